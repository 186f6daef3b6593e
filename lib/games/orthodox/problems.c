/* SPDX-License-Identifier: MIT
 * Problems of a position string that chess, Sentai Chess and Tensor Chess share. */
#include "defaults.h"
#include "orthodox.h"
#include "squares.h"

static int32_t rank_of(const ag_variant *variant, int32_t square)
{
    return square / variant->files;
}

int32_t agi_find_piece(const agi_board_text *board, int32_t piece)
{
    for (int32_t square = 0; square < AGI_SQUARES_MAX; square++) {
        if (board->piece[square] == piece) return square;
    }
    return -1;
}

static bool is_of_side(int32_t piece, int32_t side)
{
    return piece != 0 && ag_piece_player(piece) == side;
}

int32_t agi_find_surplus(const ag_variant *variant, const agi_board_text *board, int32_t kind, int32_t side,
                         int32_t max)
{
    int32_t count = 0;

    for (int32_t i = 0; i < agi_square_count(variant); i++) {
        const int32_t square = agi_text_square(variant, i);
        const int32_t piece = board->piece[square];
        if (!is_of_side(piece, side) || (kind >= 0 && ag_piece_kind(piece) != kind)) continue;
        if (++count > max) return square;
    }
    return -1;
}

static void judge_king(const ag_variant *variant, const agi_board_text *board, int32_t side, agi_problems *problems)
{
    const int32_t second = agi_find_surplus(variant, board, AGI_KING, side, 1);

    if (agi_find_surplus(variant, board, AGI_KING, side, 0) < 0) {
        agi_problem_at(problems, AG_PROBLEM_KINGS, 0, "%s has no king; each side has exactly one", agi_name_side(side));
    } else if (second >= 0) {
        agi_problem_at(problems, AG_PROBLEM_KINGS, board->offset[second],
                       "%s has a second king on %s; each side has exactly one", agi_name_side(side),
                       agi_name_square(variant, second).text);
    }
}

static void judge_end_rank(const ag_variant *variant, const agi_board_text *board, int32_t rank, agi_problems *problems)
{
    for (int32_t file = 0; file < variant->files; file++) {
        const int32_t square = rank * variant->files + file;
        if (board->piece[square] == 0 || ag_piece_kind(board->piece[square]) != AGI_PAWN) continue;
        agi_problem_at(problems, AG_PROBLEM_PAWN_ON_END_RANK, board->offset[square],
                       "there is a pawn on %s; pawns can only be on ranks 2 to %d",
                       agi_name_square(variant, square).text, variant->ranks - 1);
    }
}

static void judge_numbers(const agi_orthodox_game *game, const ag_variant *variant, const agi_board_text *board,
                          int32_t side, agi_problems *problems)
{
    const int32_t piece = game->pieces_max > 0 ? agi_find_surplus(variant, board, -1, side, game->pieces_max) : -1;
    const int32_t pawn = game->pawns_max > 0 ? agi_find_surplus(variant, board, AGI_PAWN, side, game->pawns_max) : -1;

    if (piece >= 0) {
        agi_problem_at(problems, AG_PROBLEM_TOO_MANY_PIECES, board->offset[piece], "%s has more than %d pieces",
                       agi_name_side(side), game->pieces_max);
    }
    if (pawn >= 0) {
        agi_problem_at(problems, AG_PROBLEM_TOO_MANY_PIECES, board->offset[pawn], "%s has more than %d pawns",
                       agi_name_side(side), game->pawns_max);
    }
}

void agi_judge_pieces(const agi_orthodox_game *game, const ag_variant *variant, const agi_board_text *board,
                      agi_problems *problems)
{
    for (int32_t side = AG_WHITE; side <= AG_BLACK; side++) {
        judge_king(variant, board, side, problems);
        judge_numbers(game, variant, board, side, problems);
    }
    judge_end_rank(variant, board, 0, problems);
    judge_end_rank(variant, board, variant->ranks - 1, problems);
}

uint8_t agi_judge_castling(const agi_orthodox_game *game, const ag_variant *variant, const agi_board_text *board,
                           uint8_t rights, int32_t offset, agi_problems *problems)
{
    uint8_t kept = 0;

    for (int32_t i = 0; i < game->right_count; i++) {
        const agi_castling_right *right = &game->rights[i];
        const bool in_place = board->piece[right->king] == ag_piece_make(AGI_KING, right->side) &&
                              board->piece[right->rook] == ag_piece_make(game->rook, right->side);
        if ((rights >> i & 1) == 0) continue;
        if (in_place) {
            kept |= (uint8_t)(1 << i);
        } else {
            agi_problem_at(problems, AG_PROBLEM_CASTLING, offset,
                           "castling right %c needs %s's king on %s and a rook on %s", right->letter,
                           agi_name_side(right->side), agi_name_square(variant, right->king).text,
                           agi_name_square(variant, right->rook).text);
        }
    }
    return kept;
}

/* FIDE 3.7.4.1: the square that an enemy pawn has just passed over by its double step. */
bool agi_judge_en_passant(const ag_variant *variant, const agi_board_text *board, int32_t side, int32_t square,
                          int32_t offset, agi_problems *problems)
{
    const int32_t passed_rank = side == AG_WHITE ? variant->ranks - 3 : 2;
    const int32_t behind = side == AG_WHITE ? -variant->files : variant->files;
    const agi_square_name name = agi_name_square(variant, square);

    if (rank_of(variant, square) != passed_rank) {
        agi_problem_at(problems, AG_PROBLEM_EN_PASSANT, offset,
                       "en passant square %s: with %s to move it must be on rank %d", name.text, agi_name_side(side),
                       passed_rank + 1);
        return false;
    }
    if (board->piece[square] != 0) {
        agi_problem_at(problems, AG_PROBLEM_EN_PASSANT, offset, "en passant square %s is not empty", name.text);
        return false;
    }
    if (board->piece[square + behind] != ag_piece_make(AGI_PAWN, !side)) {
        agi_problem_at(problems, AG_PROBLEM_EN_PASSANT, offset, "en passant square %s needs %s's pawn on %s", name.text,
                       agi_name_side(!side), agi_name_square(variant, square + behind).text);
        return false;
    }
    return true;
}

void agi_judge_opponent(const ag_variant *variant, const agi_orthodox *position, const agi_board_text *board,
                        agi_problems *problems)
{
    const int32_t side = position->base.side;
    const int32_t king = agi_find_piece(board, ag_piece_make(AGI_KING, !side));

    if (!agi_is_attacked(variant, &position->base, king, side)) return;
    agi_problem_at(problems, AG_PROBLEM_OPPONENT_IN_CHECK, board->offset[king],
                   "%s's king on %s is in check, but it is %s's turn", agi_name_side(!side),
                   agi_name_square(variant, king).text, agi_name_side(side));
}
