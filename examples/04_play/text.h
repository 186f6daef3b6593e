/* SPDX-License-Identifier: MIT
 *
 * Texts of the library in memory of their own, and texts of strangers made fit for a terminal. */
#ifndef PLAY_TEXT_H
#define PLAY_TEXT_H

#include <abstractgames/abstractgames.h>
#include <stddef.h>

enum { WHY_BYTES = 400, WORD_BYTES = 80, SQUARE_BYTES = 8 };

/* To be freed: the text of a move, of the move from a ply to the next, the position string, the board after
 * taps. */
char *text_of_move(const ag_game *game, ag_move move, int32_t style);
char *text_of_ply(const ag_game *game, int32_t ply, int32_t style);
char *text_of_position(const ag_game *game);
char *text_of_board(const ag_game *game, uint32_t flags, const int32_t *taps, int32_t count);

/* A stranger's text for the terminal: whatever is no printable ASCII becomes a question mark, and what is too long ends
 * in dots. Returns buf. */
const char *text_made_safe(const char *text, char *buf, size_t cap);

/* Takes the first word off the text, as far as it fits, and returns what follows it. */
const char *text_first_word(const char *text, char *word, size_t cap);

/* Reads a whole number from 0 to most; 0 when the text is none. */
int text_read_number(const char *text, uint64_t most, uint64_t *number);

/* Writes "1 ply", "2 plies". */
void text_print_plies(int32_t plies);

/* How many letters a text of UTF-8 has. */
int32_t text_letters(const char *text);

#endif
