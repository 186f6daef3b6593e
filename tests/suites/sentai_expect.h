/* SPDX-License-Identifier: MIT
 * What the suites about the rules of Sentai Chess expect again and again. */
#ifndef SENTAI_EXPECT_H
#define SENTAI_EXPECT_H

#include "fixture.h"

/* The coordinate texts of the moves from a square, NULL for all, in alphabetical order, a blank between two. */
void expect_moves_in(const char *variant, const char *position, const char *from, const char *moves);
/* The same in both variants. */
void expect_moves(const char *position, const char *from, const char *moves);

/* How a position stands by its board alone, in both variants. */
void expect_end(const char *position, int32_t result, int32_t reason);

/* The position that moves lead to. */
void expect_position_after(const char *variant, const char *position, const char *moves, const char *after);

void expect_traits(const char *variant, const char *position, const char *move, int32_t traits);

#endif
