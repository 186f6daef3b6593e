/* SPDX-License-Identifier: MIT
 * Positions that are changed a little at a time, by setting pieces or by playing at random. */
#ifndef CLIMB_H
#define CLIMB_H

#include "fixture.h"

/* A game whose position differs a little from that of a game; NULL when what has been drawn is no position that is
 * played on. */
ag_game *changed_a_little(const ag_game *game, uint64_t *seed);

#endif
