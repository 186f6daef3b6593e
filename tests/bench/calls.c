/* SPDX-License-Identifier: MIT
 * Measures what the calls of a public loop alone cost, and prints how many leaves and how long, as bench.c does.
 *
 *   calls MOVES DEPTH    leaves of moves, play, undo at every node of a game of nothing.h
 */
#include "nothing.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { LEVELS = 12, MOVES_MAX = 256 };

static uint32_t room[LEVELS][MOVES_MAX];

static double seconds_now(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static uint64_t loop(nothing_game *game, int32_t depth)
{
    uint32_t *moves = room[depth];
    const int32_t count = nothing_moves(game, moves, MOVES_MAX);
    uint64_t leaves = 0;

    for (int32_t i = 0; i < count; i++) {
        nothing_play(game, moves[i]);
        leaves += depth == 1 ? 1 : loop(game, depth - 1);
        nothing_undo(game);
    }
    return leaves;
}

int main(int argc, char **argv)
{
    const int32_t moves = argc == 3 ? atoi(argv[1]) : 0;
    const int32_t depth = argc == 3 ? atoi(argv[2]) : 0;
    nothing_game *game;
    uint64_t leaves;
    double start;

    if (moves < 1 || moves > MOVES_MAX || depth < 1 || depth >= LEVELS) {
        fprintf(stderr, "usage: calls MOVES DEPTH, 1 to %d and 1 to %d\n", MOVES_MAX, LEVELS - 1);
        return 2;
    }
    game = nothing_new(moves);
    if (!game) return 2;
    start = seconds_now();
    leaves = loop(game, depth);
    printf("%llu %.6f\n", (unsigned long long)leaves, seconds_now() - start);
    nothing_free(game);
    return 0;
}
