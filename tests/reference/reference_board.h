/* SPDX-License-Identifier: MIT
 * Boards in position strings, for references whose boards are letters: '.' for nothing, a1 first, rank by rank. */
#ifndef REFERENCE_BOARD_H
#define REFERENCE_BOARD_H

/* Reads the board that a position string begins with. */
void reference_read_board(const char *text, int files, int ranks, char *board);
/* Writes it; returns where the text goes on. */
char *reference_write_board(const char *board, int files, int ranks, char *text);

#endif
