/* SPDX-License-Identifier: MIT
 * A record while it is being read.
 *
 * It is read word by word. Each word is dealt with once, as soon as all is there that can tell what it is; so a record
 * can be gone on with at any place, and how its text was cut makes no difference. */
#ifndef AGI_RECORD_H
#define AGI_RECORD_H

#include "game.h"
#include "record_text.h"
#include "tags.h"

/* The variant of a record that names none, as everywhere in PGN. */
#define AGI_RECORD_VARIANT "chess"

/* What a record may say of a game's end besides the results: that both players have lost. */
enum { AGI_DOUBLE_FORFEIT = 4 };
#define AGI_DOUBLE_FORFEIT_TEXT "0-0"

enum { AGI_RECORD_WHY = 400 }; /* bytes of a sentence that another part of the library gives */

/* A move that was refused. */
typedef struct agi_refused_move {
    int32_t status; /* AG_OK: none */
    int64_t line;
    char why[AGI_RECORD_WHY];
} agi_refused_move;

/* The first thing that is wrong decides the status and the sentence. */
typedef struct agi_record {
    agi_record_text text;
    bool has_begun; /* something stands in it */
    int32_t begin;  /* its first byte; negative once the text before `at` has been dropped */
    int64_t first_line;
    int32_t last; /* behind its last word so far */
    bool is_over;

    agi_tags tags;
    agi_comments *comments;          /* and marks: they become the game's when it is handed out */
    agi_tags own_tags;               /* those that follow from the game */
    int64_t tag_lines[AGI_OWN_TAGS]; /* where those stand; 0: nowhere */
    uint32_t broken_tags;            /* bits of those that could not be read */

    int32_t gap; /* the text's last, and how many comments and marks were kept before it */
    int32_t gap_texts;
    int32_t gap_marks;

    bool has_moves;            /* the moves, or what is in their place, have begun */
    ag_game *game;             /* made when the moves begin; NULL when that cannot be */
    bool is_stopped;           /* something is wrong with the moves: none is played any more */
    int32_t words;             /* that stand for moves, played or not */
    bool is_behind_number;     /* the last word was one: a move has to follow */
    bool begins_anew;          /* "1." stands behind an empty line: a move behind it is the next game's */
    int64_t end_mark_line;     /* where the end of a file is marked; 0: nowhere */
    agi_refused_move castling; /* 0-0, which is no legal castling: the double forfeit, if nothing follows */
    bool has_castled;          /* the last word was 0-0, and has been played */

    int32_t result; /* what stands behind the moves, and where; line 0: nothing does */
    int64_t result_line;

    bool is_too_long;   /* only its end is looked for */
    bool has_no_memory; /* the last word is to be read again */
    int32_t status;
    char sentence[2 * AGI_RECORD_WHY];
    agi_writer why;
    agi_writer unheard; /* for sentences about what follows the first error */
} agi_record;

/* Notes what is wrong; the sentence, which begins with the line, is to be added to the writer returned. */
agi_writer *agi_record_refuse(agi_record *record, int32_t status, int64_t line);
/* Notes that there is no memory for what stands at `at`. */
void agi_record_lacks_memory(agi_record *record);
/* The value of one of the tags that follow from the game, NULL when the record does not have it. */
const char *agi_record_tag(const agi_record *record, int32_t own);

/* record_tags.c: whether a value stands for what is not known: "?", or nothing. */
bool agi_record_is_unknown(const char *value);
/* Leaves one of them to the caller, who keeps it as any other. */
void agi_record_give_away(agi_record *record, int32_t own);
/* Reads the tag at `at`, which is "[". False when it belongs to the next record. */
bool agi_record_read_tag(agi_record *record);
/* Reads the line VariantName=... of printed records in the same way. */
bool agi_record_read_variant_line(agi_record *record);
bool agi_record_at_variant_line(agi_record *record);

/* record_notes.c: keeps the comment that has just ended, for the ply reached. */
void agi_record_keep_comment(agi_record *record);
/* Keep a mark for the ply reached, given as a number or as signs ("!?"). What is no mark is not kept. False when there
 * is no memory. */
bool agi_record_keep_mark(agi_record *record, int32_t mark);
bool agi_record_keep_praise(agi_record *record, const char *praise, int32_t length);
/* What is kept from the first empty line behind the last word on may belong to the next record; drops it. */
void agi_record_note_gap(agi_record *record);
void agi_record_drop_behind_gap(agi_record *record);

/* record_start.c: makes the game that the tags describe. */
void agi_record_begin_game(agi_record *record);
bool agi_record_is_chess(const ag_variant *variant);

/* record_moves.c: reads one move, number or result, or moves in their usual form as far as they go; false where the record
 * ends. */
bool agi_record_read_word(agi_record *record);
/* The result that stands at a place as a word of its own, or AGI_DOUBLE_FORFEIT, and its bytes; -1 when there is
 * none. */
int32_t agi_record_result_at(agi_record_text *text, int32_t place, int32_t *length);

/* record_marks.c: whether the word of so many bytes at `at`, which is no move, says something about the move before it:
 * a verdict, a mark, that it captured en passant. */
bool agi_record_at_mark(const agi_record *record, int32_t length);
/* Whether it is a mark in signs with nothing behind it that could make it a roll, "= Knight". Where moves have blanks,
 * all that follows would be tried with it. */
bool agi_record_at_lone_mark(const agi_record *record, int32_t length);
/* Refuses "e.p." behind a move that is no such capture, which is taken back. */
void agi_record_check_mark(agi_record *record, int32_t length);
/* Whether there is no more to do for the word at `at`: it is "N" and may as well name the piece of the next word, or the
 * text ran out. Behind a number it can only name the piece. */
bool agi_record_refuse_novelty(agi_record *record, int32_t length);

/* record_end.c: ends the game as the record says, and gives it its tags. False when there is no memory. */
bool agi_record_end_game(agi_record *record);

#endif
