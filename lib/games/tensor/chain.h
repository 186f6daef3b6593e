/* SPDX-License-Identifier: MIT
 * Section 6: a chain of leaps on its way, leap by leap: what taps are made of. A chain does not pass the same square
 * twice with the same beasts taken. */
#ifndef AGI_TENSOR_CHAIN_H
#define AGI_TENSOR_CHAIN_H

#include "generation.h"

enum { NO_ORIENTATION = -1 };

/* What all chains of a beast have in common. */
typedef struct chain_ground {
    const outlook *outlook;
    leap_field fields[ORIENTATION_COUNT];
    chain_limits limits;
} chain_ground;

typedef struct chain {
    const chain_ground *ground;
    int32_t home; /* where it began */
    int32_t at;
    int32_t orientation; /* NO_ORIENTATION before the first leap */
    uint32_t taken;      /* mask of the beasts taken */
    bool has_just_taken;
    half_board passed; /* with exactly these beasts taken */
} chain;

/* What may be done at a leap over an enemy beast; a leap over another piece leaves it. */
typedef struct leap_choice {
    bool may_leave;
    bool may_take;
} leap_choice;

void agi_tensor_survey(chain_ground *ground, const outlook *o, int32_t home);
chain agi_tensor_begin_chain(const chain_ground *ground);
/* Whether the chain may end here: not before the first leap, at home only by taking (6.4), and with a safe king. */
bool agi_tensor_may_stop(const chain *now);
/* The squares that a leap leads to from which the chain can be completed, and how. */
half_board agi_tensor_next_leaps(const chain *now);
leap_choice agi_tensor_leap_choice(const chain *now, int32_t to);
/* The chain after a leap. */
chain agi_tensor_leap(const chain *now, int32_t to, bool takes);
/* The square that is leapt over, and the enemy beast there that has not been taken; NULL. */
int32_t agi_tensor_leapt_over(const chain *now, int32_t to);
const leap_prey *agi_tensor_prey_leapt_over(const chain *now, int32_t to);
/* Whether a chain that has just taken the last of these beasts, and so come to a square, can be completed; `within` has
 * the squares that leaps lead to from there. */
bool agi_tensor_completes(const leap_field *field, const chain_limits *limits, uint32_t taken, half_board at,
                          half_board within);
/* The move that ends here. */
ag_move agi_tensor_move_of_chain(const chain *now);

#endif
