/* SPDX-License-Identifier: MIT
 * What the position strings of all games have in common: ranks joined by strokes, then the side to move. */
#ifndef AGI_POSITION_TEXT_H
#define AGI_POSITION_TEXT_H

#include "rules.h"

/* "White" or "Black". */
const char *agi_name_side(int32_t side);
/* Reads the stroke behind a rank that is not the last; ranks are numbered from 0. AG_OK or AG_ERR_SYNTAX. */
int32_t agi_read_stroke(agi_reader *reader, int32_t rank, agi_writer *why);
/* Reads a blank and the side to move behind the last rank of a board. AG_OK or AG_ERR_SYNTAX. */
int32_t agi_read_side(const ag_variant *variant, agi_reader *reader, agi_position *position, agi_writer *why);

#endif
