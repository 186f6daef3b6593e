/* SPDX-License-Identifier: MIT
 * Steps as a host uses them: carried out on a board of its own, forwards and backwards. */
#ifndef STEPS_H
#define STEPS_H

#include "fixture.h"

typedef struct step_list {
    ag_step steps[STEPS_ROOM];
    int32_t count;
} step_list;

step_list steps_of(const ag_game *game, ag_move move);

/* Each step is well formed, and the groups count up from 0 without a gap. */
void expect_well_formed(const ag_game *game, const step_list *list);

/* Carries the steps out by the header's rule for groups. Every piece that leaves must stand where the step says, and
 * every square that is filled must be empty. The game is only named in failures. */
void carry_out(const ag_game *game, const step_list *list, board *squares);

/* The steps that take these back. */
step_list taken_back(const step_list *list);

void expect_same_board(const ag_game *game, const board *is, const board *should_be, const char *what);

/* The steps in words: "0 move e2 e3 K N; 1 remove c6 k". */
text step_text(const ag_variant *variant, const step_list *list);

#endif
