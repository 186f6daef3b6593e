/* SPDX-License-Identifier: MIT
 * What the king of the side to move is in danger of: checks, and pieces that alone keep one off. A move of another piece
 * changes one square into an empty one and another into an occupied one, and may take a piece off either; so it is legal
 * when it ends every check and lets none through (ruling 28), which sets of squares decide without a trial.
 *
 * An enemy's slide passes through its own beasts and turns off at one of them; own beasts are in its way. */
#ifndef AGI_TENSOR_THREATS_H
#define AGI_TENSOR_THREATS_H

#include "tensor.h"

/* A way to the king that is open, or has one piece of the king's side on it. */
typedef struct threat {
    squares ends;   /* where a piece that comes there ends it: the squares on the way and the attacker's own */
    int32_t pinned; /* the square of the piece in the way; AGI_NO_SQUARE: none, this is a check */
    int32_t beast;  /* the square of the enemy beast it turns off at, without which there is no threat; AGI_NO_SQUARE */
} threat;

/* Direct slides come from eight directions, knights and pawns count as one; each of twelve beasts turns slides from two
 * sides, or knights. More can be only where unchecked moves have put more beasts on the board; those are left out. */
enum { THREATS_MAX = 8 + 1 + 2 * BEASTS_MAX };

typedef struct threats {
    squares answers; /* where a piece ends all checks, by moving there; everywhere when there is none */
    squares pinned;  /* pieces that are in the way of a threat */
    bool is_check;
    int32_t count;
    threat list[THREATS_MAX];
} threats;

void agi_tensor_find_threats(const tensor_position *position, threats *found);

/* Where a piece may move to without leaving its king in check, provided that it takes no beasts. */
squares agi_tensor_pinned_to(const threats *found, int32_t from);

#endif
