/* SPDX-License-Identifier: MIT
 * Sets of squares as the bits of a word. */
#ifndef AGI_BITS_H
#define AGI_BITS_H

#include <stdint.h>

/* What a function may ask of the processor. AGI_CPU_POPCNT is chosen at run time, see agi_best_cpu. */
typedef enum agi_cpu {
    AGI_CPU_BASELINE,
    AGI_CPU_POPCNT, /* x86-64 with the POPCNT instruction */
    AGI_CPUS
} agi_cpu;

/* For the function that is compiled for AGI_CPU_POPCNT, and for those that become part of it. */
#if defined(__x86_64__)
#define AGI_FOR_POPCNT __attribute__((target("popcnt")))
#else
#define AGI_FOR_POPCNT
#endif
#define AGI_PART inline __attribute__((always_inline))

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

/* The same by the instruction, where `cpu` says that there is one. */
static AGI_PART uint32_t agi_count_bits_on(agi_cpu cpu, uint64_t set)
{
    return cpu == AGI_CPU_POPCNT ? (uint32_t)__builtin_popcountll(set) : agi_count_bits(set);
}

/* Of up to eight sets, numbered from 0, how many members there are in each and all before it, a byte a set, at most 127:
 * which has the member that n others come before, of the sets in their order. n becomes how many of that set do. Which is
 * asked for cannot be foreseen, so there is no branch. */
static AGI_PART uint32_t agi_find_set(uint64_t sums, uint32_t *n)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    const uint64_t tops = ones << 7;
    const uint64_t passed = (((*n * ones) | tops) - sums) & tops;
    const uint32_t set = (uint32_t)((passed >> 7) * ones >> 56);

    *n -= (uint32_t)(sums << 8 >> 8 * set & 0xFF);
    return set;
}

/* The same sums of the numbers themselves. */
static AGI_PART uint64_t agi_add_up(uint64_t counts)
{
    return counts * UINT64_C(0x0101010101010101);
}

/* The member of a set that has n smaller ones: the byte that it is in is found, then the bit of that. */
static AGI_PART uint32_t agi_nth_bit(uint64_t set, uint32_t n)
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    uint64_t counts = set - (set >> 1 & UINT64_C(0x5555555555555555));
    uint64_t bits;
    uint32_t byte;

    counts = (counts & UINT64_C(0x3333333333333333)) + (counts >> 2 & UINT64_C(0x3333333333333333));
    byte = agi_find_set(agi_add_up((counts + (counts >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F)), &n);
    bits = (set >> 8 * byte & 0xFF) * ones & UINT64_C(0x8040201008040201);
    bits = (bits + UINT64_C(0x7F7F7F7F7F7F7F7F)) >> 7 & ones;
    return 8 * byte + agi_find_set(agi_add_up(bits), &n);
}

/* cpu.c: what this processor offers; costs no more than a call. */
agi_cpu agi_best_cpu(void);

#endif
