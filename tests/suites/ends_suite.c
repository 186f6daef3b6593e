/* SPDX-License-Identifier: MIT
 * Games ended from outside the rules, and how undo and rewind lift such an end. */
#include <inttypes.h>

#include "expect.h"
#include "fixture.h"
#include "properties.h"
#include "suite.h"

enum { PLIES = 5 /* in Tensei a roll is due then */ };

/* A game of some plies that goes on. */
static ag_game *game_under_way(const ag_variant *variant)
{
    ag_game *game = new_game(variant, NULL);
    uint64_t seed = 17;

    expect_number(ag_game_playout(game, &seed, PLIES), PLIES, game, "the plies of a random game");
    expect_number(ag_game_result(game), AG_ONGOING, game, "the result");
    return game;
}

/* A win by resignation, time, adjudication or unknown; a draw by agreement, time, adjudication or unknown. */
static bool is_end(int32_t result, int32_t reason)
{
    const bool either = reason == AG_REASON_TIME || reason == AG_REASON_ADJUDICATION || reason == AG_REASON_UNKNOWN;

    if (result == AG_WHITE_WINS || result == AG_BLACK_WINS) return either || reason == AG_REASON_RESIGNATION;
    return result == AG_DRAW && (either || reason == AG_REASON_AGREEMENT);
}

static void try_end(ag_game *game, const snapshot *before, int32_t result, int32_t reason)
{
    const int32_t status = ag_game_end(game, result, reason);

    if (!is_end(result, reason)) {
        expect_status(status, AG_ERR_ARGUMENT, game, "an end that is none");
        expect_unchanged(game, before, "an end that is none");
        return;
    }
    expect_status(status, AG_OK, game, "an end");
    expect_number(ag_game_result(game), result, game, "the result");
    expect_number(ag_game_reason(game), reason, game, "the reason");
    expect_number(ag_game_turn(game), AG_NOBODY, game, "the turn");
    expect_number(ag_game_ply(game), before->ply, game, "the ply");
    expect_text(position_text(game).bytes, before->position.bytes, game, "the position");
    expect_status(ag_game_end(game, result, reason), AG_ERR_FINISHED, game, "a second end");
    finished_games_refuse_moves(game);
    other_numbers_are_refused(game);
    turn_and_result_agree(game);
    expect_status(ag_game_undo(game), AG_OK, game, "undo");
    expect_unchanged(game, before, "lifting an end");
}

START_TEST(each_pair_of_result_and_reason_is_taken_or_refused)
{
    ag_game *game = game_under_way(ag_variant_at(_i));
    snapshot before = take_snapshot(game);

    for (int32_t result = -2; result <= AG_DRAW + 2; result++) {
        for (int32_t reason = -2; reason <= AG_REASON_UNKNOWN + 2; reason++) try_end(game, &before, result, reason);
    }
    try_end(game, &before, INT32_MAX, INT32_MIN);
    free_snapshot(&before);
    ag_game_free(game);
}
END_TEST

START_TEST(rewind_lifts_an_end_at_any_ply)
{
    ag_game *game = game_under_way(ag_variant_at(_i));
    ag_game *same = clone_of(game);

    for (int32_t ply = PLIES; ply >= 0; ply--) {
        ag_game *ended = clone_of(game);
        expect_status(ag_game_end(ended, AG_WHITE_WINS, AG_REASON_RESIGNATION), AG_OK, game, "an end");
        expect_status(ag_game_rewind(ended, ply), AG_OK, game, "rewind");
        expect_status(ag_game_rewind(same, ply), AG_OK, game, "rewind");
        snapshot before = take_snapshot(same);
        expect_unchanged(ended, &before, "rewinding an ended game");
        free_snapshot(&before);
        ag_game_free(ended);
    }
    ag_game_free(same);
    ag_game_free(game);
}
END_TEST

START_TEST(an_ended_game_cannot_be_played_on)
{
    ag_game *game = game_under_way(ag_variant_at(_i));
    move_list list = list_moves(game);

    ag_game_end(game, AG_DRAW, AG_REASON_AGREEMENT);
    snapshot ended = take_snapshot(game);
    expect_status(ag_game_play(game, list.moves[0]), AG_ERR_FINISHED, game, "play");
    expect_status(ag_game_play_unchecked(game, list.moves[0]), AG_ERR_FINISHED, game, "play_unchecked");
    expect_status(ag_move_text(game, list.moves[0], 0, NULL, 0), AG_ERR_FINISHED, game, "move_text");
    expect_number(ag_game_is_legal(game, list.moves[0]), 0, game, "is_legal");
    expect_number(ag_game_chance_total(game), 0, game, "chance_total");
    expect_unchanged(game, &ended, "refusing to go on");
    free_snapshot(&ended);
    free_moves(&list);
    ag_game_free(game);
}
END_TEST

START_TEST(the_history_of_an_ended_game_can_be_read)
{
    ag_game *game = game_under_way(ag_variant_at(_i));
    ag_game *ended = clone_of(game);

    ag_game_end(ended, AG_BLACK_WINS, AG_REASON_TIME);
    for (int32_t ply = 0; ply < PLIES; ply++) {
        text is;
        text should_be;
        expect_number(ag_game_move_at(ended, ply), ag_game_move_at(game, ply), game, "a move of the history");
        ag_game_move_text_at(ended, ply, AG_TEXT_STANDARD, is.bytes, TEXT_ROOM);
        ag_game_move_text_at(game, ply, AG_TEXT_STANDARD, should_be.bytes, TEXT_ROOM);
        expect_text(is.bytes, should_be.bytes, game, "its text");
    }
    expect(ag_game_hash(ended) == ag_game_hash(game), game, "the hash of an ended game is another");
    expect_number(ag_game_same_position(ended, game), 1, game, "same_position");
    expect_number((int64_t)ag_game_perft(ended, 2), (int64_t)ag_game_perft(game, 2), game, "perft of an ended game");
    ag_game_free(ended);
    ag_game_free(game);
}
END_TEST

START_TEST(a_clone_of_an_ended_game_is_ended)
{
    ag_game *game = game_under_way(ag_variant_at(_i));

    ag_game_end(game, AG_DRAW, AG_REASON_ADJUDICATION);
    snapshot ended = take_snapshot(game);
    ag_game *copy = clone_of(game);
    expect_unchanged(copy, &ended, "cloning an ended game");
    expect_status(ag_game_undo(copy), AG_OK, copy, "undo");
    expect_number(ag_game_result(copy), AG_ONGOING, copy, "the result after lifting the clone's end");
    expect_unchanged(game, &ended, "lifting the clone's end");
    free_snapshot(&ended);
    ag_game_free(copy);
    ag_game_free(game);
}
END_TEST

START_TEST(nothing_can_be_claimed_in_a_new_game)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);

    expect_number(ag_game_claimable_draw(game), 0, game, "claimable_draw");
    expect_status(ag_game_claim_draw(game), AG_ERR_ILLEGAL, game, "claim_draw");
    expect_number(ag_game_result(game), AG_ONGOING, game, "the result");
    expect_status(ag_game_undo(game), AG_ERR_EMPTY, game, "undo");
    ag_game_free(game);
}
END_TEST

START_TEST(rewind_refuses_plies_that_are_not_in_the_history)
{
    static const int32_t bad[] = {INT32_MIN, -1, PLIES + 1, PLIES + 2, INT32_MAX};
    ag_game *game = game_under_way(ag_variant_at(_i));
    ag_game_end(game, AG_DRAW, AG_REASON_AGREEMENT);
    snapshot before = take_snapshot(game);

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        expect_status(ag_game_rewind(game, bad[i]), AG_ERR_ARGUMENT, game, "rewind");
        expect_unchanged(game, &before, "refusing to rewind");
    }
    free_snapshot(&before);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(each_pair_of_result_and_reason_is_taken_or_refused, rewind_lifts_an_end_at_any_ply,
                                  an_ended_game_cannot_be_played_on, the_history_of_an_ended_game_can_be_read,
                                  a_clone_of_an_ended_game_is_ended, nothing_can_be_claimed_in_a_new_game,
                                  rewind_refuses_plies_that_are_not_in_the_history));
}
