/* SPDX-License-Identifier: MIT
 * What an orthodox position is apart from its pieces: its identity (FIDE 9.2.3), and how it stands by its board alone. */
#include "defaults.h"
#include "orthodox.h"

uint64_t agi_orthodox_hash(const ag_variant *variant, const agi_orthodox *position)
{
    uint64_t hash = agi_hash_variant(variant->id) ^ agi_keys[AGI_KEY_CASTLING + (position->castling & 15)];

    if (position->base.side == AG_BLACK) hash ^= agi_keys[AGI_KEY_SIDE];
    if (position->en_passant != AGI_NO_SQUARE)
        hash ^= agi_keys[AGI_KEY_EN_PASSANT + position->en_passant % variant->files];
    return hash;
}

bool agi_same_rights(const agi_orthodox *position, const agi_orthodox *other)
{
    return position->base.side == other->base.side && position->castling == other->castling &&
           position->en_passant == other->en_passant;
}

/* FIDE 5.1.1, 5.2.1. */
agi_verdict agi_orthodox_verdict(const ag_variant *variant, const agi_position *position)
{
    const agi_rules *rules = variant->rules;
    const int32_t winner = position->side == AG_WHITE ? AG_BLACK_WINS : AG_WHITE_WINS;

    if (agi_has_move(variant, position)) return (agi_verdict){AG_ONGOING, AG_REASON_NONE};
    if (rules->in_check(variant, position)) return (agi_verdict){winner, AG_REASON_CHECKMATE};
    return (agi_verdict){AG_DRAW, AG_REASON_STALEMATE};
}
