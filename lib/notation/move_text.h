/* SPDX-License-Identifier: MIT
 * Moves as text, for records. */
#ifndef AGI_MOVE_TEXT_H
#define AGI_MOVE_TEXT_H

#include "abstractgames/abstractgames.h"

/* ag_game_play_text for the text of a move in a record, where a number alone counts moves and is never a roll. */
int32_t agi_play_record_text(ag_game *game, const char *text, char *why, int32_t why_cap);

/* Plays a move whose text is these bytes in their usual form: AG_OK, or AG_ERR_MEMORY. AG_ERR_SYNTAX: nothing is played,
 * and nothing said of why. */
int32_t agi_play_plain_text(ag_game *game, const char *text, int32_t length);

#endif
