/* SPDX-License-Identifier: MIT
 * Pawns, once for every width of board: include board8x8.h or its like first, which defines `squares`.
 *
 * White's pawns go up the ranks, Black's down. A set of targets tells where each pawn came from: it stands one
 * `by` behind. No pawn ever stands on an end rank, so nothing moved by a step leaves the board at either end. */
#ifndef AGI_PAWNS_H
#define AGI_PAWNS_H

#include "orthodox.h"

/* Where pawns go, by the way they go, en passant aside. */
typedef struct pawn_targets {
    squares steps;
    squares double_steps;
    squares left;
    squares right;
} pawn_targets;

/* One rank forward. */
static inline int32_t pawn_forward(int32_t side)
{
    return side == AG_WHITE ? BOARD_FILES : -BOARD_FILES;
}

/* Diagonally forward, towards the a-file or towards the last file. */
static inline int32_t pawn_left(int32_t side)
{
    return pawn_forward(side) - 1;
}

static inline int32_t pawn_right(int32_t side)
{
    return pawn_forward(side) + 1;
}

static inline squares pawn_home_rank(int32_t side)
{
    return whole_rank(side == AG_WHITE ? 1 : BOARD_RANKS - 2);
}

/* The rank that a double step passes over. */
static inline squares pawn_third_rank(int32_t side)
{
    return whole_rank(side == AG_WHITE ? 2 : BOARD_RANKS - 3);
}

static inline squares pawn_last_rank(int32_t side)
{
    return whole_rank(side == AG_WHITE ? BOARD_RANKS - 1 : 0);
}

/* Where pawns step to on squares that are `open` to them. */
static inline squares pawn_single_steps(int32_t side, squares pawns, squares open)
{
    return both(moved_by(pawns, pawn_forward(side)), open);
}

/* Where they double-step to, given what is open on the way and at the end of it. */
static inline squares pawn_double_steps(int32_t side, squares pawns, squares passable, squares open)
{
    const squares passed = pawn_single_steps(side, both(pawns, pawn_home_rank(side)), passable);
    return pawn_single_steps(side, passed, open);
}

/* What pawns attack on either hand. */
static inline squares pawn_left_attacks(int32_t side, squares pawns)
{
    return moved_by(without(pawns, whole_file(0)), pawn_left(side));
}

static inline squares pawn_right_attacks(int32_t side, squares pawns)
{
    return moved_by(without(pawns, whole_file(BOARD_FILES - 1)), pawn_right(side));
}

/* Those of a side's pawns that attack a square. One on its last rank, where none may stand, attacks nothing. */
static inline squares pawn_attackers(int32_t side, squares pawns, int32_t square)
{
    const int32_t enemy = !side;
    const squares target = one_square(square);

    return both(without(pawns, pawn_last_rank(side)),
                either(pawn_left_attacks(enemy, target), pawn_right_attacks(enemy, target)));
}

/* Whether a step from one square to the other is a pawn's double step. */
static inline bool is_double_step(int32_t from, int32_t to)
{
    return to - from == 2 * BOARD_FILES || from - to == 2 * BOARD_FILES;
}

/* The square a double step passes over. */
static inline int32_t passed_square(int32_t from, int32_t to)
{
    return (from + to) / 2;
}

/* The pawn that an en passant capture on a square takes away stands one rank behind it, seen by the capturer. */
static inline int32_t en_passant_victim(int32_t side, int32_t square)
{
    return square - pawn_forward(side);
}

/* FIDE 9.2.3.1: a square that was passed over counts only when a capture on it is legal. `after` is the position after
 * the double step, `enemy_pawns` those that might capture. */
static inline void note_double_step(const agi_orthodox_game *game, agi_orthodox *after, squares enemy_pawns,
                                    int32_t from, int32_t to)
{
    const int32_t passed = passed_square(from, to);

    if (!has_any(pawn_attackers(after->base.side, enemy_pawns, passed))) return; /* comes first, for it is rare */
    if (!game->can_take_en_passant(after, passed)) return;
    after->en_passant = (uint8_t)passed;
    after->base.hash ^= agi_keys[AGI_KEY_EN_PASSANT + passed % BOARD_FILES];
}

/* Lists a move for every target, `by` ahead of its pawn; one for each piece of promotion where it is the last rank.
 * `extra` is or-ed into each move. */
static inline void add_pawn_moves(agi_moves *list, const agi_orthodox_game *game, int32_t side, squares targets,
                                  int32_t by, ag_move extra)
{
    squares steps = without(targets, pawn_last_rank(side));
    squares promotions = both(targets, pawn_last_rank(side));

    while (has_any(steps)) {
        const int32_t to = take_square(&steps);
        agi_add_move(list, agi_make_move(to - by, to) | extra);
    }
    while (has_any(promotions)) {
        const int32_t to = take_square(&promotions);
        agi_add_promotions(list, game, agi_make_move(to - by, to) | extra);
    }
}

/* How many moves add_pawn_moves lists. */
static AGI_PART uint64_t count_pawn_moves(agi_cpu cpu, int32_t promotion_count, int32_t side, squares targets)
{
    const int32_t promotions = count_squares_on(cpu, both(targets, pawn_last_rank(side)));
    return (uint64_t)(count_squares_on(cpu, targets) + (promotion_count - 1) * promotions);
}

#endif
