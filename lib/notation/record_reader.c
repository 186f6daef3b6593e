/* SPDX-License-Identifier: MIT
 * A reader of records, which keeps what it has been fed and its place in it. */
#include <stdlib.h>
#include <string.h>

#include "record_read.h"

enum { ROOM_AT_FIRST = 4096 };

struct ag_reader {
    agi_record record; /* the one that is being read */
    char *bytes;       /* its text, and what follows */
    int32_t filled;
    int32_t room;
    bool is_last;      /* nothing will be fed any more */
    bool has_line_end; /* since the text last ran out */
    int32_t try_at;    /* with so many bytes it is worth the while to look again */
};

int32_t ag_reader_new(ag_reader **out)
{
    ag_reader *reader;

    if (!out) return AG_ERR_ARGUMENT;
    *out = NULL;
    reader = calloc(1, sizeof *reader);
    if (!reader) return AG_ERR_MEMORY;
    reader->record.text.line = 1;
    agi_record_begin(&reader->record);
    *out = reader;
    return AG_OK;
}

void ag_reader_free(ag_reader *reader)
{
    if (!reader) return;
    agi_record_free(&reader->record);
    free(reader->bytes);
    free(reader);
}

/* ---- feeding ---- */

/* Drops what has been read. */
static void drop_bytes(ag_reader *reader, int32_t bytes)
{
    memmove(reader->bytes, reader->bytes + bytes, (size_t)(reader->filled - bytes));
    reader->filled -= bytes;
    reader->try_at -= bytes;
    agi_record_drop(&reader->record, bytes);
}

/* Makes room: where half of it has been read, that is dropped, else there is twice as much. So a byte is moved only a
 * few times, in whatever portions it comes. */
static bool make_room(ag_reader *reader, int32_t length)
{
    const int32_t read = agi_record_needs_from(&reader->record);
    int64_t room = reader->room > 0 ? reader->room : ROOM_AT_FIRST;
    char *bytes;

    if (length <= reader->room - reader->filled) return true;
    if (read > 0 && read >= reader->filled / 2) drop_bytes(reader, read);
    while (room < (int64_t)reader->filled + length) room *= 2;
    if (room > INT32_MAX) room = INT32_MAX;
    if (room < (int64_t)reader->filled + length) return false;
    if (room == reader->room) return true;
    bytes = realloc(reader->bytes, (size_t)room);
    if (!bytes) return false;
    reader->bytes = bytes;
    reader->room = (int32_t)room;
    return true;
}

int32_t ag_reader_feed(ag_reader *reader, const char *text, int32_t length, int32_t last)
{
    if (!reader || length < 0 || (!text && length > 0)) return AG_ERR_ARGUMENT;
    if (reader->is_last) return length == 0 && last != 0 ? AG_OK : AG_ERR_ARGUMENT;
    if (!make_room(reader, length)) return AG_ERR_MEMORY;
    if (length > 0) {
        memcpy(reader->bytes + reader->filled, text, (size_t)length);
        if (memchr(text, '\n', (size_t)length)) reader->has_line_end = true;
    }
    reader->filled += length;
    reader->is_last = last != 0;
    return AG_OK;
}

/* ---- reading ---- */

/* A word is looked at again when its line has ended, or when there is twice as much of it: it may come in any number of
 * pieces. */
static bool may_read_on(const ag_reader *reader)
{
    return reader->is_last || reader->has_line_end || reader->filled >= reader->try_at;
}

static int32_t read_on(ag_reader *reader)
{
    agi_record *record = &reader->record;
    int32_t status;

    if (!may_read_on(reader)) return AG_ERR_MORE;
    record->text.bytes = reader->bytes;
    status = agi_record_read_on(record, reader->filled, reader->is_last);
    if (status == AG_ERR_MORE) {
        reader->has_line_end = false;
        reader->try_at = reader->filled + (reader->filled - record->text.at);
    }
    return status;
}

int32_t ag_reader_next(ag_reader *reader, ag_game **out, char *why, int32_t why_cap)
{
    agi_writer sentence = agi_writer_make(why, why_cap);
    int32_t status;

    if (out) *out = NULL;
    if (!reader || !out || !agi_is_buffer(why, why_cap)) return AG_ERR_ARGUMENT;
    status = read_on(reader);
    agi_record_finish(&reader->record, status, out, &sentence);
    if (status == AG_ERR_MORE || status == AG_ERR_MEMORY) return status;
    agi_record_free(&reader->record);
    agi_record_begin(&reader->record);
    return status;
}
