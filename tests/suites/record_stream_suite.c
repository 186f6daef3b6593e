/* SPDX-License-Identifier: MIT
 * Files of many records, read piece by piece as a host reads them, and the limits that make it possible to do so in a
 * bounded room. AG_TEST_RECORDS=n is the number of records of the longest file; the long set has a hundred thousand. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "draw.h"
#include "expect.h"
#include "records.h"
#include "suite.h"

enum { POOL = 40, PIECE = 524288, ROOM = AG_RECORD_BYTES_MAX + 1 + PIECE, WORDS_MAX = 400 };

/* Bytes of what has no end. */
enum { ENDLESS = AG_RECORD_BYTES_MAX + AG_RECORD_BYTES_MAX / 4 };

/* ---- files ---- */

/* Bytes being put together. */
typedef struct bytes {
    char *data;
    int32_t length;
} bytes;

static void append(bytes *to, const char *from, size_t length)
{
    to->data = realloc(to->data, (size_t)to->length + length + 1);
    memcpy(to->data + to->length, from, length);
    to->length += (int32_t)length;
    to->data[to->length] = '\0';
}

static void append_text(bytes *to, const char *from)
{
    append(to, from, strlen(from));
}

static void append_repeated(bytes *to, char byte, int32_t count)
{
    char *many = malloc((size_t)count);
    memset(many, byte, (size_t)count);
    append(to, many, (size_t)count);
    free(many);
}

/* Records that are broken in different ways, with line ends and blanks of different kinds around them. */
static const char *const BROKEN[] = {
    "[White \"Anna]\n[Variant \"rinne\"]\n\n1. e2e3 *\n\n",
    "[Variant \"rinne\"]\r\n\r\n1. e2e3 e5e2 2. a2b2 *\r\n\r\n",
    "[Variant \"ludo\"]\n\n{a remark\n} 1. e2e3 (a variation) 0-1\n",
    "[Variant \"rinne\"]\n\n1. e2e3 {not closed\n\n",
    "[Variant \"rinne\"]\n[Position \"2Q2/1n3/B4/4b/5/5 b\"]\n\n1... e3b6 2. c6c5 1-0\n",
    "[Variant \"rinne\"]\n[Result \"1-0\"]\n\n1. e2e3 0-1\n; a remark\n% and another\n\n",
};
enum { BROKEN_COUNT = sizeof BROKEN / sizeof BROKEN[0] };

/* One record of any variant in either style, or a broken one. */
static char *make_record(uint64_t *seed)
{
    const uint32_t variant = draw_below(seed, (uint32_t)ag_variant_count() + 1);
    char name[20];

    if (variant == (uint32_t)ag_variant_count()) return strdup(BROKEN[draw_below(seed, BROKEN_COUNT)]);
    ag_game *game = new_game(ag_variant_at((int32_t)variant), NULL);
    snprintf(name, sizeof name, "Player %" PRIu32, draw_below(seed, 1000));
    ag_game_set_tag(game, "White", name);
    ag_game_playout(game, seed, (int32_t)draw_below(seed, 90));
    if (draw_below(seed, 2) == 0) ag_game_end(game, AG_WHITE_WINS, AG_REASON_RESIGNATION);
    char *made = record_of(game, (int32_t)draw_below(seed, 2));
    ag_game_free(game);
    return made;
}

/* ---- reading ---- */

/* A file of a fiftieth of AG_TEST_RECORDS: some are read a byte at a time. */
static bytes make_file(uint64_t *seed)
{
    bytes file = {NULL, 0};

    for (int64_t left = setting("AG_TEST_RECORDS", 2000); left > 0; left -= 50) {
        char *record = make_record(seed);
        append_text(&file, record);
        free(record);
    }
    return file;
}

/* What was read of a file, in few words a record. */
typedef struct account {
    char (*words)[WORDS_MAX];
    int32_t count;
    int32_t lines;
} account;

static int32_t line_of(const char *why)
{
    return strncmp(why, "line ", 5) == 0 ? (int32_t)strtol(why + 5, NULL, 10) : 0;
}

/* Notes a reading: its status, the line of the file, the sentence behind the line, the game. */
static void note(account *all, const reading *read)
{
    char position[TEXT_ROOM] = "";
    const int32_t line = line_of(read->why);
    const char *sentence = line > 0 ? strchr(read->why, ':') : read->why;

    all->words = realloc(all->words, (size_t)(all->count + 1) * sizeof *all->words);
    if (read->game != NULL) ag_game_position(read->game, position, TEXT_ROOM);
    snprintf(all->words[all->count++], WORDS_MAX, "%s line %" PRId32 "%.200s, %" PRId32 " plies, %.150s",
             ag_status_name(read->status), line > 0 ? all->lines + line : 0, sentence, ag_game_ply(read->game),
             position);
    all->lines += read->lines;
}

static account read_whole(const bytes *file)
{
    account all = {NULL, 0, 0};

    for (int32_t at = 0;;) {
        const reading read = read_record(file->data + at, file->length - at, 1);
        note(&all, &read);
        ag_game_free(read.game);
        at += read.consumed;
        if (read.status == AG_ERR_EMPTY) return all;
    }
}

/* Reads from what has been given so far, a random number of bytes at a time. */
static account read_in_pieces(const bytes *file, uint32_t piece_max, uint64_t *seed)
{
    account all = {NULL, 0, 0};
    int32_t at = 0;
    int32_t given = 0;

    for (;;) {
        const reading read = read_record(file->data + at, given - at, given == file->length);
        at += read.consumed;
        if (read.status == AG_ERR_MORE) {
            all.lines += read.lines;
            given += 1 + (int32_t)draw_below(seed, piece_max);
            if (given > file->length) given = file->length;
            continue;
        }
        note(&all, &read);
        ag_game_free(read.game);
        if (read.status == AG_ERR_EMPTY) return all;
    }
}

static void expect_same_account(const account *is, const account *should_be)
{
    for (int32_t i = 0; i < is->count && i < should_be->count; i++) {
        expect_text(is->words[i], should_be->words[i], NULL, "a record");
    }
    expect_number(is->count, should_be->count, NULL, "the number of records");
    expect_number(is->lines, should_be->lines, NULL, "the number of lines");
}

START_TEST(pieces_of_any_size_give_the_same_games)
{
    static const uint32_t sizes[] = {1, 2, 7, 60, 500, 4000, 30000};
    uint64_t seed = (uint64_t)_i + 1;
    bytes file = make_file(&seed);
    account whole = read_whole(&file);
    expect(whole.count > setting("AG_TEST_RECORDS", 2000) / 60, NULL, "%" PRId32 " records are found", whole.count);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        account pieces = read_in_pieces(&file, sizes[i], &seed);
        expect_same_account(&pieces, &whole);
        free(pieces.words);
    }
    free(whole.words);
    free(file.data);
}
END_TEST

/* ---- limits ---- */

/* A record of so many bytes, most of them in a comment, and a good one behind it. */
static bytes record_of_bytes(int32_t length)
{
    static const char before[] = "[Variant \"rinne\"]\n\n1. e2e3 {";
    static const char after[] = "} e5d5 *";
    bytes file = {NULL, 0};

    append_text(&file, "\n\n ");
    append_text(&file, before);
    append_repeated(&file, 'x', length - (int32_t)(strlen(before) + strlen(after)));
    append_text(&file, after);
    append_text(&file, "\n[Variant \"rinne\"]\n\n1. a2b2 *\n");
    return file;
}

START_TEST(a_record_may_have_a_mebibyte)
{
    bytes file = record_of_bytes(AG_RECORD_BYTES_MAX);
    const reading read = read_record(file.data, file.length, _i);

    expect(read.status == AG_OK, NULL, "the record is not read: %s", read.why);
    expect_number(ag_game_ply(read.game), 2, read.game, "the plies");
    ag_game_free(read.game);
    free(file.data);
}
END_TEST

START_TEST(a_record_may_not_have_a_byte_more)
{
    bytes file = record_of_bytes(AG_RECORD_BYTES_MAX + 1);
    const reading read = read_record(file.data, file.length, _i);

    expect_status(read.status, AG_ERR_SYNTAX, NULL, "reading");
    expect_text(read.why, "line 3: the record that begins here is longer than 1048576 bytes", NULL, "why");
    ag_game_free(read.game);
    const reading next = read_record(file.data + read.consumed, file.length - read.consumed, 1);
    expect(next.status == AG_OK, NULL, "the next record is not read: %s", next.why);
    expect_number(ag_game_ply(next.game), 1, next.game, "the plies");
    ag_game_free(next.game);
    free(file.data);
}
END_TEST

/* The processor's time for a record of many marks, in clock ticks. */
static double time_of_marks(const char *variant)
{
    bytes file = {NULL, 0};

    append_text(&file, "[Variant \"");
    append_text(&file, variant);
    append_text(&file, "\"]\n\n");
    for (int i = 0; i < 100000; i++) append_text(&file, "! ");
    append_text(&file, "*\n");
    const clock_t begin = clock();
    const reading read = read_record(file.data, file.length, 1);
    const clock_t end = clock();
    expect(read.status == AG_OK, NULL, "the record is not read: %s", read.why);
    ag_game_free(read.game);
    free(file.data);
    return (double)(end - begin);
}

/* Where a move may be all that stands on a line, a line of words that are none is not read once for each of them. */
START_TEST(marks_cost_no_more_where_moves_have_blanks)
{
    const double with_blanks = time_of_marks("rinne");
    const double without = time_of_marks("chess");

    expect(with_blanks < 10 * without + CLOCKS_PER_SEC / 100, NULL, "%.0f ticks, but %.0f for chess", with_blanks,
           without);
}
END_TEST

/* A text of which nothing is ever kept but what a record may have. */
typedef struct feed {
    int32_t (*give)(struct feed *from, char *to, int32_t cap); /* 0: there is no more */
    char *room;
    int32_t filled;
    int32_t last;
    int64_t left; /* how much `give` has yet to give, and of what */
    char byte;
    char **pool;
} feed;

/* The next record that is not to be continued. */
static reading read_from(feed *from)
{
    for (;;) {
        reading read = {.why = ""};
        read.status = ag_record_read(from->room, from->filled, from->last, &read.consumed, &read.lines, &read.game,
                                     read.why, RECORD_WHY_ROOM);
        from->filled -= read.consumed;
        memmove(from->room, from->room + read.consumed, (size_t)from->filled);
        if (read.status != AG_ERR_MORE) return read;
        expect(from->filled < ROOM - PIECE, NULL, "more is wanted with %" PRId32 " bytes", from->filled);
        const int32_t more = from->give(from, from->room + from->filled, PIECE);
        from->filled += more;
        from->last = more == 0;
    }
}

/* One byte again and again, and behind them a record. */
static int32_t give_bytes(feed *from, char *to, int32_t cap)
{
    static const char record[] = "\n\n[Variant \"rinne\"]\n\n1. a2b2 *\n";

    if (from->left <= 0) {
        const int32_t length = from->left == 0 ? (int32_t)strlen(record) : 0;
        memcpy(to, record, (size_t)length);
        from->left = -1;
        return length;
    }
    if (cap > from->left) cap = (int32_t)from->left;
    memset(to, from->byte, (size_t)cap);
    from->left -= cap;
    return cap;
}

START_TEST(any_number_of_blank_lines_may_stand_before_a_record)
{
    feed blanks = {.give = give_bytes, .room = malloc(ROOM), .left = ENDLESS, .byte = '\n'};
    const reading read = read_from(&blanks);

    expect(read.status == AG_OK, NULL, "the record is not read: %s", read.why);
    expect_number(ag_game_ply(read.game), 1, read.game, "the plies");
    ag_game_free(read.game);
    free(blanks.room);
}
END_TEST

/* A word, a comment, a variation, a tag or a line that is never closed. */
START_TEST(a_record_without_end_is_skipped_in_a_bounded_room)
{
    feed endless = {.give = give_bytes, .room = malloc(ROOM), .left = ENDLESS, .byte = "x{([;%"[_i]};
    int broken = 0;
    reading read = read_from(&endless);

    for (; read.status != AG_OK && broken < 9; broken++) {
        expect_status(read.status, AG_ERR_SYNTAX, NULL, read.why);
        ag_game_free(read.game);
        read = read_from(&endless);
    }
    expect(broken >= 1 && broken <= 2, NULL, "%d broken records are reported", broken);
    expect_number(ag_game_ply(read.game), 1, read.game, "the plies");
    ag_game_free(read.game);
    free(endless.room);
}
END_TEST

/* ---- long files ---- */

static int32_t give_records(feed *from, char *to, int32_t cap)
{
    int32_t given = 0;

    for (; from->left > 0; from->left--) {
        const char *record = from->pool[from->left % POOL];
        const int32_t length = (int32_t)strlen(record);
        if (given + length > cap) break;
        memcpy(to + given, record, (size_t)length);
        given += length;
    }
    return given;
}

START_TEST(a_long_file_is_read_in_a_bounded_room)
{
    const int64_t records = setting("AG_TEST_RECORDS", 2000);
    char *pool[POOL];
    feed file = {.give = give_records, .room = malloc(ROOM), .left = records, .pool = pool};
    uint64_t seed = 99;
    int64_t games = 0;
    int64_t broken = 0;

    for (int i = 0; i < POOL; i++) pool[i] = make_record(&seed);
    for (reading read = read_from(&file); read.status != AG_ERR_EMPTY; read = read_from(&file)) {
        if (read.status == AG_OK) games++;
        else broken++;
        ag_game_free(read.game);
    }
    expect(games + broken == records, NULL, "%" PRId64 " games and %" PRId64 " broken ones", games, broken);
    expect(games > records / 2 && broken > 0, NULL, "%" PRId64 " of %" PRId64 " are games", games, records);
    for (int i = 0; i < POOL; i++) free(pool[i]);
    free(file.room);
}
END_TEST

void add_tests(Suite *suite)
{
    add_looped(
        suite, 2,
        TESTS(pieces_of_any_size_give_the_same_games, a_record_may_have_a_mebibyte, a_record_may_not_have_a_byte_more));
    add_single(suite,
               TESTS(marks_cost_no_more_where_moves_have_blanks, any_number_of_blank_lines_may_stand_before_a_record,
                     a_long_file_is_read_in_a_bounded_room));
    add_looped(suite, 6, TESTS(a_record_without_end_is_skipped_in_a_bounded_room));
}
