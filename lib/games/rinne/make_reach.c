/* SPDX-License-Identifier: MIT
 * Writes the tables of reach.h as C source. Magic factors are found by trial from a fixed seed. */
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "reach.h"

enum { BOARD = RINNE_FILES * RINNE_RANKS, DIRECTIONS = 8, SETS_MAX = 4096 };

static const int KING_STEPS[DIRECTIONS][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}};
static const int KNIGHT_LEAPS[DIRECTIONS][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

static uint32_t sets[SETS_MAX];
static int set_count = 1; /* set 0 is empty */
static rinne_reach reach[RINNE_KINDS][RINNE_SQUARES];

static uint32_t random_factor(void)
{
    static uint64_t state = 1;
    uint64_t z = state += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return (uint32_t)z & (uint32_t)(z >> 32);
}

/* The squares along one direction, to the first occupied one; without the last square of the board when only those
 * matter that can be run into on the way. */
static uint32_t walk(int square, const int step[2], uint32_t occupied, int limit, bool stop_short)
{
    uint32_t set = 0;
    int file = square % RINNE_FILES + step[0];
    int rank = square / RINNE_FILES + step[1];

    for (int n = 0; n < limit && file >= 0 && file < RINNE_FILES && rank >= 0 && rank < RINNE_RANKS; n++) {
        const uint32_t bit = UINT32_C(1) << (rank * RINNE_FILES + file);
        file += step[0];
        rank += step[1];
        if (stop_short && (file < 0 || file >= RINNE_FILES || rank < 0 || rank >= RINNE_RANKS)) break;
        set |= bit;
        if ((occupied & bit) != 0) break;
    }
    return set;
}

static uint32_t walk_all(int square, const int steps[][2], int count, uint32_t occupied, int limit, bool stop_short)
{
    uint32_t set = 0;

    for (int i = 0; i < count; i++) set |= walk(square, steps[i], occupied, limit, stop_short);
    return set;
}

static rinne_line leaper_line(int square, const int steps[][2])
{
    const rinne_line line = {.first = (uint16_t)set_count};

    sets[set_count++] = walk_all(square, steps, DIRECTIONS, 0, 1, false);
    return line;
}

/* Tries one factor: fills the sets from `line->first` on, false where two different answers meet. */
static bool fill_sets(int square, const int steps[][2], const rinne_line *line, int size)
{
    uint32_t occupied = 0;
    bool used[256] = {false};

    do {
        const uint32_t index = occupied * line->magic >> line->shift;
        const uint32_t set = walk_all(square, steps, 4, occupied, BOARD, false);
        if (index >= (uint32_t)size || (used[index] && sets[line->first + index] != set)) return false;
        used[index] = true;
        sets[line->first + index] = set;
        occupied = (occupied - line->matters) & line->matters; /* the next subset */
    } while (occupied != 0);
    return true;
}

static rinne_line slider_line(int square, const int steps[][2])
{
    rinne_line line = {.matters = walk_all(square, steps, 4, 0, BOARD, true), .first = (uint16_t)set_count};
    int bits = 0;

    for (uint32_t left = line.matters; left != 0; left &= left - 1) bits++;
    line.shift = (uint16_t)(bits > 0 ? 32 - bits : 31);
    do {
        line.magic = random_factor();
    } while (!fill_sets(square, steps, &line, 1 << bits));
    set_count += 1 << bits;
    return line;
}

static void fill_square(int square)
{
    const rinne_line none = {0};
    const rinne_line orthogonal = slider_line(square, &KING_STEPS[0]);
    const rinne_line diagonal = slider_line(square, &KING_STEPS[4]);

    reach[RINNE_KING][square] = (rinne_reach){{leaper_line(square, KING_STEPS), none}};
    reach[RINNE_KNIGHT][square] = (rinne_reach){{leaper_line(square, KNIGHT_LEAPS), none}};
    reach[RINNE_BISHOP][square] = (rinne_reach){{diagonal, none}};
    reach[RINNE_ROOK][square] = (rinne_reach){{orthogonal, none}};
    reach[RINNE_QUEEN][square] = (rinne_reach){{orthogonal, diagonal}};
}

static void print_line(const rinne_line *line)
{
    printf("{0x%" PRIX32 ", 0x%" PRIX32 ", %d, %d}", line->matters, line->magic, line->first, line->shift);
}

int main(void)
{
    for (int square = 0; square < BOARD; square++) fill_square(square);

    printf("/* Made by make_reach.c. */\n#include \"games/rinne/reach.h\"\n\n");
    printf("const rinne_reach agi_rinne_reach[RINNE_KINDS][RINNE_SQUARES] = {\n");
    for (int kind = 0; kind < RINNE_KINDS; kind++) {
        printf("    {\n");
        for (int square = 0; square < RINNE_SQUARES; square++) {
            printf("        {{");
            print_line(&reach[kind][square].lines[0]);
            printf(", ");
            print_line(&reach[kind][square].lines[1]);
            printf("}},\n");
        }
        printf("    },\n");
    }
    printf("};\n\nconst uint32_t agi_rinne_sets[] = {\n");
    for (int i = 0; i < set_count; i++) printf("    0x%" PRIX32 ",\n", sets[i]);
    printf("};\n");
    return 0;
}
