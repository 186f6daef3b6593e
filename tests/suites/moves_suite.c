/* SPDX-License-Identifier: MIT
 * Lists of legal moves: data/moves. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "properties.h"
#include "suite.h"
#include "table.h"

enum { SMALL_NUMBERS = 1 << 18 };

static table *positions;

static int compare_words(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The coordinate texts of all moves in alphabetical order, a blank between two; to be freed. */
static char *sorted_texts(const ag_game *game)
{
    move_list list = list_moves(game);
    char **words = malloc(((size_t)list.count + 1) * sizeof *words);
    size_t length = 0;

    for (int32_t i = 0; i < list.count; i++) {
        words[i] = strdup(move_text(game, list.moves[i], AG_TEXT_COORDINATE).bytes);
        length += strlen(words[i]) + 1;
    }
    qsort(words, (size_t)list.count, sizeof *words, compare_words);
    char *joined = calloc(length + 1, 1);
    char *end = joined;
    for (int32_t i = 0; i < list.count; i++) {
        end += sprintf(end, "%s%s", i > 0 ? " " : "", words[i]);
        free(words[i]);
    }
    free(words);
    free_moves(&list);
    return joined;
}

static ag_game *game_of_row(int row)
{
    expect_about("%s", table_where(positions, row));
    return new_game(table_variant(positions, row), table_cell(positions, row, "position"));
}

START_TEST(moves_are_those_of_the_table)
{
    ag_game *game = game_of_row(_i);
    char *texts = sorted_texts(game);

    expect_text(texts, table_cell(positions, _i, "moves"), game, "the list of moves");
    free(texts);
    ag_game_free(game);
}
END_TEST

START_TEST(positions_have_every_property)
{
    if (_i % setting("AG_TEST_EVERY", 1) != 0) return;

    ag_game *game = game_of_row(_i);
    all_properties_hold(game);
    ag_game_free(game);
}
END_TEST

/* Every number of up to so many bits. */
START_TEST(no_other_small_number_is_legal)
{
    if (_i % setting("AG_TEST_EVERY", 1) != 0) return;

    ag_game *game = game_of_row(_i);
    move_list list = list_moves(game);
    int32_t small = 0;
    int32_t legal = 0;

    for (int32_t i = 0; i < list.count; i++) small += list.moves[i] < SMALL_NUMBERS;
    for (ag_move number = 0; number < SMALL_NUMBERS; number++) legal += ag_game_is_legal(game, number);
    expect_number(legal, small, game, "the number of legal moves among the small numbers");
    free_moves(&list);
    ag_game_free(game);
}
END_TEST

START_TEST(every_variant_has_lists_of_moves)
{
    int count = 0;

    for (int row = 0; row < table_rows(positions); row++) count += table_variant(positions, row) == ag_variant_at(_i);
    expect(count > 0, NULL, "there are no moves of %s", ag_variant_id(ag_variant_at(_i)));
}
END_TEST

/* Small buffers get the first moves and the full count. */
START_TEST(small_buffers_get_the_first_moves)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    move_list list = list_moves(game);
    ag_move few[4] = {0, 0, 0, 77};

    expect_number(ag_game_moves(game, few, 3), list.count, game, "the count for a small buffer");
    expect(memcmp(few, list.moves, 3 * sizeof few[0]) == 0, game, "the first moves are other ones");
    expect_number(few[3], 77, game, "the number past a small buffer");
    free_moves(&list);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    positions =
        add_rows(suite, "moves",
                 TESTS(moves_are_those_of_the_table, positions_have_every_property, no_other_small_number_is_legal));
    add_for_variants(suite, TESTS(every_variant_has_lists_of_moves, small_buffers_get_the_first_moves));
}
