/* SPDX-License-Identifier: MIT
 * Reading the next of many records. */
#include "record.h"

agi_writer *agi_record_refuse(agi_record *record, int32_t status, int32_t line)
{
    if (record->status != AG_OK) return &record->unheard;
    record->status = status;
    agi_put_format(record->why, "line %d: ", line);
    if (status == AG_ERR_MEMORY) {
        agi_put_text(record->why, "there is no memory for the game");
        return &record->unheard;
    }
    return record->why;
}

/* ---- one record ---- */

/* What is not closed reaches to the next record: this one ends there. */
static bool refuse_opening(agi_record *record)
{
    const agi_record_text *text = &record->text;
    agi_writer *why = agi_record_refuse(record, AG_ERR_SYNTAX, text->opening_line);

    agi_put_format(why, "\"%c\" is never closed", text->opening);
    return false;
}

static void refuse_sign(agi_record *record, char sign)
{
    agi_put_format(
        agi_record_refuse(record, AG_ERR_SYNTAX, record->text.line),
        sign == '[' ? "\"%c\" begins a tag at the start of a line only" : "there is nothing that \"%c\" closes", sign);
    agi_record_advance(&record->text, 1);
}

/* Reads a NAG, "$12". */
static void read_glyph(agi_record *record)
{
    const int32_t line = record->text.line;
    int32_t mark = 0;

    agi_record_advance(&record->text, 1);
    if (!agi_record_has(&record->text, record->text.at) || !agi_is_digit(record->text.bytes[record->text.at]))
        agi_put_text(agi_record_refuse(record, AG_ERR_SYNTAX, line), "\"$\" is followed by a number");
    for (int32_t left = agi_record_word(&record->text); left > 0; left--) {
        const char c = record->text.bytes[record->text.at];
        if (mark <= AGI_MARK_MAX && agi_is_digit(c)) mark = 10 * mark + c - '0';
        agi_record_advance(&record->text, 1);
    }
    agi_record_keep_mark(record, mark);
}

/* Reads what belongs to the moves. False behind the result. */
static bool read_move_text(agi_record *record)
{
    const char c = record->text.bytes[record->text.at];

    agi_record_begin_game(record);
    switch (c) {
    case '$': read_glyph(record); return true;
    case '(': return agi_record_skip_variation(&record->text) || refuse_opening(record);
    case ')':
    case '}':
    case '[':
    case ']': refuse_sign(record, c); return true;
    default: return agi_record_read_word(record);
    }
}

/* Reads what stands next. False where the record ends: behind its result, or where the next one's tags begin. */
static bool read_next(agi_record *record)
{
    const bool begins_line = record->text.line_ends > 0;

    if (agi_record_at_variant_line(record)) return !record->has_moves && agi_record_read_variant_line(record);
    if (!agi_record_stands_at(&record->text, '[')) return read_move_text(record);
    if (!record->has_moves) return agi_record_read_tag(record);
    return !begins_line && read_move_text(record);
}

/* Reads to the end of the record, or as far as the text goes. Returns the place behind its last byte. */
static int32_t read_record(agi_record *record)
{
    agi_record_text *text = &record->text;
    int32_t end;
    bool goes_on;

    do {
        end = text->at;
        goes_on = agi_record_read_comments(record) || refuse_opening(record);
        goes_on = goes_on && agi_record_has(text, text->at) && read_next(record);
    } while (goes_on && !text->ran_out && record->status != AG_ERR_MEMORY);
    if (record->tags.count + record->own_tags.count > 0) agi_record_begin_game(record); /* there may be no moves */
    if (record->result_line == 0) return end;
    if (!agi_record_read_comments_of_line(record)) refuse_opening(record);
    return text->at;
}

/* ---- one of many ---- */

/* Goes on to the next line that looks like a tag, or to the end of the text. */
static void skip_to_tag(agi_record_text *text, int32_t length)
{
    agi_record_advance(text, text->end - text->at);
    text->end = length;
    while (text->at < length && !(text->line_ends > 0 && text->bytes[text->at] == '[')) agi_record_advance(text, 1);
}

/* Goes on to the next line, if nothing but blanks is left on this one. */
static void skip_line_end(agi_record_text *text)
{
    while (text->at < text->end && agi_is_blank(text->bytes[text->at])) {
        const bool ends_line = text->bytes[text->at] == '\n';
        agi_record_advance(text, 1);
        if (ends_line) return;
    }
}

static void refuse_length(agi_record *record)
{
    agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, record->first_line),
                   "the record that begins here is longer than %d bytes", AG_RECORD_BYTES_MAX);
}

/* Leaves the record's text where the next record may begin. */
static int32_t finish_record(agi_record *record, int32_t bytes)
{
    if (bytes > AG_RECORD_BYTES_MAX) refuse_length(record);
    if (!record->has_moves && record->status == AG_OK) return AG_ERR_EMPTY;
    agi_record_end_game(record);
    skip_line_end(&record->text);
    return record->status;
}

/* Reads the record that begins at `at`. What has been dealt with lies before the record's text then. */
static int32_t read_one(agi_record *record, int32_t length, bool last)
{
    agi_record_text *text = &record->text;
    const agi_record_text begin = *text;
    int32_t end;

    if (length - text->at > AG_RECORD_BYTES_MAX) text->end = text->at + AG_RECORD_BYTES_MAX + 1;
    text->is_whole = last && text->end == length;
    text->ran_out = false;
    end = read_record(record);
    if (record->status == AG_ERR_MEMORY || (text->ran_out && text->end - begin.at <= AG_RECORD_BYTES_MAX)) {
        *text = begin;
        return record->status == AG_ERR_MEMORY ? AG_ERR_MEMORY : AG_ERR_MORE;
    }
    if (!text->ran_out) return finish_record(record, end - begin.at);
    refuse_length(record);
    skip_to_tag(text, length);
    return record->status;
}

static int32_t read_next_of_many(agi_record *record, int32_t length, bool last)
{
    int32_t status = last ? AG_ERR_EMPTY : AG_ERR_MORE;

    agi_record_skip_blanks(&record->text);
    record->first_line = record->text.line;
    if (record->text.at < length) status = read_one(record, length, last);
    if (status == AG_ERR_EMPTY) agi_say(record->why, "there is no record left in the text");
    if (status == AG_ERR_MORE) agi_say(record->why, "the text ends before the record does");
    agi_writer_end_sentence(record->why);
    if (status != AG_OK && status != AG_ERR_FINISHED) {
        ag_game_free(record->game);
        record->game = NULL;
    }
    agi_free_tags(&record->tags);
    agi_free_comments(&record->comments);
    agi_free_tags(&record->own_tags);
    return status;
}

int32_t ag_record_read(const char *text, int32_t length, int32_t last, int32_t *consumed, int32_t *lines, ag_game **out,
                       char *why, int32_t why_cap)
{
    agi_writer sentence = agi_writer_make(why, why_cap);
    agi_record record = {.why = &sentence};
    int32_t status;

    if (out) *out = NULL;
    if (consumed) *consumed = 0;
    if (lines) *lines = 0;
    if (!out || length < 0 || (!text && length > 0) || !agi_is_buffer(why, why_cap)) return AG_ERR_ARGUMENT;
    record.text = agi_record_text_make(text, length, last != 0);
    status = read_next_of_many(&record, length, last != 0);
    *out = record.game;
    if (consumed) *consumed = record.text.at;
    if (lines) *lines = record.text.line - 1;
    return status;
}
