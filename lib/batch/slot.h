/* SPDX-License-Identifier: MIT
 * One game of a batch, with what the batch keeps for it, and the batch itself. */
#ifndef AGI_SLOT_H
#define AGI_SLOT_H

#include <stdbool.h>
#include <stddef.h>

#include "abstractgames/batch.h"

typedef struct agi_slot {
    ag_game *game;       /* its history has room for all plies that it may have */
    uint64_t seed;       /* the state of its generator */
    int32_t *taps;       /* those of the turn being made, with room for those of any turn */
    int32_t tapped;      /* how many there are */
    int32_t tapped_next; /* how many there will be after the step that has been looked at, ... */
    ag_move move_next;   /* ... and the move that it plays, 0: none */
    uint8_t turn;
    uint8_t over; /* how the game on the board stands: 0, AG_BATCH_ENDED or AG_BATCH_CUT_OFF */
    uint8_t done; /* the same, or how the game before it has ended in the last step */
    int8_t returns[2];
} agi_slot;

struct ag_batch {
    const ag_variant *variant;
    int32_t count;
    int32_t max_plies;
    int32_t taps_max;
    int32_t actions; /* bytes of a game's mask */
    uint32_t flags;
    int32_t *taps;    /* of all slots */
    agi_slot slots[]; /* so many as `count` says */
};

static inline bool agi_is_range(const ag_batch *batch, int32_t first, int32_t count)
{
    return batch && first >= 0 && count >= 0 && first <= batch->count - count;
}

/* The slot of a game; NULL when there is none. */
static inline const agi_slot *agi_slot_at(const ag_batch *batch, int32_t i)
{
    return batch && i >= 0 && i < batch->count ? batch->slots + i : NULL;
}

/* Takes over the game that has been put into a slot. */
void agi_slot_take(const ag_batch *batch, agi_slot *slot);
/* Begins anew. */
void agi_slot_renew(const ag_batch *batch, agi_slot *slot);
/* Forgets what the last step has ended. */
void agi_slot_open(agi_slot *slot);
/* Plays the move and what follows by itself: rolls, the end, a new game. The slot is open, the game not over. */
void agi_slot_play(const ag_batch *batch, agi_slot *slot, ag_move move);
/* Plays so many plies at random, and what follows by itself. The slot is open. */
void agi_slot_play_random(const ag_batch *batch, agi_slot *slot, int32_t plies);

#endif
