/* SPDX-License-Identifier: MIT
 * Making batches, and what is asked of them or put into them game by game. */
#include <stdlib.h>

#include "action.h"
#include "slot.h"

/* ---- making ---- */

static ag_batch *new_slots(const ag_variant *variant, int32_t count)
{
    const size_t taps = (size_t)count * (size_t)ag_variant_taps_max(variant);
    ag_batch *const batch = calloc(1, sizeof *batch + (size_t)count * sizeof batch->slots[0]);

    if (!batch) return NULL;
    batch->taps = calloc(taps, sizeof *batch->taps);
    if (batch->taps) return batch;
    free(batch);
    return NULL;
}

static void describe(ag_batch *batch, const ag_variant *variant, int32_t count, int32_t max_plies, uint32_t flags)
{
    batch->variant = variant;
    batch->count = count;
    batch->max_plies = max_plies;
    batch->flags = flags;
    batch->taps_max = ag_variant_taps_max(variant);
    batch->actions = agi_action_count(variant);
}

/* A game whose copies have room for so many plies: as many have been played, whatever positions that leads to. NULL when
 * there is no memory. */
static ag_game *new_pattern(const ag_variant *variant, int32_t plies)
{
    ag_game *pattern;
    ag_move move = 0;

    if (ag_game_new(&pattern, variant, NULL, NULL, 0) != AG_OK) return NULL;
    ag_game_moves(pattern, &move, 1);
    for (int32_t ply = 0; ply < plies; ply++) {
        if (ag_game_play_unchecked(pattern, move) == AG_OK) continue;
        ag_game_free(pattern);
        return NULL;
    }
    return pattern;
}

/* Puts a game into each slot. */
static int32_t fill(ag_batch *batch, const ag_game *pattern, const uint64_t *seeds)
{
    for (int32_t i = 0; i < batch->count; i++) {
        agi_slot *const slot = batch->slots + i;
        const int32_t status = ag_game_clone(&slot->game, pattern);
        if (status != AG_OK) return status;
        slot->taps = batch->taps + (size_t)i * (size_t)batch->taps_max;
        slot->seed = seeds ? seeds[i] : (uint64_t)i;
        agi_slot_renew(batch, slot);
    }
    return AG_OK;
}

int32_t ag_batch_new(ag_batch **out, const ag_variant *variant, int32_t count, int32_t max_plies, const uint64_t *seeds,
                     uint32_t flags)
{
    const uint32_t known = AG_BATCH_AUTORESET | AG_BATCH_AUTOROLL;
    ag_game *pattern;
    ag_batch *batch;
    int32_t status;

    if (out) *out = NULL;
    if (!out || !variant || count < 1 || count > AG_BATCH_GAMES_MAX || max_plies < 1 ||
        max_plies > AG_BATCH_PLIES_MAX || (flags & ~known))
        return AG_ERR_ARGUMENT;
    batch = new_slots(variant, count);
    if (!batch) return AG_ERR_MEMORY;
    describe(batch, variant, count, max_plies, flags);
    pattern = new_pattern(variant, max_plies);
    status = pattern ? fill(batch, pattern, seeds) : AG_ERR_MEMORY;
    ag_game_free(pattern);
    if (status == AG_OK) {
        *out = batch;
    } else {
        ag_batch_free(batch);
    }
    return status;
}

void ag_batch_free(ag_batch *batch)
{
    if (!batch) return;
    for (int32_t i = 0; i < batch->count; i++) ag_game_free(batch->slots[i].game);
    free(batch->taps);
    free(batch);
}

/* ---- what it was made with ---- */

const ag_variant *ag_batch_variant(const ag_batch *batch)
{
    return batch ? batch->variant : NULL;
}

int32_t ag_batch_count(const ag_batch *batch)
{
    return batch ? batch->count : AG_ERR_ARGUMENT;
}

int32_t ag_batch_max_plies(const ag_batch *batch)
{
    return batch ? batch->max_plies : AG_ERR_ARGUMENT;
}

uint32_t ag_batch_flags(const ag_batch *batch)
{
    return batch ? batch->flags : 0;
}

/* ---- one game ---- */

/* A slot that is to be changed. */
static agi_slot *slot_to_set(ag_batch *batch, int32_t i)
{
    return batch && i >= 0 && i < batch->count ? batch->slots + i : NULL;
}

const ag_game *ag_batch_game(const ag_batch *batch, int32_t i)
{
    const agi_slot *const slot = agi_slot_at(batch, i);
    return slot ? slot->game : NULL;
}

int32_t ag_batch_taps(const ag_batch *batch, int32_t i, int32_t *buf, int32_t cap)
{
    const agi_slot *const slot = agi_slot_at(batch, i);

    if (!slot || cap < 0 || (!buf && cap > 0)) return AG_ERR_ARGUMENT;
    for (int32_t tap = 0; tap < slot->tapped && tap < cap; tap++) buf[tap] = slot->taps[tap];
    return slot->tapped;
}

int32_t ag_batch_set_game(ag_batch *batch, int32_t i, const ag_game *game)
{
    agi_slot *const slot = slot_to_set(batch, i);
    int32_t status;

    if (!slot || !game || ag_game_variant(game) != batch->variant || ag_game_ply(game) > batch->max_plies)
        return AG_ERR_ARGUMENT;
    status = ag_game_assign(slot->game, game);
    if (status == AG_OK) agi_slot_take(batch, slot);
    return status;
}

uint64_t ag_batch_seed(const ag_batch *batch, int32_t i)
{
    const agi_slot *const slot = agi_slot_at(batch, i);
    return slot ? slot->seed : 0;
}

int32_t ag_batch_set_seed(ag_batch *batch, int32_t i, uint64_t seed)
{
    agi_slot *const slot = slot_to_set(batch, i);

    if (!slot) return AG_ERR_ARGUMENT;
    slot->seed = seed;
    return AG_OK;
}
