/* SPDX-License-Identifier: MIT
 * Where pieces may go, for listing and for counting. No move is tried out: pins and checks are known first, so that
 * what is found here is legal. */
#ifndef AGI_CHESS_OUTLOOK_H
#define AGI_CHESS_OUTLOOK_H

#include "chess.h"
#include "games/orthodox/pawns.h"

/* What stands where, as far as it matters for moves. Of both sides; queens are among both sorts of sliders. */
typedef struct chess_board {
    squares kings;
    squares pawns;
    squares knights;
    squares diagonal;
    squares straight;
    squares side[2];
} chess_board;

/* A board as the side to move sees it. */
typedef struct outlook {
    agi_cpu cpu;
    int32_t side;
    int32_t king;
    chess_board board;
    squares own;
    squares enemy;
    squares occupied;
    squares checkers;
    squares landing;       /* where pieces other than the king may go, pins aside */
    squares straight_pins; /* lines from the king to pinning rooks and queens, those included */
    squares diagonal_pins;
} outlook;

static AGI_PART chess_board board_of(const chess_position *position)
{
    return (chess_board){.kings = of_kind(position, KING),
                         .pawns = of_kind(position, PAWN),
                         .knights = of_kind(position, KNIGHT),
                         .diagonal = diagonal_sliders(position),
                         .straight = straight_sliders(position),
                         .side = {position->side[AG_WHITE], position->side[AG_BLACK]}};
}

/* See king_square. */
static AGI_PART int32_t king_on_board(const chess_board *board, int32_t side)
{
    return first_square((board->kings & board->side[side]) | one_square(63));
}

/* ---- checks and pins ---- */

/* Pieces of both sides that attack a square, as seen with these squares occupied. */
static AGI_PART squares attackers_on_board(agi_cpu cpu, const chess_board *board, int32_t square, squares occupied)
{
    return (agi_chess_attacks.king[square] & board->kings) | (agi_chess_attacks.knight[square] & board->knights) |
           (bishop_attacks_on(cpu, square, occupied) & board->diagonal) |
           (rook_attacks_on(cpu, square, occupied) & board->straight) |
           pawn_attackers(AG_WHITE, board->pawns & board->side[AG_WHITE], square) |
           pawn_attackers(AG_BLACK, board->pawns & board->side[AG_BLACK], square);
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
        straight &= rook_attacks_on(o->cpu, o->king, o->occupied & ~(straight_seen & o->own));
        o->straight_pins = lines_to(o->king, straight);
    }
    if (has_any(diagonal)) {
        diagonal &= bishop_attacks_on(o->cpu, o->king, o->occupied & ~(diagonal_seen & o->own));
        o->diagonal_pins = lines_to(o->king, diagonal);
    }
}

/* FIDE 3.9: who gives check, who is pinned, and where a check can be answered. */
static AGI_PART outlook look(agi_cpu cpu, const chess_board *board, int32_t side)
{
    outlook o = {.cpu = cpu,
                 .side = side,
                 .king = king_on_board(board, side),
                 .board = *board,
                 .own = board->side[side],
                 .enemy = board->side[!side],
                 .occupied = board->side[AG_WHITE] | board->side[AG_BLACK],
                 .landing = ~board->side[side]};
    const squares straight = board->straight & o.enemy;
    const squares diagonal = board->diagonal & o.enemy;
    const squares straight_seen = rook_attacks_on(cpu, o.king, o.occupied);
    const squares diagonal_seen = bishop_attacks_on(cpu, o.king, o.occupied);

    o.checkers = (straight_seen & straight) | (diagonal_seen & diagonal) |
                 (agi_chess_attacks.knight[o.king] & board->knights & o.enemy) |
                 pawn_attackers(!side, board->pawns & o.enemy, o.king);
    if (has_any(o.checkers)) o.landing = agi_chess_attacks.between[o.king][first_square(o.checkers)] | o.checkers;
    find_pins(&o, straight, straight_seen, diagonal, diagonal_seen);
    return o;
}

/* FIDE 3.9.2: of two checks only the king can get out. */
static AGI_PART bool is_in_double_check(const outlook *o)
{
    return has_any(o->checkers & (o->checkers - 1));
}

/* ---- the king ---- */

/* The squares that the enemy attacks once the king has left its own. */
static AGI_PART squares attacked_by_enemy(const outlook *o)
{
    const squares occupied = o->occupied & ~one_square(o->king);
    const squares pawns = o->board.pawns & o->enemy;
    squares knights = o->board.knights & o->enemy;
    squares diagonal = o->board.diagonal & o->enemy;
    squares straight = o->board.straight & o->enemy;
    squares attacked = pawn_left_attacks(!o->side, pawns) | pawn_right_attacks(!o->side, pawns) |
                       agi_chess_attacks.king[king_on_board(&o->board, !o->side)];

    while (has_any(knights)) attacked |= agi_chess_attacks.knight[take_square(&knights)];
    while (has_any(diagonal)) attacked |= bishop_attacks_on(o->cpu, take_square(&diagonal), occupied);
    while (has_any(straight)) attacked |= rook_attacks_on(o->cpu, take_square(&straight), occupied);
    return attacked;
}

/* FIDE 3.8.2: squares from the a-file that must be empty, and not attacked, on the side's first rank. */
typedef struct castling_path {
    squares empty;
    squares safe;
} castling_path;

static const castling_path CASTLING_PATHS[2] = {{.empty = 0x60, .safe = 0x60}, {.empty = 0x0E, .safe = 0x0C}};

/* Which castlings have an empty path, of those that these rights allow: bit 0 towards the h-file, bit 1 towards the
 * a-file. */
static AGI_PART uint32_t open_castlings(const outlook *o, uint32_t castling_rights)
{
    const uint32_t rights = castling_rights >> (2 * o->side) & 3;
    const squares rank = o->occupied >> (56 * o->side);
    uint32_t open = 0;

    if (rights == 0 || has_any(o->checkers)) return 0;
    if (!has_any(rank & CASTLING_PATHS[0].empty)) open |= 1;
    if (!has_any(rank & CASTLING_PATHS[1].empty)) open |= 2;
    return rights & open;
}

/* Where the king goes: steps, and which castlings, numbered as above. */
typedef struct king_targets {
    squares steps;
    uint32_t castlings;
} king_targets;

static AGI_PART king_targets find_king_targets(const outlook *o, uint32_t castling_rights)
{
    king_targets targets = {.steps = agi_chess_attacks.king[o->king] & ~o->own,
                            .castlings = open_castlings(o, castling_rights)};
    squares attacked;

    /* Only an unchecked move can leave a side without a king. */
    if (!has_square(o->board.kings & o->own, o->king)) return (king_targets){.steps = 0};
    if (!has_any(targets.steps) && targets.castlings == 0) return targets;
    attacked = attacked_by_enemy(o);
    targets.steps &= ~attacked;
    if (has_any(attacked >> (56 * o->side) & CASTLING_PATHS[0].safe)) targets.castlings &= ~UINT32_C(1);
    if (has_any(attacked >> (56 * o->side) & CASTLING_PATHS[1].safe)) targets.castlings &= ~UINT32_C(2);
    return targets;
}

static AGI_PART ag_move castling_move(int32_t side, int32_t which)
{
    const chess_castling *castling = &agi_chess_castlings[2 * side + which];
    return agi_make_move(castling->king_from, castling->king_to) | CASTLING;
}

/* ---- knights, bishops, rooks, queens ---- */

static AGI_PART squares free_knights(const outlook *o)
{
    return o->board.knights & o->own & ~(o->straight_pins | o->diagonal_pins);
}

/* A pinned piece slides along its pin only, so that of the sliders in a pin only those count that move along its
 * line. */
static AGI_PART squares own_diagonal(const outlook *o)
{
    return o->board.diagonal & o->own & ~o->straight_pins;
}

static AGI_PART squares own_straight(const outlook *o)
{
    return o->board.straight & o->own & ~o->diagonal_pins;
}

static AGI_PART squares knight_targets(const outlook *o, int32_t from)
{
    return agi_chess_attacks.knight[from] & o->landing;
}

/* Where they go that are not pinned; those that are, on their pins. */
static AGI_PART squares diagonal_targets(const outlook *o, int32_t from)
{
    return bishop_attacks_on(o->cpu, from, o->occupied) & o->landing;
}

static AGI_PART squares straight_targets(const outlook *o, int32_t from)
{
    return rook_attacks_on(o->cpu, from, o->occupied) & o->landing;
}

/* ---- pawns ---- */

/* FIDE 3.7.1 to 3.7.3. A pawn that is pinned along its file may go on, one pinned along a diagonal may take along
 * it. A pawn that an unchecked move has left on its last rank has no moves. */
static AGI_PART pawn_targets find_pawn_targets(const outlook *o, squares movers)
{
    const squares pawns = o->board.pawns & movers & ~pawn_last_rank(o->side);
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
    return (pawn_targets){.steps = steps & o->landing,
                          .double_steps =
                              pawn_single_steps(o->side, steps & pawn_third_rank(o->side), ~o->occupied) & o->landing,
                          .left = left,
                          .right = right};
}

/* FIDE 3.7.4: two pieces leave a line at once, so this capture is tried out. */
static AGI_PART bool is_en_passant_legal(agi_cpu cpu, const chess_board *board, int32_t side, int32_t from, int32_t to)
{
    const squares victim = one_square(en_passant_victim(side, to));
    const squares pieces = board->side[AG_WHITE] | board->side[AG_BLACK];
    const squares occupied = (pieces & ~(one_square(from) | victim)) | one_square(to);
    const squares attackers = attackers_on_board(cpu, board, king_on_board(board, side), occupied);

    return !has_any(attackers & board->side[!side] & ~victim);
}

/* The side's pawns that may take en passant on a square. */
static AGI_PART squares find_en_passant_capturers(agi_cpu cpu, const chess_board *board, int32_t side, int32_t square)
{
    squares pawns = pawn_attackers(side, board->pawns & board->side[side], square);
    squares legal = 0;

    while (has_any(pawns)) {
        const int32_t from = take_square(&pawns);
        if (is_en_passant_legal(cpu, board, side, from, square)) legal |= one_square(from);
    }
    return legal;
}

#endif
