/* SPDX-License-Identifier: MIT */
#include "record_text.h"

#include <string.h>

#include "text.h"

/* ---- bytes ---- */

enum { BLANK = 1, SIGN = 2, SEMICOLON = 4, END_MARK = 8, BEYOND_ASCII = 16, ASTERISK = 32 };

/* What the bytes of ASCII mean that are not letters of words. */
static const unsigned char MEANINGS[128] = {
    ['\t'] = BLANK, ['\n'] = BLANK,    ['\v'] = BLANK,    ['\f'] = BLANK,      ['\r'] = BLANK,   [' '] = BLANK,
    ['{'] = SIGN,   ['}'] = SIGN,      ['('] = SIGN,      [')'] = SIGN,        ['['] = SIGN,     [']'] = SIGN,
    ['$'] = SIGN,   [';'] = SEMICOLON, ['\0'] = END_MARK, ['\x1A'] = END_MARK, ['*'] = ASTERISK,
};

static unsigned meaning(char c)
{
    const unsigned char byte = (unsigned char)c;
    return byte < sizeof MEANINGS ? MEANINGS[byte] : BEYOND_ASCII;
}

bool agi_record_is_sign(char c)
{
    return meaning(c) == SIGN;
}

bool agi_record_is_end_mark(char c)
{
    return meaning(c) == END_MARK;
}

/* Whether these bytes stand at a place. */
static bool stands_at(agi_record_text *text, int32_t place, const char *character)
{
    for (int32_t i = 0; character[i] != '\0'; i++) {
        if (!agi_record_is(text, place + i, character[i])) return false;
    }
    return true;
}

int32_t agi_record_blank(agi_record_text *text, int32_t place)
{
    if (!agi_record_has(text, place)) return 0;
    if (meaning(text->bytes[place]) != BEYOND_ASCII) return meaning(text->bytes[place]) == BLANK;
    if (stands_at(text, place, "\xC2\xA0")) return 2;
    return stands_at(text, place, "\xE2\x80\xAF") ? 3 : 0;
}

int32_t agi_record_dash(agi_record_text *text, int32_t place)
{
    /* Hyphen, non-breaking hyphen, figure dash, en dash, em dash, minus. */
    static const char *const dashes[] = {"\xE2\x80\x90", "\xE2\x80\x91", "\xE2\x80\x92",
                                         "\xE2\x80\x93", "\xE2\x80\x94", "\xE2\x88\x92"};

    if (agi_record_is(text, place, '-')) return 1;
    if (!agi_record_is(text, place, '\xE2')) return 0;
    for (size_t i = 0; i < sizeof dashes / sizeof dashes[0]; i++) {
        if (stands_at(text, place, dashes[i])) return 3;
    }
    return 0;
}

/* ---- going on ---- */

void agi_record_text_begin(agi_record_text *text)
{
    text->line_ends = 1;
    text->ran_out = false;
    text->moves_have_blanks = false;
    text->moves_have_actions = false;
    text->comment_sign = '\0';
    text->depth = 0;
    text->gap = -1;
}

/* Past a byte that is there. */
static inline void step(agi_record_text *text)
{
    const char c = text->bytes[text->at++];

    if (c == '\n') {
        text->line++;
        if (text->line_ends < 2) text->line_ends++;
    } else if (meaning(c) != BLANK) {
        text->line_ends = 0;
    }
}

void agi_record_advance(agi_record_text *text, int32_t bytes)
{
    for (; bytes > 0; bytes--) step(text);
}

void agi_record_skip_line(agi_record_text *text)
{
    const char *rest = text->bytes + text->at;
    const char *line_end = text->at < text->end ? memchr(rest, '\n', (size_t)(text->end - text->at)) : NULL;

    if (text->at < text->end && rest != line_end) text->line_ends = 0;
    text->at = line_end ? (int32_t)(line_end - text->bytes) : text->end;
    agi_record_has(text, text->at);
}

void agi_record_skip_to_tag(agi_record_text *text)
{
    while (agi_record_has(text, text->at) && !(text->line_ends > 0 && text->bytes[text->at] == '[')) step(text);
}

/* ---- words ---- */

/* Whether the semicolon at a place stands between two actions of a move, "a1a2;b1b2": what opens a comment has a blank
 * on one side. */
static bool joins_actions(agi_record_text *text, int32_t place)
{
    if (!text->moves_have_actions || place <= text->at || !agi_is_digit(text->bytes[place - 1])) return false;
    return agi_record_has(text, place + 1) && agi_is_letter(text->bytes[place + 1]);
}

bool agi_record_ends_word(agi_record_text *text, int32_t place)
{
    unsigned means;

    if (!agi_record_has(text, place)) return true;
    means = meaning(text->bytes[place]);
    if (means == BEYOND_ASCII) return agi_record_blank(text, place) > 0;
    return means != 0 && !(means == SEMICOLON && joins_actions(text, place));
}

int32_t agi_record_word(agi_record_text *text, int32_t place)
{
    int32_t end = place;

    while (!agi_record_ends_word(text, end)) end++;
    return end - place;
}

int32_t agi_record_tag_name(agi_record_text *text, int32_t place)
{
    int32_t end = place;

    while (!agi_record_ends_word(text, end) && text->bytes[end] != '"') end++;
    return end - place;
}

/* Whether nothing that stands at a place and behind it, where two bytes are, can belong to the word before it: the line
 * ends there, or a blank with no "=" behind it. */
static bool stands_apart(const char *rest)
{
    const unsigned next = meaning(rest[1]);

    if (rest[0] == '\n') return true;
    if (rest[0] == '\r') return rest[1] == '\n';
    return rest[0] == ' ' && (rest[1] == '\n' || (next != BLANK && next != BEYOND_ASCII && rest[1] != '='));
}

enum {
    PLAIN_BYTES = 80
}; /* more than any move of the usual form: a line is not looked through for each of its words */

/* The last place at which such a move may end: two bytes stand there. */
static int32_t last_end(const agi_record_text *text)
{
    return text->end - text->at > PLAIN_BYTES ? text->at + PLAIN_BYTES - 2 : text->end - 2;
}

static int32_t plain_word(const agi_record_text *text)
{
    const int32_t last = last_end(text);
    int32_t end = text->at;

    while (end <= last && meaning(text->bytes[end]) == 0) end++;
    return end <= last && stands_apart(text->bytes + end) ? end - text->at : 0;
}

/* Whether a word of a line begins here, a blank behind the one before it, and is no number. */
static bool begins_plain_word(char c)
{
    return meaning(c) != BLANK && c != '.' && !agi_is_digit(c);
}

/* To the end of the line, or to a comment. */
static int32_t plain_line(const agi_record_text *text)
{
    const int32_t last = last_end(text);
    const char *const bytes = text->bytes;
    int32_t end = text->at;

    for (; end <= last && bytes[end] != '\n' && bytes[end] != '\r'; end++) {
        if (bytes[end] == ' ' && bytes[end + 1] == '{') break;
        if (bytes[end] == ' ' ? !begins_plain_word(bytes[end + 1]) : (meaning(bytes[end]) & ~(unsigned)SEMICOLON) != 0)
            return 0;
    }
    return end <= last && stands_apart(bytes + end) ? end - text->at : 0;
}

int32_t agi_record_plain_move(const agi_record_text *text)
{
    return text->moves_have_blanks ? plain_line(text) : plain_word(text);
}

static bool take_one_blank(const char *bytes, int32_t *at, int32_t *line_ends)
{
    const char c = bytes[*at];

    if (c != ' ' && c != '\n') return false;
    *line_ends += c == '\n';
    (*at)++;
    return true;
}

bool agi_record_reach_plain_move(agi_record_text *text)
{
    enum { NUMBER_BYTES = 6, BYTES_AHEAD = NUMBER_BYTES + 4 };
    const char *const bytes = text->bytes;
    int32_t line_ends = 0;
    int32_t at = text->at;
    int32_t number;

    if (text->end - at < BYTES_AHEAD || !take_one_blank(bytes, &at, &line_ends)) return false;
    number = at;
    while (agi_is_digit(bytes[at]) && at - number < NUMBER_BYTES) at++;
    if (at > number) {
        if (bytes[at++] != '.') return false;
        take_one_blank(bytes, &at, &line_ends);
    }
    if (!agi_is_letter(bytes[at])) return false;
    text->at = at;
    text->line += line_ends;
    return true;
}

/* ---- blanks ---- */

/* Skips one blank, byte order mark or bullet; false when there is none. */
static bool skip_blank(agi_record_text *text)
{
    int32_t length;

    if (!agi_record_has(text, text->at)) return false;
    if (meaning(text->bytes[text->at]) == BLANK) {
        step(text);
        return true;
    }
    if (meaning(text->bytes[text->at]) != BEYOND_ASCII) return false;
    length = agi_record_blank(text, text->at);
    if (length == 0 && (stands_at(text, text->at, "\xEF\xBB\xBF") || stands_at(text, text->at, "\xE2\x80\xA2")))
        length = 3;
    text->at += length;
    return length > 0;
}

void agi_record_skip_blanks(agi_record_text *text)
{
    while (skip_blank(text) || (text->at < text->end && agi_record_is_end_mark(text->bytes[text->at]))) {
        if (text->at < text->end && agi_record_is_end_mark(text->bytes[text->at])) step(text);
    }
}

int32_t agi_record_behind_blanks(agi_record_text *text, int32_t place)
{
    while (!agi_record_is(text, place, '\n')) {
        const int32_t length = agi_record_blank(text, place);
        if (length == 0) break;
        place += length;
    }
    return place;
}

int32_t agi_record_behind_break(agi_record_text *text, int32_t place)
{
    place = agi_record_behind_blanks(text, place);
    return agi_record_is(text, place, '\n') ? agi_record_behind_blanks(text, place + 1) : place;
}

void agi_record_skip_blanks_of_line(agi_record_text *text)
{
    text->at = agi_record_behind_blanks(text, text->at);
}

/* ---- comments ---- */

/* A line that begins like a tag: a bracket, a name, a quote. */
static bool begins_tag(agi_record_text *text)
{
    agi_record_text ahead = *text;
    int32_t name;

    ahead.at++;
    agi_record_skip_blanks_of_line(&ahead);
    name = agi_record_tag_name(&ahead, ahead.at);
    ahead.at += name;
    agi_record_skip_blanks_of_line(&ahead);
    const bool begins = agi_record_is(&ahead, ahead.at, '"') && name > 0;
    text->ran_out = ahead.ran_out;
    return begins;
}

static int32_t end_comment(agi_record_text *text, int32_t what)
{
    text->comment_sign = '\0';
    text->comment_end = text->at;
    return what;
}

void agi_record_reopen_comment(agi_record_text *text)
{
    text->at = text->comment_end;
    text->comment_sign = text->bytes[text->comment - 1];
}

/* Goes on in braces to the next byte that may mean something, behind one on the same line that is no blank. */
static void skip_line_in_braces(agi_record_text *text)
{
    int32_t at = text->at;

    while (at < text->end && text->bytes[at] != '}' && text->bytes[at] != '\n') at++;
    text->at = at;
}

/* Goes on in braces. A brace that is missing must not cost all games to come: a tag behind an empty line is taken for
 * the next record. */
static int32_t skip_braces(agi_record_text *text)
{
    for (;;) {
        if (text->line_ends == 0) skip_line_in_braces(text);
        if (!agi_record_has(text, text->at)) break;
        const char c = text->bytes[text->at];
        if (c == '}') {
            end_comment(text, AGI_SPACE_COMMENT);
            step(text);
            return AGI_SPACE_COMMENT;
        }
        if (c == '[' && text->line_ends > 1) {
            const bool begins = begins_tag(text);
            if (text->ran_out) return AGI_SPACE_WORD;
            if (begins) return end_comment(text, AGI_SPACE_UNCLOSED);
        }
        step(text);
    }
    return text->ran_out ? AGI_SPACE_WORD : end_comment(text, AGI_SPACE_UNCLOSED);
}

/* Goes on in the comment that `at` is in. */
static int32_t skip_comment(agi_record_text *text)
{
    const char sign = text->comment_sign;

    if (sign == '{') return skip_braces(text);
    agi_record_skip_line(text);
    if (text->ran_out) return AGI_SPACE_WORD;
    end_comment(text, AGI_SPACE_COMMENT);
    return sign == ';' ? AGI_SPACE_COMMENT : AGI_SPACE_WORD;
}

/* Opens the comment that begins at `at`, if one does. A semicolon opens one, except in variations of games whose moves
 * may hold it: there it does so only at the start of a line. */
static bool open_comment(agi_record_text *text)
{
    const char c = text->bytes[text->at];
    const bool begins_line = text->line_ends > 0;
    const bool may_be_move = text->depth > 0 && (text->moves_have_blanks || text->moves_have_actions);

    if (c != '{' && !(c == '%' && begins_line) && !(c == ';' && (begins_line || !may_be_move))) return false;
    text->comment_sign = c;
    text->comment_line = text->line;
    step(text);
    text->comment = text->at;
    return true;
}

static void note_gap(agi_record_text *text)
{
    if (text->line_ends < 2 || text->gap >= 0 || text->depth > 0) return;
    text->gap = text->at;
    text->gap_line = text->line;
}

int32_t agi_record_skip_space(agi_record_text *text)
{
    for (;;) {
        if (text->comment_sign == '\0') {
            while (skip_blank(text)) {
            }
            if (text->ran_out || text->at == text->end) return AGI_SPACE_WORD;
            note_gap(text);
            if (!open_comment(text)) return AGI_SPACE_WORD;
        }
        const int32_t ended_by = skip_comment(text);
        if (text->ran_out || ended_by != AGI_SPACE_WORD) return ended_by;
    }
}

/* ---- variations ---- */

bool agi_record_skip_in_variation(agi_record_text *text)
{
    const char c = text->bytes[text->at];

    if (c == '[' && text->line_ends > 0) return false;
    if (c == '(') text->depth++;
    if (c == ')') text->depth--;
    step(text);
    if (meaning(c) != 0) return true;
    while (text->at < text->end && meaning(text->bytes[text->at]) == 0) step(text);
    return true;
}
