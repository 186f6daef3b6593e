/* SPDX-License-Identifier: MIT
 * Comments and marks of a record. They are kept for the ply that they stand behind. Behind what is wrong with the moves
 * nothing is kept, for the game does not get there. */
#include <string.h>

#include "record.h"

static int32_t ply_reached(const agi_record *record)
{
    return record->game ? agi_ply(record->game) : 0;
}

/* ---- how much is kept ---- */

static int32_t count_texts(const agi_record *record)
{
    return record->comments ? record->comments->texts.count : 0;
}

static int32_t count_marks(const agi_record *record)
{
    return record->comments ? record->comments->marks.count : 0;
}

void agi_record_note_gap(agi_record *record)
{
    if (record->gap == record->text.gap) return;
    record->gap = record->text.gap;
    record->gap_texts = count_texts(record);
    record->gap_marks = count_marks(record);
}

void agi_record_drop_behind_gap(agi_record *record)
{
    agi_trim_comments(&record->comments, record->gap_texts, record->gap_marks);
}

/* ---- comments ---- */

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

/* A text that is too long for one comment makes several. False when there is no memory, and none is kept. */
static bool keep_text(agi_record *record, const char *text, int32_t length, bool has_braces)
{
    const int32_t texts = count_texts(record);

    do {
        const int32_t bytes = comment_length(text, length);
        char *kept = agi_add_comment(&record->comments, ply_reached(record), text, bytes);
        if (!kept) {
            agi_trim_comments(&record->comments, texts, count_marks(record));
            return false;
        }
        if (!has_braces) soften_braces(kept);
        text += bytes;
        length -= bytes;
    } while (length > 0);
    return true;
}

void agi_record_keep_comment(agi_record *record)
{
    agi_record_text *text = &record->text;
    const char *bytes = text->bytes + text->comment;
    const bool has_braces = bytes[-1] == '{';
    const bool has_return =
        !has_braces && text->comment_end > text->comment && bytes[text->comment_end - text->comment - 1] == '\r';
    const int32_t length = text->comment_end - text->comment - (has_return ? 1 : 0);
    const char *fault = agi_comment_fault(bytes, length, has_braces);

    if (record->is_stopped || text->depth > 0) return;
    if (fault) {
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, text->comment_line), "the comment that begins here %s",
                       fault);
    } else if (!keep_text(record, bytes, length, has_braces)) {
        agi_record_reopen_comment(text);
        agi_record_lacks_memory(record);
    }
}

/* ---- marks ---- */

bool agi_record_keep_mark(agi_record *record, int32_t mark)
{
    if (record->is_stopped || mark < 1 || mark > AGI_MARK_MAX) return true;
    if (agi_add_mark(&record->comments, ply_reached(record), mark)) return true;
    agi_record_lacks_memory(record);
    return false;
}

bool agi_record_keep_praise(agi_record *record, const char *praise, int32_t length)
{
    static const char *const signs[] = {"!", "?", "!!", "??", "!?", "?!"};

    for (int32_t i = 0; i < 6; i++) {
        if ((int32_t)strlen(signs[i]) == length && memcmp(signs[i], praise, (size_t)length) == 0)
            return agi_record_keep_mark(record, i + 1);
    }
    return true;
}
