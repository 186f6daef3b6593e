/* SPDX-License-Identifier: MIT
 * The sign behind a move in standard text. */
#include "defaults.h"
#include "written_move.h"

void agi_put_check_sign(const ag_variant *variant, const agi_position *position, ag_move move, agi_writer *writer)
{
    const agi_rules *rules = variant->rules;
    union {
        agi_position position;
        unsigned char bytes[AGI_POSITION_BYTES];
    } after;

    rules->play(variant, position, move, &after.position);
    if (!rules->in_check(variant, &after.position)) return;
    agi_put_char(writer, agi_count_moves(variant, &after.position) == 0 ? '#' : '+');
}
