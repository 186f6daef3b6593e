/* SPDX-License-Identifier: MIT
 * Playing a move of chess. Any number at all may come in: squares and kinds are cut to size, and whatever is played, a
 * piece stays in one set of kinds and one of sides. */
#include <string.h>

#include "chess.h"
#include "games/orthodox/pawns.h"

enum { WHITE_SHORT = 1, WHITE_LONG = 2, BLACK_SHORT = 4, BLACK_LONG = 8 };
const uint8_t agi_chess_rights_of[BOARD_SQUARES] = {
    [0] = WHITE_LONG,  [4] = WHITE_SHORT | WHITE_LONG,  [7] = WHITE_SHORT,  /* a1 e1 h1 */
    [56] = BLACK_LONG, [60] = BLACK_SHORT | BLACK_LONG, [63] = BLACK_SHORT, /* a8 e8 h8 */
};

/* Takes what stands on a square, if anything does, from the board. */
static void take_off(chess_position *position, int32_t square)
{
    const int32_t piece = piece_on(position, square);

    if (piece != 0) position->shared.base.hash ^= agi_piece_key(piece, square);
    for (int32_t kind = 0; kind < KIND_COUNT; kind++) position->kind[kind] &= ~one_square(square);
    position->side[AG_WHITE] &= ~one_square(square);
    position->side[AG_BLACK] &= ~one_square(square);
}

static void put_on(chess_position *position, int32_t side, int32_t kind, int32_t square)
{
    take_off(position, square);
    position->kind[kind] |= one_square(square);
    position->side[side] |= one_square(square);
    position->shared.base.hash ^= agi_piece_key(ag_piece_make(kind, side), square);
}

static void copy_pieces(const chess_position *before, chess_position *after)
{
    memcpy(after->kind, before->kind, sizeof after->kind);
    memcpy(after->side, before->side, sizeof after->side);
}

/* A piece goes to a square, from which what stands there is taken. There is no branch here: what is taken cannot be
 * foreseen. */
static AGI_PART void move_piece(const chess_position *before, chess_position *after, int32_t side, int32_t from,
                                int32_t to)
{
    const int32_t kind = kind_on(before, from);
    const int32_t piece = 1 + 2 * kind + side;
    const int32_t taken = 1 + 2 * kind_on(before, to) + !side;
    const uint64_t taken_key = agi_piece_key(taken, to) & agi_mask(has_square(before->side[!side], to));

    for (int32_t i = 0; i < KIND_COUNT; i++) after->kind[i] = before->kind[i] & ~one_square(to);
    after->kind[kind] ^= one_square(from) | one_square(to);
    after->side[side] = before->side[side] ^ (one_square(from) | one_square(to));
    after->side[!side] = before->side[!side] & ~one_square(to);
    after->shared.base.hash ^= agi_piece_key(piece, from) ^ agi_piece_key(piece, to) ^ taken_key;
}

static int32_t promoted_kind(ag_move move)
{
    const int32_t kind = agi_promotion(move);
    return kind >= KNIGHT && kind <= QUEEN ? kind : QUEEN;
}

/* What a move of a mark, or a promotion, does beyond moving one piece. */
__attribute__((noinline)) static void finish(chess_position *after, ag_move move, int32_t side, int32_t from,
                                             int32_t to)
{
    const chess_castling *castling;

    if ((move & DOUBLE_STEP) != 0) {
        if (is_double_step(from, to)) {
            note_double_step(&agi_chess_game, &after->shared, of_kind(after, PAWN) & after->side[!side], from, to);
        }
    } else if ((move & EN_PASSANT) != 0) {
        take_off(after, en_passant_victim(side, to) & (BOARD_SQUARES - 1));
    } else if ((move & CASTLING) != 0) {
        castling = agi_chess_castling(move);
        take_off(after, castling->rook_from);
        put_on(after, side, ROOK, castling->rook_to);
    } else {
        put_on(after, side, promoted_kind(move), to);
    }
}

static AGI_PART void play_for(int32_t side, const chess_position *position, ag_move move, chess_position *after)
{
    const int32_t from = chess_from(move);
    const int32_t to = chess_to(move);
    const squares captured = position->side[!side] & one_square(to);
    const squares pawn = of_kind(position, PAWN) & one_square(from);

    after->shared = position->shared;
    agi_pass_turn(&position->shared, &after->shared, move, (captured | pawn) != 0, BOARD_FILES);
    agi_lose_rights(&after->shared, agi_chess_rights_of[from] | agi_chess_rights_of[to]);
    if (has_square(position->side[side], from) && !has_square(position->side[side], to)) {
        move_piece(position, after, side, from, to);
    } else {
        copy_pieces(position, after); /* this is no move */
    }
    if (move >> AGI_MOVE_EXTRA_SHIFT != 0) finish(after, move, side, from, to);
}

void agi_chess_play(const ag_variant *variant, const agi_position *base, ag_move move, agi_position *after)
{
    (void)variant;
    if (base->side == AG_WHITE) {
        play_for(AG_WHITE, chess_of(base), move, (chess_position *)(void *)after);
    } else {
        play_for(AG_BLACK, chess_of(base), move, (chess_position *)(void *)after);
    }
}
