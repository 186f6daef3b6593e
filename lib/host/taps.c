/* SPDX-License-Identifier: MIT
 * Taps: what a player touches to make a move.
 *
 * A game with plain moves gives each move's tap sequences (rules.h, tap_path). Those of all legal moves form a tree;
 * the taps given so far lead to a node of it, and what branches off there is what may be tapped next. Where
 * the only branch is a choice it is passed over, since a question with one answer is not asked. A game whose moves are
 * turns of several actions follows the taps itself (agi_turn_taps). */
#include "taps.h"

#include <string.h>

#include "each_move.h"

/* ---- sets of taps ---- */

static bool is_choice(int32_t tap)
{
    return tap >= AG_TAP_CHOICE && tap < AG_TAP_CHOICE + AGI_CHOICES_MAX;
}

void agi_offer_tap(agi_tap_set *set, int32_t tap)
{
    if (tap == AG_TAP_DONE) {
        set->done = true;
    } else if (is_choice(tap)) {
        const int32_t choice = tap - AG_TAP_CHOICE;
        set->choices[choice / 64] |= UINT64_C(1) << choice % 64;
    } else {
        set->squares[tap / 64] |= UINT64_C(1) << tap % 64;
    }
}

bool agi_is_offered(const agi_tap_set *set, int32_t tap)
{
    if (tap == AG_TAP_DONE) return set->done;
    if (is_choice(tap)) {
        const int32_t choice = tap - AG_TAP_CHOICE;
        return (set->choices[choice / 64] >> choice % 64 & 1) != 0;
    }
    return tap >= 0 && tap < AGI_SQUARES_MAX && (set->squares[tap / 64] >> tap % 64 & 1) != 0;
}

int32_t agi_list_taps(const agi_tap_set *set, int32_t *buf, int32_t cap)
{
    int32_t count = 0;

    for (int32_t tap = 0; tap < AG_TAP_CHOICE + AGI_CHOICES_MAX; tap = tap == AGI_SQUARES_MAX ? AG_TAP_DONE : tap + 1) {
        if (!agi_is_offered(set, tap)) continue;
        if (count < cap) buf[count] = tap;
        count++;
    }
    return count;
}

int32_t agi_list_choices(const agi_tap_set *set, int32_t choices[AGI_CHOICES_MAX])
{
    agi_tap_set only = {.done = false};

    memcpy(only.choices, set->choices, sizeof only.choices);
    return agi_list_taps(&only, choices, AGI_CHOICES_MAX);
}

bool agi_are_choices(const agi_tap_set *set)
{
    const uint64_t choices = set->choices[0] | set->choices[1] | set->choices[2] | set->choices[3];
    return choices != 0 && !set->done && (set->squares[0] | set->squares[1]) == 0;
}

/* The choice that is all a set offers; -1 when there is more or something else. */
static int32_t lone_choice(const agi_tap_set *set)
{
    int32_t only[1] = {0};
    return agi_are_choices(set) && agi_list_taps(set, only, 1) == 1 ? only[0] : -1;
}

/* ---- the tree of tap paths ---- */

/* Whether a path leads through a node or ends there. */
static bool leads_through(const agi_tapped *here, const int32_t *path, int32_t length)
{
    return length >= here->length && memcmp(path, here->path, (size_t)here->length * sizeof *path) == 0;
}

/* Notes what one path of a legal move adds to a node: a branch, or the end of the path. */
static void note_path(agi_tapped *here, const int32_t *path, int32_t length, ag_move move)
{
    if (!leads_through(here, path, length)) return;
    if (length == here->length) {
        here->move = move;
    } else {
        agi_offer_tap(&here->offers, path[here->length]);
    }
}

static void note_move(const ag_game *game, agi_tapped *here, ag_move move)
{
    int32_t path[AGI_PATH_MAX];
    int32_t length;

    for (int32_t which = 0;; which++) {
        length = game->rules->tap_path(game->variant, game->now, move, which, path);
        if (length == 0) return;
        note_path(here, path, length, move);
    }
}

/* Finds what branches off a node, given its path. */
static void look_around(const ag_game *game, agi_tapped *here)
{
    agi_each_move each;

    here->offers = (agi_tap_set){0};
    here->move = 0;
    agi_begin_moves(&each, game->variant, game->now);
    while (agi_next_move(&each)) note_move(game, here, each.move);
}

/* Looks around, and goes on along choices that need not be asked. */
static void arrive(const ag_game *game, agi_tapped *here)
{
    int32_t tap;

    look_around(game, here);
    for (tap = lone_choice(&here->offers); tap >= 0; tap = lone_choice(&here->offers)) {
        here->path[here->length++] = tap;
        look_around(game, here);
    }
}

static int32_t follow_paths(const ag_game *game, const int32_t *taps, int32_t n, agi_tapped *here)
{
    here->length = 0;
    arrive(game, here);
    for (int32_t i = 0; i < n; i++) {
        if (here->move != 0 || !agi_is_offered(&here->offers, taps[i])) return AG_ERR_ILLEGAL;
        here->path[here->length++] = taps[i];
        arrive(game, here);
    }
    return here->move != 0 ? AG_OK : AG_ERR_AMBIGUOUS;
}

/* ---- what the moves of a node share ---- */

/* Keeps the steps that another move makes as well. What arrives may differ (a Pawn becomes one piece or another): then
 * what has left has arrived, unchanged. False when the moves differ in more. */
static bool keep_shared(agi_steps *shared, const agi_steps *other)
{
    if (shared->count != other->count) return false;
    for (int32_t i = 0; i < shared->count; i++) {
        ag_step *mine = &shared->buf[i];
        const ag_step *theirs = &other->buf[i];
        if (mine->action != theirs->action || mine->from != theirs->from || mine->to != theirs->to ||
            mine->before != theirs->before || mine->group != theirs->group)
            return false;
        if (mine->after == theirs->after) continue;
        if (mine->action != AG_STEP_MOVE) return false;
        mine->after = mine->before;
    }
    return true;
}

static bool passes(const ag_game *game, const agi_tapped *here, ag_move move)
{
    int32_t path[AGI_PATH_MAX];

    for (int32_t which = 0;; which++) {
        const int32_t length = game->rules->tap_path(game->variant, game->now, move, which, path);
        if (length == 0) return false;
        if (leads_through(here, path, length)) return true;
    }
}

/* Looks at one move of a node; false when it shares too little with those before it. */
static bool share_move(const ag_game *game, ag_move move, bool is_first, agi_steps *shared)
{
    ag_step buf[AGI_PLAIN_STEPS_MAX];
    agi_steps steps = {.buf = buf, .cap = AGI_PLAIN_STEPS_MAX};

    if (is_first) {
        game->rules->move_steps(game->variant, game->now, move, shared);
        return shared->count <= shared->cap;
    }
    game->rules->move_steps(game->variant, game->now, move, &steps);
    return keep_shared(shared, &steps);
}

void agi_share_steps(const ag_game *game, const agi_tapped *here, agi_steps *shared)
{
    agi_each_move each;
    bool is_first = true;

    agi_begin_moves(&each, game->variant, game->now);
    while (agi_next_move(&each)) {
        if (!passes(game, here, each.move)) continue;
        if (!share_move(game, each.move, is_first, shared)) {
            shared->count = 0;
            return;
        }
        is_first = false;
    }
}

/* ---- following taps in any game ---- */

int32_t agi_follow_taps(const ag_game *game, const int32_t *taps, int32_t n, agi_tapped *tapped)
{
    const agi_turn_taps *turn_taps = game->rules->turn_taps;

    *tapped = (agi_tapped){.length = 0};
    if (agi_is_over(game)) return AG_ERR_FINISHED;
    if (!turn_taps) return follow_paths(game, taps, n, tapped);
    return turn_taps->follow(game->variant, game->now, taps, n, &tapped->offers, &tapped->move);
}

bool agi_are_taps(const int32_t *taps, int32_t n)
{
    return n == 0 || (n > 0 && taps != NULL);
}

int32_t ag_game_next_taps(const ag_game *game, const int32_t *taps, int32_t n, int32_t *next, int32_t cap)
{
    agi_tapped tapped;
    int32_t status;

    if (!game || !agi_are_taps(taps, n) || !agi_is_buffer(next, cap)) return AG_ERR_ARGUMENT;
    status = agi_follow_taps(game, taps, n, &tapped);
    if (status == AG_ERR_AMBIGUOUS) return agi_list_taps(&tapped.offers, next, cap);
    return status == AG_OK ? 0 : status;
}

/* ---- the taps of a move ---- */

/* The taps that walk along a path: all of it but the choices that are not asked. Their number. */
static int32_t taps_along(const ag_game *game, const int32_t *path, int32_t length, int32_t *taps)
{
    agi_tapped here = {.length = 0};
    int32_t count = 0;

    arrive(game, &here);
    while (here.length < length) {
        taps[count++] = path[here.length];
        here.path[here.length] = path[here.length];
        here.length++;
        arrive(game, &here);
    }
    return count;
}

static bool is_better(const int32_t *taps, int32_t n, const int32_t *best, int32_t best_n)
{
    if (n != best_n) return n < best_n;
    for (int32_t i = 0; i < n; i++) {
        if (taps[i] != best[i]) return taps[i] < best[i];
    }
    return false;
}

static int32_t shortest_taps(const ag_game *game, ag_move move, int32_t *best)
{
    int32_t path[AGI_PATH_MAX];
    int32_t taps[AGI_PATH_MAX];
    int32_t best_count = AGI_PATH_MAX + 1;

    for (int32_t which = 0;; which++) {
        const int32_t length = game->rules->tap_path(game->variant, game->now, move, which, path);
        int32_t count;

        if (length == 0) return best_count;
        count = taps_along(game, path, length, taps);
        if (!is_better(taps, count, best, best_count)) continue;
        memcpy(best, taps, (size_t)count * sizeof *taps);
        best_count = count;
    }
}

int32_t ag_move_taps(const ag_game *game, ag_move move, int32_t *taps, int32_t cap)
{
    const agi_turn_taps *turn_taps;
    int32_t best[AGI_TAPS_MAX];
    int32_t count;
    int32_t status;

    if (!game || !agi_is_buffer(taps, cap)) return AG_ERR_ARGUMENT;
    status = agi_check_move(game, move);
    if (status != AG_OK) return status;
    turn_taps = game->rules->turn_taps;
    count = turn_taps ? turn_taps->shortest(game->variant, game->now, move, best) : shortest_taps(game, move, best);
    for (int32_t i = 0; i < count && i < cap; i++) taps[i] = best[i];
    return count;
}

/* ---- moves by their first tap ---- */

static bool begins_with(const ag_game *game, ag_move move, int32_t square)
{
    int32_t path[AGI_PATH_MAX];

    for (int32_t which = 0; game->rules->tap_path(game->variant, game->now, move, which, path) > 0; which++) {
        if (path[0] == square) return true;
    }
    return false;
}

/* The moves that begin with a square, being chosen from all. */
typedef struct move_choice {
    const ag_game *game;
    int32_t square;
    agi_moves *chosen;
} move_choice;

static void choose_move(void *visitor, ag_move move)
{
    const move_choice *choice = visitor;

    if (begins_with(choice->game, move, choice->square)) agi_add_move(choice->chosen, move);
}

int32_t ag_game_moves_from(const ag_game *game, int32_t square, ag_move *buf, int32_t cap)
{
    const agi_turn_taps *turn_taps;
    agi_moves chosen = {.buf = buf, .cap = (uint32_t)cap};
    move_choice choice = {.game = game, .square = square, .chosen = &chosen};
    agi_moves all = {.visit = choose_move, .visitor = &choice};

    if (!game || square < 0 || square >= agi_square_count(game->variant) || !agi_is_buffer(buf, cap))
        return AG_ERR_ARGUMENT;
    turn_taps = game->rules->turn_taps;
    if (!turn_taps) {
        agi_list_moves(game, &all);
    } else if (!agi_is_stopped(game)) {
        turn_taps->moves_from(game->variant, game->now, square, &chosen);
    }
    return (int32_t)chosen.count;
}
