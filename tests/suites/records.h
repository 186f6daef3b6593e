/* SPDX-License-Identifier: MIT
 * What the suites about records share. */
#ifndef RECORDS_H
#define RECORDS_H

#include "fixture.h"

enum { RECORD_WHY_ROOM = 400 };

/* What ag_record_read gives. */
typedef struct reading {
    int32_t status;
    int32_t consumed;
    int32_t lines;
    ag_game *game;
    char why[RECORD_WHY_ROOM];
} reading;

/* What is true of every reading: the game is there or not as the status says, and whatever is wrong has a sentence. */
void expect_sound_reading(int32_t status, const ag_game *game, const char *why);

/* Reads from a copy of exactly so many bytes, so that tools notice when one more is read. What is true of every reading
 * is expected: the game is there or not as the status says, a failure has a sentence, nothing is consumed twice. */
reading read_record(const char *bytes, int32_t length, int32_t last);
/* The game of a text that holds this one record. */
ag_game *read_only_record(const char *bytes);

/* The game as a record, to be freed. */
char *record_of(const ag_game *game, int32_t style);

/* The same start, moves, tags and end; and the same comments and marks, too. */
void expect_same_play(const ag_game *is, const ag_game *should_be);
void expect_same_game(const ag_game *is, const ag_game *should_be);
/* Written in either style and read again it is the same game. */
void expect_round_trip(const ag_game *game);

#endif
