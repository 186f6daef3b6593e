/* SPDX-License-Identifier: MIT
 *
 * What a level is. */
#ifndef AGI_LEVEL_H
#define AGI_LEVEL_H

#include <stdint.h>

typedef struct agi_level {
    int32_t nodes;  /* for one move */
    int32_t errors; /* moves of a thousand that are overlooked */
} agi_level;

/* NULL when the number is no level. */
const agi_level *agi_level_of(int32_t level);

#endif
