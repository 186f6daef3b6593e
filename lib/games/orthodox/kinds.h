/* SPDX-License-Identifier: MIT
 * The kinds of pieces that chess-like games share, as initialisers of agi_kind. */
#ifndef AGI_ORTHODOX_KINDS_H
#define AGI_ORTHODOX_KINDS_H

#include "rules.h"

#define KING_KIND                                                                                                      \
    {                                                                                                                  \
        .name = "King", .code = {"K", "k"}, .symbol = { "\xE2\x99\x94", "\xE2\x99\x9A" }                               \
    }
#define PAWN_KIND                                                                                                      \
    {                                                                                                                  \
        .name = "Pawn", .code = {"P", "p"}, .symbol = { "\xE2\x99\x99", "\xE2\x99\x9F" }                               \
    }
#define KNIGHT_KIND                                                                                                    \
    {                                                                                                                  \
        .name = "Knight", .code = {"N", "n"}, .symbol = { "\xE2\x99\x98", "\xE2\x99\x9E" }                             \
    }
#define BISHOP_KIND                                                                                                    \
    {                                                                                                                  \
        .name = "Bishop", .code = {"B", "b"}, .symbol = { "\xE2\x99\x97", "\xE2\x99\x9D" }                             \
    }
#define ROOK_KIND                                                                                                      \
    {                                                                                                                  \
        .name = "Rook", .code = {"R", "r"}, .symbol = { "\xE2\x99\x96", "\xE2\x99\x9C" }                               \
    }
#define QUEEN_KIND                                                                                                     \
    {                                                                                                                  \
        .name = "Queen", .code = {"Q", "q"}, .symbol = { "\xE2\x99\x95", "\xE2\x99\x9B" }                              \
    }

#endif
