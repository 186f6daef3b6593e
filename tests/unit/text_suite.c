/* SPDX-License-Identifier: MIT
 * Bounded writing and reading of text. */
#include "marks.h"
#include "text.h"

#include <string.h>

#include "suite.h"

/* ---- writing ---- */

START_TEST(a_writer_counts_what_does_not_fit)
{
    char buf[5] = "....";
    agi_writer writer = agi_writer_make(buf, 4);

    agi_put_text(&writer, "abcdef");
    ck_assert_int_eq(agi_writer_end(&writer), 6);
    ck_assert_str_eq(buf, "abc");
    ck_assert_int_eq(buf[4], '\0');
}
END_TEST

START_TEST(a_writer_without_a_buffer_only_counts)
{
    agi_writer writer = agi_writer_make(NULL, 0);

    agi_put_text(&writer, "abc");
    agi_put_char(&writer, 'd');
    agi_put_number(&writer, 12345);
    ck_assert_int_eq(agi_writer_end(&writer), 9);
}
END_TEST

START_TEST(a_text_that_just_fits_is_whole)
{
    char buf[4];
    agi_writer writer = agi_writer_make(buf, 4);

    agi_put_text(&writer, "abc");
    ck_assert_int_eq(agi_writer_end(&writer), 3);
    ck_assert_str_eq(buf, "abc");
}
END_TEST

typedef struct number_text {
    int64_t number;
    const char *text;
} number_text;

static const number_text NUMBERS[] = {
    {0, "0"},
    {7, "7"},
    {-7, "-7"},
    {10, "10"},
    {99999, "99999"},
    {INT32_MIN, "-2147483648"},
    {INT32_MAX, "2147483647"},
    {INT64_MAX, "9223372036854775807"},
    {INT64_MIN, "-9223372036854775808"},
};

enum { NUMBER_COUNT = sizeof NUMBERS / sizeof NUMBERS[0] };

START_TEST(numbers_are_written_in_decimal)
{
    char buf[32];
    agi_writer writer = agi_writer_make(buf, 32);

    agi_put_number(&writer, NUMBERS[_i].number);
    agi_writer_end(&writer);
    ck_assert_str_eq(buf, NUMBERS[_i].text);
}
END_TEST

START_TEST(a_sentence_is_made_from_its_format)
{
    char buf[80];
    agi_writer why = agi_writer_make(buf, 80);

    agi_say(&why, "%s on %c%d is %q, not 100%%", "King", 'e', (int32_t)2, "a\"b");
    ck_assert_str_eq(buf, "King on e2 is \"a\"b\", not 100%");
    ck_assert_int_eq(why.length, (int)strlen(buf));
}
END_TEST

START_TEST(what_has_a_format_is_added)
{
    char buf[80];
    agi_writer writer = agi_writer_make(buf, 80);

    agi_put_format(&writer, "x=%d", (int32_t)-5);
    agi_put_format(&writer, " y=%s", "7");
    ck_assert_int_eq(agi_writer_end(&writer), 8);
    ck_assert_str_eq(buf, "x=-5 y=7");
}
END_TEST

START_TEST(a_sentence_replaces_the_one_before)
{
    char buf[80];
    agi_writer why = agi_writer_make(buf, 80);

    agi_say(&why, "a long sentence that was said first");
    agi_say(&why, "no");
    ck_assert_str_eq(buf, "no");
}
END_TEST

START_TEST(a_sentence_is_cut_to_its_buffer)
{
    char buf[8];
    agi_writer why = agi_writer_make(buf, 8);

    agi_say(&why, "%d squares", (int32_t)-2147483647 - 1);
    ck_assert_str_eq(buf, "-214748");
    ck_assert_int_eq(why.length, 19);
}
END_TEST

START_TEST(quoted_text_is_shortened_and_printable)
{
    char buf[80];
    agi_writer why = agi_writer_make(buf, 80);

    agi_say(&why, "%q", "\x01\t\n\x7F~ ");
    ck_assert_str_eq(buf, "\"\?\?\?\?~ \"");
    agi_say(&why, "%q", "123456789012345678901234");
    ck_assert_str_eq(buf, "\"123456789012345678901234\"");
    agi_say(&why, "%q", "1234567890123456789012345");
    ck_assert_str_eq(buf, "\"123456789012345678901234...\"");
    agi_say(&why, "%q", "");
    ck_assert_str_eq(buf, "\"\"");
}
END_TEST

/* Characters as they came; '?' for what is no UTF-8 (a lone or a missing byte, a longer form than needed, a surrogate,
 * more than Unicode has) and for control characters. */
static const struct {
    const char *given;
    const char *quoted;
} FOREIGN[] = {
    {"e2\xE2\x80\x93"
     "e4",
     "\"e2\xE2\x80\x93"
     "e4\""},
    {"\xC3\xA9\xF0\x9F\x98\x80", "\"\xC3\xA9\xF0\x9F\x98\x80\""},
    {"\x80\xBF\xC3", "\"\?\?\?\""},
    {"\xE2\x80", "\"\?\?\""},
    {"\xC0\xAF\xC1\x81", "\"\?\?\?\?\""},
    {"\xE0\x9F\xBF", "\"\?\?\?\""},
    {"\xED\xA0\x80", "\"\?\?\?\""},
    {"\xF0\x8F\xBF\xBF", "\"\?\?\?\?\""},
    {"\xF4\x90\x80\x80\xF5\xFF", "\"\?\?\?\?\?\?\""},
    {"\xC2\x9B\xC2\xA0", "\"\?\xC2\xA0\""},
    {"123456789012345678901234\xC3\xA9", "\"123456789012345678901234...\""},
    {"12345678901234567890123\xC3\xA9x", "\"12345678901234567890123\xC3\xA9...\""},
};

START_TEST(quoted_text_in_any_script_is_shown_as_it_came)
{
    char buf[80];
    agi_writer why = agi_writer_make(buf, 80);

    agi_say(&why, "%q", FOREIGN[_i].given);
    ck_assert_str_eq(buf, FOREIGN[_i].quoted);
}
END_TEST

START_TEST(a_sentence_is_never_cut_within_a_character)
{
    static const char WHOLE[] = "\"\xC3\xA9\xE2\x80\x93\xF0\x9F\x98\x80\"";
    const int32_t ends[] = {0, 0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 11}; /* bytes kept of a buffer of so many */

    for (int32_t cap = 1; cap <= 12; cap++) {
        char buf[16];
        agi_writer why = agi_writer_make(buf, cap);
        agi_say(&why, "%q", "\xC3\xA9\xE2\x80\x93\xF0\x9F\x98\x80");
        ck_assert_int_eq(why.length, 11);
        ck_assert_int_eq((int)strlen(buf), ends[cap]);
        ck_assert_mem_eq(buf, WHOLE, (size_t)ends[cap]);
    }
}
END_TEST

START_TEST(a_buffer_and_its_capacity_fit_together)
{
    char buf[1];

    ck_assert(agi_is_buffer(NULL, 0));
    ck_assert(agi_is_buffer(buf, 0));
    ck_assert(agi_is_buffer(buf, 1));
    ck_assert(!agi_is_buffer(NULL, 1));
    ck_assert(!agi_is_buffer(buf, -1));
    ck_assert(!agi_is_buffer(NULL, -1));
    ck_assert(!agi_is_buffer(buf, INT32_MIN));
}
END_TEST

/* ---- reading ---- */

START_TEST(a_reader_stays_at_the_end)
{
    agi_reader reader = {.text = "a", .at = 0};

    ck_assert_int_eq(agi_peek(&reader), 'a');
    ck_assert_int_eq(agi_next(&reader), 'a');
    for (int i = 0; i < 3; i++) ck_assert_int_eq(agi_next(&reader), '\0');
    ck_assert_int_eq(agi_peek(&reader), '\0');
    ck_assert_int_eq(reader.at, 1);
    ck_assert(!agi_take(&reader, '\0'));
    ck_assert(agi_at_end(&reader));
}
END_TEST

START_TEST(a_byte_is_taken_when_it_stands_next)
{
    agi_reader reader = {.text = "ab", .at = 0};

    ck_assert(!agi_take(&reader, 'b'));
    ck_assert(agi_take(&reader, 'a'));
    ck_assert(agi_take(&reader, 'b'));
    ck_assert(!agi_take(&reader, 'b'));
    ck_assert_int_eq(reader.at, 2);
}
END_TEST

START_TEST(a_word_is_taken_whole_and_in_any_case)
{
    agi_reader reader = {.text = "KnIgHtKnigh", .at = 0};

    ck_assert(!agi_take_word(&reader, "Knights"));
    ck_assert_int_eq(reader.at, 0);
    ck_assert(agi_take_word(&reader, "knight"));
    ck_assert_int_eq(reader.at, 6);
    ck_assert(!agi_take_word(&reader, "Knight"));
    ck_assert_int_eq(reader.at, 6);
    ck_assert(agi_take_word(&reader, "KNIGH"));
    ck_assert(agi_at_end(&reader));
}
END_TEST

START_TEST(blanks_are_those_of_ascii_and_no_break_spaces)
{
    agi_reader reader = {.text = " \t\r\n\v\f\xC2\xA0\xE2\x80\xAFx \xC2\xA1", .at = 0};

    agi_skip_blanks(&reader);
    ck_assert_int_eq(agi_peek(&reader), 'x');
    agi_next(&reader);
    ck_assert(!agi_at_end(&reader));
    ck_assert_int_eq(reader.at, 13);
}
END_TEST

START_TEST(half_of_a_no_break_space_is_no_blank)
{
    static const char *const halves[] = {"\xC2", "\xE2", "\xE2\x80", "\xE2\x80\x93", "\xA0", ""};

    for (size_t i = 0; i < sizeof halves / sizeof halves[0]; i++) ck_assert_int_eq(agi_blank_length(halves[i]), 0);
}
END_TEST

START_TEST(dashes_of_every_kind_are_taken)
{
    agi_reader reader = {.text =
                             "-\xE2\x80\x90\xE2\x80\x91\xE2\x80\x92\xE2\x80\x93\xE2\x80\x94\xE2\x88\x92\xE2\x80\x95"};

    for (int i = 0; i < 7; i++) ck_assert(agi_take_dash(&reader));
    ck_assert(!agi_take_dash(&reader));
    ck_assert_int_eq(reader.at, 19);
}
END_TEST

/* How much of a text is marks, without words and with them. */
typedef struct marks_text {
    const char *text;
    int32_t signs;
    int32_t words;
} marks_text;

static const marks_text MARKS[] = {
    {"", 0, 0},       {"+", 1, 1},      {"!?", 2, 2},           {" +=", 3, 3},      {"=", 1, 1},
    {" = ", 2, 2},    {"=Q", 0, 0},     {"= 3", 0, 0},          {"(=)", 3, 3},      {" (=) +-", 7, 7},
    {"+=Q", 1, 1},    {"(=Q)", 0, 0},   {"\xE2\x80\xA0", 3, 3}, {"\xE2\x80", 0, 0}, {"-", 0, 0},
    {"--", 0, 0},     {"N", 0, 1},      {" N", 0, 2},           {"n", 0, 0},        {"Nf6", 0, 0},
    {" ch", 0, 3},    {"CH.", 0, 3},    {"check", 0, 0},        {"mate", 0, 4},     {"mate4", 0, 0},
    {"dbl ch", 0, 6}, {"dblch!", 0, 6}, {"+ N =", 1, 5},        {"# mate", 1, 6},   {"\xC2\xB1", 2, 2},
};

START_TEST(marks_are_skipped)
{
    const marks_text *row = &MARKS[_i];

    for (int has_words = 0; has_words <= 1; has_words++) {
        agi_reader reader = {.text = row->text};
        const int32_t length = has_words ? row->words : row->signs;
        ck_assert_msg(agi_skip_marks(&reader, has_words != 0) == (length > 0), "'%s'", row->text);
        ck_assert_msg(reader.at == length, "'%s': %d, not %d", row->text, reader.at, length);
    }
}
END_TEST

typedef struct counter_text {
    const char *text;
    int32_t number;
    int32_t at;
} counter_text;

/* Where a counter is too large, the reader stands somewhere in it. */
static const counter_text COUNTERS[] = {
    {"", -1, 0},   {"x", -1, 0},        {"-1", -1, 0},         {" 1", -1, 0},     {"0", 0, 1}, {"00000000012", 12, 11},
    {"7 8", 7, 1}, {"99999", 99999, 5}, {"099999x", 99999, 6}, {"100000", -2, 6},
};

enum { COUNTER_COUNT = sizeof COUNTERS / sizeof COUNTERS[0] };

START_TEST(counters_are_read_to_99999)
{
    agi_reader reader = {.text = COUNTERS[_i].text, .at = 0};

    ck_assert_int_eq(agi_read_counter(&reader), COUNTERS[_i].number);
    ck_assert_int_eq(reader.at, COUNTERS[_i].at);
}
END_TEST

START_TEST(counters_of_any_length_do_not_overflow)
{
    static const char *const texts[] = {"4294967296", "18446744073709551616", "99999999999999999999999999999999"};

    for (int i = 0; i < 3; i++) {
        agi_reader reader = {.text = texts[i], .at = 0};
        ck_assert_int_eq(agi_read_counter(&reader), -2);
    }
}
END_TEST

START_TEST(letters_and_digits_are_those_of_ascii)
{
    for (int byte = 0; byte < 256; byte++) {
        const char c = (char)byte;
        const bool upper = byte >= 'A' && byte <= 'Z';
        const bool lower = byte >= 'a' && byte <= 'z';
        ck_assert_int_eq(agi_is_letter(c), upper || lower);
        ck_assert_int_eq(agi_is_digit(c), byte >= '0' && byte <= '9');
        ck_assert_int_eq(agi_to_lower(c), upper ? (char)(byte + 32) : c);
        ck_assert_int_eq(agi_to_upper(c), lower ? (char)(byte - 32) : c);
    }
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite, TESTS(a_writer_counts_what_does_not_fit, a_writer_without_a_buffer_only_counts,
                            a_text_that_just_fits_is_whole, a_sentence_is_made_from_its_format,
                            what_has_a_format_is_added, a_sentence_replaces_the_one_before,
                            a_sentence_is_cut_to_its_buffer, quoted_text_is_shortened_and_printable,
                            a_sentence_is_never_cut_within_a_character, a_buffer_and_its_capacity_fit_together,
                            a_reader_stays_at_the_end, a_byte_is_taken_when_it_stands_next,
                            a_word_is_taken_whole_and_in_any_case, blanks_are_those_of_ascii_and_no_break_spaces,
                            half_of_a_no_break_space_is_no_blank, dashes_of_every_kind_are_taken,
                            counters_of_any_length_do_not_overflow, letters_and_digits_are_those_of_ascii));
    add_looped(suite, NUMBER_COUNT, TESTS(numbers_are_written_in_decimal));
    add_looped(suite, sizeof FOREIGN / sizeof FOREIGN[0], TESTS(quoted_text_in_any_script_is_shown_as_it_came));
    add_looped(suite, (int)(sizeof MARKS / sizeof MARKS[0]), TESTS(marks_are_skipped));
    add_looped(suite, COUNTER_COUNT, TESTS(counters_are_read_to_99999));
}
