/* SPDX-License-Identifier: MIT
 *
 * In which order moves are tried: what was best before, goals, captures of much by little, what refuted other moves,
 * and the rest by how often it was good and what it changes. */
#ifndef AGI_ORDER_H
#define AGI_ORDER_H

#include "search.h"

enum {
    AGI_SCORE_HINT = 1 << 30,
    AGI_SCORE_GOAL = 1 << 29,
    AGI_SCORE_CAPTURE = 1 << 26,
    AGI_SCORE_KILLER = 1 << 25, /* a move that scores less is quiet */
    AGI_SCORE_ANY = -AGI_SCORE_HINT
};

/* Lists the moves of the frame; with traits, those that have one of them. False when there was no room for all. */
bool agi_order_list(agi_search *now, agi_frame *frame, uint32_t traits);
/* Lists the captures, promotions and moves to goals, as far as there is room. */
void agi_order_list_loud(agi_search *now, agi_frame *frame);
/* Scores all moves listed. */
void agi_order_score(agi_search *now, const agi_frame *frame);
/* Puts the best of those not picked yet to frame->next. */
void agi_order_pick(const agi_search *now, const agi_frame *frame);
/* What a move takes and what it takes it with, in hundredths, and where. */
typedef struct agi_stakes {
    int32_t taken;
    int32_t taker;
    int32_t square;
} agi_stakes;

agi_stakes agi_stakes_of(const agi_search *now, const agi_frame *frame, ag_move move);
/* Remembers the move being tried as one that refutes, and those tried before it as some that do not. */
void agi_order_credit(agi_search *now, agi_frame *frame);

#endif
