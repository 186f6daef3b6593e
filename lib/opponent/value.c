/* SPDX-License-Identifier: MIT */
#include "value.h"

#include <string.h>

int32_t agi_value_room(const ag_variant *variant)
{
    return (1 + 2 * ag_variant_piece_kinds(variant)) * ag_variant_files(variant) * ag_variant_ranks(variant);
}

/* The square as White sees it that Black sees there. */
static int32_t turned(const ag_variant *variant, int32_t square)
{
    const int32_t files = ag_variant_files(variant);
    return (ag_variant_ranks(variant) - 1 - square / files) * files + square % files;
}

static void set_kind(agi_value *value, const ag_variant *variant, int32_t kind, const agi_weight *weights)
{
    agi_weight *white = value->weights + ag_piece_make(kind, AG_WHITE) * value->squares;
    agi_weight *black = value->weights + ag_piece_make(kind, AG_BLACK) * value->squares;
    int32_t sum = 0;
    for (int32_t square = 0; square < value->squares; square++) {
        const agi_weight other = weights[turned(variant, square)];
        white[square] = weights[square];
        black[square] = (agi_weight){(int16_t)-other.opening, (int16_t)-other.ending};
        sum += weights[square].opening;
    }
    const int32_t mean = sum / value->squares;
    value->worth[ag_piece_make(kind, AG_WHITE)] = (int16_t)(mean < 0 ? 0 : mean);
    value->worth[ag_piece_make(kind, AG_BLACK)] = (int16_t)(mean < 0 ? 0 : mean);
}

/* What stands on the board at the start, so that it is known what a full board is. */
static int32_t material_at_start(const agi_value *value, const ag_variant *variant)
{
    ag_game *game;
    int32_t sum = 0;
    if (ag_game_new(&game, variant, NULL, NULL, 0) != AG_OK) return 1;
    for (int32_t square = 0; square < value->squares; square++) sum += value->worth[ag_game_piece_at(game, square)];
    ag_game_free(game);
    return sum > 0 ? sum : 1;
}

void agi_value_set(agi_value *value, const ag_variant *variant, const agi_weights *weights)
{
    value->squares = weights->squares;
    memset(value->weights, 0, (size_t)value->squares * sizeof *value->weights);
    memset(value->worth, 0, sizeof value->worth);
    for (int32_t kind = 0; kind < weights->kinds; kind++)
        set_kind(value, variant, kind, weights->weights + kind * weights->squares);
    value->material = material_at_start(value, variant);
}

static void update_square(const agi_value *value, agi_sums *sums, int32_t square, int32_t before, int32_t after)
{
    const agi_weight *left = agi_weight_at(value, before, square);
    const agi_weight *arrived = agi_weight_at(value, after, square);
    sums->opening += arrived->opening - left->opening;
    sums->ending += arrived->ending - left->ending;
    sums->material += value->worth[after] - value->worth[before];
}

void agi_value_update(const agi_value *value, agi_sums *sums, const uint8_t *before, const uint8_t *after)
{
    enum { WORD = 8 };
    for (int32_t word = 0; word < value->squares; word += WORD) {
        if (memcmp(before + word, after + word, WORD) == 0) continue;
        for (int32_t square = word; square < word + WORD; square++) {
            if (before[square] != after[square]) update_square(value, sums, square, before[square], after[square]);
        }
    }
}

int32_t agi_value_of(const agi_value *value, const agi_sums *sums)
{
    const int32_t full = value->material;
    const int32_t now = sums->material < full ? sums->material : full;
    return (int32_t)(((int64_t)sums->opening * now + (int64_t)sums->ending * (full - now)) / full);
}
