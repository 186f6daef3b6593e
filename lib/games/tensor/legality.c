/* SPDX-License-Identifier: MIT
 * Whether a number is a legal move, without listing all of them. */
#include "generation.h"

/* ---- chains that take beasts ---- */

/* Where the chains of a beast may end that take exactly these, its king's safety aside: by either orientation of leaps. */
static half_board chain_ends(const tensor_position *position, int32_t from, uint32_t mask)
{
    half_board ends = 0;

    for (int32_t orientation = 0; orientation < ORIENTATION_COUNT; orientation++) {
        const leap_begin begin = {.home = from, .at = from, .orientation = orientation, .takeable = mask};
        leap_search search;
        uint32_t all;
        agi_tensor_search_leaps(&search, position, &begin);
        all = (UINT32_C(1) << search.prey_count) - 1;
        if (agi_tensor_leap_mask(&search, all) == mask) ends |= agi_tensor_leap_ends(&search, all);
    }
    return ends;
}

bool agi_tensor_can_chain(const tensor_position *position, int32_t from, int32_t to, uint32_t mask)
{
    outlook o;

    if (!has_square(pieces_of(position, BEAST, position->shared.base.side), from)) return false;
    if ((from & 1) != (to & 1) || (chain_ends(position, from, mask) & one_of_half(to)) == 0) return false;
    agi_tensor_look(&o, position);
    return has_square(agi_tensor_allowed_after(&o, from, mask), to);
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
    if ((from & 1) != (to & 1) || tensor_beasts_taken(move) == 0) return false;
    return (chain_ends(position, from, tensor_beasts_taken(move)) & one_of_half(to)) != 0;
}
