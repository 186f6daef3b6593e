/* SPDX-License-Identifier: MIT
 * The tags of a game, and how records write them. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "records.h"
#include "suite.h"

static ag_game *game;

static void set_up(void)
{
    game = new_game_of("rinne", NULL);
}

static void tear_down(void)
{
    ag_game_free(game);
}

static void set_tag(const char *name, const char *value)
{
    expect_status(ag_game_set_tag(game, name, value), AG_OK, game, name);
}

START_TEST(a_new_game_has_no_tags)
{
    ck_assert_int_eq(ag_game_tag_count(game), 0);
    ck_assert_ptr_null(ag_game_tag(game, "White"));
    ck_assert_ptr_null(ag_game_tag_name(game, 0));
}
END_TEST

START_TEST(a_tag_is_set_replaced_and_removed)
{
    set_tag("White", "Anna");
    ck_assert_str_eq(ag_game_tag(game, "White"), "Anna");
    set_tag("White", "Anna of the long and winding name");
    ck_assert_str_eq(ag_game_tag(game, "White"), "Anna of the long and winding name");
    ck_assert_int_eq(ag_game_tag_count(game), 1);
    set_tag("White", "");
    ck_assert_str_eq(ag_game_tag(game, "White"), "");
    set_tag("White", NULL);
    ck_assert_ptr_null(ag_game_tag(game, "White"));
    ck_assert_int_eq(ag_game_tag_count(game), 0);
    set_tag("White", NULL);
}
END_TEST

START_TEST(a_tag_can_be_set_to_its_own_value)
{
    set_tag("White", "Anna");
    set_tag("White", ag_game_tag(game, "White"));
    set_tag(ag_game_tag_name(game, 0), "Bert");
    ck_assert_str_eq(ag_game_tag(game, "White"), "Bert");
}
END_TEST

START_TEST(names_are_told_apart_by_case)
{
    set_tag("white", "a");
    set_tag("White", "b");
    ck_assert_str_eq(ag_game_tag(game, "white"), "a");
    ck_assert_str_eq(ag_game_tag(game, "White"), "b");
    ck_assert_int_eq(ag_game_tag_count(game), 2);
}
END_TEST

/* The roster in its order, then the others as they were first set. */
START_TEST(tags_stand_in_the_order_of_records)
{
    static const char *const set[] = {"Zed", "Black", "Annotator", "Round", "Event", "White", "Site", "Date", "B"};
    static const char *const order[] = {"Event", "Site", "Date", "Round", "White", "Black", "Zed", "Annotator", "B"};

    for (int i = 0; i < 9; i++) set_tag(set[i], set[i]);
    set_tag("Annotator", "again");
    ck_assert_int_eq(ag_game_tag_count(game), 9);
    for (int i = 0; i < 9; i++) ck_assert_str_eq(ag_game_tag_name(game, i), order[i]);
    set_tag("Zed", NULL);
    set_tag("Zed", "last");
    ck_assert_str_eq(ag_game_tag_name(game, 8), "Zed");
}
END_TEST

START_TEST(the_librarys_own_tags_are_refused)
{
    static const char *const own[] = {"Variant", "RulesVersion",   "Position", "SetUp",   "FEN",    "Result",
                                      "Reason",  "AutomaticDraws", "fen",      "variant", "RESULT", "setup"};

    for (int i = 0; i < 12; i++) {
        expect_status(ag_game_set_tag(game, own[i], "1"), AG_ERR_ARGUMENT, game, own[i]);
        expect_status(ag_game_set_tag(game, own[i], NULL), AG_ERR_ARGUMENT, game, own[i]);
        ck_assert_ptr_null(ag_game_tag(game, own[i]));
    }
    ck_assert_int_eq(ag_game_tag_count(game), 0);
}
END_TEST

START_TEST(bad_names_and_values_are_refused)
{
    static const char *const names[] = {"", " ", "A B", "_A", "-A", "A\"", "A]", "\xC3\xA4", "A\n", "A\x7F", "A.b"};
    static const char *const values[] = {"\n", "a\nb", "\t", "a\r", "\x01", "\x7F", "a\x1F"};

    for (int i = 0; i < 11; i++) {
        expect_status(ag_game_set_tag(game, names[i], "1"), AG_ERR_SYNTAX, game, names[i]);
        expect_status(ag_game_set_tag(game, names[i], NULL), AG_ERR_SYNTAX, game, names[i]);
    }
    for (int i = 0; i < 7; i++) expect_status(ag_game_set_tag(game, "A", values[i]), AG_ERR_SYNTAX, game, "a value");
    ck_assert_int_eq(ag_game_tag_count(game), 0);
}
END_TEST

START_TEST(names_and_values_have_a_length)
{
    char name[AG_TAG_NAME_MAX + 2];
    char value[AG_TAG_VALUE_MAX + 2];

    memset(name, 'N', sizeof name);
    memset(value, '"', sizeof value);
    name[AG_TAG_NAME_MAX + 1] = '\0';
    value[AG_TAG_VALUE_MAX + 1] = '\0';
    expect_status(ag_game_set_tag(game, name, "1"), AG_ERR_SYNTAX, game, "a name too long");
    expect_status(ag_game_set_tag(game, "A", value), AG_ERR_SYNTAX, game, "a value too long");
    name[AG_TAG_NAME_MAX] = '\0';
    value[AG_TAG_VALUE_MAX] = '\0';
    set_tag(name, value);
    expect_round_trip(game);
}
END_TEST

START_TEST(a_game_has_so_many_tags_and_no_more)
{
    char name[20];

    for (int i = 0; i < AG_TAGS_MAX; i++) {
        snprintf(name, sizeof name, "Tag%d", i);
        set_tag(name, name);
    }
    expect_status(ag_game_set_tag(game, "Another", "1"), AG_ERR_ARGUMENT, game, "one more tag");
    ck_assert_int_eq(ag_game_tag_count(game), AG_TAGS_MAX);
    set_tag("Tag7", "replaced");
    expect_round_trip(game);
    set_tag("Tag7", NULL);
    set_tag("Another", "1");
    expect_round_trip(game);
}
END_TEST

START_TEST(tags_come_along_with_clones_and_assignments)
{
    ag_game *other = new_game_of("tensei", NULL);

    set_tag("White", "Anna");
    set_tag("Zed", "1");
    ag_game_set_tag(other, "Black", "Bert");
    ag_game *copy = clone_of(game);
    set_tag("White", "Carla");
    ck_assert_str_eq(ag_game_tag(copy, "White"), "Anna");
    expect_status(ag_game_assign(other, copy), AG_OK, copy, "assign");
    ag_game_free(copy);
    ck_assert_int_eq(ag_game_tag_count(other), 2);
    ck_assert_str_eq(ag_game_tag(other, "White"), "Anna");
    ck_assert_str_eq(ag_game_tag(other, "Zed"), "1");
    expect_status(ag_game_assign(other, other), AG_OK, other, "assign to itself");
    ck_assert_str_eq(ag_game_tag(other, "White"), "Anna");
    ag_game_free(other);
}
END_TEST

START_TEST(moves_do_not_change_tags)
{
    set_tag("White", "Anna");
    const char *value = ag_game_tag(game, "White");
    play_all(game, "e2e3 e5d5");
    ag_game_end(game, AG_DRAW, AG_REASON_AGREEMENT);
    ag_game_rewind(game, 0);
    ck_assert_ptr_eq(ag_game_tag(game, "White"), value);
}
END_TEST

/* Every byte that a value may hold comes back. */
START_TEST(values_come_back_as_they_were)
{
    char name[20];
    char value[8];

    for (int c = ' '; c <= 0xFF; c++) {
        if (c == 0x7F) continue;
        snprintf(name, sizeof name, "Byte%02X", c);
        snprintf(value, sizeof value, "%c%c\\%c", c, c, c);
        set_tag(name, value);
    }
    expect_round_trip(game);
}
END_TEST

/* ---- whole records ---- */

static void expect_record(const char *should_be, int32_t style)
{
    char *bytes = record_of(game, style);
    expect_text(bytes, should_be, game, "the record");
    free(bytes);
}

START_TEST(a_record_of_rinne_looks_like_this)
{
    set_tag("Annotator", "C. \"D\" \\ E");
    set_tag("White", "Anna");
    play_all(game, "e2e3 e5d5 a2b2");
    ag_game_end(game, AG_BLACK_WINS, AG_REASON_TIME);
    expect_record("[White \"Anna\"]\n[Result \"0-1\"]\n[Variant \"rinne\"]\n[RulesVersion \"1\"]\n[Reason \"time\"]\n"
                  "[Annotator \"C. \\\"D\\\" \\\\ E\"]\n\n"
                  "1. King e2 - e3 = Knight\n1. King e5 - d5 = Knight\n2. King a2 - b2 = Knight\n0-1\n\n",
                  AG_TEXT_STANDARD);
    expect_record("[White \"Anna\"]\n[Result \"0-1\"]\n[Variant \"rinne\"]\n[RulesVersion \"1\"]\n[Reason \"time\"]\n"
                  "[Annotator \"C. \\\"D\\\" \\\\ E\"]\n\n"
                  "1. e2e3 e5d5 2. a2b2 0-1\n\n",
                  AG_TEXT_COORDINATE);
}
END_TEST

START_TEST(a_record_of_tensei_has_the_rolls_with_their_moves)
{
    ag_game_free(game);
    game = new_game_of("tensei", "2k2/k3k/1k1k1/1K1KX/K4/2K2 b");
    play_all(game, "=N e5d5 =Q a2b2");
    expect_record("[Result \"*\"]\n[Variant \"tensei\"]\n[RulesVersion \"1\"]\n"
                  "[Position \"2k2/k3k/1k1k1/1K1KX/K4/2K2 b\"]\n\n"
                  "= Knight\n1. King e5 - d5 = Queen\n2. King a2 - b2\n*\n\n",
                  AG_TEXT_STANDARD);
    expect_record("[Result \"*\"]\n[Variant \"tensei\"]\n[RulesVersion \"1\"]\n"
                  "[Position \"2k2/k3k/1k1k1/1K1KX/K4/2K2 b\"]\n\n"
                  "=N 1... e5d5=Q 2. a2b2 *\n\n",
                  AG_TEXT_COORDINATE);
}
END_TEST

START_TEST(a_record_of_chess_is_pgn)
{
    ag_game_free(game);
    game = new_game_of("chess", "4k3/P7/8/8/8/8/8/4K3 b - - 3 40");
    set_tag("Black", "Bert");
    play_all(game, "e8f7 a7a8=Q f7e7");
    expect_record("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"Bert\"]\n"
                  "[Result \"*\"]\n[RulesVersion \"1\"]\n[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 b - - 3 40\"]\n\n"
                  "40... Kf7 41. a8=Q Ke7 *\n\n",
                  AG_TEXT_STANDARD);
}
END_TEST

START_TEST(no_line_of_moves_is_longer_than_a_screen)
{
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        ag_game *long_game = new_game(ag_variant_at(i), NULL);
        uint64_t seed = 9;
        ag_game_playout(long_game, &seed, 200);
        char *bytes = record_of(long_game, AG_TEXT_COORDINATE);
        for (const char *line = strstr(bytes, "\n\n") + 2; *line != '\0'; line += strcspn(line, "\n") + 1) {
            expect(strcspn(line, "\n") < 80, long_game, "a line has %zu columns", strcspn(line, "\n"));
        }
        free(bytes);
        ag_game_free(long_game);
    }
}
END_TEST

/* ---- what cannot be written ---- */

START_TEST(moves_behind_the_end_are_not_written)
{
    char buf[20] = "before";

    ag_game_free(game);
    game = new_game_of("rinne", "2Q2/1n3/B4/4b/5/5 b");
    play_all(game, "e3b6");
    expect_number(ag_game_result(game), AG_WHITE_WINS, game, "the result");
    ag_game_play_unchecked(game, ag_game_move_at(game, 0));
    expect_status(ag_record_write(game, AG_TEXT_COORDINATE, buf, 20), AG_ERR_FINISHED, game, "the record");
    ck_assert_str_eq(buf, "");
}
END_TEST

START_TEST(moves_without_a_rule_are_not_written)
{
    char buf[20] = "before";

    ag_game_play_unchecked(game, find_move(game, "e2e3"));
    ag_game_play_unchecked(game, ag_game_move_at(game, 0));
    expect_status(ag_record_write(game, AG_TEXT_COORDINATE, buf, 20), AG_ERR_ILLEGAL, game, "the record");
    ck_assert_str_eq(buf, "");
}
END_TEST

START_TEST(a_record_that_no_reader_takes_is_not_written)
{
    char value[AG_TAG_VALUE_MAX + 1];
    char name[20];
    char buf[20] = "before";

    memset(value, '\\', sizeof value);
    value[AG_TAG_VALUE_MAX] = '\0';
    for (int i = 0; i < AG_RECORD_BYTES_MAX / (2 * AG_TAG_VALUE_MAX); i++) {
        expect(ag_record_write(game, AG_TEXT_COORDINATE, NULL, 0) > 0, game, "a record with %d tags", i);
        snprintf(name, sizeof name, "Tag%d", i);
        set_tag(name, value);
    }
    expect_status(ag_record_write(game, AG_TEXT_COORDINATE, buf, 20), AG_ERR_ARGUMENT, game, "the record");
    ck_assert_str_eq(buf, "");
}
END_TEST

void add_tests(Suite *suite)
{
    add_fixed(suite, set_up, tear_down,
              TESTS(a_new_game_has_no_tags, a_tag_is_set_replaced_and_removed, a_tag_can_be_set_to_its_own_value,
                    names_are_told_apart_by_case, tags_stand_in_the_order_of_records, the_librarys_own_tags_are_refused,
                    bad_names_and_values_are_refused, names_and_values_have_a_length,
                    a_game_has_so_many_tags_and_no_more, tags_come_along_with_clones_and_assignments,
                    moves_do_not_change_tags, values_come_back_as_they_were, a_record_of_rinne_looks_like_this,
                    a_record_of_tensei_has_the_rolls_with_their_moves, a_record_of_chess_is_pgn,
                    no_line_of_moves_is_longer_than_a_screen, moves_behind_the_end_are_not_written,
                    moves_without_a_rule_are_not_written, a_record_that_no_reader_takes_is_not_written));
}
