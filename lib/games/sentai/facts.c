/* SPDX-License-Identifier: MIT
 * What a move of Sentai Chess is, what it changes, and how it is tapped. */
#include "sentai.h"

int32_t agi_sentai_move_from(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    return sentai_from(move);
}

int32_t agi_sentai_move_to(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    return sentai_to(move);
}

/* No position before the move can come back: a piece is gone, a pawn has moved, a side has lost a power that both Rangers
 * had (3.3, `sentai-old`), or an en passant capture has been let pass. */
static bool is_irreversible(const sentai_position *position, const sentai_change *change)
{
    return change->taken != 0 || change->leaves == PAWN || (change->joins & change->leaves) != 0 ||
           position->shared.en_passant != AGI_NO_SQUARE;
}

int32_t agi_sentai_move_traits(const ag_variant *variant, const agi_position *position, ag_move move)
{
    const sentai_change change = sentai_change_of(sentai_of(position), move);
    int32_t traits = 0;

    (void)variant;
    if (change.taken != 0) traits |= AG_MOVE_CAPTURE;
    if (change.joins != 0) traits |= AG_MOVE_COMBINES;
    if (change.stays != 0) traits |= AG_MOVE_SPLITS;
    if (is_promotion(&change)) traits |= AG_MOVE_PROMOTION;
    if (is_irreversible(sentai_of(position), &change)) traits |= AG_MOVE_IRREVERSIBLE;
    return traits;
}

static int32_t border_piece(uint32_t piece, int32_t side)
{
    return ag_piece_make(kind_of_piece(piece), side);
}

void agi_sentai_move_steps(const ag_variant *variant, const agi_position *position, ag_move move, agi_steps *steps)
{
    const sentai_change change = sentai_change_of(sentai_of(position), move);
    const int32_t side = position->side;
    const int32_t before = border_piece(change.leaves | change.stays, side);
    const int32_t arrives = border_piece(change.arrives, side);
    int32_t group = 0;

    (void)variant;
    if (change.taken != 0) {
        const int32_t taken = border_piece(change.taken, !side);
        agi_add_step(steps, (ag_step){AG_STEP_REMOVE, change.taken_on, change.taken_on, taken, 0, group++});
    }
    if (change.joins != 0) {
        const int32_t joins = border_piece(change.joins, side);
        agi_add_step(steps, (ag_step){AG_STEP_REMOVE, change.to, change.to, joins, 0, group});
    }
    agi_add_step(steps, (ag_step){AG_STEP_MOVE, change.from, change.to, before, arrives, group});
    if (change.stays != 0) {
        const int32_t stays = border_piece(change.stays, side);
        agi_add_step(steps, (ag_step){AG_STEP_PLACE, change.from, change.from, 0, stays, group});
    }
}

/* From, to, and a choice where there can be one: which Ranger goes, the whole one or a basic one out of it; what a pawn
 * becomes. */
int32_t agi_sentai_tap_path(const ag_variant *variant, const agi_position *position, ag_move move, int32_t which,
                            int32_t *taps)
{
    const sentai_change change = sentai_change_of(sentai_of(position), move);
    int32_t n = 0;

    (void)variant;
    if (which > 0) return 0;
    taps[n++] = change.from;
    taps[n++] = change.to;
    if (is_ranger(change.leaves)) {
        taps[n++] = AG_TAP_CHOICE + border_piece(change.leaves, position->side);
    } else if (is_promotion(&change)) {
        taps[n++] = AG_TAP_CHOICE + border_piece(change.arrives, position->side);
    }
    return n;
}
