/* SPDX-License-Identifier: MIT
 * A move at random, found from the sets of squares that pieces go to. These are in the order of generation.c. */
#include "outlook.h"
#include "random.h"

/* Each piece has two sets at most; there are those of the king, of two castlings, of pawns' steps, double steps, captures
 * to either hand and promotions by them, and of en passant. */
enum { SETS_MAX = 2 * BOARD_SQUARES + 11 };

/* Moves that differ in one square: that of a member of the set, times `factor`, is added to `base`. */
typedef struct move_set {
    squares members;
    ag_move base;
    uint16_t factor;
    uint16_t moves_each; /* 1, or one for each promotion */
} move_set;

enum { OF_TARGET = 1 << AGI_MOVE_TO_SHIFT, OF_SOURCE = 1, OF_BOTH = OF_TARGET + OF_SOURCE };

typedef struct choice {
    uint32_t count;
    uint32_t moves;                /* of all sets so far */
    uint32_t before[SETS_MAX + 1]; /* moves of the sets before each, and before the next */
    move_set sets[SETS_MAX];
} choice;

/* ---- the sets ---- */

static AGI_PART void add_set(agi_cpu cpu, choice *all, squares members, ag_move base, uint16_t factor)
{
    all->sets[all->count] = (move_set){members, base, factor, 1};
    all->moves += (uint32_t)count_squares_on(cpu, members);
    all->before[++all->count] = all->moves;
}

static AGI_PART void add_king_sets(const outlook *o, uint32_t castling_rights, choice *all)
{
    const king_targets targets = find_king_targets(o, castling_rights);

    add_set(o->cpu, all, targets.steps, (ag_move)o->king, OF_TARGET);
    for (int32_t i = 0; i < 2 && targets.castlings != 0; i++) {
        if ((targets.castlings >> i & 1) != 0) add_set(o->cpu, all, one_square(0), castling_move(o->side, i), 0);
    }
}

static AGI_PART void add_piece_sets(const outlook *o, choice *all)
{
    const squares pins = o->straight_pins | o->diagonal_pins;
    squares knights = free_knights(o);
    squares diagonal = own_diagonal(o);
    squares straight = own_straight(o);

    while (has_any(knights)) {
        const int32_t from = take_square(&knights);
        add_set(o->cpu, all, knight_targets(o, from), (ag_move)from, OF_TARGET);
    }
    while (has_any(diagonal)) {
        const int32_t from = take_square(&diagonal);
        const squares line = has_square(pins, from) ? o->diagonal_pins : ALL_SQUARES;
        add_set(o->cpu, all, diagonal_targets(o, from) & line, (ag_move)from, OF_TARGET);
    }
    while (has_any(straight)) {
        const int32_t from = take_square(&straight);
        const squares line = has_square(pins, from) ? o->straight_pins : ALL_SQUARES;
        add_set(o->cpu, all, straight_targets(o, from) & line, (ag_move)from, OF_TARGET);
    }
}

/* The moves of pawns that come from `by` behind their targets. */
static AGI_PART void add_pawn_set(const outlook *o, squares targets, int32_t by, ag_move mark, choice *all)
{
    const squares promotions = targets & pawn_last_rank(o->side);

    add_set(o->cpu, all, targets & ~promotions, mark - (ag_move)by, OF_BOTH);
    if (!has_any(promotions)) return;
    add_set(o->cpu, all, promotions, mark - (ag_move)by, OF_BOTH);
    all->sets[all->count - 1].moves_each = CHESS_PROMOTIONS;
    all->moves += (CHESS_PROMOTIONS - 1) * (uint32_t)count_squares_on(o->cpu, promotions);
    all->before[all->count] = all->moves;
}

static AGI_PART void add_pawn_sets(const outlook *o, int32_t en_passant, choice *all)
{
    const pawn_targets targets = find_pawn_targets(o, o->own);
    const int32_t forward = pawn_forward(o->side);

    add_pawn_set(o, targets.steps, forward, 0, all);
    add_pawn_set(o, targets.double_steps, 2 * forward, DOUBLE_STEP, all);
    add_pawn_set(o, targets.left, pawn_left(o->side), 0, all);
    add_pawn_set(o, targets.right, pawn_right(o->side), 0, all);
    if (en_passant == AGI_NO_SQUARE) return;
    add_set(o->cpu, all, find_en_passant_capturers(o->cpu, &o->board, o->side, en_passant),
            agi_make_move(0, en_passant) | EN_PASSANT, OF_SOURCE);
}

/* ---- the move ---- */

/* The set is found without a branch for each, which could not be foreseen. */
static AGI_PART ag_move move_at(const choice *all, uint32_t place)
{
    const move_set *set = all->sets;
    ag_move move;

    for (uint32_t i = 1; i < all->count; i++) set += all->before[i] <= place;
    place -= all->before[set - all->sets];
    if (set->moves_each == 1) return set->base + set->factor * agi_nth_bit(set->members, place);
    move = set->base + set->factor * agi_nth_bit(set->members, place / CHESS_PROMOTIONS);
    return move | (ag_move)agi_chess_game.promotions[place % CHESS_PROMOTIONS] << AGI_MOVE_EXTRA_SHIFT;
}

static AGI_PART ag_move pick_for(agi_cpu cpu, int32_t side, const chess_position *position, uint64_t *seed)
{
    const chess_board board = board_of(position);
    const outlook o = look(cpu, &board, side);
    choice all;

    all.count = 0;
    all.moves = 0;
    all.before[0] = 0;
    add_king_sets(&o, position->shared.castling, &all);
    if (!is_in_double_check(&o)) {
        add_piece_sets(&o, &all);
        add_pawn_sets(&o, position->shared.en_passant, &all);
    }
    return all.moves > 0 ? move_at(&all, agi_random_below(seed, all.moves)) : 0;
}

static AGI_PART ag_move pick_on(agi_cpu cpu, const agi_position *position, uint64_t *seed)
{
    return position->side == AG_WHITE ? pick_for(cpu, AG_WHITE, chess_of(position), seed)
                                      : pick_for(cpu, AG_BLACK, chess_of(position), seed);
}

ag_move agi_chess_pick(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    (void)variant;
    return pick_on(AGI_CPU_BASELINE, position, seed);
}

AGI_FOR_POPCNT ag_move agi_chess_pick_popcnt(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    (void)variant;
    return pick_on(AGI_CPU_POPCNT, position, seed);
}
