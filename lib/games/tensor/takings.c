/* SPDX-License-Identifier: MIT
 * Sections 6.3 and 10: chains of leaps that take beasts, each outcome once. */
#include "generation.h"

/* Sets of beasts taken, by their masks. */
typedef struct mask_set {
    uint64_t bits[(TAKEN_MASK + 1) / 64];
} mask_set;

/* Adds a mask; false when it was there already. */
static bool add_mask(mask_set *set, uint32_t mask)
{
    uint64_t *word = &set->bits[mask / 64];
    const uint64_t bit = UINT64_C(1) << mask % 64;

    if ((*word & bit) != 0) return false;
    *word |= bit;
    return true;
}

squares agi_tensor_beasts_of_mask(const tensor_position *position, uint32_t mask)
{
    squares beasts = pieces_of(position, BEAST, !position->shared.base.side);
    squares chosen = NO_SQUARES;

    for (; mask != 0 && has_any(beasts); mask >>= 1) {
        const int32_t beast = take_square(&beasts);
        if ((mask & 1) != 0) chosen = either(chosen, one_square(beast));
    }
    return chosen;
}

uint32_t agi_tensor_mask_of(const tensor_position *position, const uint8_t *taken, int32_t count)
{
    const squares enemy_beasts = pieces_of(position, BEAST, !position->shared.base.side);
    uint32_t mask = 0;

    for (int32_t i = 0; i < count; i++) {
        squares beasts = enemy_beasts;
        int32_t number = 0;
        if (!has_square(beasts, taken[i])) return 0;
        while (take_square(&beasts) != taken[i]) number++;
        if (number >= BEASTS_MAX || (mask >> number & 1) != 0) return 0;
        mask |= UINT32_C(1) << number;
    }
    return mask;
}

squares agi_tensor_allowed_after(const outlook *o, int32_t from, uint32_t mask)
{
    squares allowed = ALL_SQUARES;
    squares taken;

    if (o->threats.count == 0) return allowed;
    taken = agi_tensor_beasts_of_mask(o->position, mask);
    for (int32_t i = 0; i < o->threats.count; i++) {
        const threat *one = &o->threats.list[i];
        const bool concerns = one->pinned == AGI_NO_SQUARE || one->pinned == from;
        const bool ended = one->beast != AGI_NO_SQUARE && has_square(taken, one->beast);
        if (concerns && !ended) allowed = both(allowed, one->ends);
    }
    return allowed;
}

static void add_outcomes(move_sink *sink, int32_t from, half_board ends, uint32_t mask)
{
    if (!sink->list) {
        sink->count += agi_count_bits(ends);
        return;
    }
    while (ends != 0) agi_add_move(sink->list, make_leaps(from, take_from_half(&ends, from & 1), mask));
}

/* Beasts that come home with the same beasts taken leave the same position; the first one's move stands for all. */
static void add_chains(const outlook *o, leap_search *search, mask_set *came_home, move_sink *sink)
{
    const half_board home = one_of_half(search->begin.home);

    for (uint32_t set = 1; set < UINT32_C(1) << search->prey_count; set++) {
        half_board ends = agi_tensor_leap_ends(search, set);
        uint32_t mask;
        if (ends == 0) continue;
        mask = agi_tensor_leap_mask(search, set);
        ends &= half_of(agi_tensor_allowed_after(o, search->begin.home, mask), search->begin.home & 1);
        if ((ends & home) != 0 && !add_mask(came_home, mask)) ends &= ~home;
        add_outcomes(sink, search->begin.home, ends, mask);
    }
}

/* In the order of the squares' names: a1 a2 ... j8. */
void agi_tensor_add_takings(const outlook *o, const squares takers[ORIENTATION_COUNT], move_sink *sink)
{
    squares beasts = either(takers[ORTHOGONAL], takers[DIAGONAL]);
    leap_search search;
    leap_begin begin;
    mask_set came_home = {{0}};

    while (has_any(beasts)) {
        const int32_t from = take_first_named(&beasts);
        for (int32_t orientation = 0; orientation < ORIENTATION_COUNT; orientation++) {
            if (!has_square(takers[orientation], from)) continue;
            begin = (leap_begin){.home = from, .at = from, .orientation = orientation, .takeable = TAKEN_MASK};
            agi_tensor_search_leaps(&search, o->position, &begin);
            add_chains(o, &search, &came_home, sink);
        }
    }
}
