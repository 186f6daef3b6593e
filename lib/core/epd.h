/* SPDX-License-Identifier: MIT
 * Operations behind a position, as in EPD: bm Re8; id "x; y"; */
#ifndef AGI_EPD_H
#define AGI_EPD_H

#include "text.h"

/* Skips the blanks behind a position. AG_OK where operations begin or the line ends, else AG_ERR_SYNTAX. */
int32_t agi_begin_operations(agi_reader *reader, agi_writer *why);

#endif
