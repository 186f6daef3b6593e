/* SPDX-License-Identifier: MIT
 * What is written out of all games of a range. */
#include <string.h>

#include "action.h"
#include "slot.h"

/* The length of so many rows. AG_ERR_ARGUMENT when there is no such range, or no room for them. */
static int32_t length_of_rows(const ag_batch *batch, int32_t first, int32_t count, int32_t row, const void *buf,
                              int32_t cap)
{
    const int64_t length = (int64_t)count * row;

    if (!agi_is_range(batch, first, count) || cap < 0 || length > INT32_MAX) return AG_ERR_ARGUMENT;
    if (buf ? cap < length : cap > 0) return AG_ERR_ARGUMENT;
    return (int32_t)length;
}

static void write_mask(const agi_slot *slot, uint8_t *mask, int32_t length)
{
    if (slot->over) {
        memset(mask, 0, (size_t)length);
    } else {
        agi_write_mask(slot->game, slot->taps, slot->tapped, mask);
    }
}

int32_t ag_batch_masks(const ag_batch *batch, int32_t first, int32_t count, uint8_t *buf, int32_t cap)
{
    const int32_t row = batch ? batch->actions : 0;
    const int32_t length = length_of_rows(batch, first, count, row, buf, cap);

    for (int32_t at = 0; buf && at < length; at += row) {
        write_mask(batch->slots + first + at / row, buf + at, row);
    }
    return length;
}

int32_t ag_batch_turns(const ag_batch *batch, int32_t first, int32_t count, uint8_t *buf, int32_t cap)
{
    const int32_t length = length_of_rows(batch, first, count, 1, buf, cap);

    for (int32_t k = 0; buf && k < length; k++) buf[k] = batch->slots[first + k].turn;
    return length;
}

int32_t ag_batch_done(const ag_batch *batch, int32_t first, int32_t count, uint8_t *buf, int32_t cap)
{
    const int32_t length = length_of_rows(batch, first, count, 1, buf, cap);

    for (int32_t k = 0; buf && k < length; k++) buf[k] = batch->slots[first + k].done;
    return length;
}

int32_t ag_batch_returns(const ag_batch *batch, int32_t first, int32_t count, int8_t *buf, int32_t cap)
{
    const int32_t length = length_of_rows(batch, first, count, 2, buf, cap);

    for (int32_t at = 0; buf && at < length; at += 2) {
        memcpy(buf + at, batch->slots[first + at / 2].returns, 2);
    }
    return length;
}

int32_t ag_batch_moves(const ag_batch *batch, int32_t first, int32_t count, int32_t *offsets, ag_move *buf, int32_t cap)
{
    int32_t total = 0;

    if (!agi_is_range(batch, first, count) || cap < 0 || (!buf && cap > 0)) return AG_ERR_ARGUMENT;
    for (int32_t k = 0; k < count; k++) {
        const int32_t room = total < cap ? cap - total : 0;
        const int32_t moves = ag_game_moves(batch->slots[first + k].game, room > 0 ? buf + total : NULL, room);
        if (moves > INT32_MAX - total) return AG_ERR_ARGUMENT;
        if (offsets) offsets[k] = total;
        total += moves;
    }
    if (offsets) offsets[count] = total;
    return total;
}
