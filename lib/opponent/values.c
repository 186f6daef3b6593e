/* SPDX-License-Identifier: MIT
 * The weights of all variants that have some: see tests/opponent/tune_values.c. */
#include "value.h"

#include <string.h>

#define VARIANTS(ENTRY)                                                                                                \
    ENTRY(agi_weights_rinne)                                                                                           \
    ENTRY(agi_weights_rinne_5x5)                                                                                       \
    ENTRY(agi_weights_tensei)                                                                                          \
    ENTRY(agi_weights_tensei_5x5)                                                                                      \
    ENTRY(agi_weights_chess)                                                                                           \
    ENTRY(agi_weights_sentai)                                                                                          \
    ENTRY(agi_weights_sentai_old)                                                                                      \
    ENTRY(agi_weights_sentai_blocked)                                                                                  \
    ENTRY(agi_weights_tensor)                                                                                          \
    ENTRY(agi_weights_diaballik)                                                                                       \
    ENTRY(agi_weights_sensei_arashi)                                                                                   \
    ENTRY(agi_weights_sensei_shizukana)                                                                                \
    ENTRY(agi_weights_sensei_arashi_expert)                                                                            \
    ENTRY(agi_weights_breakthrough)

#define DECLARE(weights) extern const agi_weights weights;
#define ADDRESS(weights) &weights,

VARIANTS(DECLARE)

static const agi_weights *const TABLE[] = {VARIANTS(ADDRESS)};

const agi_weights *agi_weights_of(const ag_variant *variant)
{
    const char *id = ag_variant_id(variant);
    for (size_t i = 0; i < sizeof TABLE / sizeof *TABLE; i++) {
        const agi_weights *weights = TABLE[i];
        if (strcmp(weights->id, id) != 0) continue;
        /* Of a later library the variant may have more kinds than were known when the weights were made. */
        return weights->kinds == ag_variant_piece_kinds(variant) ? weights : NULL;
    }
    return NULL;
}
