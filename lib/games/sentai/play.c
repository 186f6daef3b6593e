/* SPDX-License-Identifier: MIT
 * Playing a move of Sentai Chess. Any number at all may come in: squares and kinds are cut to size, never trusted. */
#include "sentai.h"

/* Puts these powers, or a pawn or a king, on a square where none of them is, or takes them off it. Most
 * pieces have a power or two: going from one to the next is shorter than looking at every board. */
static void toggle(sentai_position *position, uint32_t piece, int32_t side, int32_t square)
{
    for (; piece != 0; piece &= piece - 1) {
        const int32_t board = (int32_t)agi_lowest_bit(piece);
        position->pieces[board] ^= one_square(square);
        position->shared.base.hash ^= sentai_key(board, side, square);
    }
}

/* Takes a piece off one square and puts it on another, where nothing of it is. */
static AGI_PART void carry(sentai_position *position, uint32_t piece, int32_t side, int32_t from, int32_t to)
{
    const squares way = one_square(from) ^ one_square(to);
    uint64_t hash = position->shared.base.hash;

    for (; piece != 0; piece &= piece - 1) {
        const int32_t board = (int32_t)agi_lowest_bit(piece);
        position->pieces[board] ^= way;
        hash ^= sentai_key(board, side, from) ^ sentai_key(board, side, to);
    }
    position->shared.base.hash = hash;
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
    const uint32_t arrives = change.arrives & ~change.joins;
    const int32_t side = position->side;
    const bool restarts_clock = change.taken != 0 || change.leaves == PAWN; /* section 1 */

    *after = *before;
    if (change.taken != 0) capture(after, change.taken, !side, change.taken_on);
    if (arrives == change.leaves) {
        carry(after, arrives, side, change.from, change.to);
    } else {
        toggle(after, change.leaves, side, change.from);
        toggle(after, arrives, side, change.to);
    }
    if (change.stays == 0) after->side[side] &= ~one_square(change.from);
    after->side[side] |= one_square(change.to);
    agi_pass_turn(&before->shared, &after->shared, move, restarts_clock, BOARD_FILES);
    if ((move & DOUBLE_STEP) != 0) {
        note_double_step(sentai_setup_of(variant)->game, &after->shared, after->pieces[PAWNS] & after->side[!side],
                         change.from, change.to);
    }
}
