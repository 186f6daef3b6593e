/* SPDX-License-Identifier: MIT
 * Draws a host can govern: automatic draws switched off and on, and claims with an announced move.
 * data/governed_draws has lines that end in such a draw, with the claim it gives while it is off, and moves behind it. */
#include <stdlib.h>
#include <string.h>

#include "draws.h"
#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"

enum { RECORD_ROOM = 4096 };

static table *lines;

static int32_t reason_named(const char *name)
{
    for (int32_t reason = AG_REASON_NONE; ag_reason_name(reason) != NULL; reason++) {
        if (strcmp(ag_reason_name(reason), name) == 0) return reason;
    }
    expect(false, NULL, "there is no reason '%s'", name);
    return AG_REASON_NONE;
}

static void play_cell(ag_game *game, int row, const char *column)
{
    const char *moves = table_optional(lines, row, column);
    if (moves != NULL) play_all(game, moves);
}

/* The game of a row at its draw, which is lifted. */
static ag_game *lifted_draw(int row)
{
    ag_game *game = new_game(table_variant(lines, row), table_optional(lines, row, "from"));

    expect_about("%s", table_where(lines, row));
    play_cell(game, row, "moves");
    expect_status(ag_game_set_automatic_draws(game, 0), AG_OK, game, "switching off");
    return game;
}

static void expect_drawn(const ag_game *game, int row)
{
    expect_end(game, AG_DRAW, reason_named(table_cell(lines, row, "reason")));
    expect_number(ag_game_turn(game), AG_NOBODY, game, "the turn");
}

static void expect_lifted(const ag_game *game, int row)
{
    ag_move move = 0;

    expect_ongoing(game, reason_named(table_cell(lines, row, "claim")));
    expect_number(ag_game_reason(game), AG_REASON_NONE, game, "the reason");
    expect(ag_game_turn(game) != AG_NOBODY, game, "it is nobody's turn");
    expect(ag_game_moves(game, &move, 1) > 0, game, "there are no moves");
    expect_number(ag_game_is_legal(game, move), 1, game, "is_legal");
}

START_TEST(off_lifts_a_standing_draw_and_on_restores_it)
{
    ag_game *game = lifted_draw(_i);

    expect_lifted(game, _i);
    for (int32_t on = 1; on >= -1; on -= 2) {
        ag_game_set_automatic_draws(game, on);
        expect_number(ag_game_automatic_draws(game), 1, game, "automatic_draws");
        expect_drawn(game, _i);
        ag_game_set_automatic_draws(game, 0);
        expect_number(ag_game_automatic_draws(game), 0, game, "automatic_draws");
        expect_lifted(game, _i);
    }
    ag_game_free(game);
}
END_TEST

START_TEST(games_go_on_behind_a_draw_and_back)
{
    ag_game *game = lifted_draw(_i);
    const int32_t ply = ag_game_ply(game);
    snapshot at_draw = take_snapshot(game);

    play_cell(game, _i, "on");
    snapshot behind = take_snapshot(game);
    while (ag_game_ply(game) > ply) expect_status(ag_game_undo(game), AG_OK, game, "undo");
    expect_unchanged(game, &at_draw, "taking back to the draw");
    play_cell(game, _i, "on");
    expect_unchanged(game, &behind, "playing again behind the draw");
    expect_status(ag_game_rewind(game, ply), AG_OK, game, "rewind");
    expect_unchanged(game, &at_draw, "rewinding to the draw");
    ag_game_rewind(game, 0);
    expect_number(ag_game_automatic_draws(game), 0, game, "the switch after rewinding to the start");
    play_cell(game, _i, "moves");
    ag_game_set_automatic_draws(game, 1);
    expect_drawn(game, _i);
    free_snapshot(&behind);
    free_snapshot(&at_draw);
    ag_game_free(game);
}
END_TEST

START_TEST(copies_have_the_switch)
{
    ag_game *game = lifted_draw(_i);
    ag_game *other = new_game(ag_variant_at(0), NULL);

    play_cell(game, _i, "on");
    snapshot before = take_snapshot(game);
    ag_game *copy = clone_of(game);
    expect_unchanged(copy, &before, "cloning");
    expect_status(ag_game_assign(other, game), AG_OK, game, "assign");
    expect_unchanged(other, &before, "assigning");
    ag_game_set_automatic_draws(copy, 1);
    expect_unchanged(game, &before, "switching a clone");
    free_snapshot(&before);
    ag_game_free(copy);
    ag_game_free(other);
    ag_game_free(game);
}
END_TEST

START_TEST(a_move_ends_the_game_as_the_switch_says)
{
    ag_game *game = lifted_draw(_i);
    const int32_t ply = ag_game_ply(game);
    const ag_move last = ag_game_move_at(game, ply - 1);

    if (ply > 0) {
        ag_game_undo(game);
        const uint32_t off = ag_move_traits(game, last);
        ag_game_set_automatic_draws(game, 1);
        const uint32_t on = ag_move_traits(game, last);
        expect((off & AG_MOVE_ENDS_GAME) == 0, game, "a lifted draw ends the game");
        expect((on & AG_MOVE_ENDS_GAME) != 0, game, "a draw does not end the game");
        expect((on & ~(uint32_t)AG_MOVE_ENDS_GAME) == off, game, "the switch changes other traits");
    }
    ag_game_free(game);
}
END_TEST

START_TEST(playouts_obey_the_switch_and_perft_and_hash_do_not)
{
    ag_game *game = lifted_draw(_i);
    const uint64_t hash = ag_game_hash(game);
    const uint64_t leaves = ag_game_perft(game, 2);
    uint64_t seed = 5;

    ag_game_set_automatic_draws(game, 1);
    expect(ag_game_hash(game) == hash, game, "the switch changes the hash");
    expect(ag_game_perft(game, 2) == leaves, game, "the switch changes perft");
    expect_number(ag_game_playout(game, &seed, 20), 0, game, "the plies played from a drawn game");
    ag_game_set_automatic_draws(game, 0);
    expect(ag_game_playout(game, &seed, 20) > 0, game, "no ply is played from a lifted draw");
    ag_game_free(game);
}
END_TEST

START_TEST(a_lifted_draw_can_be_claimed)
{
    const int32_t claim = reason_named(table_cell(lines, _i, "claim"));
    ag_game *game = lifted_draw(_i);
    snapshot before = take_snapshot(game);

    expect_status(ag_game_claim_draw(game), AG_OK, game, "claiming");
    expect_end(game, AG_DRAW, claim);
    ag_game_set_automatic_draws(game, 1);
    expect_end(game, AG_DRAW, claim);
    ag_game_set_automatic_draws(game, 0);
    expect_status(ag_game_undo(game), AG_OK, game, "undo");
    expect_unchanged(game, &before, "lifting a claim");
    free_snapshot(&before);
    ag_game_free(game);
}
END_TEST

/* ---- records ---- */

/* The game written and read is the same, and its record has this line, or no tag AutomaticDraws with NULL. */
static void expect_round_trip(const ag_game *game, const char *line)
{
    char record[RECORD_ROOM];
    char why[200];
    ag_game *read = NULL;
    const int32_t length = ag_record_write(game, AG_TEXT_COORDINATE, record, RECORD_ROOM);

    expect(length > 0 && length < RECORD_ROOM, game, "the record has %d bytes", (int)length);
    if (line == NULL) expect(strstr(record, "AutomaticDraws") == NULL, game, "a needless tag:\n%s", record);
    if (line != NULL) expect(strstr(record, line) != NULL, game, "no %s:\n%s", line, record);
    const int32_t status = ag_record_read(record, length, 1, NULL, NULL, &read, why, (int32_t)sizeof why);
    expect(status == AG_OK, game, "%s\n%s", why, record);
    snapshot before = take_snapshot(game);
    expect_unchanged(read, &before, "writing and reading");
    free_snapshot(&before);
    ag_game_free(read);
}

START_TEST(records_say_when_the_draws_are_off)
{
    ag_game *game = new_game(table_variant(lines, _i), table_optional(lines, _i, "from"));

    expect_about("%s", table_where(lines, _i));
    expect_round_trip(game, NULL);
    play_cell(game, _i, "moves");
    expect_round_trip(game, NULL);
    ag_game_set_automatic_draws(game, 0);
    expect_round_trip(game, "[AutomaticDraws \"off\"]\n");
    play_cell(game, _i, "on");
    expect_round_trip(game, "[AutomaticDraws \"off\"]\n");
    ag_game_end(game, AG_WHITE_WINS, AG_REASON_RESIGNATION);
    expect_round_trip(game, "[AutomaticDraws \"off\"]\n");
    ag_game_free(game);
}
END_TEST

START_TEST(records_keep_claims_of_lifted_draws)
{
    ag_game *game = lifted_draw(_i);

    expect_status(ag_game_claim_draw(game), AG_OK, game, "claiming");
    expect_round_trip(game, "[AutomaticDraws \"off\"]\n");
    ag_game_undo(game);
    ag_game_end(game, AG_BLACK_WINS, AG_REASON_TIME);
    expect_round_trip(game, "[AutomaticDraws \"off\"]\n");
    ag_game_set_automatic_draws(game, 1);
    expect_round_trip(game, "[AutomaticDraws \"on\"]\n");
    ag_game_free(game);
}
END_TEST

START_TEST(records_go_on_behind_draws_that_are_on_again)
{
    ag_game *game = lifted_draw(_i);

    play_cell(game, _i, "on");
    ag_game_set_automatic_draws(game, 1);
    expect_round_trip(game, "[AutomaticDraws \"on\"]\n");
    ag_game_free(game);
}
END_TEST

START_TEST(the_tag_belongs_to_the_library)
{
    ag_game *game = new_game_of("chess", NULL);
    ag_game *read = NULL;
    char why[200];
    static const char bad[] = "[AutomaticDraws \"perhaps\"]\n\n1. e4 *\n";

    expect_status(ag_game_set_tag(game, "AutomaticDraws", "off"), AG_ERR_ARGUMENT, game, "setting the library's tag");
    expect_status(ag_record_read(bad, (int32_t)strlen(bad), 1, NULL, NULL, &read, why, 200), AG_ERR_SYNTAX, game,
                  "a tag that says neither off nor on");
    expect_text(why, "line 1: the tag AutomaticDraws is \"off\" or \"on\", not \"perhaps\"", game, "the sentence");
    ag_game_free(read);
    ag_game_free(game);
}
END_TEST

/* ---- the board decides with the switch off, too ---- */

START_TEST(stalemate_in_dead_material_is_stalemate_while_the_draw_is_off)
{
    ag_game *game = new_game_of("chess", "k7/8/1K1B4/8/8/8/8/8 b - - 0 1");

    expect_end(game, AG_DRAW, AG_REASON_DEAD_MATERIAL);
    ag_game_set_automatic_draws(game, 0);
    expect_end(game, AG_DRAW, AG_REASON_STALEMATE);
    expect_number(ag_game_claimable_draw(game), 0, game, "claimable_draw");
    ag_game_free(game);
}
END_TEST

START_TEST(a_string_with_a_full_clock_gives_no_claim_before_a_move)
{
    ag_game *game = new_game_of("chess", "4k3/p7/8/8/8/8/8/R3K3 w - - 150 80");

    ag_game_set_automatic_draws(game, 0);
    expect_ongoing(game, AG_REASON_NONE);
    play_all(game, "Rb1");
    expect_ongoing(game, AG_REASON_CLAIMED_MOVE_COUNT);
    ag_game_free(game);
}
END_TEST

/* ---- claims with an announced move (FIDE 9.2.1, 9.3.1) ---- */

/* The claim of the last move of a line, announced before it is played. */
static void expect_announced(const char *variant, const char *position, const char *line, const char *move,
                             int32_t reason)
{
    ag_game *game = new_game_of(variant, position);

    play_all(game, line);
    const ag_move announced = find_move(game, move);
    snapshot before = take_snapshot(game);
    expect_number(ag_move_claimable_draw(game, announced), reason, game, move);
    expect_unchanged(game, &before, "asking for a claim");
    if (reason == AG_REASON_NONE) {
        expect_status(ag_game_claim_draw_with(game, announced), AG_ERR_ILLEGAL, game, "a claim with nothing to claim");
        expect_unchanged(game, &before, "a claim with nothing to claim");
    } else {
        expect_status(ag_game_claim_draw_with(game, announced), AG_OK, game, "a claim with a move");
        expect_end(game, AG_DRAW, reason);
        expect_number(ag_game_ply(game), before.ply + 1, game, "the ply");
        expect_round_trip(game, NULL);
        expect_status(ag_game_claim_draw_with(game, announced), AG_ERR_FINISHED, game, "a second claim");
        expect_status(ag_game_undo(game), AG_OK, game, "lifting the claim");
        expect_number(ag_game_ply(game), before.ply + 1, game, "the ply");
        expect_number(ag_game_claimable_draw(game), reason, game, "the claim on the board");
        expect_status(ag_game_undo(game), AG_OK, game, "taking back the move");
        expect_unchanged(game, &before, "taking back claim and move");
    }
    free_snapshot(&before);
    ag_game_free(game);
}

START_TEST(a_move_to_the_third_occurrence_may_be_announced)
{
    expect_announced("chess", NULL, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", "f6g8", AG_REASON_CLAIMED_REPETITION);
    expect_announced("chess", NULL, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", "a7a6", AG_REASON_NONE);
    expect_announced("chess", NULL, "Nf3 Nf6 Ng1", "f6g8", AG_REASON_NONE);
    expect_announced("tensor", NULL, "Tb3 Tb6 Tb1 Tb8 Tb3 Tb6 Tb1", "b6b8", AG_REASON_CLAIMED_REPETITION);
    expect_announced("sentai", NULL, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1", "f6g8", AG_REASON_CLAIMED_REPETITION);
}
END_TEST

START_TEST(a_move_to_the_hundredth_quiet_ply_may_be_announced)
{
    expect_announced("chess", "4k3/p7/8/8/8/8/8/R3K3 w - - 99 80", "", "a1b1", AG_REASON_CLAIMED_MOVE_COUNT);
    expect_announced("chess", "4k3/p7/8/8/8/8/8/R3K3 w - - 99 80", "", "a1a7", AG_REASON_NONE);
    expect_announced("chess", "4k3/p7/8/8/8/8/8/R3K3 w - - 98 80", "", "a1b1", AG_REASON_NONE);
    expect_announced("chess", "4k3/p7/8/8/8/8/8/R3K3 w - - 98 80", "Rb1", "e8e7", AG_REASON_CLAIMED_MOVE_COUNT);
    expect_announced("sentai", "4k3/8/8/8/8/8/8/R303K3 w - - 99 90", "", "a1a3", AG_REASON_CLAIMED_MOVE_COUNT);
    expect_announced("tensor", "4k5/9p/10/10/10/10/9P/T4K4 w - - 99 90", "", "a1a2", AG_REASON_CLAIMED_MOVE_COUNT);
}
END_TEST

START_TEST(a_move_that_ends_the_game_by_the_board_gives_no_claim)
{
    expect_announced("chess", "7k/8/6K1/8/8/8/8/5Q2 w - - 99 80", "", "f1f8", AG_REASON_NONE);
    expect_announced("chess", "7k/8/6K1/8/8/8/8/5Q2 w - - 99 80", "", "f1f7", AG_REASON_NONE);
    expect_announced("chess", "4k3/8/8/8/8/8/4r3/4K3 w - - 99 80", "", "e1e2", AG_REASON_NONE);
    expect_announced("rinne", NULL,
                     "e2d1 a5b6 d1b2 b6d5 b2c3 d5c4 c3c2 c4c5 c2e2 c5a5 e2d1 a5b6 d1b2 b6d5 b2c3 d5c4 c3c2 c4c5 c2e2",
                     "c5a5", AG_REASON_NONE);
}
END_TEST

/* The claim stands over a draw that would have come by itself: only its record says which of the two it was. */
START_TEST(a_move_to_an_automatic_draw_may_be_announced_too)
{
    ag_game *game = new_game_of("chess", NULL);

    play_times(game, "Nf3 Nf6 Ng1 Ng8", 3);
    play_all(game, "Nf3 Nf6 Ng1");
    const ag_move fifth = find_move(game, "f6g8");
    expect_number(ag_move_claimable_draw(game, fifth), AG_REASON_CLAIMED_REPETITION, game, "the claim");
    expect_status(ag_game_claim_draw_with(game, fifth), AG_OK, game, "a claim with a move");
    expect_end(game, AG_DRAW, AG_REASON_CLAIMED_REPETITION);
    expect_round_trip(game, "[AutomaticDraws \"on\"]\n");
    ag_game_undo(game);
    expect_end(game, AG_DRAW, AG_REASON_REPETITION);
    ag_game_undo(game);
    expect_ongoing(game, AG_REASON_CLAIMED_REPETITION);
    ag_game_free(game);
}
END_TEST

/* Where a draw is automatic only, its last move can be announced while it is off. */
START_TEST(the_move_to_a_lifted_draw_may_be_announced)
{
    const int32_t claim = reason_named(table_cell(lines, _i, "claim"));
    ag_game *game = lifted_draw(_i);
    const int32_t ply = ag_game_ply(game);
    const ag_move last = ag_game_move_at(game, ply - 1);

    if (ply > 0) {
        ag_game_undo(game);
        expect_number(ag_move_claimable_draw(game, last), claim, game, "the claim");
        expect_status(ag_game_claim_draw_with(game, last), AG_OK, game, "a claim with a move");
        expect_end(game, AG_DRAW, claim);
        expect_round_trip(game, "[AutomaticDraws \"off\"]\n");
    }
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    lines = add_rows(suite, "governed_draws",
                     TESTS(off_lifts_a_standing_draw_and_on_restores_it, games_go_on_behind_a_draw_and_back,
                           copies_have_the_switch, a_move_ends_the_game_as_the_switch_says,
                           playouts_obey_the_switch_and_perft_and_hash_do_not, a_lifted_draw_can_be_claimed,
                           records_say_when_the_draws_are_off, records_keep_claims_of_lifted_draws,
                           records_go_on_behind_draws_that_are_on_again, the_move_to_a_lifted_draw_may_be_announced));
    add_single(
        suite,
        TESTS(the_tag_belongs_to_the_library, stalemate_in_dead_material_is_stalemate_while_the_draw_is_off,
              a_string_with_a_full_clock_gives_no_claim_before_a_move, a_move_to_the_third_occurrence_may_be_announced,
              a_move_to_the_hundredth_quiet_ply_may_be_announced, a_move_that_ends_the_game_by_the_board_gives_no_claim,
              a_move_to_an_automatic_draw_may_be_announced_too));
}
