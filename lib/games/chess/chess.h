/* SPDX-License-Identifier: MIT
 * Chess: positions and moves, for the files of this folder. */
#ifndef AGI_CHESS_H
#define AGI_CHESS_H

#include "attacks.h"
#include "games/orthodox/orthodox.h"
#include "games/orthodox/written_move.h"

enum { KING = AGI_KING, PAWN = AGI_PAWN, KNIGHT = 2, BISHOP = 3, ROOK = 4, QUEEN = 5, KIND_COUNT = 6 };

/* Every piece is in the set of its kind and in that of its side. */
typedef struct chess_position {
    agi_orthodox shared;
    squares kind[KIND_COUNT];
    squares side[2];
} chess_position;

static inline squares of_kind(const chess_position *position, int32_t kind)
{
    return position->kind[kind];
}

static inline squares diagonal_sliders(const chess_position *position)
{
    return of_kind(position, BISHOP) | of_kind(position, QUEEN);
}

static inline squares straight_sliders(const chess_position *position)
{
    return of_kind(position, ROOK) | of_kind(position, QUEEN);
}

static inline squares all_pieces(const chess_position *position)
{
    return position->side[AG_WHITE] | position->side[AG_BLACK];
}

/* The kind of the piece on a square, KING also where there is none; found without a branch from the bits of the kinds'
 * numbers. */
static inline int32_t kind_on(const chess_position *position, int32_t square)
{
    const squares ones = of_kind(position, PAWN) | of_kind(position, BISHOP) | of_kind(position, QUEEN);
    const squares twos = of_kind(position, KNIGHT) | of_kind(position, BISHOP);
    const squares fours = straight_sliders(position);

    return (int32_t)((ones >> square & 1) | (twos >> square & 1) << 1 | (fours >> square & 1) << 2);
}

/* The piece on a square, 0 when there is none. */
static inline int32_t piece_on(const chess_position *position, int32_t square)
{
    if (!has_square(all_pieces(position), square)) return 0;
    return 1 + 2 * kind_on(position, square) + has_square(position->side[AG_BLACK], square);
}

/* The square of a side's king. Only an unchecked move can leave a position without one; h8 then stands for it. */
static inline int32_t king_square(const chess_position *position, int32_t side)
{
    return first_square((of_kind(position, KING) & position->side[side]) | one_square(63));
}

/* Kinds a pawn may become. */
enum { CHESS_PROMOTIONS = 4 };

/* Moves: as in orthodox.h, the kind a pawn becomes included, or with one of these marks. */
enum { EN_PASSANT = 1 << 20, CASTLING = 1 << 21, DOUBLE_STEP = 1 << 22 };

/* Squares of a castling (FIDE 3.8.2), in the order of the rights. */
typedef struct chess_castling {
    uint8_t king_from;
    uint8_t king_to;
    uint8_t rook_from;
    uint8_t rook_to;
} chess_castling;

__attribute__((visibility("hidden"))) extern const chess_castling agi_chess_castlings[4];
__attribute__((visibility("hidden"))) extern const agi_orthodox_game agi_chess_game;

static inline const chess_position *chess_of(const agi_position *position)
{
    return (const chess_position *)(const void *)position;
}

/* The rights that end when a move leaves or reaches a square (FIDE 3.8.2.1). */
__attribute__((visibility("hidden"))) extern const uint8_t agi_chess_rights_of[BOARD_SQUARES];

/* Squares of a move, whatever number it is. */
static inline int32_t chess_from(ag_move move)
{
    return agi_from(move) & (BOARD_SQUARES - 1);
}

static inline int32_t chess_to(ag_move move)
{
    return agi_to(move) & (BOARD_SQUARES - 1);
}

/* The castling of a move with this mark: the one whose king goes to its square. */
const chess_castling *agi_chess_castling(ag_move move);

/* ---- generation.c ---- */

/* The legal moves of these pieces. */
void agi_chess_moves_of(const chess_position *position, squares movers, agi_moves *list);
/* Pieces of both sides that attack a square, as seen with these squares occupied. */
squares agi_chess_attackers(const chess_position *position, int32_t square, squares occupied);
/* Whether the side to move has a legal en passant capture on a square. */
bool agi_chess_can_take_en_passant(const chess_position *position, int32_t square);

/* ---- agi_rules, by the files that have them ---- */

/* generation.c */
agi_moves_rule agi_chess_moves;
agi_moves_with_rule agi_chess_moves_with;
agi_has_move_rule agi_chess_has_move;
agi_is_legal_rule agi_chess_is_legal;
/* count.c */
agi_count_rule agi_chess_count;
agi_count_rule agi_chess_count_popcnt;
agi_count_rule agi_chess_count_pext;
agi_count_rule agi_chess_count_replies;
agi_count_rule agi_chess_count_replies_popcnt;
agi_count_rule agi_chess_count_replies_pext;
/* pick.c */
agi_pick_rule agi_chess_pick;
agi_pick_rule agi_chess_pick_popcnt;
/* play.c */
agi_play_rule agi_chess_play;
/* position.c */
agi_read_rule agi_chess_read;
agi_write_rule agi_chess_write;
agi_same_rule agi_chess_same;
agi_hash_rule agi_chess_hash;
agi_piece_at_rule agi_chess_piece_at;
agi_board_rule agi_chess_board;
agi_square_traits_rule agi_chess_square_traits;
agi_in_check_rule agi_chess_in_check;
agi_attacked_rule agi_chess_attacked;
agi_is_dead_rule agi_chess_is_dead;
agi_can_win_rule agi_chess_can_win;
/* facts.c */
agi_move_square_rule agi_chess_move_from;
agi_move_square_rule agi_chess_move_to;
agi_move_traits_rule agi_chess_move_traits;
agi_move_steps_rule agi_chess_move_steps;
agi_tap_path_rule agi_chess_tap_path;
/* notation.c */
agi_write_move_rule agi_chess_write_move;
agi_read_move_rule agi_chess_read_move;
/* plain_move.c */
agi_read_plain_move_rule agi_chess_read_plain_move;

/* ---- drawings.c, in the order of KING ... QUEEN ---- */

extern const agi_drawing agi_chess_drawings[KIND_COUNT];

/* ---- refusals.c ---- */

/* Says why no legal move fits a text that names pieces who are there. */
void agi_chess_explain(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                       agi_writer *why);

#endif
