/* SPDX-License-Identifier: MIT
 * Leaf counts: data/perft. AG_TEST_PERFT_MAX leaves out the lines with more leaves, for slow builds. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"

enum { PLAYED_MAX = 200000 };

static table *lines;
static int *chosen; /* the rows counted */
static int *few;    /* those counted by playing, too */

static uint64_t count_at_once(ag_game *game, int32_t depth)
{
    return ag_game_perft(game, depth);
}

/* Plays every move to every leaf. Only the want of material does not end the count, though it ends the game. */
static uint64_t count_by_playing(ag_game *game, int32_t depth)
{
    uint64_t leaves = 0;

    if (depth == 0) return 1;
    if (ag_game_reason(game) == AG_REASON_DEAD_MATERIAL) return ag_game_perft(game, depth);
    move_list list = list_moves(game);
    for (int32_t i = 0; i < list.count; i++) {
        ag_game_play_unchecked(game, list.moves[i]);
        leaves += count_by_playing(game, depth - 1);
        ag_game_undo(game);
    }
    free_moves(&list);
    return leaves;
}

static void expect_leaves(int row, uint64_t (*count)(ag_game *game, int32_t depth))
{
    ag_game *game = new_game(table_variant(lines, row), table_cell(lines, row, "position"));
    const int32_t depth = (int32_t)table_number(lines, row, "depth");

    expect_about("%s", table_where(lines, row));
    expect_number((int64_t)count(game, depth), table_number(lines, row, "count"), game, "the number of leaves");
    ag_game_free(game);
}

START_TEST(perft_counts_the_leaves_of_the_table)
{
    expect_leaves(chosen[_i], count_at_once);
}
END_TEST

START_TEST(playing_every_move_meets_the_leaves_of_the_table)
{
    expect_leaves(few[_i], count_by_playing);
}
END_TEST

/* Numbers the rows with at most so many leaves in `rows`; returns how many they are. */
static int choose_rows(int64_t most, int **rows)
{
    int count = 0;

    *rows = calloc((size_t)table_rows(lines), sizeof **rows);
    for (int row = 0; row < table_rows(lines); row++) {
        if (table_number(lines, row, "count") <= most) (*rows)[count++] = row;
    }
    return count;
}

void add_tests(Suite *suite)
{
    const int64_t most = setting("AG_TEST_PERFT_MAX", INT64_MAX);

    lines = table_read("perft");
    const int count = choose_rows(most, &chosen);
    const int played = choose_rows(most < PLAYED_MAX ? most : PLAYED_MAX, &few);
    printf("perft: %d of %d lines, those with at most %" PRId64 " leaves\n", count, table_rows(lines), most);
    add_looped(suite, count, TESTS(perft_counts_the_leaves_of_the_table));
    add_looped(suite, played, TESTS(playing_every_move_meets_the_leaves_of_the_table));
}
