/* SPDX-License-Identifier: MIT
 * Tensor Chess: positions and moves, for the files of this folder. Sections and rulings are those of
 * doc/rules/tensor.md.
 *
 * The rooms of this folder, each built on those above it:
 *   tensor      what a position and a move are (here), the variant and its rules; facts, drawings
 *   attacks     where pieces reach on an empty or filled board; make_attacks writes its tables. attack: who attacks what
 *   threats     what the king is in danger of, so that no move has to be tried out
 *   leaps       beasts: where chains of leaps lead and what they can take, all at once, on halves of the board
 *   generation  the legal moves: beasts (that take nothing), takings (chains that take), castling, the other pieces
 *   legality    whether a number is one of them; play makes the move, position reads, judges and compares
 *   chain       a chain on its way, leap by leap: for chain_values, the taps it still needs, for chain_taps, its taps, and
 *               for taps, those of all moves
 *   notation    moves as text; refusals says why a text is no legal move */
#ifndef AGI_TENSOR_H
#define AGI_TENSOR_H

#include "attacks.h"
#include "games/orthodox/orthodox.h"

enum { KING = AGI_KING, PAWN = AGI_PAWN, KNIGHT = 2, BISHOP = 3, ROOK = 4, QUEEN = 5, BEAST = 6, KIND_COUNT = 7 };

enum { BEASTS_MAX = 12 /* of a side (section 1) */ };

/* Sets of squares by kind and by side, and the same board once more square by square. */
typedef struct tensor_position {
    agi_orthodox shared;
    squares sets[1 + KIND_COUNT]; /* index: tensor_set. Set 0 has the empty squares, so that what is taken, if anything,
                                   * leaves the sets in one way */
    squares side[2];
    uint8_t piece[BOARD_SQUARES];
} tensor_position;

static inline const tensor_position *tensor_of(const agi_position *position)
{
    return (const tensor_position *)(const void *)position;
}

/* Index into sets: 0 for no piece, else 1 + its kind. */
static inline int32_t tensor_set(int32_t piece)
{
    return (piece + 1) >> 1;
}

/* ag_piece_make where every move passes. */
static inline int32_t tensor_piece(int32_t kind, int32_t side)
{
    return 1 + 2 * kind + side;
}

static inline squares pieces_of(const tensor_position *position, int32_t kind, int32_t side)
{
    return both(position->sets[1 + kind], position->side[side]);
}

static inline squares all_pieces(const tensor_position *position)
{
    return either(position->side[AG_WHITE], position->side[AG_BLACK]);
}

/* Section 2: what stops a slide of this side: all pieces but its own beasts. */
static inline squares walls_for(const tensor_position *position, int32_t side)
{
    return without(all_pieces(position), pieces_of(position, BEAST, side));
}

/* The pieces of a side that slide along a line. */
static inline squares sliders_of(const tensor_position *position, int32_t side, int32_t line)
{
    const int32_t kind = line == RANK_LINE || line == FILE_LINE ? ROOK : BISHOP;
    return both(either(position->sets[1 + kind], position->sets[1 + QUEEN]), position->side[side]);
}

/* The line that crosses this one at a right angle. */
static inline int32_t crossing_line(int32_t line)
{
    return line ^ 1;
}

/* The square of a side's king. Only an unchecked move can leave a position without one; j8 then stands for it. */
static inline int32_t king_square(const tensor_position *position, int32_t side)
{
    return first_square(either(pieces_of(position, KING, side), one_square(BOARD_SQUARES - 1)));
}

/*
 * A move is a number: from and to as in orthodox.h, then 14 bits for what else it does, then 2 that say what those
 * mean. They are 30 bits in all, so that bits 30 and 31 are never set; no move is 0, for one that ends where it
 * began takes a beast.
 *   plain        bits 14 to 19: the kind a pawn becomes, 0 for none
 *   propelling   bits 14 to 20: the beast's new square; `to` is its old one
 *   leaps        bits 14 to 25: the beasts taken, at least one; bit 14 + i is the enemy's i-th beast, counted from a1
 *                along the ranks. No side has more than twelve (section 1)
 */
enum { PLAIN = 0, PROPELS = 1 << 28, TAKES_BEASTS = 2 << 28, SORT_MASK = 3 << 28, TAKEN_MASK = (1 << BEASTS_MAX) - 1 };

static inline int32_t square_in_board(int32_t number)
{
    return number < BOARD_SQUARES ? number : number - (128 - BOARD_SQUARES);
}

/* Squares of a move, whatever number it is. */
static inline int32_t tensor_from(ag_move move)
{
    return square_in_board(agi_from(move));
}

static inline int32_t tensor_to(ag_move move)
{
    return square_in_board(agi_to(move));
}

/* Where a propelled beast goes. */
static inline int32_t tensor_propelled_to(ag_move move)
{
    return square_in_board((int32_t)(move >> AGI_MOVE_EXTRA_SHIFT & AGI_MOVE_SQUARE_MASK));
}

static inline uint32_t tensor_beasts_taken(ag_move move)
{
    return move >> AGI_MOVE_EXTRA_SHIFT & TAKEN_MASK;
}

static inline ag_move make_propelling(int32_t from, int32_t beast, int32_t to)
{
    return agi_make_move(from, beast) | (ag_move)to << AGI_MOVE_EXTRA_SHIFT | PROPELS;
}

static inline ag_move make_leaps(int32_t from, int32_t to, uint32_t taken)
{
    return agi_make_move(from, to) | taken << AGI_MOVE_EXTRA_SHIFT | TAKES_BEASTS;
}

/* Section 8: squares of one way to castle. */
typedef struct tensor_castling {
    uint8_t king_from;
    uint8_t king_to;
    uint8_t rook_from;
    uint8_t rook_to;
    uint8_t right; /* bit of the right */
} tensor_castling;

enum { CASTLINGS_OF_A_SIDE = 4, CASTLING_COUNT = 8 };
__attribute__((visibility("hidden"))) extern const tensor_castling agi_tensor_castlings[CASTLING_COUNT];
__attribute__((visibility("hidden"))) extern const agi_orthodox_game agi_tensor_game;

/* castling.c: the castling that takes a king from one square to the other, if its right is held; else NULL. */
const tensor_castling *agi_tensor_castling(const tensor_position *position, int32_t from, int32_t to);
/* The same of a move, NULL also when it is no king's. */
const tensor_castling *agi_tensor_castling_of(const tensor_position *position, ag_move move);

/* facts.c: the square of the piece that a plain move takes; AGI_NO_SQUARE when it takes none. */
int32_t agi_tensor_taken_square(const tensor_position *position, ag_move move);
/* The changes of a move that is no chain of leaps. */
void agi_tensor_add_plain_steps(const tensor_position *position, ag_move move, agi_steps *steps);

/* takings.c: the squares of the enemy's beasts that a mask of beasts taken stands for. */
squares agi_tensor_beasts_of_mask(const tensor_position *position, uint32_t mask);
/* The mask of beasts on these squares; 0 when one of them has no enemy beast, or is named twice. */
uint32_t agi_tensor_mask_of(const tensor_position *position, const uint8_t *taken, int32_t count);

/* ---- attack.c ---- */

/* Section 9: whether a side attacks a square, given what stops its slides. */
bool agi_tensor_is_attacked(const tensor_position *position, int32_t square, int32_t by, squares walls);

/* ---- agi_rules, by the files that have them ---- */

/* generation.c */
agi_moves_rule agi_tensor_moves;
agi_moves_with_rule agi_tensor_moves_with;
agi_count_rule agi_tensor_count;
agi_count_rule agi_tensor_count_popcnt;
agi_pick_rule agi_tensor_pick;
agi_pick_rule agi_tensor_pick_popcnt;
/* legality.c */
agi_has_move_rule agi_tensor_has_move;
agi_is_legal_rule agi_tensor_is_legal;
/* play.c */
agi_play_rule agi_tensor_play;
/* position.c */
agi_read_rule agi_tensor_read;
agi_write_rule agi_tensor_write;
agi_same_rule agi_tensor_same;
agi_hash_rule agi_tensor_hash;
agi_piece_at_rule agi_tensor_piece_at;
agi_board_rule agi_tensor_board;
agi_square_traits_rule agi_tensor_square_traits;
agi_in_check_rule agi_tensor_in_check;
agi_attacked_rule agi_tensor_attacked;
agi_is_dead_rule agi_tensor_is_dead;
agi_can_win_rule agi_tensor_can_win;
/* facts.c */
agi_move_square_rule agi_tensor_move_from;
agi_move_square_rule agi_tensor_move_to;
agi_move_traits_rule agi_tensor_move_traits;
/* notation.c */
agi_write_move_rule agi_tensor_write_move;
agi_read_move_rule agi_tensor_read_move;
/* plain_move.c */
agi_read_plain_move_rule agi_tensor_read_plain_move;
/* taps.c */
agi_move_steps_rule agi_tensor_move_steps;
extern const agi_turn_taps agi_tensor_taps;
/* drawings.c, in the order of KING ... BEAST */
extern const agi_drawing agi_tensor_drawings[KIND_COUNT];

#endif
