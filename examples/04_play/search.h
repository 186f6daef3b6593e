/* SPDX-License-Identifier: MIT
 *
 * A simple opponent for any game: it knows nothing but the rules. */
#ifndef PLAY_SEARCH_H
#define PLAY_SEARCH_H

#include <abstractgames/abstractgames.h>

enum { SEARCH_WON = 1000, SEARCH_EVEN = 500 };

/* A number below n, from the generator that the header of the library describes. */
uint32_t search_draw(uint64_t *seed, uint32_t n);

/* The move that seems best for the player to move, who must be White or Black, and how good it seems to them, from 0
 * (lost) to SEARCH_WON. `effort` bounds the work, in moves looked at; Ctrl-C cuts it short. The same seed finds the same
 * move, unless it was cut short. */
ag_move search_move(const ag_game *game, uint64_t effort, uint64_t *seed, int32_t *estimate);

#endif
