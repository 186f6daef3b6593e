/* SPDX-License-Identifier: MIT */
#include "defaults.h"
#include "each_move.h"

uint64_t agi_count_listed(const ag_variant *variant, const agi_position *position)
{
    agi_moves list = {.cap = 0};

    variant->rules->moves(variant, position, &list);
    return list.count;
}

bool agi_is_listed(const ag_variant *variant, const agi_position *position, ag_move move)
{
    agi_each_move each;

    agi_begin_moves(&each, variant, position);
    while (agi_next_move(&each)) {
        if (each.move == move) return true;
    }
    return false;
}

void agi_board_by_squares(const ag_variant *variant, const agi_position *position, uint8_t board[AGI_SQUARES_MAX])
{
    for (int32_t square = 0; square < agi_square_count(variant); square++) {
        board[square] = (uint8_t)variant->rules->piece_at(variant, position, square);
    }
}

bool agi_has_room(const ag_variant *variant)
{
    const int32_t bytes = variant->rules ? variant->rules->position_bytes : 0;

    return bytes >= (int32_t)sizeof(agi_position) && bytes <= AGI_POSITION_BYTES &&
           bytes % (int32_t) _Alignof(agi_position) == 0;
}
