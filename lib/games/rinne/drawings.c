/* SPDX-License-Identifier: MIT
 * A piece is a five-cornered piece that carries the sign of its kind. Of its corners, which stand for the cycle King,
 * Knight, Bishop, Rook, Queen (section 5), that of the kind shines. One that waits for its roll is a die that
 * shows the six. */
#include "rinne.h"

#define PENTAGON "M50 8L93 39.5 76.5 90h-53L7 39.5z"

#define CORNER_KING "M50 12a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11z"
#define CORNER_KNIGHT "M83.5 36.4a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11z"
#define CORNER_BISHOP "M70.7 75.8a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11z"
#define CORNER_ROOK "M29.3 75.8a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11z"
#define CORNER_QUEEN "M16.5 36.4a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11z"

#define SIGN_KING "M45 26h10v8h8v9h-8v7q19-6 19 9 0 8-8 17H34q-8-9-8-17 0-15 19-9v-7h-8v-9h8z"
#define SIGN_KNIGHT "M33 77q0-12 10-19l-9 2-6 6q-4 3-6-1l-3-5q-1-2 1-5l12-16q1-6 4-9l-1-10 11 8q25 2 24 49z"
#define SIGN_BISHOP "M50 24q20 15 20 32 0 8-8 14h6v8H32v-8h6q-8-6-8-14 0-17 20-32zM46 40v7h-7v8h7v8h8v-8h7v-8h-7v-7z"
#define SIGN_ROOK "M28 28h11v8h6v-8h10v8h6v-8h11v18l-5 5v18h6v9H27v-9h6V51l-5-5z"
#define SIGN_QUEEN "M33 76L24 37l13 13 4-22 9 19 9-19 4 22 13-13-9 39z"

const agi_drawing agi_rinne_drawings[] = {
    {{{AGI_PAINT_BODY, PENTAGON}, {AGI_PAINT_INK, SIGN_KING}, {AGI_PAINT_LAMP, CORNER_KING}}},
    {{{AGI_PAINT_BODY, PENTAGON}, {AGI_PAINT_INK, SIGN_KNIGHT}, {AGI_PAINT_LAMP, CORNER_KNIGHT}}},
    {{{AGI_PAINT_BODY, PENTAGON}, {AGI_PAINT_INK, SIGN_BISHOP}, {AGI_PAINT_LAMP, CORNER_BISHOP}}},
    {{{AGI_PAINT_BODY, PENTAGON}, {AGI_PAINT_INK, SIGN_ROOK}, {AGI_PAINT_LAMP, CORNER_ROOK}}},
    {{{AGI_PAINT_BODY, PENTAGON}, {AGI_PAINT_INK, SIGN_QUEEN}, {AGI_PAINT_LAMP, CORNER_QUEEN}}},
    {{{AGI_PAINT_BODY, "M26 14h48q12 0 12 12v48q0 12-12 12H26q-12 0-12-12V26q0-12 12-12z"},
      {AGI_PAINT_INK,
       "M34 21.5a7.5 7.5 0 0 1 0 15a7.5 7.5 0 0 1 0-15zM66 21.5a7.5 7.5 0 0 1 0 15a7.5 7.5 0 0 1 0-15z"
       "M34 42.5a7.5 7.5 0 0 1 0 15a7.5 7.5 0 0 1 0-15zM66 42.5a7.5 7.5 0 0 1 0 15a7.5 7.5 0 0 1 0-15z"
       "M34 63.5a7.5 7.5 0 0 1 0 15a7.5 7.5 0 0 1 0-15zM66 63.5a7.5 7.5 0 0 1 0 15a7.5 7.5 0 0 1 0-15z"}}},
};
