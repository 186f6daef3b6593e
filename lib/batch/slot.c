/* SPDX-License-Identifier: MIT
 * How one game of a batch goes on, ends, and begins anew. Histories have room for max_plies plies, so playing never
 * fails. */
#include "slot.h"

/* Brings what is kept of the game on the board up to date. */
static void look(const ag_batch *batch, agi_slot *slot)
{
    slot->turn = (uint8_t)ag_game_turn(slot->game);
    slot->over = slot->turn == AG_NOBODY ? AG_BATCH_ENDED : 0;
    if (slot->over || ag_game_ply(slot->game) < batch->max_plies) return;
    ag_game_end(slot->game, AG_DRAW, AG_REASON_ADJUDICATION);
    slot->turn = AG_NOBODY;
    slot->over = AG_BATCH_CUT_OFF;
}

/* Looks, and makes the rolls that are due as far as the batch makes them by itself. */
static void settle(const ag_batch *batch, agi_slot *slot)
{
    slot->tapped = 0;
    look(batch, slot);
    while (slot->turn == AG_CHANCE && (batch->flags & AG_BATCH_AUTOROLL)) {
        ag_game_play_unchecked(slot->game, ag_game_roll(slot->game, &slot->seed));
        look(batch, slot);
    }
}

static void note_end(agi_slot *slot)
{
    const int32_t result = ag_game_result(slot->game);

    slot->done = slot->over;
    slot->returns[AG_WHITE] = (int8_t)((result == AG_WHITE_WINS) - (result == AG_BLACK_WINS));
    slot->returns[AG_BLACK] = (int8_t)-slot->returns[AG_WHITE];
}

/* After plies have been played. A start position that is over by itself is not begun again and again. */
static void finish(const ag_batch *batch, agi_slot *slot)
{
    settle(batch, slot);
    if (!slot->over) return;
    note_end(slot);
    if (!(batch->flags & AG_BATCH_AUTORESET)) return;
    ag_game_rewind(slot->game, 0);
    settle(batch, slot);
}

void agi_slot_take(const ag_batch *batch, agi_slot *slot)
{
    settle(batch, slot);
    agi_slot_open(slot);
    if (slot->over) note_end(slot);
}

void agi_slot_renew(const ag_batch *batch, agi_slot *slot)
{
    ag_game_rewind(slot->game, 0);
    agi_slot_take(batch, slot);
}

void agi_slot_open(agi_slot *slot)
{
    slot->done = slot->over;
    if (slot->over) return;
    slot->returns[AG_WHITE] = 0;
    slot->returns[AG_BLACK] = 0;
}

void agi_slot_play(const ag_batch *batch, agi_slot *slot, ag_move move)
{
    ag_game_play_unchecked(slot->game, move);
    finish(batch, slot);
}

void agi_slot_play_random(const ag_batch *batch, agi_slot *slot, int32_t plies)
{
    while (plies > 0 && !slot->over) {
        const int32_t left = batch->max_plies - ag_game_ply(slot->game);
        plies -= ag_game_playout(slot->game, &slot->seed, plies < left ? plies : left);
        finish(batch, slot);
    }
}
