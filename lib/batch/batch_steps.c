/* SPDX-License-Identifier: MIT
 * Steps: what is done in all games of a range, or in none. */
#include "action.h"
#include "slot.h"

/* ---- steps that are looked at before they are made ---- */

/* What an action would do. */
static int32_t look_at_action(const ag_batch *batch, agi_slot *slot, int32_t action)
{
    int32_t status;
    int32_t tap;

    slot->tapped_next = slot->tapped;
    slot->move_next = 0;
    if (action == AG_BATCH_PASS) return AG_OK;
    tap = agi_tap_of_action(batch->variant, action);
    if (tap < 0) return AG_ERR_ARGUMENT;
    if (slot->over) return AG_ERR_FINISHED;
    if (slot->tapped >= batch->taps_max) return AG_ERR_ILLEGAL;
    slot->taps[slot->tapped] = tap;
    slot->tapped_next = slot->tapped + 1;
    status = ag_game_tapped_move(slot->game, slot->taps, slot->tapped_next, &slot->move_next, NULL, 0);
    return status == AG_ERR_AMBIGUOUS ? AG_OK : status;
}

/* What a move would do. */
static int32_t look_at_move(agi_slot *slot, ag_move move)
{
    slot->tapped_next = slot->tapped;
    slot->move_next = move;
    if (move == 0 || ag_game_is_legal(slot->game, move)) return AG_OK;
    return slot->over ? AG_ERR_FINISHED : AG_ERR_ILLEGAL;
}

/* Makes the step that has been looked at. */
static void make(const ag_batch *batch, agi_slot *slot)
{
    agi_slot_open(slot);
    slot->tapped = slot->tapped_next;
    if (slot->move_next != 0) agi_slot_play(batch, slot, slot->move_next);
}

static void make_all(ag_batch *batch, int32_t first, int32_t count)
{
    for (int32_t i = first; i < first + count; i++) make(batch, batch->slots + i);
}

/* Whether a step can be taken at all; *at is -1. */
static bool begin_step(const ag_batch *batch, int32_t first, int32_t count, const void *given, int32_t *at)
{
    if (at) *at = -1;
    return agi_is_range(batch, first, count) && (given || count == 0);
}

static int32_t refuse(int32_t status, int32_t i, int32_t *at)
{
    if (at) *at = i;
    return status;
}

int32_t ag_batch_act(ag_batch *batch, int32_t first, int32_t count, const int32_t *actions, int32_t *at)
{
    if (!begin_step(batch, first, count, actions, at)) return AG_ERR_ARGUMENT;
    for (int32_t k = 0; k < count; k++) {
        const int32_t status = look_at_action(batch, batch->slots + first + k, actions[k]);
        if (status != AG_OK) return refuse(status, first + k, at);
    }
    make_all(batch, first, count);
    return AG_OK;
}

int32_t ag_batch_play(ag_batch *batch, int32_t first, int32_t count, const ag_move *moves, int32_t *at)
{
    if (!begin_step(batch, first, count, moves, at)) return AG_ERR_ARGUMENT;
    for (int32_t k = 0; k < count; k++) {
        const int32_t status = look_at_move(batch->slots + first + k, moves[k]);
        if (status != AG_OK) return refuse(status, first + k, at);
    }
    make_all(batch, first, count);
    return AG_OK;
}

/* ---- steps that any game can take ---- */

int32_t ag_batch_playout(ag_batch *batch, int32_t first, int32_t count, int32_t plies)
{
    if (!agi_is_range(batch, first, count) || plies < 0) return AG_ERR_ARGUMENT;
    for (int32_t i = first; i < first + count; i++) {
        agi_slot *const slot = batch->slots + i;
        agi_slot_open(slot);
        slot->tapped = 0;
        agi_slot_play_random(batch, slot, plies);
    }
    return AG_OK;
}

int32_t ag_batch_roll(ag_batch *batch, int32_t first, int32_t count)
{
    if (!agi_is_range(batch, first, count)) return AG_ERR_ARGUMENT;
    for (int32_t i = first; i < first + count; i++) {
        agi_slot *const slot = batch->slots + i;
        agi_slot_open(slot);
        if (slot->turn == AG_CHANCE) agi_slot_play(batch, slot, ag_game_roll(slot->game, &slot->seed));
    }
    return AG_OK;
}

int32_t ag_batch_reset(ag_batch *batch, int32_t first, int32_t count, const uint8_t *which)
{
    if (!agi_is_range(batch, first, count)) return AG_ERR_ARGUMENT;
    for (int32_t k = 0; k < count; k++) {
        if (!which || which[k] != 0) agi_slot_renew(batch, batch->slots + first + k);
    }
    return AG_OK;
}
