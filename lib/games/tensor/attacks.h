/* SPDX-License-Identifier: MIT
 * Steps, jumps and slides on a 10x8 board. The tables are made by make_attacks.c when the library is built; they
 * take some 30 kilobytes.
 *
 * A slide runs along one of the four lines of its square until something stops it. What stands on the other seven
 * ranks of a line that is not a rank is gathered into an index by a multiplication; only ranks 2 to 7 can be in the
 * way, and those fit into one word. The answer is the ranks that are reached, and with the line these are squares. */
#ifndef AGI_TENSOR_ATTACKS_H
#define AGI_TENSOR_ATTACKS_H

#include "games/orthodox/board10x8.h"

/* Lines in pairs that cross at a right angle: of two numbers that differ in bit 0 each is the other's crossing line. */
enum { RANK_LINE = 0, FILE_LINE = 1, RISING_LINE = 2, FALLING_LINE = 3, LINE_COUNT = 4, NO_LINE = 4 };

enum { INNER_SHIFT = 10 /* ranks 2 to 7 begin here */, INNER_RANKS = 6, INNER_FILES = 8 };

/* How to gather what stands on ranks 2 to 7 of a line: mask, multiply, and shift to the top six bits. */
typedef struct line_gather {
    uint64_t inner;
    uint64_t factor;
} line_gather;

typedef struct tensor_attacks {
    squares one[BOARD_SQUARES]; /* one_square, where both words are wanted at a stroke */
    squares king[BOARD_SQUARES];
    squares knight[BOARD_SQUARES];
    squares line[LINE_COUNT][BOARD_SQUARES];             /* whole, its own square excluded */
    line_gather gather[LINE_COUNT][BOARD_SQUARES];       /* unused for ranks */
    squares ranks[1 << BOARD_RANKS];                     /* whole ranks */
    uint16_t rank_slides[BOARD_FILES][1 << INNER_FILES]; /* by file, and by what stands on files b to i */
    uint8_t line_slides[BOARD_RANKS][1 << INNER_RANKS];  /* by rank, and by what stands on ranks 2 to 7: ranks */
    uint8_t line_of[BOARD_SQUARES][BOARD_SQUARES];       /* the line two squares share, or NO_LINE */
} tensor_attacks;

__attribute__((visibility("hidden"))) extern const tensor_attacks agi_tensor_attacks;

static AGI_PART squares slide_on_rank(int32_t square, squares walls)
{
    const int32_t file = square % BOARD_FILES;
    const int32_t begin = square - file; /* 0 to 70 */
    const bool is_last = begin == BOARD_SQUARES - BOARD_FILES;
    const int32_t shift = is_last ? begin - 64 : begin;
    const uint64_t rank = is_last ? walls.high >> shift : walls.low >> shift | walls.high << 1 << (63 - shift);
    const uint64_t reached = agi_tensor_attacks.rank_slides[file][rank >> 1 & 0xFF];

    return is_last ? (squares){0, reached << shift} : (squares){reached << shift, reached >> 1 >> (63 - shift)};
}

static AGI_PART squares slide_across_ranks(int32_t line, int32_t square, squares walls)
{
    const line_gather *gather = &agi_tensor_attacks.gather[line][square];
    const uint64_t inner = walls.low >> INNER_SHIFT | walls.high << (64 - INNER_SHIFT);
    const uint64_t index = (inner & gather->inner) * gather->factor >> (64 - INNER_RANKS);
    const uint8_t reached = agi_tensor_attacks.line_slides[square / BOARD_FILES][index];

    return both(agi_tensor_attacks.ranks[reached], agi_tensor_attacks.line[line][square]);
}

/* The squares along a line, both ways, up to and including the first wall. */
static AGI_PART squares slide(int32_t line, int32_t square, squares walls)
{
    return line == RANK_LINE ? slide_on_rank(square, walls) : slide_across_ranks(line, square, walls);
}

/* The squares between two on one line. */
static inline squares between(int32_t one, int32_t other)
{
    const int32_t line = agi_tensor_attacks.line_of[one][other];

    if (line == NO_LINE) return NO_SQUARES;
    return both(slide(line, one, one_square(other)), slide(line, other, one_square(one)));
}

#endif
