/* SPDX-License-Identifier: MIT */
#include "leaps.h"

/* The squares of a beast's ranks alone are 20 bits: all that it can come to. */
enum { CLASS_RANKS = BOARD_RANKS / 2, RANK_BITS = (1 << HALF_FILES) - 1 };

static uint32_t pack_class(half_board half, int32_t rank_parity)
{
    uint32_t packed = 0;

    half >>= HALF_FILES * rank_parity;
    for (int32_t i = 0; i < CLASS_RANKS; i++) {
        packed |= (uint32_t)(half >> (2 * HALF_FILES * i) & RANK_BITS) << (HALF_FILES * i);
    }
    return packed;
}

static half_board unpack_class(uint32_t packed, int32_t rank_parity)
{
    half_board half = 0;

    for (int32_t i = 0; i < CLASS_RANKS; i++) {
        half |= (half_board)(packed >> (HALF_FILES * i) & RANK_BITS) << (2 * HALF_FILES * i);
    }
    return half << (HALF_FILES * rank_parity);
}

static int32_t rank_parity_of(int32_t square)
{
    return square / BOARD_FILES & 1;
}

/* Section 6.3: prey with an edge between squares of the beast's own ranks. */
static void gather_prey(leap_search *search, squares beasts, uint32_t takeable)
{
    const half_board class_squares = unpack_class(~UINT32_C(0), rank_parity_of(search->start));

    search->prey_count = 0;
    for (int32_t i = 0; i < BEASTS_MAX && has_any(beasts); i++) {
        const both_halves beast = halves_of(one_square(take_square(&beasts)));
        leap_edges edges = edges_over(&beast, search->parity, search->family);
        edges.one &= class_squares;
        edges.other &= class_squares;
        if ((takeable >> i & 1) == 0 || (edges.one | edges.other) == 0) continue;
        search->prey[search->prey_count++] = (leap_prey){edges, UINT32_C(1) << i};
    }
}

static leap_edges without_prey(const leap_search *search, leap_edges edges, uint32_t set)
{
    for (; set != 0; set &= set - 1) {
        const leap_prey *prey = &search->prey[agi_lowest_bit(set)];
        edges.one &= ~prey->edges.one;
        edges.other &= ~prey->edges.other;
    }
    return edges;
}

/* Takes one more beast from any of the squares. */
static void take_prey(leap_search *search, uint32_t set, int32_t i, half_board from, half_board open)
{
    const half_board landed = leap_along(from, search->prey[i].edges, search->family) & open;
    uint32_t *reached = &search->reached[set | UINT32_C(1) << i];

    if (landed == 0) return;
    *reached |= pack_class(landed, rank_parity_of(search->start));
    if ((landed & one_of_half(search->start)) != 0) *reached |= CAME_HOME;
}

static void search_set(leap_search *search, uint32_t set, leap_edges edges, half_board open)
{
    const int32_t rank_parity = rank_parity_of(search->start);
    const half_board from = unpack_class(search->reached[set], rank_parity);
    const half_board all = leap_on(from, without_prey(search, edges, set), search->family, open);

    search->reached[set] |= pack_class(all, rank_parity);
    for (int32_t i = 0; i < search->prey_count; i++) {
        if ((set >> i & 1) == 0) take_prey(search, set, i, all, open);
    }
}

void agi_tensor_search_leaps(leap_search *search, const tensor_position *position, int32_t start, int32_t family,
                             uint32_t takeable)
{
    const int32_t enemy = !position->shared.base.side;
    const both_halves men = halves_of(all_men(position));
    leap_edges edges;
    half_board open;

    search->start = start;
    search->parity = start & 1;
    search->family = family;
    edges = edges_over(&men, search->parity, family);
    open = (WHOLE_HALF & ~men.half[search->parity]) | one_of_half(start); /* 6.4: the start is empty */
    gather_prey(search, men_of(position, BEAST, enemy), takeable);
    for (uint32_t set = 0; set < UINT32_C(1) << search->prey_count; set++) search->reached[set] = 0;
    search->reached[0] = pack_class(one_of_half(start), rank_parity_of(start));
    for (uint32_t set = 0; set < UINT32_C(1) << search->prey_count; set++) {
        if (search->reached[set] != 0) search_set(search, set, edges, open);
    }
}

half_board agi_tensor_leap_ends(const leap_search *search, uint32_t set)
{
    const half_board all = unpack_class(search->reached[set], rank_parity_of(search->start));
    const half_board home = one_of_half(search->start);

    return (search->reached[set] & CAME_HOME) != 0 ? all | home : all & ~home;
}

uint32_t agi_tensor_leap_mask(const leap_search *search, uint32_t set)
{
    uint32_t mask = 0;

    for (; set != 0; set &= set - 1) mask |= search->prey[agi_lowest_bit(set)].bit;
    return mask;
}
