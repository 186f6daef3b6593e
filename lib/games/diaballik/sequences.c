/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: the sequence of actions that stands for a turn (section 6). Actions are tried in order, and
 * given up where too few are left for what still differs from the turn's board. */
#include "actions.h"

/* What a sequence has to lead to, and how squares are compared. */
typedef struct wanted_turn {
    square_set own;
    int32_t carrier;
    bool as_text;
} wanted_turn;

/* The i-th square: rank after rank by number, file after file as text. */
static int32_t square_in_order(const wanted_turn *wanted, int32_t i)
{
    return wanted->as_text ? i % RANKS * FILES + i / RANKS : i;
}

static bool is_within_reach(const turn_so_far *now, const wanted_turn *wanted, int32_t actions)
{
    const int32_t passes = now->carrier != wanted->carrier;
    const int32_t moves = (int32_t)agi_count_bits(now->own & ~wanted->own);

    return passes <= now->passes_left && moves <= now->moves_left && passes + moves <= actions;
}

/* The targets of a stone from which the turn's board can still be reached. A stone that has received the character
 * stays where it is, so a pass goes to the character's last square. */
static square_set useful_targets(const turn_so_far *now, const wanted_turn *wanted, int32_t from)
{
    const square_set targets = agi_diaballik_targets(now, from);
    const int32_t misplaced = (int32_t)agi_count_bits(now->own & ~wanted->own);
    const int32_t misplaced_others = misplaced - !has_square(wanted->own, from);
    const int32_t moves_after = now->moves_left - 1;

    if (from == now->carrier) return targets & one_square(wanted->carrier);
    if (misplaced_others > moves_after) return 0;
    return misplaced_others == moves_after ? targets & wanted->own : targets;
}

static bool find(const turn_so_far *now, const wanted_turn *wanted, int32_t actions, sequence *found);

/* Tries the actions of one stone. */
static bool find_from(const turn_so_far *now, const wanted_turn *wanted, int32_t from, int32_t actions, sequence *found)
{
    const square_set targets = useful_targets(now, wanted, from);

    for (int32_t i = 0; targets != 0 && i < SQUARES; i++) {
        const int32_t to = square_in_order(wanted, i);
        turn_so_far next;

        if (!has_square(targets, to)) continue;
        next = *now;
        found->actions[now->actions] = agi_diaballik_act(&next, from, to);
        if (find(&next, wanted, actions - 1, found)) return true;
    }
    return false;
}

/* The first sequence of exactly so many more actions. */
static bool find(const turn_so_far *now, const wanted_turn *wanted, int32_t actions, sequence *found)
{
    if (!is_within_reach(now, wanted, actions)) return false;
    found->count = now->actions;
    if (actions == 0) return true;
    for (int32_t i = 0; i < SQUARES; i++) {
        const int32_t from = square_in_order(wanted, i);
        if (has_square(now->own, from) && find_from(now, wanted, from, actions, found)) return true;
    }
    return false;
}

static wanted_turn wanted_of(const diaballik_position *position, ag_move move, bool as_text)
{
    const turn made = turn_of(move);

    return (wanted_turn){
        .own = stones_after(position->stones[position->head.side], &made), .carrier = made.carrier, .as_text = as_text};
}

static sequence find_first(const ag_variant *variant, const diaballik_position *position, const wanted_turn *wanted)
{
    const turn_so_far now = agi_diaballik_begin_turn(variant, position);
    sequence found = {.count = 0};

    for (int32_t actions = 1; actions <= ACTIONS_MAX && !find(&now, wanted, actions, &found); actions++) continue;
    return found;
}

sequence agi_diaballik_first_by_number(const ag_variant *variant, const diaballik_position *position, ag_move move)
{
    const wanted_turn wanted = wanted_of(position, move, false);
    return find_first(variant, position, &wanted);
}

sequence agi_diaballik_first_by_text(const ag_variant *variant, const diaballik_position *position, ag_move move)
{
    const wanted_turn wanted = wanted_of(position, move, true);
    return find_first(variant, position, &wanted);
}

bool agi_diaballik_begins_on(const ag_variant *variant, const diaballik_position *position, ag_move move,
                             int32_t square)
{
    const wanted_turn wanted = wanted_of(position, move, false);
    const turn_so_far now = agi_diaballik_begin_turn(variant, position);
    sequence found = {.count = 0};

    for (int32_t actions = 1; actions <= ACTIONS_MAX; actions++) {
        if (find_from(&now, &wanted, square, actions, &found)) return true;
    }
    return false;
}
