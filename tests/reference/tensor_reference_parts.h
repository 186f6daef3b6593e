/* SPDX-License-Identifier: MIT
 * What the files of the reference share. */
#ifndef TENSOR_REFERENCE_PARTS_H
#define TENSOR_REFERENCE_PARTS_H

#include "tensor_reference.h"

enum { FILES = 10, RANKS = 8, KING_FILE = 5, DIRECTIONS = 8 };

/* What every function that lists moves needs. */
typedef struct attempt {
    const reference_position *position;
    const reference_switches *switches;
    reference_moves *list;
} attempt;

/* ---- tensor_reference_parts.c ---- */

/* The square one step away, -1 off the board. Directions go clockwise from north, even ones along files and ranks,
 * odd ones along diagonals. */
int step(int square, int direction);
int forward_of(char side);
int rank_seen_by(char side, int square);

char other_side(char side);
char piece_of(char kind, char side);
char kind_of(char piece);
bool is_of(char piece, char side);
bool is_own_beast(char piece, char side);
bool is_enemy_beast(char piece, char side);
/* Section 2: an enemy piece that is not a beast. */
bool is_prey(char piece, char side);
/* -1 when there is none. */
int find_king(const char *board, char side);

void append_square(char *text, const char *before, int square);
/* Adds a move by its board and text. */
reference_move *note(const attempt *all, const char *board, const char *text);
/* The same for a piece that goes from one square to another; `ending` comes after the squares, "=Q" is carried out. */
reference_move *note_move(const attempt *all, int from, int to, const char *ending);

/* ---- tensor_reference_moves.c, tensor_reference_beast.c ---- */

/* Everything a side can do, whether or not its king may be taken then. Outcomes may come several times. */
void list_all(const attempt *all);
void list_beast(const attempt *all, int from);
/* Marks the squares a piece could capture on, as seen on this board. */
void mark_captures(const char *board, int from, const reference_switches *switches, bool *squares);

#endif
