/* SPDX-License-Identifier: MIT */
#include "text.h"

#include <stddef.h>

bool agi_is_buffer(const void *buf, int32_t cap)
{
    return cap == 0 || (cap > 0 && buf != NULL);
}

agi_writer agi_writer_make(char *buf, int32_t cap)
{
    if (buf && cap > 0) buf[0] = '\0';
    return (agi_writer){.buf = buf, .cap = cap, .length = 0};
}

int32_t agi_writer_end(agi_writer *writer)
{
    if (writer->cap > 0) {
        const int32_t end = writer->length < writer->cap ? writer->length : writer->cap - 1;
        writer->buf[end] = '\0';
    }
    return writer->length;
}

void agi_put_char(agi_writer *writer, char c)
{
    if (writer->length < writer->cap) writer->buf[writer->length] = c;
    writer->length++;
}

void agi_put_text(agi_writer *writer, const char *text)
{
    for (; *text != '\0'; text++) agi_put_char(writer, *text);
}

void agi_put_number(agi_writer *writer, int64_t number)
{
    char digits[20];
    int32_t n = 0;
    uint64_t left = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;

    if (number < 0) agi_put_char(writer, '-');
    do {
        digits[n++] = (char)('0' + left % 10);
        left /= 10;
    } while (left > 0);
    while (n > 0) agi_put_char(writer, digits[--n]);
}

enum { QUOTE_MAX = 24 }; /* characters */

static bool continues_character(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

/* The bytes that a character of UTF-8 takes by its first byte; 0 for a byte that begins none. */
static int32_t bytes_by_first(unsigned char first)
{
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

/* Three and four bytes could also spell what has a shorter form, a surrogate, or what lies beyond Unicode. */
static bool is_second_byte(unsigned char first, unsigned char second)
{
    switch (first) {
    case 0xE0: return second >= 0xA0;
    case 0xED: return second < 0xA0;
    case 0xF0: return second >= 0x90;
    case 0xF4: return second < 0x90;
    default: return true;
    }
}

int32_t agi_utf8_bytes(const char *text)
{
    const int32_t bytes = bytes_by_first((unsigned char)text[0]);

    for (int32_t i = 1; i < bytes; i++) {
        if (!continues_character(text[i])) return 0;
    }
    return bytes > 1 && !is_second_byte((unsigned char)text[0], (unsigned char)text[1]) ? 0 : bytes;
}

int32_t agi_writer_end_sentence(agi_writer *writer)
{
    const int32_t length = agi_writer_end(writer);
    int32_t last = writer->cap - 2;

    if (last < 0 || length <= last + 1) return length;
    while (last > 0 && continues_character(writer->buf[last])) last--;
    if (agi_utf8_bytes(writer->buf + last) == 0) writer->buf[last] = '\0';
    return length;
}

/* Control characters would disturb a terminal: those of ASCII, and U+0080 to U+009F. */
static bool is_control(const char *character)
{
    const unsigned char first = (unsigned char)character[0];
    return first < ' ' || first == 0x7F || (first == 0xC2 && (unsigned char)character[1] < 0xA0);
}

static void put_quoted(agi_writer *writer, const char *text)
{
    agi_put_char(writer, '"');
    for (int32_t n = 0; *text != '\0' && n < QUOTE_MAX; n++) {
        const int32_t bytes = agi_utf8_bytes(text);
        if (bytes == 0 || is_control(text)) {
            agi_put_char(writer, '?');
        } else {
            for (int32_t i = 0; i < bytes; i++) agi_put_char(writer, text[i]);
        }
        text += bytes > 0 ? bytes : 1;
    }
    if (*text != '\0') agi_put_text(writer, "...");
    agi_put_char(writer, '"');
}

/* The arguments of a sentence, in a struct so that a function may take the next one. */
typedef struct arguments {
    va_list list;
} arguments;

static void put_argument(agi_writer *writer, char kind, arguments *next)
{
    switch (kind) {
    case 's': agi_put_text(writer, va_arg(next->list, const char *)); break;
    case 'c': agi_put_char(writer, (char)va_arg(next->list, int)); break;
    case 'd': agi_put_number(writer, va_arg(next->list, int32_t)); break;
    case 'q': put_quoted(writer, va_arg(next->list, const char *)); break;
    default: agi_put_char(writer, kind); break;
    }
}

static void put_list(agi_writer *writer, const char *format, va_list list)
{
    arguments next;

    va_copy(next.list, list);
    for (; *format != '\0'; format++) {
        if (*format == '%' && format[1] != '\0') {
            format++;
            put_argument(writer, *format, &next);
        } else {
            agi_put_char(writer, *format);
        }
    }
    va_end(next.list);
}

void agi_put_format(agi_writer *writer, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    put_list(writer, format, list);
    va_end(list);
}

void agi_say_list(agi_writer *why, const char *format, va_list list)
{
    why->length = 0;
    put_list(why, format, list);
    agi_writer_end_sentence(why);
}

void agi_say(agi_writer *why, const char *format, ...)
{
    va_list list;

    va_start(list, format);
    agi_say_list(why, format, list);
    va_end(list);
}

bool agi_take_word(agi_reader *reader, const char *word)
{
    int32_t n = 0;

    for (; word[n] != '\0'; n++) {
        if (agi_to_lower(reader->text[reader->at + n]) != agi_to_lower(word[n])) return false;
    }
    reader->at += n;
    return true;
}

static bool take_one_of(agi_reader *reader, const char *const *words, int32_t count)
{
    for (int32_t i = 0; i < count; i++) {
        if (agi_take_word(reader, words[i])) return true;
    }
    return false;
}

bool agi_take_dash(agi_reader *reader)
{
    /* Hyphen, non-breaking hyphen, figure dash, en dash, em dash, minus: U+2010 to U+2014 and U+2212. */
    static const char *const dashes[] = {"\xE2\x80\x90", "\xE2\x80\x91", "\xE2\x80\x92",
                                         "\xE2\x80\x93", "\xE2\x80\x94", "\xE2\x88\x92"};

    if (agi_take(reader, '-')) return true;
    return agi_peek(reader) == '\xE2' && take_one_of(reader, dashes, 6);
}

bool agi_take_cross(agi_reader *reader)
{
    if (agi_take(reader, 'x') || agi_take(reader, 'X')) return true;
    return agi_peek(reader) == '\xC3' && agi_take_word(reader, "\xC3\x97");
}

static bool is_ascii_beyond_blanks(char c)
{
    return c > ' ' && (c & 0x80) == 0;
}

void agi_skip_blanks(agi_reader *reader)
{
    while (!is_ascii_beyond_blanks(agi_peek(reader))) {
        const int32_t length = agi_blank_length(reader->text + reader->at);
        if (length == 0) return;
        reader->at += length;
    }
}

void agi_go_back_to_word(agi_reader *reader)
{
    if (!agi_is_word(agi_peek(reader))) return;
    while (reader->at > 0 && agi_is_word(reader->text[reader->at - 1])) reader->at--;
}

bool agi_at_end(agi_reader *reader)
{
    agi_skip_blanks(reader);
    return agi_peek(reader) == '\0';
}

int32_t agi_read_counter(agi_reader *reader)
{
    int32_t number = 0;

    if (!agi_is_digit(agi_peek(reader))) return -1;
    while (agi_is_digit(agi_peek(reader))) {
        number = number * 10 + (agi_next(reader) - '0');
        if (number > AGI_COUNTER_MAX) return -2;
    }
    return number;
}

int32_t agi_blank_length(const char *text)
{
    if ((text[0] & 0x80) == 0) return agi_is_blank(text[0]);
    if (text[0] == '\xC2') return text[1] == '\xA0' ? 2 : 0;
    return text[0] == '\xE2' && text[1] == '\x80' && text[2] == '\xAF' ? 3 : 0;
}
