/* SPDX-License-Identifier: MIT
 * Records of random games of all variants in turn, for check_convert.py.
 *
 *     random_games GAMES PLIES     so many games of at most so many plies, in coordinate notation */
#include <abstractgames/abstractgames.h>
#include <stdio.h>
#include <stdlib.h>

/* Leaves the game as it is, or ends it in one of the ways in which rules do not. */
static void end_game(ag_game *game, int32_t way)
{
    static const int32_t ends[][2] = {
        {AG_WHITE_WINS, AG_REASON_RESIGNATION},  {AG_BLACK_WINS, AG_REASON_TIME}, {AG_DRAW, AG_REASON_AGREEMENT},
        {AG_BLACK_WINS, AG_REASON_ADJUDICATION}, {AG_DRAW, AG_REASON_UNKNOWN},
    };
    const int32_t count = (int32_t)(sizeof ends / sizeof ends[0]);

    if (way % (count + 2) < count) ag_game_end(game, ends[way % (count + 2)][0], ends[way % (count + 2)][1]);
    if (way % (count + 2) == count) ag_game_claim_draw(game);
}

static int write_game(const ag_game *game)
{
    static char text[AG_RECORD_BYTES_MAX + 1];
    const int32_t length = ag_record_write(game, AG_TEXT_COORDINATE, text, (int32_t)sizeof text);

    return length >= 0 && fputs(text, stdout) >= 0;
}

int main(int argc, char **argv)
{
    const int32_t games = argc == 3 ? (int32_t)strtol(argv[1], NULL, 10) : 0;
    const int32_t plies = argc == 3 ? (int32_t)strtol(argv[2], NULL, 10) : 0;
    uint64_t seed = 2026;
    char round[20];

    for (int32_t i = 0; i < games; i++) {
        ag_game *game;
        if (ag_game_new(&game, ag_variant_at(i % ag_variant_count()), NULL, NULL, 0) != AG_OK) return EXIT_FAILURE;
        snprintf(round, sizeof round, "%d", (int)i + 1);
        ag_game_set_tag(game, "Round", round);
        ag_game_set_tag(game, "White", "Jos\xC3\xA9 \"Pepe\" \\");
        ag_game_playout(game, &seed, i % (plies + 1));
        end_game(game, i / ag_variant_count());
        const int is_written = write_game(game);
        ag_game_free(game);
        if (!is_written) return EXIT_FAILURE;
    }
    return games < 1;
}
