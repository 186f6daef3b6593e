/* SPDX-License-Identifier: MIT
 * Playing a move of chess. Any number at all may come in: squares and kinds are cut to size, and whatever is played,
 * the sets and the squares of a position agree. */
#include "chess.h"
#include "games/orthodox/pawns.h"

/* The rights that end when a move leaves or reaches a square (FIDE 3.8.2.1). */
enum { WHITE_SHORT = 1, WHITE_LONG = 2, BLACK_SHORT = 4, BLACK_LONG = 8 };
static const uint8_t RIGHTS_OF[BOARD_SQUARES] = {
    [0] = WHITE_LONG,  [4] = WHITE_SHORT | WHITE_LONG,  [7] = WHITE_SHORT,
    [56] = BLACK_LONG, [60] = BLACK_SHORT | BLACK_LONG, [63] = BLACK_SHORT,
};

/* Takes what stands on a square, if anything does, from the board. */
static void take_off(chess_position *position, int32_t square)
{
    const int32_t piece = position->piece[square];
    const squares bit = one_square(square);

    if (piece == 0) return;
    position->sets[chess_set(piece)] &= ~bit;
    position->sets[0] |= bit;
    position->side[AG_WHITE] &= ~bit;
    position->side[AG_BLACK] &= ~bit;
    position->piece[square] = 0;
    position->shared.base.hash ^= agi_man_key(piece, square);
}

static void put_on(chess_position *position, int32_t side, int32_t kind, int32_t square)
{
    const int32_t piece = 1 + 2 * kind + side;
    const squares bit = one_square(square);

    take_off(position, square);
    position->sets[chess_set(piece)] |= bit;
    position->sets[0] &= ~bit;
    position->side[side] |= bit;
    position->piece[square] = (uint8_t)piece;
    position->shared.base.hash ^= agi_man_key(piece, square);
}

/* Moves a man, taking what stands on its target; returns what that was. There is no branch here: what is taken
 * cannot be foreseen. */
static int32_t move_man(chess_position *position, int32_t side, int32_t from, int32_t to)
{
    const int32_t piece = position->piece[from];
    const int32_t taken = position->piece[to];
    const uint64_t taken_key = taken != 0 ? agi_man_key(taken, to) : 0;

    position->sets[chess_set(piece)] ^= one_square(from) | one_square(to);
    position->sets[chess_set(taken)] ^= one_square(to);
    position->sets[0] ^= one_square(from);
    position->side[side] ^= one_square(from) | one_square(to);
    position->side[!side] &= ~one_square(to);
    position->piece[from] = 0;
    position->piece[to] = (uint8_t)piece;
    position->shared.base.hash ^= agi_man_key(piece, from) ^ agi_man_key(piece, to) ^ taken_key;
    return taken;
}

/* FIDE 9.2.3.1: a square that was passed over counts only when a capture on it is legal. An enemy pawn beside the
 * one that has moved comes first, for it is rare. */
static void open_en_passant(chess_position *after, int32_t side, int32_t from, int32_t to)
{
    const squares enemies = of_kind(after, PAWN) & after->side[!side];
    const int32_t passed = passed_square(from, to);

    if (!has_any(pawn_attackers(!side, enemies, passed))) return;
    if (!agi_chess_can_take_en_passant(after, passed)) return;
    after->shared.en_passant = (uint8_t)passed;
    after->shared.base.hash ^= agi_keys[AGI_KEY_EN_PASSANT + passed % BOARD_FILES];
}

static int32_t promoted_kind(ag_move move)
{
    const int32_t kind = agi_promotion(move);
    return kind >= KNIGHT && kind <= QUEEN ? kind : QUEEN;
}

/* What a move of a mark, or a promotion, does beyond moving one man. */
static void finish(chess_position *after, ag_move move, int32_t side, int32_t from, int32_t to)
{
    const chess_castling *castling;

    if ((move & DOUBLE_STEP) != 0) {
        if (is_double_step(from, to)) open_en_passant(after, side, from, to);
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

void agi_chess_play(const ag_variant *variant, const agi_position *base, ag_move move, agi_position *base_after)
{
    const chess_position *position = chess_of(base);
    chess_position *after = (chess_position *)(void *)base_after;
    const int32_t side = base->side;
    const int32_t from = chess_from(move);
    const int32_t to = chess_to(move);
    const uint32_t old_rights = position->shared.castling;
    const uint32_t rights = old_rights & ~(uint32_t)(RIGHTS_OF[from] | RIGHTS_OF[to]);
    const bool is_pawn = position->piece[from] == 1 + 2 * PAWN + side;
    const bool can_move = has_square(position->side[side], from) && !has_square(position->side[side], to);
    int32_t taken;

    (void)variant;
    *after = *position;
    taken = can_move ? move_man(after, side, from, to) : 0;
    after->shared.castling = (uint8_t)rights;
    after->shared.base.hash ^= agi_keys[AGI_KEY_CASTLING + old_rights] ^ agi_keys[AGI_KEY_CASTLING + rights];
    agi_pass_turn(&position->shared, &after->shared, move, taken != 0 || is_pawn, BOARD_FILES);
    if (move >> AGI_MOVE_EXTRA_SHIFT != 0) finish(after, move, side, from, to);
}
