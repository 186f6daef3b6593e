/* SPDX-License-Identifier: MIT
 * Where pieces may go (sections 3 and 4), for listing, counting and refusing. Nothing slides, so there are no pins and no
 * checks are uncovered: a piece other than the king moves freely, or takes the one piece that gives check. */
#ifndef AGI_SENTAI_OUTLOOK_H
#define AGI_SENTAI_OUTLOOK_H

#include "sentai.h"

/* The position as one side sees it. */
typedef struct outlook {
    const sentai_position *position;
    const sentai_setup *setup;
    int32_t side;
    squares own;
    squares enemy;
    squares empty;
    squares landing; /* where pieces other than the king may go */
} outlook;

/* ---- section 4: attacks and checks ---- */

/* Pieces of both sides that attack a square. */
static AGI_PART squares attackers_of(const sentai_position *position, int32_t square)
{
    squares attackers = agi_sentai_reach[R11][square] & position->pieces[KINGS];

    for (int32_t power = 0; power < POWERS; power++) {
        attackers |= agi_sentai_reach[1 << power][square] & position->pieces[power];
    }
    for (int32_t side = AG_WHITE; side <= AG_BLACK; side++) {
        attackers |= pawn_attackers(side, position->pieces[PAWNS] & position->side[side], square);
    }
    return attackers;
}

/* The pieces that give check to the side to move. Only an unchecked move can leave a side without a king. */
static AGI_PART squares checkers_of(const sentai_position *position)
{
    const int32_t side = position->shared.base.side;
    const squares king = position->pieces[KINGS] & position->side[side];

    return has_any(king) ? attackers_of(position, first_square(king)) & position->side[!side] : 0;
}

static const squares ANYWHERE = ~(squares)0;

/* As a side sees it that need not care for checks. */
static AGI_PART outlook look_as(int32_t side, const ag_variant *variant, const sentai_position *position)
{
    const squares own = position->side[side];
    const squares enemy = position->side[!side];

    return (outlook){.position = position,
                     .setup = sentai_setup_of(variant),
                     .side = side,
                     .own = own,
                     .enemy = enemy,
                     .empty = ~(own | enemy),
                     .landing = ANYWHERE};
}

/* As the side to move sees it. A check is answered by taking the one piece that gives it, or by the king; several checks
 * by the king alone. */
static AGI_PART outlook look(const ag_variant *variant, const sentai_position *position)
{
    const squares checkers = checkers_of(position);
    outlook o = look_as(position->shared.base.side, variant, position);

    if (has_any(checkers)) o.landing = has_any(checkers & (checkers - 1)) ? 0 : checkers;
    return o;
}

/* ---- 3.1 to 3.4: Rangers ---- */

static AGI_PART squares own_rangers(const outlook *o)
{
    return all_rangers(o->position) & o->own;
}

static AGI_PART uint32_t ranger_on(const outlook *o, int32_t square)
{
    uint32_t ranger = 0;

    for (int32_t power = 0; power < POWERS; power++) {
        ranger |= (uint32_t)has_square(o->position->pieces[power], square) << power;
    }
    return ranger;
}

/* Own pieces that a Ranger cannot combine with (3.3). */
static AGI_PART squares not_to_join(const outlook *o, uint32_t ranger)
{
    squares others = o->position->pieces[PAWNS] | o->position->pieces[KINGS];

    if (!o->setup->joins_shared_powers) {
        for (int32_t power = 0; power < POWERS; power++) {
            others |= o->position->pieces[power] & ((squares)0 - (ranger >> power & 1));
        }
    }
    return others & o->own;
}

/* Where the whole Ranger goes: empty squares, captures and combinings. */
static AGI_PART squares whole_targets(const outlook *o, uint32_t ranger, int32_t from)
{
    return agi_sentai_reach[ranger][from] & o->landing & ~not_to_join(o, ranger);
}

/* Where a basic Ranger may land that disengages (3.4). */
static AGI_PART squares split_landing(const outlook *o)
{
    return o->landing & (o->setup->splits_capture ? ~o->own : o->empty);
}

/* Where the basic Rangers in it go; only a combined Ranger can disengage. */
static AGI_PART squares split_targets(const outlook *o, uint32_t ranger, int32_t from)
{
    return is_combined(ranger) ? agi_sentai_reach[ranger][from] & split_landing(o) : 0;
}

/* ---- 3.1, 3.2: the king ---- */

static AGI_PART squares own_king(const outlook *o)
{
    return o->position->pieces[KINGS] & o->own;
}

static AGI_PART squares king_targets(const outlook *o, int32_t from)
{
    squares targets = agi_sentai_reach[R11][from] & ~o->own;
    squares safe = 0;

    while (has_any(targets)) {
        const int32_t to = take_square(&targets);
        if (!has_any(attackers_of(o->position, to) & o->enemy)) safe |= one_square(to);
    }
    return safe;
}

/* ---- 3.5, 3.6: pawns ---- */

/* Where pawns go, by the way they go. */
typedef struct pawn_targets {
    squares steps;
    squares double_steps;
    squares left;
    squares right;
} pawn_targets;

/* Only an unchecked move can bring a pawn to an end rank; it stays there. */
static AGI_PART squares own_pawns(const outlook *o)
{
    const squares end_ranks = whole_rank(0) | whole_rank(BOARD_RANKS - 1);
    return o->position->pieces[PAWNS] & o->own & ~end_ranks;
}

static AGI_PART pawn_targets find_pawn_targets(const outlook *o, squares pawns)
{
    const squares prey = o->enemy & o->landing;
    const squares open = o->empty & o->landing; /* none while there is a check */

    return (pawn_targets){
        .steps = pawn_single_steps(o->side, pawns, open),
        .double_steps = pawn_double_steps(o->side, pawns, open, open),
        .left = pawn_left_attacks(o->side, pawns) & prey,
        .right = pawn_right_attacks(o->side, pawns) & prey,
    };
}

#endif
