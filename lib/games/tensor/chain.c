/* SPDX-License-Identifier: MIT */
#include "chain.h"

chain agi_tensor_begin_chain(const outlook *o, int32_t from)
{
    return (chain){.position = o->position,
                   .outlook = o,
                   .home = from,
                   .at = from,
                   .orientation = NO_ORIENTATION,
                   .passed = one_square(from)};
}

bool agi_tensor_may_stop(const chain *now)
{
    if (now->at == now->home && !now->has_just_taken) return false;
    return has_square(agi_tensor_allowed_after(now->outlook, now->home, now->taken), now->at);
}

/* ---- one leap ---- */

int32_t agi_tensor_leapt_over(const chain *now, int32_t to)
{
    return (now->at + to) / 2;
}

int32_t agi_tensor_number_of_beast(const chain *now, int32_t square)
{
    squares beasts = now->outlook->enemy_beasts;

    for (int32_t i = 0; i < BEASTS_MAX && has_any(beasts); i++) {
        if (take_square(&beasts) == square) return (now->taken >> i & 1) == 0 ? i : -1;
    }
    return -1;
}

static int32_t orientation_of(int32_t from, int32_t to)
{
    return from / BOARD_FILES == to / BOARD_FILES || from % BOARD_FILES == to % BOARD_FILES ? ORTHOGONAL : DIAGONAL;
}

/* Where a leap leads, whether or not it can be completed. */
static half_board landings(const chain *now)
{
    const int32_t parity = now->home & 1;
    const squares gone = agi_tensor_beasts_of_mask(now->position, now->taken);
    const both_halves pieces = halves_of(without(all_pieces(now->position), gone));
    const half_board open = (WHOLE_HALF & ~pieces.half[parity]) | one_of_half(now->home);
    half_board reached = 0;

    for (int32_t orientation = 0; orientation < ORIENTATION_COUNT; orientation++) {
        if (now->orientation != NO_ORIENTATION && now->orientation != orientation) continue;
        reached |= leap_along(one_of_half(now->at), edges_over(&pieces, parity, orientation), orientation);
    }
    return reached & open;
}

chain agi_tensor_leap(const chain *now, int32_t to, bool takes)
{
    chain after = *now;

    after.at = to;
    after.orientation = orientation_of(now->at, to);
    after.has_just_taken = takes;
    if (takes) {
        after.taken |= UINT32_C(1) << agi_tensor_number_of_beast(now, agi_tensor_leapt_over(now, to));
        after.passed = NO_SQUARES;
    }
    after.passed = either(after.passed, one_square(to));
    return after;
}

/* ---- what can still become of it ---- */

static leap_begin begin_here(const chain *now, int32_t orientation, uint32_t takeable)
{
    return (leap_begin){.home = now->home,
                        .at = now->at,
                        .orientation = orientation,
                        .taken = now->taken,
                        .takeable = takeable,
                        .passed = now->passed};
}

/* Whether the chain may end somewhere further on. */
static bool has_end_ahead(const chain *now)
{
    const leap_begin begin = begin_here(now, now->orientation, TAKEN_MASK);
    leap_search search;

    agi_tensor_begin_search(&search, now->position, &begin);
    for (uint32_t set = 0; set < UINT32_C(1) << search.prey_count; set++) {
        half_board ends;
        squares allowed;
        agi_tensor_complete_set(&search, set);
        ends = agi_tensor_leap_ends(&search, set);
        if (set == 0) ends &= ~one_of_half(now->at);
        if (ends == 0) continue;
        allowed = agi_tensor_allowed_after(now->outlook, now->home, now->taken | agi_tensor_leap_mask(&search, set));
        if ((ends & half_of(allowed, now->home & 1)) != 0) return true;
    }
    return false;
}

static bool can_be_completed(const chain *now)
{
    return agi_tensor_may_stop(now) || has_end_ahead(now);
}

leap_choice agi_tensor_leap_choice(const chain *now, int32_t to)
{
    leap_choice choice = {false, false};
    chain after;

    if ((to & 1) != (now->home & 1) || (landings(now) & one_of_half(to)) == 0) return choice;
    after = agi_tensor_leap(now, to, false);
    choice.may_leave = !has_square(now->passed, to) && can_be_completed(&after);
    if (agi_tensor_number_of_beast(now, agi_tensor_leapt_over(now, to)) < 0) return choice;
    after = agi_tensor_leap(now, to, true);
    choice.may_take = can_be_completed(&after);
    return choice;
}

squares agi_tensor_next_leaps(const chain *now)
{
    half_board reached = landings(now);
    squares offered = NO_SQUARES;

    while (reached != 0) {
        const int32_t to = take_from_half(&reached, now->home & 1);
        const leap_choice choice = agi_tensor_leap_choice(now, to);
        if (choice.may_leave || choice.may_take) offered = either(offered, one_square(to));
    }
    return offered;
}

int32_t agi_tensor_leaps_to(const chain *now, const chain_goal *goal)
{
    leap_search search;
    int32_t fewest = -1;

    if ((now->taken & ~goal->taken) != 0 || (goal->to & 1) != (now->home & 1)) return -1;
    if (now->at == goal->to && now->taken == goal->taken && agi_tensor_may_stop(now)) return 0;
    for (int32_t orientation = 0; orientation < ORIENTATION_COUNT; orientation++) {
        const leap_begin begin = begin_here(now, orientation, goal->taken);
        int32_t leaps;
        if (now->orientation != NO_ORIENTATION && now->orientation != orientation) continue;
        leaps = agi_tensor_count_leaps(&search, now->position, &begin, goal->to);
        if (leaps > 0 && (fewest < 0 || leaps < fewest)) fewest = leaps;
    }
    return fewest;
}

/* ---- the move ---- */

ag_move agi_tensor_move_of_chain(const chain *now)
{
    if (now->taken == 0) return agi_make_move(now->home, now->at);
    if (now->at != now->home) return make_leaps(now->home, now->at, now->taken);
    const int32_t first = agi_tensor_first_home(now->position, now->taken);
    return make_leaps(first, first, now->taken);
}
