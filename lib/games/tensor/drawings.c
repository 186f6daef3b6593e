/* SPDX-License-Identifier: MIT
 * The pieces of chess, and the beast: a horned head with the sign of the tensor product on its brow. */
#include "games/orthodox/drawings.h"

#include "tensor.h"

#define HORNS "M36 42C16 42 5 28 9 8c6 12 15 17 29 18zM62 26c14-1 23-6 29-18 4 20-7 34-27 34z"
#define HEAD "M50 20q25 0 25 25 0 12-8 22v11q0 13-17 13-17 0-17-13V67q-8-10-8-22 0-25 25-25z"
#define SIGN "M50 24a12 12 0 0 1 0 24a12 12 0 0 1 0-24z"
#define CROSS "M45 31l10 10M55 31l-10 10"
#define EYES "M31 49l14 7-3 6q-10-1-11-13zM69 49q-1 12-11 13l-3-6z"
#define NOSTRILS "M43 76h3M54 76h3"

const agi_drawing agi_tensor_drawings[KIND_COUNT] = {
    KING_DRAWING,
    PAWN_DRAWING,
    KNIGHT_DRAWING,
    BISHOP_DRAWING,
    ROOK_DRAWING,
    QUEEN_DRAWING,
    {{{AGI_PAINT_BODY, HORNS HEAD}, {AGI_PAINT_LAMP, SIGN}, {AGI_PAINT_LINE, CROSS NOSTRILS}, {AGI_PAINT_INK, EYES}}},
};
