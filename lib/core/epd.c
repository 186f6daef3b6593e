/* SPDX-License-Identifier: MIT */
#include "epd.h"

#include <stddef.h>

#include "abstractgames/abstractgames.h"

static bool ends_line(char c)
{
    return c == '\0' || c == '\n';
}

/* An operation begins with its name, and with a blank before it or the semicolon that some write there. */
int32_t agi_begin_operations(agi_reader *reader, agi_writer *why)
{
    const int32_t end = reader->at;
    char first;

    while (agi_is_blank(agi_peek(reader)) && !ends_line(agi_peek(reader))) agi_next(reader);
    first = agi_peek(reader);
    if (ends_line(first) || first == ';' || (agi_is_letter(first) && reader->at > end)) return AG_OK;
    agi_say(why, "unexpected %q at byte %d: only operations may follow the position, as in \"bm e4;\"",
            reader->text + reader->at, reader->at);
    return AG_ERR_SYNTAX;
}

/* Behind the operation that begins here: a semicolon between quotes belongs to it. */
static const char *skip_operation(const char *text)
{
    bool is_quoted = false;

    for (; !ends_line(*text) && (is_quoted || *text != ';'); text++) {
        if (*text == '"') is_quoted = !is_quoted;
    }
    return text;
}

/* Where the next operation begins, or the line ends. */
static const char *skip_to_operation(const char *text)
{
    while (!ends_line(*text) && (agi_is_blank(*text) || *text == ';')) text++;
    return text;
}

int32_t ag_epd_operation(const char *operations, int32_t i, char *buf, int32_t cap)
{
    agi_writer writer = agi_writer_make(buf, cap);
    const char *begin;
    const char *end;

    if (!operations || i < 0 || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    begin = skip_to_operation(operations);
    for (; i > 0 && !ends_line(*begin); i--) begin = skip_to_operation(skip_operation(begin));
    if (ends_line(*begin)) return AG_ERR_EMPTY;
    end = skip_operation(begin);
    while (agi_is_blank(end[-1])) end--;
    for (; begin < end; begin++) agi_put_char(&writer, *begin);
    return agi_writer_end(&writer);
}
