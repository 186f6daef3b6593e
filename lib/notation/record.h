/* SPDX-License-Identifier: MIT
 * A record while it is being read. */
#ifndef AGI_RECORD_H
#define AGI_RECORD_H

#include "game.h"
#include "record_text.h"
#include "tags.h"

/* The variant of a record that names none, as everywhere in PGN. */
#define AGI_RECORD_VARIANT "chess"

/* The first thing that is wrong decides the status and the sentence; from there on the record is only skipped. */
typedef struct agi_record {
    agi_record_text text;
    agi_tags tags;
    agi_tags own_tags;               /* those that follow from the game */
    int32_t tag_lines[AGI_OWN_TAGS]; /* where those stand; 0: nowhere */
    agi_comments *comments;          /* and marks: they become the game's when it is handed out */
    int32_t first_line;
    bool has_moves; /* the moves, or what is in their place, have begun */
    ag_game *game;  /* made when the moves begin; NULL when that cannot be */
    int32_t result; /* what stands behind the moves, and where; line 0: nothing does */
    int32_t result_line;
    int32_t status;
    agi_writer *why;
    agi_writer unheard; /* for sentences about what follows the first error */
} agi_record;

enum { AGI_RECORD_WHY = 400 }; /* bytes of a sentence that another part of the library gives */

/* Notes what is wrong; the sentence, which begins with the line, is to be added to the writer returned. */
agi_writer *agi_record_refuse(agi_record *record, int32_t status, int32_t line);
/* The value of one of the tags that follow from the game, NULL when the record does not have it. */
const char *agi_record_tag(const agi_record *record, int32_t own);

/* record_tags.c: reads the tag at `at`, which is "[". False when it belongs to the next record. */
bool agi_record_read_tag(agi_record *record);
/* Reads the line VariantName=... of printed records in the same way. */
bool agi_record_read_variant_line(agi_record *record);
bool agi_record_at_variant_line(agi_record *record);

/* record_notes.c: reads blanks and comments, up to the end of the line or beyond; false when a comment is not closed. */
bool agi_record_read_comments(agi_record *record);
bool agi_record_read_comments_of_line(agi_record *record);
/* Keep a mark for the ply reached, given as a number or as signs ("!?"). What is no mark is not kept. */
void agi_record_keep_mark(agi_record *record, int32_t mark);
void agi_record_keep_praise(agi_record *record, const char *praise, int32_t length);

/* record_start.c: makes the game that the tags describe. */
void agi_record_begin_game(agi_record *record);
bool agi_record_is_chess(const ag_variant *variant);

/* record_moves.c: reads one move, number or result; false behind the result. */
bool agi_record_read_word(agi_record *record);

/* record_end.c: ends the game as the record says, and gives it its tags. */
void agi_record_end_game(agi_record *record);

#endif
