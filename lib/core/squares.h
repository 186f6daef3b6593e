/* SPDX-License-Identifier: MIT
 * Names of squares: file letter and rank digit, a1 = 0. */
#ifndef AGI_SQUARES_H
#define AGI_SQUARES_H

#include "rules.h"

void agi_put_square(agi_writer *writer, const ag_variant *variant, int32_t square);
/* The square that stands next, in letters of either case; -1 and nothing read when none of this board does. */
int32_t agi_read_square(agi_reader *reader, const ag_variant *variant);

/* "e4", for a sentence. */
typedef struct agi_square_name {
    char text[4];
} agi_square_name;

agi_square_name agi_name_square(const ag_variant *variant, int32_t square);

#endif
