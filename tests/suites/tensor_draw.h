/* SPDX-License-Identifier: MIT
 * Random positions of Tensor Chess: few pieces or many, few beasts or twelve a side, with castling rights and en passant
 * squares now and then. */
#ifndef TENSOR_DRAW_H
#define TENSOR_DRAW_H

#include "fixture.h"

enum { TENSOR_HABITS = 5 /* ways to draw: from a few beasts to nothing but beasts */ };

/* A game from a random position that is playable; *seed goes forward. */
ag_game *draw_tensor_game(uint64_t *seed, uint32_t habit);

#endif
