/* SPDX-License-Identifier: MIT */
#include "chain_values.h"

#include <string.h>

/* ---- what a leap that takes nothing costs, once certain beasts have been taken ---- */

/* Leaps up and down along edges (leaps.h) that need one tap, and those with a choice. */
typedef struct leap_costs {
    uint32_t taken;
    half_board open; /* where the phase may come to */
    half_board passed;
    leap_edges edges; /* all that are left */
    leap_edges once_up;
    leap_edges once_down;
    leap_edges twice_up;
    leap_edges twice_down;
    bool is_free;          /* a chain may end on all squares */
    half_board completing; /* squares where a chain may end, or take a beast so that it can be completed */
} leap_costs;

/* A leap over a beast to its end: with a choice, when the chain could be completed by taking it. */
static void add_choice(const leap_prey *prey, int32_t end, leap_costs *costs)
{
    leap_edges *once = end == 1 ? &costs->once_up : &costs->once_down;
    leap_edges *twice = end == 1 ? &costs->twice_up : &costs->twice_down;

    *once = edges_without(*once, prey->edges);
    *twice = edges_with(*twice, prey->edges);
    costs->completing |= prey->ends[!end];
}

static void add_choices(const chain_values *values, const leap_prey *prey, leap_costs *costs)
{
    const leap_field *field = values->field;
    const leap_edges edges = edges_without(costs->edges, prey->edges);
    half_board within = 0;

    for (int32_t end = 0; end < 2; end++) {
        if ((within & prey->ends[end]) == 0)
            within = leap_on(prey->ends[end], edges, field->orientation, field->squares);
        if (agi_tensor_completes(field, &values->ground->limits, costs->taken | prey->bit, prey->ends[end], within))
            add_choice(prey, end, costs);
    }
}

/* Where the king is in no danger every beast may be left and taken. */
static void add_free_choices(const leap_field *field, leap_costs *costs)
{
    leap_edges over_prey = {0, 0};

    for (int32_t i = 0; i < field->prey_count; i++) {
        if ((field->prey[i].bit & costs->taken) == 0) over_prey = edges_with(over_prey, field->prey[i].edges);
    }
    costs->twice_up = costs->twice_down = over_prey;
    costs->once_up = costs->once_down = edges_without(costs->edges, over_prey);
    costs->completing = field->squares;
}

static void find_costs(const chain_values *values, uint32_t taken, leap_costs *costs)
{
    const leap_field *field = values->field;
    const half_board allowed = agi_tensor_allowed_ends(&values->ground->limits, taken);

    *costs = (leap_costs){.taken = taken, .open = field->squares, .edges = agi_tensor_edges_left(field, taken)};
    costs->is_free = (field->squares & ~allowed) == 0;
    if (costs->is_free) {
        add_free_choices(field, costs);
        return;
    }
    costs->once_up = costs->once_down = costs->edges;
    costs->completing = field->squares & allowed & ~one_of_half(field->home);
    for (int32_t i = 0; i < field->prey_count; i++) {
        if ((field->prey[i].bit & taken) == 0) add_choices(values, &field->prey[i], costs);
    }
}

/* The taps of a leap over a beast from one of its ends that leaves it, and of one that takes it. */
static int32_t leaving_taps(const leap_costs *costs, const leap_prey *prey, int32_t end)
{
    const leap_edges *twice = end == 0 ? &costs->twice_up : &costs->twice_down;
    return ((twice->one & prey->edges.one) | (twice->other & prey->edges.other)) != 0 ? 2 : 1;
}

/* The beast may be left as well, unless the square behind it has been passed, or nothing that may still be done from
 * there completes the chain. Where it could not be taken on the way back its edge is the only way to that square, so
 * that it does not matter where the chain has been (but see close_at_least). */
static int32_t taking_taps(const chain_values *values, const leap_costs *costs, const leap_prey *prey, int32_t end)
{
    const half_board behind = prey->ends[!end];
    half_board ahead;

    if ((behind & costs->passed) != 0) return 1;
    if (leaving_taps(costs, prey, !end) == 2) return 2;
    ahead = leap_on(behind, costs->edges, values->field->orientation, costs->open & ~costs->passed & ~prey->ends[end]);
    return (ahead & costs->completing) != 0 ? 2 : 1;
}

/* ---- values of squares, from those that are due ---- */

static void make_due(chain_values *values, half_board square, int32_t value)
{
    if (value >= VALUES_MAX) return;
    values->due[value] |= square;
    if (value < values->first_due) values->first_due = value;
    if (value > values->last_due) values->last_due = value;
}

/* Squares from which one leap leads to any of these. */
static half_board leap_back(half_board to, leap_edges up, leap_edges down, int32_t orientation)
{
    return leap_down(to, up, orientation) | leap_up(to, down, orientation);
}

static void note_values(half_board squares_found, int32_t value, uint8_t found[HALF_SQUARES])
{
    for (; squares_found != 0; squares_found &= squares_found - 1) {
        found[agi_lowest_bit(squares_found)] = (uint8_t)value;
    }
}

/* Finds the values of the squares wanted. Nothing is due afterwards. */
static void spread(chain_values *values, const leap_costs *costs, half_board wanted, uint8_t found[HALF_SQUARES])
{
    const int32_t orientation = values->field->orientation;
    half_board reached = 0;
    half_board last = 0;
    half_board last_but_one = 0;

    note_values(wanted, NO_WAY, found);
    for (int32_t value = values->first_due; value < VALUES_MAX; value++) {
        half_board now = leap_back(last, costs->once_up, costs->once_down, orientation) |
                         leap_back(last_but_one, costs->twice_up, costs->twice_down, orientation);
        now = (now | values->due[value]) & costs->open & ~reached;
        values->due[value] = 0;
        note_values(now & wanted, value, found);
        reached |= now;
        last_but_one = last;
        last = now;
        if (value >= values->last_due && (last | last_but_one) == 0) break;
    }
    values->first_due = VALUES_MAX;
    values->last_due = 0;
}

/* ---- the last phase: its last leap may need one tap less when certain squares have been passed ---- */

/* The square that the last phase has to come to without taking: the goal; or, when that is home, the square from which the
 * last beast is taken. None: there are more beasts to be taken. */
static half_board closing_square(const chain_values *values, uint32_t taken)
{
    const half_board home = one_of_half(values->field->home);
    const uint32_t left = values->goal.taken & ~taken;

    if (values->goal.to != values->field->home) return left == 0 ? one_of_half(values->goal.to) : 0;
    for (int32_t i = 0; i < values->field->prey_count; i++) {
        const leap_prey *prey = &values->field->prey[i];
        if (prey->bit == left && (left & values->field->beside_home) != 0)
            return (prey->ends[0] | prey->ends[1]) & ~home;
    }
    return 0;
}

/* The taps that follow on the last square, for a chain that is there. */
static int32_t closing_taps(const chain_values *values, const chain *now)
{
    const int32_t home = values->field->home;

    if (values->goal.to != home) return agi_tensor_next_leaps(now) != 0 ? 1 : 0;
    return 1 + (agi_tensor_leap_choice(now, home).may_leave ? 1 : 0) + values->last[home / 2];
}

/* A search for a way among the shortest to the last square. */
typedef struct way_search {
    const chain_values *values;
    const leap_costs *costs;
    half_board last;
    int32_t fewest; /* closing taps */
    uint8_t distance[HALF_SQUARES];
} way_search;

/* Where the shortest ways lead from a square. */
static half_board shortest_on(const way_search *search, half_board from)
{
    const leap_costs *costs = search->costs;
    const int32_t orientation = search->values->field->orientation;
    const int32_t distance = search->distance[agi_lowest_bit(from)];
    const half_board once = leap_up(from, costs->once_up, orientation) | leap_down(from, costs->once_down, orientation);
    const half_board twice =
        leap_up(from, costs->twice_up, orientation) | leap_down(from, costs->twice_down, orientation);
    half_board on = 0;

    for (half_board left = (once | twice) & costs->open; left != 0; left &= left - 1) {
        const int32_t taps = (once & left & -left) != 0 ? 1 : 2;
        if (search->distance[agi_lowest_bit(left)] + taps == distance) on |= left & -left;
    }
    return on;
}

static bool closes_with_fewest(const way_search *search, const chain *now)
{
    half_board on;

    if (one_of_half(now->at) == search->last) return closing_taps(search->values, now) == search->fewest;
    on = shortest_on(search, one_of_half(now->at));
    while (on != 0) {
        const int32_t to = take_from_half(&on, now->home & 1);
        const chain after = agi_tensor_leap(now, to, false);
        if (closes_with_fewest(search, &after)) return true;
    }
    return false;
}

/* All squares of the shortest ways. */
static half_board squares_of_ways(const way_search *search, half_board from)
{
    half_board all = from;
    half_board before = 0;

    while (all != before) {
        const half_board latest = all & ~before;
        before = all;
        for (half_board left = latest; left != 0; left &= left - 1) all |= shortest_on(search, left & -left);
    }
    return all;
}

/* The closing taps were these the squares passed: the more, the fewer. */
static int32_t closing_after(const way_search *search, const chain *now, half_board passed)
{
    chain there = *now;

    there.at = 2 * (int32_t)agi_lowest_bit(search->last) + (now->home & 1);
    there.orientation = search->values->field->orientation;
    there.has_just_taken = there.at == now->at && now->has_just_taken;
    there.passed |= passed | search->last;
    return closing_taps(search->values, &there);
}

static int32_t close_at_least(chain_values *values, const leap_costs *costs, const chain *now, half_board last)
{
    const half_board at = one_of_half(now->at);
    way_search search = {.values = values, .costs = costs, .last = last};
    int32_t most;
    int32_t distance;

    if ((last & costs->open) == 0) return NO_WAY;
    make_due(values, last, 0);
    spread(values, costs, costs->open, search.distance);
    distance = search.distance[now->at / 2];
    if (distance == NO_WAY) return NO_WAY;
    most = closing_after(&search, now, 0);
    search.fewest = closing_after(&search, now, squares_of_ways(&search, at));
    return distance + (search.fewest == most || closes_with_fewest(&search, now) ? search.fewest : most);
}

/* ---- values of sets ---- */

/* How many sets of k there are of n beasts: [n][k]. */
static const uint16_t CHOOSE[BEASTS_MAX + 1][BEASTS_MAX + 2] = {
    {1},
    {1, 1},
    {1, 2, 1},
    {1, 3, 3, 1},
    {1, 4, 6, 4, 1},
    {1, 5, 10, 10, 5, 1},
    {1, 6, 15, 20, 15, 6, 1},
    {1, 7, 21, 35, 35, 21, 7, 1},
    {1, 8, 28, 56, 70, 56, 28, 8, 1},
    {1, 9, 36, 84, 126, 126, 84, 36, 9, 1},
    {1, 10, 45, 120, 210, 252, 210, 120, 45, 10, 1},
    {1, 11, 55, 165, 330, 462, 462, 330, 165, 55, 11, 1},
    {1, 12, 66, 220, 495, 792, 924, 792, 495, 220, 66, 12, 1},
};

static int32_t row_bytes(const chain_values *values, int32_t size)
{
    const int32_t ends = (int32_t)agi_count_bits(values->ends);
    return 2 * size < ends ? 2 * size : ends;
}

/* The value on a square beside a beast that has been taken as one of a set. */
static int32_t value_in_row(const chain_values *values, int32_t size, uint32_t rank, half_board ends, half_board square)
{
    const int32_t row = values->rows_at + (int32_t)rank * row_bytes(values, size);

    if (size == values->count) return values->last[agi_lowest_bit(square)];
    return values->rows[row + (int32_t)agi_count_bits(ends & (square - 1))];
}

/* A beast may be taken from either end; or it is leapt over first, and taken on the way back. */
static void make_taking_due(chain_values *values, const leap_costs *costs, const leap_prey *prey,
                            const int32_t value[2])
{
    for (int32_t end = 0; end < 2; end++) {
        const half_board from = prey->ends[end];
        const half_board behind = prey->ends[!end];
        if ((from & costs->open) == 0) continue;
        if (value[!end] != NO_WAY) make_due(values, from, taking_taps(values, costs, prey, end) + value[!end]);
        if (value[end] != NO_WAY && (behind & costs->open & ~costs->passed) != 0)
            make_due(values, from, leaving_taps(costs, prey, end) + 1 + value[end]);
    }
}

static half_board ends_of_set(const chain_values *values, uint32_t set)
{
    half_board ends = 0;

    for (; set != 0; set &= set - 1) {
        const leap_prey *prey = values->left[agi_lowest_bit(set)];
        ends |= prey->ends[0] | prey->ends[1];
    }
    return ends;
}

static uint32_t mask_of_set(const chain_values *values, uint32_t set)
{
    uint32_t mask = 0;

    for (; set != 0; set &= set - 1) mask |= values->left[agi_lowest_bit(set)]->bit;
    return mask;
}

/* What follows on taking one more beast than a set of so many. The number of a larger set's row is the sum of
 * C(beast, its place) over its beasts: those below the one that is added keep their places. */
static void make_takings_due(chain_values *values, const leap_costs *costs, uint32_t set, int32_t size)
{
    const half_board ends = ends_of_set(values, set);
    int32_t place = 0;
    uint32_t below = 0;
    uint32_t above = 0;

    for (int32_t i = 0; i < values->count; i++) {
        if ((set >> i & 1) != 0) above += CHOOSE[i][++place + 1];
    }
    place = 0;
    for (int32_t i = 0; i < values->count; i++) {
        const leap_prey *prey = values->left[i];
        const half_board all_ends = ends | prey->ends[0] | prey->ends[1];
        const uint32_t rank = below + CHOOSE[i][place + 1] + above;
        if ((set >> i & 1) == 0) {
            const int32_t value[2] = {value_in_row(values, size + 1, rank, all_ends, prey->ends[0]),
                                      value_in_row(values, size + 1, rank, all_ends, prey->ends[1])};
            make_taking_due(values, costs, prey, value);
        } else {
            below += CHOOSE[i][++place];
            above -= CHOOSE[i][place + 1];
        }
    }
}

/* A chain that has just taken the last of some beasts, and so come to a square. */
static chain chain_at(const chain_values *values, uint32_t taken, half_board at)
{
    return (chain){.ground = values->ground,
                   .home = values->field->home,
                   .at = 2 * (int32_t)agi_lowest_bit(at) + (values->field->home & 1),
                   .orientation = values->field->orientation,
                   .taken = taken,
                   .has_just_taken = true,
                   .passed = at};
}

/* Where the king's danger may save a tap of the last leap home. */
static bool may_close_cheaper(const chain_values *values, const leap_costs *costs)
{
    return values->goal.to == values->field->home && !costs->is_free && closing_square(values, costs->taken) != 0;
}

static int32_t close_from(chain_values *values, const leap_costs *costs, half_board square)
{
    const chain now = chain_at(values, costs->taken, square);
    leap_costs here = *costs;

    here.passed = square;
    return close_at_least(values, &here, &now, closing_square(values, costs->taken));
}

static void find_row(chain_values *values, uint32_t set, int32_t size, uint8_t *row)
{
    const half_board ends = ends_of_set(values, set);
    uint8_t found[HALF_SQUARES];
    leap_costs costs;
    bool may_be_less;

    find_costs(values, values->taken | mask_of_set(values, set), &costs);
    make_takings_due(values, &costs, set, size);
    spread(values, &costs, ends, found);
    may_be_less = may_close_cheaper(values, &costs);
    for (half_board left = ends; left != 0; left &= left - 1) {
        const int32_t usual = found[agi_lowest_bit(left)];
        const int32_t least = may_be_less ? close_from(values, &costs, left & -left) : usual;
        *row++ = (uint8_t)(least < usual ? least : usual);
    }
}

/* The next larger number with as many bits. */
static uint32_t next_set(uint32_t set)
{
    const uint32_t lowest = set & -set;
    const uint32_t carried = set + lowest;
    return carried | ((set ^ carried) / lowest >> 2);
}

static void find_rows(chain_values *values, int32_t size)
{
    const int32_t bytes = row_bytes(values, size);
    const int32_t all_bytes = bytes * CHOOSE[values->count][size];
    uint8_t *row = values->rows;

    for (uint32_t set = (UINT32_C(1) << size) - 1; set < UINT32_C(1) << values->count; set = next_set(set)) {
        uint8_t found[2 * BEASTS_MAX];
        find_row(values, set, size, found);
        memcpy(row, found, (size_t)bytes);
        row += bytes;
    }
    values->rows_at = ROWS_BYTES - all_bytes;
    memmove(values->rows + values->rows_at, values->rows, (size_t)all_bytes);
}

void agi_tensor_find_values(chain_values *values, uint32_t taken)
{
    const leap_field *field = values->field;

    values->taken = taken;
    values->count = 0;
    for (int32_t i = 0; i < field->prey_count; i++) {
        if ((field->prey[i].bit & values->goal.taken & ~taken) != 0) values->left[values->count++] = &field->prey[i];
    }
    values->ends = ends_of_set(values, (UINT32_C(1) << values->count) - 1);
    for (int32_t size = values->count - 1; size > 0; size--) find_rows(values, size);
}

/* ---- when all has been taken ---- */

static int32_t last_value(chain_values *values, half_board square)
{
    const chain now = chain_at(values, values->goal.taken, square);
    leap_costs costs;

    if (values->goal.to == values->field->home)
        return now.at != now.home ? NO_WAY : agi_tensor_next_leaps(&now) != 0 ? 1 : 0;
    find_costs(values, values->goal.taken, &costs);
    return close_from(values, &costs, square);
}

void agi_tensor_begin_values(chain_values *values, const chain_ground *ground, const leap_field *field,
                             const chain_goal *goal)
{
    values->ground = ground;
    values->field = field;
    values->goal = *goal;
    values->first_due = VALUES_MAX;
    values->last_due = 0;
    memset(values->due, 0, sizeof values->due);
    for (half_board left = field->squares; left != 0; left &= left - 1) {
        values->last[agi_lowest_bit(left)] = (uint8_t)last_value(values, left & -left);
    }
    agi_tensor_find_values(values, 0);
}

/* ---- values of chains ---- */

/* Of a chain that has taken one beast more. */
static int32_t value_after_taking(const chain_values *values, const chain *now)
{
    for (int32_t i = 0; i < values->count; i++) {
        const leap_prey *prey = values->left[i];
        if (prey->bit == (now->taken & ~values->taken))
            return value_in_row(values, 1, (uint32_t)i, prey->ends[0] | prey->ends[1], one_of_half(now->at));
    }
    return NO_WAY;
}

int32_t agi_tensor_value(chain_values *values, const chain *now)
{
    const half_board at = one_of_half(now->at);
    uint8_t found[HALF_SQUARES];
    leap_costs costs;
    int32_t usual;
    int32_t least;

    if (now->taken != values->taken) return value_after_taking(values, now);
    find_costs(values, now->taken, &costs);
    costs.passed = now->passed;
    costs.open = (costs.open & ~now->passed) | at;
    if (values->count == 0)
        return values->goal.to == now->home ? NO_WAY
                                            : close_at_least(values, &costs, now, closing_square(values, now->taken));
    make_takings_due(values, &costs, 0, 0);
    spread(values, &costs, at, found);
    usual = found[now->at / 2];
    if (!may_close_cheaper(values, &costs)) return usual;
    least = close_at_least(values, &costs, now, closing_square(values, now->taken));
    return least < usual ? least : usual;
}
