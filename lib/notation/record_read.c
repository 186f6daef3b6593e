/* SPDX-License-Identifier: MIT
 * Reading one record, word by word, and the next of many from a text at hand. */
#include "record_read.h"

/* ---- what is wrong ---- */

agi_writer *agi_record_refuse(agi_record *record, int32_t status, int64_t line)
{
    record->is_stopped = record->has_moves;
    if (record->status != AG_OK) return &record->unheard;
    record->status = status;
    record->why = agi_writer_make(record->sentence, sizeof record->sentence);
    agi_put_text(&record->why, "line ");
    agi_put_number(&record->why, line);
    agi_put_text(&record->why, ": ");
    return &record->why;
}

void agi_record_lacks_memory(agi_record *record)
{
    record->has_no_memory = true;
}

/* What is not closed reaches to the next record: this one ends there. */
static bool refuse_opening(agi_record *record, char sign, int64_t line)
{
    agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, line), "\"%c\" is never closed", sign);
    record->text.depth = 0;
    return false;
}

static void refuse_sign(agi_record *record, char sign)
{
    agi_put_format(
        agi_record_refuse(record, AG_ERR_SYNTAX, record->text.line),
        sign == '[' ? "\"%c\" begins a tag only at the start of a line" : "there is nothing for \"%c\" to close", sign);
    agi_record_advance(&record->text, 1);
}

/* Nothing of a record stands behind the mark of the end of a file. */
static void check_end_mark(agi_record *record)
{
    if (record->end_mark_line == 0) return;
    agi_put_text(agi_record_refuse(record, AG_ERR_SYNTAX, record->end_mark_line),
                 "the end of a file is marked here, but the record goes on");
    record->end_mark_line = 0;
}

/* ---- what stands in a record ---- */

/* Reads a NAG, "$12". */
static void read_glyph(agi_record *record)
{
    agi_record_text *text = &record->text;
    const int32_t length = agi_record_word(text, text->at + 1);
    int32_t mark = 0;

    if (text->ran_out) return;
    if (length == 0 || !agi_is_digit(text->bytes[text->at + 1]))
        agi_put_text(agi_record_refuse(record, AG_ERR_SYNTAX, text->line), "\"$\" must be followed by a number");
    for (int32_t i = 1; i <= length && mark <= AGI_MARK_MAX; i++) {
        const char c = text->bytes[text->at + i];
        if (agi_is_digit(c)) mark = 10 * mark + c - '0';
    }
    text->gap = -1;
    if (agi_record_keep_mark(record, mark)) agi_record_advance(text, 1 + length);
}

/* Reads what belongs to the moves. False where the record ends. */
static bool read_move_text(agi_record *record)
{
    agi_record_text *text = &record->text;
    const char c = text->bytes[text->at];

    if (agi_record_is_end_mark(c)) {
        if (record->end_mark_line == 0) record->end_mark_line = text->line;
        agi_record_advance(text, 1);
        return true;
    }
    agi_record_begin_game(record);
    if (record->has_no_memory) return true;
    check_end_mark(record);
    switch (c) {
    case '$': read_glyph(record); return true;
    case '(':
        text->variation_line = text->line;
        text->gap = -1;
        return agi_record_skip_in_variation(text);
    case ')':
    case '}':
    case '[':
    case ']': refuse_sign(record, c); return true;
    default: return agi_record_read_word(record);
    }
}

/* The next record begins here, or with what stands between an empty line before it and here. */
static bool end_before_next(agi_record *record)
{
    agi_record_text *text = &record->text;

    if (text->gap < 0) return false;
    text->at = text->gap;
    text->line = text->gap_line;
    agi_record_drop_behind_gap(record);
    return false;
}

/* Reads what stands next. False where the record ends. */
static bool read_next(agi_record *record)
{
    agi_record_text *text = &record->text;
    const bool begins_line = text->line_ends > 0;
    bool goes_on;

    if (agi_record_at_variant_line(record)) {
        return record->has_moves ? end_before_next(record) : agi_record_read_variant_line(record);
    }
    if (text->ran_out) return false;
    if (text->bytes[text->at] != '[' || (record->has_moves && !begins_line)) {
        goes_on = read_move_text(record);
    } else {
        goes_on = !record->has_moves && agi_record_read_tag(record);
    }
    if (!goes_on && !text->ran_out && record->result_line == 0) return end_before_next(record);
    return goes_on;
}

static bool read_in_variation(agi_record *record)
{
    if (record->text.at < record->text.end && agi_record_skip_in_variation(&record->text)) return true;
    return refuse_opening(record, '(', record->text.variation_line);
}

/* Behind the result, to the end of its line: comments, and the result once more. What else stands there is the next
 * record's. */
static bool read_behind_result(agi_record *record)
{
    agi_record_text *text = &record->text;
    const bool is_in_comment = text->comment_sign != '\0';
    int32_t length;

    if (!is_in_comment) {
        agi_record_skip_blanks_of_line(text);
        if (!agi_record_has(text, text->at)) return false;
        if (agi_record_is_end_mark(text->bytes[text->at])) {
            agi_record_advance(text, 1);
            return true;
        }
    }
    if (is_in_comment || text->bytes[text->at] == '{' || text->bytes[text->at] == ';') {
        const int32_t ended_by = agi_record_skip_space(text);
        if (ended_by == AGI_SPACE_COMMENT && !text->ran_out) agi_record_keep_comment(record);
        if (ended_by != AGI_SPACE_UNCLOSED) return true;
        text->at = text->comment - 1; /* it reaches into the next record, which begins with it */
        text->line = text->comment_line;
        return false;
    }
    if (text->bytes[text->at] == '\n') {
        agi_record_advance(text, 1);
        return false;
    }
    const int32_t again = agi_record_result_at(text, text->at, &length);
    if (text->ran_out || again < 0 || (again != record->result && again != AG_ONGOING && record->result != AG_ONGOING))
        return false;
    if (again != AG_ONGOING) record->result = again;
    agi_record_advance(text, length);
    return true;
}

/* Reads one word, or what stands for one. False where the record ends, and where the text runs out. */
static bool read_word(agi_record *record)
{
    agi_record_text *text = &record->text;
    int32_t ended_by;

    if (text->comment_sign == '\0') record->last = text->at;
    if (record->result_line > 0) return read_behind_result(record) && !text->ran_out;
    ended_by = agi_record_skip_space(text);
    if (text->ran_out) return false;
    agi_record_note_gap(record);
    if (ended_by == AGI_SPACE_COMMENT) {
        agi_record_keep_comment(record);
        return true;
    }
    if (ended_by == AGI_SPACE_UNCLOSED) return refuse_opening(record, '{', text->comment_line);
    if (text->depth > 0) return read_in_variation(record);
    return text->at < text->end && read_next(record) && !text->ran_out;
}

/* ---- one record ---- */

void agi_record_begin(agi_record *record)
{
    const agi_record_text text = record->text;

    *record = (agi_record){.text = text, .gap = -1};
    agi_record_text_begin(&record->text);
}

void agi_record_free(agi_record *record)
{
    ag_game_free(record->game);
    record->game = NULL;
    agi_free_tags(&record->tags);
    agi_free_tags(&record->own_tags);
    agi_free_comments(&record->comments);
}

int32_t agi_record_needs_from(const agi_record *record)
{
    const agi_record_text *text = &record->text;
    int32_t from = text->at;

    if (text->comment_sign != '\0' && text->comment - 1 < from) from = text->comment - 1;
    if (record->has_begun && text->gap >= 0 && text->gap < from) from = text->gap;
    return from;
}

void agi_record_drop(agi_record *record, int32_t bytes)
{
    agi_record_text *text = &record->text;

    text->at -= bytes;
    text->end -= bytes;
    text->comment -= bytes;
    text->comment_end -= bytes;
    if (text->gap >= 0) text->gap -= bytes;
    if (record->gap >= 0) record->gap -= bytes;
    record->begin -= bytes;
    record->last -= bytes;
}

static void refuse_length(agi_record *record)
{
    agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, record->first_line),
                   "the record that begins here is longer than %d bytes", AG_RECORD_BYTES_MAX);
}

/* Reads to the end of the record, or as far as the text goes. False when more of it, or memory, is wanted. */
static bool read_words(agi_record *record)
{
    agi_record_text *text = &record->text;

    while (!record->is_over) {
        const bool goes_on = read_word(record);
        if (record->has_no_memory || text->ran_out) return false;
        record->is_over = !goes_on;
    }
    if (record->has_moves || record->status != AG_OK || record->tags.count + record->own_tags.count > 0)
        agi_record_begin_game(record); /* there may be no moves */
    return !record->has_no_memory;
}

/* The next record may begin behind the next line that looks like a tag. */
static int32_t skip_long_record(agi_record *record, int32_t length, bool last)
{
    agi_record_text *text = &record->text;

    text->end = length;
    text->is_whole = last;
    text->ran_out = false;
    agi_record_skip_to_tag(text);
    return text->ran_out ? AG_ERR_MORE : record->status;
}

static int32_t give_up_long_record(agi_record *record, int32_t length, bool last)
{
    refuse_length(record);
    record->text.ran_out = false;
    if (!record->has_moves) agi_record_begin_game(record);
    if (record->has_no_memory) return AG_ERR_MEMORY;
    if (record->game && !agi_record_end_game(record)) return AG_ERR_MEMORY;
    record->is_too_long = true;
    agi_record_advance(&record->text, record->text.end - record->text.at);
    return skip_long_record(record, length, last);
}

/* Whether something stands at `at`: the first byte of a record. */
static bool begin_record(agi_record *record)
{
    agi_record_text *text = &record->text;

    if (record->has_begun) return true;
    agi_record_skip_blanks(text);
    if (text->ran_out || text->at == text->end) return false;
    agi_record_text_begin(text);
    record->has_begun = true;
    record->begin = text->at;
    record->first_line = text->line;
    return true;
}

int32_t agi_record_read_on(agi_record *record, int32_t length, bool last)
{
    agi_record_text *text = &record->text;

    record->has_no_memory = false;
    if (record->is_too_long) return skip_long_record(record, length, last);
    text->end = length;
    text->is_whole = last;
    text->ran_out = false;
    if (!begin_record(record)) return last ? AG_ERR_EMPTY : AG_ERR_MORE;
    if (length - record->begin > AG_RECORD_BYTES_MAX) text->end = record->begin + AG_RECORD_BYTES_MAX + 1;
    text->is_whole = last && text->end == length;
    if (!read_words(record)) {
        if (record->has_no_memory) return AG_ERR_MEMORY;
        if (text->end - record->begin <= AG_RECORD_BYTES_MAX) return AG_ERR_MORE;
        return give_up_long_record(record, length, last);
    }
    if (!record->has_moves) return AG_ERR_EMPTY;
    if (record->last - record->begin > AG_RECORD_BYTES_MAX) refuse_length(record);
    if (record->game && !agi_record_end_game(record)) return AG_ERR_MEMORY;
    return record->status;
}

void agi_record_finish(agi_record *record, int32_t status, ag_game **out, agi_writer *why)
{
    const bool is_over = status != AG_ERR_MORE && status != AG_ERR_EMPTY && status != AG_ERR_MEMORY;

    *out = NULL;
    if (is_over) {
        *out = record->game;
        record->game = NULL;
        agi_writer_end(&record->why);
        if (status != AG_OK) agi_put_text(why, record->sentence);
    }
    if (status == AG_ERR_EMPTY) agi_put_text(why, "there is no record left in the text");
    if (status == AG_ERR_MORE) agi_put_text(why, "the text ends before the record does");
    if (status == AG_ERR_MEMORY) {
        agi_put_text(why, "line ");
        agi_put_number(why, record->text.line);
        agi_put_text(why, ": there is no memory for the game");
    }
    agi_writer_end_sentence(why);
}

/* ---- a text at hand ---- */

/* Of a record that goes on, or for which there is no memory, nothing is kept. */
static void leave_record(agi_record *record)
{
    if (!record->has_begun || record->is_too_long) return;
    record->text.at = record->begin;
    record->text.line = record->first_line;
}

int32_t ag_record_read(const char *text, int32_t length, int32_t last, int32_t *consumed, int32_t *lines, ag_game **out,
                       char *why, int32_t why_cap)
{
    agi_writer sentence = agi_writer_make(why, why_cap);
    agi_record record = {.text = {.bytes = text, .line = 1}};
    int32_t status;

    if (out) *out = NULL;
    if (consumed) *consumed = 0;
    if (lines) *lines = 0;
    if (!out || length < 0 || (!text && length > 0) || !agi_is_buffer(why, why_cap)) return AG_ERR_ARGUMENT;
    agi_record_begin(&record);
    status = agi_record_read_on(&record, length, last != 0);
    if (status == AG_ERR_MORE && record.is_too_long) status = record.status; /* nobody will remember it */
    if (status == AG_ERR_MORE || status == AG_ERR_MEMORY) leave_record(&record);
    agi_record_finish(&record, status, out, &sentence);
    if (consumed) *consumed = record.text.at;
    if (lines) *lines = (int32_t)(record.text.line - 1);
    agi_record_free(&record);
    return status;
}
