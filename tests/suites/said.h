/* SPDX-License-Identifier: MIT
 * Comments and marks for games of tests. */
#ifndef SAID_H
#define SAID_H

#include "fixture.h"

/* Adds comments and marks at some plies, of every sort that a game can have. */
void say_something(ag_game *game, uint64_t *seed);

/* Both games have the same comments and marks up to this ply. */
void expect_same_said(const ag_game *is, const ag_game *should_be, int32_t ply);

#endif
