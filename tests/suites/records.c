/* SPDX-License-Identifier: MIT */
#include "records.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "said.h"

static bool is_line_sentence(const char *why)
{
    int number = 0;
    const char *rest = why;

    if (strncmp(rest, "line ", 5) != 0) return false;
    for (rest += 5; *rest >= '0' && *rest <= '9'; rest++) number = 1;
    return number > 0 && strncmp(rest, ": ", 2) == 0 && rest[2] != '\0' && strlen(why) < RECORD_WHY_ROOM - 1;
}

static int32_t count_line_ends(const char *bytes, int32_t length)
{
    int32_t count = 0;
    for (int32_t i = 0; i < length; i++) count += bytes[i] == '\n';
    return count;
}

void expect_sound_reading(int32_t status, const ag_game *game, const char *why)
{
    const bool is_over = status == AG_ERR_EMPTY || status == AG_ERR_MORE;

    expect(game != NULL || status < 0, NULL, "%s without a game", ag_status_name(status));
    expect(game == NULL || !is_over, NULL, "%s with a game", ag_status_name(status));
    expect((why[0] == '\0') == (status == AG_OK), NULL, "%s says '%s'", ag_status_name(status), why);
    expect(status == AG_OK || is_over || is_line_sentence(why), NULL, "%s says '%s'", ag_status_name(status), why);
    if (status < 0 && game != NULL) {
        expect(ag_game_reason(game) <= AG_REASON_DEAD_MATERIAL, game, "a broken record ends by %s",
               ag_reason_name(ag_game_reason(game)));
    }
}

static void expect_sound(const reading *read, const char *bytes, int32_t length, int32_t last)
{
    expect_sound_reading(read->status, read->game, read->why);
    expect(read->status != AG_ERR_MORE || last == 0, NULL, "more is wanted behind the last byte");
    expect(read->status != AG_ERR_MORE || length - read->consumed <= AG_RECORD_BYTES_MAX, NULL, "too much is wanted");
    expect(read->consumed >= 0 && read->consumed <= length, NULL, "%" PRId32 " bytes are consumed", read->consumed);
    expect(read->consumed > 0 || length == 0 || read->status == AG_ERR_MORE, NULL, "nothing is consumed");
    expect_number(read->lines, count_line_ends(bytes, read->consumed), read->game, "the lines");
}

reading read_record(const char *bytes, int32_t length, int32_t last)
{
    reading read = {.consumed = -1, .lines = -1, .why = "before"};
    char *exact = malloc(length > 0 ? (size_t)length : 1);

    memcpy(exact, bytes, (size_t)length);
    read.status =
        ag_record_read(exact, length, last, &read.consumed, &read.lines, &read.game, read.why, RECORD_WHY_ROOM);
    free(exact);
    expect_sound(&read, bytes, length, last);
    return read;
}

ag_game *read_only_record(const char *bytes)
{
    const int32_t length = (int32_t)strlen(bytes);
    const reading read = read_record(bytes, length, 1);

    expect(read.status == AG_OK, NULL, "the record is not read: %s\n%s", read.why, bytes);
    const reading rest = read_record(bytes + read.consumed, length - read.consumed, 1);
    expect_status(rest.status, AG_ERR_EMPTY, read.game, "what follows the record");
    return read.game;
}

char *record_of(const ag_game *game, int32_t style)
{
    const int32_t length = ag_record_write(game, style, NULL, 0);
    char *bytes = malloc((size_t)(length > 0 ? length : 0) + 1);

    expect(length > 0, game, "the record has length %" PRId32, length);
    expect_number(ag_record_write(game, style, bytes, length + 1), length, game, "the length of the record");
    expect_number((int64_t)strlen(bytes), length, game, "the bytes of the record");
    return bytes;
}

static text start_of(const ag_game *game)
{
    ag_game *start = clone_of(game);
    ag_game_rewind(start, 0);
    const text made = position_text(start);
    ag_game_free(start);
    return made;
}

static void expect_same_tags(const ag_game *is, const ag_game *should_be)
{
    expect_number(ag_game_tag_count(is), ag_game_tag_count(should_be), is, "the number of tags");
    for (int32_t i = 0; i < ag_game_tag_count(is); i++) {
        const char *name = ag_game_tag_name(should_be, i);
        expect_text(ag_game_tag_name(is, i), name, is, "the name of a tag");
        expect_text(ag_game_tag(is, name), ag_game_tag(should_be, name), is, name);
    }
}

void expect_same_play(const ag_game *is, const ag_game *should_be)
{
    snapshot end = take_snapshot(should_be);

    expect_text(start_of(is).bytes, start_of(should_be).bytes, is, "the start position");
    expect_unchanged(is, &end, "reading the record");
    for (int32_t ply = 0; ply < end.ply; ply++) {
        expect_number(ag_game_move_at(is, ply), ag_game_move_at(should_be, ply), is, "a move");
    }
    expect_same_tags(is, should_be);
    free_snapshot(&end);
}

void expect_same_game(const ag_game *is, const ag_game *should_be)
{
    expect_same_play(is, should_be);
    expect_same_said(is, should_be, ag_game_ply(should_be));
}

void expect_round_trip(const ag_game *game)
{
    for (int32_t style = AG_TEXT_COORDINATE; style <= AG_TEXT_STANDARD; style++) {
        char *bytes = record_of(game, style);
        ag_game *again = read_only_record(bytes);
        expect_same_game(again, game);
        ag_game_free(again);
        free(bytes);
    }
}
