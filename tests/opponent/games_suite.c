/* SPDX-License-Identifier: MIT
 * Whole games against a player who moves at random. AG_TEST_GAMES=n plays so many of each variant, AG_TEST_LEVEL=n at
 * another level than the strongest. */
#include "draw.h"
#include "expect.h"
#include "suite.h"
#include "think.h"

enum { PLIES_MOST = 400, SLICE = 5000 };

static void play_opponent(ag_opponent *opponent, ag_game *game)
{
    think(opponent, game, INT32_MAX, SLICE);
    expect_status(ag_game_play(game, ag_opponent_best(opponent)), AG_OK, game, "the best move");
}

/* The result of one game, the opponent having this colour. */
static int32_t play_game(const ag_variant *variant, uint64_t seed, int32_t colour)
{
    ag_game *game = new_game(variant, NULL);
    ag_opponent *opponent = new_opponent(variant, seed, (int32_t)setting("AG_TEST_LEVEL", AG_OPPONENT_LEVEL_MAX));

    while (ag_game_turn(game) != AG_NOBODY && ag_game_ply(game) < PLIES_MOST) {
        if (ag_game_turn(game) == colour) play_opponent(opponent, game);
        else expect_number(ag_game_playout(game, &seed, 1), 1, game, "a random move");
    }
    const int32_t result = ag_game_result(game);
    expect_about("%s, game %d with %s, %d plies", ag_variant_id(variant), (int)seed,
                 colour == AG_WHITE ? "White" : "Black", (int)ag_game_ply(game));
    ag_opponent_free(opponent);
    ag_game_free(game);
    return result;
}

/* With dice the best player loses now and then. */
START_TEST(it_beats_a_player_who_moves_at_random)
{
    const ag_variant *variant = ag_variant_at(_i);
    const int64_t games = setting("AG_TEST_GAMES", 4);
    int64_t won = 0;

    for (int64_t i = 0; i < games; i++) {
        const int32_t colour = i % 2 == 0 ? AG_WHITE : AG_BLACK;
        const int32_t result = play_game(variant, (uint64_t)(i + 1), colour);
        const bool is_won = result == (colour == AG_WHITE ? AG_WHITE_WINS : AG_BLACK_WINS);
        expect(is_won || ag_variant_has_chance(variant), NULL, "the result is %s", ag_result_text(result));
        won += is_won;
    }
    expect(won * 100 >= games * 95 || won >= games - 1, NULL, "%s: %d of %d games are won", ag_variant_id(variant),
           (int)won, (int)games);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(it_beats_a_player_who_moves_at_random));
}
