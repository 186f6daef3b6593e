/* SPDX-License-Identifier: MIT
 * What a program says of a position, in a form that can be compared: how it stands, and of each move its texts and the
 * position after it. */
#ifndef ANSWERS_H
#define ANSWERS_H

#include "fixture.h"

typedef struct answer {
    char status[40]; /* "ongoing none", "white checkmate", "draw repetition" */
    char **lines;    /* "COORDINATE | STANDARD | POSITION", sorted once the answer is complete */
    int count;
} answer;

/* How the game stands, in words as in an answer. */
text status_of(const ag_game *game);

answer answer_of_library(const ag_game *game);
/* The same with "-" for the standard texts, where the other program has none. */
answer answer_in_coordinates(const ag_game *game);

/* For a program other than the library: an answer without moves, one more move, and the end of them. */
answer begin_answer(const char *status);
void add_line(answer *given, const char *coordinate, const char *standard, const char *position);
void end_answer(answer *given);
void free_answer(answer *given);

/* Both say the same; `what` names the first. */
void expect_same_answer(const ag_game *game, const answer *is, const answer *should_be, const char *what);
bool same_answer(const answer *one, const answer *other);
/* Whether a text is the status or the coordinate text of one of the moves. */
bool is_answered(const answer *given, const char *wanted);

/* The library's answer is the reference's as ruled, and with a ruling turned round that is another. A status or a
 * move's text that is answered only as ruled, or only with the ruling turned round, is named; NULL: none is. */
void expect_ruling_decides(const ag_game *game, const answer *library, const answer *as_ruled, const answer *otherwise,
                           const char *only_as_ruled, const char *only_otherwise);

#endif
