/* SPDX-License-Identifier: MIT */
#include "chain_taps.h"

static bool is_at_goal(const chain *now, const chain_goal *goal)
{
    return now->orientation != NO_ORIENTATION && now->at == goal->to && now->taken == goal->taken &&
           agi_tensor_may_stop(now);
}

static int32_t choice_tap(const chain *now, bool takes)
{
    return AG_TAP_CHOICE + (takes ? ag_piece_make(BEAST, !now->ground->outlook->side) : 0);
}

/* One leap on its way, and the taps to the goal if it is made, those of the leap included. */
typedef struct next_leap {
    int32_t to;
    bool is_asked;
    bool takes;
    int32_t taps;
} next_leap;

static void compare(chain_values *values, const chain *now, next_leap leap, next_leap *best)
{
    const chain after = agi_tensor_leap(now, leap.to, leap.takes);
    const int32_t value = agi_tensor_value(values, &after);

    leap.taps = value == NO_WAY ? NO_WAY : value + (leap.is_asked ? 2 : 1);
    if (leap.taps < best->taps) *best = leap;
}

/* The leap that leads to the fewest taps; of several the one with the smallest. */
static next_leap best_leap(chain_values *values, const chain *now)
{
    const int32_t orientation = values->field->orientation;
    const leap_edges edges = agi_tensor_edges_left(values->field, now->taken);
    half_board next = leap_along(one_of_half(now->at), edges, orientation) & values->field->squares;
    next_leap best = {.taps = NO_WAY};

    while (next != 0) {
        const int32_t to = take_from_half(&next, now->home & 1);
        const leap_choice choice = agi_tensor_leap_choice(now, to);
        const next_leap leap = {.to = to, .is_asked = choice.may_leave && choice.may_take};
        if (choice.may_leave) compare(values, now, leap, &best);
        if (choice.may_take)
            compare(values, now, (next_leap){.to = to, .is_asked = leap.is_asked, .takes = true}, &best);
    }
    return best;
}

/* Goes on to the goal. */
static void follow_best(chain_values *values, chain now, tap_list *found)
{
    while (!is_at_goal(&now, &values->goal)) {
        const next_leap leap = best_leap(values, &now);
        if (leap.taps == NO_WAY) return;
        add_tap(found, leap.to);
        if (leap.is_asked) add_tap(found, choice_tap(&now, leap.takes));
        now = agi_tensor_leap(&now, leap.to, leap.takes);
        if (leap.takes) agi_tensor_find_values(values, now.taken);
    }
    if (agi_tensor_next_leaps(&now) != 0) add_tap(found, AG_TAP_DONE);
}

bool agi_tensor_is_better(const tap_list *one, const tap_list *other)
{
    if (one->count != other->count) return one->count < other->count;
    for (int32_t i = 0; i < one->count; i++) {
        if (one->taps[i] != other->taps[i]) return one->taps[i] < other->taps[i];
    }
    return false;
}

static void find_on_field(const chain_ground *ground, int32_t orientation, const chain_goal *goal, tap_list *best)
{
    const leap_field *field = &ground->fields[orientation];
    const chain start = agi_tensor_begin_chain(ground);
    chain_values values;
    tap_list found = {.count = 0};
    int32_t value;

    if ((agi_tensor_leap_ends(field, goal->taken) & one_of_half(goal->to)) == 0) return;
    agi_tensor_begin_values(&values, ground, field, goal);
    value = agi_tensor_value(&values, &start);
    if (value == NO_WAY || (best->count > 0 && value + 1 > best->count)) return;
    add_tap(&found, start.home);
    follow_best(&values, start, &found);
    if (best->count == 0 || agi_tensor_is_better(&found, best)) *best = found;
}

void agi_tensor_find_chain(const outlook *o, int32_t from, const chain_goal *goal, tap_list *best)
{
    chain_ground ground;

    if ((goal->to & 1) != (from & 1)) return;
    agi_tensor_survey(&ground, o, from);
    for (int32_t i = 0; i < ORIENTATION_COUNT; i++) find_on_field(&ground, i, goal, best);
}
