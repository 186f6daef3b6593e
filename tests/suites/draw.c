/* SPDX-License-Identifier: MIT */
#include "draw.h"

uint32_t draw(uint64_t *seed)
{
    uint64_t z = *seed += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return (uint32_t)((z ^ (z >> 31)) >> 32);
}

uint32_t draw_below(uint64_t *seed, uint32_t n)
{
    const uint32_t unfair = (uint32_t)((UINT64_C(1) << 32) % n);
    uint64_t product;

    do {
        product = (uint64_t)draw(seed) * n;
    } while ((uint32_t)product < unfair);
    return (uint32_t)(product >> 32);
}
