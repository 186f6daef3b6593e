/* SPDX-License-Identifier: MIT
 * What an opponent is given is taken at once, and nothing later but a copy of the game. The linker puts heap.c between
 * the library and malloc, so this is a program without Check, whose own memory would be counted too. */
#include "../growth/heap.h"

#include <abstractgames/opponent.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { NODES = 20000, SLICE = 500, PLIES = 80, PLIES_AHEAD = 96, BYTES_OF_A_PLY = 320 + 24 };

static int complaints;

static void expect(int is_so, const ag_variant *variant, const char *what, int64_t bytes)
{
    if (is_so) return;
    complaints++;
    printf("%s: %s, %" PRId64 " bytes\n", ag_variant_id(variant), what, bytes);
}

static ag_game *random_game(const ag_variant *variant)
{
    uint64_t seed = 3;
    ag_game *game;
    if (ag_game_new(&game, variant, NULL, NULL, 0) != AG_OK) exit(EXIT_FAILURE);
    ag_game_playout(game, &seed, PLIES);
    while (ag_game_turn(game) > AG_BLACK) ag_game_undo(game);
    return game;
}

static int64_t bytes_of_copy(const ag_game *game)
{
    const int64_t before = heap_bytes();
    ag_game *copy;
    if (ag_game_clone(&copy, game) != AG_OK) exit(EXIT_FAILURE);
    const int64_t bytes = heap_bytes() - before;
    ag_game_free(copy);
    return bytes;
}

/* Histories grow to twice their room, so a copy with the plies looked ahead may take twice as much as they need. */
static void check(const ag_variant *variant, int32_t bytes)
{
    ag_game *game = random_game(variant);
    const int64_t copy = bytes_of_copy(game);
    const int64_t before = heap_bytes();
    ag_opponent *opponent;
    if (ag_opponent_new(&opponent, variant, 1, bytes) != AG_OK) exit(EXIT_FAILURE);
    expect(heap_bytes() - before == bytes, variant, "a new opponent takes", heap_bytes() - before);
    for (int32_t done = 0; done < NODES; done += SLICE) ag_opponent_think(opponent, game, SLICE);
    const int64_t more = heap_bytes() - before - bytes;
    expect(more <= 2 * (copy + PLIES_AHEAD * BYTES_OF_A_PLY), variant, "thinking takes more", more);
    expect(ag_opponent_best(opponent) != 0, variant, "no move is found with", bytes);
    ag_opponent_free(opponent);
    expect(heap_bytes() == before, variant, "not given back", heap_bytes() - before);
    ag_game_free(game);
}

int main(void)
{
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        check(ag_variant_at(i), AG_OPPONENT_BYTES_MIN);
        check(ag_variant_at(i), 4 * AG_OPPONENT_BYTES_MIN + 1);
    }
    return complaints == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
