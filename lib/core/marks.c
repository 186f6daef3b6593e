/* SPDX-License-Identifier: MIT
 * Marks behind a move. */
#include "marks.h"

#include <stddef.h>

/* Longer ones first where one begins another. */
static const char *const VERDICTS[] = {
    "(=)",
    "+/=",
    "=/+",
    "+/-",
    "-/+",
    "+=",
    "=+",
    "+-",
    "-+",
    "=",
    "+\xE2\x80\x93", /* +- and -+ with an en dash */
    "\xE2\x80\x93+",
    "+\xE2\x88\x92", /* and with a minus */
    "\xE2\x88\x92+",
    "\xC2\xB1",     /* plus over minus */
    "\xE2\x88\x93", /* minus over plus */
    "\xE2\xA9\xB2", /* plus over equals */
    "\xE2\xA9\xB1", /* equals over plus */
    NULL,
};

static const char *const SIGNS[] = {
    "+",
    "#",
    "!",
    "?",
    "\xE2\x80\xA0", /* dagger: check */
    "\xE2\x80\xA1", /* double dagger: double check, or mate */
    "\xE2\x88\x9E", /* infinity: unclear */
    NULL,
};

/* Beside N, a novelty: mate, check, double check, discovered check. */
static const char *const WORDS[] = {"dblch", "disch", "mate", "dbl", "dis", "ch", NULL};

static bool take_one_of(agi_reader *reader, const char *const *texts)
{
    for (int32_t i = 0; texts[i] != NULL; i++) {
        if (agi_take_word(reader, texts[i])) return true;
    }
    return false;
}

/* Whether "=" says what a piece becomes, or what the die shows. */
static bool is_about_piece(agi_reader reader)
{
    if (!agi_take(&reader, '=')) return false;
    agi_skip_blanks(&reader);
    return agi_is_word(agi_peek(&reader));
}

static bool may_begin_verdict(char c)
{
    return c == '=' || c == '+' || c == '-' || c == '(' || (c & 0x80) != 0;
}

bool agi_skip_verdict(agi_reader *reader)
{
    agi_reader ahead = *reader;

    agi_skip_blanks(&ahead);
    if (!may_begin_verdict(agi_peek(&ahead)) || is_about_piece(ahead)) return false;
    if (!take_one_of(&ahead, VERDICTS) || agi_is_word(agi_peek(&ahead))) return false;
    *reader = ahead;
    return true;
}

static bool skip_sign(agi_reader *reader)
{
    agi_reader ahead = *reader;

    agi_skip_blanks(&ahead);
    if (!take_one_of(&ahead, SIGNS)) return false;
    *reader = ahead;
    return true;
}

/* With or without a full stop. */
static bool skip_word(agi_reader *reader)
{
    agi_reader ahead = *reader;

    agi_skip_blanks(&ahead);
    if (!agi_take(&ahead, 'N') && !take_one_of(&ahead, WORDS)) return false;
    if (agi_is_word(agi_peek(&ahead))) return false;
    agi_take(&ahead, '.');
    *reader = ahead;
    return true;
}

static bool is_plain_sign(char c)
{
    return c == '+' || c == '#' || c == '!' || c == '?';
}

/* The usual marks, which are all of the text that is left, without a look at the lists. */
static void skip_plain_signs(agi_reader *reader)
{
    int32_t at = reader->at;

    while (is_plain_sign(reader->text[at])) at++;
    if (reader->text[at] == '\0') reader->at = at;
}

bool agi_skip_marks(agi_reader *reader, bool has_words)
{
    const int32_t begin = reader->at;

    skip_plain_signs(reader);
    if (agi_peek(reader) == '\0') return reader->at > begin;
    while (agi_skip_verdict(reader) || skip_sign(reader) || (has_words && skip_word(reader))) {
    }
    return reader->at > begin;
}
