/* SPDX-License-Identifier: MIT
 * Memory of tags and records: writing asks for none, and when there is none left nothing has changed and nothing is
 * lost; a reader can go on. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "allocations.h"
#include "expect.h"
#include "fixture.h"
#include "suite.h"

static const char RECORD[] = "\n\n[Event \"E\"]\n[White \"Anna\"]\n[Zed \"1\"]\n[Variant \"rinne\"]\n\n"
                             "1. e2e3 {a remark} e5d5 (1... c6c5) 2. a2b2 1-0\n";

static ag_game *tagged_game(void)
{
    ag_game *game = new_game_of("rinne", NULL);
    play_all(game, "e2e3 e5d5");
    ag_game_set_tag(game, "White", "Anna");
    ag_game_set_tag(game, "Zed", "1");
    return game;
}

START_TEST(writing_allocates_nothing)
{
    ag_game *game = tagged_game();
    char buf[400];

    watch_allocations(NEVER);
    ag_record_write(game, AG_TEXT_STANDARD, NULL, 0);
    ag_record_write(game, AG_TEXT_STANDARD, buf, 400);
    ag_record_write(game, AG_TEXT_COORDINATE, buf, 400);
    ag_game_tag(game, "White");
    ag_game_tag_name(game, 1);
    const int64_t asked = allocations_asked();
    stop_watching();
    expect_number(asked, 0, game, "the allocations");
    ag_game_free(game);
}
END_TEST

/* The game and its tags are all that is left of a reading. */
START_TEST(reading_keeps_a_game_and_its_tags_only)
{
    ag_game *game = NULL;

    watch_allocations(NEVER);
    const int32_t status = ag_record_read(RECORD, (int32_t)strlen(RECORD), 1, NULL, NULL, &game, NULL, 0);
    const int64_t with_game = blocks_left();
    ag_game_free(game);
    const int64_t without = blocks_left();
    stop_watching();
    expect_status(status, AG_OK, NULL, "reading");
    expect_number(without, 0, NULL, "the blocks left without the game");
    expect_number(with_game, 1 + 1 + 3 + 3, NULL,
                  "the blocks of the handle with its history, its list of tags, three tags, and for one comment three");
}
END_TEST

START_TEST(reading_with_little_memory_can_be_tried_again)
{
    int32_t status = AG_ERR_MEMORY;
    int64_t granted = 0;

    for (; status == AG_ERR_MEMORY; granted++) {
        ag_game *game = (ag_game *)&granted;
        int32_t consumed = -1;
        int32_t lines = -1;
        char why[200];
        watch_allocations(granted);
        status = ag_record_read(RECORD, (int32_t)strlen(RECORD), 1, &consumed, &lines, &game, why, sizeof why);
        const int64_t left = blocks_left();
        stop_watching();
        expect(why[0] == '\0' || why[strlen(why) - 1] != ' ', NULL, "the sentence is broken off: %s", why);
        expect(status == AG_OK || (game == NULL && left == 0), NULL, "%" PRId64 " blocks are lost", left);
        expect_number(consumed, status == AG_OK ? (int32_t)strlen(RECORD) : 2, NULL, "what is consumed");
        expect_number(lines, status == AG_OK ? 8 : 2, NULL, "the lines");
        if (status == AG_OK) ag_game_free(game);
    }
    expect_status(status, AG_OK, NULL, "reading");
    expect(granted > 6, NULL, "%" PRId64 " allocations are enough", granted);
}
END_TEST

START_TEST(a_record_of_tags_alone_needs_memory_too)
{
    static const char tags[] = "[Variant \"rinne\"]\n";
    ag_game *game;
    int32_t consumed = -1;

    for (int64_t granted = 0; granted < 4; granted++) {
        watch_allocations(granted);
        const int32_t status = ag_record_read(tags, (int32_t)strlen(tags), 1, &consumed, NULL, &game, NULL, 0);
        const int64_t left = blocks_left();
        stop_watching();
        expect_status(status, granted < 3 ? AG_ERR_MEMORY : AG_OK, NULL, "reading");
        expect_number(consumed, granted < 3 ? 0 : (int32_t)strlen(tags), NULL, "what is consumed");
        expect_number(left, granted < 3 ? 0 : 1, NULL, "the blocks left");
    }
    ag_game_free(game);
}
END_TEST

/* ---- a reader ---- */

static const char RECORDS[] =
    "[Event \"E\"]\n[Position \"518\"]\n[Reason \"AE\"]\n\n{start} 1. e4! {a} e5 $3 {b} (1... c5 {c}) 2. Nf3\n"
    "Nc6 {d} 3. Bc4 Bc5 ; line\n4. 0-0 1/2-1/2 {e}\n\n[Result \"0-0\"]\n\n1. e4 e5 0-0 {f}\n";

/* Does the next step of reading. Memory for as many allocations is granted at first; when they are used up, all that is
 * wanted for the same step again. */
static int32_t feed_with_little(ag_reader *reader, const char *bytes, int32_t length, int32_t last, int64_t granted)
{
    int32_t status;

    watch_allocations(granted);
    status = ag_reader_feed(reader, bytes, length, last);
    stop_watching();
    if (status == AG_ERR_MEMORY) status = ag_reader_feed(reader, bytes, length, last);
    return status;
}

static int32_t next_with_little(ag_reader *reader, ag_game **out, char *why, int32_t cap, int64_t granted)
{
    int32_t status;

    watch_allocations(granted);
    status = ag_reader_next(reader, out, why, cap);
    stop_watching();
    if (status != AG_ERR_MEMORY) return status;
    expect(*out == NULL && why[0] != '\0', NULL, "there is a game, or no sentence");
    return ag_reader_next(reader, out, why, cap);
}

static void expect_written(const ag_game *game, const char *record)
{
    char is[600];

    ag_record_write(game, AG_TEXT_STANDARD, is, sizeof is);
    expect_text(is, record, game, "the game");
}

/* Feeds so many bytes at a time; each step fails once behind so many allocations, and is done again. */
static void read_with_little(int32_t piece, int64_t granted)
{
    static const char *const games[] = {"[Event \"E\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White "
                                        "\"?\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n"
                                        "[RulesVersion \"1\"]\n[Position \"518\"]\n[Reason \"AE\"]\n\n{start} 1. e4 $1 "
                                        "{a} 1... e5 $3 {b} 2. Nf3 Nc6 {d} 3. Bc4 Bc5 { line} 4. O-O\n"
                                        "{e} 1/2-1/2\n\n",
                                        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White "
                                        "\"?\"]\n[Black \"?\"]\n[Result \"0-0\"]\n"
                                        "[RulesVersion \"1\"]\n\n1. e4 e5 {f} 0-0\n\n"};
    const int32_t length = (int32_t)strlen(RECORDS);
    ag_reader *reader;
    int32_t read = 0;

    ag_reader_new(&reader);
    for (int32_t at = 0; at < length; at += piece) {
        const int32_t bytes = piece < length - at ? piece : length - at;
        int32_t status = feed_with_little(reader, RECORDS + at, bytes, at + bytes == length, granted);
        expect_status(status, AG_OK, NULL, "feeding");
        for (;;) {
            ag_game *game;
            char why[200];
            status = next_with_little(reader, &game, why, sizeof why, granted);
            if (status == AG_ERR_MORE || status == AG_ERR_EMPTY) break;
            expect_status(status, AG_OK, game, why);
            expect(read < 2, game, "one more game is there");
            expect_written(game, games[read++]);
            ag_game_free(game);
        }
    }
    expect_number(read, 2, NULL, "the games");
    ag_reader_free(reader);
}

START_TEST(a_reader_goes_on_where_it_had_no_memory)
{
    static const int32_t pieces[] = {1, 7, 50, 400};

    for (int32_t i = 0; i < 4; i++) {
        for (int64_t granted = 0; granted < 40; granted++) read_with_little(pieces[i], granted);
    }
}
END_TEST

/* Whatever it has in hand, a reader that is given up leaves nothing behind. */
START_TEST(a_reader_given_up_leaves_nothing)
{
    for (int64_t granted = 0; granted < 60; granted++) {
        ag_reader *reader = NULL;
        ag_game *game = NULL;
        watch_allocations(granted);
        if (ag_reader_new(&reader) == AG_OK) ag_reader_feed(reader, RECORDS, 150, 0);
        if (reader != NULL) ag_reader_next(reader, &game, NULL, 0);
        ag_game_free(game);
        ag_reader_free(reader);
        const int64_t left = blocks_left();
        stop_watching();
        expect_number(left, 0, NULL, "the blocks left");
    }
}
END_TEST

/* ---- tags ---- */

static void expect_tags(const ag_game *game, const char *white, const char *zed)
{
    expect_number(ag_game_tag_count(game), 2, game, "the number of tags");
    expect_text(ag_game_tag(game, "White"), white, game, "White");
    expect_text(ag_game_tag(game, "Zed"), zed, game, "Zed");
}

START_TEST(a_tag_that_has_no_room_changes_nothing)
{
    ag_game *game = tagged_game();

    watch_allocations(0);
    const int32_t added = ag_game_set_tag(game, "Black", "Bert");
    const int32_t replaced = ag_game_set_tag(game, "White", "Carla");
    stop_watching();
    expect_status(added, AG_ERR_MEMORY, game, "one more tag");
    expect_status(replaced, AG_ERR_MEMORY, game, "a tag replaced");
    expect_tags(game, "Anna", "1");
    ag_game_free(game);
}
END_TEST

START_TEST(copies_with_little_memory_change_nothing)
{
    ag_game *game = tagged_game();
    ag_game *to = tagged_game();
    int32_t status = AG_ERR_MEMORY;

    ag_game_set_tag(to, "White", "Carla");
    for (int64_t granted = 0; status == AG_ERR_MEMORY; granted++) {
        watch_allocations(granted);
        status = ag_game_assign(to, game);
        const int64_t left = blocks_left();
        stop_watching();
        expect(status == AG_OK || left == 0, game, "%" PRId64 " blocks are lost", left);
        expect_tags(to, status == AG_OK ? "Anna" : "Carla", "1");
    }
    expect_status(status, AG_OK, game, "assign");
    ag_game_free(to);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite, TESTS(writing_allocates_nothing, reading_keeps_a_game_and_its_tags_only,
                            reading_with_little_memory_can_be_tried_again, a_record_of_tags_alone_needs_memory_too,
                            a_reader_goes_on_where_it_had_no_memory, a_reader_given_up_leaves_nothing,
                            a_tag_that_has_no_room_changes_nothing, copies_with_little_memory_change_nothing));
}
