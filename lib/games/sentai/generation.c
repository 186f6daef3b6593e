/* SPDX-License-Identifier: MIT
 * Legal moves of Sentai Chess, listed, and whether there is any. */
#include "outlook.h"

squares agi_sentai_attackers(bool blocked, const sentai_position *position, int32_t square)
{
    return attackers_through(blocked, position, square, occupied_squares(position));
}

squares agi_sentai_checkers(bool blocked, const sentai_position *position)
{
    return checkers_of(blocked, position);
}

static AGI_PART void add_targets(agi_moves *list, ag_move start, squares targets)
{
    while (has_any(targets)) agi_add_move(list, start | agi_make_move(0, take_square(&targets)));
}

/* Of these pieces, to these squares. */
static AGI_PART void add_king_moves(const outlook *o, squares movers, squares ends, agi_moves *list)
{
    squares king = own_king(o) & movers;

    while (has_any(king)) {
        const int32_t from = take_square(&king);
        add_targets(list, agi_make_move(from, 0), king_targets(o, from) & ends);
    }
}

/* One power after the other; no two of them reach the same square (section 2). */
static AGI_PART void add_splits(const outlook *o, uint32_t ranger, int32_t from, squares ends, agi_moves *list)
{
    const squares targets = split_targets(o, ranger, from) & ends;

    for (uint32_t powers = ranger; powers != 0; powers &= powers - 1) {
        const uint32_t basic = first_power(powers);
        const ag_move kind = (ag_move)kind_of_piece(basic) << AGI_MOVE_EXTRA_SHIFT;
        add_targets(list, agi_make_move(from, 0) | kind | SPLIT, agi_sentai_reach[basic][from] & targets);
    }
}

/* To some squares as a whole, and to some by disengaging. */
static AGI_PART void add_ranger_moves(const outlook *o, squares movers, squares whole_ends, squares split_ends,
                                      agi_moves *list)
{
    squares rangers = own_rangers(o) & movers;

    while (has_any(rangers)) {
        const int32_t from = take_square(&rangers);
        const uint32_t ranger = ranger_on(o, from);
        add_targets(list, agi_make_move(from, 0), whole_targets(o, ranger, from) & whole_ends);
        add_splits(o, ranger, from, split_ends, list);
    }
}

/* 3.5: a pawn may not capture en passant while another piece than the one it captures gives check. */
squares agi_sentai_en_passant_capturers(bool blocked, const sentai_position *position, int32_t square)
{
    const int32_t side = position->shared.base.side;
    const squares victim = one_square(en_passant_victim(side, square));
    const squares king = position->pieces[KINGS] & position->side[side];
    squares pawns = pawn_attackers(side, position->pieces[PAWNS] & position->side[side], square);
    squares capturers = 0;

    if (!has_any(king)) return pawns;
    while (has_any(pawns)) {
        const squares pawn = one_square(take_square(&pawns));
        const squares occupied = (occupied_squares(position) & ~(pawn | victim)) | one_square(square);
        const squares attackers = attackers_through(blocked, position, first_square(king), occupied);
        if (!has_any(attackers & position->side[!side] & ~victim)) capturers |= pawn;
    }
    return capturers;
}

static AGI_PART void add_en_passant(const outlook *o, squares movers, agi_moves *list)
{
    const int32_t square = o->position->shared.en_passant;
    squares pawns;

    if (square == AGI_NO_SQUARE) return;
    pawns = agi_sentai_en_passant_capturers(o->blocked, o->position, square) & movers;
    while (has_any(pawns)) agi_add_move(list, agi_make_move(take_square(&pawns), square) | EN_PASSANT);
}

static AGI_PART void add_pawns(const outlook *o, squares movers, agi_moves *list)
{
    const pawn_targets targets = find_pawn_targets(o, own_pawns(o) & movers);
    const int32_t forward = pawn_forward(o->side);

    add_pawn_moves(list, &agi_sentai_game, o->side, targets.steps, forward, 0);
    add_pawn_moves(list, &agi_sentai_game, o->side, targets.double_steps, 2 * forward, DOUBLE_STEP);
    add_pawn_moves(list, &agi_sentai_game, o->side, targets.left, pawn_left(o->side), 0);
    add_pawn_moves(list, &agi_sentai_game, o->side, targets.right, pawn_right(o->side), 0);
}

static AGI_PART void add_moves_of(const outlook *o, squares movers, agi_moves *list)
{
    add_king_moves(o, movers, ANYWHERE, list);
    add_ranger_moves(o, movers, ANYWHERE, ANYWHERE, list);
    add_pawns(o, movers, list);
    add_en_passant(o, movers, list);
}

void agi_sentai_moves_of(const ag_variant *variant, const sentai_position *position, squares movers, agi_moves *list)
{
    if (sentai_is_blocked(variant)) {
        const outlook o = look(true, variant, position);
        add_moves_of(&o, movers, list);
    } else {
        const outlook o = look(false, variant, position);
        add_moves_of(&o, movers, list);
    }
}

void agi_sentai_moves(const ag_variant *variant, const agi_position *position, agi_moves *list)
{
    agi_sentai_moves_of(variant, sentai_of(position), ANYWHERE, list);
}

/* Those that capture, promote, combine or split. Whoever disengages joins nobody, so that splits end among the squares
 * taken or are all wanted. */
static AGI_PART void add_moves_with(outlook *o, uint32_t traits, agi_moves *list)
{
    const squares taken = (traits & AG_MOVE_CAPTURE) != 0 ? o->enemy : 0;
    const squares joined = (traits & AG_MOVE_COMBINES) != 0 ? o->own : 0;
    const squares split_ends = (traits & AG_MOVE_SPLITS) != 0 ? ANYWHERE : taken;
    const squares promoted_on = (traits & AG_MOVE_PROMOTION) != 0 ? pawn_last_rank(o->side) : 0;

    add_king_moves(o, o->own, taken, list);
    if (has_any(taken | joined | split_ends)) add_ranger_moves(o, o->own, taken | joined, split_ends, list);
    o->landing &= taken | promoted_on;
    if (has_any(o->landing)) add_pawns(o, o->own, list);
    if (has_any(taken)) add_en_passant(o, o->own, list);
}

void agi_sentai_moves_with(const ag_variant *variant, const agi_position *position, uint32_t traits, agi_moves *list)
{
    if (sentai_is_blocked(variant)) {
        outlook o = look(true, variant, sentai_of(position));
        add_moves_with(&o, traits, list);
    } else {
        outlook o = look(false, variant, sentai_of(position));
        add_moves_with(&o, traits, list);
    }
}

static AGI_PART bool has_ranger_move(const outlook *o)
{
    squares rangers = own_rangers(o);

    while (has_any(rangers)) {
        const int32_t from = take_square(&rangers);
        const uint32_t ranger = ranger_on(o, from);
        if (has_any(whole_targets(o, ranger, from) | split_targets(o, ranger, from))) return true;
    }
    return false;
}

static AGI_PART bool has_king_move(const outlook *o)
{
    squares king = own_king(o);

    while (has_any(king)) {
        if (has_any(king_targets(o, take_square(&king)))) return true;
    }
    return false;
}

static AGI_PART bool has_en_passant(const outlook *o)
{
    const int32_t square = o->position->shared.en_passant;
    return square != AGI_NO_SQUARE && has_any(agi_sentai_en_passant_capturers(o->blocked, o->position, square));
}

static AGI_PART bool has_move(bool blocked, const ag_variant *variant, const sentai_position *position)
{
    outlook o = look_without_king(blocked, variant, position);
    const pawn_targets pawns = find_pawn_targets(&o, own_pawns(&o));

    if (has_any(pawns.steps | pawns.double_steps | pawns.left | pawns.right)) return true;
    if (has_ranger_move(&o)) return true;
    see_attacks(&o);
    return has_king_move(&o) || has_en_passant(&o);
}

bool agi_sentai_has_move(const ag_variant *variant, const agi_position *position)
{
    return sentai_is_blocked(variant) ? has_move(true, variant, sentai_of(position))
                                      : has_move(false, variant, sentai_of(position));
}

bool agi_sentai_is_legal(const ag_variant *variant, const agi_position *position, ag_move move)
{
    ag_move moves[MOVES_OF_A_PIECE];
    agi_moves list = {.buf = moves, .cap = MOVES_OF_A_PIECE};

    agi_sentai_moves_of(variant, sentai_of(position), one_square(sentai_from(move)), &list);
    for (uint32_t i = 0; i < list.count && i < MOVES_OF_A_PIECE; i++) {
        if (moves[i] == move) return true;
    }
    return false;
}
