/* SPDX-License-Identifier: MIT
 * Where generated moves go, for every width of board: include board8x8.h or its like first. */
#ifndef AGI_MOVE_SINK_H
#define AGI_MOVE_SINK_H

#include "orthodox.h"

/* Into the list, or with none only into the count. What fills it is compiled once for each side, for listing and for
 * counting. */
typedef struct move_sink {
    agi_moves *list;
    agi_cpu cpu;
    uint64_t count;
} move_sink;

static AGI_PART void add_targets(move_sink *sink, int32_t from, squares targets)
{
    if (!sink->list) {
        sink->count += (uint64_t)count_squares_on(sink->cpu, targets);
        return;
    }
    while (has_any(targets)) agi_add_move(sink->list, agi_make_move(from, take_square(&targets)));
}

#endif
