/* SPDX-License-Identifier: MIT
 *
 * Moves as hosts write them. Most hosts see a move as a piece that goes from one square to another, where it may become
 * another piece: "e2e4", "e7e8q". A roll that follows a move is part of it. */
#ifndef ENGINE_MOVES_H
#define ENGINE_MOVES_H

#include "view.h"

/* How moves are written. */
enum {
    MOVES_WHOLE,   /* all that they do, as the library writes them: "a1a2,d1>c1", "e2e3=N" */
    MOVES_ORTHODOX /* in the way of chess, for hosts that know the variant's rules */
};

/* The plies of the game from `ply` on as one move; to be freed. */
char *moves_of_plies(const view *of, const ag_game *game, int32_t ply, int32_t style);
/* The same as a host's board makes it, which stands as in `shown`: the piece goes to the square, whatever stands there,
 * and may become another one. NULL when that does not lead to the board of the game. */
char *moves_shown(const view *of, const ag_game *game, int32_t ply, const int32_t *shown);
/* A line of moves behind the game's position, as far as it can be played; to be freed. */
char *moves_of_line(const view *of, const ag_game *game, const ag_move *moves, int32_t count, int32_t style);

/* Plays the move of a text, in any way in which it can be written, and its roll if it has one. */
int32_t moves_play(const view *of, ag_game *game, const char *text, char *why, int32_t why_cap);

/* Reads the two squares at the beginning of a text, and the letter behind them; 0 when there are not two. */
int moves_read_squares(const view *of, const char *text, int32_t *from, int32_t *to, char *letter);

/* Lets the die fall when a roll is due. */
void moves_roll(ag_game *game, uint64_t *seed);

#endif
