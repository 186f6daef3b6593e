/* SPDX-License-Identifier: MIT
 * Writes the table of rangers.h, and the Rangers' codes, names and symbols, as C source. */
#include <inttypes.h>
#include <stdio.h>

#include "rangers.h"

enum { STEPS_MAX = 8 };

/* Each power's steps as files and ranks (section 2); the rest is zero, no step. */
static const int STEPS[POWERS][STEPS_MAX][2] = {
    [D1] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}},
    [D2] = {{2, 2}, {2, -2}, {-2, 2}, {-2, -2}},
    [N] = {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}},
    [O1] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}},
    [O2] = {{2, 0}, {-2, 0}, {0, 2}, {0, -2}},
};

static bool is_step(const int step[2])
{
    return step[0] != 0 || step[1] != 0;
}

static squares power_reach(int power, int square)
{
    squares reach = 0;

    for (int i = 0; i < STEPS_MAX && is_step(STEPS[power][i]); i++) {
        const int file = square % BOARD_FILES + STEPS[power][i][0];
        const int rank = square / BOARD_FILES + STEPS[power][i][1];
        if (file < 0 || file >= BOARD_FILES || rank < 0 || rank >= BOARD_RANKS) continue;
        reach |= one_square(rank * BOARD_FILES + file);
    }
    return reach;
}

static squares ranger_reach(int ranger, int square)
{
    squares reach = 0;

    for (int power = 0; power < POWERS; power++) {
        if ((ranger >> power & 1) != 0) reach |= power_reach(power, square);
    }
    return reach;
}

static void print_reach(void)
{
    printf("const squares agi_sentai_reach[RANGER_SETS][BOARD_SQUARES] = {\n");
    for (int ranger = 0; ranger < RANGER_SETS; ranger++) {
        printf("    {\n");
        for (int square = 0; square < BOARD_SQUARES; square++) {
            printf("        UINT64_C(0x%016" PRIX64 "),\n", ranger_reach(ranger, square));
        }
        printf("    },\n");
    }
    printf("};\n\n");
}

/* Behind each neighbour that is occupied, the square as far again from the centre. */
static squares hidden_by(int neighbours)
{
    squares hidden = 0;

    for (int i = 0; i < 9; i++) {
        const int file = i % 3 - 1;
        const int rank = i / 3 - 1;
        if ((neighbours >> i & 1) == 0 || i == 4) continue;
        hidden |= one_square(HIDDEN_CENTRE + 2 * (rank * BOARD_FILES + file));
    }
    return hidden;
}

static void print_hidden(void)
{
    printf("const squares agi_sentai_hidden[NEIGHBOUR_SETS] = {\n");
    for (int neighbours = 0; neighbours < NEIGHBOUR_SETS; neighbours++) {
        printf("    UINT64_C(0x%016" PRIX64 "),\n", hidden_by(neighbours));
    }
    printf("};\n\n");
}

/* The last byte in UTF-8 of a digit as an outline for White (U+1D7D8 and up), and in bold for Black (U+1D7CE and up);
 * the first three are the same for all twenty. */
static const int FIRST_DIGIT[2] = {0x98, 0x8E};

static void print_digit(int player, int digit)
{
    printf("\\xF0\\x9D\\x9F\\x%02X", (unsigned)(FIRST_DIGIT[player] + digit));
}

static void print_symbol(int player, int ranger)
{
    printf("\"");
    if (ranger >= 8) print_digit(player, ranger / 8);
    print_digit(player, ranger % 8);
    printf("\"");
}

static void print_ranger(int ranger)
{
    printf("    {.name = \"R%o\", .code = {\"R%02o\", \"r%02o\"}, .symbol = {", (unsigned)ranger, (unsigned)ranger,
           (unsigned)ranger);
    print_symbol(0, ranger);
    printf(", ");
    print_symbol(1, ranger);
    printf("}},\n");
}

static void print_kinds(void)
{
    printf("const agi_kind agi_sentai_kinds[KIND_COUNT] = {\n");
    printf("    {.name = \"King\", .code = {\"K\", \"k\"}, .symbol = {\"\\xE2\\x99\\x94\", \"\\xE2\\x99\\x9A\"}},\n");
    printf("    {.name = \"Pawn\", .code = {\"P\", \"p\"}, .symbol = {\"\\xE2\\x99\\x99\", \"\\xE2\\x99\\x9F\"}},\n");
    for (int ranger = 1; ranger < RANGER_SETS; ranger++) print_ranger(ranger);
    printf("};\n");
}

int main(void)
{
    printf("/* Made by make_rangers.c. */\n#include \"games/sentai/sentai.h\"\n\n");
    print_reach();
    print_hidden();
    print_kinds();
    return 0;
}
