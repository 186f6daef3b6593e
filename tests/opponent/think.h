/* SPDX-License-Identifier: MIT
 * What the suites about the opponent do again and again. Each of these fails the test when it cannot do its work. */
#ifndef THINK_H
#define THINK_H

#include <abstractgames/opponent.h>

#include "fixture.h"

enum { OPPONENT_BYTES = 1 << 20 };

/* Everything an opponent says. */
typedef struct opinion {
    ag_move best;
    int32_t score;
    int32_t wins_in;
    int32_t depth;
    uint64_t nodes;
    int32_t length;
    ag_move line[AG_OPPONENT_LINE_MAX];
    char text[AG_OPPONENT_TEXT_MAX + 1];
} opinion;

ag_opponent *new_opponent(const ag_variant *variant, uint64_t seed, int32_t level);
/* Thinks for so many nodes, or for as long as there is something to find out; returns the nodes worked. */
int64_t think(ag_opponent *opponent, const ag_game *game, int64_t nodes, int32_t slice);
opinion opinion_of(const ag_opponent *opponent);
/* Both say the same. */
void expect_same_opinion(const opinion *is, const opinion *should_be, const ag_game *game);
/* A game of the variant after so many random plies, or fewer: it is not over, and no roll is due. */
ag_game *random_game(const ag_variant *variant, uint64_t seed, int32_t plies);

#endif
