/* SPDX-License-Identifier: MIT
 *
 * Records of chess for other programs, and what is in theirs.
 *
 *     chess_records write        the games of data/games and random ones, ended in every way, as PGN
 *     chess_records read FILE    of each game its result, the last position and the moves, a line a game
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fixture.h"
#include "table.h"

enum { RANDOM_GAMES = 150, PLIES_MAX = 500, FILE_BYTES = 8 << 20 };

static void write_game(const ag_game *game)
{
    const int32_t length = ag_record_write(game, AG_TEXT_STANDARD, NULL, 0);
    char *record = malloc((size_t)length + 1);

    ag_record_write(game, AG_TEXT_STANDARD, record, length + 1);
    fputs(record, stdout);
    free(record);
}

/* Ends a game in one way or another, or leaves it as it is. */
static void end_game(ag_game *game, int way)
{
    static const int32_t ends[][2] = {
        {AG_WHITE_WINS, AG_REASON_RESIGNATION},  {AG_BLACK_WINS, AG_REASON_TIME},
        {AG_DRAW, AG_REASON_AGREEMENT},          {AG_DRAW, AG_REASON_TIME},
        {AG_DRAW, AG_REASON_ADJUDICATION},       {AG_WHITE_WINS, AG_REASON_UNKNOWN},
        {AG_BLACK_WINS, AG_REASON_ADJUDICATION},
    };
    const int count = (int)(sizeof ends / sizeof ends[0]);

    if (way % (count + 2) < count) ag_game_end(game, ends[way % (count + 2)][0], ends[way % (count + 2)][1]);
    if (way % (count + 2) == count) ag_game_claim_draw(game);
}

static void write_table_games(void)
{
    table *plies = table_read("games");
    ag_game *game = NULL;

    for (int row = 0; row < table_rows(plies); row++) {
        if (table_variant(plies, row) != ag_variant_find("chess")) continue;
        if (table_number(plies, row, "ply") == 1) {
            if (game != NULL) write_game(game);
            ag_game_free(game);
            game = new_game_of("chess", NULL);
        }
        ag_game_play_text(game, table_cell(plies, row, "move"), NULL, 0);
    }
    if (game != NULL) write_game(game);
    ag_game_free(game);
    table_free(plies);
}

/* Games from the start and from other positions, with tags. */
static void write_random_games(void)
{
    table *positions = table_read("moves");
    uint64_t seed = 1492;
    int made = 0;

    for (int row = 0; made < RANDOM_GAMES; row = (row + 1) % table_rows(positions)) {
        if (table_variant(positions, row) != ag_variant_find("chess")) continue;
        ag_game *game = new_game_of("chess", made % 2 == 0 ? NULL : table_cell(positions, row, "position"));
        ag_game_set_tag(game, "White", "O'Neill, Jos\xC3\xA9");
        ag_game_set_tag(game, "Annotator", "\"Pat\" \\");
        ag_game_playout(game, &seed, made % 3 == 0 ? PLIES_MAX : made);
        end_game(game, made);
        write_game(game);
        ag_game_free(game);
        made++;
    }
    table_free(positions);
}

static void print_game(const ag_game *game)
{
    printf("%s\t%s\t", ag_result_text(ag_game_result(game)), position_text(game).bytes);
    for (int32_t ply = 0; ply < ag_game_ply(game); ply++) {
        char move[TEXT_ROOM];
        ag_game_move_text_at(game, ply, AG_TEXT_COORDINATE, move, TEXT_ROOM);
        printf("%s%s", ply > 0 ? " " : "", move);
    }
    putchar('\n');
}

static int read_games(const char *name)
{
    FILE *file = fopen(name, "rb");
    char *bytes = malloc(FILE_BYTES);
    char why[400];
    ag_game *game;
    int32_t consumed;
    int32_t at = 0;
    int32_t status;

    if (file == NULL || bytes == NULL) return EXIT_FAILURE;
    const int32_t length = (int32_t)fread(bytes, 1, FILE_BYTES, file);
    fclose(file);
    for (; (status = ag_record_read(bytes + at, length - at, 1, &consumed, NULL, &game, why, 400)) == AG_OK;
         at += consumed) {
        print_game(game);
        ag_game_free(game);
    }
    if (status != AG_ERR_EMPTY) fprintf(stderr, "%s: byte %" PRId32 ": %s\n", name, at, why);
    free(bytes);
    return status == AG_ERR_EMPTY ? EXIT_SUCCESS : EXIT_FAILURE;
}

int main(int argc, char **argv)
{
    if (argc == 3 && strcmp(argv[1], "read") == 0) return read_games(argv[2]);
    if (argc != 2 || strcmp(argv[1], "write") != 0) return 2;
    write_table_games();
    write_random_games();
    return EXIT_SUCCESS;
}
