/* SPDX-License-Identifier: MIT
 * How many legal moves there are, without listing them; and how many replies to all of them, for which neither the key
 * nor the clocks of the positions between are needed. */
#include "outlook.h"

/* What a count depends on. */
typedef struct counted {
    chess_board board;
    int32_t side;
    uint32_t castling;
    int32_t en_passant; /* the square passed over, whether or not it can be taken on */
} counted;

/* ---- moves ---- */

static AGI_PART uint64_t count_set(const outlook *o, squares set)
{
    return (uint64_t)count_squares_on(o->cpu, set);
}

static AGI_PART uint64_t count_king_moves(const outlook *o, uint32_t castling)
{
    const king_targets targets = find_king_targets(o, castling);
    return count_set(o, targets.steps) + (targets.castlings & 1) + (targets.castlings >> 1);
}

static AGI_PART uint64_t count_leaps(const outlook *o)
{
    squares knights = free_knights(o);
    uint64_t count = 0;

    while (has_any(knights)) count += count_set(o, knight_targets(o, take_square(&knights)));
    return count;
}

/* Pinned pieces, which are few, come last. */
static AGI_PART uint64_t count_slides(const outlook *o)
{
    const squares pins = o->straight_pins | o->diagonal_pins;
    squares diagonal = own_diagonal(o) & ~pins;
    squares straight = own_straight(o) & ~pins;
    uint64_t count = 0;

    while (has_any(diagonal)) count += count_set(o, diagonal_targets(o, take_square(&diagonal)));
    while (has_any(straight)) count += count_set(o, straight_targets(o, take_square(&straight)));
    if (!has_any(pins)) return count;
    diagonal = own_diagonal(o) & pins;
    straight = own_straight(o) & pins;
    while (has_any(diagonal)) count += count_set(o, diagonal_targets(o, take_square(&diagonal)) & o->diagonal_pins);
    while (has_any(straight)) count += count_set(o, straight_targets(o, take_square(&straight)) & o->straight_pins);
    return count;
}

static AGI_PART uint64_t count_pawns(const outlook *o)
{
    const pawn_targets targets = find_pawn_targets(o, o->own);

    return count_set(o, targets.double_steps) + count_pawn_moves(o->cpu, CHESS_PROMOTIONS, o->side, targets.steps) +
           count_pawn_moves(o->cpu, CHESS_PROMOTIONS, o->side, targets.left) +
           count_pawn_moves(o->cpu, CHESS_PROMOTIONS, o->side, targets.right);
}

static AGI_PART uint64_t count_for(agi_cpu cpu, int32_t side, const counted *position)
{
    const outlook o = look(cpu, &position->board, side);
    uint64_t count = count_king_moves(&o, position->castling);

    if (is_in_double_check(&o)) return count;
    count += count_leaps(&o) + count_slides(&o) + count_pawns(&o);
    if (position->en_passant == AGI_NO_SQUARE) return count;
    return count + count_set(&o, find_en_passant_capturers(cpu, &position->board, side, position->en_passant));
}

static AGI_PART uint64_t count_on(agi_cpu cpu, const counted *position)
{
    return position->side == AG_WHITE ? count_for(cpu, AG_WHITE, position) : count_for(cpu, AG_BLACK, position);
}

static AGI_PART counted counted_of(const chess_position *position)
{
    return (counted){.board = board_of(position),
                     .side = position->shared.base.side,
                     .castling = position->shared.castling,
                     .en_passant = position->shared.en_passant};
}

/* ---- replies ---- */

typedef uint64_t count_rule(const counted *position);

/* What moves the replies are counted to, and how a position's moves are counted. */
typedef struct replying {
    const chess_position *played;
    const outlook *o;
    count_rule *count;
} replying;

/* The sets of a board that a piece is in. */
enum { AS_KING = 1, AS_PAWN = 2, AS_KNIGHT = 4, AS_DIAGONAL = 8, AS_STRAIGHT = 16 };

static AGI_PART squares in_set(squares set, squares kept, uint32_t as, uint32_t member, squares to)
{
    return (set & kept) | ((as & member) != 0 ? to : 0);
}

/* The board after a piece has gone from a square to another. */
static AGI_PART chess_board moved(const chess_board *board, int32_t side, squares from, squares to, uint32_t as)
{
    const squares kept = ~(from | to);
    chess_board after = {.kings = in_set(board->kings, kept, as, AS_KING, to),
                         .pawns = in_set(board->pawns, kept, as, AS_PAWN, to),
                         .knights = in_set(board->knights, kept, as, AS_KNIGHT, to),
                         .diagonal = in_set(board->diagonal, kept, as, AS_DIAGONAL, to),
                         .straight = in_set(board->straight, kept, as, AS_STRAIGHT, to)};

    after.side[side] = (board->side[side] & ~from) | to;
    after.side[!side] = board->side[!side] & ~to;
    return after;
}

/* FIDE 3.8.2.1: the rights of the side that replies may end by a capture; those of the other side do not matter. */
static AGI_PART uint64_t count_replies_to(const replying *r, int32_t from, int32_t to, uint32_t as)
{
    const counted after = {.board = moved(&r->o->board, r->o->side, one_square(from), one_square(to), as),
                           .side = !r->o->side,
                           .castling = r->played->shared.castling & ~(uint32_t)agi_chess_rights_of[to],
                           .en_passant = AGI_NO_SQUARE};
    return r->count(&after);
}

static AGI_PART uint64_t count_replies_to_all(const replying *r, int32_t from, squares targets, uint32_t as)
{
    uint64_t count = 0;

    while (has_any(targets)) count += count_replies_to(r, from, take_square(&targets), as);
    return count;
}

__attribute__((noinline)) static uint64_t count_replies_to_rare(const chess_position *position, ag_move move,
                                                                count_rule *counter)
{
    chess_position after;
    counted reached;

    agi_chess_play(NULL, &position->shared.base, move, &after.shared.base);
    reached = counted_of(&after);
    return counter(&reached);
}

/* Castling and en passant, which are rare, are played like any move. */
static AGI_PART uint64_t count_replies_to_move(const replying *r, ag_move move)
{
    return count_replies_to_rare(r->played, move, r->count);
}

static AGI_PART uint64_t count_replies_to_king(const replying *r)
{
    const king_targets targets = find_king_targets(r->o, r->played->shared.castling);
    uint64_t count = count_replies_to_all(r, r->o->king, targets.steps, AS_KING);

    for (int32_t i = 0; i < 2; i++) {
        if ((targets.castlings >> i & 1) != 0) count += count_replies_to_move(r, castling_move(r->o->side, i));
    }
    return count;
}

static AGI_PART uint64_t count_replies_to_leaps(const replying *r)
{
    squares knights = free_knights(r->o);
    uint64_t count = 0;

    while (has_any(knights)) {
        const int32_t from = take_square(&knights);
        count += count_replies_to_all(r, from, knight_targets(r->o, from), AS_KNIGHT);
    }
    return count;
}

static AGI_PART uint64_t count_replies_to_slides(const replying *r)
{
    const outlook *o = r->o;
    const squares pins = o->straight_pins | o->diagonal_pins;
    squares diagonal = own_diagonal(o);
    squares straight = own_straight(o);
    uint64_t count = 0;

    while (has_any(diagonal)) {
        const int32_t from = take_square(&diagonal);
        const squares line = has_square(pins, from) ? o->diagonal_pins : ALL_SQUARES;
        const uint32_t as = has_square(o->board.straight, from) ? AS_DIAGONAL | AS_STRAIGHT : AS_DIAGONAL;
        count += count_replies_to_all(r, from, diagonal_targets(o, from) & line, as);
    }
    while (has_any(straight)) {
        const int32_t from = take_square(&straight);
        const squares line = has_square(pins, from) ? o->straight_pins : ALL_SQUARES;
        const uint32_t as = has_square(o->board.diagonal, from) ? AS_DIAGONAL | AS_STRAIGHT : AS_STRAIGHT;
        count += count_replies_to_all(r, from, straight_targets(o, from) & line, as);
    }
    return count;
}

/* FIDE 3.7.5: a pawn on its last rank becomes one of four pieces. Rare, so it is compiled once; `before` is what all four
 * have in common, with the side that moves. */
__attribute__((noinline)) static uint64_t count_replies_to_promotion(const counted *before, squares from, squares to,
                                                                     count_rule *counter)
{
    static const uint32_t becoming[CHESS_PROMOTIONS] = {AS_KNIGHT, AS_DIAGONAL, AS_STRAIGHT, AS_DIAGONAL | AS_STRAIGHT};
    counted after = *before;
    uint64_t count = 0;

    after.side = !before->side;
    for (int32_t i = 0; i < CHESS_PROMOTIONS; i++) {
        after.board = moved(&before->board, before->side, from, to, becoming[i]);
        count += counter(&after);
    }
    return count;
}

static AGI_PART uint64_t count_replies_to_promotions(const replying *r, squares targets, int32_t by)
{
    uint64_t count = 0;

    while (has_any(targets)) {
        const int32_t to = take_square(&targets);
        const counted before = {.board = r->o->board,
                                .side = r->o->side,
                                .castling = r->played->shared.castling & ~(uint32_t)agi_chess_rights_of[to],
                                .en_passant = AGI_NO_SQUARE};
        count += count_replies_to_promotion(&before, one_square(to - by), one_square(to), r->count);
    }
    return count;
}

static AGI_PART uint64_t count_replies_to_pawns(const replying *r, squares targets, int32_t by)
{
    const squares promotions = targets & pawn_last_rank(r->o->side);
    uint64_t count = 0;

    targets &= ~promotions;
    while (has_any(targets)) {
        const int32_t to = take_square(&targets);
        count += count_replies_to(r, to - by, to, AS_PAWN);
    }
    return has_any(promotions) ? count + count_replies_to_promotions(r, promotions, by) : count;
}

static AGI_PART uint64_t count_replies_to_double_steps(const replying *r, squares targets)
{
    const int32_t forward = pawn_forward(r->o->side);
    uint64_t count = 0;

    while (has_any(targets)) {
        const int32_t to = take_square(&targets);
        const squares from = one_square(to - 2 * forward);
        const counted after = {.board = moved(&r->o->board, r->o->side, from, one_square(to), AS_PAWN),
                               .side = !r->o->side,
                               .castling = r->played->shared.castling,
                               .en_passant = to - forward};
        count += r->count(&after);
    }
    return count;
}

static AGI_PART uint64_t count_replies_to_en_passant(const replying *r)
{
    const int32_t to = r->played->shared.en_passant;
    squares pawns = find_en_passant_capturers(r->o->cpu, &r->o->board, r->o->side, to);
    uint64_t count = 0;

    while (has_any(pawns)) count += count_replies_to_move(r, agi_make_move(take_square(&pawns), to) | EN_PASSANT);
    return count;
}

static AGI_PART uint64_t count_replies_for(agi_cpu cpu, int32_t side, const chess_position *position,
                                           count_rule *counter)
{
    const chess_board board = board_of(position);
    const outlook o = look(cpu, &board, side);
    const replying r = {.played = position, .o = &o, .count = counter};
    const pawn_targets pawns = find_pawn_targets(&o, o.own);
    uint64_t count = count_replies_to_king(&r);

    if (is_in_double_check(&o)) return count;
    count += count_replies_to_leaps(&r) + count_replies_to_slides(&r);
    count += count_replies_to_pawns(&r, pawns.steps, pawn_forward(side));
    count += count_replies_to_pawns(&r, pawns.left, pawn_left(side));
    count += count_replies_to_pawns(&r, pawns.right, pawn_right(side));
    count += count_replies_to_double_steps(&r, pawns.double_steps);
    return position->shared.en_passant == AGI_NO_SQUARE ? count : count + count_replies_to_en_passant(&r);
}

static AGI_PART uint64_t count_replies_on(agi_cpu cpu, const agi_position *base, count_rule *counter)
{
    return base->side == AG_WHITE ? count_replies_for(cpu, AG_WHITE, chess_of(base), counter)
                                  : count_replies_for(cpu, AG_BLACK, chess_of(base), counter);
}

/* ---- for each processor ---- */

/* Where attacks are looked up without PEXT: what is asked of the processor stands in the counter alone. */
__attribute__((noinline)) static uint64_t count_replies_by(const agi_position *position, count_rule *counter)
{
    return count_replies_on(AGI_CPU_BASELINE, position, counter);
}

static uint64_t count_baseline(const counted *position)
{
    return count_on(AGI_CPU_BASELINE, position);
}

uint64_t agi_chess_count(const ag_variant *variant, const agi_position *position)
{
    const counted now = counted_of(chess_of(position));

    (void)variant;
    return count_baseline(&now);
}

uint64_t agi_chess_count_replies(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    return count_replies_by(position, count_baseline);
}

#if AGI_CHOOSES_CPU
AGI_FOR_POPCNT static uint64_t count_popcnt(const counted *position)
{
    return count_on(AGI_CPU_POPCNT, position);
}

uint64_t agi_chess_count_popcnt(const ag_variant *variant, const agi_position *position)
{
    const counted now = counted_of(chess_of(position));

    (void)variant;
    return count_popcnt(&now);
}

uint64_t agi_chess_count_replies_popcnt(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    return count_replies_by(position, count_popcnt);
}

AGI_FOR_PEXT static uint64_t count_pext(const counted *position)
{
    return count_on(AGI_CPU_PEXT, position);
}

uint64_t agi_chess_count_pext(const ag_variant *variant, const agi_position *position)
{
    const counted now = counted_of(chess_of(position));

    (void)variant;
    return count_pext(&now);
}

AGI_FOR_PEXT uint64_t agi_chess_count_replies_pext(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    return count_replies_on(AGI_CPU_PEXT, position, count_pext);
}
#endif
