/* SPDX-License-Identifier: MIT */
#include "variants.h"
#include "memory.h"
#include <stdio.h>
#include <strings.h>

void variants_print(void)
{
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        const ag_variant *variant = ag_variant_at(i);
        printf("%-22s %s\n", ag_variant_id(variant), ag_variant_name(variant));
    }
}

const ag_variant *variants_find(const char *name)
{
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        const ag_variant *variant = ag_variant_at(i);
        if (strcasecmp(name, ag_variant_id(variant)) == 0 || strcasecmp(name, ag_variant_name(variant)) == 0) {
            return variant;
        }
    }
    return NULL;
}

void variants_add(words *list)
{
    for (int32_t i = 0; i < ag_variant_count(); i++) words_add(list, memory_copy(ag_variant_id(ag_variant_at(i))));
}
