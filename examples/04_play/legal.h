/* SPDX-License-Identifier: MIT
 *
 * What is legal, as lists that the caller frees. */
#ifndef PLAY_LEGAL_H
#define PLAY_LEGAL_H

#include <abstractgames/abstractgames.h>

/* All moves, and those that begin on a square. */
ag_move *legal_moves(const ag_game *game, int32_t *count);
ag_move *legal_moves_from(const ag_game *game, int32_t square, int32_t *count);
/* What may be tapped after these taps. *count is an AG_ERR_ number when they begin no move. */
int32_t *legal_taps(const ag_game *game, const int32_t *taps, int32_t tap_count, int32_t *count);

#endif
