/* SPDX-License-Identifier: MIT
 * Section 6: the beast's chains of leaps.
 *
 * A leap goes two files, two ranks, or both, so a beast stays on files of one parity. The 40 squares of such files
 * are a half of the board: bit i is square 2i + parity, five bits a rank. From a square of a half the leaps of a
 * chain lead along edges: leaps to the right and upwards, or along the two diagonals, and back; an edge is there
 * when a piece stands in its middle.
 */
#ifndef AGI_TENSOR_LEAPS_H
#define AGI_TENSOR_LEAPS_H

#include "tensor.h"

typedef uint64_t half_board;

enum { HALF_FILES = BOARD_FILES / 2, HALF_SQUARES = BOARD_SQUARES / 2 };
#define WHOLE_HALF UINT64_C(0xFFFFFFFFFF)
#define FIRST_FILES UINT64_C(0x0842108421)
#define LAST_FILES UINT64_C(0x8421084210)

/* Section 6.2: all leaps of a chain are orthogonal or all are diagonal. */
enum { ORTHOGONAL = 0, DIAGONAL = 1, ORIENTATION_COUNT = 2 };

/* The edges of an orientation: bit i is set when there is one from square i to the square so many bits further on. */
typedef struct leap_edges {
    half_board one;   /* to the right, or up to the right */
    half_board other; /* up, or up to the left */
} leap_edges;

typedef struct both_halves {
    half_board half[2];
} both_halves;

/* Every second bit, from bit 0 on, pushed together. */
static inline uint64_t every_second_bit(uint64_t bits)
{
    bits &= UINT64_C(0x5555555555555555);
    bits = (bits | bits >> 1) & UINT64_C(0x3333333333333333);
    bits = (bits | bits >> 2) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    bits = (bits | bits >> 4) & UINT64_C(0x00FF00FF00FF00FF);
    bits = (bits | bits >> 8) & UINT64_C(0x0000FFFF0000FFFF);
    return (bits | bits >> 16) & UINT64_C(0x00000000FFFFFFFF);
}

static inline half_board half_of(squares set, int32_t parity)
{
    return every_second_bit(set.low >> parity) | every_second_bit(set.high >> parity) << 32;
}

static inline both_halves halves_of(squares set)
{
    return (both_halves){{half_of(set, 0), half_of(set, 1)}};
}

static inline half_board one_of_half(int32_t square)
{
    return UINT64_C(1) << square / 2;
}

/* The square of a half's lowest bit, which is taken out. */
static inline int32_t take_from_half(half_board *half, int32_t parity)
{
    const int32_t square = 2 * (int32_t)agi_lowest_bit(*half) + parity;
    *half &= *half - 1;
    return square;
}

/* The edges between squares of one parity when these pieces are what is leapt over. */
static inline leap_edges edges_over(const both_halves *pieces, int32_t parity, int32_t orientation)
{
    const half_board right =
        parity == 0 ? pieces->half[1] : pieces->half[0] >> 1; /* the neighbour's bit at one's own place */

    if (orientation == ORTHOGONAL) {
        return (leap_edges){right & ~LAST_FILES, pieces->half[parity] >> HALF_FILES};
    }
    return (leap_edges){right >> HALF_FILES & ~LAST_FILES, right >> (HALF_FILES - 1) & ~FIRST_FILES};
}

/* How many bits further on the other end of an edge is: to the right or up to the right, and up or up to the left. */
static inline int32_t leap_one(int32_t orientation)
{
    return orientation == ORTHOGONAL ? 1 : 2 * HALF_FILES + 1;
}

static inline int32_t leap_other(int32_t orientation)
{
    return orientation == ORTHOGONAL ? 2 * HALF_FILES : 2 * HALF_FILES - 1;
}

/* Where leaps along these edges lead from any of the squares: to the edges' further ends, and to their near ends. */
static inline half_board leap_up(half_board from, leap_edges edges, int32_t orientation)
{
    return ((from & edges.one) << leap_one(orientation)) | ((from & edges.other) << leap_other(orientation));
}

static inline half_board leap_down(half_board from, leap_edges edges, int32_t orientation)
{
    return ((from >> leap_one(orientation)) & edges.one) | ((from >> leap_other(orientation)) & edges.other);
}

/* Where one leap along these edges leads from any of the squares. */
static inline half_board leap_along(half_board from, leap_edges edges, int32_t orientation)
{
    return leap_up(from, edges, orientation) | leap_down(from, edges, orientation);
}

/* Everything that leaps along these edges lead to, over squares that are open, the start included. */
static inline half_board leap_on(half_board start, leap_edges edges, int32_t orientation, half_board open)
{
    half_board reached = start;
    half_board before;

    do {
        before = reached;
        reached |= leap_along(reached, edges, orientation) & open;
    } while (reached != before);
    return reached;
}

/* An enemy beast that leaps lead over. It stands in the middle of one edge: of the squares beside it only two are such as
 * the leaping beast can come to. */
typedef struct leap_prey {
    leap_edges edges;   /* that one */
    half_board ends[2]; /* of it: the lower square, and the higher one */
    uint32_t bit;       /* in the mask of beasts taken */
    int32_t square;     /* where it stands */
} leap_prey;

/*
 * All that a beast can come to by leaps of one orientation.
 * While a beast is not taken it can be leapt over again, and it may be taken by the last leap over it. So what is taken
 * bars no way: a chain can take any set of prey, and end on any square with it; at home only by taking a beast beside
 * it (section 6.4).
 */
typedef struct leap_field {
    int32_t home;
    int32_t orientation;
    half_board squares; /* home included */
    leap_edges edges;   /* over all pieces */
    int32_t prey_count;
    leap_prey prey[BEASTS_MAX]; /* in the order of their bits */
    uint32_t takeable;          /* the bits of all prey */
    uint32_t beside_home;       /* of the prey over which leaps lead home */
} leap_field;

void agi_tensor_look_at_field(leap_field *field, const tensor_position *position, int32_t home, int32_t orientation);
/* The edges that are left when these beasts have been taken. */
leap_edges agi_tensor_edges_left(const leap_field *field, uint32_t taken);
/* The squares where a chain may end that takes exactly these beasts: none, or some. */
half_board agi_tensor_leap_ends(const leap_field *field, uint32_t taken);

static inline leap_edges edges_with(leap_edges edges, leap_edges more)
{
    return (leap_edges){edges.one | more.one, edges.other | more.other};
}

static inline leap_edges edges_without(leap_edges edges, leap_edges gone)
{
    return (leap_edges){edges.one & ~gone.one, edges.other & ~gone.other};
}

#endif
