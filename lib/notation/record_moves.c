/* SPDX-License-Identifier: MIT
 * The moves of a record. What stands in it says nothing about its style: each move is read leniently. Where a game's
 * own notation has blanks in it, all that stands on a line is tried first, and then its first word alone. */
#include <string.h>

#include "move_text.h"
#include "record.h"

enum { MOVE_BYTES = 256 }; /* more than any move of any game */

/* ---- numbers and results ---- */

/* The bytes of a move's number, "12", "12." or "12...", or of dots alone; 0 when there is none ("1-0" begins with
 * none). */
static int32_t number_length(agi_record_text *text, int32_t place)
{
    int32_t digits = 0;
    int32_t dots = 0;

    while (agi_record_has(text, place + digits) && agi_is_digit(text->bytes[place + digits])) digits++;
    while (agi_record_has(text, place + digits + dots) && text->bytes[place + digits + dots] == '.') dots++;
    return dots > 0 || agi_record_ends_word(text, place + digits) ? digits + dots : 0;
}

/* The result that stands at this place as a word of its own, -1 when there is none. */
static int32_t result_at(agi_record_text *text, int32_t place)
{
    for (int32_t result = AG_ONGOING; result <= AG_DRAW; result++) {
        const char *name = ag_result_text(result);
        int32_t length = 0;
        while (name[length] != '\0' && agi_record_has(text, place + length) &&
               text->bytes[place + length] == name[length])
            length++;
        if (name[length] == '\0' && agi_record_ends_word(text, place + length)) return result;
    }
    return -1;
}

/* ---- marks ---- */

static bool is_praise(char c)
{
    return c == '!' || c == '?';
}

/* The bytes of a word that only speaks of the move before it, "!?" or "e.p."; 0 when there is none. */
static int32_t mark_length(agi_record_text *text)
{
    static const char en_passant[] = "e.p";
    const char *word = text->bytes + text->at;
    const int32_t length = agi_record_word(text);
    int32_t praise = 0;

    if (length >= (int32_t)strlen(en_passant) && strncmp(word, en_passant, strlen(en_passant)) == 0) return length;
    while (praise < length && is_praise(word[praise])) praise++;
    return praise == length ? length : 0;
}

/* ---- what is one move ---- */

/* Where all that may be one move ends: with the line, at a sign, before a number with dots and before a result. */
static bool ends_phrase(agi_record_text *text, int32_t place)
{
    const char c = text->bytes[place];
    int32_t number;

    if (c == '\n' || agi_record_is_sign(c)) return true;
    if (place == text->at || !agi_is_blank(text->bytes[place - 1]) || agi_is_blank(c)) return false;
    number = number_length(text, place);
    return (number > 0 && text->bytes[place + number - 1] == '.') || result_at(text, place) >= 0;
}

/* The bytes of all that may be one move; those of the first word where notation has no blanks. */
static int32_t phrase_length(agi_record_text *text, int32_t word)
{
    int32_t length = 0;

    if (!text->moves_have_blanks) return word;
    while (length < MOVE_BYTES && agi_record_has(text, text->at + length) && !ends_phrase(text, text->at + length))
        length++;
    if (length == MOVE_BYTES) return word;
    while (length > 0 && agi_is_blank(text->bytes[text->at + length - 1])) length--;
    return length;
}

/* ---- playing ---- */

/* So many bytes taken for a move. */
typedef struct attempt {
    int32_t length;
    int32_t status;
    char why[AGI_RECORD_WHY];
} attempt;

static int32_t praise_behind(const char *bytes, int32_t length)
{
    int32_t praise = 0;

    while (praise < length && is_praise(bytes[length - 1 - praise])) praise++;
    return praise;
}

/* Copies a move. A NUL becomes a byte that no move holds either, and praise ("!?") is left out. */
static void copy_move(const agi_record_text *text, int32_t length, char to[MOVE_BYTES])
{
    for (int32_t i = 0; i < length; i++) {
        const char c = text->bytes[text->at + i];
        to[i] = c != '\0' ? c : '\1';
    }
    to[length - praise_behind(to, length)] = '\0';
}

static attempt try_move(agi_record *record, int32_t length)
{
    attempt tried = {.length = length, .status = AG_ERR_SYNTAX};
    agi_writer why = agi_writer_make(tried.why, sizeof tried.why);
    char move[MOVE_BYTES];

    if (length >= MOVE_BYTES) {
        agi_say(&why, "a word of %d bytes is no move", length);
        return tried;
    }
    copy_move(&record->text, length, move);
    tried.status = agi_play_record_text(record->game, move, tried.why, sizeof tried.why);
    return tried;
}

/* Plays the move at `at`, or says why not: a text that cannot be read is spoken of as a whole. */
static void read_move(agi_record *record)
{
    agi_record_text *text = &record->text;
    const int32_t word = agi_record_word(text);
    int32_t praise;
    attempt tried = try_move(record, phrase_length(text, word));

    if (tried.status != AG_OK && tried.status != AG_ERR_MEMORY && word < tried.length) {
        const attempt first = try_move(record, word);
        if (first.status != AG_ERR_SYNTAX) tried = first;
    }
    if (tried.status != AG_OK) agi_put_text(agi_record_refuse(record, tried.status, text->line), tried.why);
    praise = praise_behind(text->bytes + text->at, tried.length);
    agi_record_keep_praise(record, text->bytes + text->at + tried.length - praise, praise);
    agi_record_advance(text, tried.length);
}

bool agi_record_read_word(agi_record *record)
{
    agi_record_text *text = &record->text;
    const int32_t number = number_length(text, text->at);
    const int32_t result = result_at(text, text->at);
    const int32_t mark = mark_length(text);

    if (text->ran_out) return false;
    if (result >= 0) {
        record->result = result;
        record->result_line = text->line;
        agi_record_advance(text, (int32_t)strlen(ag_result_text(result)));
        return false;
    }
    if (number > 0) {
        agi_record_advance(text, number);
    } else if (mark > 0) {
        agi_record_keep_praise(record, text->bytes + text->at, mark);
        agi_record_advance(text, mark);
    } else if (record->status == AG_OK) {
        read_move(record);
    } else {
        agi_record_advance(text, agi_record_word(text));
    }
    return true;
}
