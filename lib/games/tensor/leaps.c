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

static int32_t rank_parity_of(const leap_search *search)
{
    return search->begin.home / BOARD_FILES & 1;
}

/* ---- preparing ---- */

/* Section 6.3: prey with an edge between squares of the beast's own ranks. */
static void gather_prey(leap_search *search, squares beasts)
{
    const half_board class_squares = unpack_class(~UINT32_C(0), rank_parity_of(search));
    const uint32_t takeable = search->begin.takeable & ~search->begin.taken;

    search->prey_count = 0;
    for (int32_t i = 0; i < BEASTS_MAX && has_any(beasts); i++) {
        const both_halves beast = halves_of(one_square(take_square(&beasts)));
        leap_edges edges = edges_over(&beast, search->begin.home & 1, search->begin.orientation);
        edges.one &= class_squares;
        edges.other &= class_squares;
        if ((takeable >> i & 1) == 0 || (edges.one | edges.other) == 0) continue;
        search->prey[search->prey_count++] = (leap_prey){edges, UINT32_C(1) << i};
    }
}

void agi_tensor_begin_search(leap_search *search, const tensor_position *position, const leap_begin *begin)
{
    const int32_t parity = begin->home & 1;
    const squares gone = agi_tensor_beasts_of_mask(position, begin->taken);
    const both_halves pieces = halves_of(without(all_pieces(position), gone));

    search->begin = *begin;
    search->edges = edges_over(&pieces, parity, begin->orientation);
    search->open = (WHOLE_HALF & ~pieces.half[parity]) | one_of_half(begin->home);
    gather_prey(search, pieces_of(position, BEAST, !position->shared.base.side));
    for (uint32_t set = 0; set < UINT32_C(1) << search->prey_count; set++) search->reached[set] = 0;
    search->reached[0] = pack_class(one_of_half(begin->at), rank_parity_of(search));
}

/* ---- leaps that take nothing, and one that takes ---- */

static leap_edges edges_without(const leap_search *search, uint32_t set)
{
    leap_edges edges = search->edges;

    for (; set != 0; set &= set - 1) {
        const leap_prey *prey = &search->prey[agi_lowest_bit(set)];
        edges.one &= ~prey->edges.one;
        edges.other &= ~prey->edges.other;
    }
    return edges;
}

static half_board open_with(const leap_search *search, uint32_t set)
{
    return set != 0 ? search->open : search->open & ~half_of(search->begin.passed, search->begin.home & 1);
}

/* Takes one more beast, from any of the squares. */
static void take_prey(leap_search *search, uint32_t set, int32_t i, half_board from)
{
    const half_board landed = leap_along(from, search->prey[i].edges, search->begin.orientation) & search->open;
    uint32_t *reached = &search->reached[set | UINT32_C(1) << i];

    if (landed == 0) return;
    *reached |= pack_class(landed, rank_parity_of(search));
    if ((landed & one_of_half(search->begin.home)) != 0) *reached |= CAME_HOME;
}

static void take_each(leap_search *search, uint32_t set, half_board from)
{
    for (int32_t i = 0; i < search->prey_count; i++) {
        if ((set >> i & 1) == 0) take_prey(search, set, i, from);
    }
}

/* ---- all outcomes ---- */

void agi_tensor_complete_set(leap_search *search, uint32_t set)
{
    const int32_t rank_parity = rank_parity_of(search);
    half_board all = unpack_class(search->reached[set], rank_parity);

    if (all == 0) return;
    all = leap_on(all, edges_without(search, set), search->begin.orientation, open_with(search, set));
    search->reached[set] |= pack_class(all, rank_parity);
    take_each(search, set, all);
}

void agi_tensor_search_leaps(leap_search *search, const tensor_position *position, const leap_begin *begin)
{
    agi_tensor_begin_search(search, position, begin);
    for (uint32_t set = 0; set < UINT32_C(1) << search->prey_count; set++) agi_tensor_complete_set(search, set);
}

half_board agi_tensor_leap_ends(const leap_search *search, uint32_t set)
{
    const half_board all = unpack_class(search->reached[set], rank_parity_of(search));
    const half_board home = one_of_half(search->begin.home);

    return (search->reached[set] & CAME_HOME) != 0 ? all | home : all & ~home;
}

uint32_t agi_tensor_leap_mask(const leap_search *search, uint32_t set)
{
    uint32_t mask = 0;

    for (; set != 0; set &= set - 1) mask |= search->prey[agi_lowest_bit(set)].bit;
    return mask;
}

/* ---- the fewest leaps ---- */

/* One more leap from everywhere. Larger sets come first, so that no leap follows another at once. True when
 * something new is reached. */
static bool leap_once(leap_search *search)
{
    const int32_t rank_parity = rank_parity_of(search);
    bool is_new = false;

    for (uint32_t set = UINT32_C(1) << search->prey_count; set-- > 0;) {
        const half_board from = unpack_class(search->reached[set], rank_parity);
        const uint32_t before = search->reached[set];
        half_board landed;
        if (from == 0) continue;
        landed = leap_along(from, edges_without(search, set), search->begin.orientation) & open_with(search, set);
        search->reached[set] |= pack_class(landed, rank_parity);
        is_new = is_new || search->reached[set] != before;
        for (int32_t i = 0; i < search->prey_count; i++) {
            const uint32_t larger = set | UINT32_C(1) << i;
            const uint32_t larger_before = search->reached[larger];
            if (larger == set) continue;
            take_prey(search, set, i, from);
            is_new = is_new || search->reached[larger] != larger_before;
        }
    }
    return is_new;
}

int32_t agi_tensor_count_leaps(leap_search *search, const tensor_position *position, const leap_begin *begin,
                               int32_t to)
{
    uint32_t all;
    int32_t leaps = 0;

    agi_tensor_begin_search(search, position, begin);
    all = (UINT32_C(1) << search->prey_count) - 1;
    if (agi_tensor_leap_mask(search, all) != (begin->takeable & ~begin->taken)) return -1;
    while ((agi_tensor_leap_ends(search, all) & one_of_half(to)) == 0) {
        if (!leap_once(search)) return -1;
        leaps++;
    }
    return leaps;
}
