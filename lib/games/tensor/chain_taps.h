/* SPDX-License-Identifier: MIT
 * The taps of a chain of leaps: its squares one by one, a choice at each leap over an enemy beast that may be both
 * left and taken, and AG_TAP_DONE where it might go on. */
#ifndef AGI_TENSOR_CHAIN_TAPS_H
#define AGI_TENSOR_CHAIN_TAPS_H

#include "chain_values.h"

/* With the same beasts taken a chain passes each of 20 squares once, so it has at most 19 leaps between two that
 * take, and twelve that do. Each is a square and perhaps a choice. */
enum { LEAPS_MAX = (BEASTS_MAX + 1) * 19 + BEASTS_MAX, CHAIN_TAPS_MAX = 1 + 2 * LEAPS_MAX + 1 };

/* Taps being put together. */
typedef struct tap_list {
    int32_t taps[CHAIN_TAPS_MAX];
    int32_t count;
} tap_list;

static inline void add_tap(tap_list *list, int32_t tap)
{
    if (list->count < CHAIN_TAPS_MAX) list->taps[list->count++] = tap;
}

/* Fewer taps come first, then smaller ones. */
bool agi_tensor_is_better(const tap_list *one, const tap_list *other);

/* The fewest, then smallest taps of a chain from a square to a goal. They replace `best`, which has 0 taps while there
 * is none, when they are better. Nothing happens where no chain comes to the goal. */
void agi_tensor_find_chain(const outlook *o, int32_t from, const chain_goal *goal, tap_list *best);

#endif
