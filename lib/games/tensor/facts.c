/* SPDX-License-Identifier: MIT
 * What a move of Tensor Chess is, and what it changes when no beast leaps. */
#include "generation.h"

#include "games/orthodox/pawns.h"

int32_t agi_tensor_move_from(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    return tensor_from(move);
}

/* Of a propelling move the square that the propelling piece comes to. */
int32_t agi_tensor_move_to(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    return tensor_to(move);
}

int32_t agi_tensor_taken_square(const tensor_position *position, ag_move move)
{
    const int32_t from = tensor_from(move);
    const int32_t to = tensor_to(move);
    const bool is_pawn = position->piece[from] == ag_piece_make(PAWN, position->shared.base.side);

    if ((move & SORT_MASK) != PLAIN) return AGI_NO_SQUARE;
    if (position->piece[to] != 0) return to;
    if (!is_pawn || to != position->shared.en_passant || from % BOARD_FILES == to % BOARD_FILES) return AGI_NO_SQUARE;
    return en_passant_victim(position->shared.base.side, to);
}

/* No position before the move can come back: a piece is gone, a pawn has moved, or a right is lost (section 9). */
static bool is_irreversible(const ag_variant *variant, const tensor_position *position, ag_move move)
{
    tensor_position after;

    agi_tensor_play(variant, &position->shared.base, move, &after.shared.base);
    return after.shared.base.quiet == 0 || after.shared.castling != position->shared.castling ||
           position->shared.en_passant != AGI_NO_SQUARE;
}

int32_t agi_tensor_move_traits(const ag_variant *variant, const agi_position *base, ag_move move)
{
    const tensor_position *position = tensor_of(base);
    const int32_t sort = (int32_t)(move & SORT_MASK);
    int32_t traits = 0;

    if (sort == TAKES_BEASTS || agi_tensor_taken_square(position, move) != AGI_NO_SQUARE) traits |= AG_MOVE_CAPTURE;
    if (sort == PROPELS) traits |= AG_MOVE_PROPELS;
    if (sort == PLAIN && agi_promotion(move) != 0) traits |= AG_MOVE_PROMOTION;
    if (agi_tensor_castling_of(position, move)) traits |= AG_MOVE_CASTLING;
    if (is_irreversible(variant, position, move)) traits |= AG_MOVE_IRREVERSIBLE;
    return traits;
}

/* ---- steps ---- */

static void add_change_of_place(int32_t piece, int32_t from, int32_t to, int32_t after, int32_t group, agi_steps *steps)
{
    agi_add_step(steps, (ag_step){AG_STEP_MOVE, from, to, piece, after, group});
}

void agi_tensor_add_plain_steps(const tensor_position *position, ag_move move, agi_steps *steps)
{
    const uint8_t *pieces = position->piece;
    const int32_t from = tensor_from(move);
    const int32_t to = tensor_to(move);
    const int32_t taken = agi_tensor_taken_square(position, move);
    const bool propels = (move & SORT_MASK) == PROPELS;
    const tensor_castling *castling = agi_tensor_castling_of(position, move);
    const int32_t kind = propels ? 0 : agi_promotion(move);
    const int32_t arrives = kind != 0 ? ag_piece_make(kind, position->shared.base.side) : pieces[from];
    int32_t group = 0;

    if (taken != AGI_NO_SQUARE) {
        agi_add_step(steps, (ag_step){AG_STEP_REMOVE, taken, taken, pieces[taken], 0, group++});
    }
    add_change_of_place(pieces[from], from, to, arrives, group, steps);
    if (propels) {
        add_change_of_place(pieces[to], to, tensor_propelled_to(move), pieces[to], group, steps);
    } else if (castling) {
        const int32_t rook = pieces[castling->rook_from];
        add_change_of_place(rook, castling->rook_from, castling->rook_to, rook, group, steps);
    }
}
