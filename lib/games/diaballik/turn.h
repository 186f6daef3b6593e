/* SPDX-License-Identifier: MIT
 * A turn (section 3). Two sequences of actions that leave the same board are the same turn, so a turn is
 * its outcome: the squares its stones leave, those they enter, and the character's square afterwards.
 *
 * As ag_move: bit 30 is set, bits 0-5 are the character's square; bits 24-29 and 12-17 are the squares left, bits 18-23
 * and 6-11 those entered, both in ascending order. When one square is left the second pair is 0, 0, and when none is
 * left the first pair is 0, 0 too.
 */
#ifndef AGI_DIABALLIK_TURN_H
#define AGI_DIABALLIK_TURN_H

#include "position.h"

enum { SQUARE_MASK = 63, TURN_MOVES = 2 /* stone moves of a turn; there is one pass besides */ };

enum { IS_TURN = 1 << 30, LEFT_1_SHIFT = 24, ENTERED_1_SHIFT = 18, LEFT_2_SHIFT = 12, ENTERED_2_SHIFT = 6 };

/* What a number says of a turn. Any number can be taken apart; squares are below 64. */
typedef struct turn {
    int32_t left[TURN_MOVES];
    int32_t entered[TURN_MOVES];
    int32_t carrier; /* the character's square afterwards */
} turn;

static inline turn turn_of(ag_move move)
{
    return (turn){
        .left = {move >> LEFT_1_SHIFT & SQUARE_MASK, move >> LEFT_2_SHIFT & SQUARE_MASK},
        .entered = {move >> ENTERED_1_SHIFT & SQUARE_MASK, move >> ENTERED_2_SHIFT & SQUARE_MASK},
        .carrier = move & SQUARE_MASK,
    };
}

/* A stone where one is left, none where one is entered; a pair 0, 0 changes nothing. */
static inline square_set stones_after(square_set own, const turn *made)
{
    for (int32_t i = 0; i < TURN_MOVES; i++) own ^= one_square(made->left[i]) ^ one_square(made->entered[i]);
    return own;
}

/* The number of the turn that leads from one set of own stones to another, which differs by at most two. */
ag_move agi_diaballik_turn(square_set before, square_set after, int32_t carrier);

/* turn.c: agi_rules */
agi_play_rule agi_diaballik_play;

/* turns.c: agi_rules */
agi_moves_rule agi_diaballik_moves;
agi_count_rule agi_diaballik_count;
agi_count_rule agi_diaballik_count_popcnt;
agi_pick_rule agi_diaballik_pick;
agi_pick_rule agi_diaballik_pick_popcnt;

/* legality.c: agi_rules */
agi_is_legal_rule agi_diaballik_is_legal;

/* end.c: agi_rules */
agi_verdict_rule agi_diaballik_verdict;
/* Whether goal or an unfair game has ended it: all ends but being stuck, where there is no turn anyway. */
bool agi_diaballik_is_decided(const diaballik_position *position);

#endif
