/* SPDX-License-Identifier: MIT
 * Rolls and random games, against the generator the header specifies (draw.c is a second writing of it). */
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"

enum { GAMES = 50, PLIES_MAX = 300, DRAWS = 20000, OUTCOMES_MAX = 64, PARTS_MAX = 64 };

static table *pinned;

/* The outcome the header specifies: the first whose weights added up exceed the number drawn below the total. */
static ag_move specified_roll(const ag_game *game, uint64_t *seed)
{
    move_list list = list_moves(game);
    const uint32_t drawn = draw_below(seed, (uint32_t)ag_game_chance_total(game));
    uint32_t sum = 0;
    ag_move outcome = 0;

    for (int32_t i = 0; i < list.count && outcome == 0; i++) {
        sum += (uint32_t)ag_game_chance_weight(game, list.moves[i]);
        if (sum > drawn) outcome = list.moves[i];
    }
    free_moves(&list);
    return outcome;
}

/* The move of a random game. */
static ag_move specified_move(const ag_game *game, uint64_t *seed)
{
    if (ag_game_turn(game) == AG_CHANCE) return specified_roll(game, seed);

    move_list list = list_moves(game);
    const ag_move move = list.moves[draw_below(seed, (uint32_t)list.count)];
    free_moves(&list);
    return move;
}

START_TEST(the_generator_is_splitmix64)
{
    /* The first outputs from 1234567, as published with the generator. */
    static const uint64_t published[] = {UINT64_C(6457827717110365317), UINT64_C(3203168211198807973),
                                         UINT64_C(9817491932198370423)};
    uint64_t seed = 1234567;

    for (size_t i = 0; i < sizeof published / sizeof published[0]; i++) {
        ck_assert_uint_eq(draw(&seed), (uint32_t)(published[i] >> 32));
    }
}
END_TEST

/* From here the first draw is 0, which is drawn again below every number that is no power of two. */
static const uint64_t DRAWS_ZERO = UINT64_C(0xF8364607E9C949BD);

START_TEST(an_unfair_draw_is_made_again)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = DRAWS_ZERO;
    uint64_t other_seed = DRAWS_ZERO;

    ck_assert_uint_eq(draw(&seed), 0);
    seed = DRAWS_ZERO;
    const ag_move should_be = specified_move(game, &other_seed);
    expect_number(ag_game_playout(game, &seed, 1), 1, game, "the plies of a random game");
    expect_number(ag_game_move_at(game, 0), should_be, game, "the move drawn");
    expect(seed == other_seed, game, "the seed is another");
    ag_game_free(game);
}
END_TEST

START_TEST(random_games_are_those_specified)
{
    const uint64_t games = 1 + GAMES / (uint64_t)setting("AG_TEST_EVERY", 1);

    for (uint64_t start = 0; start < games; start++) {
        ag_game *game = new_game(ag_variant_at(_i), NULL);
        ag_game *same = new_game(ag_variant_at(_i), NULL);
        uint64_t seed = start * UINT64_C(0x123456789ABCDEF);
        uint64_t other_seed = seed;
        int32_t plies = 0;

        for (; plies < PLIES_MAX && ag_game_result(same) == AG_ONGOING; plies++) {
            ag_game_play(same, specified_move(same, &other_seed));
        }
        expect_number(ag_game_playout(game, &seed, PLIES_MAX), plies, game, "the plies of a random game");
        expect(seed == other_seed, game, "the seed is another");
        snapshot should_be = take_snapshot(same);
        expect_unchanged(game, &should_be, "a random game");
        for (int32_t ply = 0; ply < plies; ply++) {
            expect_number(ag_game_move_at(game, ply), ag_game_move_at(same, ply), game, "a move of a random game");
        }
        free_snapshot(&should_be);
        ag_game_free(same);
        ag_game_free(game);
    }
}
END_TEST

/* The same games in every version: data/random pins them. */
static void play_pinned(int row)
{
    ag_game *game = new_game(table_variant(pinned, row), table_optional(pinned, row, "position"));
    uint64_t seed = strtoull(table_cell(pinned, row, "seed"), NULL, 16);
    const int32_t plies = (int32_t)table_number(pinned, row, "plies");
    char hash[17];

    expect_number(ag_game_playout(game, &seed, plies), table_number(pinned, row, "played"), game, "the plies");
    expect(seed == strtoull(table_cell(pinned, row, "seed after"), NULL, 16), game, "the seed is another");
    ag_game_hash_text(game, hash, (int32_t)sizeof hash);
    expect_text(hash, table_cell(pinned, row, "hash"), game, "the hash");
    ag_game_free(game);
}

START_TEST(random_games_are_those_of_the_table)
{
    table_each(pinned, ag_variant_at(_i), play_pinned);
}
END_TEST

START_TEST(random_games_go_on_where_they_stopped)
{
    ag_game *whole = new_game(ag_variant_at(_i), NULL);
    ag_game *parts = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 5;
    uint64_t other_seed = 5;

    expect_number(ag_game_playout(parts, &other_seed, 0), 0, parts, "the plies of no game");
    expect_number((int64_t)other_seed, 5, parts, "the seed after no game");
    const int32_t plies = ag_game_playout(whole, &seed, 30);
    int32_t played = 0;
    while (played < plies) played += ag_game_playout(parts, &other_seed, played + 7 <= plies ? 7 : plies - played);
    expect_text(position_text(parts).bytes, position_text(whole).bytes, whole, "the position");
    expect(seed == other_seed, whole, "the seed is another");
    ag_game_free(parts);
    ag_game_free(whole);
}
END_TEST

/* A random game until a roll is due. */
static ag_game *game_with_roll(const ag_variant *variant)
{
    ag_game *game = new_game(variant, NULL);
    uint64_t seed = 3;

    for (int i = 0; i < 100 && ag_game_turn(game) != AG_CHANCE; i++) ag_game_playout(game, &seed, 1);
    expect(ag_game_turn(game) == AG_CHANCE, game, "no roll is ever due");
    return game;
}

START_TEST(rolls_are_those_specified)
{
    if (ag_variant_has_chance(ag_variant_at(_i)) == 0) return;

    ag_game *game = game_with_roll(ag_variant_at(_i));
    for (uint64_t start = 0; start < 2000; start++) {
        uint64_t seed = start == 0 ? DRAWS_ZERO : start << (start % 50);
        uint64_t other_seed = seed;
        const ag_move outcome = specified_roll(game, &other_seed);
        expect_number(ag_game_roll(game, &seed), outcome, game, "the outcome");
        expect(seed == other_seed, game, "the seed is another");
    }
    ag_game_free(game);
}
END_TEST

/* Five standard deviations: a fair die fails once in a million tests, and this one always throws the same. */
static void expect_share(const ag_game *game, int64_t times, int64_t draws, double share)
{
    const double deviation = sqrt((double)draws * share * (1 - share));
    const double off = fabs((double)times - (double)draws * share);
    expect(off <= 5 * deviation + 1, game, "%" PRId64 " of %" PRId64 " for a share of %f", times, draws, share);
}

START_TEST(outcomes_come_as_often_as_their_weights)
{
    if (ag_variant_has_chance(ag_variant_at(_i)) == 0) return;

    ag_game *game = game_with_roll(ag_variant_at(_i));
    move_list list = list_moves(game);
    int64_t times[OUTCOMES_MAX] = {0};
    uint64_t seed = 42;

    expect(list.count <= OUTCOMES_MAX, game, "a roll has %" PRId32 " outcomes", list.count);
    for (int32_t i = 0; i < DRAWS; i++) {
        const ag_move outcome = ag_game_roll(game, &seed);
        for (int32_t j = 0; j < list.count; j++) times[j] += list.moves[j] == outcome;
    }
    for (int32_t j = 0; j < list.count; j++) {
        const double weight = ag_game_chance_weight(game, list.moves[j]);
        expect_share(game, times[j], DRAWS, weight / ag_game_chance_total(game));
    }
    free_moves(&list);
    ag_game_free(game);
}
END_TEST

static int32_t place_in(const move_list *list, ag_move move)
{
    int32_t i = 0;
    while (i < list->count && list->moves[i] != move) i++;
    return i;
}

/* Each move alone where they are few, else parts of the list that are about as long. */
START_TEST(first_moves_of_random_games_are_equally_likely)
{
    const int64_t draws = DRAWS / setting("AG_TEST_EVERY", 1);
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    move_list list = list_moves(game);
    const int32_t parts = list.count < PARTS_MAX ? list.count : PARTS_MAX;
    int64_t times[PARTS_MAX] = {0};
    int32_t sizes[PARTS_MAX] = {0};
    uint64_t seed = 99;

    for (int32_t i = 0; i < list.count; i++) sizes[(int64_t)i * parts / list.count]++;
    for (int64_t i = 0; i < draws; i++) {
        ag_game_playout(game, &seed, 1);
        times[(int64_t)place_in(&list, ag_game_move_at(game, 0)) * parts / list.count]++;
        ag_game_rewind(game, 0);
    }
    for (int32_t i = 0; i < parts; i++) expect_share(game, times[i], draws, (double)sizes[i] / list.count);
    free_moves(&list);
    ag_game_free(game);
}
END_TEST

START_TEST(no_roll_is_made_when_none_is_due)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 11;

    expect_number(ag_game_roll(game, &seed), 0, game, "the outcome");
    expect_number((int64_t)seed, 11, game, "the seed");
    expect_number(ag_game_chance_total(game), 0, game, "the total of the weights");
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    pinned = table_read("random");
    add_single(suite, TESTS(the_generator_is_splitmix64));
    add_for_variants(suite, TESTS(an_unfair_draw_is_made_again, random_games_are_those_specified,
                                  random_games_are_those_of_the_table, random_games_go_on_where_they_stopped,
                                  first_moves_of_random_games_are_equally_likely, rolls_are_those_specified,
                                  outcomes_come_as_often_as_their_weights, no_roll_is_made_when_none_is_due));
}
