/* SPDX-License-Identifier: MIT
 * Moves from which one is picked, as sets in the order of the list, for every width of board: include board8x8.h or its
 * like first. */
#ifndef AGI_MOVE_CHOICE_H
#define AGI_MOVE_CHOICE_H

#include "orthodox.h"

/* More than there are in any game; with more, which only unchecked moves and waived problems lead to, the moves of those
 * behind are not in the choice but counted. */
enum { MOVE_SETS_MAX = 128 };

/* Moves that differ in one number: that of each member, times `factor`, is added to `base`. With promotions, one move for
 * each of these. */
typedef struct move_set {
    squares members;
    ag_move base;
    ag_move factor;
    const agi_orthodox_game *promotions;
} move_set;

typedef struct move_choice {
    agi_cpu cpu;
    uint32_t count;
    uint32_t moves;                     /* of all that was added */
    uint32_t before[MOVE_SETS_MAX + 1]; /* moves added before each set, and before the next */
    move_set sets[MOVE_SETS_MAX];
} move_choice;

static AGI_PART void begin_choice(move_choice *choice, agi_cpu cpu)
{
    choice->cpu = cpu;
    choice->count = 0;
    choice->moves = 0;
    choice->before[0] = 0;
}

static AGI_PART void add_move_set(move_choice *choice, move_set set, uint32_t moves)
{
    choice->moves += moves;
    if (choice->count == MOVE_SETS_MAX) return;
    choice->sets[choice->count] = set;
    choice->before[++choice->count] = choice->moves;
}

/* The set's move in a place, from 0. */
static AGI_PART ag_move move_of_set(agi_cpu cpu, const move_set *set, uint32_t place)
{
    const agi_orthodox_game *promotions = set->promotions;
    const uint32_t moves_each = promotions ? (uint32_t)promotions->promotion_count : 1;
    const uint32_t member = square_at(cpu, set->members, place / moves_each);
    const ag_move move = set->base + set->factor * member;

    return promotions ? move | (ag_move)promotions->promotions[place % moves_each] << AGI_MOVE_EXTRA_SHIFT : move;
}

/* The move in a place, from 0; 0 when it is in none of the sets. The set is found without a branch for each, which could
 * not be foreseen. */
static AGI_PART ag_move chosen_move(const move_choice *choice, uint32_t place)
{
    uint32_t set = 0;

    for (uint32_t i = 1; i <= choice->count; i++) set += choice->before[i] <= place;
    if (set == choice->count || !has_any(choice->sets[set].members)) return 0;
    return move_of_set(choice->cpu, &choice->sets[set], place - choice->before[set]);
}

#endif
