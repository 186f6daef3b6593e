/* SPDX-License-Identifier: MIT
 * The table of variants: the only file that names every game. A variant's constant is agi_variant_NAME. */
#include "rules.h"

/* One line a variant, in the order of ag_variant_at. */
#define VARIANTS(ENTRY)                                                                                                \
    ENTRY(agi_variant_rinne)                                                                                           \
    ENTRY(agi_variant_rinne_5x5)                                                                                       \
    ENTRY(agi_variant_tensei)                                                                                          \
    ENTRY(agi_variant_tensei_5x5)                                                                                      \
    ENTRY(agi_variant_chess)                                                                                           \
    ENTRY(agi_variant_sentai)                                                                                          \
    ENTRY(agi_variant_sentai_old)                                                                                      \
    ENTRY(agi_variant_sentai_blocked)                                                                                  \
    ENTRY(agi_variant_tensor)                                                                                          \
    ENTRY(agi_variant_diaballik)                                                                                       \
    ENTRY(agi_variant_sensei_arashi)                                                                                   \
    ENTRY(agi_variant_sensei_shizukana)                                                                                \
    ENTRY(agi_variant_sensei_arashi_expert)                                                                            \
    ENTRY(agi_variant_breakthrough)

#define DECLARE(variant) extern const ag_variant variant;
#define ADDRESS(variant) &variant,

VARIANTS(DECLARE)

static const ag_variant *const TABLE[] = {VARIANTS(ADDRESS)};

int32_t ag_variant_count(void)
{
    return (int32_t)(sizeof TABLE / sizeof TABLE[0]);
}

const ag_variant *ag_variant_at(int32_t i)
{
    return i >= 0 && i < ag_variant_count() ? TABLE[i] : NULL;
}

const ag_variant *ag_variant_find(const char *id)
{
    if (!id) return NULL;
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        agi_reader reader = {.text = id};
        if (agi_take_word(&reader, TABLE[i]->id) && agi_peek(&reader) == '\0') return TABLE[i];
    }
    return NULL;
}
