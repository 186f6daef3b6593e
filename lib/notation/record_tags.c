/* SPDX-License-Identifier: MIT
 * Tags as they stand in a record: [White "Anna"]. */
#include <string.h>

#include "record.h"

/* A value that is longer than this as it stands is longer than any value. */
enum { WRITTEN_MAX = 2 * AG_TAG_VALUE_MAX + 2 };

/* One tag as it is read. */
typedef struct tag_text {
    char name[AG_TAG_NAME_MAX + 1];
    char value[AG_TAG_VALUE_MAX + 1];
    const char *fault; /* what keeps it from being one; NULL: nothing */
    int32_t end;       /* behind its bracket */
} tag_text;

const char *agi_record_tag(const agi_record *record, int32_t own)
{
    return agi_find_tag(&record->own_tags, agi_own_tag_name(own));
}

void agi_record_give_away(agi_record *record, int32_t own)
{
    const char *name = agi_own_tag_name(own);
    const char *value = agi_record_tag(record, own);

    if (!value) return;
    if (agi_set_tag(&record->tags, name, value) == AG_ERR_MEMORY) {
        agi_record_lacks_memory(record);
        return;
    }
    agi_remove_tag(&record->own_tags, name);
    record->tag_lines[own] = 0;
}

/* ---- where a value ends ---- */

static bool ends_line(agi_record_text *text, int32_t place)
{
    return !agi_record_has(text, place) || text->bytes[place] == '\n';
}

/* Whether a byte stands behind an odd number of backslashes. */
static bool is_escaped(const agi_record_text *text, int32_t begin, int32_t place)
{
    int32_t first = place;

    while (first > begin && text->bytes[first - 1] == '\\') first--;
    return (place - first) % 2 == 1;
}

/* What follows a quote, if it is a bracket. */
typedef enum behind_quote { NO_BRACKET, BRACKET, BRACKET_AND_END, BRACKET_AND_TAG } behind_quote;

/* A bracket ends its tag where the line ends, another tag follows, or a comment, or the first move. */
static behind_quote look_behind_quote(agi_record_text *text, int32_t place)
{
    int32_t next = agi_record_behind_break(text, place);

    if (!agi_record_is(text, next, ']')) return NO_BRACKET;
    next = agi_record_behind_blanks(text, next + 1);
    if (ends_line(text, next) || text->bytes[next] == '{') return BRACKET_AND_END;
    if (text->bytes[next] == '[') return BRACKET_AND_TAG;
    return agi_record_is(text, next, '1') && agi_record_is(text, next + 1, '.') ? BRACKET_AND_END : BRACKET;
}

/* Whether a whole tag can follow on this line: it has two quotes without a backslash, where the value that is being
 * read would have one left, its last. */
static bool has_two_quotes(agi_record_text *text, int32_t place)
{
    const int32_t begin = place;
    int32_t quotes = 0;

    for (; !ends_line(text, place) && place - begin < WRITTEN_MAX && quotes < 2; place++) {
        if (text->bytes[place] == '"' && !is_escaped(text, begin, place)) quotes++;
    }
    return quotes == 2;
}

/* The quote on the line of a place that ends the value which begins before it or there: the first that a bracket
 * follows which ends the tag. One behind a backslash may belong to the value, unless there is no other. Without such a
 * quote, the first before any bracket; -1 when there is none of these. */
static int32_t find_quote_in_line(agi_record_text *text, int32_t begin, int32_t place)
{
    bool may_have_tag = true;
    int32_t otherwise = -1;

    for (; !ends_line(text, place) && place - begin < WRITTEN_MAX; place++) {
        const bool escaped = text->bytes[place] == '"' && is_escaped(text, begin, place);
        behind_quote behind;
        if (text->bytes[place] != '"') continue;
        behind = look_behind_quote(text, place + 1);
        if (behind == BRACKET_AND_END || (behind == BRACKET_AND_TAG && !escaped)) return place;
        if (behind == BRACKET_AND_TAG && may_have_tag) {
            may_have_tag = has_two_quotes(text, place + 1);
            if (may_have_tag) return place;
        }
        if (behind != NO_BRACKET && !escaped && otherwise < 0) otherwise = place;
    }
    return otherwise;
}

/* The end of the line that a value which begins at a place goes on in, or where it has become too long. */
static int32_t value_line_end(agi_record_text *text, int32_t begin, int32_t place)
{
    while (!ends_line(text, place) && place - begin < WRITTEN_MAX) place++;
    return place;
}

/* Whether a value may go on behind the end of a line: neither an empty line nor a tag follows. */
static bool may_go_on(agi_record_text *text, int32_t place)
{
    const int32_t next = agi_record_behind_break(text, place);
    return agi_record_is(text, place, '\n') && !ends_line(text, next) && text->bytes[next] != '[';
}

enum { LINES_MAX = 8 }; /* of a value */

/* The same in the lines that follow, too: programs that wrap lines break values. */
static int32_t find_closing_quote(agi_record_text *text, int32_t begin)
{
    int32_t quote = find_quote_in_line(text, begin, begin);
    int32_t place = begin;

    for (int32_t lines = 1; lines < LINES_MAX && quote < 0; lines++) {
        place = value_line_end(text, begin, place);
        if (!may_go_on(text, place)) return -1;
        quote = find_quote_in_line(text, begin, ++place);
    }
    return quote;
}

/* Why no quote ends the value that begins at a place. */
static const char *missing_quote(agi_record_text *text, int32_t begin)
{
    const int32_t end = value_line_end(text, begin, begin);

    if (end - begin >= WRITTEN_MAX) return "a tag's value is too long";
    return memchr(text->bytes + begin, '"', (size_t)(end - begin))
               ? "a tag must end with \"]\" after its value"
               : "a tag's value must end with a quote on the same line";
}

/* ---- one tag ---- */

static bool is_control(char c)
{
    return (unsigned char)c < ' ' || c == '\x7F';
}

static bool is_blank_of_value(const agi_record_text *text, int32_t place, int32_t end)
{
    return place < end && agi_is_blank(text->bytes[place]);
}

/* The place behind an end of a line and the blanks around it; the same place where no line ends. */
static int32_t behind_line_end(const agi_record_text *text, int32_t place, int32_t end)
{
    const int32_t begin = place;
    bool has_line_end = false;

    for (; is_blank_of_value(text, place, end); place++) has_line_end |= text->bytes[place] == '\n';
    return has_line_end ? place : begin;
}

/* Copies a value: a backslash before a quote or a backslash is left out, and a tab or the end of a line becomes a
 * blank. */
static const char *copy_value(const agi_record_text *text, int32_t begin, int32_t end, tag_text *tag)
{
    const char *fault = NULL;
    int32_t length = 0;

    for (int32_t place = begin; place < end; place++) {
        const int32_t behind = behind_line_end(text, place, end);
        char c = behind > place ? ' ' : text->bytes[place];
        const char next = place + 1 < end ? text->bytes[place + 1] : '\0';
        if (behind > place) place = behind - 1;
        if (c == '\\' && (next == '"' || next == '\\')) c = text->bytes[++place];
        if (c == '\t') c = ' ';
        if (is_control(c)) fault = "a tag's value may not contain control characters";
        if (length == AG_TAG_VALUE_MAX) return "a tag's value is too long";
        tag->value[length++] = c != '\0' ? c : '?';
    }
    tag->value[length] = '\0';
    return fault;
}

/* Copies a name. */
static bool copy_name(agi_record_text *text, int32_t begin, int32_t length, tag_text *tag)
{
    if (length > AG_TAG_NAME_MAX || memchr(text->bytes + begin, '\0', (size_t)length)) return false;
    memcpy(tag->name, text->bytes + begin, (size_t)length);
    tag->name[length] = '\0';
    return agi_is_tag_name(tag->name);
}

/* Reads the tag whose bracket stands at `at`, which stays there. */
static void read_tag_text(agi_record_text *text, tag_text *tag)
{
    const int32_t name = agi_record_behind_blanks(text, text->at + 1);
    const int32_t length = agi_record_tag_name(text, name);
    int32_t value = agi_record_behind_break(text, name + length);
    int32_t quote;

    tag->end = name + length;
    tag->fault = "\"[\" must be followed by a tag's name in letters and digits";
    if (!copy_name(text, name, length, tag)) return;
    tag->fault = "a tag must have a value in quotes";
    if (!agi_record_is(text, value, '"')) return;
    quote = find_closing_quote(text, ++value);
    if (quote >= 0) {
        tag->end = agi_record_behind_break(text, quote + 1) + 1;
        tag->fault = copy_value(text, value, quote, tag);
    } else if (!text->ran_out) {
        tag->fault = missing_quote(text, value);
    }
}

/* ---- keeping it ---- */

bool agi_record_is_unknown(const char *value)
{
    return value[0] == '\0' || strcmp(value, "?") == 0;
}

/* Whether a result's value says nothing, so that one which was said before stands. */
static bool is_silent(const char *value)
{
    return agi_record_is_unknown(value) || strcmp(value, "*") == 0;
}

/* Keeps a tag. If one stands twice the second counts. */
static void keep_tag(agi_record *record, const tag_text *tag, int64_t line)
{
    const int32_t own = agi_find_own_tag(tag->name);
    const char *name = own >= 0 ? agi_own_tag_name(own) : tag->name;
    int32_t status;

    if (own == AGI_TAG_RESULT && record->tag_lines[own] > 0 && is_silent(tag->value)) return;
    status = agi_set_tag(own >= 0 ? &record->own_tags : &record->tags, name, tag->value);
    if (status == AG_ERR_MEMORY) {
        agi_record_lacks_memory(record);
    } else if (status != AG_OK) {
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, line), "a record has at most %d tags", AG_TAGS_MAX);
    } else if (own >= 0) {
        record->tag_lines[own] = line;
        record->broken_tags &= ~(1U << own);
    }
}

static void refuse_tag(agi_record *record, const tag_text *tag)
{
    const int32_t own = agi_find_own_tag(tag->name);

    agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, record->text.line), "%s, as in [White \"Anna\"]",
                   tag->fault);
    if (own >= 0) record->broken_tags |= 1U << own;
}

/* A record may have no moves at all. Behind an empty line a tag that it has already is then the next record's, and so
 * is every tag if this one is broken. */
static bool begins_next(const agi_record *record, const char *name)
{
    const int32_t own = agi_find_own_tag(name);

    if (record->text.line_ends < 2) return false;
    if (record->status != AG_OK || agi_find_tag(&record->tags, name)) return true;
    return own >= 0 && agi_record_tag(record, own);
}

static int32_t line_end(agi_record_text *text, int32_t place)
{
    while (!ends_line(text, place)) place++;
    return place;
}

bool agi_record_read_tag(agi_record *record)
{
    agi_record_text *text = &record->text;
    tag_text tag = {.name = "", .value = ""};

    read_tag_text(text, &tag);
    if (tag.fault) tag.end = line_end(text, text->at);
    if (text->ran_out) return false;
    if (agi_is_tag_name(tag.name) && begins_next(record, tag.name)) return false;
    if (tag.fault) {
        refuse_tag(record, &tag);
    } else {
        keep_tag(record, &tag, text->line);
    }
    if (record->has_no_memory) return true;
    text->gap = -1;
    agi_record_advance(text, tag.end - text->at);
    return true;
}

/* ---- printed records ---- */

static const char VARIANT_LINE[] = "VariantName=";

bool agi_record_at_variant_line(agi_record *record)
{
    agi_record_text *text = &record->text;

    if (text->line_ends == 0) return false;
    for (int32_t i = 0; VARIANT_LINE[i] != '\0'; i++) {
        if (!agi_record_is(text, text->at + i, VARIANT_LINE[i])) return false;
    }
    return true;
}

bool agi_record_read_variant_line(agi_record *record)
{
    agi_record_text *text = &record->text;
    const int32_t begin = text->at + (int32_t)strlen(VARIANT_LINE);
    const int32_t behind = line_end(text, begin);
    int32_t end = behind;
    tag_text tag = {.name = "Variant"};

    if (record->tag_lines[AGI_TAG_VARIANT] > 0 || text->ran_out) return false;
    while (end > begin && agi_is_blank(text->bytes[end - 1])) end--;
    if (!copy_value(text, begin, end, &tag)) {
        keep_tag(record, &tag, text->line);
    } else {
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, text->line), "%q is not a variant", tag.value);
    }
    if (!record->has_no_memory) agi_record_advance(text, behind - text->at);
    return true;
}
