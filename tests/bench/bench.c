/* SPDX-License-Identifier: MIT
 * Measures one thing through the public interface and prints how many and how long: "135878210 0.1104".
 *
 *   bench perft VARIANT DEPTH [POSITION]      leaves of ag_game_perft
 *   bench loop VARIANT DEPTH [POSITION]       leaves of moves, play_unchecked, undo at every node
 *   bench counting VARIANT DEPTH [POSITION]   the same, with the last ply counted by ag_game_perft
 *   bench playouts VARIANT PLIES [POSITION]   plies of random games
 *   bench list VARIANT PLIES [POSITION]       moves listed along random games
 */
#include <abstractgames/abstractgames.h>

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { GAME_PLIES_MAX = 2000 };

static ag_move *room; /* one list of moves a ply, for the deepest loop */
static int32_t room_moves;

static double seconds_now(void)
{
    struct timespec now;

    timespec_get(&now, TIME_UTC);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static uint64_t loop(ag_game *game, int32_t depth)
{
    ag_move *moves = room + (ptrdiff_t)room_moves * depth;
    const int32_t count = ag_game_moves(game, moves, room_moves);
    uint64_t leaves = 0;

    for (int32_t i = 0; i < count; i++) {
        ag_game_play_unchecked(game, moves[i]);
        leaves += depth == 1 ? 1 : loop(game, depth - 1);
        ag_game_undo(game);
    }
    return leaves;
}

static uint64_t counting(ag_game *game, int32_t depth)
{
    ag_move *moves = room + (ptrdiff_t)room_moves * depth;
    uint64_t leaves = 0;
    int32_t count;

    if (depth == 1) return ag_game_perft(game, 1);
    count = ag_game_moves(game, moves, room_moves);
    for (int32_t i = 0; i < count; i++) {
        ag_game_play_unchecked(game, moves[i]);
        leaves += counting(game, depth - 1);
        ag_game_undo(game);
    }
    return leaves;
}

static uint64_t playouts(ag_game *game, int32_t plies)
{
    uint64_t seed = 1;
    uint64_t played = 0;

    while (played < (uint64_t)plies) {
        ag_game_rewind(game, 0);
        played += (uint64_t)ag_game_playout(game, &seed, GAME_PLIES_MAX);
    }
    return played;
}

/* Lists every position of random games several times, so that listing is what is measured. */
static uint64_t list(ag_game *game, int32_t plies)
{
    enum { TIMES = 16 };
    uint64_t seed = 1;
    uint64_t listed = 0;

    for (int32_t ply = 0; ply < plies; ply++) {
        if (ag_game_playout(game, &seed, 1) == 0) ag_game_rewind(game, 0);
        for (int32_t i = 0; i < TIMES; i++) listed += (uint64_t)ag_game_moves(game, room, room_moves);
    }
    return listed;
}

static uint64_t measure(const char *what, ag_game *game, int32_t number)
{
    if (strcmp(what, "perft") == 0) return ag_game_perft(game, number);
    if (strcmp(what, "loop") == 0) return loop(game, number);
    if (strcmp(what, "counting") == 0) return counting(game, number);
    if (strcmp(what, "playouts") == 0) return playouts(game, number);
    if (strcmp(what, "list") == 0) return list(game, number);
    fprintf(stderr, "bench: no measurement is called \"%s\"\n", what);
    exit(2);
}

int main(int argc, char **argv)
{
    enum { LEVELS = 12 };
    char why[200];
    ag_game *game;
    uint64_t count;
    double start;

    if (argc < 4) {
        fprintf(stderr, "usage: bench perft|loop|counting|playouts|list VARIANT NUMBER [POSITION]\n");
        return 2;
    }
    if (ag_game_new(&game, ag_variant_find(argv[2]), argc > 4 ? argv[4] : NULL, why, sizeof why) != AG_OK) {
        fprintf(stderr, "bench: %s: %s\n", argv[2], why);
        return 2;
    }
    room_moves = ag_variant_moves_max(ag_game_variant(game));
    room = malloc(sizeof *room * (size_t)room_moves * LEVELS);
    if (!room) return 2;
    start = seconds_now();
    count = measure(argv[1], game, atoi(argv[3]));
    printf("%llu %.6f\n", (unsigned long long)count, seconds_now() - start);
    ag_game_free(game);
    free(room);
    return 0;
}
