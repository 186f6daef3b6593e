/* SPDX-License-Identifier: MIT
 * Legal moves of chess, listed or counted. No move is tried out: pins and checks are known first, so that what is
 * generated is legal. */
#include "chess.h"
#include "games/orthodox/move_sink.h"
#include "games/orthodox/pawns.h"

/* The position as the side to move sees it. */
typedef struct outlook {
    const chess_position *position;
    int32_t side;
    int32_t king;
    squares own;
    squares enemy;
    squares occupied;
    squares checkers;
    squares landing;       /* where pieces other than the king may go, pins aside */
    squares straight_pins; /* lines from the king to pinning rooks and queens, those included */
    squares diagonal_pins;
} outlook;

/* ---- checks and pins ---- */

squares agi_chess_attackers(const chess_position *position, int32_t square, squares occupied)
{
    const squares pawns = of_kind(position, PAWN);

    return (agi_chess_attacks.king[square] & of_kind(position, KING)) |
           (agi_chess_attacks.knight[square] & of_kind(position, KNIGHT)) |
           (bishop_attacks(square, occupied) & diagonal_sliders(position)) |
           (rook_attacks(square, occupied) & straight_sliders(position)) |
           pawn_attackers(AG_WHITE, pawns & position->side[AG_WHITE], square) |
           pawn_attackers(AG_BLACK, pawns & position->side[AG_BLACK], square);
}

static AGI_PART squares lines_to(int32_t king, squares pinners)
{
    squares lines = 0;

    while (has_any(pinners)) {
        const int32_t pinner = take_square(&pinners);
        lines |= agi_chess_attacks.between[king][pinner] | one_square(pinner);
    }
    return lines;
}

/* A slider that does not see the king pins the one piece of the king's side between the two, if it is one. Most have no
 * line to the king, or too much on it, so that looking through the pieces next to the king is seldom needed. */
static AGI_PART void find_pins(outlook *o, squares straight, squares straight_seen, squares diagonal,
                               squares diagonal_seen)
{
    straight &= agi_chess_attacks.straight[o->king] & ~straight_seen;
    diagonal &= agi_chess_attacks.diagonal[o->king] & ~diagonal_seen;
    if (has_any(straight)) {
        straight &= rook_attacks(o->king, o->occupied & ~(straight_seen & o->own));
        o->straight_pins = lines_to(o->king, straight);
    }
    if (has_any(diagonal)) {
        diagonal &= bishop_attacks(o->king, o->occupied & ~(diagonal_seen & o->own));
        o->diagonal_pins = lines_to(o->king, diagonal);
    }
}

/* FIDE 3.9: who gives check, who is pinned, and where a check can be answered. */
static AGI_PART outlook look(const chess_position *position, int32_t side)
{
    outlook o = {.position = position,
                 .side = side,
                 .king = king_square(position, side),
                 .own = position->side[side],
                 .enemy = position->side[!side],
                 .occupied = all_pieces(position),
                 .landing = ~position->side[side]};
    const squares straight = straight_sliders(position) & o.enemy;
    const squares diagonal = diagonal_sliders(position) & o.enemy;
    const squares straight_seen = rook_attacks(o.king, o.occupied);
    const squares diagonal_seen = bishop_attacks(o.king, o.occupied);

    o.checkers = (straight_seen & straight) | (diagonal_seen & diagonal) |
                 (agi_chess_attacks.knight[o.king] & of_kind(position, KNIGHT) & o.enemy) |
                 pawn_attackers(!side, of_kind(position, PAWN) & o.enemy, o.king);
    if (has_any(o.checkers)) o.landing = agi_chess_attacks.between[o.king][first_square(o.checkers)] | o.checkers;
    find_pins(&o, straight, straight_seen, diagonal, diagonal_seen);
    return o;
}

/* ---- the king ---- */

/* The squares that the enemy attacks once the king has left its own. */
static AGI_PART squares attacked_by_enemy(const outlook *o)
{
    const squares occupied = o->occupied & ~one_square(o->king);
    const squares pawns = of_kind(o->position, PAWN) & o->enemy;
    squares knights = of_kind(o->position, KNIGHT) & o->enemy;
    squares diagonal = diagonal_sliders(o->position) & o->enemy;
    squares straight = straight_sliders(o->position) & o->enemy;
    squares attacked = pawn_left_attacks(!o->side, pawns) | pawn_right_attacks(!o->side, pawns) |
                       agi_chess_attacks.king[king_square(o->position, !o->side)];

    while (has_any(knights)) attacked |= agi_chess_attacks.knight[take_square(&knights)];
    while (has_any(diagonal)) attacked |= bishop_attacks(take_square(&diagonal), occupied);
    while (has_any(straight)) attacked |= rook_attacks(take_square(&straight), occupied);
    return attacked;
}

/* FIDE 3.8.2: squares from the a-file that must be empty, and not attacked, on the side's first rank. */
typedef struct castling_path {
    squares empty;
    squares safe;
} castling_path;

static const castling_path PATHS[2] = {{.empty = 0x60, .safe = 0x60}, {.empty = 0x0E, .safe = 0x0C}};

/* The rights of the side to move whose path is empty: bit 0 towards the h-file, bit 1 towards the a-file. */
static AGI_PART uint32_t open_castlings(const outlook *o)
{
    const uint32_t rights = (uint32_t)o->position->shared.castling >> (2 * o->side) & 3;
    const squares rank = o->occupied >> (56 * o->side);
    uint32_t open = 0;

    if (rights == 0 || has_any(o->checkers)) return 0;
    if (!has_any(rank & PATHS[0].empty)) open |= 1;
    if (!has_any(rank & PATHS[1].empty)) open |= 2;
    return rights & open;
}

static AGI_PART void add_castlings(const outlook *o, uint32_t open, squares attacked, move_sink *sink)
{
    for (int32_t i = 0; i < 2; i++) {
        const chess_castling *castling = &agi_chess_castlings[2 * o->side + i];
        if ((open >> i & 1) == 0 || has_any(attacked >> (56 * o->side) & PATHS[i].safe)) continue;
        sink->count++;
        if (sink->list) agi_add_move(sink->list, agi_make_move(castling->king_from, castling->king_to) | CASTLING);
    }
}

static AGI_PART void add_king_moves(const outlook *o, move_sink *sink)
{
    const squares targets = agi_chess_attacks.king[o->king] & ~o->own;
    const uint32_t castlings = open_castlings(o);
    squares attacked;

    if (!has_any(targets) && castlings == 0) return;
    attacked = attacked_by_enemy(o);
    add_targets(sink, o->king, targets & ~attacked);
    if (castlings != 0) add_castlings(o, castlings, attacked, sink);
}

/* ---- knights, bishops, rooks, queens ---- */

static AGI_PART void add_leaps(const outlook *o, squares movers, move_sink *sink)
{
    squares knights = of_kind(o->position, KNIGHT) & movers & ~(o->straight_pins | o->diagonal_pins);

    while (has_any(knights)) {
        const int32_t from = take_square(&knights);
        add_targets(sink, from, agi_chess_attacks.knight[from] & o->landing);
    }
}

/* A pinned piece slides along its pin only, so that of the sliders in a pin only those count that move along its line. */
static AGI_PART void add_slides(const outlook *o, squares movers, move_sink *sink)
{
    const squares pins = o->straight_pins | o->diagonal_pins;
    squares diagonal = diagonal_sliders(o->position) & movers & ~o->straight_pins;
    squares straight = straight_sliders(o->position) & movers & ~o->diagonal_pins;

    while (has_any(diagonal)) {
        const int32_t from = take_square(&diagonal);
        const squares line = has_square(pins, from) ? o->diagonal_pins : ALL_SQUARES;
        add_targets(sink, from, bishop_attacks(from, o->occupied) & o->landing & line);
    }
    while (has_any(straight)) {
        const int32_t from = take_square(&straight);
        const squares line = has_square(pins, from) ? o->straight_pins : ALL_SQUARES;
        add_targets(sink, from, rook_attacks(from, o->occupied) & o->landing & line);
    }
}

/* ---- pawns ---- */

static AGI_PART void add_pawns(const outlook *o, squares targets, int32_t by, ag_move mark, move_sink *sink)
{
    if (sink->list) {
        add_pawn_moves(sink->list, &agi_chess_game, o->side, targets, by, mark);
    } else {
        sink->count += count_pawn_moves(sink->cpu, CHESS_PROMOTIONS, o->side, targets);
    }
}

/* FIDE 3.7.1 to 3.7.3. A pawn that is pinned along its file may go on, one pinned along a diagonal may take along
 * it. A pawn that an unchecked move has left on its last rank has no moves. */
static AGI_PART void add_pawn_steps(const outlook *o, squares movers, move_sink *sink)
{
    const squares pawns = of_kind(o->position, PAWN) & movers & ~pawn_last_rank(o->side);
    const squares prey = o->enemy & o->landing;
    squares steps = pawn_single_steps(o->side, pawns & ~o->diagonal_pins, ~o->occupied);
    squares left = pawn_left_attacks(o->side, pawns & ~o->straight_pins) & prey;
    squares right = pawn_right_attacks(o->side, pawns & ~o->straight_pins) & prey;

    if (has_any(o->straight_pins)) {
        steps &= ~(pawn_single_steps(o->side, pawns & o->straight_pins, ~o->straight_pins));
    }
    if (has_any(o->diagonal_pins)) {
        left &= ~(pawn_left_attacks(o->side, pawns & o->diagonal_pins) & ~o->diagonal_pins);
        right &= ~(pawn_right_attacks(o->side, pawns & o->diagonal_pins) & ~o->diagonal_pins);
    }
    add_pawns(o, steps & o->landing, pawn_forward(o->side), 0, sink);
    steps = pawn_single_steps(o->side, steps & pawn_third_rank(o->side), ~o->occupied) & o->landing;
    add_pawns(o, steps, 2 * pawn_forward(o->side), DOUBLE_STEP, sink);
    add_pawns(o, left, pawn_left(o->side), 0, sink);
    add_pawns(o, right, pawn_right(o->side), 0, sink);
}

/* FIDE 3.7.4: two pieces leave a line at once, so this capture is tried out. */
static bool is_en_passant_legal(const chess_position *position, int32_t side, int32_t from, int32_t to)
{
    const squares victim = one_square(en_passant_victim(side, to));
    const squares occupied = (all_pieces(position) & ~(one_square(from) | victim)) | one_square(to);
    const squares attackers = agi_chess_attackers(position, king_square(position, side), occupied);

    return !has_any(attackers & position->side[!side] & ~victim);
}

static squares en_passant_capturers(const chess_position *position, int32_t square)
{
    const int32_t side = position->shared.base.side;
    squares pawns = pawn_attackers(side, of_kind(position, PAWN) & position->side[side], square);
    squares legal = 0;

    while (has_any(pawns)) {
        const int32_t from = take_square(&pawns);
        if (is_en_passant_legal(position, side, from, square)) legal |= one_square(from);
    }
    return legal;
}

bool agi_chess_can_take_en_passant(const chess_position *position, int32_t square)
{
    return has_any(en_passant_capturers(position, square));
}

static void add_en_passant(const outlook *o, squares movers, move_sink *sink)
{
    const int32_t square = o->position->shared.en_passant;
    squares pawns = en_passant_capturers(o->position, square) & movers;

    while (has_any(pawns)) {
        const int32_t from = take_square(&pawns);
        sink->count++;
        if (sink->list) agi_add_move(sink->list, agi_make_move(from, square) | EN_PASSANT);
    }
}

/* ---- whether there is any ---- */

/* Whether one of these pieces, which are neither pinned nor needed against a check, can go to a square beside it or
 * leap. */
static AGI_PART bool can_go(const chess_position *position, int32_t side, squares movers)
{
    const squares open = ~position->side[side];
    const squares pawns = of_kind(position, PAWN) & movers & ~pawn_last_rank(side);
    squares knights = of_kind(position, KNIGHT) & movers;
    squares diagonal = diagonal_sliders(position) & movers;
    squares straight = straight_sliders(position) & movers;

    if (has_any(pawn_single_steps(side, pawns, ~all_pieces(position)))) return true;
    while (has_any(knights)) {
        if (has_any(agi_chess_attacks.knight[take_square(&knights)] & open)) return true;
    }
    while (has_any(diagonal)) {
        const int32_t from = take_square(&diagonal);
        if (has_any(agi_chess_attacks.king[from] & agi_chess_attacks.diagonal[from] & open)) return true;
    }
    while (has_any(straight)) {
        const int32_t from = take_square(&straight);
        if (has_any(agi_chess_attacks.king[from] & agi_chess_attacks.straight[from] & open)) return true;
    }
    return false;
}

/* What stands on no line with its king is not pinned. */
static AGI_PART bool has_free_move(const chess_position *position, int32_t side)
{
    const int32_t king = king_square(position, side);
    const squares lines = agi_chess_attacks.straight[king] | agi_chess_attacks.diagonal[king] | one_square(king);
    const squares occupied = all_pieces(position);
    const squares enemy = position->side[!side];

    if (has_any(rook_attacks(king, occupied) & straight_sliders(position) & enemy)) return false;
    if (has_any(bishop_attacks(king, occupied) & diagonal_sliders(position) & enemy)) return false;
    if (has_any(agi_chess_attacks.knight[king] & of_kind(position, KNIGHT) & enemy)) return false;
    if (has_any(pawn_attackers(!side, of_kind(position, PAWN) & enemy, king))) return false;
    return can_go(position, side, position->side[side] & ~lines);
}

/* In check, or where nothing moves freely. */
__attribute__((noinline)) static bool has_move_of_any_kind(const chess_position *position)
{
    const outlook o = look(position, position->shared.base.side);
    move_sink sink = {.list = NULL};

    if (has_square(o.own, o.king)) add_king_moves(&o, &sink);
    if (sink.count > 0) return true;
    if (has_any(o.checkers & (o.checkers - 1))) return false;
    add_pawn_steps(&o, o.own, &sink);
    if (sink.count > 0) return true;
    add_leaps(&o, o.own, &sink);
    add_slides(&o, o.own, &sink);
    if (position->shared.en_passant != AGI_NO_SQUARE) add_en_passant(&o, o.own, &sink);
    return sink.count > 0;
}

bool agi_chess_has_move(const ag_variant *variant, const agi_position *position)
{
    const chess_position *chess = chess_of(position);
    const bool is_free = position->side == AG_WHITE ? has_free_move(chess, AG_WHITE) : has_free_move(chess, AG_BLACK);

    (void)variant;
    return is_free || has_move_of_any_kind(chess);
}

/* ---- all of them ---- */

/* FIDE 3.9.2: of two checks only the king can get out. */
static AGI_PART void generate_for(int32_t side, const chess_position *position, squares movers, move_sink *sink)
{
    const outlook o = look(position, side);
    const squares own = o.own & movers;

    if (has_square(own, o.king)) add_king_moves(&o, sink);
    if (has_any(o.checkers & (o.checkers - 1))) return;
    add_leaps(&o, own, sink);
    add_slides(&o, own, sink);
    add_pawn_steps(&o, own, sink);
    if (position->shared.en_passant != AGI_NO_SQUARE) add_en_passant(&o, own, sink);
}

static AGI_PART void generate(const chess_position *position, squares movers, move_sink *sink)
{
    if (position->shared.base.side == AG_WHITE) {
        generate_for(AG_WHITE, position, movers, sink);
    } else {
        generate_for(AG_BLACK, position, movers, sink);
    }
}

void agi_chess_moves_of(const chess_position *position, squares movers, agi_moves *list)
{
    move_sink sink = {.list = list};
    generate(position, movers, &sink);
}

void agi_chess_moves(const ag_variant *variant, const agi_position *position, agi_moves *list)
{
    (void)variant;
    agi_chess_moves_of(chess_of(position), ALL_SQUARES, list);
}

/* No piece has more moves than a queen. */
enum { MOVES_OF_A_PIECE = 27 };

bool agi_chess_is_legal(const ag_variant *variant, const agi_position *position, ag_move move)
{
    ag_move moves[MOVES_OF_A_PIECE];
    agi_moves list = {.buf = moves, .cap = MOVES_OF_A_PIECE};

    (void)variant;
    agi_chess_moves_of(chess_of(position), one_square(chess_from(move)), &list);
    for (uint32_t i = 0; i < list.count && i < list.cap; i++) {
        if (moves[i] == move) return true;
    }
    return false;
}

static AGI_PART uint64_t count_on(agi_cpu cpu, const chess_position *position)
{
    move_sink sink = {.list = NULL, .cpu = cpu};

    generate(position, ALL_SQUARES, &sink);
    return sink.count;
}

uint64_t agi_chess_count(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    return count_on(AGI_CPU_BASELINE, chess_of(position));
}

AGI_FOR_POPCNT uint64_t agi_chess_count_popcnt(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    return count_on(AGI_CPU_POPCNT, chess_of(position));
}
