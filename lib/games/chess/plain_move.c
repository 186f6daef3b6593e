/* SPDX-License-Identifier: MIT
 * Finding the one legal move that a text in its usual form means, with a look at the pieces only that it can mean. */
#include "chess.h"
#include "games/orthodox/pawns.h"

/* The pieces of any side that go to a square as this kind does, pins and checks aside. */
static squares goers_to(const chess_position *position, int32_t kind, int32_t square)
{
    const squares occupied = all_pieces(position);

    switch (kind) {
    case KING: return agi_chess_attacks.king[square] & of_kind(position, KING);
    case KNIGHT: return agi_chess_attacks.knight[square] & of_kind(position, KNIGHT);
    case BISHOP: return bishop_attacks(square, occupied) & of_kind(position, BISHOP);
    case ROOK: return rook_attacks(square, occupied) & of_kind(position, ROOK);
    default: return (bishop_attacks(square, occupied) | rook_attacks(square, occupied)) & of_kind(position, QUEEN);
    }
}

/* FIDE 3.9: whether the king of the side to move is not attacked once its piece has gone from one square to another.
 * Kings stand beside one another only behind unchecked moves; then only a king's own move is forbidden. */
static bool leaves_king_safe(const chess_position *position, int32_t from, int32_t to)
{
    const int32_t side = position->shared.base.side;
    const int32_t king = king_square(position, side);
    const squares occupied = (all_pieces(position) & ~one_square(from)) | one_square(to);
    const squares enemy = position->side[!side] & ~one_square(to);

    if (king == from) return !has_any(agi_chess_attackers(position, to, occupied) & enemy);
    return !has_any(agi_chess_attackers(position, king, occupied) & enemy & ~of_kind(position, KING));
}

/* ---- pieces ---- */

static ag_move find_piece_move(const chess_position *position, const agi_written_move *plain)
{
    const int32_t side = position->shared.base.side;
    squares pieces = goers_to(position, plain->kind, plain->to) & position->side[side];
    ag_move move = 0;

    if (has_square(position->side[side], plain->to)) return 0;
    if (plain->captures && !has_square(position->side[!side], plain->to)) return 0;
    if (plain->from_file >= 0) pieces &= whole_file(plain->from_file);
    if (plain->from_rank >= 0) pieces &= whole_rank(plain->from_rank);
    while (has_any(pieces)) {
        const int32_t from = take_square(&pieces);
        if (!leaves_king_safe(position, from, plain->to)) continue;
        if (move != 0) return 0;
        move = agi_make_move(from, plain->to);
    }
    return move;
}

static ag_move find_castling(const ag_variant *variant, const chess_position *position, const agi_written_move *plain)
{
    const agi_position *base = &position->shared.base;
    const chess_castling *castling = &agi_chess_castlings[2 * base->side + plain->castling];
    const ag_move move = agi_make_move(castling->king_from, castling->king_to) | CASTLING;

    return agi_chess_is_legal(variant, base, move) ? move : 0;
}

/* ---- pawns ---- */

/* A pawn's step; 0 when no pawn can make it, whatever becomes of its king. */
static ag_move make_step(const chess_position *position, int32_t to)
{
    const int32_t side = position->shared.base.side;
    const squares pawns = of_kind(position, PAWN) & position->side[side] & ~pawn_last_rank(side);
    const squares empty = ~all_pieces(position);
    const int32_t by = pawn_forward(side);

    if (has_any(pawn_single_steps(side, pawns & one_square(to - by), empty & one_square(to))))
        return agi_make_move(to - by, to);
    if (has_any(pawn_double_steps(side, pawns & one_square(to - 2 * by), empty, empty & one_square(to))))
        return agi_make_move(to - 2 * by, to) | DOUBLE_STEP;
    return 0;
}

/* A pawn's capture from a file, likewise. */
static ag_move make_capture(const chess_position *position, int32_t from_file, int32_t to)
{
    const int32_t side = position->shared.base.side;
    const squares pawns = of_kind(position, PAWN) & position->side[side] & whole_file(from_file);
    const squares capturers = pawn_attackers(side, pawns, to);

    if (!has_any(capturers) || !has_square(position->side[!side], to)) return 0;
    return agi_make_move(first_square(capturers), to);
}

/* One en passant, of the rank that the square tells; where a piece stands on the square, which an unchecked move can
 * bring about, it could be two captures. */
static ag_move make_en_passant(const ag_variant *variant, const chess_position *position, int32_t from_file, int32_t to)
{
    const int32_t from = to - to % BOARD_FILES + from_file - pawn_forward(position->shared.base.side);
    const ag_move move = agi_make_move(from, to) | EN_PASSANT;

    return piece_on(position, to) == 0 && agi_chess_is_legal(variant, &position->shared.base, move) ? move : 0;
}

static ag_move find_pawn_move(const ag_variant *variant, const chess_position *position, const agi_written_move *plain)
{
    const int32_t to = plain->to;
    const bool is_promotion = has_square(pawn_last_rank(position->shared.base.side), to);
    ag_move move;

    if (is_promotion != (plain->promotion >= 0)) return 0;
    if (!plain->captures) {
        move = make_step(position, to);
    } else if (to == position->shared.en_passant) {
        move = make_en_passant(variant, position, plain->from_file, to);
    } else {
        move = make_capture(position, plain->from_file, to);
    }
    if (move == 0 || (plain->from_rank >= 0 && chess_from(move) / BOARD_FILES != plain->from_rank)) return 0;
    if ((move & EN_PASSANT) == 0 && !leaves_king_safe(position, chess_from(move), to)) return 0;
    return is_promotion ? move | (ag_move)plain->promotion << AGI_MOVE_EXTRA_SHIFT : move;
}

/* ---- any ---- */

/* Two squares tell the piece, and with it what its move is called. */
static bool name_piece(const chess_position *position, agi_written_move *plain)
{
    const int32_t from = plain->from_rank * BOARD_FILES + plain->from_file;
    const int32_t piece = piece_on(position, from);

    plain->kind = ag_piece_kind(piece);
    if (piece == 0 || ag_piece_player(piece) != position->shared.base.side) return false;
    if (plain->kind == PAWN) plain->captures = plain->from_file != plain->to % BOARD_FILES;
    return true;
}

static ag_move find_move(const ag_variant *variant, const chess_position *position, agi_written_move *plain)
{
    if (plain->castling >= 0) return find_castling(variant, position, plain);
    if (plain->kind < 0 && !name_piece(position, plain)) return 0;
    if (plain->kind == PAWN) return find_pawn_move(variant, position, plain);
    return find_piece_move(position, plain);
}

/* Positions without a king, which only unchecked moves make, are left to the list of moves. */
bool agi_chess_read_plain_move(const ag_variant *variant, const agi_position *position, const char *text,
                               int32_t length, ag_move *move)
{
    const chess_position *chess = chess_of(position);
    agi_written_move plain;

    if (!has_any(of_kind(chess, KING) & chess->side[AG_WHITE])) return false;
    if (!has_any(of_kind(chess, KING) & chess->side[AG_BLACK])) return false;
    if (!agi_read_plain_form(&agi_chess_game, variant, text, length, &plain)) return false;
    *move = find_move(variant, chess, &plain);
    return *move != 0;
}
