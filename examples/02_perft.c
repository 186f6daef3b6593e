/* SPDX-License-Identifier: MIT
 *
 * Counts the leaves of the tree of legal moves: the usual test, and measure of speed, of a move generator.
 *
 *     02_perft rinne 5                                   every depth up to 5, from the start position
 *     02_perft rinne 3 "2Q2/1n3/B4/4b/5/5 b"             from another position
 *     02_perft --divide rinne 3                          depth 3, counted for each first move
 */
#include <abstractgames/abstractgames.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DEPTH_MOST = 40, WHY_BYTES = 300, BAD_USAGE = 2 };

static const char usage[] = "usage: 02_perft [--divide] VARIANT DEPTH [POSITION]\n"
                            "Counts the positions that DEPTH plies can lead to, from 0 to 40.\n"
                            "--divide counts them for each first move.\n";

static void print_variants(void)
{
    fprintf(stderr, "The variants are:");
    for (int32_t i = 0; i < ag_variant_count(); i++) fprintf(stderr, " %s", ag_variant_id(ag_variant_at(i)));
    fputc('\n', stderr);
}

/* A depth, or -1 when the text is none. */
static int32_t read_depth(const char *text)
{
    char *end;
    const long depth = strtol(text, &end, 10);
    return end == text || *end != '\0' || depth < 0 || depth > DEPTH_MOST ? -1 : (int32_t)depth;
}

static void print_speed(uint64_t nodes, clock_t began)
{
    const clock_t ticks = clock() - began;
    const double seconds = (double)(ticks > 0 ? ticks : 1) / CLOCKS_PER_SEC;
    printf("%" PRIu64 " nodes in %.3f s, %.0f nodes per second\n", nodes, seconds, (double)nodes / seconds);
}

static int count_depths(const ag_game *game, int32_t depth)
{
    for (int32_t d = depth > 0; d < depth; d++) printf("depth %2d %20" PRIu64 "\n", (int)d, ag_game_perft(game, d));
    const clock_t began = clock();
    const uint64_t nodes = ag_game_perft(game, depth);
    printf("depth %2d %20" PRIu64 "\n", (int)depth, nodes);
    print_speed(nodes, began);
    return EXIT_SUCCESS;
}

static int count_divided(ag_game *game, int32_t depth)
{
    char text[200];
    const int32_t count = ag_game_moves(game, NULL, 0);
    ag_move *moves = malloc((size_t)count * sizeof *moves + 1);
    if (moves == NULL) return EXIT_FAILURE;
    ag_game_moves(game, moves, count);
    const clock_t began = clock();
    uint64_t total = 0;
    for (int32_t i = 0; i < count; i++) {
        ag_move_text(game, moves[i], AG_TEXT_COORDINATE, text, sizeof text);
        if (ag_game_play(game, moves[i]) != AG_OK) break;
        const uint64_t nodes = ag_game_perft(game, depth - 1);
        ag_game_undo(game);
        printf("%s %" PRIu64 "\n", text, nodes);
        total += nodes;
    }
    free(moves);
    printf("%d moves\n", (int)count);
    print_speed(total, began);
    return EXIT_SUCCESS;
}

/* What is left in the buffer is written now, so that a full disk is not taken for success. */
static int written(int status)
{
    if (fflush(stdout) == 0 && !ferror(stdout)) return status;
    fputs("standard output: it cannot be written\n", stderr);
    return EXIT_FAILURE;
}

int main(int argc, char **argv)
{
    const int is_divided = argc > 1 && strcmp(argv[1], "--divide") == 0;
    char **argument = argv + 1 + is_divided;
    const int arguments = argc - 1 - is_divided;
    if (arguments == 1 && strcmp(argument[0], "--help") == 0) {
        fputs(usage, stdout);
        return written(EXIT_SUCCESS);
    }
    if (arguments < 2 || arguments > 3) {
        fputs(usage, stderr);
        return BAD_USAGE;
    }
    const ag_variant *variant = ag_variant_find(argument[0]);
    if (variant == NULL) {
        fprintf(stderr, "There is no variant \"%s\".\n", argument[0]);
        print_variants();
        return EXIT_FAILURE;
    }
    const int32_t depth = read_depth(argument[1]);
    if (depth < is_divided) {
        fprintf(stderr, "The depth is a number from %d to %d, not \"%s\".\n", is_divided, DEPTH_MOST, argument[1]);
        return EXIT_FAILURE;
    }
    char why[WHY_BYTES];
    ag_game *game;
    if (ag_game_new(&game, variant, arguments == 3 ? argument[2] : NULL, why, sizeof why) != AG_OK) {
        fprintf(stderr, "%s\n", why);
        return EXIT_FAILURE;
    }
    const int status = is_divided ? count_divided(game, depth) : count_depths(game, depth);
    ag_game_free(game);
    return written(status);
}
