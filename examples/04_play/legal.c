/* SPDX-License-Identifier: MIT */
#include "legal.h"
#include "memory.h"

/* Room for a list of this length, of which a failure has none. */
static void *room_for(int32_t count, size_t size)
{
    return memory_new(count < 0 ? 0 : (size_t)count, size);
}

ag_move *legal_moves(const ag_game *game, int32_t *count)
{
    *count = ag_game_moves(game, NULL, 0);
    ag_move *moves = room_for(*count, sizeof *moves);
    ag_game_moves(game, moves, *count);
    return moves;
}

ag_move *legal_moves_from(const ag_game *game, int32_t square, int32_t *count)
{
    *count = ag_game_moves_from(game, square, NULL, 0);
    ag_move *moves = room_for(*count, sizeof *moves);
    ag_game_moves_from(game, square, moves, *count);
    return moves;
}

int32_t *legal_taps(const ag_game *game, const int32_t *taps, int32_t tap_count, int32_t *count)
{
    *count = ag_game_next_taps(game, taps, tap_count, NULL, 0);
    int32_t *next = room_for(*count, sizeof *next);
    ag_game_next_taps(game, taps, tap_count, next, *count);
    return next;
}
