/* SPDX-License-Identifier: MIT
 * What a record has said of the end of its game, and how long it is kept as the game goes on: the double forfeit, and
 * reasons that are another's. */
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "records.h"
#include "suite.h"

static const char BOTH_LOST[] =
    "[Result \"0-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 {before} $3 0-0 {behind} $5 ; last\n";
enum { PLIES = 6 };

static ag_game *game;

static void set_up(void)
{
    game = read_only_record(BOTH_LOST);
}

static void tear_down(void)
{
    ag_game_free(game);
}

static void read_instead(const char *record)
{
    ag_game_free(game);
    game = read_only_record(record);
}

/* Whether the game says of itself that both have lost, and writes it. */
static void expect_both_lost(const ag_game *of, bool lost)
{
    char *record = record_of(of, AG_TEXT_STANDARD);

    if (lost) expect_text(ag_game_tag(of, "Result"), "0-0", of, "the tag Result");
    expect(lost || ag_game_tag(of, "Result") == NULL, of, "the tag Result is still there");
    expect((strstr(record, "[Result \"0-0\"]") != NULL) == lost, of, "the record is %s", record);
    expect_round_trip(of);
    free(record);
}

START_TEST(both_have_lost_a_game_that_is_open)
{
    expect_both_lost(game, true);
    expect_number(ag_game_result(game), AG_ONGOING, game, "the result");
    expect_number(ag_game_ply(game), PLIES, game, "the plies");
}
END_TEST

START_TEST(what_stands_behind_zeros_belongs_to_the_last_ply)
{
    static const char *const texts[] = {"before", "behind", " last"};

    expect_number(ag_game_comment_count(game, PLIES), 3, game, "the comments");
    for (int32_t i = 0; i < 3; i++) expect_text(ag_game_comment(game, PLIES, i), texts[i], game, "a comment");
    expect_number(ag_game_mark_count(game, PLIES), 2, game, "the marks");
    expect_number(ag_game_mark(game, PLIES, 0), 3, game, "the first mark");
    expect_number(ag_game_mark(game, PLIES, 1), 5, game, "the second mark");
}
END_TEST

START_TEST(a_ply_ends_it)
{
    play_all(game, "O-O");
    expect_both_lost(game, false);
}
END_TEST

START_TEST(an_unchecked_ply_ends_it)
{
    ag_move move;

    expect_status(ag_move_parse(game, "O-O", AG_PARSE_LENIENT, &move, NULL, 0), AG_OK, game, "castling");
    expect_status(ag_game_play_unchecked(game, move), AG_OK, game, "castling");
    expect_both_lost(game, false);
}
END_TEST

START_TEST(a_ply_taken_back_ends_it)
{
    expect_status(ag_game_undo(game), AG_OK, game, "taking back");
    expect_both_lost(game, false);
}
END_TEST

START_TEST(going_back_ends_it)
{
    expect_status(ag_game_rewind(game, PLIES), AG_OK, game, "going nowhere");
    expect_both_lost(game, true);
    expect_status(ag_game_rewind(game, 1), AG_OK, game, "going back");
    expect_both_lost(game, false);
}
END_TEST

START_TEST(a_game_played_on_at_random_ends_it)
{
    uint64_t seed = 1;

    expect_number(ag_game_playout(game, &seed, 2), 2, game, "the plies played");
    expect_both_lost(game, false);
}
END_TEST

START_TEST(an_end_ends_it)
{
    expect_status(ag_game_end(game, AG_DRAW, AG_REASON_AGREEMENT), AG_OK, game, "agreeing");
    expect_both_lost(game, false);
    expect_status(ag_game_undo(game), AG_OK, game, "lifting the end");
    expect_both_lost(game, false);
}
END_TEST

START_TEST(what_fails_does_not_end_it)
{
    expect_status(ag_game_play(game, 0), AG_ERR_ILLEGAL, game, "no move");
    expect_status(ag_game_play_text(game, "Ke4", NULL, 0), AG_ERR_ILLEGAL, game, "no legal move");
    expect_status(ag_game_claim_draw(game), AG_ERR_ILLEGAL, game, "no claim");
    expect_status(ag_game_end(game, AG_DRAW, AG_REASON_RESIGNATION), AG_ERR_ARGUMENT, game, "no end");
    expect_status(ag_game_rewind(game, PLIES + 1), AG_ERR_ARGUMENT, game, "going forward");
    expect_status(ag_game_set_tag(game, "Result", "1-0"), AG_ERR_ARGUMENT, game, "our tag");
    expect_both_lost(game, true);
    read_instead("[Result \"0-0\"]\n\n0-0\n");
    expect_status(ag_game_undo(game), AG_ERR_EMPTY, game, "nothing to take back");
    expect_both_lost(game, true);
}
END_TEST

START_TEST(it_can_be_removed)
{
    expect_status(ag_game_set_tag(game, "Result", NULL), AG_OK, game, "removing it");
    expect_both_lost(game, false);
    play_all(game, "O-O");
}
END_TEST

START_TEST(copies_have_lost_too_until_they_go_on)
{
    ag_game *copy = clone_of(game);
    ag_game *to = new_game_of("rinne", NULL);

    expect_both_lost(copy, true);
    play_all(copy, "O-O");
    expect_both_lost(copy, false);
    expect_status(ag_game_assign(to, game), AG_OK, game, "assign");
    expect_both_lost(to, true);
    expect_status(ag_game_undo(to), AG_OK, to, "taking back");
    expect_both_lost(to, false);
    expect_both_lost(game, true);
    expect_status(ag_game_assign(to, game), AG_OK, game, "assign");
    expect_status(ag_game_assign(to, copy), AG_OK, game, "assign");
    expect_both_lost(to, false);
    ag_game_free(to);
    ag_game_free(copy);
}
END_TEST

/* ---- reasons of others ---- */

START_TEST(a_reason_of_others_stays_while_the_game_is_open)
{
    read_instead("[Reason \"AE\"]\n\n1. e4 e5 *\n");
    play_all(game, "Nf3 Nc6");
    ag_game_undo(game);
    expect_text(ag_game_tag(game, "Reason"), "AE", game, "the reason");
    expect_round_trip(game);
}
END_TEST

START_TEST(an_end_of_its_own_has_our_reason)
{
    read_instead("[Reason \"AE\"]\n\n1. e4 e5 *\n");
    expect_status(ag_game_end(game, AG_WHITE_WINS, AG_REASON_TIME), AG_OK, game, "running out of time");
    expect(ag_game_tag(game, "Reason") == NULL, game, "the reason is still another's");
    char *record = record_of(game, AG_TEXT_STANDARD);
    expect(strstr(record, "[Reason \"time\"]\n") != NULL, game, "the record is %s", record);
    free(record);
    expect_round_trip(game);
}
END_TEST

START_TEST(a_mate_has_our_reason)
{
    read_instead("[Reason \"AE\"]\n\n1. f3 e6 2. g4 *\n");
    play_all(game, "Qh4");
    expect(ag_game_tag(game, "Reason") == NULL, game, "the reason is still another's");
    expect_round_trip(game);
}
END_TEST

START_TEST(a_claim_has_our_reason)
{
    read_instead("[Reason \"AE\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n");
    expect_status(ag_game_claim_draw(game), AG_OK, game, "claiming");
    expect(ag_game_tag(game, "Reason") == NULL, game, "the reason is still another's");
    expect_round_trip(game);
}
END_TEST

START_TEST(an_end_that_was_read_keeps_the_reason_it_came_with)
{
    read_instead("[Reason \"AE\"]\n\n1. e4 e5 1/2-1/2\n");
    expect_number(ag_game_result(game), AG_DRAW, game, "the result");
    expect_text(ag_game_tag(game, "Reason"), "AE", game, "the reason");
    expect_round_trip(game);
    expect_status(ag_game_undo(game), AG_OK, game, "lifting the end");
    expect_status(ag_game_end(game, AG_DRAW, AG_REASON_AGREEMENT), AG_OK, game, "agreeing");
    expect(ag_game_tag(game, "Reason") == NULL, game, "the reason is still another's");
    expect_round_trip(game);
}
END_TEST

/* ---- a position of others ---- */

START_TEST(a_start_is_written_beside_a_position_of_others)
{
    read_instead("[Variant \"rinne\"]\n[FEN \"1R1qR/1n1qn/BN3/2R1b/5/5 w\"]\n[Position \"518\"]\n\n1. b4c6 *\n");
    expect_round_trip(game);
    expect_status(ag_game_set_tag(game, "Position", NULL), AG_OK, game, "removing it");
    char *record = record_of(game, AG_TEXT_STANDARD);
    expect(strstr(record, "[Position \"1R1qR/1n1qn/BN3/2R1b/5/5 w\"]\n") != NULL, game, "the record is %s", record);
    free(record);
    expect_round_trip(game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_fixed(suite, set_up, tear_down,
              TESTS(both_have_lost_a_game_that_is_open, what_stands_behind_zeros_belongs_to_the_last_ply, a_ply_ends_it,
                    an_unchecked_ply_ends_it, a_ply_taken_back_ends_it, going_back_ends_it,
                    a_game_played_on_at_random_ends_it, an_end_ends_it, what_fails_does_not_end_it, it_can_be_removed,
                    copies_have_lost_too_until_they_go_on));
    add_fixed(suite, set_up, tear_down,
              TESTS(a_reason_of_others_stays_while_the_game_is_open, an_end_of_its_own_has_our_reason,
                    a_mate_has_our_reason, a_claim_has_our_reason, an_end_that_was_read_keeps_the_reason_it_came_with,
                    a_start_is_written_beside_a_position_of_others));
}
