/* SPDX-License-Identifier: MIT */
#include "move_list.h"
#include "legal.h"
#include "text.h"
#include <stdio.h>
#include <stdlib.h>

enum { PAGE_MOVES = 60, SCREEN_LETTERS = 79, GAP = 2 };

/* Prints words in columns as wide as the widest of them. */
static void print_columns(const words *list)
{
    int32_t width = 1;
    for (size_t i = 0; i < list->count; i++) {
        const int32_t letters = text_letters(list->word[i]);
        if (letters > width) width = letters;
    }
    const size_t columns = width + GAP > SCREEN_LETTERS ? 1 : (size_t)(SCREEN_LETTERS / (width + GAP));
    for (size_t i = 0; i < list->count; i++) {
        const int is_last = (i + 1) % columns == 0 || i + 1 == list->count;
        const int padding = is_last ? 0 : (int)(width + GAP - text_letters(list->word[i]));
        printf("%s%*s%s", list->word[i], padding, "", is_last ? "\n" : "");
    }
}

static void print_page(const session *now, const ag_move *moves, int32_t count, int32_t page)
{
    words shown = {NULL, 0, 0};
    const int32_t first = (page - 1) * PAGE_MOVES;
    const int32_t last = count - first < PAGE_MOVES ? count : first + PAGE_MOVES;
    for (int32_t i = first; i < last; i++) words_add(&shown, text_of_move(now->game, moves[i], now->style));
    print_columns(&shown);
    words_free(&shown);
    if (count > PAGE_MOVES) {
        const int32_t pages = (count + PAGE_MOVES - 1) / PAGE_MOVES;
        printf("page %d of %d, %d moves in all\n", (int)page, (int)pages, (int)count);
    } else {
        printf("%d move%s\n", (int)count, count == 1 ? "" : "s");
    }
}

void move_list_show(session *now, const char *arguments)
{
    char word[WORD_BYTES];
    uint64_t page = 1;
    int32_t count;
    const char *rest = text_first_word(arguments, word, sizeof word);
    const int32_t square = ag_variant_square_find(ag_game_variant(now->game), word);
    const char *number = square < 0 ? arguments : rest;
    if (*number != '\0' && (!text_read_number(number, INT32_MAX, &page) || page == 0)) {
        session_refuse(now, "moves takes a square, a page or both, as in moves a1 2.");
        return;
    }
    ag_move *moves = square < 0 ? legal_moves(now->game, &count) : legal_moves_from(now->game, square, &count);
    if (page > 1 && (page - 1) * PAGE_MOVES >= (uint64_t)count) session_refuse(now, "There are not that many pages.");
    else print_page(now, moves, count, (int32_t)page);
    free(moves);
}
