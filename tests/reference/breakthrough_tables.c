/* SPDX-License-Identifier: MIT
 * Writes the tables of Breakthrough that come from the reference: breakthrough_tables
 * perft|games|moves [most depth of perft]. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "breakthrough_reference.h"

enum { GAMES = 12, LISTS = 24, START_DEPTH = 6 };

static const char START[] = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w";

/* Positions that games hardly lead to, and how deep they are counted. */
typedef struct extra {
    const char *position;
    int depth;
} extra;

static const extra EXTRAS[] = {
    {"pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP b", 4},
    {"8/1P6/8/8/8/8/6p1/8 w", 3},           /* both are one move away from winning */
    {"8/8/p1p1p1p1/1P1P1P1P/8/8/8/8 w", 6}, /* a board of captures */
    {"8/8/8/pppppppp/PPPPPPPP/8/8/8 b", 4}, /* nobody goes straight on */
    {"p6p/8/8/3pp3/3PP3/8/8/P6P w", 6},     /* pieces at the edges */
    {"8/8/8/8/8/1p6/8/P7 w", 5},            /* the last piece can be captured */
    {"1p6/P7/8/8/8/8/8/8 b", 4},            /* and so can the one that is about to win */
    {"pppppppp/1PPPPPPP/8/8/8/8/pppppp2/PPPPPPPP w", 2},
    {"4P3/p7/8/8/8/8/7P/8 b", 3}, /* won */
    {"p7/8/8/8/8/8/8/8 w", 3},    /* lost: no piece */
};

enum { EXTRA_COUNT = sizeof EXTRAS / sizeof EXTRAS[0] };

static uint32_t draw_below(uint64_t *seed, uint32_t n)
{
    *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((*seed >> 33) % n);
}

/* ---- perft ---- */

static void print_counts(const char *position, int depths, int most)
{
    const reference_position board = reference_read(position);

    for (int depth = 1; depth <= depths && depth <= most; depth++)
        printf("breakthrough\t%d\t%" PRIu64 "\t%s\n", depth, reference_perft(&board, depth), position);
}

static void print_perft(int most)
{
    puts("variant\tdepth\tcount\tposition");
    print_counts(START, START_DEPTH, most);
    for (int i = 0; i < EXTRA_COUNT; i++) print_counts(EXTRAS[i].position, EXTRAS[i].depth, most);
}

/* ---- games ---- */

static void print_game(int game, uint64_t *seed)
{
    reference_position board = reference_read(START);
    reference_move moves[REFERENCE_MOVES];
    char text[REFERENCE_TEXT];
    int count;

    for (int ply = 1; (count = reference_list(&board, moves)) > 0; ply++) {
        const reference_move *move = &moves[draw_below(seed, (uint32_t)count)];
        board = move->after;
        reference_write(&board, text);
        const char *status = reference_status(&board);
        printf("%d\t%d\t%s\t%s\t%.*s\n", game, ply, move->coordinate, text, (int)strcspn(status, " "), status);
    }
}

static void print_games(void)
{
    uint64_t seed = 2000;

    puts("game\tply\tmove\tposition after\tstatus after");
    for (int game = 1; game <= GAMES; game++) print_game(game, &seed);
}

/* ---- lists of moves ---- */

static int compare_moves(const void *a, const void *b)
{
    return strcmp(((const reference_move *)a)->coordinate, ((const reference_move *)b)->coordinate);
}

static void print_list(const reference_position *board)
{
    reference_move moves[REFERENCE_MOVES];
    const int count = reference_list(board, moves);
    char text[REFERENCE_TEXT];

    reference_write(board, text);
    qsort(moves, (size_t)count, sizeof *moves, compare_moves);
    printf("%s\t", text);
    for (int i = 0; i < count; i++) printf("%s%s", i > 0 ? " " : "", moves[i].coordinate);
    putchar('\n');
}

/* The position after so many random moves, or the last one with a move. */
static reference_position wander(int plies, uint64_t *seed)
{
    reference_position board = reference_read(START);
    reference_move moves[REFERENCE_MOVES];
    int count = reference_list(&board, moves);

    while (plies-- > 0) {
        const reference_position next = moves[draw_below(seed, (uint32_t)count)].after;
        count = reference_list(&next, moves);
        if (count == 0) break;
        board = next;
    }
    return board;
}

static void print_moves(void)
{
    uint64_t seed = 2001;

    puts("position\tmoves");
    for (int i = 0; i < LISTS; i++) {
        const reference_position board = wander(3 * i, &seed);
        print_list(&board);
    }
    for (int i = 0; i < EXTRA_COUNT; i++) {
        const reference_position board = reference_read(EXTRAS[i].position);
        print_list(&board);
    }
}

int main(int argc, char **argv)
{
    const char *table = argc > 1 ? argv[1] : "";

    if (strcmp(table, "perft") == 0) {
        print_perft(argc > 2 ? atoi(argv[2]) : START_DEPTH);
    } else if (strcmp(table, "games") == 0) {
        print_games();
    } else if (strcmp(table, "moves") == 0) {
        print_moves();
    } else {
        fputs("usage: breakthrough_tables perft|games|moves [DEPTH]\n", stderr);
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
