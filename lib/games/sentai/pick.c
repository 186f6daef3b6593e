/* SPDX-License-Identifier: MIT
 * A move at random, found from how many moves each piece has. They are in the order of generation.c. */
#include "outlook.h"
#include "random.h"

/* A king may stand where a Ranger does after an unchecked move only. */
enum { PIECES_MAX = 2 * BOARD_SQUARES };

/* Pawns that go one way: where to, by how far, what marks their moves, and how many these are. */
typedef struct pawn_way {
    squares targets;
    int32_t by;
    ag_move mark;
    uint32_t moves;
} pawn_way;

enum { PAWN_WAYS = 4 };

/* All moves there are: kings and Rangers piece by piece, then pawns. */
typedef struct choice {
    int32_t pieces;
    int32_t from[PIECES_MAX];
    squares wholes[PIECES_MAX]; /* where each goes as a whole */
    squares splits[PIECES_MAX]; /* where what disengages from a Ranger goes */
    uint32_t end[PIECES_MAX];   /* the place behind its last move */
    uint32_t piece_moves;
    pawn_way ways[PAWN_WAYS];
    squares capturers; /* en passant */
    uint32_t count;
} choice;

/* ---- how many there are ---- */

static AGI_PART void add_piece(agi_cpu cpu, choice *all, int32_t from, squares wholes, int32_t split_moves)
{
    all->piece_moves += (uint32_t)(count_squares_on(cpu, wholes) + split_moves);
    all->from[all->pieces] = from;
    all->wholes[all->pieces] = wholes;
    all->end[all->pieces] = all->piece_moves;
    all->pieces++;
}

static AGI_PART void find_piece_moves(agi_cpu cpu, const outlook *o, choice *all)
{
    squares king = own_king(o);
    squares rangers = own_rangers(o);

    all->pieces = 0;
    all->piece_moves = 0;
    while (has_any(king)) {
        const int32_t from = take_square(&king);
        add_piece(cpu, all, from, king_targets(o, from), 0);
    }
    while (has_any(rangers)) {
        const int32_t from = take_square(&rangers);
        const uint32_t ranger = ranger_on(o, from);
        const squares splits = split_targets(o, ranger, from);
        all->splits[all->pieces] = splits;
        add_piece(cpu, all, from, whole_targets(o, ranger, from), count_squares_on(cpu, splits));
    }
}

static AGI_PART pawn_way make_way(agi_cpu cpu, int32_t side, squares targets, int32_t by, ag_move mark)
{
    return (pawn_way){targets, by, mark, (uint32_t)count_pawn_moves(cpu, POWERS, side, targets)};
}

static AGI_PART void find_pawn_moves(agi_cpu cpu, const outlook *o, choice *all)
{
    const pawn_targets targets = find_pawn_targets(o, own_pawns(o));
    const int32_t square = o->position->shared.en_passant;
    const int32_t forward = pawn_forward(o->side);

    all->ways[0] = make_way(cpu, o->side, targets.steps, forward, 0);
    all->ways[1] = make_way(cpu, o->side, targets.double_steps, 2 * forward, DOUBLE_STEP);
    all->ways[2] = make_way(cpu, o->side, targets.left, pawn_left(o->side), 0);
    all->ways[3] = make_way(cpu, o->side, targets.right, pawn_right(o->side), 0);
    all->capturers = 0;
    if (square != AGI_NO_SQUARE) all->capturers = agi_sentai_en_passant_capturers(o->blocked, o->position, square);
}

static AGI_PART void find_moves(agi_cpu cpu, const outlook *o, choice *all)
{
    find_piece_moves(cpu, o, all);
    find_pawn_moves(cpu, o, all);
    all->count = all->piece_moves + (uint32_t)count_squares_on(cpu, all->capturers);
    for (int32_t i = 0; i < PAWN_WAYS; i++) all->count += all->ways[i].moves;
}

/* ---- the move in a place ---- */

/* Each power's moves follow those of the powers below it. */
static AGI_PART ag_move split_at(agi_cpu cpu, uint32_t ranger, int32_t from, squares targets, uint32_t place)
{
    for (uint32_t powers = ranger;; powers &= powers - 1) {
        const uint32_t basic = first_power(powers);
        const squares reached = agi_sentai_reach[basic][from] & targets;
        const uint32_t moves = (uint32_t)count_squares_on(cpu, reached);
        if (place < moves) {
            const ag_move kind = (ag_move)kind_of_piece(basic) << AGI_MOVE_EXTRA_SHIFT;
            return agi_make_move(from, square_at(reached, place)) | kind | SPLIT;
        }
        place -= moves;
    }
}

/* The piece is found without a branch for each, which could not be foreseen. */
static AGI_PART ag_move piece_move_at(agi_cpu cpu, const outlook *o, const choice *all, uint32_t place)
{
    int32_t piece = 0;
    uint32_t wholes;

    for (int32_t i = 0; i < all->pieces; i++) piece += all->end[i] <= place;
    if (piece > 0) place -= all->end[piece - 1];
    wholes = (uint32_t)count_squares_on(cpu, all->wholes[piece]);
    if (place < wholes) return agi_make_move(all->from[piece], square_at(all->wholes[piece], place));
    return split_at(cpu, ranger_on(o, all->from[piece]), all->from[piece], all->splits[piece], place - wholes);
}

static AGI_PART ag_move pawn_move_at(agi_cpu cpu, int32_t side, const pawn_way *way, uint32_t place)
{
    const squares steps = way->targets & ~pawn_last_rank(side);
    const uint32_t step_moves = (uint32_t)count_squares_on(cpu, steps);
    const uint32_t promotion = place - step_moves;
    int32_t to;

    if (place < step_moves) {
        to = square_at(steps, place);
        return agi_make_move(to - way->by, to) | way->mark;
    }
    to = square_at(way->targets & pawn_last_rank(side), promotion / POWERS);
    return agi_make_move(to - way->by, to) | (ag_move)agi_sentai_game.promotions[promotion % POWERS]
                                                 << AGI_MOVE_EXTRA_SHIFT;
}

static AGI_PART ag_move move_at(agi_cpu cpu, const outlook *o, const choice *all, uint32_t place)
{
    if (place < all->piece_moves) return piece_move_at(cpu, o, all, place);
    place -= all->piece_moves;
    for (int32_t i = 0; i < PAWN_WAYS; i++) {
        if (place < all->ways[i].moves) return pawn_move_at(cpu, o->side, &all->ways[i], place);
        place -= all->ways[i].moves;
    }
    return agi_make_move(square_at(all->capturers, place), o->position->shared.en_passant) | EN_PASSANT;
}

/* ---- for either reading of two-square moves, and either processor ---- */

static AGI_PART ag_move pick_read(agi_cpu cpu, bool blocked, const ag_variant *variant, const agi_position *position,
                                  uint64_t *seed)
{
    const outlook o = look(blocked, variant, sentai_of(position));
    choice all;

    find_moves(cpu, &o, &all);
    return all.count > 0 ? move_at(cpu, &o, &all, agi_random_below(seed, all.count)) : 0;
}

static AGI_PART ag_move pick(agi_cpu cpu, const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    return sentai_is_blocked(variant) ? pick_read(cpu, true, variant, position, seed)
                                      : pick_read(cpu, false, variant, position, seed);
}

ag_move agi_sentai_pick(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    return pick(AGI_CPU_BASELINE, variant, position, seed);
}

AGI_FOR_POPCNT ag_move agi_sentai_pick_popcnt(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    return pick(AGI_CPU_POPCNT, variant, position, seed);
}
