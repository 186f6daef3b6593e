/* SPDX-License-Identifier: MIT
 * Records as others write them: data/records/readings. In the column `text` a stroke | is the end of a line; tags are
 * written Name=value, with a stroke between two. The text may hold more than one record: the row is about the n-th. */
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "records.h"
#include "suite.h"
#include "table.h"

static table *readings;

static char *text_of_row(int row)
{
    char *bytes = table_bytes(readings, row, "text");

    for (char *c = bytes; *c != '\0'; c++) {
        if (*c == '|') *c = '\n';
    }
    return bytes;
}

/* The record that the row is about. All before it have to be readable. */
static reading read_row(const char *bytes, int row)
{
    int32_t left = (int32_t)strlen(bytes);
    int64_t n = table_number(readings, row, "n");
    reading read = read_record(bytes, left, 1);

    for (; n > 1; n--) {
        expect(read.status == AG_OK, NULL, "a record before it is not read: %s", read.why);
        ag_game_free(read.game);
        bytes += read.consumed;
        left -= read.consumed;
        read = read_record(bytes, left, 1);
    }
    expect(read.status == AG_OK, NULL, "the record is not read: %s", read.why);
    return read;
}

static void expect_tags(const ag_game *game, int row)
{
    const char *tags = table_optional(readings, row, "tags");
    char written[TEXT_ROOM] = "";

    for (int32_t i = 0; i < ag_game_tag_count(game); i++) {
        const char *name = ag_game_tag_name(game, i);
        if (i > 0) strcat(written, "|");
        strcat(written, name);
        strcat(written, "=");
        strcat(written, ag_game_tag(game, name));
    }
    expect_text(written, tags != NULL ? tags : "", game, "the tags");
}

static void expect_moves(const ag_game *game, int row)
{
    char written[8 * TEXT_ROOM] = "";
    text move;

    for (int32_t ply = 0; ply < ag_game_ply(game); ply++) {
        ag_game_move_text_at(game, ply, AG_TEXT_COORDINATE, move.bytes, TEXT_ROOM);
        if (ply > 0) strcat(written, " ");
        strcat(written, move.bytes);
    }
    expect_text(written, table_cell(readings, row, "moves"), game, "the moves");
}

static void expect_start(const ag_game *game, int row)
{
    const char *start = table_optional(readings, row, "start");
    ag_game *copy = clone_of(game);

    ag_game_rewind(copy, 0);
    if (start == NULL) start = ag_variant_start_position(ag_game_variant(game));
    expect_text(position_text(copy).bytes, start, game, "the start");
    ag_game_free(copy);
}

START_TEST(records_of_others_are_read)
{
    char *bytes = text_of_row(_i);

    expect_about("%s", table_where(readings, _i));
    const reading read = read_row(bytes, _i);
    expect(ag_game_variant(read.game) == table_variant(readings, _i), read.game, "the variant is another");
    expect_start(read.game, _i);
    expect_moves(read.game, _i);
    expect_text(ag_result_text(ag_game_result(read.game)), table_cell(readings, _i, "result"), read.game, "the result");
    expect_text(ag_reason_name(ag_game_reason(read.game)), table_cell(readings, _i, "reason"), read.game, "the reason");
    expect_tags(read.game, _i);
    expect_round_trip(read.game);
    ag_game_free(read.game);
    free(bytes);
}
END_TEST

/* Comments are kept byte for byte, so their lines end as those of the text do. */
static void expect_same_comments(const ag_game *is, const ag_game *should_be)
{
    for (int32_t ply = 0; ply <= ag_game_ply(should_be); ply++) {
        expect_number(ag_game_comment_count(is, ply), ag_game_comment_count(should_be, ply), is, "the comments");
        for (int32_t i = 0; i < ag_game_comment_count(is, ply); i++) {
            const char *other = ag_game_comment(is, ply, i);
            const char *at = ag_game_comment(should_be, ply, i);
            for (; *at != '\0'; at++, other++) {
                if (*at == '\n') expect(*other++ == '\r', is, "the comment %s has lost a CR", at);
                expect(*other == *at, is, "a comment is %s", other);
            }
            expect_text(other, "", is, "the end of a comment");
        }
    }
}

/* Line ends of both kinds and a byte order mark change nothing but the bytes. */
START_TEST(other_line_ends_change_nothing)
{
    char *bytes = text_of_row(_i);
    const size_t length = strlen(bytes);
    char *other = malloc(2 * length + 4);
    size_t n = 0;

    memcpy(other, "\xEF\xBB\xBF", 3);
    for (n = 3; *bytes != '\0'; bytes++) {
        if (*bytes == '\n') other[n++] = '\r';
        other[n++] = *bytes;
    }
    other[n] = '\0';
    bytes -= length;
    expect_about("%s", table_where(readings, _i));
    const reading read = read_row(bytes, _i);
    const reading again = read_row(other, _i);
    expect_same_play(again.game, read.game);
    expect_same_comments(again.game, read.game);
    expect_number(again.lines, read.lines, again.game, "the lines");
    ag_game_free(again.game);
    ag_game_free(read.game);
    free(other);
    free(bytes);
}
END_TEST

void add_tests(Suite *suite)
{
    readings = add_rows(suite, "records/readings", TESTS(records_of_others_are_read, other_line_ends_change_nothing));
}
