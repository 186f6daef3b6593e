/* SPDX-License-Identifier: MIT
 * Drawings of the pieces that chess-like games share, as initialisers of agi_drawing. */
#ifndef AGI_ORTHODOX_DRAWINGS_H
#define AGI_ORTHODOX_DRAWINGS_H

#include "drawing.h"

/* What all of them stand on. */
#define FOOT "M20 90v-6q0-6 6-6h48q6 0 6 6v6z"

#define KING_DRAWING                                                                                                   \
    {                                                                                                                  \
        {                                                                                                              \
            {AGI_PAINT_BODY, "M46 6h8v8h8v8h-8v9h-8v-9h-8v-8h8z"                                                       \
                             "M50 38c5-10 32-10 32 10 0 10-8 18-13 30H31C26 66 18 58 18 48c0-20 27-20 32-10z" FOOT},   \
            {                                                                                                          \
                AGI_PAINT_LINE, "M50 38v28M31 66q19-7 38 0"                                                            \
            }                                                                                                          \
        }                                                                                                              \
    }

#define QUEEN_DRAWING                                                                                                  \
    {                                                                                                                  \
        {                                                                                                              \
            {AGI_PAINT_BODY, "M30 78L15 36l14 18 4-31 9 29 8-34 8 34 9-29 4 31 14-18-15 42z"                           \
                             "M14 26.5a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11z"                                         \
                             "M32 14.5a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11z"                                         \
                             "M50 7.5a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11z"                                          \
                             "M68 14.5a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11z"                                         \
                             "M86 26.5a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11z" FOOT},                                  \
            {                                                                                                          \
                AGI_PAINT_LINE, "M31 67q19-7 38 0"                                                                     \
            }                                                                                                          \
        }                                                                                                              \
    }

#define ROOK_DRAWING                                                                                                   \
    {                                                                                                                  \
        {                                                                                                              \
            {AGI_PAINT_BODY, "M24 14h12v8h8v-8h12v8h8v-8h12v22l-9 9 3 33H30l3-33-9-9z" FOOT},                          \
            {                                                                                                          \
                AGI_PAINT_LINE, "M33 45h34M31 68h38"                                                                   \
            }                                                                                                          \
        }                                                                                                              \
    }

#define BISHOP_DRAWING                                                                                                 \
    {                                                                                                                  \
        {                                                                                                              \
            {AGI_PAINT_BODY, "M50 8a7 7 0 0 1 0 14a7 7 0 0 1 0-14z"                                                    \
                             "M50 20c14 9 23 20 23 33 0 7-3 12-8 16l3 9H32l3-9c-5-4-8-9-8-16 0-13 9-24 23-33z" FOOT},  \
            {                                                                                                          \
                AGI_PAINT_LINE, "M50 34v20M40 44h20M36 69h28"                                                          \
            }                                                                                                          \
        }                                                                                                              \
    }

#define KNIGHT_DRAWING                                                                                                 \
    {                                                                                                                  \
        {                                                                                                              \
            {AGI_PAINT_BODY, "M30 78c0-13 5-19 14-26l-9 2-8 8q-4 3-7 0l-4-5q-2-3 0-6l14-20q1-7 4-10l0-11 10 8"         \
                             "q22 3 29 24 6 18 2 36z" FOOT},                                                           \
                {AGI_PAINT_LINE, "M52 26q16 10 15 42"},                                                                \
            {                                                                                                          \
                AGI_PAINT_INK, "M39 30a4 4 0 0 1 0 8a4 4 0 0 1 0-8z"                                                   \
            }                                                                                                          \
        }                                                                                                              \
    }

#define PAWN_DRAWING                                                                                                   \
    {                                                                                                                  \
        {                                                                                                              \
            {AGI_PAINT_BODY, "M50 18a15 15 0 0 1 0 30a15 15 0 0 1 0-30z"                                               \
                             "M35 46h30v7h-7q1 15 10 25H32q9-10 10-25h-7z" FOOT},                                      \
            {                                                                                                          \
                AGI_PAINT_LINE, "M42 53h16"                                                                            \
            }                                                                                                          \
        }                                                                                                              \
    }

#endif
