/* SPDX-License-Identifier: MIT
 * Bounded writing and reading of text. Nothing here allocates, and no reader walks past the NUL. */
#ifndef AGI_TEXT_H
#define AGI_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>

/* Longer input than this is refused before it is looked at. */
enum { AGI_TEXT_LIMIT = 4096 };

/* A caller's buffer: at most cap bytes are written, the NUL included; `length` counts them all. */
typedef struct agi_writer {
    char *buf;
    int32_t cap;
    int32_t length;
} agi_writer;

/* A caller's text, read from `at` on. */
typedef struct agi_reader {
    const char *text;
    int32_t at;
    bool in_record; /* a number alone counts moves there, and is nothing else */
} agi_reader;

/* True when a buffer and its capacity fit together. */
bool agi_is_buffer(const void *buf, int32_t cap);

/* The text is empty until something is written, so that a call that fails leaves an empty one. */
agi_writer agi_writer_make(char *buf, int32_t cap);
/* Terminates the text and returns its full length. */
int32_t agi_writer_end(agi_writer *writer);
/* The same for a sentence: where it has to be cut, no part of a character is left at its end. */
int32_t agi_writer_end_sentence(agi_writer *writer);
void agi_put_char(agi_writer *writer, char c);
void agi_put_text(agi_writer *writer, const char *text);
void agi_put_number(agi_writer *writer, int64_t number);

/* Adds text. In the format %s is text, %c a character (int), %d a number (int32_t), %q a caller's text quoted:
 * shortened, and with control characters and bytes that are not UTF-8 as '?'. */
void agi_put_format(agi_writer *writer, const char *format, ...);

/* Writes a sentence over what the writer holds, and ends it. */
void agi_say(agi_writer *why, const char *format, ...);
void agi_say_list(agi_writer *why, const char *format, va_list arguments);

/* The byte at `at`, and past it; 0 at the end for ever. */
static inline char agi_peek(const agi_reader *reader)
{
    return reader->text[reader->at];
}

static inline char agi_next(agi_reader *reader)
{
    const char c = reader->text[reader->at];
    if (c != '\0') reader->at++;
    return c;
}

/* Takes one byte, or one word, if it stands next. The word is compared without regard to case. */
static inline bool agi_take(agi_reader *reader, char c)
{
    if (c == '\0' || agi_peek(reader) != c) return false;
    reader->at++;
    return true;
}

bool agi_take_word(agi_reader *reader, const char *word);
/* Takes a hyphen, a dash or a minus; an x in either case or a cross: as people type and print them. */
bool agi_take_dash(agi_reader *reader);
bool agi_take_cross(agi_reader *reader);
void agi_skip_blanks(agi_reader *reader);
/* Back to the first letter of the word the reader is in, so that a refusal quotes "resign" and not "esign". At the end of
 * the text it stays there. */
void agi_go_back_to_word(agi_reader *reader);
/* Skips blanks; true at the end of the text. */
bool agi_at_end(agi_reader *reader);

enum { AGI_COUNTER_MAX = 99999 };
/* Reads a counter: -1 and nothing read when no digit stands next, -2 when it is above AGI_COUNTER_MAX. */
int32_t agi_read_counter(agi_reader *reader);

/* The bytes of the UTF-8 character that the text begins with; 0 when it begins with no such character. */
int32_t agi_utf8_bytes(const char *text);

/* ASCII only, whatever the locale. */
static inline bool agi_is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline bool agi_is_blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static inline bool agi_is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* A letter or a digit. */
static inline bool agi_is_word(char c)
{
    return agi_is_letter(c) || agi_is_digit(c);
}

static inline char agi_to_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c;
}

static inline char agi_to_upper(char c)
{
    return c >= 'a' && c <= 'z' ? (char)(c - ('a' - 'A')) : c;
}

/* The bytes of the blank that begins a text, no-break spaces (U+00A0, U+202F) included; 0 when none does. */
int32_t agi_blank_length(const char *text);

#endif
