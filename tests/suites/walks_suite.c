/* SPDX-License-Identifier: MIT
 * Random games with every property at every position. AG_TEST_GAMES is how many of each variant; the long set plays
 * hundreds. */
#include <inttypes.h>
#include <stdio.h>

#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "properties.h"
#include "suite.h"

enum { POSITIONS_MAX = 150 /* of a game */ };

/* Plays a game, now and then again from a position met before; returns the number of positions met. */
static int64_t walk(const ag_variant *variant, uint64_t seed)
{
    const int64_t every = setting("AG_TEST_EVERY", 1);
    ag_game *game = new_game(variant, NULL);
    int64_t met = 0;

    do {
        if (met % every == 0) all_properties_hold(game);
        if (draw_below(&seed, 20) == 0)
            ag_game_rewind(game, (int32_t)draw_below(&seed, (uint32_t)ag_game_ply(game) + 1));
        met++;
    } while (met < POSITIONS_MAX && ag_game_playout(game, &seed, 1) == 1);
    ag_game_free(game);
    return met;
}

START_TEST(random_games_have_every_property)
{
    const int64_t games = setting("AG_TEST_GAMES", 1);
    int64_t met = 0;

    for (int64_t i = 0; i < games; i++) {
        expect_about("game %" PRId64, i);
        met += walk(ag_variant_at(_i), (uint64_t)i * 7919 + 1);
    }
    printf("%s: %" PRId64 " games with %" PRId64 " positions\n", ag_variant_id(ag_variant_at(_i)), games, met);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(random_games_have_every_property));
}
