/* SPDX-License-Identifier: MIT
 * Zobrist keys: one fixed table for all games. */
#ifndef AGI_HASH_H
#define AGI_HASH_H

#include <stdint.h>

/* How a game lays its keys out in the table is its own affair, but fixed for ever: hashes are promised to
 * be the same in every later version. */
enum { AGI_KEY_COUNT = 2048 };

/* Key i is the (i + 1)-th output of SplitMix64 started at 0x6162737472616374 ("abstract"). */
__attribute__((visibility("hidden"))) extern const uint64_t agi_keys[AGI_KEY_COUNT];

/* The key that tells positions of one variant from equal ones of another: FNV-1a of the id, mixed. */
uint64_t agi_hash_variant(const char *id);

#endif
