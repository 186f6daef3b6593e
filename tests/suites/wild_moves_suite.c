/* SPDX-License-Identifier: MIT
 * Moves as people write them: data/wild_moves has texts from public files and of their kinds, and what each is read as:
 * a move, or a status. */
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"

enum { WHY_ROOM = 300 };

static table *wild;

static ag_game *game_of_row(int row)
{
    const char *position = table_cell(wild, row, "position");
    return new_game(table_variant(wild, row), strcmp(position, "start") == 0 ? NULL : position);
}

/* The move's coordinate text, or the name of the status. */
static text read_leniently(const ag_game *game, const char *bytes, char why[WHY_ROOM])
{
    ag_move move = 0;
    text read = {""};
    const int32_t status = ag_move_parse(game, bytes, AG_PARSE_LENIENT, &move, why, WHY_ROOM);

    if (status == AG_OK) return move_text(game, move, AG_TEXT_COORDINATE);
    expect(move == 0 && why[0] != '\0', game, "'%s' is refused without a word", bytes);
    strcpy(read.bytes, ag_status_name(status));
    return read;
}

/* Strictly a text is read only if it is the move's own in one of the styles. */
static void expect_strictness(const ag_game *game, const char *bytes)
{
    ag_move move = 0;

    if (ag_move_parse(game, bytes, AG_PARSE_STRICT, &move, NULL, 0) != AG_OK) return;
    expect(strcmp(bytes, move_text(game, move, AG_TEXT_COORDINATE).bytes) == 0 ||
               strcmp(bytes, move_text(game, move, AG_TEXT_STANDARD).bytes) == 0,
           game, "'%s' is read strictly", bytes);
}

static void read_row(int row)
{
    ag_game *game = game_of_row(row);
    char *bytes = table_bytes(wild, row, "text");
    char why[WHY_ROOM] = "";
    const text read = read_leniently(game, bytes, why);

    expect(strcmp(read.bytes, table_cell(wild, row, "read as")) == 0, game, "'%s' is read as %s, not as %s (%s)", bytes,
           read.bytes, table_cell(wild, row, "read as"), why);
    expect_strictness(game, bytes);
    free(bytes);
    ag_game_free(game);
}

START_TEST(wild_texts_are_read_as_the_table_says)
{
    table_each(wild, ag_variant_at(_i), read_row);
}
END_TEST

/* What is read is played, and nothing else is, except that a move of Tensei may be followed by its roll. */
static void play_row(int row)
{
    ag_game *game = game_of_row(row);
    char *bytes = table_bytes(wild, row, "text");
    ag_move move = 0;
    const int32_t status = ag_move_parse(game, bytes, AG_PARSE_LENIENT, &move, NULL, 0);
    const int32_t played = ag_game_play_text(game, bytes, NULL, 0);

    if (status == AG_OK) {
        expect_status(played, AG_OK, game, "the text played");
        expect_number(ag_game_move_at(game, 0), move, game, "the move played");
    } else if (!ag_variant_has_chance(ag_game_variant(game))) {
        expect_status(played, status, game, "the text played");
    }
    free(bytes);
    ag_game_free(game);
}

START_TEST(wild_texts_are_played_as_they_are_read)
{
    table_each(wild, ag_variant_at(_i), play_row);
}
END_TEST

void add_tests(Suite *suite)
{
    wild = table_read("wild_moves");
    add_for_variants(suite, TESTS(wild_texts_are_read_as_the_table_says, wild_texts_are_played_as_they_are_read));
}
