/* SPDX-License-Identifier: MIT
 * Where pieces attack. The tables are made by make_attacks.c when the library is built; they take 80 kilobytes, of
 * which few are in use at a time, and 220 more where the processor may turn out to have PEXT.
 *
 * A rook sees the ends of its rank and its file: each has six squares between its ends, so 64 tables of 64 sets do.
 * A bishop's two diagonals are looked up together: a multiplication gathers what stands on them into an index. */
#ifndef AGI_CHESS_ATTACKS_H
#define AGI_CHESS_ATTACKS_H

#include "games/orthodox/board8x8.h"

/* A bishop's diagonals without their ends, and where its sets begin in bishop_sets. */
typedef struct chess_diagonals {
    squares inner;
    uint64_t factor;
    uint32_t shift;
    uint32_t first;
} chess_diagonals;

enum { CHESS_BISHOP_SETS = 5248 };

typedef struct chess_attacks {
    squares king[BOARD_SQUARES];
    squares knight[BOARD_SQUARES];
    squares straight[BOARD_SQUARES];      /* a rook's on an empty board */
    squares diagonal[BOARD_SQUARES];      /* a bishop's */
    uint8_t rank_slides[BOARD_FILES][64]; /* by file, and by what stands on files b to g */
    squares file_slides[BOARD_RANKS][64]; /* by rank, and by what stands on ranks 2 to 7: bit 0 for 7; on the a-file */
    chess_diagonals diagonals[BOARD_SQUARES];
    squares bishop_sets[CHESS_BISHOP_SETS];
    squares between[BOARD_SQUARES][BOARD_SQUARES]; /* on a common line, ends excluded; else none */
} chess_attacks;

__attribute__((visibility("hidden"))) extern const chess_attacks agi_chess_attacks;

/* What stands on ranks 2 to 7 of the a-file, as an index of file_slides. */
static inline uint32_t file_index(squares occupied)
{
    return (uint32_t)((occupied & whole_file(0)) * UINT64_C(0x0080402010080400) >> 58);
}

static AGI_PART squares rook_attacks(int32_t square, squares occupied)
{
    const int32_t file = square & 7;
    const int32_t rank_start = square & 56;
    const squares on_rank = agi_chess_attacks.rank_slides[file][occupied >> (rank_start + 1) & 63];
    const squares on_file = agi_chess_attacks.file_slides[square >> 3][file_index(occupied >> file)];

    return on_rank << rank_start | on_file << file;
}

static AGI_PART squares bishop_attacks(int32_t square, squares occupied)
{
    const chess_diagonals *lines = &agi_chess_attacks.diagonals[square];
    return agi_chess_attacks.bishop_sets[lines->first + ((occupied & lines->inner) * lines->factor >> lines->shift)];
}

/* What stands on a piece's lines, gathered, is the index of what it attacks on them, gathered. */
typedef struct chess_lines {
    squares inner; /* the lines without the ends of the board */
    squares whole;
    uint64_t first; /* where its sets begin */
} chess_lines;

enum { CHESS_ROOK_SETS = 102400 };

/* For AGI_CPU_PEXT: a rook's ranks and files together, too. 220 kilobytes. */
typedef struct chess_gathered_attacks {
    chess_lines bishop[BOARD_SQUARES];
    chess_lines rook[BOARD_SQUARES];
    uint16_t sets[CHESS_BISHOP_SETS + CHESS_ROOK_SETS];
} chess_gathered_attacks;

#if AGI_CHOOSES_CPU
__attribute__((visibility("hidden"))) extern const chess_gathered_attacks agi_chess_gathered;

static AGI_PART squares line_attacks(const chess_lines *lines, squares occupied)
{
    const uint16_t set = agi_chess_gathered.sets[lines->first + agi_gather_bits(occupied, lines->inner)];
    return agi_scatter_bits(set, lines->whole);
}
#endif

/* The same, the way that suits the processor. */
static AGI_PART squares rook_attacks_on(agi_cpu cpu, int32_t square, squares occupied)
{
#if AGI_CHOOSES_CPU
    if (cpu == AGI_CPU_PEXT) return line_attacks(&agi_chess_gathered.rook[square], occupied);
#endif
    (void)cpu;
    return rook_attacks(square, occupied);
}

static AGI_PART squares bishop_attacks_on(agi_cpu cpu, int32_t square, squares occupied)
{
#if AGI_CHOOSES_CPU
    if (cpu == AGI_CPU_PEXT) return line_attacks(&agi_chess_gathered.bishop[square], occupied);
#endif
    (void)cpu;
    return bishop_attacks(square, occupied);
}

#endif
