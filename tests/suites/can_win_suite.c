/* SPDX-License-Identifier: MIT
 * Who can still win, for flags that fall: data/can_win says it both ways for each position. A 0 is a proof, so it is held
 * against games played on at random. */
#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"

enum { GAMES = 3, PLIES = 200 };

static table *rows;

static ag_game *game_of_row(int row)
{
    expect_about("%s", table_where(rows, row));
    return new_game(table_variant(rows, row), table_optional(rows, row, "position"));
}

static void expect_answers(const ag_game *game, int row)
{
    expect_number(ag_game_can_win(game, AG_WHITE), table_number(rows, row, "white"), game, "White can win");
    expect_number(ag_game_can_win(game, AG_BLACK), table_number(rows, row, "black"), game, "Black can win");
}

/* Whether the game is over, how it ended and whether draws come by themselves makes no difference. */
START_TEST(pieces_win_as_the_table_says)
{
    ag_game *game = game_of_row(_i);

    expect_answers(game, _i);
    ag_game_set_automatic_draws(game, 0);
    expect_answers(game, _i);
    ag_game_end(game, AG_WHITE_WINS, AG_REASON_TIME);
    expect_answers(game, _i);
    ag_game_free(game);
}
END_TEST

/* Plays a random game behind all draws: who cannot win now cannot win later and does not win. */
static void expect_proofs(ag_game *game, uint64_t *seed)
{
    int32_t could_win[2] = {ag_game_can_win(game, AG_WHITE), ag_game_can_win(game, AG_BLACK)};

    for (int ply = 0; ply < PLIES && ag_game_playout(game, seed, 1) == 1; ply++) {
        for (int32_t player = AG_WHITE; player <= AG_BLACK; player++) {
            const int32_t can_win = ag_game_can_win(game, player);
            expect(can_win <= could_win[player], game, "player %d can win again", (int)player);
            could_win[player] = can_win;
        }
    }
    if (ag_game_result(game) == AG_WHITE_WINS) expect_number(could_win[AG_WHITE], 1, game, "White has won, and could");
    if (ag_game_result(game) == AG_BLACK_WINS) expect_number(could_win[AG_BLACK], 1, game, "Black has won, and could");
}

START_TEST(who_cannot_win_never_wins)
{
    ag_game *game = game_of_row(_i);
    uint64_t seed = (uint64_t)_i;

    ag_game_set_automatic_draws(game, 0);
    for (int i = 0; i < GAMES; i++) {
        expect_proofs(game, &seed);
        ag_game_rewind(game, 0);
    }
    ag_game_free(game);
}
END_TEST

/* Bishops on one colour never give check both at once, unless a position begins so. */
START_TEST(a_mate_that_needs_a_waiver_was_won)
{
    static const char MATE[] = "4B3/8/8/r7/kr6/r7/2B5/7K b - - 0 1";
    ag_game *game;

    expect_status(ag_game_new(&game, ag_variant_find("chess"), MATE, NULL, 0), AG_ERR_POSITION, NULL, "no waiver");
    expect_status(ag_game_new_allowing(&game, ag_variant_find("chess"), MATE, AG_PROBLEM_CHECKERS, NULL, 0), AG_OK,
                  NULL, "a waiver");
    expect_number(ag_game_result(game), AG_WHITE_WINS, game, "the result");
    expect_number(ag_game_can_win(game, AG_WHITE), 1, game, "White can win");
    expect_number(ag_game_can_win(game, AG_BLACK), 1, game, "Black can win");
    ag_game_free(game);
}
END_TEST

START_TEST(the_table_says_enough)
{
    int no[2] = {0, 0};

    for (int row = 0; row < table_rows(rows); row++) {
        no[AG_WHITE] += table_number(rows, row, "white") == 0;
        no[AG_BLACK] += table_number(rows, row, "black") == 0;
    }
    expect(table_rows(rows) >= 40 && no[AG_WHITE] >= 10 && no[AG_BLACK] >= 10, NULL, "too few positions");
}
END_TEST

void add_tests(Suite *suite)
{
    rows = add_rows(suite, "can_win", TESTS(pieces_win_as_the_table_says, who_cannot_win_never_wins));
    add_single(suite, TESTS(a_mate_that_needs_a_waiver_was_won, the_table_says_enough));
}
