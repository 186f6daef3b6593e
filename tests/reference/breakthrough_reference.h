/* SPDX-License-Identifier: MIT
 * Breakthrough a second time, slowly and without the library: a board of letters, looked at square by square. */
#ifndef BREAKTHROUGH_REFERENCE_H
#define BREAKTHROUGH_REFERENCE_H

#include <stdint.h>

enum { REFERENCE_SIDE = 8, REFERENCE_TEXT = 96, REFERENCE_MOVES = 256 };

typedef struct reference_position {
    char board[REFERENCE_SIDE][REFERENCE_SIDE]; /* by rank, then file: P, p or . */
    char side;                                  /* w or b */
} reference_position;

typedef struct reference_move {
    char coordinate[8];
    char standard[8];
    reference_position after;
} reference_move;

/* Reads a position string that is in order, and writes it, REFERENCE_TEXT bytes. */
reference_position reference_read(const char *text);
void reference_write(const reference_position *position, char *text);

/* How a position stands, in words: "ongoing none", "white goal", "black blocked" ... */
const char *reference_status(const reference_position *position);
/* The legal moves, at most REFERENCE_MOVES; their number. */
int reference_list(const reference_position *position, reference_move *moves);
uint64_t reference_perft(const reference_position *position, int depth);

#endif
