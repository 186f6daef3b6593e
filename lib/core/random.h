/* SPDX-License-Identifier: MIT
 * Random numbers by the generator that the header specifies at ag_game_roll. */
#ifndef AGI_RANDOM_H
#define AGI_RANDOM_H

#include <stdint.h>

/* SplitMix64: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014. */
static inline uint32_t agi_draw(uint64_t *seed)
{
    uint64_t z = *seed += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return (uint32_t)((z ^ z >> 31) >> 32);
}

/* A number below n, which is not 0. Lemire, "Fast Random Integer Generation in an Interval", 2019. */
static inline uint32_t agi_random_below(uint64_t *seed, uint32_t n)
{
    uint64_t product = (uint64_t)agi_draw(seed) * n;

    if ((uint32_t)product < n) {
        const uint32_t threshold = (0 - n) % n;
        while ((uint32_t)product < threshold) product = (uint64_t)agi_draw(seed) * n;
    }
    return (uint32_t)(product >> 32);
}

#endif
