/* SPDX-License-Identifier: MIT
 * Writes the tables of attacks.h as C source. */
#include <inttypes.h>
#include <stdio.h>

#include "attacks.h"

enum { LEAPS = 8 };

static const int KING_STEPS[LEAPS][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
static const int KNIGHT_LEAPS[LEAPS][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
/* In the order of RANK_LINE ... FALLING_LINE, upwards. */
static const int LINE_STEPS[LINE_COUNT][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

static tensor_attacks tables;

static bool is_on_board(int file, int rank)
{
    return file >= 0 && file < BOARD_FILES && rank >= 0 && rank < BOARD_RANKS;
}

static squares leaps(int square, const int steps[LEAPS][2])
{
    squares set = {0, 0};

    for (int i = 0; i < LEAPS; i++) {
        const int file = square % BOARD_FILES + steps[i][0];
        const int rank = square / BOARD_FILES + steps[i][1];
        if (is_on_board(file, rank)) set = either(set, one_square(rank * BOARD_FILES + file));
    }
    return set;
}

static void make_line(int square, int line)
{
    const int *step = LINE_STEPS[line];

    for (int way = -1; way <= 1; way += 2) {
        int file = square % BOARD_FILES + way * step[0];
        int rank = square / BOARD_FILES + way * step[1];
        for (; is_on_board(file, rank); file += way * step[0], rank += way * step[1]) {
            const int other = rank * BOARD_FILES + file;
            tables.line[line][square] = either(tables.line[line][square], one_square(other));
            tables.line_of[square][other] = (uint8_t)line;
        }
    }
}

/* The line's square on rank r goes to bit 58 + r - 1 by one term of the factor. The other products of a square and a
 * term fall below bit 58 or leave the word, and no two of them meet. */
static void make_gather(int square, int line)
{
    line_gather *gather = &tables.gather[line][square];
    const int step = LINE_STEPS[line][0];

    for (int rank = 1; rank <= INNER_RANKS; rank++) {
        const int file = square % BOARD_FILES + step * (rank - square / BOARD_FILES);
        const int bit = (rank - 1) * BOARD_FILES + file;
        if (!is_on_board(file, rank)) continue;
        if (rank != square / BOARD_FILES) gather->inner |= UINT64_C(1) << bit;
        gather->factor |= UINT64_C(1) << (64 - INNER_RANKS + rank - 1 - bit);
    }
}

/* Along a row of places, from one of them to the nearest occupied ones or the ends. */
static unsigned slide_in_row(int bit, int places, unsigned occupied)
{
    unsigned reached = 0;

    for (int way = -1; way <= 1; way += 2) {
        for (int to = bit + way; to >= 0 && to < places; to += way) {
            reached |= 1u << to;
            if ((occupied >> to & 1) != 0) break;
        }
    }
    return reached;
}

static void make_slides(void)
{
    for (int file = 0; file < BOARD_FILES; file++) {
        for (unsigned inner = 0; inner < 1u << INNER_FILES; inner++) {
            tables.rank_slides[file][inner] = (uint16_t)slide_in_row(file, BOARD_FILES, inner << 1);
        }
    }
    for (int rank = 0; rank < BOARD_RANKS; rank++) {
        for (unsigned inner = 0; inner < 1u << INNER_RANKS; inner++) {
            tables.line_slides[rank][inner] = (uint8_t)slide_in_row(rank, BOARD_RANKS, inner << 1);
        }
    }
    for (unsigned set = 0; set < 1u << BOARD_RANKS; set++) {
        for (int rank = 0; rank < BOARD_RANKS; rank++) {
            if ((set >> rank & 1) != 0) tables.ranks[set] = either(tables.ranks[set], whole_rank(rank));
        }
    }
}

static void make_square(int square)
{
    tables.one[square] = one_square(square);
    tables.king[square] = leaps(square, KING_STEPS);
    tables.knight[square] = leaps(square, KNIGHT_LEAPS);
    for (int other = 0; other < BOARD_SQUARES; other++) tables.line_of[square][other] = NO_LINE;
    for (int line = 0; line < LINE_COUNT; line++) {
        make_line(square, line);
        if (line != RANK_LINE) make_gather(square, line);
    }
}

static void print_sets(const char *name, const squares *sets, int count)
{
    printf("    .%s = {", name);
    for (int i = 0; i < count; i++) {
        printf("%s{0x%" PRIX64 ", 0x%" PRIX64 "},", i % 4 == 0 ? "\n        " : " ", sets[i].low, sets[i].high);
    }
    printf("\n    },\n");
}

/* Numbers row by row; one row is flat. */
static void print_rows(const char *name, const uint16_t *numbers, int rows, int row_length)
{
    printf("    .%s = {\n", name);
    for (int row = 0; row < rows; row++) {
        printf("        {");
        for (int i = 0; i < row_length; i++) printf("%d, ", numbers[row * row_length + i]);
        printf("},\n");
    }
    printf("    },\n");
}

/* The same for bytes. */
static void print_byte_rows(const char *name, const uint8_t *bytes, int rows, int row_length)
{
    uint16_t numbers[BOARD_SQUARES * BOARD_SQUARES];

    for (int i = 0; i < rows * row_length; i++) numbers[i] = bytes[i];
    print_rows(name, numbers, rows, row_length);
}

static void print_gathers(void)
{
    printf("    .gather = {\n");
    for (int line = 0; line < LINE_COUNT; line++) {
        printf("        {");
        for (int square = 0; square < BOARD_SQUARES; square++) {
            const line_gather *gather = &tables.gather[line][square];
            printf("\n            {0x%" PRIX64 ", 0x%" PRIX64 "},", gather->inner, gather->factor);
        }
        printf("\n        },\n");
    }
    printf("    },\n");
}

int main(void)
{
    char name[20];

    make_slides();
    for (int square = 0; square < BOARD_SQUARES; square++) make_square(square);
    printf("/* Made by make_attacks.c. */\n#include \"games/tensor/attacks.h\"\n\n");
    printf("const tensor_attacks agi_tensor_attacks = {\n");
    print_sets("one", tables.one, BOARD_SQUARES);
    print_sets("king", tables.king, BOARD_SQUARES);
    print_sets("knight", tables.knight, BOARD_SQUARES);
    for (int line = 0; line < LINE_COUNT; line++) {
        snprintf(name, sizeof name, "line[%d]", line);
        print_sets(name, tables.line[line], BOARD_SQUARES);
    }
    print_gathers();
    print_sets("ranks", tables.ranks, 1 << BOARD_RANKS);
    print_rows("rank_slides", tables.rank_slides[0], BOARD_FILES, 1 << INNER_FILES);
    print_byte_rows("line_slides", tables.line_slides[0], BOARD_RANKS, 1 << INNER_RANKS);
    print_byte_rows("line_of", tables.line_of[0], BOARD_SQUARES, BOARD_SQUARES);
    printf("};\n");
    return 0;
}
