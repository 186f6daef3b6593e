/* SPDX-License-Identifier: MIT
 * Sets of squares as the bits of a word. */
#ifndef AGI_BITS_H
#define AGI_BITS_H

#include <stdint.h>

/* What a function may ask of the processor, each with what those before it ask. All but the first are chosen at run
 * time, see agi_best_cpu. */
typedef enum agi_cpu {
    AGI_CPU_BASELINE,
    AGI_CPU_POPCNT, /* x86-64 with the POPCNT instruction */
    AGI_CPU_PEXT,   /* with BMI1 and BMI2, of which PEXT and PDEP take no longer than a multiplication */
    AGI_CPUS
} agi_cpu;

/* Whether the platform lets the library choose at run time: ELF on glibc. musl's loader knows no ifunc, and neither do
 * macOS, Windows and WebAssembly. Where it is 0, nothing that is for one of the better processors need be compiled. */
#if defined(__x86_64__) && defined(__ELF__) && defined(__GLIBC__)
#define AGI_CHOOSES_CPU 1
#else
#define AGI_CHOOSES_CPU 0
#endif

/* For the function that is compiled for a better processor, and for those that become part of it. */
#if defined(__x86_64__)
#define AGI_FOR_POPCNT __attribute__((target("popcnt")))
#define AGI_FOR_PEXT __attribute__((target("popcnt,bmi,bmi2")))
#else
#define AGI_FOR_POPCNT
#define AGI_FOR_PEXT
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
    return cpu == AGI_CPU_BASELINE ? agi_count_bits(set) : (uint32_t)__builtin_popcountll(set);
}

/* The bits of the i-th eight of a set, one a byte, the lowest bit first as agi_put_bytes has it. */
static inline uint64_t agi_spread_bits(uint64_t set, int32_t i)
{
    const uint64_t one_a_byte = (set >> 8 * i & 0xFF) * UINT64_C(0x0101010101010101) & UINT64_C(0x8040201008040201);
    return (one_a_byte + UINT64_C(0x7F7F7F7F7F7F7F7F)) >> 7 & UINT64_C(0x0101010101010101);
}

/* Bytes whose bits are those of up to eight sets: bit k of the j-th byte says whether the k-th set has the j-th of its i-th
 * eight members. The sets' bits, one below the other, are turned as a square of eight by eight. */
static inline uint64_t agi_cross_sets(const uint64_t *sets, int32_t count, int32_t i)
{
    uint64_t square = 0;
    uint64_t moved;

    for (int32_t k = 0; k < count; k++) square |= (sets[k] >> 8 * i & 0xFF) << 8 * k;
    moved = (square ^ square >> 7) & UINT64_C(0x00AA00AA00AA00AA);
    square ^= moved ^ moved << 7;
    moved = (square ^ square >> 14) & UINT64_C(0x0000CCCC0000CCCC);
    square ^= moved ^ moved << 14;
    moved = (square ^ square >> 28) & UINT64_C(0x00000000F0F0F0F0);
    return square ^ moved ^ moved << 28;
}

/* Writes the bytes of a word, the lowest first on every machine. */
static inline void agi_put_bytes(uint8_t *to, uint64_t word)
{
    to[0] = (uint8_t)word;
    to[1] = (uint8_t)(word >> 8);
    to[2] = (uint8_t)(word >> 16);
    to[3] = (uint8_t)(word >> 24);
    to[4] = (uint8_t)(word >> 32);
    to[5] = (uint8_t)(word >> 40);
    to[6] = (uint8_t)(word >> 48);
    to[7] = (uint8_t)(word >> 56);
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

#if AGI_CHOOSES_CPU
/* For AGI_CPU_PEXT. By instructions, because compilers offer these to functions alone that are compiled for them, and
 * what is shared between processors is not. */

/* The members of a set that are in the mask, drawn together. */
static AGI_PART uint64_t agi_gather_bits(uint64_t set, uint64_t mask)
{
    uint64_t gathered;

    __asm__("pext %2, %1, %0" : "=r"(gathered) : "r"(set), "r"(mask));
    return gathered;
}

/* The same set spread over the mask again. */
static AGI_PART uint64_t agi_scatter_bits(uint64_t gathered, uint64_t mask)
{
    uint64_t set;

    __asm__("pdep %2, %1, %0" : "=r"(set) : "r"(gathered), "r"(mask));
    return set;
}
#endif

/* cpu.c: what this processor offers; costs no more than a call. */
agi_cpu agi_best_cpu(void);

#endif
