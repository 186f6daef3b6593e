/* SPDX-License-Identifier: MIT
 *
 * What a position is worth: the sum of what each piece is worth on its square, kept up by the squares that a move
 * changes. There are two sums, for full boards and for empty ones; between them it is a mixture. */
#ifndef AGI_VALUE_H
#define AGI_VALUE_H

#include <stdint.h>

#include <abstractgames/abstractgames.h>

enum { AGI_BOARD = 128, AGI_PIECES = 255 };

/* A piece on a square, seen from its own player, in hundredths. */
typedef struct agi_weight {
    int16_t opening;
    int16_t ending;
} agi_weight;

/* A variant's weights: by kind and square, for White; for Black the board is turned upside down. */
typedef struct agi_weights {
    const char *id;
    int32_t kinds;
    int32_t squares;
    const agi_weight *weights;
} agi_weights;

/* White's pieces less Black's, and how much there is on the board. */
typedef struct agi_sums {
    int32_t opening;
    int32_t ending;
    int32_t material;
} agi_sums;

typedef struct agi_value {
    int32_t squares;
    int32_t material;          /* on the board at the start */
    agi_weight *weights;       /* by piece and square, those of Black's pieces negative */
    int16_t worth[AGI_PIECES]; /* of a piece, wherever it stands */
} agi_value;

/* values.c: NULL when the variant has none. */
const agi_weights *agi_weights_of(const ag_variant *variant);

/* How many weights a variant needs room for. */
int32_t agi_value_room(const ag_variant *variant);
/* Fills in all but the pointer to the weights, which has that room. */
void agi_value_set(agi_value *value, const ag_variant *variant, const agi_weights *weights);

static inline const agi_weight *agi_weight_at(const agi_value *value, int32_t piece, int32_t square)
{
    return &value->weights[piece * value->squares + square];
}

/* Adds what leaves `before` for `after`; both have AGI_BOARD squares. */
void agi_value_update(const agi_value *value, agi_sums *sums, const uint8_t *before, const uint8_t *after);
/* For White. */
int32_t agi_value_of(const agi_value *value, const agi_sums *sums);

#endif
