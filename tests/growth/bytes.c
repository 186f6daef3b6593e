/* SPDX-License-Identifier: MIT
 * How many bytes games take, as rows of the tables of doc/costs.md: check_costs.py puts them there.
 *
 *   bytes games    a game of each variant
 *   bytes plies    long games of chess
 */
#include <abstractgames/abstractgames.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "heap.h"

enum { HALF = 20, WHOLE = 2 * HALF };

static ag_game *begun(const char *id)
{
    ag_game *game;

    if (ag_game_new(&game, ag_variant_find(id), NULL, NULL, 0) != AG_OK) abort();
    return game;
}

/* ---- games ---- */

typedef struct cost {
    int64_t bytes;
    int64_t blocks;
} cost;

static cost heap_now(void)
{
    return (cost){heap_bytes(), heap_blocks()};
}

static cost since(cost before)
{
    return (cost){heap_bytes() - before.bytes, heap_blocks() - before.blocks};
}

static cost clone_cost(const ag_game *game)
{
    const cost before = heap_now();
    ag_game *clone;
    cost found;

    if (ag_game_clone(&clone, game) != AG_OK) abort();
    found = since(before);
    ag_game_free(clone);
    return found;
}

/* The seed of a random game that lasts. */
static uint64_t lasting_seed(const char *id)
{
    for (uint64_t start = 1;; start++) {
        ag_game *game = begun(id);
        uint64_t seed = start;
        const bool lasts = ag_game_playout(game, &seed, WHOLE) == WHOLE;
        ag_game_free(game);
        if (lasts) return start;
    }
}

static void print_game(const char *id)
{
    uint64_t seed = lasting_seed(id);
    const cost before = heap_now();
    ag_game *game = begun(id);
    const cost fresh = since(before);
    cost half, whole, clone;

    ag_game_playout(game, &seed, HALF);
    half = clone_cost(game);
    ag_game_playout(game, &seed, HALF);
    whole = since(before);
    clone = clone_cost(game);
    printf("| `%s` | %lld in %lld | %lld in %lld | %lld in %lld | %.1f |\n", id, (long long)fresh.bytes,
           (long long)fresh.blocks, (long long)whole.bytes, (long long)whole.blocks, (long long)clone.bytes,
           (long long)clone.blocks, (double)(clone.bytes - half.bytes) / HALF);
    ag_game_free(game);
}

/* ---- plies ---- */

/* Knights that go there and back; a draw by repetition would end that. */
static void shuffle(ag_game *game, int32_t plies)
{
    static const char *const turns[] = {"g1f3", "g8f6", "f3g1", "f6g8"};

    ag_game_set_automatic_draws(game, 0);
    while (ag_game_ply(game) < plies) {
        if (ag_game_play_text(game, turns[ag_game_ply(game) % 4], NULL, 0) != AG_OK) abort();
    }
}

static void print_plies(int32_t plies)
{
    const cost before = heap_now();
    ag_game *game = begun("chess");
    cost grown, clone;

    shuffle(game, plies);
    grown = since(before);
    clone = clone_cost(game);
    printf("| %d | %lld | %.1f | %lld | %.1f |\n", (int)plies, (long long)grown.bytes, (double)grown.bytes / plies,
           (long long)clone.bytes, (double)clone.bytes / plies);
    ag_game_free(game);
}

int main(int argc, char **argv)
{
    const char *what = argc == 2 ? argv[1] : "";

    if (strcmp(what, "games") == 0) {
        for (int32_t i = 0; i < ag_variant_count(); i++) print_game(ag_variant_id(ag_variant_at(i)));
    } else if (strcmp(what, "plies") == 0) {
        for (int32_t plies = 100; plies <= 100000; plies *= 10) print_plies(plies);
    } else {
        fprintf(stderr, "usage: bytes games|plies\n");
        return 2;
    }
    return 0;
}
