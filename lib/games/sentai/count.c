/* SPDX-License-Identifier: MIT
 * How many legal moves there are, without listing them. */
#include "each_move.h"
#include "outlook.h"

static AGI_PART uint64_t count_king_moves(agi_cpu cpu, const outlook *o)
{
    squares king = own_king(o);
    uint64_t count = 0;

    while (has_any(king)) count += (uint64_t)count_squares_on(cpu, king_targets(o, take_square(&king)));
    return count;
}

static AGI_PART uint64_t count_ranger(agi_cpu cpu, const outlook *o, int32_t from)
{
    const uint32_t ranger = ranger_on(o, from);

    return (uint64_t)count_squares_on(cpu, whole_targets(o, ranger, from)) +
           (uint64_t)count_squares_on(cpu, split_targets(o, ranger, from));
}

static AGI_PART uint64_t count_ranger_moves(agi_cpu cpu, const outlook *o)
{
    squares rangers = own_rangers(o);
    uint64_t count = 0;

    while (has_any(rangers)) {
        count += count_ranger(cpu, o, take_square(&rangers));
    }
    return count;
}

static AGI_PART uint64_t count_pawns(agi_cpu cpu, const outlook *o)
{
    const pawn_targets targets = find_pawn_targets(o, own_pawns(o));
    const int32_t square = o->position->shared.en_passant;
    uint64_t count =
        (uint64_t)count_squares_on(cpu, targets.double_steps) + count_pawn_moves(cpu, POWERS, o->side, targets.steps) +
        count_pawn_moves(cpu, POWERS, o->side, targets.left) + count_pawn_moves(cpu, POWERS, o->side, targets.right);

    if (square == AGI_NO_SQUARE) return count;
    return count + (uint64_t)count_squares_on(cpu, agi_sentai_en_passant_capturers(o->blocked, o->position, square));
}

static AGI_PART uint64_t count_moves(agi_cpu cpu, const outlook *o)
{
    return count_king_moves(cpu, o) + count_ranger_moves(cpu, o) + count_pawns(cpu, o);
}

static AGI_PART uint64_t count_read(agi_cpu cpu, bool blocked, const ag_variant *variant, const agi_position *position)
{
    const outlook o = look(blocked, variant, sentai_of(position));
    return count_moves(cpu, &o);
}

/* ---- replies ---- */

/* The Rangers of the side that replies. Where they go as wholes does not depend on what the enemy's pieces are, only on
 * which squares are empty, and that only for two-square moves that are blocked. So it is counted once for all replies,
 * except to a move that takes a piece of theirs or gives check; and what a move blocks, opens or pins is counted anew. */
typedef struct standing_rangers {
    squares own;      /* the pieces of their side */
    squares occupied; /* by either side */
    uint64_t wholes;  /* moves as wholes */
    int32_t combined;
    squares reach[BOARD_SQUARES]; /* of the combined ones */
} standing_rangers;

static AGI_PART void gather_rangers(agi_cpu cpu, const outlook *o, standing_rangers *standing)
{
    squares rangers = own_rangers(o);

    standing->own = o->own;
    standing->occupied = o->own | o->enemy;
    standing->wholes = 0;
    standing->combined = 0;
    while (has_any(rangers)) {
        const int32_t from = take_square(&rangers);
        const uint32_t ranger = ranger_on(o, from);
        standing->wholes += (uint64_t)count_squares_on(cpu, whole_targets(o, ranger, from));
        if (is_combined(ranger)) standing->reach[standing->combined++] = ranger_reach(o, ranger, from);
    }
}

static AGI_PART uint64_t count_standing(agi_cpu cpu, const outlook *o, const standing_rangers *standing)
{
    const squares open = split_landing(o);
    uint64_t count = standing->wholes;

    for (int32_t i = 0; i < standing->combined; i++) {
        count += (uint64_t)count_squares_on(cpu, standing->reach[i] & open);
    }
    return count;
}

/* Own Rangers whose two-square moves another move has blocked or opened, and those that are pinned. */
static AGI_PART squares find_disturbed(const outlook *o, const standing_rangers *standing)
{
    squares changed = standing->occupied ^ (o->own | o->enemy);
    squares disturbed = o->pinned;

    while (has_any(changed)) disturbed |= agi_sentai_reach[R11][take_square(&changed)];
    return disturbed & own_rangers(o);
}

/* What the disturbed Rangers have more (or, wrapping round, less) than when they were gathered; `before` is the outlook
 * from then, with the empty squares of now, which is all that disengaging minds. */
static AGI_PART uint64_t count_difference(agi_cpu cpu, const outlook *o, const outlook *before, squares disturbed)
{
    uint64_t difference = 0;

    while (has_any(disturbed)) {
        const int32_t from = take_square(&disturbed);
        difference += count_ranger(cpu, o, from) - count_ranger(cpu, before, from);
    }
    return difference;
}

static AGI_PART uint64_t count_reply(agi_cpu cpu, const outlook *o, const outlook *replying,
                                     const standing_rangers *standing)
{
    uint64_t count;

    if (o->own != standing->own || o->landing != ANYWHERE) return count_moves(cpu, o);
    count = count_king_moves(cpu, o) + count_standing(cpu, o, standing) + count_pawns(cpu, o);
    if (o->blocked) {
        outlook before = *replying;
        before.empty = o->empty;
        count += count_difference(cpu, o, &before, find_disturbed(o, standing));
    }
    return count;
}

static AGI_PART uint64_t count_replies_read(agi_cpu cpu, bool blocked, const ag_variant *variant,
                                            const agi_position *position)
{
    const outlook replying = look_as(!position->side, blocked, variant, sentai_of(position));
    standing_rangers standing;
    agi_each_move each;
    sentai_position after;
    uint64_t total = 0;

    gather_rangers(cpu, &replying, &standing);
    agi_begin_moves(&each, variant, position);
    while (agi_next_move(&each)) {
        agi_sentai_play(variant, position, each.move, &after.shared.base);
        const outlook o = look(blocked, variant, &after);
        total += count_reply(cpu, &o, &replying, &standing);
    }
    return total;
}

/* ---- for either reading of two-square moves, and either processor ---- */

static AGI_PART uint64_t count(agi_cpu cpu, const ag_variant *variant, const agi_position *position)
{
    return sentai_is_blocked(variant) ? count_read(cpu, true, variant, position)
                                      : count_read(cpu, false, variant, position);
}

static AGI_PART uint64_t count_replies(agi_cpu cpu, const ag_variant *variant, const agi_position *position)
{
    return sentai_is_blocked(variant) ? count_replies_read(cpu, true, variant, position)
                                      : count_replies_read(cpu, false, variant, position);
}

uint64_t agi_sentai_count(const ag_variant *variant, const agi_position *position)
{
    return count(AGI_CPU_BASELINE, variant, position);
}

AGI_FOR_POPCNT uint64_t agi_sentai_count_popcnt(const ag_variant *variant, const agi_position *position)
{
    return count(AGI_CPU_POPCNT, variant, position);
}

uint64_t agi_sentai_count_replies(const ag_variant *variant, const agi_position *position)
{
    return count_replies(AGI_CPU_BASELINE, variant, position);
}

AGI_FOR_POPCNT uint64_t agi_sentai_count_replies_popcnt(const ag_variant *variant, const agi_position *position)
{
    return count_replies(AGI_CPU_POPCNT, variant, position);
}
