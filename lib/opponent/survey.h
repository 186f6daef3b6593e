/* SPDX-License-Identifier: MIT
 *
 * Weights from nothing but the rules: random games show how many moves each kind of piece has on each square, which
 * pieces promote, and which are never lost. */
#ifndef AGI_SURVEY_H
#define AGI_SURVEY_H

#include <stdbool.h>

#include "value.h"

enum { AGI_SURVEY_MOVES = 4096 }; /* of a position; others are not looked at */

/* How many numbers a survey needs room for. */
int32_t agi_survey_room(const ag_variant *variant);
/* Plays so many random games and writes the weights of each kind and square. False: there is no memory for a game. */
bool agi_survey(const ag_variant *variant, int32_t games, uint32_t *room, agi_weight *weights);

#endif
