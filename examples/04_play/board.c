/* SPDX-License-Identifier: MIT
 *
 * The library's text of the board, with the pieces of half a move, marks and colours put over it. In it each square is as
 * many letters wide as stand before the letter of its file, and the letter to the left of it is free for a bracket
 * or a mark. */
#include "board.h"
#include "legal.h"
#include "memory.h"
#include "text.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LABEL = 2 }; /* letters before the first square: the number of the rank and a blank */

typedef struct overlay {
    const session *now;
    const ag_variant *variant;
    int32_t width;   /* of a square */
    int32_t *pieces; /* of each square, after the taps */
    char *marks;     /* of each square: ' ', '>' or '*' */
} overlay;

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

static const char *piece_text(const overlay *over, int32_t piece)
{
    const int is_unicode = (over->now->board & AG_BOARD_UNICODE) != 0;
    if (piece == 0) return is_unicode ? "\xC2\xB7" : ".";
    return is_unicode ? ag_variant_piece_symbol(over->variant, piece) : ag_variant_piece_code(over->variant, piece);
}

/* Turns a colour on: marked squares are seen in reverse, White's pieces are bold and Black's have another colour. */
static const char *colour_of(const overlay *over, int32_t square)
{
    const int32_t piece = over->pieces[square];
    if (!over->now->has_colour) return "";
    if (over->marks[square] != ' ') return "\x1B[7m";
    if (piece == 0) return "";
    return ag_piece_player(piece) == AG_WHITE ? "\x1B[1m" : "\x1B[36m";
}

/* Prints one square, whose text the library wrote at `cell`, with the letter to its left. */
static void print_square(const overlay *over, const char *cell, size_t bytes, int32_t square)
{
    char content[WORD_BYTES];
    const size_t blanks = 1 + strspn(cell + 1, " ");
    const char *colour = colour_of(over, square);
    const char mark = over->marks[square];
    snprintf(content, sizeof content, "%.*s", (int)(bytes - blanks), cell + blanks);
    if (over->pieces[square] != ag_game_piece_at(over->now->game, square)) {
        snprintf(content, sizeof content, "%s", piece_text(over, over->pieces[square]));
    }
    const int padding = (int)(over->width - text_letters(content));
    if (mark == ' ') printf("%c%*s", *cell, padding, "");
    else if (padding == 0) putchar(mark);
    else printf("%c%*c", *cell, padding, mark);
    printf("%s%s%s", colour, content, *colour == '\0' ? "" : "\x1B[0m");
}

/* Prints the line of a rank, row 0 being the uppermost, and returns what follows it. */
static const char *print_rank(const overlay *over, const char *line, int32_t row)
{
    const int is_flipped = (over->now->board & AG_BOARD_FLIPPED) != 0;
    const int32_t files = ag_variant_files(over->variant);
    const int32_t rank = is_flipped ? row : ag_variant_ranks(over->variant) - 1 - row;
    printf("%.*s", LABEL, line);
    line += LABEL;
    for (int32_t column = 0; column < files; column++) {
        const size_t bytes = bytes_of_letters(line, 1 + over->width);
        print_square(over, line, bytes, rank * files + (is_flipped ? files - 1 - column : column));
        line += bytes;
    }
    const int rest = (int)strcspn(line, "\n") + 1;
    printf("%.*s", rest, line);
    return line + rest;
}

/* The pieces after the steps that the taps have made so far. */
static void move_pieces(const overlay *over, const int32_t *taps, int32_t count)
{
    const ag_game *game = over->now->game;
    const int32_t step_count = ag_game_tapped_steps(game, taps, count, NULL, 0);
    if (step_count <= 0) return;
    ag_step *steps = memory_new((size_t)step_count, sizeof *steps);
    ag_game_tapped_steps(game, taps, count, steps, step_count);
    for (int32_t first = 0, last; first < step_count; first = last) {
        for (last = first; last < step_count && steps[last].group == steps[first].group; last++) {
            over->pieces[steps[last].from] = 0;
        }
        for (int32_t i = first; i < last; i++) {
            if (steps[i].after != 0) over->pieces[steps[i].to] = steps[i].after;
        }
    }
    free(steps);
}

static void mark_squares(const overlay *over, const int32_t *taps, int32_t count)
{
    const int32_t squares = ag_variant_files(over->variant) * ag_variant_ranks(over->variant);
    int32_t next_count;
    int32_t *next = legal_taps(over->now->game, taps, count, &next_count);
    if (count > 0 && taps[count - 1] < squares) over->marks[taps[count - 1]] = '>';
    for (int32_t i = 0; i < next_count; i++) {
        if (next[i] < squares) over->marks[next[i]] = '*';
    }
    free(next);
}

/* How wide a square is: the letter of the first file stands under the last letter of its squares. */
static int32_t width_of_square(const char *text, int32_t ranks)
{
    for (int32_t row = 0; row < ranks; row++) text = strchr(text, '\n') + 1;
    return (int32_t)strspn(text, " ") - LABEL;
}

void board_print_tapped(const session *now, const int32_t *taps, int32_t count)
{
    const ag_variant *variant = ag_game_variant(now->game);
    const int32_t ranks = ag_variant_ranks(variant);
    const int32_t squares = ag_variant_files(variant) * ranks;
    char *text = text_of_board(now->game, now->board);
    overlay over = {now, variant, width_of_square(text, ranks), NULL, NULL};
    over.pieces = memory_new((size_t)squares, sizeof *over.pieces);
    over.marks = memory_new((size_t)squares, 1);
    ag_game_board(now->game, over.pieces, squares);
    memset(over.marks, ' ', (size_t)squares);
    if (count > 0) {
        move_pieces(&over, taps, count);
        mark_squares(&over, taps, count);
    }
    const char *line = text;
    for (int32_t row = 0; row < ranks; row++) line = print_rank(&over, line, row);
    fputs(line, stdout);
    free(over.pieces);
    free(over.marks);
    free(text);
}

void board_print(const session *now)
{
    board_print_tapped(now, now->taps, now->tap_count);
}
