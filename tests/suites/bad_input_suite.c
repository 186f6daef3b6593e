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

START_TEST(bad_positions_are_judged)
{
    char *position = table_bytes(positions, _i, "text");
    char why[WHY_ROOM] = "";
    uint32_t problems = 99;
    int32_t offset = 99;

    expect_about("%s", table_where(positions, _i));
    const int32_t status =
        ag_position_problems(table_variant(positions, _i), position, &problems, &offset, why, WHY_ROOM);
    expect_status_named(status, table_cell(positions, _i, "status"), NULL, "the status");
    expect_number(problems, table_number(positions, _i, "problems"), NULL, "the problems");
    expect_number(offset, table_number(positions, _i, "offset"), NULL, "the offset");
    expect_text(why, table_cell(positions, _i, "why"), NULL, "why");
    free(position);
}
END_TEST

START_TEST(bad_positions_make_no_game)
{
    char *position = table_bytes(positions, _i, "text");
    ag_game *game = (ag_game *)&position;
    char why[WHY_ROOM] = "";

    expect_about("%s", table_where(positions, _i));
    const int32_t status = ag_game_new(&game, table_variant(positions, _i), position, why, WHY_ROOM);
    expect_status_named(status, table_cell(positions, _i, "status"), NULL, "the status");
    expect(game == NULL, NULL, "the game is not NULL");
    expect_text(why, table_cell(positions, _i, "why"), NULL, "why");
    free(position);
}
END_TEST

START_TEST(bad_moves_are_refused)
{
    ag_game *game = new_game(table_variant(moves, _i), table_optional(moves, _i, "position"));
    char *bad = table_bytes(moves, _i, "text");
    const char *name = table_cell(moves, _i, "status");
    char why[WHY_ROOM] = "";
    ag_move move = 1;
    snapshot before = take_snapshot(game);

    expect_about("%s", table_where(moves, _i));
    expect_status_named(ag_move_parse(game, bad, AG_PARSE_LENIENT, &move, why, WHY_ROOM), name, game, "the status");
    expect_number(move, 0, game, "the move");
    expect_text(why, table_cell(moves, _i, "why"), game, "why");
    expect(ag_move_parse(game, bad, AG_PARSE_STRICT, &move, NULL, 0) < 0, game, "the text is read strictly");
    expect_unchanged(game, &before, "a bad move");
    free_snapshot(&before);
    free(bad);
    ag_game_free(game);
}
END_TEST

/* The column `played` has the status of ag_game_play_text where it is another, because it also reads a roll after a
 * move. */
START_TEST(bad_moves_are_not_played)
{
    ag_game *game = new_game(table_variant(moves, _i), table_optional(moves, _i, "position"));
    char *bad = table_bytes(moves, _i, "text");
    const char *name = table_optional(moves, _i, "played");
    char why[WHY_ROOM] = "";
    snapshot before = take_snapshot(game);

    expect_about("%s", table_where(moves, _i));
    const int32_t status = ag_game_play_text(game, bad, why, WHY_ROOM);
    expect_status_named(status, name != NULL ? name : table_cell(moves, _i, "status"), game, "the status");
    expect(why[0] != '\0', game, "no reason is given");
    expect_unchanged(game, &before, "a bad move");
    free_snapshot(&before);
    free(bad);
    ag_game_free(game);
}
END_TEST

Suite *make_suite(void)
{
    Suite *suite = suite_create("bad input");
    positions = table_read("bad_positions");
    moves = table_read("bad_moves");
    add_looped(suite, "positions judged", bad_positions_are_judged, table_rows(positions));
    add_looped(suite, "positions refused", bad_positions_make_no_game, table_rows(positions));
    add_looped(suite, "moves refused", bad_moves_are_refused, table_rows(moves));
    add_looped(suite, "moves not played", bad_moves_are_not_played, table_rows(moves));
    return suite;
}
