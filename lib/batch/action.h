/* SPDX-License-Identifier: MIT
 * Actions: the taps of a variant, numbered from 0 without a gap. */
#ifndef AGI_ACTION_H
#define AGI_ACTION_H

#include "abstractgames/abstractgames.h"

int32_t agi_action_count(const ag_variant *variant);
/* The tap of an action; AG_ERR_ARGUMENT when the variant does not have it. */
int32_t agi_tap_of_action(const ag_variant *variant, int32_t action);
/* Writes a byte for each action, 1 where it is offered after these taps, else 0. */
void agi_write_mask(const ag_game *game, const int32_t *taps, int32_t n, uint8_t *mask);

#endif
