/* SPDX-License-Identifier: MIT
 * Where pieces may go (sections 3 and 4), for listing, counting and refusing.
 *
 * Nothing slides. Where two-square moves leap there are no pins and no checks are uncovered: a piece other than the king
 * moves freely, or captures the one piece that gives check. Where they are blocked (`sentai-blocked`) the square between
 * counts: a check from two squares away may be answered on it too, and a piece that stands on it is pinned. */
#ifndef AGI_SENTAI_OUTLOOK_H
#define AGI_SENTAI_OUTLOOK_H

#include "attacks.h"

/* The position as one side sees it. */
typedef struct outlook {
    const sentai_position *position;
    const sentai_setup *setup;
    bool blocked; /* the reading of two-square moves */
    int32_t side;
    squares own;
    squares enemy;
    squares empty;
    squares attacked; /* by the enemy, with the own king off the board: it does not hide where it flees to */
    squares landing;  /* where pieces other than the king may go */
    int32_t king;     /* where the own king stands; asked only where there are pins */
    squares pinned;   /* own pieces between it and an enemy Ranger two squares away */
} outlook;

static const squares ANYWHERE = ~(squares)0;

/* As a side sees it that need not care for checks. */
static AGI_PART outlook look_as(int32_t side, bool blocked, const ag_variant *variant, const sentai_position *position)
{
    const squares own = position->side[side];
    const squares enemy = position->side[!side];

    return (outlook){.position = position,
                     .setup = sentai_setup_of(variant),
                     .blocked = blocked,
                     .side = side,
                     .own = own,
                     .enemy = enemy,
                     .empty = ~(own | enemy),
                     .landing = ANYWHERE};
}

/* Where a check that one piece gives is answered: on its square, or between. */
static AGI_PART squares answers_to(bool blocked, int32_t king, squares checker)
{
    const bool crosses = blocked && has_any(agi_sentai_reach[R22][king] & checker);

    return crosses ? checker | one_square(square_between(king, first_square(checker))) : checker;
}

/* Own pieces that alone stand between their king and a check. */
static AGI_PART void find_pins(outlook *o)
{
    const squares king = o->position->pieces[KINGS] & o->own;
    squares pinners;

    if (!has_any(king)) return;
    o->king = first_square(king);
    pinners = two_squares_away(o->position, !o->side, o->king);
    while (has_any(pinners)) o->pinned |= o->own & one_square(square_between(o->king, take_square(&pinners)));
}

/* A check is answered by capturing the one piece that gives it, by a piece that comes between, or by the king; several
 * checks by the king alone. */
static AGI_PART void mind_checks(outlook *o)
{
    const squares checkers = checkers_of(o->blocked, o->position);

    if (!has_any(checkers)) return;
    o->landing = has_any(checkers & (checkers - 1)) ? 0 : answers_to(o->blocked, o->king, checkers);
}

/* What the king's moves depend on. */
static AGI_PART void see_attacks(outlook *o)
{
    const squares king = o->position->pieces[KINGS] & o->own;
    o->attacked = attacked_squares(o->blocked, o->position, !o->side, ~(o->empty | king));
}

/* As the side to move sees it. */
static AGI_PART outlook look(bool blocked, const ag_variant *variant, const sentai_position *position)
{
    outlook o = look_as(position->shared.base.side, blocked, variant, position);

    see_attacks(&o);
    if (blocked) find_pins(&o);
    if (has_any(o.attacked & o.own & position->pieces[KINGS])) mind_checks(&o);
    return o;
}

/* The same for all but the king, which costs less. */
static AGI_PART outlook look_without_king(bool blocked, const ag_variant *variant, const sentai_position *position)
{
    outlook o = look_as(position->shared.base.side, blocked, variant, position);

    if (blocked) find_pins(&o);
    mind_checks(&o);
    return o;
}

/* Where a piece may go for the sake of its king when it leaves its square whole: if pinned, to the piece that pins it. */
static AGI_PART squares allowed_by_pin(const outlook *o, int32_t from)
{
    return has_square(o->pinned, from) ? one_square(square_behind(o->king, from)) : ANYWHERE;
}

/* ---- 3.1 to 3.4: Rangers ---- */

/* Where a Ranger comes to, whatever stands there. */
static AGI_PART squares ranger_reach(const outlook *o, uint32_t ranger, int32_t from)
{
    return agi_sentai_reach[ranger][from] & ~hidden_from(o->blocked, from, o->own | o->enemy);
}

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

/* Own pieces that the Ranger on a square cannot combine with (3.3). */
static AGI_PART squares not_to_join(const outlook *o, int32_t from)
{
    squares others = o->position->pieces[PAWNS] | o->position->pieces[KINGS];

    if (!o->setup->joins_shared_powers) {
        for (int32_t power = 0; power < POWERS; power++) {
            const squares pieces = o->position->pieces[power];
            others |= pieces & ((squares)0 - (squares)has_square(pieces, from));
        }
    }
    return others & o->own;
}

/* Where the whole Ranger goes: empty squares, captures and combinings. */
static AGI_PART squares whole_targets(const outlook *o, uint32_t ranger, int32_t from)
{
    return ranger_reach(o, ranger, from) & o->landing & ~not_to_join(o, from) & allowed_by_pin(o, from);
}

/* Where a basic Ranger may land that disengages (3.4). */
static AGI_PART squares split_landing(const outlook *o)
{
    return o->landing & (o->setup->splits_capture ? ~o->own : o->empty);
}

/* Where the basic Rangers in it go; only a combined Ranger can disengage. What stays behind keeps up a pin. */
static AGI_PART squares split_targets(const outlook *o, uint32_t ranger, int32_t from)
{
    return is_combined(ranger) ? ranger_reach(o, ranger, from) & split_landing(o) : 0;
}

/* ---- 3.1, 3.2: the king ---- */

static AGI_PART squares own_king(const outlook *o)
{
    return o->position->pieces[KINGS] & o->own;
}

static AGI_PART squares king_targets(const outlook *o, int32_t from)
{
    return agi_sentai_reach[R11][from] & ~(o->own | o->attacked);
}

/* ---- 3.5, 3.6: pawns ---- */

/* Only an unchecked move can bring a pawn to an end rank; it stays there. */
static AGI_PART squares own_pawns(const outlook *o)
{
    const squares end_ranks = whole_rank(0) | whole_rank(BOARD_RANKS - 1);
    return o->position->pieces[PAWNS] & o->own & ~end_ranks;
}

/* A pinned pawn may only capture what pins it: no pawn steps to where an enemy piece stands. */
static AGI_PART void add_pinned_pawns(const outlook *o, squares pawns, pawn_targets *targets)
{
    while (has_any(pawns)) {
        const int32_t from = take_square(&pawns);
        const squares prey = o->enemy & o->landing & allowed_by_pin(o, from);
        targets->left |= pawn_left_attacks(o->side, one_square(from)) & prey;
        targets->right |= pawn_right_attacks(o->side, one_square(from)) & prey;
    }
}

static AGI_PART pawn_targets find_pawn_targets(const outlook *o, squares pawns)
{
    const squares prey = o->enemy & o->landing;
    const squares open = o->empty & o->landing;
    const squares unpinned = pawns & ~o->pinned;
    pawn_targets targets = {
        .steps = pawn_single_steps(o->side, unpinned, open),
        .double_steps = pawn_double_steps(o->side, unpinned, o->empty, open),
        .left = pawn_left_attacks(o->side, unpinned) & prey,
        .right = pawn_right_attacks(o->side, unpinned) & prey,
    };

    add_pinned_pawns(o, pawns & o->pinned, &targets);
    return targets;
}

#endif
