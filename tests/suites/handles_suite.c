/* SPDX-License-Identifier: MIT
 * Making, copying and freeing games. */
#include <inttypes.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "suite.h"

static ag_game *game_of_plies(const ag_variant *variant, uint64_t seed, int32_t plies)
{
    ag_game *game = new_game(variant, NULL);
    ag_game_playout(game, &seed, plies);
    return game;
}

START_TEST(a_new_game_stands_at_the_start)
{
    const ag_variant *variant = ag_variant_at(_i);
    ag_game *game = new_game(variant, NULL);

    expect(ag_game_variant(game) == variant, game, "the variant is another");
    expect_text(position_text(game).bytes, ag_variant_start_position(variant), game, "the position");
    expect_number(ag_game_ply(game), 0, game, "the ply");
    expect_number(ag_game_turn(game), AG_WHITE, game, "the turn");
    expect_number(ag_game_repetitions(game), 1, game, "the repetitions");
    expect_number(ag_game_quiet_plies(game), 0, game, "the quiet plies");
    expect_number(ag_game_move_at(game, 0), 0, game, "the move after the last");
    expect_status(ag_game_undo(game), AG_ERR_EMPTY, game, "undo");
    ag_game_free(game);
}
END_TEST

START_TEST(the_reason_is_emptied_after_success)
{
    char why[8] = "before";
    ag_game *game = NULL;
    ag_game *allowing = NULL;

    expect_status(ag_game_new(&game, ag_variant_at(_i), NULL, why, 8), AG_OK, NULL, "new");
    expect_text(why, "", game, "why");
    strcpy(why, "before");
    expect_status(ag_game_new_allowing(&allowing, ag_variant_at(_i), NULL, 0, why, 8), AG_OK, NULL, "new_allowing");
    expect_text(why, "", game, "why");
    strcpy(why, "before");
    expect_status(
        ag_position_problems(ag_variant_at(_i), ag_variant_start_position(ag_variant_at(_i)), NULL, NULL, why, 8),
        AG_OK, NULL, "position_problems");
    expect_text(why, "", game, "why");
    ag_game_free(allowing);
    ag_game_free(game);
}
END_TEST

START_TEST(a_clone_and_its_original_go_their_own_ways)
{
    ag_game *game = game_of_plies(ag_variant_at(_i), 1, 9);
    ag_game *copy = clone_of(game);
    snapshot before = take_snapshot(game);
    uint64_t seed = 8;

    expect_unchanged(copy, &before, "cloning");
    ag_game_rewind(copy, 3);
    ag_game_playout(copy, &seed, 400);
    expect_unchanged(game, &before, "playing on in the clone");
    ag_game_free(copy);
    expect_unchanged(game, &before, "freeing the clone");
    copy = clone_of(game);
    ag_game_free(game);
    expect_unchanged(copy, &before, "freeing the original");
    free_snapshot(&before);
    ag_game_free(copy);
}
END_TEST

START_TEST(a_clone_has_the_whole_history)
{
    ag_game *game = game_of_plies(ag_variant_at(_i), 4, 40);
    ag_game *copy = clone_of(game);

    do {
        snapshot is = take_snapshot(game);
        expect_unchanged(copy, &is, "taking back in both");
        free_snapshot(&is);
    } while (ag_game_undo(game) == AG_OK && ag_game_undo(copy) == AG_OK);
    ag_game_free(copy);
    ag_game_free(game);
}
END_TEST

/* Both ways between every two variants, to a shorter and to a longer history. */
START_TEST(a_game_can_be_assigned_from_any_variant)
{
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        ag_game *from = game_of_plies(ag_variant_at(_i), 2, 30);
        ag_game *to = game_of_plies(ag_variant_at(i), 3, i % 2 == 0 ? 3 : 120);
        snapshot source = take_snapshot(from);
        uint64_t seed = 5;

        ag_game_end(to, AG_DRAW, AG_REASON_AGREEMENT);
        expect_status(ag_game_assign(to, from), AG_OK, from, "assign");
        expect_unchanged(to, &source, "assigning");
        ag_game_playout(to, &seed, 100);
        expect_unchanged(from, &source, "playing on after assigning");
        ag_game_rewind(to, source.ply);
        expect_unchanged(to, &source, "rewinding after assigning");
        ag_game_free(from);
        expect_unchanged(to, &source, "freeing the game assigned from");
        free_snapshot(&source);
        ag_game_free(to);
    }
}
END_TEST

START_TEST(a_game_can_be_assigned_to_itself)
{
    ag_game *game = game_of_plies(ag_variant_at(_i), 6, 11);
    snapshot before = take_snapshot(game);

    expect_status(ag_game_assign(game, game), AG_OK, game, "assign");
    expect_unchanged(game, &before, "assigning a game to itself");
    free_snapshot(&before);
    ag_game_free(game);
}
END_TEST

START_TEST(an_end_is_assigned_too)
{
    ag_game *from = game_of_plies(ag_variant_at(_i), 2, 4);
    ag_game *to = new_game(ag_variant_at(0), NULL);

    ag_game_end(from, AG_WHITE_WINS, AG_REASON_TIME);
    snapshot source = take_snapshot(from);
    expect_status(ag_game_assign(to, from), AG_OK, from, "assign");
    expect_unchanged(to, &source, "assigning an ended game");
    free_snapshot(&source);
    ag_game_free(to);
    ag_game_free(from);
}
END_TEST

enum { GAMES_AT_ONCE = 3, CALLS = 4000, CALLS_BETWEEN_CHECKS = 200 };

static void play_one_of_its_moves(ag_game *game, uint64_t *seed)
{
    move_list moves = list_moves(game);
    if (moves.count > 0) ag_game_play(game, moves.moves[draw_below(seed, (uint32_t)moves.count)]);
    free_moves(&moves);
}

/* One of the calls that change a history. */
static void change_history(ag_game **games, uint64_t *seed)
{
    ag_game **game = &games[draw_below(seed, GAMES_AT_ONCE)];
    const int32_t ply = ag_game_ply(*game);
    ag_game *made;

    switch (draw_below(seed, 16)) {
    case 0: ag_game_undo(*game); break;
    case 1: ag_game_rewind(*game, (int32_t)draw_below(seed, (uint32_t)ply + 1)); break;
    case 2: ag_game_playout(*game, seed, (int32_t)draw_below(seed, 200)); break;
    case 3: ag_game_assign(*game, games[draw_below(seed, GAMES_AT_ONCE)]); break;
    case 4:
        made = clone_of(*game);
        ag_game_free(*game);
        *game = made;
        break;
    default: play_one_of_its_moves(*game, seed);
    }
}

/* A new game in which the same moves are played is the same at every ply. */
static void expect_replayed(const ag_game *game)
{
    ag_game *looked_at = clone_of(game);
    ag_game *replayed = new_game(ag_game_variant(game), NULL);

    ag_game_set_automatic_draws(replayed, 0);
    for (int32_t ply = 0; ply < ag_game_ply(game); ply++) {
        expect_status(ag_game_play(replayed, ag_game_move_at(game, ply)), AG_OK, game, "playing it again");
    }
    do {
        expect(ag_game_same_position(looked_at, replayed), game, "another position");
        expect_number(ag_game_repetitions(looked_at), ag_game_repetitions(replayed), game, "the repetitions");
    } while (ag_game_undo(looked_at) == AG_OK && ag_game_undo(replayed) == AG_OK);
    ag_game_free(replayed);
    ag_game_free(looked_at);
}

/* Automatic draws are off, so that histories get long and quiet. */
START_TEST(calls_in_any_order_leave_histories_whole)
{
    ag_game *games[GAMES_AT_ONCE];
    uint64_t seed = 12;

    for (int i = 0; i < GAMES_AT_ONCE; i++) {
        const int32_t variant = i == 0 ? _i : (int32_t)draw_below(&seed, (uint32_t)ag_variant_count());
        games[i] = new_game(ag_variant_at(variant), NULL);
        ag_game_set_automatic_draws(games[i], 0);
    }
    for (int32_t call = 1; call <= CALLS; call++) {
        change_history(games, &seed);
        if (call % CALLS_BETWEEN_CHECKS == 0) expect_replayed(games[call / CALLS_BETWEEN_CHECKS % GAMES_AT_ONCE]);
    }
    for (int i = 0; i < GAMES_AT_ONCE; i++) ag_game_free(games[i]);
}
END_TEST

/* Thousands of plies: the history grows, and every ply can be gone back to. */
START_TEST(a_history_grows_as_long_as_a_game)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 77;
    int32_t longest = 0;

    for (int i = 0; i < 60; i++) {
        ag_game_rewind(game, 0);
        const int32_t plies = ag_game_playout(game, &seed, 5000);
        longest = plies > longest ? plies : longest;
        expect_number(ag_game_ply(game), plies, game, "the ply");
    }
    expect(longest > 60, game, "the longest random game has %" PRId32 " plies", longest);
    ag_game_free(game);
}
END_TEST

START_TEST(freeing_no_game_is_allowed)
{
    ag_game_free(NULL);
    ck_assert_int_eq(ag_game_ply(NULL), AG_ERR_ARGUMENT);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(a_new_game_stands_at_the_start, the_reason_is_emptied_after_success,
                                  a_clone_and_its_original_go_their_own_ways, a_clone_has_the_whole_history,
                                  a_game_can_be_assigned_from_any_variant, a_game_can_be_assigned_to_itself,
                                  an_end_is_assigned_too, calls_in_any_order_leave_histories_whole,
                                  a_history_grows_as_long_as_a_game));
    add_single(suite, TESTS(freeing_no_game_is_allowed));
}
