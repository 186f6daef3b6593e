/* SPDX-License-Identifier: MIT
 * Comments and marks of a game: they are kept for each ply, go with the plies taken back, and along with every copy. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "records.h"
#include "said.h"
#include "suite.h"

enum { PLIES = 12 };

static ag_game *game_under_way(const ag_variant *variant, uint64_t seed)
{
    ag_game *game = new_game(variant, NULL);
    ag_game_playout(game, &seed, PLIES);
    return game;
}

static void expect_nothing_said(const ag_game *game)
{
    for (int32_t ply = 0; ply <= ag_game_ply(game); ply++) {
        expect_number(ag_game_comment_count(game, ply), 0, game, "the number of comments");
        expect_number(ag_game_mark_count(game, ply), 0, game, "the number of marks");
    }
}

START_TEST(a_new_game_has_none)
{
    ag_game *game = game_under_way(ag_variant_at(_i), 1);
    expect_nothing_said(game);
    ag_game_free(game);
}
END_TEST

START_TEST(several_comments_of_a_ply_stay_several)
{
    ag_game *game = game_under_way(ag_variant_at(_i), 2);

    for (int32_t ply = ag_game_ply(game); ply >= 0; ply--) {
        expect_status(ag_game_add_comment(game, ply, "one"), AG_OK, game, "the first");
        expect_status(ag_game_add_comment(game, ply, ""), AG_OK, game, "an empty one");
        expect_status(ag_game_add_comment(game, ply, "three"), AG_OK, game, "the third");
    }
    for (int32_t ply = 0; ply <= ag_game_ply(game); ply++) {
        expect_number(ag_game_comment_count(game, ply), 3, game, "the number of comments");
        expect_text(ag_game_comment(game, ply, 0), "one", game, "the first");
        expect_text(ag_game_comment(game, ply, 1), "", game, "the second");
        expect_text(ag_game_comment(game, ply, 2), "three", game, "the third");
        expect(ag_game_comment(game, ply, 3) == NULL, game, "there is a fourth comment");
    }
    ag_game_free(game);
}
END_TEST

START_TEST(a_comment_is_replaced_and_removed)
{
    ag_game *game = game_under_way(ag_variant_at(_i), 3);

    for (int32_t ply = 0; ply < 3; ply++) {
        ag_game_add_comment(game, ply, "a");
        ag_game_add_comment(game, ply, "b");
    }
    expect_status(ag_game_set_comment(game, 1, 1, "longer than before"), AG_OK, game, "setting");
    expect_text(ag_game_comment(game, 1, 1), "longer than before", game, "the second");
    expect_status(ag_game_set_comment(game, 1, 0, NULL), AG_OK, game, "removing");
    expect_number(ag_game_comment_count(game, 1), 1, game, "the number of comments");
    expect_text(ag_game_comment(game, 1, 0), "longer than before", game, "what is left");
    expect_status(ag_game_set_comment(game, 1, 0, ag_game_comment(game, 1, 0)), AG_OK, game, "setting it to itself");
    expect_text(ag_game_comment(game, 1, 0), "longer than before", game, "what is left");
    expect_text(ag_game_comment(game, 0, 1), "b", game, "the ply before");
    expect_text(ag_game_comment(game, 2, 0), "a", game, "the ply behind");
    ag_game_free(game);
}
END_TEST

START_TEST(a_mark_stands_once)
{
    ag_game *game = game_under_way(ag_variant_at(_i), 4);

    for (int i = 0; i < 2; i++) {
        for (int32_t mark = 255; mark >= 1; mark--)
            expect_status(ag_game_add_mark(game, 2, mark), AG_OK, game, "adding");
    }
    expect_number(ag_game_mark_count(game, 2), 255, game, "the number of marks");
    expect_number(ag_game_mark(game, 2, 0), 255, game, "the first mark");
    for (int32_t mark = 1; mark < 255; mark++) ag_game_remove_mark(game, 2, mark);
    expect_status(ag_game_remove_mark(game, 2, 7), AG_OK, game, "removing what is not there");
    expect_number(ag_game_mark_count(game, 2), 1, game, "the number of marks");
    expect_number(ag_game_mark(game, 2, 0), 255, game, "what is left");
    ag_game_remove_mark(game, 2, 255);
    expect_nothing_said(game);
    ag_game_free(game);
}
END_TEST

START_TEST(what_no_record_could_give_back_is_refused)
{
    static const char *const bad[] = {"}", "a}b", "\n\n[", "a\n \t\n [b", "a\n\n\n[White \"A\"]", "\r\n\r\n["};
    static const char *const good[] = {"{", "[", "\n[", "a\n[b", "\n\na[", "(", ";\n%", "\xFF\x01", "\n \n(\n["};
    ag_game *game = new_game_of("rinne", NULL);

    ag_game_add_comment(game, 0, "x");
    for (int i = 0; i < 6; i++) {
        expect_status(ag_game_add_comment(game, 0, bad[i]), AG_ERR_SYNTAX, game, bad[i]);
        expect_status(ag_game_set_comment(game, 0, 0, bad[i]), AG_ERR_SYNTAX, game, bad[i]);
    }
    expect_number(ag_game_comment_count(game, 0), 1, game, "the number of comments");
    expect_text(ag_game_comment(game, 0, 0), "x", game, "the comment");
    for (int i = 0; i < 9; i++) {
        expect_status(ag_game_set_comment(game, 0, 0, good[i]), AG_OK, game, good[i]);
        expect_text(ag_game_comment(game, 0, 0), good[i], game, "the comment");
        expect_round_trip(game);
    }
    ag_game_free(game);
}
END_TEST

START_TEST(a_comment_has_a_length)
{
    static char longest[AG_COMMENT_MAX + 2];
    ag_game *game = new_game_of("chess", NULL);

    memset(longest, 'x', AG_COMMENT_MAX);
    expect_status(ag_game_add_comment(game, 0, longest), AG_OK, game, "the longest");
    expect_round_trip(game);
    longest[AG_COMMENT_MAX] = 'x';
    expect_status(ag_game_add_comment(game, 0, longest), AG_ERR_SYNTAX, game, "one byte more");
    expect_status(ag_game_set_comment(game, 0, 0, longest), AG_ERR_SYNTAX, game, "one byte more");
    expect_number(ag_game_comment_count(game, 0), 1, game, "the number of comments");
    ag_game_free(game);
}
END_TEST

/* So long a record is not written, however often it is asked for. */
START_TEST(comments_can_make_a_record_too_long)
{
    static char longest[AG_COMMENT_MAX + 1];
    ag_game *game = new_game_of("chess", NULL);
    char buf[100];

    memset(longest, 'x', AG_COMMENT_MAX);
    for (int i = 0; i < 15; i++) ag_game_add_comment(game, 0, longest);
    expect(ag_record_write(game, AG_TEXT_STANDARD, NULL, 0) > 15 * AG_COMMENT_MAX, game, "the record is too short");
    ag_game_add_comment(game, 0, longest);
    expect_status(ag_record_write(game, AG_TEXT_STANDARD, buf, 100), AG_ERR_ARGUMENT, game, "writing");
    expect_text(buf, "", game, "what is written");
    ag_game_free(game);
}
END_TEST

START_TEST(they_go_with_the_plies_taken_back)
{
    ag_game *game = game_under_way(ag_variant_at(_i), 5);
    uint64_t seed = 50;

    say_something(game, &seed);
    while (ag_game_ply(game) > 0) {
        ag_game *before = clone_of(game);
        expect_status(ag_game_undo(game), AG_OK, game, "undo");
        expect_same_said(game, before, ag_game_ply(game));
        expect_number(ag_game_comment_count(game, ag_game_ply(before)), AG_ERR_ARGUMENT, game, "the ply taken back");
        ag_game_playout(game, &seed, 1);
        expect_number(ag_game_comment_count(game, ag_game_ply(game)), 0, game, "the comments of another ply");
        expect_number(ag_game_mark_count(game, ag_game_ply(game)), 0, game, "the marks of another ply");
        ag_game_undo(game);
        ag_game_free(before);
    }
    ag_game_free(game);
}
END_TEST

START_TEST(those_of_the_start_survive_rewinding)
{
    ag_game *game = game_under_way(ag_variant_at(_i), 6);
    uint64_t seed = 60;

    ag_game_add_comment(game, 0, "the start");
    ag_game_add_mark(game, 0, 10);
    ag_game_add_comment(game, 1, "gone");
    say_something(game, &seed);
    ag_game *before = clone_of(game);
    for (int32_t ply = ag_game_ply(game); ply >= 0; ply -= 4) {
        ag_game_rewind(game, ply);
        expect_same_said(game, before, ply);
    }
    ag_game_rewind(game, 0);
    expect_same_said(game, before, 0);
    expect_text(ag_game_comment(game, 0, 0), "the start", game, "the comment");
    ag_game_free(before);
    ag_game_free(game);
}
END_TEST

/* Neither an end nor its lifting is a ply. */
START_TEST(an_end_leaves_them_alone)
{
    ag_game *game = game_under_way(ag_variant_at(_i), 7);
    uint64_t seed = 70;

    say_something(game, &seed);
    ag_game *before = clone_of(game);
    ag_game_end(game, AG_WHITE_WINS, AG_REASON_TIME);
    expect_same_said(game, before, ag_game_ply(game));
    expect_status(ag_game_add_comment(game, ag_game_ply(game), "over"), AG_OK, game, "a comment on the end");
    ag_game_undo(game);
    expect_text(ag_game_comment(game, ag_game_ply(game), ag_game_comment_count(game, ag_game_ply(game)) - 1), "over",
                game, "the last comment");
    ag_game_free(before);
    ag_game_free(game);
}
END_TEST

START_TEST(copies_have_them)
{
    ag_game *game = game_under_way(ag_variant_at(_i), 8);
    ag_game *to = game_under_way(ag_variant_at((_i + 1) % ag_variant_count()), 9);
    uint64_t seed = 80;

    say_something(game, &seed);
    say_something(to, &seed);
    ag_game *copy = clone_of(game);
    expect_same_said(copy, game, ag_game_ply(game));
    ag_game_add_comment(copy, 0, "only in the copy");
    expect_number(ag_game_comment_count(copy, 0), ag_game_comment_count(game, 0) + 1, game, "the comments");
    expect_status(ag_game_assign(to, game), AG_OK, game, "assign");
    ag_game_rewind(game, 0);
    ag_game_assign(copy, to);
    expect_same_said(copy, to, ag_game_ply(to));
    ag_game_assign(to, game);
    expect_same_said(to, copy, 0);
    ag_game_free(to);
    ag_game_free(copy);
    ag_game_free(game);
}
END_TEST

/* Random games with random comments and marks, written and read, copied, taken back and played on. */
START_TEST(random_comments_are_the_same_everywhere)
{
    const int64_t games = setting("AG_TEST_GAMES", 12);

    for (uint64_t seed = 1; seed <= (uint64_t)games; seed++) {
        ag_game *game = new_game(ag_variant_at(_i), NULL);
        uint64_t random = 1000 * seed;
        ag_game_playout(game, &random, 40);
        say_something(game, &random);
        expect_round_trip(game);
        ag_game *copy = clone_of(game);
        ag_game_rewind(copy, ag_game_ply(copy) / 2);
        expect_same_said(copy, game, ag_game_ply(copy));
        ag_game_playout(copy, &random, 5);
        say_something(copy, &random);
        expect_round_trip(copy);
        ag_game_free(copy);
        ag_game_free(game);
    }
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(a_new_game_has_none, several_comments_of_a_ply_stay_several,
                                  a_comment_is_replaced_and_removed, a_mark_stands_once,
                                  they_go_with_the_plies_taken_back, those_of_the_start_survive_rewinding,
                                  an_end_leaves_them_alone, copies_have_them, random_comments_are_the_same_everywhere));
    add_single(suite, TESTS(what_no_record_could_give_back_is_refused, a_comment_has_a_length,
                            comments_can_make_a_record_too_long));
}
