/* SPDX-License-Identifier: MIT
 * Steps written out by hand: data/steps. A step is "GROUP action square [square] [before] [after]". */
#include "expect.h"
#include "fixture.h"
#include "steps.h"
#include "suite.h"
#include "table.h"

static table *moves;

START_TEST(moves_have_the_steps_of_the_table)
{
    ag_game *game = new_game(table_variant(moves, _i), table_cell(moves, _i, "position"));
    const step_list steps = steps_of(game, find_move(game, table_cell(moves, _i, "move")));

    expect_about("%s", table_where(moves, _i));
    expect_well_formed(game, &steps);
    expect_text(step_text(ag_game_variant(game), &steps).bytes, table_cell(moves, _i, "steps"), game, "the steps");
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    moves = add_rows(suite, "steps", TESTS(moves_have_the_steps_of_the_table));
}
