/* SPDX-License-Identifier: MIT
 * Where a piece goes (rule sheet, section 3): tables made at build time by make_reach.c.
 *
 * Squares are bits of a 32-bit set, a1 = bit 0, five to a rank. The tables are those of the board of six ranks; on the
 * small board the sixth rank counts as occupied. */
#ifndef AGI_RINNE_REACH_H
#define AGI_RINNE_REACH_H

#include <stdint.h>

enum { RINNE_FILES = 5, RINNE_RANKS = 6, RINNE_SQUARES = 32 /* the last two are never used */ };

/* The kinds in the order of the cycle, from 1; 0 is no piece. X is a piece whose roll is still to come. */
enum {
    RINNE_NONE,
    RINNE_KING,
    RINNE_KNIGHT,
    RINNE_BISHOP,
    RINNE_ROOK,
    RINNE_QUEEN,
    RINNE_X,
    RINNE_KINDS = 8 /* rows of tables: three bits, of which the last number is no kind */
};

/* Two lookups a piece: orthogonal and diagonal lines, where for a king or a knight the first is the whole answer. The
 * occupied squares that matter, times `magic`, shifted down, give the index of the set from `first` on. */
typedef struct rinne_line {
    uint32_t matters;
    uint32_t magic;
    uint16_t first;
    uint16_t shift;
} rinne_line;

typedef struct rinne_reach {
    rinne_line lines[2];
} rinne_reach;

/* Hidden, so that they are found without a detour. */
__attribute__((visibility("hidden"))) extern const rinne_reach agi_rinne_reach[RINNE_KINDS][RINNE_SQUARES];
__attribute__((visibility("hidden"))) extern const uint32_t agi_rinne_sets[];

/* The squares a piece of this kind reaches, all occupied squares it runs into included. */
static inline uint32_t rinne_targets(uint32_t kind, uint32_t square, uint32_t occupied)
{
    const rinne_line *a = &agi_rinne_reach[kind][square].lines[0];
    const rinne_line *b = &agi_rinne_reach[kind][square].lines[1];

    return agi_rinne_sets[a->first + ((occupied & a->matters) * a->magic >> a->shift)] |
           agi_rinne_sets[b->first + ((occupied & b->matters) * b->magic >> b->shift)];
}

#endif
