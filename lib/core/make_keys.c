/* SPDX-License-Identifier: MIT
 * Writes the table of Zobrist keys as C source: see hash.h for what a key is. */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

#include "hash.h"

static uint64_t next(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

int main(void)
{
    uint64_t state = UINT64_C(0x6162737472616374);

    printf("/* Made by make_keys.c. */\n#include \"hash.h\"\n\nconst uint64_t agi_keys[AGI_KEY_COUNT] = {\n");
    for (int i = 0; i < AGI_KEY_COUNT; i++) printf("    UINT64_C(0x%016" PRIX64 "),\n", next(&state));
    printf("};\n");
    return 0;
}
