/* SPDX-License-Identifier: MIT
 * Going through the moves of a position one by one:
 *
 *     agi_begin_moves(&each, variant, position);
 *     while (agi_next_move(&each)) use(each.move);
 *
 * They are listed a window at a time, so that no list has to have room for all. Most positions have fewer than a window
 * holds; where there are more, they are listed again for each further window. What only looks at each move, without
 * going on from it, gives a list that visits them (agi_moves) and has them listed once. */
#ifndef AGI_EACH_MOVE_H
#define AGI_EACH_MOVE_H

#include "rules.h"

enum { AGI_WINDOW = 256 };

typedef struct agi_each_move {
    ag_move move;  /* the move it is at */
    uint32_t next; /* the place in the window of the one that follows */
    uint32_t filled;
    const ag_variant *variant;
    const agi_position *position;
    agi_moves list;
    ag_move window[AGI_WINDOW];
} agi_each_move;

/* Fills the window with the moves from number `skip` on. */
static inline void agi_fill_window(agi_each_move *each, uint32_t skip)
{
    each->next = 0;
    each->list = (agi_moves){.buf = each->window, .cap = AGI_WINDOW, .skip = skip};
    each->variant->rules->moves(each->variant, each->position, &each->list);
    each->filled = each->list.count - skip < AGI_WINDOW ? each->list.count - skip : (uint32_t)AGI_WINDOW;
}

static inline void agi_begin_moves(agi_each_move *each, const ag_variant *variant, const agi_position *position)
{
    each->variant = variant;
    each->position = position;
    agi_fill_window(each, 0);
}

/* Goes to the next move; false when there is none. */
static inline bool agi_next_move(agi_each_move *each)
{
    if (each->next == each->filled) {
        if (each->list.skip + each->filled == each->list.count) return false;
        agi_fill_window(each, each->list.skip + AGI_WINDOW);
    }
    each->move = each->window[each->next++];
    return true;
}

#endif
