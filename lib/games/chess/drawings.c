/* SPDX-License-Identifier: MIT */
#include "games/orthodox/drawings.h"

#include "chess.h"

/* In the order of KING ... QUEEN. */
const agi_drawing agi_chess_drawings[KIND_COUNT] = {
    KING_DRAWING, PAWN_DRAWING, KNIGHT_DRAWING, BISHOP_DRAWING, ROOK_DRAWING, QUEEN_DRAWING,
};
