/* SPDX-License-Identifier: MIT
 * For suites on how games are drawn: whether a game goes on, or has ended. */
#ifndef DRAWS_H
#define DRAWS_H

#include "fixture.h"

/* Plays these moves, all of them so many times. */
void play_times(ag_game *game, const char *moves, int times);

/* The game goes on, and a draw may be claimed for this reason (AG_REASON_NONE: none may). */
void expect_ongoing(const ag_game *game, int32_t claimable);
void expect_end(const ag_game *game, int32_t result, int32_t reason);

#endif
