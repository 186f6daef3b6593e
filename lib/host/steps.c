/* SPDX-License-Identifier: MIT
 * Where a move goes and what it changes on the board. */
#include "game.h"

void agi_add_step(agi_steps *steps, ag_step step)
{
    if (steps->count < steps->cap) steps->buf[steps->count] = step;
    steps->count++;
}

int32_t ag_move_steps(const ag_game *game, ag_move move, ag_step *buf, int32_t cap)
{
    agi_steps steps = {.buf = buf, .cap = cap};
    int32_t status;

    if (!game || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    status = agi_check_move(game, move);
    if (status != AG_OK) return status;
    game->rules->move_steps(game->variant, game->now, move, &steps);
    return steps.count;
}

int32_t ag_move_from(const ag_game *game, ag_move move)
{
    const int32_t status = game ? agi_check_move(game, move) : AG_ERR_ARGUMENT;
    return status == AG_OK ? game->rules->move_from(game->variant, game->now, move) : status;
}

int32_t ag_move_to(const ag_game *game, ag_move move)
{
    const int32_t status = game ? agi_check_move(game, move) : AG_ERR_ARGUMENT;
    return status == AG_OK ? game->rules->move_to(game->variant, game->now, move) : status;
}
