/* SPDX-License-Identifier: MIT */
#include "chain_taps.h"

/* A search for a sequence of exactly so many taps. How many a leap costs depends on the squares passed before it, so
 * sequences are tried in order; the fewest leaps to the goal tell which cannot be long enough. */
typedef struct tap_search {
    const chain_goal *goal;
    tap_list *found;
    int32_t patience; /* work that may still be done: a leap is as much as there are sets of beasts still to be taken */
} tap_search;

enum { PATIENCE = 1 << 19, DEEPEST = 48 };

/*
 * The choices that are still to be made at the least, when the king is in no danger. A beast that could be left as
 * well is asked about when it is taken. It could not be left where the chain has passed the square behind it: then
 * the chain has leapt over it before, and it was asked about then, or the chain has come round by three leaps where
 * one would have done. That may have been already for the next beast, if the chain has passed other squares since it
 * has taken one. And next to home, where leaving may lead nowhere, nothing is counted.
 */
static int32_t choices_ahead(const chain *now, const chain_goal *goal)
{
    const squares beasts = agi_tensor_beasts_of_mask(now->position, goal->taken & ~now->taken);
    const int32_t asked = count_squares(without(beasts, agi_tensor_attacks.king[now->home]));

    if (now->outlook->threats.count > 0) return 0;
    return asked > 0 && has_several(now->passed) ? asked - 1 : asked;
}

static bool is_at_goal(const chain *now, const chain_goal *goal)
{
    return now->orientation != NO_ORIENTATION && now->at == goal->to && now->taken == goal->taken &&
           agi_tensor_may_stop(now);
}

static int32_t choice_tap(const chain *now, bool takes)
{
    return AG_TAP_CHOICE + (takes ? ag_piece_make(BEAST, !now->outlook->side) : 0);
}

/* The taps of one leap. */
static void add_leap_taps(const chain *now, int32_t to, leap_choice choice, bool takes, tap_list *list)
{
    add_tap(list, to);
    if (choice.may_leave && choice.may_take) add_tap(list, choice_tap(now, takes));
}

static bool find_exactly(tap_search *search, const chain *now, int32_t taps_left);

/* Goes on by one leap, taking or leaving. */
static bool try_leap(tap_search *search, const chain *now, int32_t to, leap_choice choice, bool takes,
                     int32_t taps_left)
{
    const int32_t before = search->found->count;
    const chain after = agi_tensor_leap(now, to, takes);
    int32_t leaps;
    int32_t left;

    search->patience -= 1 << agi_count_bits(search->goal->taken & ~after.taken);
    if (search->patience < 0) return false;
    leaps = agi_tensor_leaps_to(&after, search->goal);
    if (leaps < 0) return false;
    add_leap_taps(now, to, choice, takes, search->found);
    left = taps_left - (search->found->count - before);
    if (leaps + choices_ahead(&after, search->goal) <= left && find_exactly(search, &after, left)) return true;
    search->found->count = before;
    return false;
}

static bool find_exactly(tap_search *search, const chain *now, int32_t taps_left)
{
    squares next = agi_tensor_next_leaps(now);

    if (is_at_goal(now, search->goal)) {
        if (taps_left != (has_any(next) ? 1 : 0)) return false;
        if (has_any(next)) add_tap(search->found, AG_TAP_DONE);
        return true;
    }
    while (has_any(next)) {
        const int32_t to = take_square(&next);
        const leap_choice choice = agi_tensor_leap_choice(now, to);
        if (choice.may_leave && try_leap(search, now, to, choice, false, taps_left)) return true;
        if (choice.may_take && try_leap(search, now, to, choice, true, taps_left)) return true;
    }
    return false;
}

/* Leaps on towards the goal: the first of the leaps that bring it nearer. */
static chain approach(const chain *now, const chain_goal *goal, tap_list *list)
{
    const int32_t leaps = agi_tensor_leaps_to(now, goal);
    squares next = agi_tensor_next_leaps(now);

    while (has_any(next)) {
        const int32_t to = take_square(&next);
        const leap_choice choice = agi_tensor_leap_choice(now, to);
        for (int32_t takes = 0; takes < 2; takes++) {
            const bool may = takes != 0 ? choice.may_take : choice.may_leave;
            const chain after = may ? agi_tensor_leap(now, to, takes != 0) : *now;
            if (!may || agi_tensor_leaps_to(&after, goal) != leaps - 1) continue;
            add_leap_taps(now, to, choice, takes != 0, list);
            return after;
        }
    }
    return *now;
}

static void take_fewest_leaps(const chain *start, const chain_goal *goal, tap_list *found)
{
    chain now = *start;

    for (int32_t leaps = agi_tensor_leaps_to(start, goal); leaps > 0; leaps--) now = approach(&now, goal, found);
    if (has_any(agi_tensor_next_leaps(&now))) add_tap(found, AG_TAP_DONE);
}

bool agi_tensor_is_better(const tap_list *one, const tap_list *other)
{
    if (one->count != other->count) return one->count < other->count;
    for (int32_t i = 0; i < one->count; i++) {
        if (one->taps[i] != other->taps[i]) return one->taps[i] < other->taps[i];
    }
    return false;
}

/* Where looking for the fewest taps takes too long the chain with the fewest leaps is given. */
bool agi_tensor_find_chain(const outlook *o, int32_t from, const chain_goal *goal, tap_list *found)
{
    const chain start = agi_tensor_begin_chain(o, from);
    const int32_t leaps = agi_tensor_leaps_to(&start, goal);
    tap_search search = {.goal = goal, .found = found, .patience = PATIENCE};

    if (leaps < 0) return false;
    for (int32_t taps = leaps + choices_ahead(&start, goal); taps <= DEEPEST && search.patience > 0; taps++) {
        found->count = 0;
        add_tap(found, from);
        if (find_exactly(&search, &start, taps)) return true;
    }
    found->count = 0;
    add_tap(found, from);
    take_fewest_leaps(&start, goal, found);
    return true;
}
