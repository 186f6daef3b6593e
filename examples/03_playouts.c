/* SPDX-License-Identifier: MIT
 *
 * Plays random games and says how long they were and how they ended.
 *
 *     03_playouts rinne                 1,000 games
 *     03_playouts tensei 20000 7        20,000 games from seed 7: the same seed plays the same games
 *     03_playouts rinne 1000 1 50       games that are broken off after 50 plies
 *
 * A long run shows its progress on standard error.
 */
#include <abstractgames/abstractgames.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { GAMES_USUAL = 1000, GAMES_MOST = 1000000000, PLIES_MOST = 100000, PROGRESS_SECONDS = 2, BAD_USAGE = 2 };

static const char usage[] = "usage: 03_playouts VARIANT [GAMES [SEED [PLIES]]]\n"
                            "Plays GAMES random games (1000), each of at most PLIES plies (100000).\n";

/* One more of each than is known: the last stands for those that a later library has. */
enum { RESULTS = AG_DRAW + 2, REASONS = AG_REASON_UNKNOWN + 2 };

typedef struct statistics {
    int32_t ended[RESULTS][REASONS]; /* games by result and reason */
    int32_t shortest;
    int32_t longest;
    uint64_t plies;
} statistics;

/* A number from 1 to most, or 0 when the text is none. */
static int32_t read_count(const char *text, int32_t most)
{
    char *end;
    const long number = strtol(text, &end, 10);
    return *end != '\0' || number < 1 || number > most ? 0 : (int32_t)number;
}

static int read_seed(const char *text, uint64_t *seed)
{
    char *end;
    *seed = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == '\0';
}

/* Now and then, how far the run has come; at its end a line break, if there has been anything. */
static void show_progress(int32_t played, int32_t games)
{
    static time_t shown;
    static int has_shown;
    const time_t now = time(NULL);
    if (shown == 0) shown = now;
    if (played == games) {
        if (has_shown) fputc('\n', stderr);
    } else if (now - shown >= PROGRESS_SECONDS) {
        fprintf(stderr, "\r%d of %d games", (int)played, (int)games);
        shown = now;
        has_shown = 1;
    }
}

static int32_t counted_as(int32_t number, int32_t last_known)
{
    return number >= 0 && number <= last_known ? number : last_known + 1;
}

static const char *reason_words(int32_t result, int32_t reason)
{
    if (result == AG_ONGOING) return "broken off";
    return reason < REASONS - 1 ? ag_reason_name(reason) : "another reason";
}

static void play_games(ag_game *game, int32_t games, uint64_t seed, int32_t plies_most, statistics *found)
{
    found->shortest = plies_most;
    for (int32_t played = 0; played < games; played++) {
        ag_game_rewind(game, 0);
        const int32_t plies = ag_game_playout(game, &seed, plies_most);
        if (plies < found->shortest) found->shortest = plies;
        if (plies > found->longest) found->longest = plies;
        found->plies += (uint64_t)plies;
        found->ended[counted_as(ag_game_result(game), AG_DRAW)][counted_as(ag_game_reason(game), AG_REASON_UNKNOWN)]++;
        show_progress(played + 1, games);
    }
}

static void print_statistics(const statistics *found, int32_t games)
{
    printf("plies: shortest %d, mean %.1f, longest %d\n\n", (int)found->shortest, (double)found->plies / games,
           (int)found->longest);
    printf("%-8s %-20s %10s %7s\n", "result", "reason", "games", "share");
    for (int32_t result = RESULTS - 1; result >= AG_ONGOING; result--) {
        for (int32_t reason = AG_REASON_NONE; reason < REASONS; reason++) {
            const int32_t ended = found->ended[result][reason];
            if (ended == 0) continue;
            printf("%-8s %-20s %10d %6.2f%%\n", result < RESULTS - 1 ? ag_result_text(result) : "another",
                   reason_words(result, reason), (int)ended, 100.0 * ended / games);
        }
    }
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
    if (argc == 2 && strcmp(argv[1], "--help") == 0) {
        fputs(usage, stdout);
        return written(EXIT_SUCCESS);
    }
    uint64_t seed = 1;
    const int32_t games = argc > 2 ? read_count(argv[2], GAMES_MOST) : GAMES_USUAL;
    const int32_t plies_most = argc > 4 ? read_count(argv[4], PLIES_MOST) : PLIES_MOST;
    if (argc < 2 || argc > 5 || games == 0 || plies_most == 0 || (argc > 3 && !read_seed(argv[3], &seed))) {
        fputs(usage, stderr);
        return BAD_USAGE;
    }
    ag_game *game;
    if (ag_game_new(&game, ag_variant_find(argv[1]), NULL, NULL, 0) != AG_OK) {
        fprintf(stderr, "There is no variant \"%s\".\n", argv[1]);
        return EXIT_FAILURE;
    }
    statistics found = {{{0}}, 0, 0, 0};
    printf("%s: %d games, seed %" PRIu64 "\n", argv[1], (int)games, seed);
    play_games(game, games, seed, plies_most, &found);
    print_statistics(&found, games);
    ag_game_free(game);
    return written(EXIT_SUCCESS);
}
