/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: single actions, each judged on the board left by the one before (section 3). */
#include "actions.h"

turn_so_far agi_diaballik_begin_turn(const ag_variant *variant, const diaballik_position *position)
{
    const int32_t player = position->head.side;

    return (turn_so_far){
        .slides = stones_slide(variant),
        .player = player,
        .own = position->stones[player],
        .opposing = position->stones[AG_BLACK - player],
        .pits = position->pits,
        .carrier = position->carrier[player],
        .moves_left = TURN_MOVES,
        .passes_left = 1,
    };
}

square_set agi_diaballik_targets(const turn_so_far *now, int32_t from)
{
    const square_set occupied = now->own | now->opposing | now->pits;

    if (now->has_won || !has_square(now->own, from)) return 0;
    if (from == now->carrier) return now->passes_left > 0 ? pass_run(from, now->opposing) & now->own : 0;
    return now->moves_left > 0 ? stone_run(now->slides, from, occupied) & ~occupied : 0;
}

square_set agi_diaballik_starts(const turn_so_far *now)
{
    square_set starts = 0;

    for (square_set left = now->own; left != 0;) {
        const int32_t from = take_square(&left);
        if (agi_diaballik_targets(now, from) != 0) starts |= one_square(from);
    }
    return starts;
}

action agi_diaballik_act(turn_so_far *now, int32_t from, int32_t to)
{
    const action made = {.from = from, .to = to, .is_pass = from == now->carrier};

    now->actions++;
    if (made.is_pass) {
        now->carrier = to;
        now->passes_left--;
        now->has_won = has_square(goal_row(now->player), to);
    } else {
        now->own ^= one_square(from) | one_square(to);
        now->moves_left--;
    }
    return made;
}

ag_move agi_diaballik_turn_made(const diaballik_position *position, const turn_so_far *now)
{
    return agi_diaballik_turn(position->stones[now->player], now->own, now->carrier);
}
