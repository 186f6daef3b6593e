/* SPDX-License-Identifier: MIT
 * A library of games whose positions all have the same moves: the three calls of a public loop, with nothing behind
 * them. What a loop costs with it no library behind such calls can cost less. */
#ifndef NOTHING_H
#define NOTHING_H

#include <stdint.h>

typedef struct nothing_game nothing_game;

/* A game that has so many moves in each position; NULL when there is no memory. */
nothing_game *nothing_new(int32_t moves);
void nothing_free(nothing_game *game);
/* As ag_game_moves, ag_game_play_unchecked and ag_game_undo. */
int32_t nothing_moves(const nothing_game *game, uint32_t *buf, int32_t cap);
int32_t nothing_play(nothing_game *game, uint32_t move);
int32_t nothing_undo(nothing_game *game);

#endif
