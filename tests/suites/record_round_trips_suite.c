/* SPDX-License-Identifier: MIT
 * What was written is read again as the same game: all games of data/games, games from the positions of data/moves,
 * each way to end a game, the draws claimed in data/records/claims. AG_TEST_EVERY=n writes at every n-th of these
 * only. */
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "records.h"
#include "suite.h"
#include "table.h"

enum { PLIES_BETWEEN = 23, PLIES_FROM_POSITION = 7 };

static table *plies;
static table *positions;
static table *claims;

/* The game that a row goes on with: a new one at its first ply, and where repetition has ended the last. */
static ag_game *game_for_row(ag_game *game, int row)
{
    if (game != NULL && table_number(plies, row, "ply") > 1 && ag_game_result(game) == AG_ONGOING) return game;
    ag_game *fresh =
        new_game(table_variant(plies, row), table_number(plies, row, "ply") > 1 ? position_text(game).bytes : NULL);
    ag_game_free(game);
    return fresh;
}

static bool ends_game(int row)
{
    return row + 1 == table_rows(plies) || table_number(plies, row + 1, "ply") == 1;
}

START_TEST(games_are_read_as_they_were_written)
{
    const int64_t every = setting("AG_TEST_EVERY", 1);
    ag_game *game = NULL;
    int64_t met = 0;

    for (int row = 0; row < table_rows(plies); row++) {
        if (table_variant(plies, row) != ag_variant_at(_i)) continue;
        expect_about("%s", table_where(plies, row));
        game = game_for_row(game, row);
        play_all(game, table_cell(plies, row, "move"));
        met++;
        if ((ends_game(row) || met % PLIES_BETWEEN == 0) && met % every == 0) expect_round_trip(game);
    }
    expect(met > 0, NULL, "there are no games of %s", ag_variant_id(ag_variant_at(_i)));
    if (ag_game_result(game) == AG_ONGOING) expect_round_trip(game);
    ag_game_free(game);
}
END_TEST

START_TEST(games_from_any_position_are_read_as_they_were_written)
{
    const ag_variant *variant = ag_variant_at(_i);
    uint64_t seed = 3;
    int met = 0;

    for (int row = 0; row < table_rows(positions); row++) {
        if (table_variant(positions, row) != variant) continue;
        expect_about("%s", table_where(positions, row));
        ag_game *game = new_game(variant, table_cell(positions, row, "position"));
        for (int ply = 0; ply < PLIES_FROM_POSITION; ply++) {
            expect_round_trip(game);
            ag_game_playout(game, &seed, 1);
        }
        ag_game_free(game);
        met++;
    }
    expect(met > 0, NULL, "there are no positions of %s", ag_variant_id(variant));
}
END_TEST

START_TEST(each_way_to_end_a_game_is_read_as_it_was_written)
{
    const ag_variant *variant = ag_variant_at(_i);
    int ways = 0;

    for (int32_t result = AG_WHITE_WINS; result <= AG_DRAW; result++) {
        for (int32_t reason = AG_REASON_NONE; reason <= AG_REASON_UNKNOWN; reason++) {
            uint64_t seed = (uint64_t)(100 * result + reason);
            ag_game *game = new_game(variant, NULL);
            ag_game_playout(game, &seed, ways % 6);
            if (ag_game_end(game, result, reason) == AG_OK) {
                expect_about("%s by %s", ag_result_text(result), ag_reason_name(reason));
                expect_round_trip(game);
                ways++;
            }
            ag_game_free(game);
        }
    }
    ck_assert_int_eq(ways, 4 + 4 + 4);
}
END_TEST

START_TEST(claimed_draws_are_read_as_they_were_written)
{
    ag_game *game = new_game(table_variant(claims, _i), table_optional(claims, _i, "position"));

    expect_about("%s", table_where(claims, _i));
    play_all(game, table_cell(claims, _i, "moves"));
    expect_round_trip(game);
    expect_status(ag_game_claim_draw(game), AG_OK, game, "the claim");
    expect_text(ag_reason_name(ag_game_reason(game)), table_cell(claims, _i, "reason"), game, "the reason");
    expect_round_trip(game);
    ag_game_free(game);
}
END_TEST

START_TEST(random_games_are_read_as_they_were_written)
{
    const int64_t games = setting("AG_TEST_GAMES", 5);
    uint64_t seed = 2024;

    for (int64_t i = 0; i < games; i++) {
        ag_game *game = new_game(ag_variant_at(_i), NULL);
        ag_game_playout(game, &seed, 600);
        expect_round_trip(game);
        ag_game_free(game);
    }
}
END_TEST

/* Start positions that take a waiver are read without being asked for one. */
START_TEST(waived_problems_are_read_as_they_were_written)
{
    static const char six_pieces[] = "2k2/k3k/1k1k1/1K1K1/KK2K/2K2 w";
    ag_game *game;
    uint64_t seed = 5;

    expect_status(
        ag_game_new_allowing(&game, ag_variant_find("rinne"), six_pieces, AG_PROBLEM_TOO_MANY_PIECES, NULL, 0), AG_OK,
        NULL, "six pieces");
    ag_game_playout(game, &seed, 20);
    expect_round_trip(game);
    ag_game_free(game);
}
END_TEST

/* A claim or an end is lifted in a copy that was read as it is in the original. */
START_TEST(an_end_that_was_read_can_be_taken_back)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 6;

    ag_game_playout(game, &seed, 5);
    ag_game_end(game, AG_BLACK_WINS, AG_REASON_RESIGNATION);
    char *bytes = record_of(game, AG_TEXT_STANDARD);
    ag_game *again = read_only_record(bytes);
    ag_game_undo(game);
    expect_status(ag_game_undo(again), AG_OK, again, "undo");
    expect_same_game(again, game);
    ag_game_free(again);
    free(bytes);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    plies = table_read("games");
    positions = table_read("moves");
    add_for_variants(suite,
                     TESTS(games_are_read_as_they_were_written, games_from_any_position_are_read_as_they_were_written,
                           each_way_to_end_a_game_is_read_as_it_was_written, random_games_are_read_as_they_were_written,
                           an_end_that_was_read_can_be_taken_back));
    claims = add_rows(suite, "records/claims", TESTS(claimed_draws_are_read_as_they_were_written));
    add_single(suite, TESTS(waived_problems_are_read_as_they_were_written));
}
