/* SPDX-License-Identifier: MIT
 * Positions of chess: set up, judged, compared, and what the board alone decides. */
#include <string.h>

#include "chess.h"

/* ---- position strings ---- */

static void set_up(agi_orthodox *shared, const uint8_t *pieces)
{
    chess_position *position = (chess_position *)(void *)shared;

    for (int32_t square = 0; square < BOARD_SQUARES; square++) {
        const int32_t piece = pieces[square];
        if (piece == 0) continue;
        position->kind[ag_piece_kind(piece)] |= one_square(square);
        position->side[ag_piece_player(piece)] |= one_square(square);
    }
}

static bool can_take_en_passant(const agi_orthodox *shared, int32_t square)
{
    return agi_chess_can_take_en_passant(chess_of(&shared->base), square);
}

/* What a side has at the start, by kind. */
static const int32_t START_PIECES[KIND_COUNT] = {
    [KING] = 1, [PAWN] = 8, [KNIGHT] = 2, [BISHOP] = 2, [ROOK] = 2, [QUEEN] = 1};

/* Pieces beyond those of the start have been pawns. */
static void judge_promoted(const ag_variant *variant, const agi_orthodox *shared, const agi_board_text *board,
                           int32_t side, agi_problems *problems)
{
    const chess_position *position = chess_of(&shared->base);
    const int32_t missing = START_PIECES[PAWN] - count_squares(of_kind(position, PAWN) & position->side[side]);
    int32_t promoted = 0;
    int32_t at = -1;

    for (int32_t kind = KNIGHT; kind <= QUEEN; kind++) {
        const int32_t surplus = count_squares(of_kind(position, kind) & position->side[side]) - START_PIECES[kind];
        if (surplus <= 0) continue;
        promoted += surplus;
        at = board->offset[agi_find_surplus(variant, board, kind, side, START_PIECES[kind])];
    }
    if (promoted == 0 || promoted <= missing) return;
    agi_problem_at(problems, AG_PROBLEM_TOO_MANY_PIECES, at,
                   "%s must have promoted more pawns than are missing: %d promoted, %d missing", agi_name_side(side),
                   promoted, missing > 0 ? missing : 0);
}

/* A move gives two checks by uncovering one, which slides, so not by pawns and knights alone. What has moved cannot
 * have crossed the king's square, so the king is not between the two; and a bishop that leaves another's diagonal
 * does not arrive on the king's other one. */
static bool can_check_together(const chess_position *position, int32_t king, squares checkers)
{
    const int32_t first = take_square(&checkers);
    const int32_t second = first_square(checkers);
    const squares two = one_square(first) | one_square(second);

    if (!has_any(two & (diagonal_sliders(position) | straight_sliders(position)))) return false;
    if (!has_any(two & ~of_kind(position, BISHOP))) return false;
    return !has_square(agi_chess_attacks.between[first][second], king);
}

/* FIDE 3.9: checks to the side to move. */
static void judge_checkers(const ag_variant *variant, const agi_orthodox *shared, const agi_board_text *board,
                           agi_problems *problems)
{
    const chess_position *position = chess_of(&shared->base);
    const int32_t side = shared->base.side;
    const int32_t king = king_square(position, side);
    const squares checkers = agi_chess_attackers(position, king, all_pieces(position)) & position->side[!side];
    const int32_t count = count_squares(checkers);

    if (count < 2 || (count == 2 && can_check_together(position, king, checkers))) return;
    agi_problem_at(problems, AG_PROBLEM_CHECKERS, board->offset[king],
                   count > 2 ? "%s's king on %s is in check from %d pieces; a move gives at most two checks"
                             : "%s's king on %s is in check from %d pieces, and no move can give these checks at once",
                   agi_name_side(side), agi_name_square(variant, king).text, count);
}

static void judge(const ag_variant *variant, const agi_orthodox *shared, const agi_board_text *board,
                  agi_problems *problems)
{
    judge_promoted(variant, shared, board, AG_WHITE, problems);
    judge_promoted(variant, shared, board, AG_BLACK, problems);
    judge_checkers(variant, shared, board, problems);
}

const agi_orthodox_game agi_chess_game = {
    .promotions = {QUEEN, ROOK, BISHOP, KNIGHT},
    .promotion_count = CHESS_PROMOTIONS,
    .rook = ROOK,
    .right_count = 4,
    .rights = {{'K', AG_WHITE, 4, 7}, {'Q', AG_WHITE, 4, 0}, {'k', AG_BLACK, 60, 63}, {'q', AG_BLACK, 60, 56}},
    .named_kinds = {['K' - 'A'] = 1 + KING,
                    ['N' - 'A'] = 1 + KNIGHT,
                    ['B' - 'A'] = 1 + BISHOP,
                    ['R' - 'A'] = 1 + ROOK,
                    ['Q' - 'A'] = 1 + QUEEN},
    .pieces_max = 16,
    .pawns_max = 8,
    .set_up = set_up,
    .can_take_en_passant = can_take_en_passant,
    .judge = judge,
};

int32_t agi_chess_read(const ag_variant *variant, agi_reader *reader, agi_position *position, agi_problems *problems)
{
    return agi_orthodox_read(&agi_chess_game, variant, reader, (agi_orthodox *)(void *)position, problems);
}

void agi_chess_write(const ag_variant *variant, const agi_position *position, agi_writer *writer)
{
    agi_orthodox_write(&agi_chess_game, variant, &chess_of(position)->shared, writer);
}

/* ---- identity (FIDE 9.2.3) ---- */

bool agi_chess_same(const ag_variant *variant, const agi_position *position, const agi_position *other)
{
    (void)variant;
    return agi_same_rights(&chess_of(position)->shared, &chess_of(other)->shared) &&
           memcmp(chess_of(position)->kind, chess_of(other)->kind, sizeof chess_of(position)->kind) == 0 &&
           chess_of(position)->side[AG_WHITE] == chess_of(other)->side[AG_WHITE];
}

uint64_t agi_chess_hash(const ag_variant *variant, const agi_position *position)
{
    uint64_t key = agi_orthodox_hash(variant, &chess_of(position)->shared);

    for (int32_t square = 0; square < BOARD_SQUARES; square++) {
        const int32_t piece = piece_on(chess_of(position), square);
        if (piece != 0) key ^= agi_piece_key(piece, square);
    }
    return key;
}

/* ---- the end ---- */

static bool are_on_one_colour(squares pieces)
{
    const squares dark = UINT64_C(0xAA55AA55AA55AA55);
    return !has_any(pieces & dark) || !has_any(pieces & ~dark);
}

/* FIDE 5.2.2, as far as the sheet goes: at most one knight or bishop in all, or bishops only, all on one colour. */
bool agi_chess_is_dead(const ag_variant *variant, const agi_position *position)
{
    const squares knights = of_kind(chess_of(position), KNIGHT);
    const squares bishops = of_kind(chess_of(position), BISHOP);
    const squares strong = of_kind(chess_of(position), PAWN) | straight_sliders(chess_of(position));

    (void)variant;
    if (has_any(strong)) return false;
    if (count_squares(knights | bishops) <= 1) return true;
    return !has_any(knights) && are_on_one_colour(bishops);
}

/* A bare king cannot win, nor a lone knight that no enemy but king and queens may stand in the way of, nor bishops that
 * reach one colour only, where no knight and no pawn helps to shut a king in on the other. */
bool agi_chess_can_win(const ag_variant *variant, const agi_position *position, int32_t player)
{
    const chess_position *chess = chess_of(position);
    const squares kings = of_kind(chess, KING);
    const squares own = chess->side[player] & ~kings;
    const squares others = chess->side[!player] & ~kings;
    const squares knights = of_kind(chess, KNIGHT);
    const squares bishops = of_kind(chess, BISHOP);

    (void)variant;
    if (!has_any(own)) return false;
    if (count_squares(own) == 1 && has_any(own & knights)) return has_any(others & ~of_kind(chess, QUEEN));
    if (has_any(own & ~bishops) || has_any(knights | of_kind(chess, PAWN))) return true;
    return !are_on_one_colour(bishops);
}

bool agi_chess_in_check(const ag_variant *variant, const agi_position *position)
{
    const chess_position *chess = chess_of(position);
    const int32_t side = position->side;

    (void)variant;
    return has_any(agi_chess_attackers(chess, king_square(chess, side), all_pieces(chess)) & chess->side[!side]);
}

bool agi_chess_attacked(const ag_variant *variant, const agi_position *position, int32_t square, int32_t by_player)
{
    (void)variant;
    return has_any(agi_chess_attackers(chess_of(position), square, all_pieces(chess_of(position))) &
                   chess_of(position)->side[by_player]);
}

/* ---- squares ---- */

int32_t agi_chess_piece_at(const ag_variant *variant, const agi_position *position, int32_t square)
{
    (void)variant;
    return piece_on(chess_of(position), square);
}

/* By the bits of the pieces' numbers: those of the kinds, as kind_on puts them together, and Black's pieces are one more.
 * White's are odd. */
void agi_chess_board(const ag_variant *variant, const agi_position *position, uint8_t board[AGI_SQUARES_MAX])
{
    const chess_position *chess = chess_of(position);
    const squares black = chess->side[AG_BLACK];
    const squares ones = of_kind(chess, PAWN) | of_kind(chess, BISHOP) | of_kind(chess, QUEEN);
    const squares twos = of_kind(chess, KNIGHT) | of_kind(chess, BISHOP);
    const squares carried = ones & black;
    const squares bits[] = {all_pieces(chess) & ~black, ones ^ black, twos ^ carried,
                            straight_sliders(chess) ^ (twos & carried)};

    (void)variant;
    for (int32_t rank = 0; rank < BOARD_RANKS; rank++) {
        agi_put_bytes(board + BOARD_FILES * rank, agi_cross_sets(bits, 4, rank));
    }
}

int32_t agi_chess_square_traits(const ag_variant *variant, const agi_position *position, int32_t square)
{
    (void)variant;
    (void)position;
    if (has_square(whole_rank(BOARD_RANKS - 1), square)) return AG_SQUARE_PROMOTION_WHITE;
    return has_square(whole_rank(0), square) ? AG_SQUARE_PROMOTION_BLACK : 0;
}
