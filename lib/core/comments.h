/* SPDX-License-Identifier: MIT
 * Comments and marks: what people say about the plies of a game. */
#ifndef AGI_COMMENTS_H
#define AGI_COMMENTS_H

#include <stdbool.h>
#include <stdint.h>

/* One comment, or one mark, which has no text. */
typedef struct agi_note {
    int32_t ply; /* behind which it stands; 0: before the first */
    int32_t mark;
    char *text;
} agi_note;

/* In the order of plies, and of one ply as they came. */
typedef struct agi_notes {
    agi_note *list;
    int32_t count;
    int32_t room;
} agi_notes;

/* All that is said about a game. Where nothing is, there is none of these: the pointer to it is NULL. */
typedef struct agi_comments {
    agi_notes texts;
    agi_notes marks;
} agi_comments;

/* What is said at one ply. */
typedef struct agi_said {
    const agi_note *notes;
    int32_t count;
} agi_said;

enum { AGI_MARK_MAX = 255 };

/* What keeps a text from being a comment, as the end of a sentence; NULL when nothing does. In braces it
 * cannot hold the one that closes them; and readers take a bracket behind an empty line for the next record. */
const char *agi_comment_fault(const char *text, int32_t length, bool has_braces);

/* What stands at a ply. */
agi_said agi_comments_at(const agi_comments *comments, int32_t ply);
agi_said agi_marks_at(const agi_comments *comments, int32_t ply);

/* Add to what is said at a ply; NULL or false when there is no memory, and nothing has changed. The text has no fault;
 * its copy is returned. A mark that is there already is not added again. */
char *agi_add_comment(agi_comments **comments, int32_t ply, const char *text, int32_t length);
bool agi_add_mark(agi_comments **comments, int32_t ply, int32_t mark);

/* Drops all comments and marks but the first so many; and puts at a ply what is said behind it. */
void agi_trim_comments(agi_comments **comments, int32_t texts, int32_t marks);
void agi_lower_comments(agi_comments *comments, int32_t ply);
/* Drops what is said behind a ply. */
void agi_cut_comments(agi_comments **comments, int32_t ply);
/* False when there is no memory; then `to` is NULL. */
bool agi_copy_comments(agi_comments **to, const agi_comments *from);
/* Leaves none. */
void agi_free_comments(agi_comments **comments);

#endif
