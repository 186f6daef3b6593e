/* SPDX-License-Identifier: MIT
 * A target for libFuzzer: the first byte picks a variant, a line the position, the other lines are moves.
 *
 *     CC=clang meson setup build-fuzz -Ddefault_library=static -Db_lundef=false \
 *         -Db_sanitize=address,undefined -Dc_args=-fsanitize=fuzzer-no-link
 *     ninja -C build-fuzz tests/fuzz/fuzz_texts && build-fuzz/tests/fuzz/fuzz_texts -max_len=400
 *
 * What must hold of the results is tested by spoiled_suite.c; here nothing may crash. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "abstractgames/abstractgames.h"

enum { WHY_ROOM = 120, MOVES_MAX = 40 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Cuts the text at its first newline; returns what follows, or NULL. */
static char *cut_line(char *text)
{
    char *end = strchr(text, '\n');
    if (end == NULL) return NULL;
    *end = '\0';
    return end + 1;
}

static void read_move(ag_game *game, const char *text)
{
    char why[WHY_ROOM];
    ag_move move;

    if (ag_move_parse(game, text, AG_PARSE_STRICT, &move, why, WHY_ROOM) == AG_OK && !ag_game_is_legal(game, move))
        abort();
    if (ag_move_parse(game, text, AG_PARSE_LENIENT, &move, why, WHY_ROOM) == AG_OK && !ag_game_is_legal(game, move))
        abort();
    ag_game_play_text(game, text, why, WHY_ROOM);
}

static void read_game(const ag_variant *variant, char *text)
{
    char why[WHY_ROOM];
    char *moves = cut_line(text);
    ag_game *game;

    if (ag_game_new_allowing(&game, variant, text, UINT32_MAX, why, WHY_ROOM) != AG_OK) {
        ag_game_new(&game, variant, NULL, NULL, 0);
        moves = text;
    }
    for (int i = 0; i < MOVES_MAX && moves != NULL; i++) {
        char *line = moves;
        moves = cut_line(line);
        read_move(game, line);
    }
    ag_game_free(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0) return 0;

    char *text = malloc(size);
    memcpy(text, data + 1, size - 1);
    text[size - 1] = '\0';
    read_game(ag_variant_at(data[0] % ag_variant_count()), text);
    free(text);
    return 0;
}
