/* SPDX-License-Identifier: MIT
 * Sets of squares as the bits of a word. */
#ifndef AGI_BITS_H
#define AGI_BITS_H

#include <stdint.h>

/* The lowest member of a set that is not empty. */
static inline uint32_t agi_lowest_bit(uint64_t set)
{
    return (uint32_t)__builtin_ctzll(set);
}

/* How many members a set has, without an instruction that the platform's baseline lacks. */
static inline uint32_t agi_count_bits(uint64_t set)
{
    set -= set >> 1 & UINT64_C(0x5555555555555555);
    set = (set & UINT64_C(0x3333333333333333)) + (set >> 2 & UINT64_C(0x3333333333333333));
    set = (set + (set >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    return (uint32_t)(set * UINT64_C(0x0101010101010101) >> 56);
}

#endif
