/* SPDX-License-Identifier: MIT
 * Playing a move of Sentai Chess. Any number at all may come in: squares and kinds are cut to size, never trusted. */
#include "sentai.h"

/* Puts these powers, or a pawn or a king, on a square where none of them is, or takes them off it. There is no branch
 * here: what a piece consists of cannot be foreseen. */
static void toggle(sentai_position *position, uint32_t piece, int32_t side, int32_t square)
{
    uint64_t hash = 0;

    for (int32_t board = 0; board < BOARDS; board++) {
        const uint64_t mask = (uint64_t)0 - (piece >> board & 1);
        position->pieces[board] ^= mask & one_square(square);
        hash ^= mask & sentai_key(board, side, square);
    }
    position->shared.base.hash ^= hash;
}

/* Captures are few, and kept out of the way of the moves that are none. */
__attribute__((noinline)) static void capture(sentai_position *position, uint32_t piece, int32_t side, int32_t square)
{
    toggle(position, piece, side, square);
    position->side[side] &= ~one_square(square);
}

void agi_sentai_play(const ag_variant *variant, const agi_position *position, ag_move move, agi_position *played)
{
    const sentai_position *before = sentai_of(position);
    sentai_position *after = (sentai_position *)(void *)played;
    const sentai_change change = sentai_change_of(before, move);
    const int32_t side = position->side;
    const bool restarts_clock = change.taken != 0 || change.leaves == PAWN; /* section 1 */

    *after = *before;
    toggle(after, change.leaves, side, change.from);
    if (change.stays == 0) after->side[side] &= ~one_square(change.from);
    if (change.taken != 0) capture(after, change.taken, !side, change.taken_on);
    toggle(after, change.arrives & ~change.joins, side, change.to);
    after->side[side] |= one_square(change.to);
    agi_pass_turn(&before->shared, &after->shared, move, restarts_clock, BOARD_FILES);
    if ((move & DOUBLE_STEP) != 0) {
        note_double_step(sentai_setup_of(variant)->game, &after->shared, after->pieces[PAWNS] & after->side[!side],
                         change.from, change.to);
    }
}
