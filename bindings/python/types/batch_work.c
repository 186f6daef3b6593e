/* SPDX-License-Identifier: MIT
 * Steps of a batch, in which Python's lock is given up, and what they leave in the arrays of Python. No two threads work
 * on the same games: the second one is told that they are busy.
 */
#include "types.h"

#include <stdlib.h>
#include <string.h>

/* So many games are stepped and written out before the next, so that they are still in the processor's cache. */
enum { GAMES_AT_ONCE = 64 };

agi_py_batch *agi_py_batch_room(void)
{
    return calloc(1, sizeof(agi_py_batch));
}

void agi_py_batch_free(agi_py_batch *own)
{
    ag_batch_free(own->batch);
    free(own->busy);
    free(own);
}

int32_t agi_py_batch_begin(agi_py_batch *own, const ag_variant *variant, int32_t count, int32_t max_plies,
                           const uint64_t *seeds, uint32_t flags)
{
    const int32_t status = ag_batch_new(&own->batch, variant, count, max_plies, seeds, flags);

    if (status != AG_OK) return status;
    own->busy = calloc((size_t)count, 1);
    own->mask_row = ag_batch_masks(own->batch, 0, 1, NULL, 0);
    return own->busy ? AG_OK : AG_ERR_MEMORY;
}

int32_t agi_py_batch_actions(const agi_py_batch *own)
{
    return own->mask_row;
}

void agi_py_batch_show(agi_py_batch *own, uint8_t *masks, uint8_t *turns, uint8_t *done, int8_t *returns)
{
    own->masks = masks;
    own->turns = turns;
    own->done = done;
    own->returns = returns;
}

/* ---- which games are being worked on: looked at and changed only while Python's lock is held ---- */

static int32_t is_range(const agi_py_batch *own, int32_t first, int32_t count)
{
    return first >= 0 && count >= 0 && first <= ag_batch_count(own->batch) - count;
}

/* AG_OK, and the games are this thread's until they are given back. */
static int32_t take(agi_py_batch *own, int32_t first, int32_t count)
{
    if (!is_range(own, first, count)) return AG_ERR_ARGUMENT;
    if (memchr(own->busy + first, 1, (size_t)count)) return AGI_PY_BUSY;
    memset(own->busy + first, 1, (size_t)count);
    return AG_OK;
}

static void give_back(agi_py_batch *own, int32_t first, int32_t count)
{
    memset(own->busy + first, 0, (size_t)count);
}

/* ---- what a step leaves behind ---- */

static void write_rows(const agi_py_batch *own, int32_t first, int32_t count)
{
    const ag_batch *const batch = own->batch;
    const size_t at = (size_t)first;

    if (own->masks) {
        const int32_t row = own->mask_row;
        ag_batch_masks(batch, first, count, own->masks + at * (size_t)row, count * row);
    }
    ag_batch_turns(batch, first, count, own->turns + at, count);
    ag_batch_done(batch, first, count, own->done + at, count);
    ag_batch_returns(batch, first, count, own->returns + 2 * at, 2 * count);
}

/* What is done in a part of a range. */
typedef struct work {
    void (*in)(const struct work *work, int32_t first, int32_t count);
    agi_py_batch *own;
    int32_t range_first;
    int32_t plies;
    const uint8_t *which;
} work;

static void do_nothing(const work *all, int32_t first, int32_t count)
{
    (void)all;
    (void)first;
    (void)count;
}

static void play_out(const work *all, int32_t first, int32_t count)
{
    ag_batch_playout(all->own->batch, first, count, all->plies);
}

static void roll(const work *all, int32_t first, int32_t count)
{
    ag_batch_roll(all->own->batch, first, count);
}

static void reset(const work *all, int32_t first, int32_t count)
{
    ag_batch_reset(all->own->batch, first, count, all->which ? all->which + (first - all->range_first) : NULL);
}

/* Works part by part and writes out each. */
static void go_through(const work *all, int32_t first, int32_t count)
{
    for (int32_t done = 0; done < count; done += GAMES_AT_ONCE) {
        const int32_t part = count - done < GAMES_AT_ONCE ? count - done : GAMES_AT_ONCE;
        all->in(all, first + done, part);
        write_rows(all->own, first + done, part);
    }
}

/* Goes through games that nobody else is at work on. */
static int32_t go_through_own(const work *all, int32_t first, int32_t count)
{
    const int32_t status = take(all->own, first, count);
    PyThreadState *thread;

    if (status != AG_OK) return status;
    thread = PyEval_SaveThread();
    go_through(all, first, count);
    PyEval_RestoreThread(thread);
    give_back(all->own, first, count);
    return AG_OK;
}

int32_t agi_py_batch_write(agi_py_batch *own, int32_t first, int32_t count)
{
    return go_through_own(&(work){.in = do_nothing, .own = own}, first, count);
}

int32_t agi_py_batch_playout(agi_py_batch *own, int32_t first, int32_t count, int32_t plies)
{
    return go_through_own(&(work){.in = play_out, .own = own, .plies = plies}, first, count);
}

int32_t agi_py_batch_roll(agi_py_batch *own, int32_t first, int32_t count)
{
    return go_through_own(&(work){.in = roll, .own = own}, first, count);
}

int32_t agi_py_batch_reset(agi_py_batch *own, int32_t first, int32_t count, const uint8_t *which)
{
    return go_through_own(&(work){.in = reset, .own = own, .range_first = first, .which = which}, first, count);
}

/* ---- steps that may be refused ---- */

static int32_t step(agi_py_batch *own, int32_t first, int32_t count, const int32_t *actions, const ag_move *moves,
                    int32_t *at)
{
    const work shown = {.in = do_nothing, .own = own};
    int32_t status = take(own, first, count);
    PyThreadState *thread;

    if (status != AG_OK) return status;
    thread = PyEval_SaveThread();
    status = actions ? ag_batch_act(own->batch, first, count, actions, at)
                     : ag_batch_play(own->batch, first, count, moves, at);
    if (status == AG_OK) go_through(&shown, first, count);
    PyEval_RestoreThread(thread);
    give_back(own, first, count);
    return status;
}

int32_t agi_py_batch_act(agi_py_batch *own, int32_t first, int32_t count, const int32_t *actions, int32_t *at)
{
    return step(own, first, count, actions, NULL, at);
}

int32_t agi_py_batch_play(agi_py_batch *own, int32_t first, int32_t count, const ag_move *moves, int32_t *at)
{
    return step(own, first, count, NULL, moves, at);
}

/* ---- one game: short calls, which keep the lock ---- */

static int32_t is_free(agi_py_batch *own, int32_t i)
{
    if (!is_range(own, i, 1)) return AG_ERR_ARGUMENT;
    return own->busy[i] ? AGI_PY_BUSY : AG_OK;
}

int32_t agi_py_batch_copy(agi_py_batch *own, int32_t i, ag_game **out)
{
    const int32_t status = is_free(own, i);
    return status == AG_OK ? ag_game_clone(out, ag_batch_game(own->batch, i)) : status;
}

int32_t agi_py_batch_taps(agi_py_batch *own, int32_t i, int32_t *taps, int32_t cap)
{
    const int32_t status = is_free(own, i);
    return status == AG_OK ? ag_batch_taps(own->batch, i, taps, cap) : status;
}

int32_t agi_py_batch_put(agi_py_batch *own, int32_t i, const ag_game *game)
{
    int32_t status = is_free(own, i);

    if (status == AG_OK) status = ag_batch_set_game(own->batch, i, game);
    if (status == AG_OK) write_rows(own, i, 1);
    return status;
}

int32_t agi_py_batch_seed(agi_py_batch *own, int32_t i, uint64_t *seed)
{
    const int32_t status = is_free(own, i);

    if (status == AG_OK) *seed = ag_batch_seed(own->batch, i);
    return status;
}

int32_t agi_py_batch_set_seed(agi_py_batch *own, int32_t i, uint64_t seed)
{
    const int32_t status = is_free(own, i);
    return status == AG_OK ? ag_batch_set_seed(own->batch, i, seed) : status;
}

int32_t agi_py_batch_moves(agi_py_batch *own, int32_t first, int32_t count, int32_t *offsets, ag_move *moves,
                           int32_t cap)
{
    int32_t status = take(own, first, count);
    PyThreadState *thread;

    if (status != AG_OK) return status;
    thread = PyEval_SaveThread();
    status = ag_batch_moves(own->batch, first, count, offsets, moves, cap);
    PyEval_RestoreThread(thread);
    give_back(own, first, count);
    return status;
}
