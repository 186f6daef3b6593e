/* SPDX-License-Identifier: MIT
 *
 * Counts the leaves of the tree of legal moves: the usual test, and measure of speed, of a move generator.
 *
 *     02_perft rinne 5                                   every depth up to 5, from the start position
 *     02_perft rinne 3 "2Q2/1n3/B4/4b/5/5 b"             from another position
 *     02_perft --divide rinne 3                          depth 3, counted for each first move
 *     02_perft --epd perftsuite.epd                      the numbers of a test suite, compared
 */
#include <abstractgames/abstractgames.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DEPTH_MOST = 40, WHY_BYTES = 300, OPERATION_BYTES = 100, LINE_BYTES = 65536, BAD_USAGE = 2 };

/* What the program calls itself: it can be installed under another name. */
#ifndef PROGRAM
#define PROGRAM "02_perft"
#endif

static const char usage[] = "usage: " PROGRAM " [--divide] VARIANT DEPTH [POSITION]\n"
                            "       " PROGRAM " --epd FILE [VARIANT [DEPTH]]\n"
                            "Counts the positions that DEPTH plies can lead to, from 0 to 40.\n"
                            "--divide counts them for each first move. --epd compares the numbers of a perft suite: a\n"
                            "position on each line, followed by D1 20; D2 400; of chess unless a variant is given,\n"
                            "and no deeper than DEPTH.\n";

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

/* ---- test suites ---- */

/* What has come of a file of positions. */
typedef struct account {
    const char *file;
    int line;
    int positions;
    int compared;
    int wrong;
} account;

static void complain(account *all, const char *what)
{
    printf("%s:%d: %s\n", all->file, all->line, what);
    all->wrong++;
}

/* An operation "D4 197281" is compared; others say nothing about perft. */
static void compare(account *all, const ag_game *game, const char *operation, int32_t depth_most)
{
    char *behind_depth;
    char *end;
    if (operation[0] != 'D' || operation[1] < '0' || operation[1] > '9') return;
    const long depth = strtol(operation + 1, &behind_depth, 10);
    const uint64_t wanted = strtoull(behind_depth, &end, 10);
    if (end == behind_depth || *end != '\0' || depth < 0 || depth > DEPTH_MOST) {
        complain(all, "expected a depth and a number, as in D4 197281");
        return;
    }
    if (depth > depth_most) return;
    const uint64_t nodes = ag_game_perft(game, (int32_t)depth);
    all->compared++;
    if (nodes == wanted) return;
    printf("%s:%d: depth %ld has %" PRIu64 " leaves, not %" PRIu64 "\n", all->file, all->line, depth, nodes, wanted);
    all->wrong++;
}

static void compare_line(account *all, const ag_variant *variant, const char *line, int32_t depth_most)
{
    char why[WHY_BYTES];
    char operation[OPERATION_BYTES];
    int32_t operations;
    ag_game *game;
    if (line[strspn(line, " \t\r\n")] == '\0' || line[0] == '#' || line[0] == '%') return;
    all->positions++;
    if (ag_game_new_epd(&game, variant, line, &operations, why, sizeof why) != AG_OK) {
        complain(all, why);
        return;
    }
    for (int32_t i = 0; ag_epd_operation(line + operations, i, operation, sizeof operation) >= 0; i++)
        compare(all, game, operation, depth_most);
    ag_game_free(game);
}

/* Compares each line of a file. What is wrong stands in front of how much that is. */
static int compare_file(const char *name, const ag_variant *variant, int32_t depth_most)
{
    static char line[LINE_BYTES];
    account all = {name, 0, 0, 0, 0};
    FILE *file = fopen(name, "r");
    if (file == NULL) {
        fprintf(stderr, "%s: the file cannot be read\n", name);
        return EXIT_FAILURE;
    }
    const clock_t began = clock();
    while (fgets(line, sizeof line, file) != NULL) {
        all.line++;
        if (strchr(line, '\n') == NULL && !feof(file)) {
            complain(&all, "the line is too long");
            break;
        }
        compare_line(&all, variant, line, depth_most);
    }
    const int is_read = !ferror(file);
    fclose(file);
    printf("%d positions, %d numbers compared, %d wrong, %.3f s\n", all.positions, all.compared, all.wrong,
           (double)(clock() - began) / CLOCKS_PER_SEC);
    if (!is_read) fprintf(stderr, "%s: the file cannot be read\n", name);
    if (all.compared == 0) fprintf(stderr, "%s: no position has a number to compare, as in D4 197281\n", name);
    return is_read && all.compared > 0 && all.wrong == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* ---- the command line ---- */

/* The variant of an id, or NULL after saying that there is none. */
static const ag_variant *find_variant(const char *id)
{
    const ag_variant *variant = ag_variant_find(id);
    if (variant != NULL) return variant;
    fprintf(stderr, "There is no variant \"%s\".\n", id);
    print_variants();
    return NULL;
}

/* The same for a depth that is at least `least`; then -1. */
static int32_t find_depth(const char *text, int32_t least)
{
    const int32_t depth = read_depth(text);
    if (depth >= least) return depth;
    fprintf(stderr, "The depth is a number from %d to %d, not \"%s\".\n", (int)least, DEPTH_MOST, text);
    return -1;
}

static int count_position(char **argument, int arguments, int is_divided)
{
    char why[WHY_BYTES];
    ag_game *game;
    const ag_variant *variant = find_variant(argument[0]);
    if (variant == NULL) return EXIT_FAILURE;
    const int32_t depth = find_depth(argument[1], is_divided);
    if (depth < 0) return EXIT_FAILURE;
    if (ag_game_new(&game, variant, arguments == 3 ? argument[2] : NULL, why, sizeof why) != AG_OK) {
        fprintf(stderr, "%s\n", why);
        return EXIT_FAILURE;
    }
    const int status = is_divided ? count_divided(game, depth) : count_depths(game, depth);
    ag_game_free(game);
    return status;
}

static int count_suite(char **argument, int arguments)
{
    const ag_variant *variant = find_variant(arguments > 1 ? argument[1] : "chess");
    if (variant == NULL) return EXIT_FAILURE;
    const int32_t depth = arguments > 2 ? find_depth(argument[2], 1) : DEPTH_MOST;
    return depth < 0 ? EXIT_FAILURE : compare_file(argument[0], variant, depth);
}

int main(int argc, char **argv)
{
    const int is_divided = argc > 1 && strcmp(argv[1], "--divide") == 0;
    const int is_suite = argc > 1 && strcmp(argv[1], "--epd") == 0;
    char **argument = argv + 1 + is_divided + is_suite;
    const int arguments = argc - 1 - is_divided - is_suite;
    if (arguments == 1 && strcmp(argument[0], "--help") == 0) {
        fputs(usage, stdout);
        return written(EXIT_SUCCESS);
    }
    if (arguments < 2 - is_suite || arguments > 3) {
        fputs(usage, stderr);
        return BAD_USAGE;
    }
    return written(is_suite ? count_suite(argument, arguments) : count_position(argument, arguments, is_divided));
}
