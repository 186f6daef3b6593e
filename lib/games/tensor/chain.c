/* SPDX-License-Identifier: MIT */
#include "chain.h"

void agi_tensor_survey(chain_ground *ground, const outlook *o, int32_t home)
{
    ground->outlook = o;
    for (int32_t i = 0; i < ORIENTATION_COUNT; i++) agi_tensor_look_at_field(&ground->fields[i], o->position, home, i);
    agi_tensor_find_limits(&ground->limits, o, home);
}

chain agi_tensor_begin_chain(const chain_ground *ground)
{
    const int32_t home = ground->fields[0].home;

    return (chain){
        .ground = ground, .home = home, .at = home, .orientation = NO_ORIENTATION, .passed = one_of_half(home)};
}

bool agi_tensor_may_stop(const chain *now)
{
    if (now->at == now->home && !now->has_just_taken) return false;
    return (agi_tensor_allowed_ends(&now->ground->limits, now->taken) & one_of_half(now->at)) != 0;
}

/* ---- one leap ---- */

int32_t agi_tensor_leapt_over(const chain *now, int32_t to)
{
    return (now->at + to) / 2;
}

static int32_t orientation_of(int32_t from, int32_t to)
{
    return from / BOARD_FILES == to / BOARD_FILES || from % BOARD_FILES == to % BOARD_FILES ? ORTHOGONAL : DIAGONAL;
}

static const leap_field *field_of(const chain *now, int32_t to)
{
    return &now->ground->fields[now->orientation != NO_ORIENTATION ? now->orientation : orientation_of(now->at, to)];
}

const leap_prey *agi_tensor_prey_leapt_over(const chain *now, int32_t to)
{
    const int32_t square = agi_tensor_leapt_over(now, to);
    const leap_field *field = field_of(now, to);

    for (int32_t i = 0; i < field->prey_count; i++) {
        const leap_prey *prey = &field->prey[i];
        if (prey->square == square) return (now->taken & prey->bit) == 0 ? prey : NULL;
    }
    return NULL;
}

/* Where a leap of an orientation leads, whether or not it can be completed. */
static half_board landings(const chain *now, int32_t orientation)
{
    const leap_field *field = &now->ground->fields[orientation];

    if (now->orientation != NO_ORIENTATION && now->orientation != orientation) return 0;
    return leap_along(one_of_half(now->at), agi_tensor_edges_left(field, now->taken), orientation) & field->squares;
}

chain agi_tensor_leap(const chain *now, int32_t to, bool takes)
{
    chain after = *now;

    after.at = to;
    after.orientation = orientation_of(now->at, to);
    after.has_just_taken = takes;
    if (takes) {
        after.taken |= agi_tensor_prey_leapt_over(now, to)->bit;
        after.passed = 0;
    }
    after.passed |= one_of_half(to);
    return after;
}

/* ---- what can still become of it ---- */

/* The bits of the beasts left among all that can be come to from the same squares. */
static uint32_t prey_within(const leap_field *field, half_board within, uint32_t taken)
{
    uint32_t bits = 0;

    for (int32_t i = 0; i < field->prey_count; i++) {
        if ((field->prey[i].ends[0] & within) != 0) bits |= field->prey[i].bit;
    }
    return bits & ~taken;
}

/* The more a chain takes the more of the threats it ends, and nothing that it takes bars a way (leaps.h). */
bool agi_tensor_completes(const leap_field *field, const chain_limits *limits, uint32_t taken, half_board at,
                          half_board within)
{
    const half_board home = one_of_half(field->home);
    const uint32_t prey = prey_within(field, within, taken);
    const half_board allowed = agi_tensor_allowed_ends(limits, taken | prey);

    if ((within & allowed & ~home) != 0) return true;
    if (at == home && (agi_tensor_allowed_ends(limits, taken) & home) != 0) return true;
    return (within & allowed & home) != 0 && (prey & field->beside_home) != 0;
}

static bool completes_from(const leap_field *field, const chain_limits *limits, uint32_t taken, half_board at)
{
    if (limits->count == 0) return true;
    return agi_tensor_completes(field, limits, taken, at,
                                leap_on(at, agi_tensor_edges_left(field, taken), field->orientation, field->squares));
}

static bool completes_by_taking(const chain *now, const leap_field *field, half_board within)
{
    for (int32_t i = 0; i < field->prey_count; i++) {
        const leap_prey *prey = &field->prey[i];
        if ((prey->bit & now->taken) != 0) continue;
        for (int32_t end = 0; end < 2; end++) {
            if ((prey->ends[!end] & within) != 0 &&
                completes_from(field, &now->ground->limits, now->taken | prey->bit, prey->ends[end]))
                return true;
        }
    }
    return false;
}

/* Whether the chain may end somewhere further on: it goes on without coming to a square again, or takes a beast. */
static bool has_end_ahead(const chain *now)
{
    const leap_field *field = &now->ground->fields[now->orientation];
    const half_board at = one_of_half(now->at);
    const half_board open = field->squares & ~now->passed;
    const half_board within = leap_on(at, agi_tensor_edges_left(field, now->taken), field->orientation, open);
    const half_board allowed = agi_tensor_allowed_ends(&now->ground->limits, now->taken);

    if ((within & allowed & ~at & ~one_of_half(now->home)) != 0) return true;
    return completes_by_taking(now, field, within);
}

static bool can_be_completed(const chain *now)
{
    return agi_tensor_may_stop(now) || has_end_ahead(now);
}

leap_choice agi_tensor_leap_choice(const chain *now, int32_t to)
{
    leap_choice choice = {false, false};
    const leap_prey *prey;
    chain after;

    if ((to & 1) != (now->home & 1) || (landings(now, orientation_of(now->at, to)) & one_of_half(to)) == 0)
        return choice;
    after = agi_tensor_leap(now, to, false);
    choice.may_leave = (now->passed & one_of_half(to)) == 0 && can_be_completed(&after);
    prey = agi_tensor_prey_leapt_over(now, to);
    if (!prey) return choice;
    choice.may_take = completes_from(field_of(now, to), &now->ground->limits, now->taken | prey->bit, one_of_half(to));
    return choice;
}

half_board agi_tensor_next_leaps(const chain *now)
{
    half_board reached = landings(now, ORTHOGONAL) | landings(now, DIAGONAL);
    half_board offered = 0;

    while (reached != 0) {
        const int32_t to = take_from_half(&reached, now->home & 1);
        const leap_choice choice = agi_tensor_leap_choice(now, to);
        if (choice.may_leave || choice.may_take) offered |= one_of_half(to);
    }
    return offered;
}

/* ---- the move ---- */

ag_move agi_tensor_move_of_chain(const chain *now)
{
    if (now->taken == 0) return agi_make_move(now->home, now->at);
    if (now->at != now->home) return make_leaps(now->home, now->at, now->taken);
    const int32_t first = agi_tensor_first_home(now->ground->outlook->position, now->taken);
    return make_leaps(first, first, now->taken);
}
