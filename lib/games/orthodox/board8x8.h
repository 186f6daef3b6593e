/* SPDX-License-Identifier: MIT
 * Sets of squares of an 8x8 board, one bit a square, a1 = bit 0: what orthodox/pawns.h is written in. */
#ifndef AGI_BOARD_8X8_H
#define AGI_BOARD_8X8_H

#include <stdbool.h>
#include <stdint.h>

#include "bits.h"

typedef uint64_t squares;

enum { BOARD_FILES = 8, BOARD_RANKS = 8, BOARD_SQUARES = 64 };

static const squares ALL_SQUARES = ~(squares)0;

static inline squares one_square(int32_t square)
{
    return (squares)1 << (square & 63);
}

static inline bool has_square(squares set, int32_t square)
{
    return (set >> (square & 63) & 1) != 0;
}

static inline bool has_any(squares set)
{
    return set != 0;
}

static inline squares both(squares a, squares b)
{
    return a & b;
}

static inline squares either(squares a, squares b)
{
    return a | b;
}

static inline squares without(squares a, squares b)
{
    return a & ~b;
}

static inline int32_t count_squares(squares set)
{
    return (int32_t)agi_count_bits(set);
}

/* The same on a processor that may have an instruction for it. */
static AGI_PART int32_t count_squares_on(agi_cpu cpu, squares set)
{
    return (int32_t)agi_count_bits_on(cpu, set);
}

/* The lowest square of a set that has any, and the highest. */
static inline int32_t first_square(squares set)
{
    return (int32_t)agi_lowest_bit(set);
}

static inline int32_t last_square(squares set)
{
    return 63 - __builtin_clzll(set);
}

/* Takes the lowest square out of a set that has any. */
static inline int32_t take_square(squares *set)
{
    const int32_t square = first_square(*set);
    *set &= *set - 1;
    return square;
}

/* The square in a place, from 0, of a set that has more. */
static inline int32_t square_at(squares set, uint32_t place)
{
    for (; place > 0; place--) set &= set - 1;
    return first_square(set);
}

/* Every square moved by a number of squares, negative towards a1. What leaves the board comes in at its other end. */
static inline squares moved_by(squares set, int32_t by)
{
    const uint32_t left = (uint32_t)by & 63;
    return set << left | set >> ((64 - left) & 63);
}

static inline squares whole_rank(int32_t rank)
{
    return (squares)0xFF << (rank * BOARD_FILES & 63);
}

static inline squares whole_file(int32_t file)
{
    return (squares)0x0101010101010101 << (file & 7);
}

#endif
