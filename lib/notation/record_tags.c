/* SPDX-License-Identifier: MIT
 * Tags as they stand in a record: [White "Anna"]. */
#include <string.h>

#include "record.h"

/* One tag as it is read. */
typedef struct tag_text {
    char name[AG_TAG_NAME_MAX + 1];
    char value[AG_TAG_VALUE_MAX + 1];
} tag_text;

const char *agi_record_tag(const agi_record *record, int32_t own)
{
    return agi_find_tag(&record->own_tags, agi_own_tag_name(own));
}

static bool refuse_tag(agi_record *record, const char *what)
{
    agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, record->text.line), "%s, as in [White \"Anna\"]", what);
    return false;
}

/* Copies bytes from `at` on; false when they do not fit or hold a NUL. */
static bool copy_bytes(const agi_record_text *text, int32_t length, char *to, int32_t cap)
{
    if (length >= cap || memchr(text->bytes + text->at, '\0', (size_t)length)) return false;
    memcpy(to, text->bytes + text->at, (size_t)length);
    to[length] = '\0';
    return true;
}

static bool read_name(agi_record *record, tag_text *tag)
{
    const int32_t length = agi_record_tag_name(&record->text, record->text.at);

    if (!copy_bytes(&record->text, length, tag->name, sizeof tag->name) || !agi_is_tag_name(tag->name))
        return refuse_tag(record, "\"[\" is followed by a tag's name in letters and digits");
    agi_record_advance(&record->text, length);
    return true;
}

/* In a value a backslash stands before each quote and each backslash. Before anything else it is itself. */
static void skip_backslash(agi_record_text *text)
{
    if (!agi_record_stands_at(text, '\\') || !agi_record_has(text, text->at + 1)) return;
    if (text->bytes[text->at + 1] == '"' || text->bytes[text->at + 1] == '\\') agi_record_advance(text, 1);
}

static bool read_value(agi_record *record, tag_text *tag)
{
    agi_record_text *text = &record->text;
    int32_t length = 0;

    if (!agi_record_stands_at(text, '"')) return refuse_tag(record, "a tag has a value in quotes");
    agi_record_advance(text, 1);
    while (!agi_record_stands_at(text, '"')) {
        skip_backslash(text);
        if (!agi_record_has(text, text->at) || text->bytes[text->at] == '\n')
            return refuse_tag(record, "a tag's value is closed by a quote on the same line");
        if (length == AG_TAG_VALUE_MAX) return refuse_tag(record, "a tag's value is too long");
        tag->value[length++] = text->bytes[text->at];
        agi_record_advance(text, 1);
    }
    tag->value[length] = '\0';
    agi_record_advance(text, 1);
    if (strlen(tag->value) == (size_t)length && agi_is_tag_value(tag->value)) return true;
    return refuse_tag(record, "a tag's value holds no control characters");
}

static bool read_bracket(agi_record *record)
{
    if (!agi_record_stands_at(&record->text, ']'))
        return refuse_tag(record, "a tag is closed by \"]\" behind its value");
    agi_record_advance(&record->text, 1);
    return true;
}

/* Keeps a tag. If one stands twice the second counts, but one that the game follows from may not. */
static void keep_tag(agi_record *record, const tag_text *tag)
{
    const int32_t own = agi_find_own_tag(tag->name);
    const int32_t line = record->text.line;
    int32_t status;

    if (own >= 0 && record->tag_lines[own] > 0) {
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, line), "the tag %s stands here a second time",
                       tag->name);
        return;
    }
    if (own >= 0) record->tag_lines[own] = line;
    status = agi_set_tag(own >= 0 ? &record->own_tags : &record->tags, tag->name, tag->value);
    if (status == AG_ERR_MEMORY) agi_record_refuse(record, AG_ERR_MEMORY, line);
    if (status == AG_ERR_ARGUMENT)
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, line), "a record has at most %d tags", AG_TAGS_MAX);
}

/* A record may have no moves at all. Behind an empty line a tag that it has already is then the next record's, and so
 * is every tag if this one is broken. */
static bool begins_next(const agi_record *record, int32_t line_ends, const char *name)
{
    if (line_ends < 2) return false;
    return record->status != AG_OK || agi_find_tag(&record->own_tags, name) || agi_find_tag(&record->tags, name);
}

bool agi_record_read_tag(agi_record *record)
{
    agi_record_text *text = &record->text;
    const agi_record_text begin = *text;
    tag_text tag = {.name = "", .value = ""};

    agi_record_advance(text, 1);
    agi_record_skip_blanks_of_line(text);
    if (read_name(record, &tag)) {
        if (begins_next(record, begin.line_ends, tag.name)) {
            *text = begin;
            return false;
        }
        agi_record_skip_blanks_of_line(text);
        if (read_value(record, &tag)) {
            agi_record_skip_blanks_of_line(text);
            if (read_bracket(record)) keep_tag(record, &tag);
        }
    }
    if (record->status != AG_OK) agi_record_skip_line(text);
    return true;
}

/* ---- printed records ---- */

static const char VARIANT_LINE[] = "VariantName=";

bool agi_record_at_variant_line(agi_record *record)
{
    agi_record_text *text = &record->text;

    if (text->line_ends == 0) return false;
    for (int32_t i = 0; VARIANT_LINE[i] != '\0'; i++) {
        if (!agi_record_has(text, text->at + i) || text->bytes[text->at + i] != VARIANT_LINE[i]) return false;
    }
    return true;
}

bool agi_record_read_variant_line(agi_record *record)
{
    agi_record_text *text = &record->text;
    agi_record_text line;
    tag_text tag = {.name = "Variant"};

    if (record->tag_lines[AGI_TAG_VARIANT] > 0) return false;
    agi_record_advance(text, (int32_t)strlen(VARIANT_LINE));
    line = *text;
    agi_record_skip_line(text);
    line.end = text->at;
    while (line.end > line.at && agi_is_blank(line.bytes[line.end - 1])) line.end--;
    if (copy_bytes(&line, line.end - line.at, tag.value, sizeof tag.value) && agi_is_tag_value(tag.value)) {
        keep_tag(record, &tag);
    } else {
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, text->line), "%q is no variant", tag.value);
    }
    return true;
}
