/* SPDX-License-Identifier: MIT
 * Sets of squares of the 7x7 board (section 1), one bit a square, a1 = bit 0, seven to a rank; and the ways across it:
 * along ranks and files for stones, along diagonals too for the character. */
#ifndef AGI_DIABALLIK_BOARD_H
#define AGI_DIABALLIK_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include "bits.h"

enum { FILES = 7, RANKS = 7, SQUARES = FILES * RANKS };

typedef uint64_t square_set;

static const square_set WHOLE_BOARD = UINT64_C(0x1FFFFFFFFFFFF);
static const square_set RANK_1 = UINT64_C(0x7F);
static const square_set RANK_7 = UINT64_C(0x1FC0000000000);
static const square_set FILE_A = UINT64_C(0x0040810204081);
static const square_set FILE_G = UINT64_C(0x1020408102040);
static const square_set A1_TO_G7 = UINT64_C(0x1010101010101);
static const square_set A7_TO_G1 = UINT64_C(0x0041041041040);

/* Any number is allowed; those above 63 are taken modulo 64. */
static inline square_set one_square(int32_t square)
{
    return UINT64_C(1) << (square & 63);
}

static inline bool has_square(square_set set, int32_t square)
{
    return (set & one_square(square)) != 0;
}

/* Takes the lowest square out of a set that has any. */
static inline int32_t take_square(square_set *set)
{
    const int32_t square = (int32_t)agi_lowest_bit(*set);
    *set &= *set - 1;
    return square;
}

static inline square_set beside(square_set set)
{
    return (set & ~FILE_G) << 1 | (set & ~FILE_A) >> 1;
}

static inline square_set above_and_below(square_set set)
{
    return (set << FILES | set >> FILES) & WHOLE_BOARD;
}

/* The squares that share a side with a square of the set. */
static inline square_set touching(square_set set)
{
    return beside(set) | above_and_below(set);
}

/* The set, and the squares that share a side or a corner with a square of it. */
static inline square_set with_hanging(square_set set)
{
    const square_set row = set | beside(set);
    return row | above_and_below(row);
}

/* A set moved up by some ranks, down when negative; what leaves the board is gone. */
static inline square_set moved_up(square_set set, int32_t ranks)
{
    return ranks >= 0 ? set << ranks * FILES & WHOLE_BOARD : set >> -ranks * FILES;
}

/* The squares of a line that are reached from one of its squares in either direction: up to and with the first blocker.
 * Taking the nearest blocker below from those above leaves a run of borrowed bits from one to the other. */
static inline square_set run_along(square_set line, int32_t square, square_set blockers)
{
    const square_set here = one_square(square);
    const square_set below = line & blockers & (here - 1);
    const square_set above = line & blockers & ~(here | (here - 1));
    const square_set nearest_below = UINT64_C(1) << (63 - __builtin_clzll(below | 1));

    return line & (above ^ (above - nearest_below)) & ~here;
}

static inline square_set run_straight(int32_t square, square_set blockers)
{
    const int32_t rank = square / FILES;
    const int32_t file = square % FILES;

    return run_along(moved_up(RANK_1, rank), square, blockers) | run_along(FILE_A << file, square, blockers);
}

static inline square_set run_diagonally(int32_t square, square_set blockers)
{
    const int32_t rank = square / FILES;
    const int32_t file = square % FILES;

    return run_along(moved_up(A1_TO_G7, rank - file), square, blockers) |
           run_along(moved_up(A7_TO_G1, rank + file - (RANKS - 1)), square, blockers);
}

/* A set, and the free squares that are reached from it in steps of `by`, over free ones; the way doubles line by line. */
static inline square_set slid_up(square_set set, square_set free, int32_t by)
{
    set |= set << by & free;
    free &= free << by;
    set |= set << 2 * by & free;
    free &= free << 2 * by;
    return set | (set << 4 * by & free);
}

static inline square_set slid_down(square_set set, square_set free, int32_t by)
{
    set |= set >> by & free;
    free &= free >> by;
    set |= set >> 2 * by & free;
    free &= free >> 2 * by;
    return set | (set >> 4 * by & free);
}

/* A set, and the squares that are reached from one of its squares straight over free ones. */
static inline square_set slid_straight(square_set set, square_set free)
{
    free &= WHOLE_BOARD;
    return slid_up(set, free, FILES) | slid_down(set, free, FILES) | slid_up(set, free & ~FILE_A, 1) |
           slid_down(set, free & ~FILE_G, 1);
}

/* Section 3, stone move: the squares a stone comes to, and the occupied ones that stop it. */
static inline square_set stone_run(bool slides, int32_t square, square_set occupied)
{
    return slides ? run_straight(square, occupied) : touching(one_square(square));
}

/* Section 3, pass: the squares the character could come to if a stone waited there. Only opposing stones stop it. */
static inline square_set pass_run(int32_t square, square_set opposing)
{
    return (run_straight(square, opposing) | run_diagonally(square, opposing)) & ~opposing;
}

#endif
