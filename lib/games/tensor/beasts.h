/* SPDX-License-Identifier: MIT
 * Section 6: the moves of beasts that take nothing. Part of generation.c. */
#ifndef AGI_TENSOR_BEASTS_H
#define AGI_TENSOR_BEASTS_H

#include "generation.h"

/* What stands where beasts leap. */
typedef struct leaping_ground {
    both_halves pieces;
    both_halves enemy_beasts;
    squares takers[ORIENTATION_COUNT]; /* beasts that have been found to be able to take others */
} leaping_ground;

static AGI_PART void add_half_targets(move_sink *sink, int32_t from, half_board targets)
{
    const squares members = {targets, 0}; /* by twos */
    add_moves(sink, members, agi_make_move(from, from & 1), 2 * OF_TARGET);
}

/* Section 6.2: where chains lead that take nothing. They end everywhere but at home. */
static AGI_PART half_board leap_targets(const outlook *o, int32_t from, leaping_ground *ground)
{
    const int32_t parity = from & 1;
    const half_board home = one_of_half(from);
    const half_board open = (WHOLE_HALF & ~ground->pieces.half[parity]) | home;
    half_board reached = 0;

    for (int32_t orientation = 0; orientation < ORIENTATION_COUNT; orientation++) {
        const half_board all = leap_on(home, edges_over(&ground->pieces, parity, orientation), orientation, open);
        const leap_edges over_enemies = edges_over(&ground->enemy_beasts, parity, orientation);
        reached |= all;
        if (!has_any(o->enemy_beasts) || (leap_along(all, over_enemies, orientation) & open) == 0) continue;
        ground->takers[orientation] = either(ground->takers[orientation], one_square(from));
    }
    return reached & ~home;
}

static AGI_PART void add_beast_moves(const outlook *o, int32_t from, leaping_ground *ground, move_sink *sink)
{
    const squares steps = both(agi_tensor_attacks.king[from], o->empty);
    half_board leaps = leap_targets(o, from, ground);
    squares allowed;

    if (o->left_out != 0) return;
    if (o->threats.count == 0) {
        add_targets(sink, from, steps);
        add_half_targets(sink, from, leaps);
        return;
    }
    allowed = allowed_for(o, from);
    add_targets(sink, from, both(steps, allowed));
    add_half_targets(sink, from, leaps & half_of(allowed, from & 1));
}

/* Chains that take beasts are too many for sets. What lists them does not get the sink itself, so that compilers know
 * what is in it. */
static AGI_PART void add_takings(const outlook *o, const squares takers[ORIENTATION_COUNT], move_sink *sink)
{
    move_sink takings = {.list = sink->list};

    agi_tensor_add_takings(o, takers, &takings);
    if (sink->choice) {
        const move_set unknown = {.members = NO_SQUARES};
        add_move_set(sink->choice, unknown, (uint32_t)takings.count);
    } else {
        sink->count += takings.count;
    }
}

static AGI_PART void add_beasts(const outlook *o, squares movers, bool with_takings, move_sink *sink)
{
    leaping_ground ground;
    squares beasts = both(o->beasts, movers);

    if (!has_any(beasts) || (o->left_out != 0 && !(with_takings && has_any(o->enemy_beasts)))) return;
    ground.pieces = halves_of(all_pieces(o->position));
    ground.enemy_beasts = halves_of(o->enemy_beasts);
    ground.takers[ORTHOGONAL] = ground.takers[DIAGONAL] = NO_SQUARES;
    while (has_any(beasts)) add_beast_moves(o, take_square(&beasts), &ground, sink);
    if (with_takings && has_any(either(ground.takers[ORTHOGONAL], ground.takers[DIAGONAL]))) {
        add_takings(o, ground.takers, sink);
    }
}

#endif
