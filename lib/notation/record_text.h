/* SPDX-License-Identifier: MIT
 * The text of one record: blanks, comments, variations and words, without regard to what the words mean. */
#ifndef AGI_RECORD_TEXT_H
#define AGI_RECORD_TEXT_H

#include <stdbool.h>
#include <stdint.h>

typedef struct agi_record_text {
    const char *bytes;
    int32_t at;
    int32_t end;            /* behind the last byte that may belong to the record */
    int32_t line;           /* that of `at`, from 1 */
    int32_t line_ends;      /* since the last byte that is no blank: from 1 on a line begins, from 2 on one was empty */
    bool is_whole;          /* nothing follows `end` */
    bool ran_out;           /* something goes on behind `end`, where more follows */
    bool moves_have_blanks; /* and semicolons */
    char opening;           /* "{" or "(": what is not closed, and the line where it stands */
    int32_t opening_line;
} agi_record_text;

/* A comment, in braces or from a semicolon to the end of the line. */
typedef struct agi_record_comment {
    int32_t begin;  /* of what it holds */
    int32_t length; /* -1: a line that begins with "%", which is none */
    int32_t line;   /* where it begins */
    bool has_braces;
} agi_record_comment;

agi_record_text agi_record_text_make(const char *bytes, int32_t length, bool is_whole);

/* Whether there is a byte at this place. */
bool agi_record_has(agi_record_text *text, int32_t place);
/* Whether the byte at `at` is this one. */
bool agi_record_stands_at(agi_record_text *text, char c);
/* Goes on by so many bytes, all of which are there. */
void agi_record_advance(agi_record_text *text, int32_t bytes);
/* Goes on to the end of the line. */
void agi_record_skip_line(agi_record_text *text);

/* Skips blanks, byte order marks and bullets; and blanks up to the end of the line. */
void agi_record_skip_blanks(agi_record_text *text);
void agi_record_skip_blanks_of_line(agi_record_text *text);
/* Whether a comment begins at `at`. Where a semicolon may belong to a move, it does so only at the start of a line. */
bool agi_record_at_comment(agi_record_text *text, bool semicolon_may_be_move);
/* Skips it; false when it is not closed: see `opening`. */
bool agi_record_skip_comment(agi_record_text *text, agi_record_comment *comment);
/* Skips the variation that begins at `at`, with those inside it; false likewise. */
bool agi_record_skip_variation(agi_record_text *text);

/* One of { } ( ) [ ] and $, which have a meaning in every record. */
bool agi_record_is_sign(char c);
/* Whether a word cannot go on at this place: there is a blank, a sign, a semicolon or the end. */
bool agi_record_ends_word(agi_record_text *text, int32_t place);
/* The bytes of the word at `at`, and of the name of a tag there. */
int32_t agi_record_word(agi_record_text *text);
int32_t agi_record_tag_name(agi_record_text *text, int32_t place);

#endif
