/* SPDX-License-Identifier: MIT
 * Comments and marks of a record. They are kept for the ply that they stand behind. */
#include <string.h>

#include "record.h"

static int32_t ply_reached(const agi_record *record)
{
    return record->game ? agi_ply(record->game) : 0;
}

static void refuse_memory(agi_record *record)
{
    agi_record_refuse(record, AG_ERR_MEMORY, record->text.line);
}

/* A comment of a line may hold the brace that would close one in braces, as which it is written again. */
static void soften_braces(char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '}') *text = ')';
    }
}

/* The bytes of a text that make one comment: no more than one may have, and no part of a character in UTF-8. */
static int32_t comment_length(const char *text, int32_t length)
{
    int32_t end = AG_COMMENT_MAX;

    if (length <= AG_COMMENT_MAX) return length;
    while (end > AG_COMMENT_MAX - 4 && ((unsigned char)text[end] & 0xC0) == 0x80) end--;
    return end;
}

/* A text that is too long for one comment makes several. */
static void keep_text(agi_record *record, const char *text, int32_t length, bool has_braces)
{
    do {
        const int32_t bytes = comment_length(text, length);
        char *kept = agi_add_comment(&record->comments, ply_reached(record), text, bytes);
        if (!kept) {
            refuse_memory(record);
            return;
        }
        if (!has_braces) soften_braces(kept);
        text += bytes;
        length -= bytes;
    } while (length > 0);
}

/* Behind what is wrong with the record nothing is kept, for the game does not get there. */
static void keep_comment(agi_record *record, const agi_record_comment *comment)
{
    const char *text = record->text.bytes + comment->begin;
    const char *fault = agi_comment_fault(text, comment->length, comment->has_braces);

    if (record->status != AG_OK) return;
    if (fault) {
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, comment->line), "the comment that begins here %s",
                       fault);
    } else {
        keep_text(record, text, comment->length, comment->has_braces);
    }
}

static bool read_comment(agi_record *record)
{
    agi_record_comment comment;

    if (!agi_record_skip_comment(&record->text, &comment)) return false;
    if (!record->text.ran_out && comment.length >= 0) keep_comment(record, &comment);
    return true;
}

bool agi_record_read_comments(agi_record *record)
{
    for (;;) {
        agi_record_skip_blanks(&record->text);
        if (!agi_record_at_comment(&record->text, false)) return true;
        if (!read_comment(record)) return false;
    }
}

bool agi_record_read_comments_of_line(agi_record *record)
{
    for (;;) {
        agi_record_skip_blanks_of_line(&record->text);
        if (!agi_record_at_comment(&record->text, false)) return true;
        if (!read_comment(record)) return false;
    }
}

void agi_record_keep_mark(agi_record *record, int32_t mark)
{
    if (record->status != AG_OK || mark < 1 || mark > AGI_MARK_MAX) return;
    if (!agi_add_mark(&record->comments, ply_reached(record), mark)) refuse_memory(record);
}

void agi_record_keep_praise(agi_record *record, const char *praise, int32_t length)
{
    static const char *const signs[] = {"!", "?", "!!", "??", "!?", "?!"};

    for (int32_t i = 0; i < 6; i++) {
        if ((int32_t)strlen(signs[i]) == length && memcmp(signs[i], praise, (size_t)length) == 0)
            agi_record_keep_mark(record, i + 1);
    }
}
