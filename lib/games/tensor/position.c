/* SPDX-License-Identifier: MIT
 * Positions of Tensor Chess: set up, judged, compared, and what the board alone decides. */
#include "generation.h"

#include <string.h>

/* ---- section 1: position strings ---- */

static void set_up(agi_orthodox *shared, const uint8_t *pieces)
{
    tensor_position *position = (tensor_position *)(void *)shared;

    for (int32_t square = 0; square < BOARD_SQUARES; square++) {
        const int32_t piece = pieces[square];
        squares *set = &position->sets[tensor_set(piece)];
        position->piece[square] = (uint8_t)piece;
        *set = either(*set, one_square(square));
        if (piece == 0) continue;
        set = &position->side[ag_piece_player(piece)];
        *set = either(*set, one_square(square));
    }
}

static bool can_take_en_passant(const agi_orthodox *shared, int32_t square)
{
    return agi_tensor_can_take_en_passant(tensor_of(&shared->base), square);
}

static void judge(const ag_variant *variant, const agi_orthodox *shared, const agi_board_text *board,
                  agi_problems *problems)
{
    (void)shared;
    for (int32_t side = AG_WHITE; side <= AG_BLACK; side++) {
        const int32_t beast = agi_find_surplus(variant, board, BEAST, side, BEASTS_MAX);
        if (beast < 0) continue;
        agi_problem_at(problems, AG_PROBLEM_TOO_MANY_BEASTS, board->offset[beast], "%s has more than %d beasts",
                       agi_name_side(side), (int32_t)BEASTS_MAX);
    }
}

enum { PIECES_MAX = 20, PAWNS_MAX = 10 };

const agi_orthodox_game agi_tensor_game = {
    .promotions = {QUEEN, ROOK, BISHOP, KNIGHT, BEAST},
    .promotion_count = 5,
    .rook = ROOK,
    .right_count = 4,
    .rights = {{'K', AG_WHITE, 5, 9}, {'Q', AG_WHITE, 5, 0}, {'k', AG_BLACK, 75, 79}, {'q', AG_BLACK, 75, 70}},
    .pieces_max = PIECES_MAX,
    .pawns_max = PAWNS_MAX,
    .named_kinds = {['K' - 'A'] = 1 + KING,
                    ['N' - 'A'] = 1 + KNIGHT,
                    ['B' - 'A'] = 1 + BISHOP,
                    ['R' - 'A'] = 1 + ROOK,
                    ['Q' - 'A'] = 1 + QUEEN,
                    ['T' - 'A'] = 1 + BEAST},
    .set_up = set_up,
    .can_take_en_passant = can_take_en_passant,
    .judge = judge,
};

int32_t agi_tensor_read(const ag_variant *variant, agi_reader *reader, agi_position *position, agi_problems *problems)
{
    return agi_orthodox_read(&agi_tensor_game, variant, reader, (agi_orthodox *)(void *)position, problems);
}

void agi_tensor_write(const ag_variant *variant, const agi_position *position, agi_writer *writer)
{
    agi_orthodox_write(&agi_tensor_game, variant, &tensor_of(position)->shared, writer);
}

/* ---- section 9: when positions are the same ---- */

bool agi_tensor_same(const ag_variant *variant, const agi_position *position, const agi_position *other)
{
    (void)variant;
    return agi_same_rights(&tensor_of(position)->shared, &tensor_of(other)->shared) &&
           memcmp(tensor_of(position)->piece, tensor_of(other)->piece, BOARD_SQUARES) == 0;
}

uint64_t agi_tensor_hash(const ag_variant *variant, const agi_position *position)
{
    uint64_t hash = agi_orthodox_hash(variant, &tensor_of(position)->shared);
    squares pieces = all_pieces(tensor_of(position));

    while (has_any(pieces)) {
        const int32_t square = take_square(&pieces);
        hash ^= agi_piece_key(tensor_of(position)->piece[square], square);
    }
    return hash;
}

/* ---- what stands where ---- */

int32_t agi_tensor_piece_at(const ag_variant *variant, const agi_position *position, int32_t square)
{
    (void)variant;
    return tensor_of(position)->piece[square];
}

void agi_tensor_board(const ag_variant *variant, const agi_position *position, uint8_t board[AGI_SQUARES_MAX])
{
    (void)variant;
    memcpy(board, tensor_of(position)->piece, sizeof tensor_of(position)->piece);
}

int32_t agi_tensor_square_traits(const ag_variant *variant, const agi_position *position, int32_t square)
{
    const int32_t rank = square / BOARD_FILES;

    (void)variant;
    (void)position;
    if (rank == BOARD_RANKS - 1) return AG_SQUARE_PROMOTION_WHITE;
    return rank == 0 ? AG_SQUARE_PROMOTION_BLACK : 0;
}

/* ---- section 9: attack, check, the end ---- */

bool agi_tensor_attacked(const ag_variant *variant, const agi_position *base, int32_t square, int32_t by_player)
{
    const tensor_position *position = tensor_of(base);

    (void)variant;
    return agi_tensor_is_attacked(position, square, by_player, walls_for(position, by_player));
}

bool agi_tensor_in_check(const ag_variant *variant, const agi_position *position)
{
    const int32_t side = position->side;
    return agi_tensor_attacked(variant, position, king_square(tensor_of(position), side), !side);
}

static bool has_kind(const tensor_position *position, int32_t kind)
{
    return has_any(position->sets[1 + kind]);
}

/* Insufficient material: (a) kings and beasts; (b) no beast, and one knight or bishop, or bishops on one colour. */
bool agi_tensor_is_dead(const ag_variant *variant, const agi_position *base)
{
    const squares dark = {UINT64_C(0x5AA955AA955AA955), 0xAA95};
    const tensor_position *position = tensor_of(base);
    const squares knights = position->sets[1 + KNIGHT];
    const squares bishops = position->sets[1 + BISHOP];

    (void)variant;
    if (has_kind(position, PAWN) || has_kind(position, ROOK) || has_kind(position, QUEEN)) return false;
    if (!has_any(knights) && !has_any(bishops)) return true;
    if (has_kind(position, BEAST)) return false;
    if (!has_several(either(knights, bishops))) return true;
    return !has_any(knights) && (!has_any(both(bishops, dark)) || !has_any(without(bishops, dark)));
}

/* Kings and beasts never give check. */
bool agi_tensor_can_win(const ag_variant *variant, const agi_position *base, int32_t player)
{
    const tensor_position *position = tensor_of(base);
    const squares weak = either(pieces_of(position, KING, player), pieces_of(position, BEAST, player));

    (void)variant;
    return has_any(without(position->side[player], weak));
}
