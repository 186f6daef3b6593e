/* SPDX-License-Identifier: MIT
 * Legal moves of Tensor Chess, listed or counted. No move is tried out: threats to the king are known first
 * (threats.h), so that what is generated is legal. */
#ifndef AGI_TENSOR_GENERATION_H
#define AGI_TENSOR_GENERATION_H

#include "leaps.h"
#include "threats.h"

#include "games/orthodox/move_sink.h"

/* The position as the side to move sees it. */
typedef struct outlook {
    const tensor_position *position;
    int32_t side;
    squares own;
    squares beasts; /* own ones */
    squares enemy_beasts;
    squares empty;
    squares open; /* where a piece may end that takes prey: empty, or prey (section 2) */
    squares prey;
    squares pawn_steps; /* where pawns may step to and what they may take: empty squares and prey */
    squares pawn_prey;
    uint32_t left_out; /* AG_MOVE_ bits: moves with none but these are not wanted; 0: all are */
    squares walls;     /* what stops its slides */
    threats threats;
} outlook;

/* Where a piece may come to as far as its king is concerned. */
static AGI_PART squares allowed_for(const outlook *o, int32_t from)
{
    if (!has_square(o->threats.pinned, from)) return o->threats.answers;
    return agi_tensor_pinned_to(&o->threats, from);
}

/* A queen comes to 79 squares at most, and sends each of twelve beasts to 16 at most; no piece has more moves that
 * take no beasts. */
enum { MOVES_OF_A_PIECE = BOARD_SQUARES - 1 + 16 * BEASTS_MAX };

/* generation.c: the legal moves of these pieces. One that brings several beasts home with the same beasts taken is
 * listed for the first of them only (section 10). */
void agi_tensor_moves_of(const tensor_position *position, squares movers, agi_moves *list);
/* The same without chains that take beasts: those may be very many. */
void agi_tensor_plain_moves_of(const tensor_position *position, squares movers, agi_moves *list);
/* The same as if kings could be taken. */
void agi_tensor_unsafe_moves_of(const tensor_position *position, squares movers, agi_moves *list);
void agi_tensor_look(outlook *o, const tensor_position *position);
/* Whether the side to move has a legal en passant capture on a square. */
bool agi_tensor_can_take_en_passant(const tensor_position *position, int32_t square);

/* castling.c: whether the king would be safe on a square; it does not hide behind itself. */
bool agi_tensor_is_safe(const tensor_position *position, int32_t square);
bool agi_tensor_may_castle(const outlook *o, const tensor_castling *castling);

/* takings.c: the chains of leaps that take beasts, of those beasts that can take some by orthogonal or by diagonal
 * leaps. */
void agi_tensor_add_takings(const outlook *o, const squares takers[ORIENTATION_COUNT], move_sink *sink);

/* What a beast's chain has to mind for its king's sake: it may be pinned, and there may be checks. By taking the beast
 * that a line turns off at it ends either. */
typedef struct chain_limit {
    half_board ends; /* where it ends the threat, of the squares that it can come to */
    uint32_t beast;  /* in masks, the beast without which there is no threat; 0: none */
} chain_limit;

typedef struct chain_limits {
    int32_t count;
    chain_limit list[THREATS_MAX];
} chain_limits;

void agi_tensor_find_limits(chain_limits *limits, const outlook *o, int32_t from);
/* Where a chain may end that takes these beasts, as far as its king is concerned. */
half_board agi_tensor_allowed_ends(const chain_limits *limits, uint32_t taken);

/* legality.c: whether a beast has a legal chain that ends there with exactly these beasts taken. */
bool agi_tensor_can_chain(const tensor_position *position, int32_t from, int32_t to, uint32_t mask);
/* Whether a piece of the side to move could make a move if kings could be taken; a pawn, by becoming a queen. */
bool agi_tensor_could_be_made(const tensor_position *position, ag_move move);
/* The first beast, by the names of squares, that can come home with these beasts taken; AGI_NO_SQUARE when none can. */
int32_t agi_tensor_first_home(const tensor_position *position, uint32_t mask);

#endif
