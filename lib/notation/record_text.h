/* SPDX-License-Identifier: MIT
 * The text of records: blanks, comments, variations and words, without regard to what the words mean.
 *
 * The text may end anywhere, with more to come. Nothing is decided then: whoever looks at a byte that is not there yet
 * notes that the text ran out, and what began before it is read again when there is more. Only comments and variations,
 * which may be long, are gone on with where they were left. */
#ifndef AGI_RECORD_TEXT_H
#define AGI_RECORD_TEXT_H

#include <stdbool.h>
#include <stdint.h>

typedef struct agi_record_text {
    const char *bytes;
    int32_t at;
    int32_t end;             /* behind the last byte that may belong to the record */
    int64_t line;            /* that of `at`, from 1 */
    int32_t line_ends;       /* since the last byte that is no blank: with one a line begins, with two one was empty */
    bool is_whole;           /* nothing follows `end` */
    bool ran_out;            /* something goes on behind `end`, where more follows */
    bool moves_have_blanks;  /* and semicolons */
    bool moves_have_actions; /* with commas or semicolons between them */

    char comment_sign; /* "{", ";" or "%": the comment that `at` is in; NUL: none */
    int32_t comment;   /* where the text of the last comment begins, and ends if `at` is behind it */
    int32_t comment_end;
    int64_t comment_line;
    int32_t depth; /* of the variations that `at` is in */
    int64_t variation_line;
    int32_t gap; /* what follows the first empty line since the last word, and its line; -1: there is none */
    int64_t gap_line;
} agi_record_text;

/* What ended the space between words. */
enum { AGI_SPACE_WORD, AGI_SPACE_COMMENT, AGI_SPACE_UNCLOSED };

/* Begins a record at `at`: as far as it can tell, the text begins there. */
void agi_record_text_begin(agi_record_text *text);

/* Whether there is a byte at this place. */
static inline bool agi_record_has(agi_record_text *text, int32_t place)
{
    if (place < text->end) return true;
    if (!text->is_whole) text->ran_out = true;
    return false;
}

/* Whether the byte at this place is this one. */
static inline bool agi_record_is(agi_record_text *text, int32_t place, char c)
{
    return agi_record_has(text, place) && text->bytes[place] == c;
}

/* Goes on by so many bytes, all of which are there. */
void agi_record_advance(agi_record_text *text, int32_t bytes);
/* Goes on to the end of the line. */
void agi_record_skip_line(agi_record_text *text);
/* Goes on to the next line that looks like a tag, or to the end of the text. */
void agi_record_skip_to_tag(agi_record_text *text);

/* Skips what may stand before a record: blanks, byte order marks, bullets, marks of the end of a file. */
void agi_record_skip_blanks(agi_record_text *text);
/* Skips the blanks of a line. */
void agi_record_skip_blanks_of_line(agi_record_text *text);
/* Skips blanks and comments, to the next word or to the end of the next comment that means something to readers. A
 * comment is unclosed at the end of the text, and where an empty line and a tag in it begin the next record. */
int32_t agi_record_skip_space(agi_record_text *text);
/* Goes back into the comment that has just ended, before its end. */
void agi_record_reopen_comment(agi_record_text *text);
/* Goes on in a variation, to its end or to the next space. False where it is not closed: before a line that begins with
 * a tag. */
bool agi_record_skip_in_variation(agi_record_text *text);

/* One of { } ( ) [ ] and $, which have a meaning in every record. */
bool agi_record_is_sign(char c);
/* NUL, or the byte that ends files in old systems. */
bool agi_record_is_end_mark(char c);
/* The bytes of the blank at a place, which may be a no-break space; 0 when there is none. */
int32_t agi_record_blank(agi_record_text *text, int32_t place);
/* The bytes of a hyphen, dash or minus at a place; 0 when there is none. */
int32_t agi_record_dash(agi_record_text *text, int32_t place);
/* The place behind the blanks of a line. */
int32_t agi_record_behind_blanks(agi_record_text *text, int32_t place);
/* The place behind blanks with at most one end of a line among them: never far, however many lines are empty. */
int32_t agi_record_behind_break(agi_record_text *text, int32_t place);
/* Whether a word cannot go on at this place: there is a blank, a sign, a semicolon, an asterisk or the
 * end. */
bool agi_record_ends_word(agi_record_text *text, int32_t place);
/* The bytes of the word at a place, and of the name of a tag there. */
int32_t agi_record_word(agi_record_text *text, int32_t place);
int32_t agi_record_tag_name(agi_record_text *text, int32_t place);
/* The bytes at `at` that are one move for certain, if they are one, in ASCII: a word, or where moves have blanks all on the
 * line. 0 where it takes a closer look to tell. */
int32_t agi_record_plain_move(const agi_record_text *text);
/* Goes on from behind a move to what may be the next: over a blank, and over a number with a full stop and the blank behind
 * it. False, and nowhere, where there is anything else. */
bool agi_record_reach_plain_move(agi_record_text *text);

#endif
