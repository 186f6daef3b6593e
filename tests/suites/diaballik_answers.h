/* SPDX-License-Identifier: MIT
 * What the library and the reference say of a position of Diaballik or Sensei, in a form that can be compared. */
#ifndef DIABALLIK_ANSWERS_H
#define DIABALLIK_ANSWERS_H

#include "diaballik_reference.h"
#include "fixture.h"

/* Status and turns; of each turn its text and the position after it. */
typedef struct answer {
    reference_status status;
    char (*lines)[2 * REFERENCE_TEXT]; /* "a1a2,a2b2 POSITION", sorted */
    int count;
} answer;

answer answer_of_library(const ag_game *game);
answer answer_of_reference(const char *variant, const char *position, const reference_switches *switches);
void free_answer(answer *given);

/* The status in words, "white goal" for instance, of the board and the history. */
reference_status status_of(const ag_game *game);

/* Both say the same; `what` names the first. */
void expect_same_answer(const ag_game *game, const answer *is, const answer *should_be, const char *what);
bool same_answer(const answer *one, const answer *other);

/* Whether a text is the status or the text of one of the turns. */
bool is_answered(const answer *given, const char *wanted);

#endif
