/* SPDX-License-Identifier: MIT
 * Repetition, where the public interface cannot reach: positions that differ and have the same hash. */
#include "game.h"

#include "expect.h"
#include "fixture.h"
#include "suite.h"

static const char LOOP[] = "e2d1 a5b6 d1b2 b6d5 b2c3 d5c4 c3c2 c4c5 c2e2 c5a5";
/* Ten plies without a capture that do not lead back. */
static const char DETOUR[] = "e2d1 a5b6 d1b2 b6d5 b2c3 d5c4 c3c2 c4c5 c2d2 c5a5";

static ag_game *played(const char *moves)
{
    ag_game *game = new_game_of("rinne", NULL);
    play_all(game, moves);
    return game;
}

START_TEST(equal_hashes_of_different_positions_are_no_repetition)
{
    ag_game *game = played(DETOUR);

    game->history->hash = game->now->hash;
    expect_number(ag_game_repetitions(game), 1, game, "the repetitions");
    ag_game_free(game);
}
END_TEST

static void expect_equal_hashes_tell_apart(const char *variant, const char *position)
{
    ag_game *game = new_game_of("rinne", NULL);
    ag_game *other;

    ck_assert_int_eq(
        ag_game_new_allowing(&other, ag_variant_find(variant), position, AG_PROBLEM_TOO_MANY_PIECES, NULL, 0), AG_OK);
    other->now->hash = game->now->hash;
    expect_number(ag_game_same_position(game, other), 0, other, "same_position");
    ag_game_free(other);
    ag_game_free(game);
}

/* The player to move and every piece are part of a position, whatever the hash says. */
START_TEST(equal_hashes_do_not_make_positions_the_same)
{
    static const char *const others[] = {
        "2k2/k3k/1k1k1/1K1K1/K3K/2K2 b", /* the other player moves */
        "2k2/k3k/1k1k1/1K1K1/K3K/2N2 w", /* another kind */
        "2k2/k3k/1k1k1/1K1K1/K3K/2k2 w", /* another player's piece */
        "2k2/k3k/1k1k1/1K1K1/K3K/1K3 w", /* another square */
    };

    for (int i = 0; i < 4; i++) expect_equal_hashes_tell_apart("rinne", others[i]);
}
END_TEST

START_TEST(positions_of_two_variants_are_never_the_same)
{
    expect_equal_hashes_tell_apart("tensei", ag_variant_start_position(ag_variant_find("tensei")));
}
END_TEST

START_TEST(equal_positions_are_a_repetition)
{
    ag_game *game = played(LOOP);

    ck_assert_uint_eq(game->history->hash, game->now->hash);
    expect_number(ag_game_repetitions(game), 2, game, "the repetitions");
    ag_game_free(game);
}
END_TEST

/* After a capture nothing before it is looked at, so that even an equal position would not count. */
START_TEST(nothing_before_a_capture_is_looked_at)
{
    ag_game *game = played(LOOP);

    game->now->quiet = 9;
    expect_number(ag_game_repetitions(game), 1, game, "the repetitions");
    ag_game_free(game);
}
END_TEST

START_TEST(a_position_string_counts_from_its_own_start)
{
    ag_game *game = played(LOOP);
    ag_game *loaded = new_game_of("rinne", position_text(game).bytes);

    expect_number(ag_game_repetitions(loaded), 1, loaded, "the repetitions");
    play_all(loaded, LOOP);
    expect_number(ag_game_repetitions(loaded), 2, loaded, "the repetitions");
    ag_game_free(loaded);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite,
               TESTS(equal_hashes_of_different_positions_are_no_repetition, equal_hashes_do_not_make_positions_the_same,
                     positions_of_two_variants_are_never_the_same, equal_positions_are_a_repetition,
                     nothing_before_a_capture_is_looked_at, a_position_string_counts_from_its_own_start));
}
