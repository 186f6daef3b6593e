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

/* Where one leap along these edges leads from any of the squares. */
static inline half_board leap_along(half_board from, leap_edges edges, int32_t orientation)
{
    const int32_t one = orientation == ORTHOGONAL ? 1 : 2 * HALF_FILES + 1;
    const int32_t other = orientation == ORTHOGONAL ? 2 * HALF_FILES : 2 * HALF_FILES - 1;

    return ((from & edges.one) << one) | ((from >> one) & edges.one) | ((from & edges.other) << other) |
           ((from >> other) & edges.other);
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

/* Where a search for chains begins: at the start of a chain, or in the middle of one. */
typedef struct leap_begin {
    int32_t home; /* the chain's first square */
    int32_t at;
    int32_t orientation;
    uint32_t taken;    /* mask of the beasts taken so far */
    uint32_t takeable; /* mask of those that may be taken; all others may be leapt over as well */
    squares passed;    /* squares that are not to be come to again before another beast is taken */
} leap_begin;

/* A beast that may be taken on the way. */
typedef struct leap_prey {
    leap_edges edges; /* that lead over it */
    uint32_t bit;     /* in the mask of beasts taken */
} leap_prey;

/*
 * The outcomes of chains. They are found set by set of beasts taken: a set is reached from smaller ones only, so
 * that in the order of their numbers each is complete when it is looked at, and no (square, beasts taken) is passed
 * twice.
 */
typedef struct leap_search {
    leap_begin begin;
    int32_t prey_count;
    leap_prey prey[BEASTS_MAX];
    leap_edges edges; /* over all pieces, those taken so far aside */
    half_board open;  /* empty squares; home is one (section 6.4) */
    /* For each set of prey (bit i: prey[i]) the squares passed with exactly those taken, packed (see unpack_class); and
     * CAME_HOME when the last leap to the chain's first square can be one that takes. */
    uint32_t reached[1 << BEASTS_MAX];
} leap_search;

enum { CAME_HOME = 1 << 20 };

void agi_tensor_search_leaps(leap_search *search, const tensor_position *position, const leap_begin *begin);
/* The same set by set, to look at each at once: first the begin, then all sets in the order of their numbers. */
void agi_tensor_begin_search(leap_search *search, const tensor_position *position, const leap_begin *begin);
void agi_tensor_complete_set(leap_search *search, uint32_t set);
/* The squares where a chain may end with a set of prey taken after the begin (section 6.4). */
half_board agi_tensor_leap_ends(const leap_search *search, uint32_t set);
/* The mask of beasts taken that a set of prey stands for, those taken before the begin not included. */
uint32_t agi_tensor_leap_mask(const leap_search *search, uint32_t set);

/* The fewest leaps that end on a square with all takeable beasts taken; -1 when none do. The search is overwritten. */
int32_t agi_tensor_count_leaps(leap_search *search, const tensor_position *position, const leap_begin *begin,
                               int32_t to);

#endif
