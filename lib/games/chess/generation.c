/* SPDX-License-Identifier: MIT
 * Legal moves of chess, listed. Compiled once for each side. */
#include "outlook.h"

/* ---- what other files ask ---- */

squares agi_chess_attackers(const chess_position *position, int32_t square, squares occupied)
{
    const chess_board board = board_of(position);
    return attackers_on_board(AGI_CPU_BASELINE, &board, square, occupied);
}

static squares en_passant_capturers(const chess_position *position, int32_t square)
{
    const chess_board board = board_of(position);
    return find_en_passant_capturers(AGI_CPU_BASELINE, &board, position->shared.base.side, square);
}

bool agi_chess_can_take_en_passant(const chess_position *position, int32_t square)
{
    return has_any(en_passant_capturers(position, square));
}

/* ---- the king ---- */

static AGI_PART void list_targets(agi_moves *list, int32_t from, squares targets)
{
    while (has_any(targets)) agi_add_move(list, agi_make_move(from, take_square(&targets)));
}

/* Of the steps those to these squares. */
static AGI_PART void list_king_moves(const outlook *o, squares ends, uint32_t castling_rights, agi_moves *list)
{
    const king_targets targets = find_king_targets(o, castling_rights);

    list_targets(list, o->king, targets.steps & ends);
    for (int32_t i = 0; i < 2; i++) {
        if ((targets.castlings >> i & 1) != 0) agi_add_move(list, castling_move(o->side, i));
    }
}

/* ---- knights, bishops, rooks, queens ---- */

static AGI_PART void list_leaps(const outlook *o, squares movers, agi_moves *list)
{
    squares knights = free_knights(o) & movers;

    while (has_any(knights)) {
        const int32_t from = take_square(&knights);
        list_targets(list, from, knight_targets(o, from));
    }
}

static AGI_PART void list_slides(const outlook *o, squares movers, agi_moves *list)
{
    const squares pins = o->straight_pins | o->diagonal_pins;
    squares diagonal = own_diagonal(o) & movers;
    squares straight = own_straight(o) & movers;

    while (has_any(diagonal)) {
        const int32_t from = take_square(&diagonal);
        const squares line = has_square(pins, from) ? o->diagonal_pins : ALL_SQUARES;
        list_targets(list, from, diagonal_targets(o, from) & line);
    }
    while (has_any(straight)) {
        const int32_t from = take_square(&straight);
        const squares line = has_square(pins, from) ? o->straight_pins : ALL_SQUARES;
        list_targets(list, from, straight_targets(o, from) & line);
    }
}

/* ---- pawns ---- */

static AGI_PART void list_pawn_moves(const outlook *o, squares movers, agi_moves *list)
{
    const pawn_targets targets = find_pawn_targets(o, movers);
    const int32_t forward = pawn_forward(o->side);

    add_pawn_moves(list, &agi_chess_game, o->side, targets.steps, forward, 0);
    add_pawn_moves(list, &agi_chess_game, o->side, targets.double_steps, 2 * forward, DOUBLE_STEP);
    add_pawn_moves(list, &agi_chess_game, o->side, targets.left, pawn_left(o->side), 0);
    add_pawn_moves(list, &agi_chess_game, o->side, targets.right, pawn_right(o->side), 0);
}

static void list_en_passant(const chess_position *position, squares movers, agi_moves *list)
{
    const int32_t square = position->shared.en_passant;
    squares pawns = en_passant_capturers(position, square) & movers;

    while (has_any(pawns)) agi_add_move(list, agi_make_move(take_square(&pawns), square) | EN_PASSANT);
}

/* ---- whether there is any ---- */

/* Whether one of these pieces, which are neither pinned nor needed against a check, can go to a square beside it or
 * leap. */
static AGI_PART bool can_go(const chess_position *position, int32_t side, squares movers)
{
    const squares open = ~position->side[side];
    const squares pawns = of_kind(position, PAWN) & movers & ~pawn_last_rank(side);
    squares knights = of_kind(position, KNIGHT) & movers;
    squares diagonal = diagonal_sliders(position) & movers;
    squares straight = straight_sliders(position) & movers;

    if (has_any(pawn_single_steps(side, pawns, ~all_pieces(position)))) return true;
    while (has_any(knights)) {
        if (has_any(agi_chess_attacks.knight[take_square(&knights)] & open)) return true;
    }
    while (has_any(diagonal)) {
        const int32_t from = take_square(&diagonal);
        if (has_any(agi_chess_attacks.king[from] & agi_chess_attacks.diagonal[from] & open)) return true;
    }
    while (has_any(straight)) {
        const int32_t from = take_square(&straight);
        if (has_any(agi_chess_attacks.king[from] & agi_chess_attacks.straight[from] & open)) return true;
    }
    return false;
}

/* What stands on no line with its king is not pinned. */
static AGI_PART bool has_free_move(const chess_position *position, int32_t side)
{
    const int32_t king = king_square(position, side);
    const squares lines = agi_chess_attacks.straight[king] | agi_chess_attacks.diagonal[king] | one_square(king);
    const squares occupied = all_pieces(position);
    const squares enemy = position->side[!side];

    if (has_any(rook_attacks(king, occupied) & straight_sliders(position) & enemy)) return false;
    if (has_any(bishop_attacks(king, occupied) & diagonal_sliders(position) & enemy)) return false;
    if (has_any(agi_chess_attacks.knight[king] & of_kind(position, KNIGHT) & enemy)) return false;
    if (has_any(pawn_attackers(!side, of_kind(position, PAWN) & enemy, king))) return false;
    return can_go(position, side, position->side[side] & ~lines);
}

bool agi_chess_has_move(const ag_variant *variant, const agi_position *position)
{
    const chess_position *chess = chess_of(position);
    const bool is_free = position->side == AG_WHITE ? has_free_move(chess, AG_WHITE) : has_free_move(chess, AG_BLACK);

    return is_free || agi_chess_count(variant, position) > 0;
}

/* ---- all of them ---- */

static AGI_PART void list_moves(const chess_position *position, int32_t side, squares movers, agi_moves *list)
{
    const chess_board board = board_of(position);
    const outlook o = look(AGI_CPU_BASELINE, &board, side);
    const squares own = o.own & movers;

    if (has_square(own, o.king)) list_king_moves(&o, ALL_SQUARES, position->shared.castling, list);
    if (is_in_double_check(&o)) return;
    list_leaps(&o, own, list);
    list_slides(&o, own, list);
    list_pawn_moves(&o, own, list);
    if (position->shared.en_passant != AGI_NO_SQUARE) list_en_passant(position, own, list);
}

void agi_chess_moves_of(const chess_position *position, squares movers, agi_moves *list)
{
    if (position->shared.base.side == AG_WHITE) {
        list_moves(position, AG_WHITE, movers, list);
    } else {
        list_moves(position, AG_BLACK, movers, list);
    }
}

void agi_chess_moves(const ag_variant *variant, const agi_position *position, agi_moves *list)
{
    (void)variant;
    agi_chess_moves_of(chess_of(position), ALL_SQUARES, list);
}

/* ---- those that capture, promote or castle ---- */

static AGI_PART void list_pieces_and_pawns_to(outlook *o, squares taken, squares promoted_on, agi_moves *list)
{
    const squares landing = o->landing;

    o->landing = landing & taken;
    if (has_any(o->landing)) {
        list_leaps(o, o->own, list);
        list_slides(o, o->own, list);
    }
    o->landing = landing & (taken | promoted_on);
    if (has_any(o->landing)) list_pawn_moves(o, o->own, list);
}

static AGI_PART void list_moves_with(const chess_position *position, int32_t side, uint32_t traits, agi_moves *list)
{
    const chess_board board = board_of(position);
    outlook o = look(AGI_CPU_BASELINE, &board, side);
    const squares taken = (traits & AG_MOVE_CAPTURE) != 0 ? o.enemy : 0;
    const squares promoted_on = (traits & AG_MOVE_PROMOTION) != 0 ? pawn_last_rank(side) : 0;
    const uint32_t rights = (traits & AG_MOVE_CASTLING) != 0 ? position->shared.castling : 0;

    if (rights != 0 || has_any(agi_chess_attacks.king[o.king] & taken)) list_king_moves(&o, taken, rights, list);
    if (is_in_double_check(&o)) return;
    list_pieces_and_pawns_to(&o, taken, promoted_on, list);
    if (has_any(taken) && position->shared.en_passant != AGI_NO_SQUARE) list_en_passant(position, o.own, list);
}

void agi_chess_moves_with(const ag_variant *variant, const agi_position *position, uint32_t traits, agi_moves *list)
{
    (void)variant;
    if (position->side == AG_WHITE) {
        list_moves_with(chess_of(position), AG_WHITE, traits, list);
    } else {
        list_moves_with(chess_of(position), AG_BLACK, traits, list);
    }
}

/* No piece has more moves than a queen. */
enum { MOVES_OF_A_PIECE = 27 };

bool agi_chess_is_legal(const ag_variant *variant, const agi_position *position, ag_move move)
{
    ag_move moves[MOVES_OF_A_PIECE];
    agi_moves list = {.buf = moves, .cap = MOVES_OF_A_PIECE};

    (void)variant;
    agi_chess_moves_of(chess_of(position), one_square(chess_from(move)), &list);
    for (uint32_t i = 0; i < list.count && i < list.cap; i++) {
        if (moves[i] == move) return true;
    }
    return false;
}
