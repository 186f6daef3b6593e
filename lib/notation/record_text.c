/* SPDX-License-Identifier: MIT */
#include "record_text.h"

#include "text.h"

agi_record_text agi_record_text_make(const char *bytes, int32_t length, bool is_whole)
{
    return (agi_record_text){.bytes = bytes, .end = length, .line = 1, .line_ends = 1, .is_whole = is_whole};
}

bool agi_record_has(agi_record_text *text, int32_t place)
{
    if (place < text->end) return true;
    if (!text->is_whole) text->ran_out = true;
    return false;
}

bool agi_record_stands_at(agi_record_text *text, char c)
{
    return agi_record_has(text, text->at) && text->bytes[text->at] == c;
}

void agi_record_advance(agi_record_text *text, int32_t bytes)
{
    for (; bytes > 0; bytes--) {
        const char c = text->bytes[text->at++];
        if (c == '\n') {
            text->line++;
            text->line_ends++;
        } else if (!agi_is_blank(c)) {
            text->line_ends = 0;
        }
    }
}

void agi_record_skip_line(agi_record_text *text)
{
    while (agi_record_has(text, text->at) && text->bytes[text->at] != '\n') agi_record_advance(text, 1);
}

/* ---- words ---- */

bool agi_record_is_sign(char c)
{
    return c == '{' || c == '}' || c == '(' || c == ')' || c == '[' || c == ']' || c == '$';
}

bool agi_record_ends_word(agi_record_text *text, int32_t place)
{
    if (!agi_record_has(text, place)) return true;
    return agi_is_blank(text->bytes[place]) || agi_record_is_sign(text->bytes[place]) || text->bytes[place] == ';';
}

int32_t agi_record_word(agi_record_text *text)
{
    int32_t end = text->at;

    while (!agi_record_ends_word(text, end)) end++;
    return end - text->at;
}

int32_t agi_record_tag_name(agi_record_text *text, int32_t place)
{
    int32_t end = place;

    while (!agi_record_ends_word(text, end) && text->bytes[end] != '"') end++;
    return end - place;
}

/* ---- what stands between words ---- */

/* Skips the three bytes of a character that counts as a blank. */
static bool skip_character(agi_record_text *text, const char *character)
{
    for (int32_t i = 0; i < 3; i++) {
        if (!agi_record_has(text, text->at + i) || text->bytes[text->at + i] != character[i]) return false;
    }
    text->at += 3;
    return true;
}

void agi_record_skip_blanks(agi_record_text *text)
{
    static const char byte_order_mark[] = "\xEF\xBB\xBF";
    static const char bullet[] = "\xE2\x80\xA2";

    while (agi_record_has(text, text->at)) {
        if (agi_is_blank(text->bytes[text->at])) {
            agi_record_advance(text, 1);
        } else if (!skip_character(text, byte_order_mark) && !skip_character(text, bullet)) {
            return;
        }
    }
}

void agi_record_skip_blanks_of_line(agi_record_text *text)
{
    while (agi_record_has(text, text->at) && agi_is_blank(text->bytes[text->at]) && text->bytes[text->at] != '\n')
        agi_record_advance(text, 1);
}

/* A line that begins like a tag: a bracket, a name, a quote. */
static bool begins_tag(agi_record_text *text)
{
    int32_t place = text->at + 1;
    int32_t name;

    if (!agi_record_stands_at(text, '[')) return false;
    while (agi_record_has(text, place) && agi_is_blank(text->bytes[place])) place++;
    name = agi_record_tag_name(text, place);
    place += name;
    while (agi_record_has(text, place) && agi_is_blank(text->bytes[place])) place++;
    return name > 0 && agi_record_has(text, place) && text->bytes[place] == '"';
}

/* Skips a comment in braces. A brace that is missing must not cost all games to come: a tag behind an empty line is
 * taken for the next record. */
static bool skip_braces(agi_record_text *text)
{
    text->opening = '{';
    text->opening_line = text->line;
    while (agi_record_has(text, text->at)) {
        const bool closes = text->bytes[text->at] == '}';
        if (text->line_ends > 1 && begins_tag(text)) return false;
        agi_record_advance(text, 1);
        if (closes) return true;
    }
    return text->ran_out;
}

static bool begins_line(const agi_record_text *text)
{
    return text->at == 0 || text->bytes[text->at - 1] == '\n';
}

bool agi_record_at_comment(agi_record_text *text, bool semicolon_may_be_move)
{
    if (!agi_record_has(text, text->at)) return false;
    switch (text->bytes[text->at]) {
    case '{': return true;
    case ';': return !semicolon_may_be_move || text->line_ends > 0;
    case '%': return begins_line(text);
    default: return false;
    }
}

static agi_record_comment skip_comment_of_line(agi_record_text *text)
{
    agi_record_comment comment = {.begin = text->at + 1, .line = text->line};
    const bool is_none = text->bytes[text->at] == '%';

    agi_record_skip_line(text);
    comment.length = is_none ? -1 : text->at - comment.begin;
    if (comment.length > 0 && text->bytes[text->at - 1] == '\r') comment.length--;
    return comment;
}

bool agi_record_skip_comment(agi_record_text *text, agi_record_comment *comment)
{
    if (text->bytes[text->at] != '{') {
        *comment = skip_comment_of_line(text);
        return true;
    }
    *comment = (agi_record_comment){.begin = text->at + 1, .line = text->line, .has_braces = true};
    if (!skip_braces(text)) return false;
    comment->length = text->at - 1 - comment->begin;
    return true;
}

/* Skips blanks and comments inside a variation. */
static bool skip_space(agi_record_text *text)
{
    agi_record_comment comment;

    for (;;) {
        agi_record_skip_blanks(text);
        if (!agi_record_at_comment(text, text->moves_have_blanks)) return true;
        if (!agi_record_skip_comment(text, &comment)) return false;
    }
}

/* Like a brace, a parenthesis that is missing does not reach beyond a line that begins with a tag. */
bool agi_record_skip_variation(agi_record_text *text)
{
    const int32_t begin = text->line;
    int32_t depth = 0;

    while (agi_record_has(text, text->at)) {
        const char c = text->bytes[text->at];
        if (c == '[' && text->line_ends > 0) break;
        if (c == '(') depth++;
        if (c == ')') depth--;
        agi_record_advance(text, 1);
        if (depth == 0) return true;
        if (!skip_space(text)) return false;
    }
    text->opening = '(';
    text->opening_line = begin;
    return text->ran_out;
}
