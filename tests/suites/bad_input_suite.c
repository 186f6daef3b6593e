/* SPDX-License-Identifier: MIT
 * Texts that must be refused: data/bad_positions and data/bad_moves, with the status and the sentence expected. */
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"

enum { WHY_ROOM = 300 };

static table *positions;
static table *moves;

static void expect_status_named(int32_t status, const char *name, const ag_game *game, const char *what)
{
    const char *is = ag_status_name(status);
    expect_text(is != NULL ? is : "a number that is no failure", name, game, what);
}

static void judge_position(int row)
{
    char *position = table_bytes(positions, row, "text");
    char why[WHY_ROOM] = "";
    uint32_t problems = 99;
    int32_t offset = 99;

    const int32_t status =
        ag_position_problems(table_variant(positions, row), position, &problems, &offset, why, WHY_ROOM);
    expect_status_named(status, table_cell(positions, row, "status"), NULL, "the status");
    expect_number(problems, table_number(positions, row, "problems"), NULL, "the problems");
    expect_number(offset, table_number(positions, row, "offset"), NULL, "the offset");
    expect_text(why, table_cell(positions, row, "why"), NULL, "why");
    free(position);
}

START_TEST(bad_positions_are_judged)
{
    table_each(positions, ag_variant_at(_i), judge_position);
}
END_TEST

static void refuse_position(int row)
{
    char *position = table_bytes(positions, row, "text");
    ag_game *game = (ag_game *)&position;
    char why[WHY_ROOM] = "";

    const int32_t status = ag_game_new(&game, table_variant(positions, row), position, why, WHY_ROOM);
    expect_status_named(status, table_cell(positions, row, "status"), NULL, "the status");
    expect(game == NULL, NULL, "the game is not NULL");
    expect_text(why, table_cell(positions, row, "why"), NULL, "why");
    free(position);
}

START_TEST(bad_positions_make_no_game)
{
    table_each(positions, ag_variant_at(_i), refuse_position);
}
END_TEST

static void refuse_move(int row)
{
    ag_game *game = new_game(table_variant(moves, row), table_optional(moves, row, "position"));
    char *bad = table_bytes(moves, row, "text");
    const char *name = table_cell(moves, row, "status");
    char why[WHY_ROOM] = "";
    ag_move move = 1;
    snapshot before = take_snapshot(game);

    expect_status_named(ag_move_parse(game, bad, AG_PARSE_LENIENT, &move, why, WHY_ROOM), name, game, "the status");
    expect_number(move, 0, game, "the move");
    expect_text(why, table_cell(moves, row, "why"), game, "why");
    expect(ag_move_parse(game, bad, AG_PARSE_STRICT, &move, NULL, 0) < 0, game, "the text is read strictly");
    expect_unchanged(game, &before, "a bad move");
    free_snapshot(&before);
    free(bad);
    ag_game_free(game);
}

START_TEST(bad_moves_are_refused)
{
    table_each(moves, ag_variant_at(_i), refuse_move);
}
END_TEST

/* The column `played` has the status of ag_game_play_text where it is another, because it also reads a roll after a
 * move. */
static void refuse_to_play(int row)
{
    ag_game *game = new_game(table_variant(moves, row), table_optional(moves, row, "position"));
    char *bad = table_bytes(moves, row, "text");
    const char *name = table_optional(moves, row, "played");
    char why[WHY_ROOM] = "";
    snapshot before = take_snapshot(game);

    const int32_t status = ag_game_play_text(game, bad, why, WHY_ROOM);
    expect_status_named(status, name != NULL ? name : table_cell(moves, row, "status"), game, "the status");
    expect(why[0] != '\0', game, "no reason is given");
    expect_unchanged(game, &before, "a bad move");
    free_snapshot(&before);
    free(bad);
    ag_game_free(game);
}

START_TEST(bad_moves_are_not_played)
{
    table_each(moves, ag_variant_at(_i), refuse_to_play);
}
END_TEST

void add_tests(Suite *suite)
{
    positions = table_read("bad_positions");
    moves = table_read("bad_moves");
    add_for_variants(suite, TESTS(bad_positions_are_judged, bad_positions_make_no_game, bad_moves_are_refused,
                                  bad_moves_are_not_played));
}
