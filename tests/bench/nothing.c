/* SPDX-License-Identifier: MIT */
#include "nothing.h"

#include <stddef.h>
#include <stdlib.h>

enum { PLIES_MAX = 64 };

struct nothing_game {
    int32_t moves;
    int32_t ply;
    uint32_t played[PLIES_MAX];
};

nothing_game *nothing_new(int32_t moves)
{
    nothing_game *game = calloc(1, sizeof *game);
    if (game) game->moves = moves;
    return game;
}

void nothing_free(nothing_game *game)
{
    free(game);
}

int32_t nothing_moves(const nothing_game *game, uint32_t *buf, int32_t cap)
{
    if (!game || !buf) return -1;
    for (int32_t i = 0; i < game->moves && i < cap; i++) buf[i] = (uint32_t)i + 1;
    return game->moves;
}

int32_t nothing_play(nothing_game *game, uint32_t move)
{
    if (!game || game->ply == PLIES_MAX) return -1;
    game->played[game->ply++] = move;
    return 0;
}

int32_t nothing_undo(nothing_game *game)
{
    if (!game || game->ply == 0) return -1;
    game->ply--;
    return 0;
}
