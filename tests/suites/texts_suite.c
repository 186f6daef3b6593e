/* SPDX-License-Identifier: MIT
 * Texts of moves: data/texts has what is written, data/readings what else is read, data/played what several plies in
 * one text lead to. */
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"

static table *written;
static table *readings;
static table *played;

static void write_move(int row)
{
    ag_game *game = new_game(table_variant(written, row), table_cell(written, row, "position"));
    const ag_move move = find_move(game, table_cell(written, row, "move"));

    expect_text(move_text(game, move, AG_TEXT_STANDARD).bytes, table_cell(written, row, "standard"), game, "the text");
    ag_game_free(game);
}

START_TEST(moves_are_written_as_the_table_says)
{
    table_each(written, ag_variant_at(_i), write_move);
}
END_TEST

/* What is read leniently only, is refused strictly as text that cannot be read or fits no move. */
static void expect_strictness(const ag_game *game, const char *reading, bool strict_too, ag_move move)
{
    ag_move read = 1;
    char why[200];
    const int32_t status = ag_move_parse(game, reading, AG_PARSE_STRICT, &read, why, (int32_t)sizeof why);

    if (strict_too) {
        expect_status(status, AG_OK, game, "reading strictly");
        expect_number(read, move, game, "the move read strictly");
    } else {
        expect(status < 0 && read == 0, game, "'%s' is read strictly", reading);
        expect(why[0] != '\0', game, "no reason is given for refusing '%s' strictly", reading);
    }
}

static void read_move(int row)
{
    ag_game *game = new_game(table_variant(readings, row), table_cell(readings, row, "position"));
    char *reading = table_bytes(readings, row, "text");
    const ag_move move = find_move(game, table_cell(readings, row, "move"));
    const bool strict_too = strcmp(table_cell(readings, row, "strict"), "yes") == 0;
    ag_move read = 0;
    char why[200];

    const int32_t status = ag_move_parse(game, reading, AG_PARSE_LENIENT, &read, why, (int32_t)sizeof why);
    expect(status == AG_OK, game, "'%s' is not read: %s", reading, why);
    expect_number(read, move, game, "the move read");
    expect_strictness(game, reading, strict_too, move);
    free(reading);
    ag_game_free(game);
}

START_TEST(moves_are_read_as_the_table_says)
{
    table_each(readings, ag_variant_at(_i), read_move);
}
END_TEST

static void play_text(int row)
{
    ag_game *game = new_game(table_variant(played, row), table_optional(played, row, "from"));
    char why[200];

    const int32_t status = ag_game_play_text(game, table_cell(played, row, "text"), why, (int32_t)sizeof why);
    expect(status == AG_OK, game, "the text is refused: %s", why);
    expect_text(why, "", game, "why after success");
    expect_text(position_text(game).bytes, table_cell(played, row, "position"), game, "the position");
    expect_number(ag_game_ply(game), table_number(played, row, "plies"), game, "the number of plies");
    ag_game_free(game);
}

START_TEST(texts_are_played_as_the_table_says)
{
    table_each(played, ag_variant_at(_i), play_text);
}
END_TEST

void add_tests(Suite *suite)
{
    written = table_read("texts");
    readings = table_read("readings");
    played = table_read("played");
    add_for_variants(suite, TESTS(moves_are_written_as_the_table_says, moves_are_read_as_the_table_says,
                                  texts_are_played_as_the_table_says));
}
