/* SPDX-License-Identifier: MIT
 * What pieces attack (sections 2 and 4).
 *
 * Functions here are told as `blocked` how two-square moves are read. Where speed matters it is a constant, once true and
 * once false, so that leaping costs nothing for what it does not need; elsewhere it is what the set-up says. */
#ifndef AGI_SENTAI_ATTACKS_H
#define AGI_SENTAI_ATTACKS_H

#include "sentai.h"

static AGI_PART squares occupied_squares(const sentai_position *position)
{
    return position->side[AG_WHITE] | position->side[AG_BLACK];
}

/* ---- section 2: two-square moves ---- */

/* The square two squares away that lies behind a neighbour; a meaningless one where the board ends before it. */
static AGI_PART int32_t square_behind(int32_t square, int32_t neighbour)
{
    return (2 * neighbour - square) & (BOARD_SQUARES - 1);
}

static AGI_PART int32_t square_between(int32_t square, int32_t other)
{
    return (square + other) / 2;
}

/* The board turned round its 64 squares, so that a square comes to another. */
static AGI_PART squares rotated(squares set, int32_t from, int32_t to)
{
    const uint32_t by = (uint32_t)(to - from) % BOARD_SQUARES;
    return set << by | set >> (BOARD_SQUARES - by) % BOARD_SQUARES;
}

/* What no two-square move joins with a square, since a piece stands between: nothing where they leap. The neighbours
 * are turned to the corner of the board and drawn together from three ranks of eight to nine bits. */
static AGI_PART squares hidden_from(bool blocked, int32_t square, squares occupied)
{
    squares near;
    squares three_by_three;

    if (!blocked) return 0;
    near = rotated(agi_sentai_reach[R11][square] & occupied, square, BOARD_FILES + 1);
    three_by_three = (near & 7) | (near >> 5 & 7 << 3) | (near >> 10 & 7 << 6);
    return rotated(agi_sentai_hidden[three_by_three], HIDDEN_CENTRE, square) & agi_sentai_reach[R22][square];
}

/* ---- section 4: attacks and checks ---- */

/* Pieces of both sides that attack a square, with these squares occupied. */
static AGI_PART squares attackers_through(bool blocked, const sentai_position *position, int32_t square,
                                          squares occupied)
{
    squares attackers = agi_sentai_reach[R11][square] & position->pieces[KINGS];

    for (int32_t power = 0; power < POWERS; power++) {
        attackers |= agi_sentai_reach[1 << power][square] & position->pieces[power];
    }
    for (int32_t side = AG_WHITE; side <= AG_BLACK; side++) {
        attackers |= pawn_attackers(side, position->pieces[PAWNS] & position->side[side], square);
    }
    return attackers & ~hidden_from(blocked, square, occupied);
}

/* The pieces that give check to the side to move. Only an unchecked move can leave a side without a king. */
static AGI_PART squares checkers_of(bool blocked, const sentai_position *position)
{
    const int32_t side = position->shared.base.side;
    const squares king = position->pieces[KINGS] & position->side[side];

    if (!has_any(king)) return 0;
    return attackers_through(blocked, position, first_square(king), occupied_squares(position)) & position->side[!side];
}

/* The pieces of a side from which two-square moves lead to a square on an open board. */
static AGI_PART squares two_squares_away(const sentai_position *position, int32_t side, int32_t square)
{
    const squares diagonal = agi_sentai_reach[R2][square] & position->pieces[D2];
    const squares orthogonal = agi_sentai_reach[R20][square] & position->pieces[O2];

    return (diagonal | orthogonal) & position->side[side];
}

/* ---- all that a side attacks ---- */

/* A set moved so many files, one or two, to the left and to the right; and so many ranks up and down. */
static AGI_PART squares files_away(squares set, int32_t files)
{
    const squares left = files == 1 ? whole_file(0) : whole_file(0) | whole_file(1);
    const squares right =
        files == 1 ? whole_file(BOARD_FILES - 1) : whole_file(BOARD_FILES - 1) | whole_file(BOARD_FILES - 2);

    return (set & ~left) >> files | (set & ~right) << files;
}

static AGI_PART squares ranks_away(squares set, int32_t ranks)
{
    return set << ranks * BOARD_FILES | set >> ranks * BOARD_FILES;
}

/* Where a step taken twice leads to, with a square between that is open. `edge` is where the first step leaves the board. */
static AGI_PART squares twice(squares set, int32_t by, squares edge, squares open)
{
    return moved_by(moved_by(set & ~edge, by) & open & ~edge, by);
}

/* By two-square moves, with these squares occupied. */
static AGI_PART squares attacked_two_away(bool blocked, squares diagonal, squares orthogonal, squares occupied)
{
    const squares left = whole_file(0);
    const squares right = whole_file(BOARD_FILES - 1);
    const squares top = whole_rank(BOARD_RANKS - 1);
    const squares bottom = whole_rank(0);
    const squares open = ~occupied;

    if (!blocked) return files_away(orthogonal, 2) | ranks_away(orthogonal | files_away(diagonal, 2), 2);
    return twice(orthogonal, 1, right, open) | twice(orthogonal, -1, left, open) |
           twice(orthogonal, BOARD_FILES, top, open) | twice(orthogonal, -BOARD_FILES, bottom, open) |
           twice(diagonal, BOARD_FILES + 1, top | right, open) | twice(diagonal, BOARD_FILES - 1, top | left, open) |
           twice(diagonal, 1 - BOARD_FILES, bottom | right, open) |
           twice(diagonal, -1 - BOARD_FILES, bottom | left, open);
}

/* The squares that a side attacks, whatever stands on them, with these squares occupied. A pawn on its last rank, where
 * none may stand, attacks nothing. */
static AGI_PART squares attacked_squares(bool blocked, const sentai_position *position, int32_t side, squares occupied)
{
    const squares *pieces = position->pieces;
    const squares own = position->side[side];
    const squares orthogonal = (pieces[O1] | pieces[KINGS]) & own;
    const squares diagonal = (pieces[D1] | pieces[KINGS]) & own;
    const squares knights = pieces[N] & own;
    const squares pawns = pieces[PAWNS] & own & ~pawn_last_rank(side);

    return files_away(orthogonal, 1) | ranks_away(orthogonal | files_away(diagonal, 1) | files_away(knights, 2), 1) |
           ranks_away(files_away(knights, 1), 2) |
           attacked_two_away(blocked, pieces[D2] & own, pieces[O2] & own, occupied) | pawn_left_attacks(side, pawns) |
           pawn_right_attacks(side, pawns);
}

#endif
