/* SPDX-License-Identifier: MIT
 * Writes the tables of attacks.h as C source. The factors of the bishops' tables are found by trial from a fixed
 * seed. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "attacks.h"

enum { DIRECTIONS = 4, LEAPS = 8, SETS_MAX = 512 };

static const int STRAIGHT[DIRECTIONS][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
static const int DIAGONAL[DIRECTIONS][2] = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
static const int KING_STEPS[LEAPS][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
static const int KNIGHT_LEAPS[LEAPS][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

static chess_attacks tables;
static chess_gathered_attacks gathered;

static bool is_on_board(int file, int rank)
{
    return file >= 0 && file < BOARD_FILES && rank >= 0 && rank < BOARD_RANKS;
}

static squares leaps(int square, const int steps[LEAPS][2])
{
    squares set = 0;

    for (int i = 0; i < LEAPS; i++) {
        const int file = square % BOARD_FILES + steps[i][0];
        const int rank = square / BOARD_FILES + steps[i][1];
        if (is_on_board(file, rank)) set |= one_square(rank * BOARD_FILES + file);
    }
    return set;
}

/* The squares along four directions up to the first occupied one; without the last of the board where only those matter
 * that can be in the way. */
static squares slides(int square, const int directions[DIRECTIONS][2], squares occupied, bool stop_short)
{
    squares set = 0;

    for (int i = 0; i < DIRECTIONS; i++) {
        int file = square % BOARD_FILES + directions[i][0];
        int rank = square / BOARD_FILES + directions[i][1];
        while (is_on_board(file, rank)) {
            const squares bit = one_square(rank * BOARD_FILES + file);
            file += directions[i][0];
            rank += directions[i][1];
            if (stop_short && !is_on_board(file, rank)) break;
            set |= bit;
            if ((occupied & bit) != 0) break;
        }
    }
    return set;
}

static uint64_t random_factor(void)
{
    static uint64_t state = 1;
    uint64_t bits = ~UINT64_C(0);

    for (int i = 0; i < 3; i++) {
        uint64_t z = state += UINT64_C(0x9E3779B97F4A7C15);
        z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
        z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
        bits &= z ^ z >> 31;
    }
    return bits;
}

/* Fills a bishop's sets by a factor; false when two boards with different attacks get one index. */
static bool try_factor(int square, const chess_diagonals *lines, squares *sets)
{
    squares occupied = 0;

    memset(sets, 0, SETS_MAX * sizeof *sets);
    do {
        const squares attacked = slides(square, DIAGONAL, occupied, false);
        squares *set = &sets[occupied * lines->factor >> lines->shift];
        if (*set != 0 && *set != attacked) return false;
        *set = attacked;
        occupied = (occupied - lines->inner) & lines->inner; /* the next subset of inner */
    } while (occupied != 0);
    return true;
}

static uint32_t make_bishop(int square, uint32_t first)
{
    chess_diagonals *lines = &tables.diagonals[square];
    squares sets[SETS_MAX];
    uint32_t size;

    lines->inner = slides(square, DIAGONAL, 0, true);
    size = UINT32_C(1) << count_squares(lines->inner);
    lines->shift = 64 - (uint32_t)count_squares(lines->inner);
    lines->first = first;
    do {
        lines->factor = random_factor();
    } while (!try_factor(square, lines, sets));
    memcpy(&tables.bishop_sets[first], sets, size * sizeof *sets);
    return first + size;
}

/* The members of a set that are in the mask, drawn together. */
static uint64_t gather(squares set, squares mask)
{
    uint64_t drawn = 0;

    for (int i = 0; mask != 0; i++) {
        if (has_square(set, take_square(&mask))) drawn |= UINT64_C(1) << i;
    }
    return drawn;
}

static uint32_t make_gathered(chess_lines *lines, int square, const int directions[DIRECTIONS][2], uint32_t first)
{
    squares occupied = 0;

    *lines = (chess_lines){
        .inner = slides(square, directions, 0, true), .whole = slides(square, directions, 0, false), .first = first};
    do {
        const squares attacked = slides(square, directions, occupied, false);
        gathered.sets[first + gather(occupied, lines->inner)] = (uint16_t)gather(attacked, lines->whole);
        occupied = (occupied - lines->inner) & lines->inner; /* the next subset of inner */
    } while (occupied != 0);
    return first + (UINT32_C(1) << count_squares(lines->inner));
}

static void make_lines(void)
{
    for (int along = 0; along < 8; along++) {
        for (squares inner = 0; inner < 64; inner++) {
            squares on_file = 0;
            for (int i = 0; i < 6; i++) {
                if ((inner >> i & 1) != 0) on_file |= one_square((i + 1) * BOARD_FILES);
            }
            tables.rank_slides[along][inner] = (uint8_t)(slides(along, STRAIGHT, inner << 1, false) & whole_rank(0));
            tables.file_slides[along][file_index(on_file)] =
                slides(along * BOARD_FILES, STRAIGHT, on_file, false) & whole_file(0);
        }
    }
}

static void make_between(int from)
{
    for (int to = 0; to < BOARD_SQUARES; to++) {
        if (has_square(tables.straight[from], to)) {
            tables.between[from][to] =
                slides(from, STRAIGHT, one_square(to), false) & slides(to, STRAIGHT, one_square(from), false);
        } else if (has_square(tables.diagonal[from], to)) {
            tables.between[from][to] =
                slides(from, DIAGONAL, one_square(to), false) & slides(to, DIAGONAL, one_square(from), false);
        }
    }
}

static void print_sets(const char *name, const squares *sets, int count)
{
    printf("    .%s = {", name);
    for (int i = 0; i < count; i++) printf("%s0x%" PRIX64 ",", i % 6 == 0 ? "\n        " : " ", sets[i]);
    printf("\n    },\n");
}

static void print_rows(const char *name, const squares *sets, int rows, int row_length)
{
    char row_name[40];

    for (int row = 0; row < rows; row++) {
        snprintf(row_name, sizeof row_name, "%s[%d]", name, row);
        print_sets(row_name, sets + row * row_length, row_length);
    }
}

static void print_rank_slides(void)
{
    printf("    .rank_slides = {\n");
    for (int file = 0; file < BOARD_FILES; file++) {
        printf("        {");
        for (int i = 0; i < 64; i++) printf("%d, ", tables.rank_slides[file][i]);
        printf("},\n");
    }
    printf("    },\n");
}

static void print_diagonals(void)
{
    printf("    .diagonals = {\n");
    for (int square = 0; square < BOARD_SQUARES; square++) {
        const chess_diagonals *lines = &tables.diagonals[square];
        printf("        {0x%" PRIX64 ", 0x%" PRIX64 ", %" PRIu32 ", %" PRIu32 "},\n", lines->inner, lines->factor,
               lines->shift, lines->first);
    }
    printf("    },\n");
}

static void print_lines(const char *name, const chess_lines *lines)
{
    printf("    .%s = {\n", name);
    for (int i = 0; i < BOARD_SQUARES; i++) {
        printf("        {0x%" PRIX64 ", 0x%" PRIX64 ", %" PRIu64 "},\n", lines[i].inner, lines[i].whole,
               lines[i].first);
    }
    printf("    },\n");
}

static void print_gathered(void)
{
    printf("#if AGI_CHOOSES_CPU\nconst chess_gathered_attacks agi_chess_gathered = {\n");
    print_lines("bishop", gathered.bishop);
    print_lines("rook", gathered.rook);
    printf("    .sets = {");
    for (int i = 0; i < CHESS_BISHOP_SETS + CHESS_ROOK_SETS; i++) {
        printf("%s%d,", i % 20 == 0 ? "\n        " : " ", gathered.sets[i]);
    }
    printf("\n    },\n};\n#endif\n");
}

int main(void)
{
    uint32_t sets = 0;
    uint32_t gathered_sets = 0;

    make_lines();
    for (int square = 0; square < BOARD_SQUARES; square++) {
        tables.king[square] = leaps(square, KING_STEPS);
        tables.knight[square] = leaps(square, KNIGHT_LEAPS);
        tables.straight[square] = slides(square, STRAIGHT, 0, false);
        tables.diagonal[square] = slides(square, DIAGONAL, 0, false);
        sets = make_bishop(square, sets);
        gathered_sets = make_gathered(&gathered.bishop[square], square, DIAGONAL, gathered_sets);
        gathered_sets = make_gathered(&gathered.rook[square], square, STRAIGHT, gathered_sets);
    }
    for (int square = 0; square < BOARD_SQUARES; square++) make_between(square);

    printf("/* Made by make_attacks.c. */\n#include \"games/chess/attacks.h\"\n\nconst chess_attacks agi_chess_attacks "
           "= {\n");
    print_sets("king", tables.king, BOARD_SQUARES);
    print_sets("knight", tables.knight, BOARD_SQUARES);
    print_sets("straight", tables.straight, BOARD_SQUARES);
    print_sets("diagonal", tables.diagonal, BOARD_SQUARES);
    print_rank_slides();
    print_rows("file_slides", tables.file_slides[0], BOARD_RANKS, 64);
    print_diagonals();
    print_sets("bishop_sets", tables.bishop_sets, CHESS_BISHOP_SETS);
    print_rows("between", tables.between[0], BOARD_SQUARES, BOARD_SQUARES);
    printf("};\n");
    print_gathered();
    return sets == CHESS_BISHOP_SETS && gathered_sets == CHESS_BISHOP_SETS + CHESS_ROOK_SETS ? 0 : 1;
}
