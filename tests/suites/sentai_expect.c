/* SPDX-License-Identifier: MIT */
#include "sentai_expect.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"

static int compare_texts(const void *a, const void *b)
{
    return strcmp((const char *)a, (const char *)b);
}

/* The coordinate texts of the moves from a square in alphabetical order, a blank between two; -1: of all moves. */
static void write_moves(const ag_game *game, int32_t square, char *buf, size_t cap)
{
    move_list list = list_moves(game);
    text *texts = calloc((size_t)list.count + 1, sizeof *texts);
    size_t used = 0;
    size_t count = 0;

    for (int32_t i = 0; i < list.count; i++) {
        if (square >= 0 && ag_move_from(game, list.moves[i]) != square) continue;
        texts[count++] = move_text(game, list.moves[i], AG_TEXT_COORDINATE);
    }
    qsort(texts, count, sizeof *texts, compare_texts);
    buf[0] = '\0';
    for (size_t i = 0; i < count && used < cap; i++) {
        used += (size_t)snprintf(buf + used, cap - used, "%s%s", i > 0 ? " " : "", texts[i].bytes);
    }
    free(texts);
    free_moves(&list);
}

void expect_moves_in(const char *variant, const char *position, const char *from, const char *moves)
{
    ag_game *game = new_game_of(variant, position);
    char written[2000];

    write_moves(game, from != NULL ? ag_variant_square_find(ag_game_variant(game), from) : -1, written, sizeof written);
    expect_text(written, moves, game, "the list of moves");
    ag_game_free(game);
}

void expect_moves(const char *position, const char *from, const char *moves)
{
    expect_moves_in("sentai", position, from, moves);
    expect_moves_in("sentai-old", position, from, moves);
}

static void expect_reason(const char *variant, const char *position, int32_t result, int32_t reason)
{
    ag_game *game = new_game_of(variant, position);

    expect_number(ag_game_result(game), result, game, "the result");
    expect_number(ag_game_reason(game), reason, game, "the reason");
    ag_game_free(game);
}

void expect_end(const char *position, int32_t result, int32_t reason)
{
    expect_reason("sentai", position, result, reason);
    expect_reason("sentai-old", position, result, reason);
}

void expect_position_after(const char *variant, const char *position, const char *moves, const char *after)
{
    ag_game *game = new_game_of(variant, position);

    play_all(game, moves);
    expect_text(position_text(game).bytes, after, game, "the position");
    ag_game_free(game);
}

void expect_traits(const char *variant, const char *position, const char *move, int32_t traits)
{
    ag_game *game = new_game_of(variant, position);

    expect_number(ag_move_traits(game, find_move(game, move)), traits, game, move);
    ag_game_free(game);
}
