/* SPDX-License-Identifier: MIT
 * Draws that the rules make by themselves, as far as the game has them switched on. */
#ifndef AGI_DRAWS_H
#define AGI_DRAWS_H

#include "game.h"

/* Whether the material of a position decides that nobody can win. */
bool agi_is_dead(const ag_game *game, const agi_position *position);
/* The reason of the draw that stands in a position, of dead material, repetition and move count; AG_REASON_NONE where
 * there is none, or where automatic draws are off. */
int32_t agi_automatic_draw(const ag_game *game, const agi_position *position);

#endif
