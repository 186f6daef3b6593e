/* SPDX-License-Identifier: MIT
 * Whether a number is a legal move, without listing all of them. */
#include "generation.h"

/* ---- chains that take beasts ---- */

/* Whether a beast has a chain that ends there and takes exactly these, its king's safety aside. */
static bool can_leap(const tensor_position *position, int32_t from, int32_t to, uint32_t mask)
{
    half_board ends = 0;

    if ((from & 1) != (to & 1)) return false;
    for (int32_t orientation = 0; orientation < ORIENTATION_COUNT; orientation++) {
        leap_field field;
        agi_tensor_look_at_field(&field, position, from, orientation);
        ends |= agi_tensor_leap_ends(&field, mask);
    }
    return (ends & one_of_half(to)) != 0;
}

bool agi_tensor_can_chain(const tensor_position *position, int32_t from, int32_t to, uint32_t mask)
{
    outlook o;
    chain_limits limits;

    if (!has_square(pieces_of(position, BEAST, position->shared.base.side), from)) return false;
    if (!can_leap(position, from, to, mask)) return false;
    agi_tensor_look(&o, position);
    agi_tensor_find_limits(&limits, &o, from);
    return (agi_tensor_allowed_ends(&limits, mask) & one_of_half(to)) != 0;
}

int32_t agi_tensor_first_home(const tensor_position *position, uint32_t mask)
{
    squares beasts = pieces_of(position, BEAST, position->shared.base.side);

    while (has_any(beasts)) {
        const int32_t home = take_first_named(&beasts);
        if (agi_tensor_can_chain(position, home, home, mask)) return home;
    }
    return AGI_NO_SQUARE;
}

static bool is_legal_chain(const tensor_position *position, ag_move move)
{
    const int32_t from = tensor_from(move);
    const int32_t to = tensor_to(move);
    const uint32_t mask = tensor_beasts_taken(move);

    if (mask == 0 || move != make_leaps(from, to, mask)) return false;
    if (from == to) return agi_tensor_first_home(position, mask) == from;
    return agi_tensor_can_chain(position, from, to, mask);
}

/* ---- all others ---- */

static bool is_listed(const agi_moves *list, ag_move move)
{
    for (uint32_t i = 0; i < list->count && i < list->cap; i++) {
        if (list->buf[i] == move) return true;
    }
    return false;
}

bool agi_tensor_is_legal(const ag_variant *variant, const agi_position *base, ag_move move)
{
    ag_move moves[MOVES_OF_A_PIECE];
    agi_moves list = {.buf = moves, .cap = MOVES_OF_A_PIECE};

    (void)variant;
    if ((move & SORT_MASK) == TAKES_BEASTS) return is_legal_chain(tensor_of(base), move);
    agi_tensor_plain_moves_of(tensor_of(base), one_square(tensor_from(move)), &list);
    return is_listed(&list, move);
}

bool agi_tensor_could_be_made(const tensor_position *position, ag_move move)
{
    const int32_t from = tensor_from(move);
    const int32_t to = tensor_to(move);
    ag_move moves[MOVES_OF_A_PIECE];
    agi_moves list = {.buf = moves, .cap = MOVES_OF_A_PIECE};

    if ((move & SORT_MASK) != TAKES_BEASTS) {
        agi_tensor_unsafe_moves_of(position, one_square(from), &list);
        if (is_listed(&list, move)) return true;
        return (move & SORT_MASK) == PLAIN && is_listed(&list, move | (ag_move)QUEEN << AGI_MOVE_EXTRA_SHIFT);
    }
    return tensor_beasts_taken(move) != 0 && can_leap(position, from, to, tensor_beasts_taken(move));
}
