/* SPDX-License-Identifier: MIT
 * How a move may be spelled: what doc/records.md and the pages of rules allow, written a second time. */
#ifndef SPELLINGS_H
#define SPELLINGS_H

#include <stdbool.h>

#include "abstractgames/abstractgames.h"

/* All spellings of one move, as an extended regular expression. */
typedef struct spellings {
    char pattern[6000];
} spellings;

/* Of a move of the chess-like games, Rinne and Tensei. They allow a little more than is read: that no other move's are
 * met as well is looked at elsewhere. */
spellings spellings_of(const ag_game *game, ag_move move);

/* Whether a text is a turn of Diaballik that leads to where the move leads. */
bool spells_turn(const ag_game *game, ag_move move, const char *bytes);

#endif
