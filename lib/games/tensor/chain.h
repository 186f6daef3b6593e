/* SPDX-License-Identifier: MIT
 * Section 6: a chain of leaps on its way, leap by leap: what taps are made of. A chain does not pass the same square
 * twice with the same beasts taken. */
#ifndef AGI_TENSOR_CHAIN_H
#define AGI_TENSOR_CHAIN_H

#include "generation.h"

enum { NO_ORIENTATION = -1 };

typedef struct chain {
    const tensor_position *position;
    const outlook *outlook;
    int32_t home; /* where it began */
    int32_t at;
    int32_t orientation; /* NO_ORIENTATION before the first leap */
    uint32_t taken;      /* mask of the beasts taken */
    bool has_just_taken;
    squares passed; /* with exactly these beasts taken */
} chain;

/* What may be done at a leap over an enemy beast; a leap over another piece leaves it. */
typedef struct leap_choice {
    bool may_leave;
    bool may_take;
} leap_choice;

/* Where a chain is to end, and with which beasts taken. */
typedef struct chain_goal {
    int32_t to;
    uint32_t taken;
} chain_goal;

chain agi_tensor_begin_chain(const outlook *o, int32_t from);
/* Whether the chain may end here: not before the first leap, at home only by taking (6.4), and with a safe king. */
bool agi_tensor_may_stop(const chain *now);
/* The squares that a leap leads to from which the chain can be completed, and how. */
squares agi_tensor_next_leaps(const chain *now);
leap_choice agi_tensor_leap_choice(const chain *now, int32_t to);
/* The chain after a leap. */
chain agi_tensor_leap(const chain *now, int32_t to, bool takes);
/* The square that is leapt over, and the beast's number in masks when an enemy's stands there that has not been
 * taken; -1. */
int32_t agi_tensor_leapt_over(const chain *now, int32_t to);
int32_t agi_tensor_number_of_beast(const chain *now, int32_t square);
/* The fewest leaps from here to a goal; -1 when it cannot be reached any more. */
int32_t agi_tensor_leaps_to(const chain *now, const chain_goal *goal);
/* The move that ends here. */
ag_move agi_tensor_move_of_chain(const chain *now);

#endif
