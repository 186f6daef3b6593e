/* SPDX-License-Identifier: MIT
 * The fewest taps with which a chain of leaps still comes to its goal.
 *
 * A chain consists of phases, each of them leaps that take nothing and one that takes. How many taps a leap needs is
 * known from the beasts taken before it, nearly: a leap that takes needs no choice where the beast could not be left,
 * because the phase has been on the square behind it. That pays only for a phase that leaps over a beast and takes it
 * on the way back, and where the king's danger bears on how the chain may end, in the last phase. So the values of
 * (square, beasts taken) are found from the goal backwards, and the last phase is looked at way by way. */
#ifndef AGI_TENSOR_CHAIN_VALUES_H
#define AGI_TENSOR_CHAIN_VALUES_H

#include "chain.h"

/* Where a chain is to end, and with which beasts taken. */
typedef struct chain_goal {
    int32_t to;
    uint32_t taken;
} chain_goal;

/* No way takes as many taps as VALUES_MAX: each of 31 edges is leapt over twice at most, by two taps. NO_WAY: the goal
 * cannot be come to. ROWS_BYTES: see `rows`. */
enum { VALUES_MAX = 128, NO_WAY = 255, ROWS_BYTES = 12570 };

/*
 * Rows of values, one for each set of so many of the beasts left to be taken, in the order of the sets' numbers; a row
 * has the squares beside those beasts, where the last of them may have been taken to. The sets of one size are found
 * from those one larger, which stand at the end of the room, and are written from its start: the rows that are
 * written over belong to sets with smaller numbers, and a set is needed by smaller ones only. ROWS_BYTES is what that
 * needs with twelve beasts.
 */
typedef struct chain_values {
    const chain_ground *ground;
    const leap_field *field;
    chain_goal goal;
    uint32_t taken; /* by the chain so far */
    int32_t count;  /* of the beasts left to be taken */
    const leap_prey *left[BEASTS_MAX];
    half_board ends;            /* beside them */
    uint8_t last[HALF_SQUARES]; /* the values when all has been taken, by squares of the half */
    int32_t rows_at;            /* where the rows begin of the sets that were found last */
    uint8_t rows[ROWS_BYTES];
    half_board due[VALUES_MAX]; /* while one set is looked at: squares that are known to have a value */
    int32_t first_due;
    int32_t last_due;
} chain_values;

/* Chains on a field to a goal that one of them can come to. */
void agi_tensor_begin_values(chain_values *values, const chain_ground *ground, const leap_field *field,
                             const chain_goal *goal);
/* The chain has taken these beasts: what follows is asked of it. */
void agi_tensor_find_values(chain_values *values, uint32_t taken);
/* The fewest taps from here to the goal, for a chain that has taken as many, or one more; NO_WAY. */
int32_t agi_tensor_value(chain_values *values, const chain *now);

#endif
