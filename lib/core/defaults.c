/* SPDX-License-Identifier: MIT */
#include "defaults.h"

enum { WINDOW = 256 };

uint64_t agi_count_listed(const ag_variant *variant, const agi_position *position)
{
    agi_moves list = {.cap = 0};

    variant->rules->moves(variant, position, &list);
    return list.count;
}

bool agi_is_listed(const ag_variant *variant, const agi_position *position, ag_move move)
{
    ag_move moves[WINDOW];
    agi_moves list = {.buf = moves, .cap = WINDOW};

    do {
        list.count = 0;
        variant->rules->moves(variant, position, &list);
        for (uint32_t i = 0; i < WINDOW && list.skip + i < list.count; i++) {
            if (moves[i] == move) return true;
        }
        list.skip += WINDOW;
    } while (list.skip < list.count);
    return false;
}

bool agi_has_room(const ag_variant *variant)
{
    const int32_t bytes = variant->rules ? variant->rules->position_bytes : 0;

    return bytes >= (int32_t)sizeof(agi_position) && bytes <= AGI_POSITION_BYTES &&
           bytes % (int32_t) _Alignof(agi_position) == 0;
}
