/* SPDX-License-Identifier: MIT
 * Lines of play: data/lines has moves and what they lead to, data/transpositions pairs of lines that meet. */
#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "properties.h"
#include "steps.h"
#include "suite.h"
#include "table.h"

static table *lines;
static table *pairs;

static ag_game *played(const table *rows, int row, const char *column)
{
    ag_game *game = new_game(table_variant(rows, row), table_optional(rows, row, "from"));
    expect_about("%s", table_where(rows, row));
    play_all(game, table_cell(rows, row, column));
    return game;
}

START_TEST(lines_lead_where_the_table_says)
{
    ag_game *game = played(lines, _i, "moves");

    expect_text(position_text(game).bytes, table_cell(lines, _i, "position"), game, "the position");
    expect_text(ag_result_text(ag_game_result(game)), table_cell(lines, _i, "result"), game, "the result");
    expect_text(ag_reason_name(ag_game_reason(game)), table_cell(lines, _i, "reason"), game, "the reason");
    expect_number(ag_game_ply(game), table_number(lines, _i, "plies"), game, "the number of plies");
    expect_number(ag_game_repetitions(game), table_number(lines, _i, "repetitions"), game, "the repetitions");
    expect_number(ag_game_quiet_plies(game), table_number(lines, _i, "quiet"), game, "the quiet plies");
    if (_i % setting("AG_TEST_EVERY", 1) == 0) all_properties_hold(game);
    ag_game_free(game);
}
END_TEST

/* Back to the start of the line, ply by ply and at once, and there again: everything is as it was. */
START_TEST(lines_can_be_taken_back)
{
    ag_game *game = played(lines, _i, "moves");
    ag_game *back = clone_of(game);
    snapshot end = take_snapshot(game);

    while (ag_game_undo(back) == AG_OK) {
    }
    snapshot start = take_snapshot(back);
    play_all(back, table_cell(lines, _i, "moves"));
    expect_unchanged(back, &end, "taking back and playing again");
    expect_status(ag_game_rewind(back, 0), AG_OK, game, "rewinding to the start");
    expect_unchanged(back, &start, "rewinding to the start");
    free_snapshot(&start);
    free_snapshot(&end);
    ag_game_free(back);
    ag_game_free(game);
}
END_TEST

START_TEST(lines_that_meet_meet_in_every_way)
{
    ag_game *one = played(pairs, _i, "moves");
    ag_game *other = played(pairs, _i, "other moves");

    const board is = board_of(other);
    const board should_be = board_of(one);

    expect_same_board(one, &is, &should_be, "the board");
    expect(ag_game_hash(one) == ag_game_hash(other), one, "the hashes differ");
    expect_number(ag_game_same_position(one, other), 1, one, "same_position");
    ag_game_free(other);
    ag_game_free(one);
}
END_TEST

void add_tests(Suite *suite)
{
    lines = add_rows(suite, "lines", TESTS(lines_lead_where_the_table_says, lines_can_be_taken_back));
    pairs = add_rows(suite, "transpositions", TESTS(lines_that_meet_meet_in_every_way));
}
