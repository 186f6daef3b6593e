/* SPDX-License-Identifier: MIT
 * Rangers are sets of five powers (section 2), a number from 1 to 31. Where each goes is a table that make_rangers.c
 * makes when the library is built. */
#ifndef AGI_SENTAI_RANGERS_H
#define AGI_SENTAI_RANGERS_H

#include "games/orthodox/board8x8.h"

/* Power i is the Ranger 1 << i: one or two squares diagonally, a knight's leap, one or two squares orthogonally. */
enum { D1 = 0, D2 = 1, N = 2, O1 = 3, O2 = 4, POWERS = 5 };

enum {
    R1 = 1 << D1,
    R2 = 1 << D2,
    R4 = 1 << N,
    R10 = 1 << O1,
    R20 = 1 << O2,
    R11 = R10 | R1,
    R22 = R20 | R2,
    R37 = 31,
    RANGER_SETS = 32
};

/* The squares a Ranger reaches on an open board. The king's are those of R11. */
__attribute__((visibility("hidden"))) extern const squares agi_sentai_reach[RANGER_SETS][BOARD_SQUARES];

/* What stands on the eight squares round another hides squares two away (`sentai-blocked`). The nine squares from the one
 * down left to the one up right are the bits of the index, and HIDDEN_CENTRE is the square in the middle of what is
 * hidden. */
enum { NEIGHBOUR_SETS = 512, HIDDEN_CENTRE = 2 * BOARD_FILES + 2 };
__attribute__((visibility("hidden"))) extern const squares agi_sentai_hidden[NEIGHBOUR_SETS];

/* One power, or more of them (section 2). */
static inline bool is_combined(uint32_t ranger)
{
    return (ranger & (ranger - 1)) != 0;
}

static inline bool is_basic(uint32_t ranger)
{
    return ranger != 0 && !is_combined(ranger);
}

/* One of the basic Rangers in a Ranger that has any. */
static inline uint32_t first_power(uint32_t ranger)
{
    return ranger & (0 - ranger);
}

#endif
