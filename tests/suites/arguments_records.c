/* SPDX-License-Identifier: MIT */
#include <stddef.h>
#include <string.h>

#include "arguments.h"
#include "expect.h"

void check_set_tag(ag_game *game)
{
    expect_status(ag_game_set_tag(NULL, "White", "Anna"), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_set_tag(NULL, "White", NULL), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_set_tag(game, NULL, "Anna"), AG_ERR_ARGUMENT, game, "no name");
    expect_status(ag_game_set_tag(game, NULL, NULL), AG_ERR_ARGUMENT, game, "no name");
    expect_number(ag_game_tag_count(game), 0, game, "the number of tags");
}

void check_tag(ag_game *game)
{
    expect(ag_game_tag(NULL, "White") == NULL, game, "no game has a tag");
    expect(ag_game_tag(game, NULL) == NULL, game, "no name has a value");
    expect(ag_game_tag(game, "") == NULL, game, "an empty name has a value");
}

void check_tag_name(ag_game *game)
{
    static const int32_t numbers[] = {INT32_MIN, -1, 0, 1, INT32_MAX};

    expect(ag_game_tag_name(NULL, 0) == NULL, game, "no game has a tag");
    for (int i = 0; i < 5; i++) expect(ag_game_tag_name(game, numbers[i]) == NULL, game, "a bad number has a tag");
}

/* Plies that a game does not have; it has some. */
enum { BAD_PLIES = 4 };
static const int32_t bad_plies[BAD_PLIES] = {INT32_MIN, -1, 1000, INT32_MAX};

void check_comments(ag_game *game)
{
    expect_status(ag_game_comment_count(NULL, 0), AG_ERR_ARGUMENT, game, "no game");
    expect(ag_game_comment(NULL, 0, 0) == NULL, game, "no game has a comment");
    for (int i = 0; i < BAD_PLIES; i++) {
        expect_status(ag_game_comment_count(game, bad_plies[i]), AG_ERR_ARGUMENT, game, "a bad ply");
        expect(ag_game_comment(game, bad_plies[i], 0) == NULL, game, "a bad ply has a comment");
        expect(ag_game_comment(game, 0, bad_plies[i]) == NULL, game, "a bad number has a comment");
    }
    expect_number(ag_game_comment_count(game, 0), 0, game, "the number of comments");
}

void check_add_comment(ag_game *game)
{
    expect_status(ag_game_add_comment(NULL, 0, "x"), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_add_comment(game, 0, NULL), AG_ERR_ARGUMENT, game, "no text");
    for (int i = 0; i < BAD_PLIES; i++)
        expect_status(ag_game_add_comment(game, bad_plies[i], "x"), AG_ERR_ARGUMENT, game, "a bad ply");
    expect_number(ag_game_comment_count(game, 0), 0, game, "the number of comments");
}

void check_set_comment(ag_game *game)
{
    ag_game_add_comment(game, 0, "x");
    expect_status(ag_game_set_comment(NULL, 0, 0, "y"), AG_ERR_ARGUMENT, game, "no game");
    for (int i = 0; i < BAD_PLIES; i++) {
        expect_status(ag_game_set_comment(game, bad_plies[i], 0, "y"), AG_ERR_ARGUMENT, game, "a bad ply");
        expect_status(ag_game_set_comment(game, 0, bad_plies[i], "y"), AG_ERR_ARGUMENT, game, "a bad number");
        expect_status(ag_game_set_comment(game, 0, bad_plies[i], NULL), AG_ERR_ARGUMENT, game, "a bad number");
    }
    expect_status(ag_game_set_comment(game, 0, 1, NULL), AG_ERR_ARGUMENT, game, "one behind the last");
    expect_text(ag_game_comment(game, 0, 0), "x", game, "the comment");
    expect_status(ag_game_set_comment(game, 0, 0, NULL), AG_OK, game, "removing it");
}

void check_marks(ag_game *game)
{
    expect_status(ag_game_mark_count(NULL, 0), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_mark(NULL, 0, 0), AG_ERR_ARGUMENT, game, "no game");
    for (int i = 0; i < BAD_PLIES; i++) {
        expect_status(ag_game_mark_count(game, bad_plies[i]), AG_ERR_ARGUMENT, game, "a bad ply");
        expect_status(ag_game_mark(game, bad_plies[i], 0), AG_ERR_ARGUMENT, game, "a bad ply");
        expect_status(ag_game_mark(game, 0, bad_plies[i]), AG_ERR_ARGUMENT, game, "a bad number");
    }
    expect_number(ag_game_mark_count(game, 0), 0, game, "the number of marks");
    expect_status(ag_game_mark(game, 0, 0), AG_ERR_ARGUMENT, game, "there is none");
}

void check_change_marks(ag_game *game)
{
    static const int32_t marks[] = {INT32_MIN, -1, 0, 256, INT32_MAX};

    expect_status(ag_game_add_mark(NULL, 0, 1), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_remove_mark(NULL, 0, 1), AG_ERR_ARGUMENT, game, "no game");
    for (int i = 0; i < BAD_PLIES; i++) {
        expect_status(ag_game_add_mark(game, bad_plies[i], 1), AG_ERR_ARGUMENT, game, "a bad ply");
        expect_status(ag_game_remove_mark(game, bad_plies[i], 1), AG_ERR_ARGUMENT, game, "a bad ply");
    }
    for (int i = 0; i < 5; i++) {
        expect_status(ag_game_add_mark(game, 0, marks[i]), AG_ERR_ARGUMENT, game, "no mark");
        expect_status(ag_game_remove_mark(game, 0, marks[i]), AG_ERR_ARGUMENT, game, "no mark");
    }
    expect_number(ag_game_mark_count(game, 0), 0, game, "the number of marks");
}

void check_record_write(ag_game *game)
{
    static const int32_t styles[] = {INT32_MIN, -1, 2, INT32_MAX};
    char buf[40];

    expect_status(ag_record_write(NULL, 0, buf, 40), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_record_write(game, 0, NULL, 40), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_record_write(game, 0, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    for (int i = 0; i < 4; i++) {
        expect_status(ag_record_write(game, styles[i], buf, 40), AG_ERR_ARGUMENT, game, "a bad style");
    }
}

/* One bad call; every out-parameter has to be emptied by it. */
static void refuse_reading(ag_game *game, const char *record, int32_t length, char *why, int32_t why_cap,
                           const char *what)
{
    ag_game *made = game;
    int32_t consumed = 1;
    int32_t lines = 1;

    expect_status(ag_record_read(record, length, 1, &consumed, &lines, &made, why, why_cap), AG_ERR_ARGUMENT, game,
                  what);
    expect(made == NULL && consumed == 0 && lines == 0, game, "%s: the out-parameters", what);
}

void check_record_read(ag_game *game)
{
    static const char record[] = "[Variant \"rinne\"]\n*\n";
    const int32_t length = (int32_t)strlen(record);
    char why[40];
    ag_game *made;

    refuse_reading(game, NULL, 1, why, 40, "no text");
    refuse_reading(game, NULL, INT32_MAX, why, 40, "no text");
    refuse_reading(game, record, -1, why, 40, "a negative length");
    refuse_reading(game, record, INT32_MIN, why, 40, "the least length");
    refuse_reading(game, record, length, NULL, 40, "no buffer");
    refuse_reading(game, record, length, why, -1, "a negative capacity");
    expect_status(ag_record_read(record, length, 1, NULL, NULL, NULL, why, 40), AG_ERR_ARGUMENT, game,
                  "nowhere to put it");
    expect_status(ag_record_read(NULL, 0, 1, NULL, NULL, &made, why, 40), AG_ERR_EMPTY, game, "no bytes");
    expect_status(ag_record_read(NULL, 0, 0, NULL, NULL, &made, why, 40), AG_ERR_MORE, game, "no bytes yet");
    expect_status(ag_record_read(record, length, INT32_MIN, NULL, NULL, &made, NULL, 0), AG_OK, game, "any last but 0");
    ag_game_free(made);
}

/* ---- readers ---- */

void check_reader_new(ag_game *game)
{
    expect_status(ag_reader_new(NULL), AG_ERR_ARGUMENT, game, "nowhere to put it");
}

static ag_reader *new_reader(void)
{
    ag_reader *reader;

    expect_status(ag_reader_new(&reader), AG_OK, NULL, "a reader");
    return reader;
}

void check_reader_feed(ag_game *game)
{
    ag_reader *reader = new_reader();
    ag_game *made;

    expect_status(ag_reader_feed(NULL, "*", 1, 1), AG_ERR_ARGUMENT, game, "no reader");
    expect_status(ag_reader_feed(reader, NULL, 1, 1), AG_ERR_ARGUMENT, game, "no text");
    expect_status(ag_reader_feed(reader, "*", -1, 1), AG_ERR_ARGUMENT, game, "a negative length");
    expect_status(ag_reader_feed(reader, "*", INT32_MIN, 1), AG_ERR_ARGUMENT, game, "the least length");
    expect_status(ag_reader_feed(reader, NULL, 0, 0), AG_OK, game, "no bytes");
    expect_status(ag_reader_next(reader, &made, NULL, 0), AG_ERR_MORE, game, "no bytes yet");
    expect_status(ag_reader_feed(reader, "*", 1, INT32_MIN), AG_OK, game, "any last but 0");
    expect_status(ag_reader_feed(reader, "*", 1, 1), AG_ERR_ARGUMENT, game, "bytes behind the last");
    expect_status(ag_reader_feed(reader, NULL, 0, 0), AG_ERR_ARGUMENT, game, "more behind the last");
    expect_status(ag_reader_feed(reader, NULL, 0, 1), AG_OK, game, "the last once more");
    expect_status(ag_reader_next(reader, &made, NULL, 0), AG_OK, game, "the record");
    ag_game_free(made);
    expect_status(ag_reader_next(reader, &made, NULL, 0), AG_ERR_EMPTY, game, "the end");
    ag_reader_free(reader);
}

void check_reader_next(ag_game *game)
{
    ag_reader *reader = new_reader();
    ag_game *made = game;
    char why[40] = "before";

    expect_status(ag_reader_next(NULL, &made, why, 40), AG_ERR_ARGUMENT, game, "no reader");
    expect(made == NULL && why[0] == '\0', game, "the out-parameters");
    expect_status(ag_reader_next(reader, NULL, why, 40), AG_ERR_ARGUMENT, game, "nowhere to put it");
    expect_status(ag_reader_next(reader, &made, NULL, 40), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_reader_next(reader, &made, why, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    expect_status(ag_reader_feed(reader, "e4 *", 4, 1), AG_OK, game, "a record");
    expect_status(ag_reader_next(reader, &made, NULL, 0), AG_OK, game, "no sentence wanted");
    ag_game_free(made);
    ag_reader_free(reader);
}

void check_reader_free(ag_game *game)
{
    ag_reader_free(NULL);
    ag_reader_free(new_reader());
    (void)game;
}
