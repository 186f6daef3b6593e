/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: taps and steps. An action is two taps: a stone and its target, or the carrier and the receiver.
 * A turn may end after any of its actions, so whatever is legal can still be completed. */
#include "actions.h"

/* Where taps have led. */
typedef struct tap_walk {
    turn_so_far now;
    int32_t from; /* the first tap of an action, -1 between two actions */
    bool is_done;
} tap_walk;

static tap_walk begin_walk(const ag_variant *variant, const agi_position *position)
{
    return (tap_walk){.now = agi_diaballik_begin_turn(variant, diaballik_of(position)), .from = -1};
}

static agi_tap_set offers_at(const tap_walk *walk)
{
    if (walk->is_done) return (agi_tap_set){.done = false};
    if (walk->from >= 0) return (agi_tap_set){.squares = {agi_diaballik_targets(&walk->now, walk->from)}};
    const square_set starts = agi_diaballik_starts(&walk->now);
    return (agi_tap_set){.squares = {starts}, .done = starts != 0 && walk->now.actions > 0};
}

static bool is_offered(const agi_tap_set *offers, int32_t tap)
{
    if (tap == AG_TAP_DONE) return offers->done;
    return tap >= 0 && tap < SQUARES && has_square(offers->squares[0], tap);
}

/* Takes a tap that is offered. True when it completes an action, which is then written to *made. */
static bool take_tap(tap_walk *walk, int32_t tap, action *made)
{
    if (tap == AG_TAP_DONE) {
        walk->is_done = true;
    } else if (walk->from < 0) {
        walk->from = tap;
    } else {
        *made = agi_diaballik_act(&walk->now, walk->from, tap);
        walk->from = -1;
        return true;
    }
    return false;
}

static int32_t follow(const ag_variant *variant, const agi_position *position, const int32_t *taps, int32_t n,
                      agi_tap_set *offers, ag_move *move)
{
    tap_walk walk = begin_walk(variant, position);
    action made;

    *offers = offers_at(&walk);
    for (int32_t i = 0; i < n; i++) {
        if (!is_offered(offers, taps[i])) return AG_ERR_ILLEGAL;
        take_tap(&walk, taps[i], &made);
        *offers = offers_at(&walk);
    }
    if (offers->squares[0] != 0) return AG_ERR_AMBIGUOUS;
    *move = agi_diaballik_turn_made(diaballik_of(position), &walk.now);
    return AG_OK;
}

/* ---- steps ---- */

static void add_change(int32_t square, int32_t before, int32_t after, int32_t group, agi_steps *steps)
{
    const ag_step change = {
        .action = AG_STEP_CHANGE, .from = square, .to = square, .before = before, .after = after, .group = group};

    agi_add_step(steps, change);
}

/* Each action is a group of its own. */
static void add_action(action made, int32_t player, int32_t group, agi_steps *steps)
{
    const int32_t stone = ag_piece_make(KIND_STONE, player);
    const int32_t carrier = ag_piece_make(KIND_CARRIER, player);
    const ag_step move = {
        .action = AG_STEP_MOVE, .from = made.from, .to = made.to, .before = stone, .after = stone, .group = group};

    if (made.is_pass) {
        add_change(made.from, carrier, stone, group, steps);
        add_change(made.to, stone, carrier, group, steps);
    } else {
        agi_add_step(steps, move);
    }
}

static void steps_tapped(const ag_variant *variant, const agi_position *position, const int32_t *taps, int32_t n,
                         agi_steps *steps)
{
    tap_walk walk = begin_walk(variant, position);
    action made;

    for (int32_t i = 0; i < n; i++) {
        if (take_tap(&walk, taps[i], &made)) add_action(made, position->side, walk.now.actions - 1, steps);
    }
}

void agi_diaballik_move_steps(const ag_variant *variant, const agi_position *position, ag_move move, agi_steps *steps)
{
    const sequence found = agi_diaballik_first_by_number(variant, diaballik_of(position), move);

    for (int32_t i = 0; i < found.count; i++) add_action(found.actions[i], position->side, i, steps);
}

/* "a1a2,d1>f3": the actions made, and the one that is refused. */
static bool write_tapped(const ag_variant *variant, const agi_position *position, const int32_t *taps, int32_t n,
                         agi_writer *text)
{
    tap_walk walk = begin_walk(variant, position);
    action made;

    for (int32_t i = 0; i + 1 < n; i++) {
        if (!take_tap(&walk, taps[i], &made)) continue;
        agi_diaballik_write_action(variant, made, text);
        agi_put_char(text, ',');
    }
    if (walk.from < 0) return false;
    made = (action){.from = walk.from, .to = taps[n - 1], .is_pass = walk.from == walk.now.carrier};
    agi_diaballik_write_action(variant, made, text);
    return true;
}

/* ---- the taps of a turn, and the turns of a tap ---- */

static int32_t shortest_taps(const ag_variant *variant, const agi_position *position, ag_move move, int32_t *taps)
{
    const sequence found = agi_diaballik_first_by_number(variant, diaballik_of(position), move);
    turn_so_far now = agi_diaballik_begin_turn(variant, diaballik_of(position));
    int32_t count = 0;

    for (int32_t i = 0; i < found.count; i++) {
        taps[count++] = found.actions[i].from;
        taps[count++] = found.actions[i].to;
        agi_diaballik_act(&now, found.actions[i].from, found.actions[i].to);
    }
    if (agi_diaballik_starts(&now) != 0) taps[count++] = AG_TAP_DONE;
    return count;
}

/* The turns that begin with a square, being chosen from all. */
typedef struct turn_choice {
    const ag_variant *variant;
    const diaballik_position *position;
    int32_t square;
    agi_moves *chosen;
} turn_choice;

static void choose_turn(void *visitor, ag_move move)
{
    const turn_choice *choice = visitor;

    if (agi_diaballik_begins_on(choice->variant, choice->position, move, choice->square)) {
        agi_add_move(choice->chosen, move);
    }
}

static void turns_from(const ag_variant *variant, const agi_position *position, int32_t square, agi_moves *chosen)
{
    turn_choice choice = {.variant = variant, .position = diaballik_of(position), .square = square, .chosen = chosen};
    agi_moves all = {.visit = choose_turn, .visitor = &choice};
    const turn_so_far now = agi_diaballik_begin_turn(variant, diaballik_of(position));

    if (agi_diaballik_targets(&now, square) != 0) agi_diaballik_moves(variant, position, &all);
}

const agi_turn_taps agi_diaballik_taps = {
    .follow = follow,
    .steps = steps_tapped,
    .write = write_tapped,
    .shortest = shortest_taps,
    .moves_from = turns_from,
};
