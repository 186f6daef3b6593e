/* SPDX-License-Identifier: MIT
 * Where generated moves go, for every width of board: include board8x8.h or its like first. */
#ifndef AGI_MOVE_SINK_H
#define AGI_MOVE_SINK_H

#include "move_choice.h"

/* Into the choice, or with none into the list, or with neither only into the count. What fills it is compiled once
 * each for listing, counting and picking. */
typedef struct move_sink {
    move_choice *choice;
    agi_moves *list;
    bool asks; /* whether there are any: the count is 1 then */
    agi_cpu cpu;
    uint64_t count;
} move_sink;

enum { OF_SOURCE = 1, OF_TARGET = 1 << AGI_MOVE_TO_SHIFT, OF_EXTRA = 1 << AGI_MOVE_EXTRA_SHIFT };

/* What is left when a list has no room for a whole set. Apart, since it is seldom so. */
__attribute__((noinline)) static void list_one_by_one(agi_moves *list, squares members, ag_move base, ag_move factor)
{
    while (has_any(members)) agi_add_move(list, base + factor * (ag_move)take_square(&members));
}

static AGI_PART void list_moves_to(agi_moves *list, squares members, ag_move base, ag_move factor)
{
    ag_move *const room = agi_room_for(list, BOARD_SQUARES);

    if (room) {
        list->count += (uint32_t)(write_numbers(members, base, factor, room) - room);
    } else {
        list_one_by_one(list, members, base, factor);
    }
}

/* Adds a move for each member of the set: its number, times `factor`, is added to `base`. */
static AGI_PART void add_moves(move_sink *sink, squares members, ag_move base, ag_move factor)
{
    if (sink->choice) {
        const move_set set = {.members = members, .base = base, .factor = factor};
        add_move_set(sink->choice, set, (uint32_t)count_squares_on(sink->cpu, members));
    } else if (sink->list) {
        list_moves_to(sink->list, members, base, factor);
    } else if (sink->asks) {
        sink->count |= has_any(members);
    } else {
        sink->count += (uint64_t)count_squares_on(sink->cpu, members);
    }
}

static AGI_PART void add_targets(move_sink *sink, int32_t from, squares targets)
{
    add_moves(sink, targets, (ag_move)from, OF_TARGET);
}

#endif
