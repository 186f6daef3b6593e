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

/* cpu.c: what this processor offers; costs no more than a call. */
agi_cpu agi_best_cpu(void);

#endif
