/* SPDX-License-Identifier: MIT
 * An index of the history: how often each of its positions had occurred, and where each position was last. With it a
 * game of a hundred thousand plies tells a repetition as fast as one of a thousand.
 *
 * It lies in the history's block behind the positions, in histories that have grown to AGI_INDEX_ROOM. Playing takes plies
 * in once AGI_INDEX_QUIET of them have been quiet, all from the first that can come back on, and taking back takes them
 * out, the last first. What only looks at a game never changes it. */
#ifndef AGI_HISTORY_INDEX_H
#define AGI_HISTORY_INDEX_H

#include "game.h"

/* Up to so many quiet plies the history itself is looked through; and what a history has room for that may have more. */
enum { AGI_INDEX_QUIET = 64, AGI_INDEX_ROOM = AGI_INDEX_QUIET + 1 };

/* The bytes of the index behind so many positions: 16 to 24 each. */
size_t agi_index_bytes(size_t room);
/* Makes the index anew in a block that has nothing of it, or that of another game's in a copy of its history. */
void agi_index_rebuild(ag_game *game);
void agi_index_copy(ag_game *to, const ag_game *from);
/* Takes in all plies up to the one on the board. */
void agi_index_take_in(ag_game *game);
/* Takes out all plies behind this one, which are still in the history. */
void agi_index_cut(ag_game *game, int32_t ply);

/* Whether the ply on the board is in the index, and all before it that matter. */
bool agi_index_is_ready(const ag_game *game);
/* Of such a game: how often the position on the board, or one that a move would lead to from there, has occurred. */
int32_t agi_index_occurrences(const ag_game *game, const agi_position *position);

#endif
