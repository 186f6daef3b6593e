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

/* The square that comes first, taken out of a set: rank after rank by number, file after file as text. */
static int32_t take_first(const wanted_turn *wanted, square_set *left)
{
    const square_set first_file = UINT64_C(0x40810204081);
    square_set first = *left;
    int32_t square;

    for (int32_t file = 0; wanted->as_text && file < FILES; file++) {
        first = *left & first_file << file;
        if (first != 0) break;
    }
    square = take_square(&first);
    *left &= ~one_square(square);
    return square;
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
    square_set targets = useful_targets(now, wanted, from);

    while (targets != 0) {
        const int32_t to = take_first(wanted, &targets);
        turn_so_far next = *now;

        found->actions[now->actions] = agi_diaballik_act(&next, from, to);
        if (find(&next, wanted, actions - 1, found)) return true;
    }
    return false;
}

/* The first sequence of exactly so many more actions. */
static bool find(const turn_so_far *now, const wanted_turn *wanted, int32_t actions, sequence *found)
{
    square_set stones = now->own;

    if (!is_within_reach(now, wanted, actions)) return false;
    found->count = now->actions;
    if (actions == 0) return true;
    while (stones != 0) {
        if (find_from(now, wanted, take_first(wanted, &stones), actions, found)) return true;
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
