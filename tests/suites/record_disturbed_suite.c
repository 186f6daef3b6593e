/* SPDX-License-Identifier: MIT
 * Valid records of each variant, disturbed in the ways people disturb them, one and two at a time: the same game comes, or
 * a refusal with the game up to there, never another game. AG_TEST_TEXTS is how many texts of each variant. */
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "records.h"
#include "suite.h"

enum { BYTES_MAX = 16000, PLIES_MAX = 30, TEXTS_A_RECORD = 40 };

typedef struct disturbed {
    char bytes[BYTES_MAX];
    int32_t length;
} disturbed;

/* ---- changing a text ---- */

/* Puts a text in the place of so many bytes. */
static bool put(disturbed *record, int32_t at, int32_t bytes, const char *with, int32_t length)
{
    if (at < 0 || record->length + length - bytes >= BYTES_MAX) return false;
    memmove(record->bytes + at + length, record->bytes + at + bytes, (size_t)(record->length - at - bytes));
    memcpy(record->bytes + at, with, (size_t)length);
    record->length += length - bytes;
    record->bytes[record->length] = '\0';
    return true;
}

static bool put_text(disturbed *record, int32_t at, int32_t bytes, const char *with)
{
    return put(record, at, bytes, with, (int32_t)strlen(with));
}

static int32_t moves_begin(const disturbed *record)
{
    const char *empty_line = strstr(record->bytes, "\n\n");

    if (empty_line == NULL) empty_line = strstr(record->bytes, "\n\r\n");
    return (int32_t)(empty_line - record->bytes) + 2;
}

/* A place where one of the bytes stands, between two others; -1 when none does. */
static int32_t some_place(const disturbed *record, const char *bytes, int32_t begin, int32_t end, uint64_t *seed)
{
    int32_t found = -1;
    uint32_t count = 0;

    for (int32_t i = begin; i < end; i++) {
        if (record->bytes[i] == '\0' || strchr(bytes, record->bytes[i]) == NULL) continue;
        if (draw_below(seed, ++count) == 0) found = i;
    }
    return found;
}

static int32_t place_in_moves(const disturbed *record, const char *bytes, uint64_t *seed)
{
    return some_place(record, bytes, moves_begin(record), record->length, seed);
}

static int32_t place_in_tags(const disturbed *record, const char *bytes, uint64_t *seed)
{
    return some_place(record, bytes, 0, moves_begin(record) - 1, seed);
}

static const char *one_of(const char *const *texts, uint32_t count, uint64_t *seed)
{
    return texts[draw_below(seed, count)];
}

/* ---- the ways ---- */

static bool blank_does_not_break(disturbed *record, uint64_t *seed)
{
    static const char *const blanks[] = {"\xC2\xA0", "\xE2\x80\xAF", "  ", "\t", "\n"};
    return put_text(record, place_in_moves(record, " ", seed), 1, one_of(blanks, 5, seed));
}

static bool hyphen_is_a_dash(disturbed *record, uint64_t *seed)
{
    static const char *const dashes[] = {"\xE2\x80\x93", "\xE2\x80\x94", "\xE2\x88\x92", "\xE2\x80\x91",
                                         "\xE2\x80\x90"};
    return put_text(record, place_in_moves(record, "-", seed), 1, one_of(dashes, 5, seed));
}

static bool number_is_written_otherwise(disturbed *record, uint64_t *seed)
{
    static const char *const signs[] = {")", "", "...", "\xE2\x80\xA6", ". "};
    return put_text(record, place_in_moves(record, ".", seed), 1, one_of(signs, 5, seed));
}

static bool number_is_glued(disturbed *record, uint64_t *seed)
{
    const int32_t at = place_in_moves(record, ".", seed);
    return at >= 0 && record->bytes[at + 1] == ' ' && put_text(record, at + 1, 1, "");
}

static bool mark_is_added(disturbed *record, uint64_t *seed)
{
    static const char *const marks[] = {" = ", " += ", " (=) ", " \xE2\x80\xA0 ", "! ", " $3 ", " ?! ", " N ", " ch "};
    const bool has_rolls = strstr(record->bytes, "[Variant \"tensei") != NULL; /* there N is one */
    return put_text(record, place_in_moves(record, " ", seed), 1, one_of(marks, has_rolls ? 7 : 9, seed));
}

static bool comment_is_added(disturbed *record, uint64_t *seed)
{
    static const char *const comments[] = {" {a} ",  " {[%clk 0:03:00]} ", " (1. a8 (x) {)}) ", " ;a\n", "\n %x\n",
                                           "\n\t%\n"};
    return put_text(record, place_in_moves(record, " ", seed), 1, one_of(comments, 6, seed));
}

static const char *last_word(const disturbed *record)
{
    const char *end = record->bytes + record->length;

    while (strchr(" \r\n", end[-1]) != NULL) end--;
    while (strchr(" \r\n", end[-1]) == NULL) end--;
    return end;
}

/* The result said twice, marks of the end of a file, other line ends behind it. */
static bool end_is_longer(disturbed *record, uint64_t *seed)
{
    static const char *const ends[] = {"\x1A", "\n\x1A\n", " \n \n", "\r\n", "\n%end\n"};
    static const char nul[] = "\n\0\0";
    const uint32_t way = draw_below(seed, 7);
    const char *result = last_word(record);
    char again[20] = " ";

    if (way == 5) return put(record, record->length, 0, nul, 3);
    if (way < 5) return put_text(record, record->length, 0, ends[way]);
    strncat(again, result, strcspn(result, " \r\n"));
    return put_text(record, (int32_t)(result - record->bytes) + (int32_t)strlen(again) - 1, 0, again);
}

/* Whether the line of a place begins with a tag. */
static bool is_in_tag(const disturbed *record, int32_t at)
{
    while (at > 0 && record->bytes[at - 1] != '\n') at--;
    return at >= 0 && record->bytes[at] == '[';
}

/* The end of a line of tags, before another; -1 when none is found. */
static int32_t place_between_tags(const disturbed *record, uint64_t *seed)
{
    const int32_t at = place_in_tags(record, "\n", seed);
    return is_in_tag(record, at) && record->bytes[at - 1] == ']' && record->bytes[at + 1] == '[' ? at : -1;
}

static bool tags_share_a_line(disturbed *record, uint64_t *seed)
{
    return put_text(record, place_between_tags(record, seed), 1, draw_below(seed, 2) == 0 ? " " : "");
}

static bool tag_has_blanks(disturbed *record, uint64_t *seed)
{
    static const char *const blanks[] = {"  ", "\t", "\xC2\xA0"};
    const int32_t at = place_in_tags(record, "]", seed);
    return at >= 0 && record->bytes[at - 1] == '"' && put_text(record, at, 0, one_of(blanks, 3, seed));
}

static bool tag_stands_twice(disturbed *record, uint64_t *seed)
{
    const int32_t at = place_in_tags(record, "\n", seed);
    int32_t begin = at;
    char line[400];

    while (begin > 0 && record->bytes[begin - 1] != '\n') begin--;
    if (at < 0 || at - begin >= (int32_t)sizeof line - 1 || record->bytes[begin] != '[') return false;
    memcpy(line, record->bytes + begin, (size_t)(at - begin + 1));
    return put(record, begin, 0, line, at - begin + 1);
}

/* In a value, or between it and the name. */
static bool tag_is_wrapped(disturbed *record, uint64_t *seed)
{
    static const char *const ends[] = {"\n", " \n  ", "\r\n"};
    const int32_t at = place_in_tags(record, " ", seed);

    if (!is_in_tag(record, at) || record->bytes[at - 1] == ' ' || strchr(" \n", record->bytes[at + 1]) != NULL)
        return false;
    return put_text(record, at, 1, one_of(ends, 3, seed));
}

static bool name_is_in_small_letters(disturbed *record, uint64_t *seed)
{
    static const char *const names[] = {"[Variant", "[RulesVersion", "[Result", "[Reason"};
    char *name = strstr(record->bytes, one_of(names, 4, seed));

    if (name == NULL) return false;
    for (name++; *name >= 'A'; name++) *name = (char)tolower((unsigned char)*name);
    return true;
}

static bool result_has_blanks(disturbed *record, uint64_t *seed)
{
    const char *result = last_word(record);
    const char *dash = strchr(result, '-');

    (void)seed;
    return dash != NULL && put_text(record, (int32_t)(dash - record->bytes), 1, " - ");
}

static bool line_is_added_to_tags(disturbed *record, uint64_t *seed)
{
    static const char *const lines[] = {"\n %x \"y\"]\n", "\n[SetUp \"1\"]\n", "\n{a}\n", "\n;a\n",
                                        "\n[Position \"518\"]\n"};
    return put_text(record, place_between_tags(record, seed), 1, one_of(lines, 5, seed));
}

static bool lines_end_otherwise(disturbed *record, uint64_t *seed)
{
    (void)seed;
    for (int32_t i = 0; i < record->length; i++) {
        if (record->bytes[i] == '\n' && !put_text(record, i++, 0, "\r")) return false;
    }
    return true;
}

typedef bool way(disturbed *record, uint64_t *seed);

static way *const WAYS[] = {blank_does_not_break,
                            hyphen_is_a_dash,
                            number_is_written_otherwise,
                            number_is_glued,
                            mark_is_added,
                            comment_is_added,
                            end_is_longer,
                            tags_share_a_line,
                            tag_has_blanks,
                            tag_stands_twice,
                            line_is_added_to_tags,
                            lines_end_otherwise,
                            tag_is_wrapped,
                            name_is_in_small_letters,
                            result_has_blanks};
enum { WAYS_COUNT = sizeof WAYS / sizeof WAYS[0] };

/* ---- what may come of it ---- */

/* The first plies of the game, from the same start. */
static void expect_begin_of(const ag_game *is, const ag_game *whole, const char *record)
{
    ag_game *start = clone_of(is);
    ag_game *other = clone_of(whole);

    ag_game_rewind(start, 0);
    ag_game_rewind(other, 0);
    expect_text(position_text(start).bytes, position_text(other).bytes, is, record);
    expect(ag_game_variant(is) == ag_game_variant(whole), is, "another variant:\n%s", record);
    expect(ag_game_ply(is) <= ag_game_ply(whole), is, "more plies than %" PRId32 ":\n%s", ag_game_ply(whole), record);
    for (int32_t ply = 0; ply < ag_game_ply(is); ply++) {
        expect(ag_game_move_at(is, ply) == ag_game_move_at(whole, ply), is, "another move at ply %" PRId32 ":\n%s", ply,
               record);
    }
    ag_game_free(other);
    ag_game_free(start);
}

/* Whether the whole game came; else it is a refusal. */
static bool expect_game_or_refusal(const disturbed *record, const ag_game *whole)
{
    const reading read = read_record(record->bytes, record->length, 1);
    const bool is_whole = read.status >= 0;

    if (read.game != NULL) expect_begin_of(read.game, whole, record->bytes);
    if (is_whole) {
        expect_number(ag_game_ply(read.game), ag_game_ply(whole), read.game, record->bytes);
        expect_number(ag_game_result(read.game), ag_game_result(whole), read.game, record->bytes);
        expect_number(ag_game_reason(read.game), ag_game_reason(whole), read.game, record->bytes);
        expect_text(ag_game_tag(read.game, "White"), "Anna \"A.\" \\", read.game, record->bytes);
    }
    ag_game_free(read.game);
    return is_whole;
}

/* A game of some plies, ended in one way or another. */
static ag_game *make_game(const ag_variant *variant, uint64_t *seed)
{
    ag_game *game = new_game(variant, NULL);

    ag_game_set_tag(game, "White", "Anna \"A.\" \\");
    ag_game_set_tag(game, "Black", "Bert");
    ag_game_playout(game, seed, 1 + (int32_t)draw_below(seed, PLIES_MAX));
    if (draw_below(seed, 3) == 0) ag_game_end(game, AG_DRAW, AG_REASON_AGREEMENT);
    if (draw_below(seed, 3) == 0) ag_game_end(game, AG_BLACK_WINS, AG_REASON_RESIGNATION);
    return game;
}

START_TEST(disturbed_records_are_the_same_games_or_refused)
{
    const int64_t texts = setting("AG_TEST_TEXTS", 4000);
    uint64_t seed = (uint64_t)_i + 29;
    int64_t same = 0;
    int64_t changed = 0;

    for (int64_t i = 0; i < texts; i += TEXTS_A_RECORD) {
        ag_game *game = make_game(ag_variant_at(_i), &seed);
        char *bytes = record_of(game, (int32_t)draw_below(&seed, 2));
        for (int64_t j = 0; j < TEXTS_A_RECORD; j++) {
            disturbed record = {.length = 0};
            put_text(&record, 0, 0, bytes);
            bool is_changed = WAYS[(i + j) % WAYS_COUNT](&record, &seed);
            if (j % 2 != 0) is_changed = WAYS[draw_below(&seed, WAYS_COUNT)](&record, &seed) || is_changed;
            changed += is_changed;
            same += expect_game_or_refusal(&record, game) && is_changed;
        }
        free(bytes);
        ag_game_free(game);
    }
    expect(changed > texts / 2 && same > changed / 2, NULL, "%" PRId64 " of %" PRId64 " are the same games", same,
           changed);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(disturbed_records_are_the_same_games_or_refused));
}
