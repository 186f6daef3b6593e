/* SPDX-License-Identifier: MIT
 *
 * The library's text of the board, with colours put into it. In it each square is as many letters wide as stand before
 * the letter of its file, and what stands to the left of its content is blank, bracket or mark. */
#include "board.h"
#include "memory.h"
#include "text.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LABEL = 2 }; /* letters before the first square: the number of the rank and a blank */

typedef struct coloured {
    const session *now;
    int32_t files;
    int32_t ranks;
    int32_t width;   /* of a square */
    int32_t *pieces; /* of each square, after the taps */
} coloured;

/* The first bytes of a text that make up so many letters. */
static size_t bytes_of_letters(const char *text, int32_t letters)
{
    size_t bytes = 0;
    while (letters > 0 && text[bytes] != '\0') {
        bytes++;
        while (((unsigned char)text[bytes] & 0xC0) == 0x80) bytes++;
        letters--;
    }
    return bytes;
}

/* Turns a colour on: marked squares are seen in reverse, White's pieces are bold and Black's have another colour. */
static const char *colour_of(int32_t piece, int is_marked)
{
    if (is_marked) return "\x1B[7m";
    if (piece == 0) return "";
    return ag_piece_player(piece) == AG_WHITE ? "\x1B[1m" : "\x1B[36m";
}

/* Prints one square, whose text the library wrote at `cell`. */
static void print_square(const char *cell, size_t bytes, int32_t piece)
{
    const size_t lead = strspn(cell, " []|*>");
    const int is_marked = cell[lead - 1] == '*' || cell[lead - 1] == '>';
    const char *colour = colour_of(piece, is_marked);
    printf("%.*s%s%.*s%s", (int)lead, cell, colour, (int)(bytes - lead), cell + lead, *colour == '\0' ? "" : "\x1B[0m");
}

/* Prints the line of a rank, row 0 being the uppermost, and returns what follows it. */
static const char *print_rank(const coloured *board, const char *line, int32_t row)
{
    const int is_flipped = (board->now->board & AG_BOARD_FLIPPED) != 0;
    const int32_t rank = is_flipped ? row : board->ranks - 1 - row;
    printf("%.*s", LABEL, line);
    line += LABEL;
    for (int32_t column = 0; column < board->files; column++) {
        const size_t bytes = bytes_of_letters(line, 1 + board->width);
        const int32_t file = is_flipped ? board->files - 1 - column : column;
        print_square(line, bytes, board->pieces[rank * board->files + file]);
        line += bytes;
    }
    const int rest = (int)strcspn(line, "\n") + 1;
    printf("%.*s", rest, line);
    return line + rest;
}

/* How wide a square is: the letter of the first file stands under the last letter of its squares. */
static int32_t width_of_square(const char *text, int32_t ranks)
{
    for (int32_t row = 0; row < ranks; row++) text = strchr(text, '\n') + 1;
    return (int32_t)strspn(text, " ") - LABEL;
}

static void print_coloured(const session *now, const char *text, const int32_t *taps, int32_t count)
{
    const ag_variant *variant = ag_game_variant(now->game);
    const int32_t squares = ag_game_board(now->game, NULL, 0);
    coloured board = {now, ag_variant_files(variant), ag_variant_ranks(variant), 0, NULL};
    board.width = width_of_square(text, board.ranks);
    board.pieces = memory_new((size_t)squares, sizeof *board.pieces);
    ag_game_tapped_board(now->game, taps, count, board.pieces, squares);
    for (int32_t row = 0; row < board.ranks; row++) text = print_rank(&board, text, row);
    fputs(text, stdout);
    free(board.pieces);
}

void board_print_tapped(const session *now, const int32_t *taps, int32_t count)
{
    char *text = text_of_board(now->game, now->board, taps, count);
    if (now->has_colour) print_coloured(now, text, taps, count);
    else fputs(text, stdout);
    free(text);
}

void board_print(const session *now)
{
    board_print_tapped(now, now->taps, now->tap_count);
}
