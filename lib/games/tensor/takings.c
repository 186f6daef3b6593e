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

void agi_tensor_find_limits(chain_limits *limits, const outlook *o, int32_t from)
{
    limits->count = 0;
    for (int32_t i = 0; i < o->threats.count; i++) {
        const threat *one = &o->threats.list[i];
        const uint8_t beast = (uint8_t)one->beast;
        if (one->pinned != AGI_NO_SQUARE && one->pinned != from) continue;
        limits->list[limits->count++] =
            (chain_limit){.ends = half_of(one->ends, from & 1),
                          .beast = one->beast != AGI_NO_SQUARE ? agi_tensor_mask_of(o->position, &beast, 1) : 0};
    }
}

half_board agi_tensor_allowed_ends(const chain_limits *limits, uint32_t taken)
{
    half_board allowed = WHOLE_HALF;

    for (int32_t i = 0; i < limits->count; i++) {
        if ((limits->list[i].beast & taken) == 0) allowed &= limits->list[i].ends;
    }
    return allowed;
}

/* ---- listing ---- */

static void add_outcomes(move_sink *sink, int32_t from, half_board ends, uint32_t mask)
{
    if (!sink->list) {
        sink->count += agi_count_bits(ends);
        return;
    }
    while (ends != 0) agi_add_move(sink->list, make_leaps(from, take_from_half(&ends, from & 1), mask));
}

/* Beasts that come home with the same beasts taken leave the same position; the first one's move stands for all. */
static void add_chains(const leap_field *field, const chain_limits *limits, mask_set *came_home, move_sink *sink)
{
    const half_board home = one_of_half(field->home);
    uint32_t mask = 0;

    while ((mask = (mask - field->takeable) & field->takeable) != 0) { /* the next larger set of prey */
        half_board ends = agi_tensor_leap_ends(field, mask) & agi_tensor_allowed_ends(limits, mask);
        if ((ends & home) != 0 && !add_mask(came_home, mask)) ends &= ~home;
        add_outcomes(sink, field->home, ends, mask);
    }
}

/* In the order of the squares' names: a1 a2 ... j8. */
void agi_tensor_add_takings(const outlook *o, const squares takers[ORIENTATION_COUNT], move_sink *sink)
{
    squares beasts = either(takers[ORTHOGONAL], takers[DIAGONAL]);
    leap_field field;
    chain_limits limits;
    mask_set came_home = {{0}};

    while (has_any(beasts)) {
        const int32_t from = take_first_named(&beasts);
        agi_tensor_find_limits(&limits, o, from);
        for (int32_t orientation = 0; orientation < ORIENTATION_COUNT; orientation++) {
            if (!has_square(takers[orientation], from)) continue;
            agi_tensor_look_at_field(&field, o->position, from, orientation);
            add_chains(&field, &limits, &came_home, sink);
        }
    }
}
