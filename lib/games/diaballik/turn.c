/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: the number of a turn, and playing it. */
#include "turn.h"

ag_move agi_diaballik_turn(square_set before, square_set after, int32_t carrier)
{
    square_set left = before & ~after;
    square_set entered = after & ~before;
    ag_move move = IS_TURN | (ag_move)carrier;

    for (int32_t i = 0; i < TURN_MOVES && left != 0 && entered != 0; i++) {
        move |= (ag_move)take_square(&left) << (i == 0 ? LEFT_1_SHIFT : LEFT_2_SHIFT);
        move |= (ag_move)take_square(&entered) << (i == 0 ? ENTERED_1_SHIFT : ENTERED_2_SHIFT);
    }
    return move;
}

void agi_diaballik_play(const ag_variant *variant, const agi_position *position, ag_move move, agi_position *after)
{
    diaballik_position *next = (diaballik_position *)(void *)after;
    const turn made = turn_of(move);
    const int32_t player = position->side;
    const int32_t carrier = made.carrier < SQUARES ? made.carrier : 0;

    (void)variant;
    *next = *diaballik_of(position);
    next->stones[player] = stones_after(next->stones[player], &made) & WHOLE_BOARD;
    for (int32_t i = 0; i < TURN_MOVES; i++) {
        next->head.hash ^= agi_diaballik_stone_key(player, made.left[i]);
        next->head.hash ^= agi_diaballik_stone_key(player, made.entered[i]);
    }
    next->head.hash ^= agi_diaballik_carrier_key(player, next->carrier[player]);
    next->head.hash ^= agi_diaballik_carrier_key(player, carrier);
    next->head.hash ^= agi_diaballik_side_key();
    next->head.move = move;
    next->carrier[player] = (uint8_t)carrier;
    next->head.side = (uint8_t)(AG_BLACK - player);
    next->head.quiet++;
}
