/* SPDX-License-Identifier: MIT
 * Positions with problems that a caller may waive, and those nobody may: data/allowing. */
#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"

static table *positions;

START_TEST(problems_are_waived_as_the_table_says)
{
    const char *after = table_optional(positions, _i, "position");
    const uint32_t problems = (uint32_t)table_number(positions, _i, "allowed");
    const char *text_given = table_cell(positions, _i, "text");
    char why[200];
    ag_game *game;

    expect_about("%s", table_where(positions, _i));
    const int32_t status =
        ag_game_new_allowing(&game, table_variant(positions, _i), text_given, problems, why, (int32_t)sizeof why);
    expect_text(ag_status_name(status), table_cell(positions, _i, "status"), game, why);
    expect((status == AG_OK) == (why[0] == '\0'), game, "why is '%s'", why);
    expect((status == AG_OK) == (game != NULL), game, "status and game disagree");
    if (after != NULL) expect_text(position_text(game).bytes, after, game, "the position");
    ag_game_free(game);
}
END_TEST

/* Such a game is played like any other, though the variant's bounds need not hold. */
START_TEST(games_with_problems_can_be_played)
{
    const uint32_t problems = (uint32_t)table_number(positions, _i, "allowed");
    const char *text_given = table_cell(positions, _i, "text");
    ag_game *game;
    uint64_t seed = 3;

    expect_about("%s", table_where(positions, _i));
    ag_game_new_allowing(&game, table_variant(positions, _i), text_given, problems, NULL, 0);
    if (game == NULL) return;
    snapshot start = take_snapshot(game);
    for (int i = 0; i < 20; i++) {
        ag_game_playout(game, &seed, 50);
        if (ag_game_result(game) == AG_ONGOING) { /* perft counts on where a game is drawn */
            expect_number((int64_t)ag_game_perft(game, 1), ag_game_moves(game, NULL, 0), game, "perft 1");
        }
        expect_status(ag_game_rewind(game, 0), AG_OK, game, "rewinding");
        expect_unchanged(game, &start, "rewinding");
    }
    free_snapshot(&start);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    positions =
        add_rows(suite, "allowing", TESTS(problems_are_waived_as_the_table_says, games_with_problems_can_be_played));
}
