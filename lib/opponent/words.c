/* SPDX-License-Identifier: MIT */
#include "words.h"

enum { EVEN = 15, HUNDRED = 100 };

/* The whole length is counted, and what there is room for is written. */
typedef struct text {
    char *buf;
    int32_t cap;
    int32_t length;
} text;

static void add_letter(text *into, char letter)
{
    if (into->length + 1 < into->cap) into->buf[into->length] = letter;
    into->length++;
}

static void add_words(text *into, const char *words)
{
    for (; *words != '\0'; words++) add_letter(into, *words);
}

static void add_number(text *into, int32_t number)
{
    if (number >= 10) add_number(into, number / 10);
    add_letter(into, (char)('0' + number % 10));
}

static void add_hundredths(text *into, int32_t number)
{
    add_number(into, number / HUNDRED);
    add_letter(into, '.');
    add_letter(into, (char)('0' + number % HUNDRED / 10));
    add_letter(into, (char)('0' + number % 10));
}

int32_t agi_words_write(int32_t score, int32_t wins_in, char *buf, int32_t cap)
{
    text into = {buf, cap, 0};
    const int32_t size = score < 0 ? -score : score;
    if (wins_in != 0) {
        add_words(&into, wins_in > 0 ? "wins in " : "loses in ");
        add_number(&into, wins_in > 0 ? wins_in : -wins_in);
    } else if (size <= EVEN) {
        add_words(&into, "is even");
    } else {
        add_words(&into, score > 0 ? "is better by " : "is worse by ");
        add_hundredths(&into, size);
    }
    if (cap > 0) buf[into.length < cap ? into.length : cap - 1] = '\0';
    return into.length;
}
