/* SPDX-License-Identifier: MIT
 * All that comes of a text of records, in words, so that two ways of giving it to a reader can be compared. */
#ifndef OUTCOMES_H
#define OUTCOMES_H

#include <stdbool.h>
#include <stdint.h>

#include "abstractgames/abstractgames.h"

/* What the readers gave, one after the other: status, sentence, and the game as a record with its end. */
typedef struct outcomes {
    char **words;
    int32_t count;
} outcomes;

void outcomes_free(outcomes *all);

/* How a text is cut: the bytes of the next piece, of those that are left. */
typedef struct cutter {
    int32_t (*next)(struct cutter *self, int32_t left);
    int32_t at;    /* where the text is cut, for cut_in_two */
    int32_t piece; /* the most bytes of a piece */
    uint64_t seed;
    bool asks_often; /* whether the reader is asked after each piece, or only when all is there */
} cutter;

int32_t cut_nowhere(cutter *self, int32_t left);
int32_t cut_in_two(cutter *self, int32_t left);
int32_t cut_in_pieces(cutter *self, int32_t left); /* of `piece` bytes */
int32_t cut_at_random(cutter *self, int32_t left); /* of 1 to `piece` bytes */

/* By a reader handle, and by ag_record_read, which is given again what it has left. Each piece has a block of its own, so
 * that tools notice when one more byte is read. */
outcomes outcomes_of_reader(const char *bytes, int32_t length, cutter cut);
outcomes outcomes_of_record_read(const char *bytes, int32_t length, cutter cut);

/* Fails the test unless both are the same. */
void expect_same_outcomes(const outcomes *is, const outcomes *should_be, const char *what);

#endif
