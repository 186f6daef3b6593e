/* SPDX-License-Identifier: MIT
 * Long calls in slices: Python hears Ctrl-C between them, and other threads run meanwhile. The game is the call's own,
 * so nobody changes it while Python's lock is given up.
 */
#include "types.h"

#include <stdlib.h>
#include <time.h>

static const uint64_t slice_nanoseconds = 20000000;
static const double unit_nanoseconds_most = 40000000;
/* So much work is not done again, and is much longer than the call around it. */
static const uint64_t unit_nanoseconds_enough = 20000;
/* Where a position may have very many moves, one more ply may take very much longer than the one before. */
enum { MANY_MOVES = 10000, PLIES_AT_ONCE_WITH_MANY = 2, PLIES_AT_ONCE_MOST = 6 };

static uint64_t nanoseconds(void)
{
    struct timespec now;

    timespec_get(&now, TIME_UTC);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/* A clock that is put back is taken for one that has gone far ahead. */
static int is_slice_over(uint64_t start)
{
    return nanoseconds() - start >= slice_nanoseconds;
}

void agi_py_begin_count(agi_py_counting *all, ag_game *own, int32_t depth)
{
    const int32_t moves_max = ag_variant_moves_max(ag_game_variant(own));

    *all = (agi_py_counting){.own = own, .depth = depth, .at_once = 1, .widest = {1, 1}};
    all->at_once_most = moves_max > MANY_MOVES ? PLIES_AT_ONCE_WITH_MANY : PLIES_AT_ONCE_MOST;
    ag_game_rewind(own, ag_game_ply(own)); /* perft ignores an end from outside */
    ag_game_set_automatic_draws(own, 0);   /* and draws */
}

/* Lists the moves of the next level. Returns how many there are, or a negative status. */
static int32_t list_level(agi_py_counting *all)
{
    agi_py_level *const level = all->levels + all->plies;
    int32_t count = ag_game_moves(all->own, level->moves, level->cap);

    while (count > level->cap) {
        ag_move *const larger = realloc(level->moves, sizeof *larger * (size_t)count);
        if (!larger) return AG_ERR_MEMORY;
        level->moves = larger;
        level->cap = count;
        count = ag_game_moves(all->own, level->moves, level->cap);
    }
    level->count = count;
    level->next = 0;
    if (count > all->widest[all->plies % 2]) all->widest[all->plies % 2] = count;
    return count;
}

/* As many plies as a call may take, if each position had as many moves as the widest one so far: of this side, or of
 * the other one, or of a roll. */
static void choose_plies_at_once(agi_py_counting *all)
{
    const double leaf = (double)all->unit_nanoseconds / (double)(all->unit_leaves + all->units);
    double tree = leaf * all->widest[(all->depth - 1) & 1];

    for (all->at_once = 1; all->at_once < all->at_once_most; all->at_once++) {
        tree *= all->widest[(all->depth - all->at_once - 1) & 1];
        if (tree > unit_nanoseconds_most) return;
    }
}

/* The leaves below the position on the board, by one call. */
static uint64_t count_unit(agi_py_counting *all, int32_t depth)
{
    const uint64_t start = nanoseconds();
    const uint64_t leaves = ag_game_perft(all->own, depth);

    all->last_nanoseconds = nanoseconds() - start;
    all->unit_nanoseconds += all->last_nanoseconds;
    all->unit_leaves += leaves;
    all->units++;
    choose_plies_at_once(all);
    return leaves;
}

static int32_t play_next(agi_py_counting *all)
{
    agi_py_level *const level = all->levels + all->plies;
    const int32_t status = ag_game_play_unchecked(all->own, level->moves[level->next++]);

    if (status == AG_OK) all->plies++;
    return status;
}

/* Goes to the position that is to be counted next. AG_ERR_EMPTY: there is none. */
static int32_t go_on(agi_py_counting *all)
{
    while (all->plies > 0) {
        ag_game_undo(all->own);
        all->plies--;
        if (all->levels[all->plies].next < all->levels[all->plies].count) return play_next(all);
    }
    return AG_ERR_EMPTY;
}

/* Whether one call can count the position before this one, of which next to nothing has been counted yet. */
static int is_better_counted_from_above(const agi_py_counting *all, int32_t left)
{
    if (all->last_nanoseconds >= unit_nanoseconds_enough) return 0;
    return all->plies > 0 && all->levels[all->plies - 1].next == 1 && left < all->at_once;
}

/* A position without a move is left to the library, too. */
static int32_t count_position(agi_py_counting *all)
{
    const int32_t left = all->depth - all->plies;
    const int32_t count = left > all->at_once ? list_level(all) : 0;
    uint64_t leaves;

    if (count < 0) return count;
    if (count > 0) return play_next(all);
    leaves = count_unit(all, left);
    if (is_better_counted_from_above(all, left)) {
        all->plies--;
        return ag_game_undo(all->own);
    }
    all->leaves += leaves;
    return go_on(all);
}

int32_t agi_py_count_on(agi_py_counting *all)
{
    PyThreadState *const thread = PyEval_SaveThread();
    const uint64_t start = nanoseconds();
    int32_t status;

    do {
        status = count_position(all);
    } while (status == AG_OK && !is_slice_over(start));
    PyEval_RestoreThread(thread);
    all->status = status == AG_ERR_EMPTY ? AG_OK : status;
    return status == AG_OK;
}

void agi_py_end_count(agi_py_counting *all)
{
    for (int32_t i = 0; i < AGI_PY_DEPTH_MAX; i++) free(all->levels[i].moves);
}

/* Plies are played one by one until it is known how long they take. None are played only where there are none, however
 * long the thread has had to wait: no ply tells the caller that the game has ended. */
int32_t agi_py_playout_on(ag_game *own, uint64_t *seed, int32_t max_plies)
{
    PyThreadState *const thread = PyEval_SaveThread();
    const uint64_t start = nanoseconds();
    int32_t played = 0;
    int32_t at_once = 1;

    do {
        const int32_t wanted = at_once < max_plies - played ? at_once : max_plies - played;
        const int32_t plies = ag_game_playout(own, seed, wanted);
        if (plies < 0) played = plies;
        if (plies > 0) played += plies;
        if (plies < wanted) break;
        at_once = (nanoseconds() - start) * 2 < slice_nanoseconds ? 2 * at_once : 1;
    } while (played < max_plies && !is_slice_over(start));
    PyEval_RestoreThread(thread);
    return played;
}
