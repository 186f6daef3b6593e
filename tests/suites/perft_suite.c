/* SPDX-License-Identifier: MIT
 * Leaf counts: data/perft. AG_TEST_PERFT_MAX leaves out the lines with more leaves, for slow builds. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"

static table *lines;
static int *chosen;

START_TEST(perft_counts_the_leaves_of_the_table)
{
    const int row = chosen[_i];
    ag_game *game = new_game(table_variant(lines, row), table_cell(lines, row, "position"));
    const int32_t depth = (int32_t)table_number(lines, row, "depth");

    expect_about("%s", table_where(lines, row));
    expect_number((int64_t)ag_game_perft(game, depth), table_number(lines, row, "count"), game, "the number of leaves");
    ag_game_free(game);
}
END_TEST

/* Counting move by move through play gives what counting in bulk gives. */
static uint64_t divide(const ag_game *game, int32_t depth)
{
    move_list list = list_moves(game);
    ag_game *copy = clone_of(game);
    uint64_t leaves = 0;

    for (int32_t i = 0; i < list.count; i++) {
        ag_game_play_unchecked(copy, list.moves[i]);
        leaves += ag_game_perft(copy, depth - 1);
        ag_game_undo(copy);
    }
    ag_game_free(copy);
    free_moves(&list);
    return leaves;
}

START_TEST(dividing_a_count_adds_up)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    expect_number((int64_t)divide(game, 3), (int64_t)ag_game_perft(game, 3), game, "perft 3 divided");
    ag_game_free(game);
}
END_TEST

/* Numbers the rows that are not too large; returns how many they are. */
static int choose_rows(void)
{
    const int64_t most = setting("AG_TEST_PERFT_MAX", INT64_MAX);
    int count = 0;

    chosen = calloc((size_t)table_rows(lines), sizeof *chosen);
    for (int row = 0; row < table_rows(lines); row++) {
        if (table_number(lines, row, "count") <= most) chosen[count++] = row;
    }
    printf("perft: %d of %d lines, those with at most %" PRId64 " leaves\n", count, table_rows(lines), most);
    return count;
}

Suite *make_suite(void)
{
    Suite *suite = suite_create("perft");
    lines = table_read("perft");
    add_looped(suite, "table", perft_counts_the_leaves_of_the_table, choose_rows());
    add_for_variants(suite, "divide", dividing_a_count_adds_up);
    return suite;
}
