/* SPDX-License-Identifier: MIT */
#include "hash.h"

uint64_t agi_hash_variant(const char *id)
{
    uint64_t hash = UINT64_C(0xCBF29CE484222325); /* FNV-1a, 64 bits */

    for (; *id != '\0'; id++) hash = (hash ^ (unsigned char)*id) * UINT64_C(0x100000001B3);
    hash = (hash ^ hash >> 30) * UINT64_C(0xBF58476D1CE4E5B9); /* the mixing of SplitMix64 */
    hash = (hash ^ hash >> 27) * UINT64_C(0x94D049BB133111EB);
    return hash ^ hash >> 31;
}
