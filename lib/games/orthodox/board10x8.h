/* SPDX-License-Identifier: MIT
 * Sets of squares of a 10x8 board, ten files wide, one bit a square, a1 = bit 0 of the low word: what orthodox/pawns.h
 * is written in. */
#ifndef AGI_BOARD_10X8_H
#define AGI_BOARD_10X8_H

#include <stdbool.h>
#include <stdint.h>

#include "bits.h"

typedef struct squares {
    uint64_t low;  /* a1 to d7 */
    uint64_t high; /* e7 to j8 in 16 bits, no others */
} squares;

enum { BOARD_FILES = 10, BOARD_RANKS = 8, BOARD_SQUARES = 80 };

static const squares NO_SQUARES = {0, 0};
static const squares ALL_SQUARES = {~UINT64_C(0), 0xFFFF};

static inline squares one_square(int32_t square)
{
    const uint64_t bit = UINT64_C(1) << (square & 63);
    return square < 64 ? (squares){bit, 0} : (squares){0, bit};
}

static inline bool has_square(squares set, int32_t square)
{
    return ((square < 64 ? set.low : set.high) >> (square & 63) & 1) != 0;
}

static inline bool has_any(squares set)
{
    return (set.low | set.high) != 0;
}

static inline squares both(squares a, squares b)
{
    return (squares){a.low & b.low, a.high & b.high};
}

static inline squares either(squares a, squares b)
{
    return (squares){a.low | b.low, a.high | b.high};
}

static inline squares without(squares a, squares b)
{
    return (squares){a.low & ~b.low, a.high & ~b.high};
}

/* In one of them, not in both. */
static inline squares toggled(squares a, squares b)
{
    return (squares){a.low ^ b.low, a.high ^ b.high};
}

static inline int32_t count_squares(squares set)
{
    return (int32_t)(agi_count_bits(set.low) + agi_count_bits(set.high));
}

/* The same on a processor that may have an instruction for it. */
static AGI_PART int32_t count_squares_on(agi_cpu cpu, squares set)
{
    return (int32_t)(agi_count_bits_on(cpu, set.low) + agi_count_bits_on(cpu, set.high));
}

static inline bool has_several(squares set)
{
    return ((set.low & (set.low - 1)) | (set.high & (set.high - 1))) != 0 || (set.low != 0 && set.high != 0);
}

/* The lowest square of a set that has any, and the highest. */
static inline int32_t first_square(squares set)
{
    return set.low != 0 ? (int32_t)agi_lowest_bit(set.low) : 64 + (int32_t)agi_lowest_bit(set.high);
}

static inline int32_t last_square(squares set)
{
    return set.high != 0 ? 127 - __builtin_clzll(set.high) : 63 - __builtin_clzll(set.low);
}

/* Takes the lowest square out of a set that has any. */
static inline int32_t take_square(squares *set)
{
    const int32_t square = first_square(*set);

    if (set->low != 0) {
        set->low &= set->low - 1;
    } else {
        set->high &= set->high - 1;
    }
    return square;
}

/* Writes a number for each square, which is added to `base` that many times `factor`; where the next one would stand is
 * returned. */
static AGI_PART uint32_t *write_numbers(squares set, uint32_t base, uint32_t factor, uint32_t *out)
{
    for (; set.low != 0; set.low &= set.low - 1) *out++ = base + factor * agi_lowest_bit(set.low);
    for (; set.high != 0; set.high &= set.high - 1) *out++ = base + factor * (64 + agi_lowest_bit(set.high));
    return out;
}

/* The square of a set that has so many smaller ones. */
static AGI_PART uint32_t square_at(agi_cpu cpu, squares set, uint32_t place)
{
    const uint32_t low = agi_count_bits_on(cpu, set.low);
    const bool is_low = place < low;

    return (is_low ? 0 : 64) + agi_nth_bit(is_low ? set.low : set.high, is_low ? place : place - low);
}

/* Every square moved by a number of squares (1 to 63), negative towards a1. What leaves the board is gone. */
static inline squares moved_by(squares set, int32_t by)
{
    const uint32_t up = (uint32_t)by & 63;
    const uint32_t down = (uint32_t)-by & 63;

    if (by > 0) return (squares){set.low << up, (set.high << up | set.low >> down) & 0xFFFF};
    return (squares){set.low >> down | set.high << up, set.high >> down};
}

static inline squares whole_rank(int32_t rank)
{
    const squares first = {0x3FF, 0};
    return rank == 0 ? first : moved_by(moved_by(first, rank * 5), rank * 5);
}

static inline squares whole_file(int32_t file)
{
    const squares first = {UINT64_C(0x1004010040100401), 0x40};
    return file == 0 ? first : moved_by(first, file);
}

/* Takes the square whose name is first (a1 a2 ... j8) out of a set that has any. */
static inline int32_t take_first_named(squares *set)
{
    int32_t file = 0;
    int32_t square;

    while (!has_any(both(*set, whole_file(file)))) file++;
    square = first_square(both(*set, whole_file(file)));
    *set = without(*set, one_square(square));
    return square;
}

#endif
