/* SPDX-License-Identifier: MIT
 * What a move of chess is, what it changes, and how it is tapped. */
#include "chess.h"
#include "games/orthodox/pawns.h"

const chess_castling agi_chess_castlings[4] = {
    {.king_from = 4, .king_to = 6, .rook_from = 7, .rook_to = 5},
    {.king_from = 4, .king_to = 2, .rook_from = 0, .rook_to = 3},
    {.king_from = 60, .king_to = 62, .rook_from = 63, .rook_to = 61},
    {.king_from = 60, .king_to = 58, .rook_from = 56, .rook_to = 59},
};

const chess_castling *agi_chess_castling(ag_move move)
{
    for (int32_t i = 0; i < 3; i++) {
        if (agi_chess_castlings[i].king_to == chess_to(move)) return &agi_chess_castlings[i];
    }
    return &agi_chess_castlings[3];
}

int32_t agi_chess_move_from(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    return chess_from(move);
}

int32_t agi_chess_move_to(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    return chess_to(move);
}

/* The square of the piece that is taken; AGI_NO_SQUARE when none is. */
static int32_t taken_square(const chess_position *position, ag_move move)
{
    if ((move & EN_PASSANT) != 0) return en_passant_victim(position->shared.base.side, chess_to(move));
    return piece_on(position, chess_to(move)) != 0 ? chess_to(move) : AGI_NO_SQUARE;
}

/* No position before the move can come back: a piece is gone, a pawn has moved, or a right is lost (FIDE 9.2.3). */
static bool is_irreversible(const ag_variant *variant, const agi_position *position, ag_move move)
{
    chess_position after;

    agi_chess_play(variant, position, move, &after.shared.base);
    return after.shared.base.quiet == 0 || after.shared.castling != chess_of(position)->shared.castling ||
           chess_of(position)->shared.en_passant != AGI_NO_SQUARE;
}

int32_t agi_chess_move_traits(const ag_variant *variant, const agi_position *position, ag_move move)
{
    int32_t traits = 0;

    if (taken_square(chess_of(position), move) != AGI_NO_SQUARE) traits |= AG_MOVE_CAPTURE;
    if (agi_promotion(move) != 0) traits |= AG_MOVE_PROMOTION;
    if ((move & CASTLING) != 0) traits |= AG_MOVE_CASTLING;
    if (is_irreversible(variant, position, move)) traits |= AG_MOVE_IRREVERSIBLE;
    return traits;
}

void agi_chess_move_steps(const ag_variant *variant, const agi_position *position, ag_move move, agi_steps *steps)
{
    const chess_position *chess = chess_of(position);
    const int32_t from = chess_from(move);
    const int32_t to = chess_to(move);
    const int32_t taken = taken_square(chess_of(position), move);
    const int32_t kind = agi_promotion(move);
    const int32_t arrives = kind != 0 ? ag_piece_make(kind, position->side) : piece_on(chess, from);
    int32_t group = 0;

    (void)variant;
    if (taken != AGI_NO_SQUARE) {
        agi_add_step(steps, (ag_step){AG_STEP_REMOVE, taken, taken, piece_on(chess, taken), 0, group++});
    }
    agi_add_step(steps, (ag_step){AG_STEP_MOVE, from, to, piece_on(chess, from), arrives, group});
    if ((move & CASTLING) != 0) {
        const chess_castling *castling = agi_chess_castling(move);
        const int32_t rook = piece_on(chess, castling->rook_from);
        agi_add_step(steps, (ag_step){AG_STEP_MOVE, castling->rook_from, castling->rook_to, rook, rook, group});
    }
}

/* The way of every move is from, to and what the pawn becomes; castling is also tapped as king, rook. */
int32_t agi_chess_tap_path(const ag_variant *variant, const agi_position *position, ag_move move, int32_t which,
                           int32_t *taps)
{
    const bool castles = (move & CASTLING) != 0;
    int32_t n = 0;

    (void)variant;
    if (which > (castles ? 1 : 0)) return 0;
    taps[n++] = chess_from(move);
    taps[n++] = which == 1 ? agi_chess_castling(move)->rook_from : chess_to(move);
    if (agi_promotion(move) != 0) taps[n++] = AG_TAP_CHOICE + ag_piece_make(agi_promotion(move), position->side);
    return n;
}
