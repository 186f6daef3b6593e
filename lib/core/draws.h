/* SPDX-License-Identifier: MIT
 * Draws that the rules make by themselves, as far as the game has them switched on. */
#ifndef AGI_DRAWS_H
#define AGI_DRAWS_H

#include "game.h"

/* The fewest quiet plies after which repetition or move count can draw a game: until then agi_history_draw need not be
 * asked. */
int32_t agi_quiet_before_draw(const ag_variant *variant);
/* The reason of the draw that the history makes in a position: repetition, move count, or none. */
int32_t agi_history_draw(const ag_game *game, const agi_position *position);

/* Whether the material of a position decides that nobody can win. */
static inline bool agi_is_dead(const ag_game *game, const agi_position *position)
{
    return game->rules->is_dead && game->rules->is_dead(game->variant, position);
}

/* The reason of the draw that stands in a position, of dead material, repetition and move count; AG_REASON_NONE where
 * there is none, or where automatic draws are off. */
static inline int32_t agi_automatic_draw(const ag_game *game, const agi_position *position)
{
    if (!game->automatic_draws) return AG_REASON_NONE;
    if (agi_is_dead(game, position)) return AG_REASON_DEAD_MATERIAL;
    return position->quiet < game->quiet_before_draw ? AG_REASON_NONE : agi_history_draw(game, position);
}

#endif
