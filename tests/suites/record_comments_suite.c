/* SPDX-License-Identifier: MIT
 * What becomes of the comments and marks of a record: data/records/comments. In the column `text` a stroke | is the end of
 * a line, and the row is about the n-th record of the text. `said` has the ply before each mark, $1, and comment, {good}. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "records.h"
#include "suite.h"
#include "table.h"

enum { SAID_ROOM = 4 * TEXT_ROOM };

static table *rows;

static char *lines_of(int row, const char *column)
{
    char *bytes = table_bytes(rows, row, column);

    for (char *c = bytes; *c != '\0'; c++) {
        if (*c == '|') *c = '\n';
    }
    return bytes;
}

static void add_said(char *to, int32_t ply, const char *comment, int32_t mark)
{
    const size_t length = strlen(to);
    char one[SAID_ROOM];

    if (comment != NULL) snprintf(one, sizeof one, "%s%" PRId32 "{%s}", length > 0 ? " " : "", ply, comment);
    else snprintf(one, sizeof one, "%s%" PRId32 "$%" PRId32, length > 0 ? " " : "", ply, mark);
    expect(length + strlen(one) < SAID_ROOM, NULL, "too much is said");
    strcpy(to + length, one);
}

static void write_said(const ag_game *game, char *said)
{
    said[0] = '\0';
    for (int32_t ply = 0; ply <= ag_game_ply(game); ply++) {
        for (int32_t i = 0; i < ag_game_mark_count(game, ply); i++)
            add_said(said, ply, NULL, ag_game_mark(game, ply, i));
        for (int32_t i = 0; i < ag_game_comment_count(game, ply); i++)
            add_said(said, ply, ag_game_comment(game, ply, i), 0);
    }
}

/* The record that the row is about. */
static ag_game *game_of_row(const char *bytes, int row)
{
    int32_t left = (int32_t)strlen(bytes);
    reading read = read_record(bytes, left, 1);

    for (int64_t n = table_number(rows, row, "n"); n > 1; n--) {
        ag_game_free(read.game);
        bytes += read.consumed;
        left -= read.consumed;
        read = read_record(bytes, left, 1);
    }
    expect(read.status == AG_OK, NULL, "the record is not read: %s", read.why);
    return read.game;
}

START_TEST(each_is_kept_for_its_ply)
{
    char *bytes = lines_of(_i, "text");
    char *should_be = table_optional(rows, _i, "said") != NULL ? lines_of(_i, "said") : calloc(1, 1);
    char said[SAID_ROOM];

    expect_about("%s", table_where(rows, _i));
    ag_game *game = game_of_row(bytes, _i);
    write_said(game, said);
    expect_text(said, should_be, game, "what is said");
    expect_round_trip(game);
    ag_game_free(game);
    free(should_be);
    free(bytes);
}
END_TEST

/* The same comes when the text comes byte by byte: all that has been given is given again, until the record is whole. */
START_TEST(the_same_comes_however_the_text_is_cut)
{
    char *bytes = lines_of(_i, "text");
    const int32_t length = (int32_t)strlen(bytes);
    ag_game *whole = game_of_row(bytes, _i);
    int64_t n = table_number(rows, _i, "n");
    int32_t at = 0;

    expect_about("%s", table_where(rows, _i));
    for (int32_t given = 0; n > 0; given += given < length) {
        const reading read = read_record(bytes + at, given - at, given == length);
        at += read.consumed;
        if (read.status == AG_ERR_MORE) continue;
        expect_status(read.status, AG_OK, NULL, "reading");
        if (--n == 0) expect_same_game(read.game, whole);
        ag_game_free(read.game);
    }
    ag_game_free(whole);
    free(bytes);
}
END_TEST

/* A text that is too long for a comment makes several, none of which begins inside a character. */
START_TEST(a_comment_that_is_too_long_makes_several)
{
    static char bytes[200000];
    char *end = bytes + sprintf(bytes, "1. e4 {");
    int32_t length = 0;

    *end++ = (char)('a' + _i);
    for (int i = 0; i < 50000; i++, end += 3) memcpy(end, "\xE2\x80\x93", 3);
    strcpy(end, "} e5 *\n");
    ag_game *game = read_only_record(bytes);
    expect_number(ag_game_comment_count(game, 1), 3, game, "the comments");
    for (int32_t i = 0; i < 3; i++) {
        const char *comment = ag_game_comment(game, 1, i);
        expect(i == 0 || comment[0] == '\xE2', game, "a comment begins with %02x", comment[0]);
        expect(strncmp(comment, bytes + 7 + length, strlen(comment)) == 0, game, "comment %" PRId32 " is another", i);
        length += (int32_t)strlen(comment);
    }
    expect_number(length, 150001, game, "their bytes");
    expect_round_trip(game);
    ag_game_free(game);
}
END_TEST

START_TEST(a_nul_is_no_comment)
{
    static const char *const begins[] = {"1. e4 {a", "; a", "1. e4 1-0 {a"};
    static const char *const ends[] = {"b} e5 *\n", "b\n1. e4 *\n", "b}\n"};

    for (int i = 0; i < 3; i++) {
        char bytes[60];
        const int32_t length = (int32_t)strlen(begins[i]) + 1 + (int32_t)strlen(ends[i]);
        snprintf(bytes, sizeof bytes, "%s%c%s", begins[i], '\0', ends[i]);
        const reading read = read_record(bytes, length, 1);
        expect_status(read.status, AG_ERR_SYNTAX, NULL, "reading");
        expect_text(read.why, "line 1: the comment that begins here contains a NUL", NULL, "why");
        expect_number(read.consumed, length, NULL, "what is consumed");
        ag_game_free(read.game);
    }
}
END_TEST

/* Lines are broken before comments that do not fit, and comments are not. */
START_TEST(lines_are_as_long_as_comments_make_them)
{
    static const char should_be[] = "1. e4 {a comment of some length, so that it would not fit on the line with two}\n"
                                    "1... e5\n{a comment of more than seventy-nine bytes, which stands where it does "
                                    "and is not broken all the same}\n"
                                    "2. Nf3 $1 {two\nlines} 2... Nc6 3. Bb5 {end} *\n\n";
    ag_game *game = new_game_of("chess", NULL);

    play_all(game, "e4 e5 Nf3 Nc6 Bb5");
    ag_game_add_comment(game, 1, "a comment of some length, so that it would not fit on the line with two");
    ag_game_add_comment(
        game, 2,
        "a comment of more than seventy-nine bytes, which stands where it does and is not broken all the same");
    ag_game_add_comment(game, 3, "two\nlines");
    ag_game_add_mark(game, 3, 1);
    ag_game_add_comment(game, 5, "end");
    char *bytes = record_of(game, AG_TEXT_STANDARD);
    expect_text(strstr(bytes, "\n\n") + 2, should_be, game, "the moves");
    free(bytes);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    rows = add_rows(suite, "records/comments", TESTS(each_is_kept_for_its_ply, the_same_comes_however_the_text_is_cut));
    add_looped(suite, 3, TESTS(a_comment_that_is_too_long_makes_several));
    add_single(suite, TESTS(a_nul_is_no_comment, lines_are_as_long_as_comments_make_them));
}
