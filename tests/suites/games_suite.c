/* SPDX-License-Identifier: MIT
 * Whole games: data/games. Every position on the way has every property; AG_TEST_EVERY=n looks at every n-th
 * only, for slow tools. */
#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "properties.h"
#include "suite.h"
#include "table.h"

static table *plies;

/* The result of a position by its board alone, as the tables name it. */
static const char *status_of(const ag_variant *variant, const char *position)
{
    static const char *const names[] = {"ongoing", "white", "black", "draw"};
    ag_game *game = new_game(variant, position);
    const int32_t result = ag_game_result(game);

    ag_game_free(game);
    return names[result];
}

/* The game in which a row's move is to be played: the last row's, or a new one. */
static ag_game *game_for_row(ag_game *game, int row)
{
    const ag_variant *variant = table_variant(plies, row);

    if (table_number(plies, row, "ply") == 1) {
        ag_game_free(game);
        return new_game(variant, NULL);
    }
    /* The tables know no repetition: where it has ended a game, a new one goes on. */
    if (ag_game_result(game) == AG_ONGOING) return game;
    ag_game *fresh = new_game(variant, position_text(game).bytes);
    ag_game_free(game);
    return fresh;
}

static void play_row(ag_game *game, int row)
{
    const char *after = table_cell(plies, row, "position after");
    char why[200];
    const int32_t status = ag_game_play_text(game, table_cell(plies, row, "move"), why, (int32_t)sizeof why);

    expect(status == AG_OK, game, "the move cannot be played: %s", why);
    expect_text(position_text(game).bytes, after, game, "the position");
    expect_text(status_of(table_variant(plies, row), after), table_cell(plies, row, "status after"), game,
                "the status");
}

/* Plays the games of the variant and calls `look` at every n-th position, counted from 0. */
static void follow_games(const ag_variant *variant, int64_t n, void (*look)(const ag_game *))
{
    ag_game *game = NULL;
    int64_t met = 0;

    for (int row = 0; row < table_rows(plies); row++) {
        if (table_variant(plies, row) != variant) continue;
        expect_about("%s", table_where(plies, row));
        game = game_for_row(game, row);
        if (table_number(plies, row, "ply") == 1 && met++ % n == 0) look(game);
        play_row(game, row);
        if (met++ % n == 0) look(game);
    }
    expect(game != NULL, NULL, "there are no games of %s", ag_variant_id(variant));
    ag_game_free(game);
}

START_TEST(positions_on_the_way_have_every_property)
{
    follow_games(ag_variant_at(_i), setting("AG_TEST_EVERY", 1), all_properties_hold);
}
END_TEST

static void take_back_everything(const ag_game *game)
{
    ag_game *back = clone_of(game);
    ag_game *again = new_game(ag_game_variant(game), NULL);

    while (ag_game_undo(back) == AG_OK) {
    }
    expect_number(ag_game_ply(back), 0, game, "the ply when nothing is left to take back");
    snapshot start = take_snapshot(again);
    expect_unchanged(back, &start, "taking everything back");
    for (int32_t ply = 0; ply < ag_game_ply(game); ply++) {
        expect_status(ag_game_play(again, ag_game_move_at(game, ply)), AG_OK, game, "playing the history again");
    }
    snapshot end = take_snapshot(game);
    expect_unchanged(again, &end, "playing the history again");
    free_snapshot(&end);
    free_snapshot(&start);
    ag_game_free(again);
    ag_game_free(back);
}

START_TEST(games_can_be_taken_back_and_played_again)
{
    follow_games(ag_variant_at(_i), 7 * setting("AG_TEST_EVERY", 1), take_back_everything);
}
END_TEST

void add_tests(Suite *suite)
{
    plies = table_read("games");
    add_for_variants(suite, TESTS(positions_on_the_way_have_every_property, games_can_be_taken_back_and_played_again));
}
