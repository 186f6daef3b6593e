/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: a position. Section and ruling numbers are those of doc/rules/diaballik.md. */
#ifndef AGI_DIABALLIK_POSITION_H
#define AGI_DIABALLIK_POSITION_H

#include "board.h"
#include "position_text.h"
#include "rules.h"

enum { STONES = 7 }; /* a side's, the carrier included; nothing is ever captured or added */

enum { KIND_STONE, KIND_CARRIER };

/* What sets the variants apart, start positions aside. */
typedef struct diaballik_setup {
    bool slides;   /* stones move one or more squares instead of exactly one */
    bool has_pits; /* a position string may carry pits */
} diaballik_setup;

typedef struct diaballik_position {
    agi_position head;
    square_set stones[2]; /* by player, the carrier included */
    square_set pits;
    uint8_t carrier[2]; /* the square of each player's character */
} diaballik_position;

static inline const diaballik_position *diaballik_of(const agi_position *position)
{
    return (const diaballik_position *)(const void *)position;
}

static inline bool stones_slide(const ag_variant *variant)
{
    return ((const diaballik_setup *)variant->setup)->slides;
}

static inline square_set occupied_squares(const diaballik_position *position)
{
    return position->stones[AG_WHITE] | position->stones[AG_BLACK] | position->pits;
}

/* The opponent's home row: a pass that brings the character there wins. */
static inline square_set goal_row(int32_t player)
{
    return player == AG_WHITE ? RANK_7 : RANK_1;
}

agi_read_rule agi_diaballik_read;
agi_write_rule agi_diaballik_write;
agi_same_rule agi_diaballik_same;
agi_hash_rule agi_diaballik_hash;
agi_piece_at_rule agi_diaballik_piece_at;
agi_board_rule agi_diaballik_board;
agi_square_traits_rule agi_diaballik_square_traits;

/* The keys of a player's stone on a square, of the character on top of it, and of the side to move. */
uint64_t agi_diaballik_stone_key(int32_t player, int32_t square);
uint64_t agi_diaballik_carrier_key(int32_t player, int32_t square);
uint64_t agi_diaballik_side_key(void);

#endif
