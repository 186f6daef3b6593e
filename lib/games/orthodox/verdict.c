/* SPDX-License-Identifier: MIT
 * How a position stands by its board alone: checkmate or stalemate (FIDE 5.1.1, 5.2.1). */
#include "defaults.h"
#include "orthodox.h"

agi_verdict agi_orthodox_verdict(const ag_variant *variant, const agi_position *position)
{
    const agi_rules *rules = variant->rules;
    const int32_t winner = position->side == AG_WHITE ? AG_BLACK_WINS : AG_WHITE_WINS;

    if (agi_count_moves(variant, position) > 0) return (agi_verdict){AG_ONGOING, AG_REASON_NONE};
    if (rules->in_check(variant, position)) return (agi_verdict){winner, AG_REASON_CHECKMATE};
    return (agi_verdict){AG_DRAW, AG_REASON_STALEMATE};
}
