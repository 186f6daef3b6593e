/* SPDX-License-Identifier: MIT
 * A move picked at random (agi_rules.pick) is the one that the list of moves has in the place drawn, and leaves the seed
 * where the draw does: for every processor, in the positions of the tables and behind their moves, in random games and in
 * meaningless positions. */
#include <inttypes.h>
#include <stdlib.h>

#include "defaults.h"
#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "positions.h"
#include "suite.h"

enum { BEHIND_MAX = 8, GAMES = 6, PLACES_MAX = 6, ALL_PLACES_MAX = 1000, SETS = 2000 };

static uint64_t places_seed;
static int64_t picked;

/* ---- the generator backwards ---- */

static uint64_t unshift(uint64_t z, int by)
{
    uint64_t before = z;

    for (int done = by; done < 64; done += by) before = z ^ before >> by;
    return before;
}

/* A seed whose next draw below n is this number; the factors are the inverses of the generator's. */
static uint64_t seed_that_draws(uint32_t number, uint32_t n)
{
    const uint64_t x = (((uint64_t)number << 32) + (UINT64_C(1) << 31)) / n;
    uint64_t z = unshift(x << 32, 31);
    uint64_t other;

    z = unshift(z * UINT64_C(0x319642B2D24D8EC3), 27);
    z = unshift(z * UINT64_C(0x96DE1B173F119089), 30);
    z -= UINT64_C(0x9E3779B97F4A7C15);
    other = z;
    ck_assert_uint_eq(draw_below(&other, n), number);
    return z;
}

/* ---- what should be picked ---- */

/* The moves of a position, or the outcomes of its roll, and how many numbers can be drawn. */
typedef struct choice {
    ag_move *moves;
    uint32_t count;
    uint32_t numbers;
} choice;

static int32_t weight_of(const ag_game *game, ag_move move)
{
    return game->now->roll_due ? game->rules->chance_weight(game->variant, game->now, move) : 1;
}

static choice list_choice(const ag_game *game)
{
    choice all = {.count = (uint32_t)agi_count_listed(game->variant, game->now)};
    agi_moves list = {.cap = all.count};

    list.buf = all.moves = malloc(((size_t)all.count + 1) * sizeof *all.moves);
    ck_assert_ptr_nonnull(all.moves);
    game->rules->moves(game->variant, game->now, &list);
    for (uint32_t i = 0; i < all.count; i++) all.numbers += (uint32_t)weight_of(game, all.moves[i]);
    return all;
}

/* The first at which the sum of the weights exceeds the number. */
static ag_move move_of_number(const ag_game *game, const choice *all, uint32_t number)
{
    uint32_t place = 0;
    uint32_t sum = (uint32_t)weight_of(game, all->moves[0]);

    while (sum <= number) sum += (uint32_t)weight_of(game, all->moves[++place]);
    return all->moves[place];
}

/* ---- what is picked ---- */

/* By each function that picks for this processor, and by what the core has instead of one. */
static void expect_pick(const ag_game *game, uint64_t seed, ag_move should_be, uint64_t should_leave)
{
    for (int cpu = -1; cpu <= (int)agi_best_cpu(); cpu++) {
        agi_pick_rule *pick = cpu < 0 ? agi_pick_listed : game->rules->pick[cpu];
        uint64_t left = seed;
        if (!pick) continue;
        expect_number(pick(game->variant, game->now, &left), should_be, game, "the move picked");
        expect(left == should_leave, game, "the seed is another behind the pick");
        picked++;
    }
}

static void expect_number_picked(const ag_game *game, const choice *all, uint32_t number)
{
    const uint64_t seed = seed_that_draws(number, all->numbers);
    uint64_t left = seed;

    draw_below(&left, all->numbers);
    expect_pick(game, seed, move_of_number(game, all, number), left);
}

/* The first place, the last and some between them. */
static void expect_some_places(const ag_game *game)
{
    choice all = list_choice(game);

    if (all.count == 0) {
        expect_pick(game, places_seed, 0, places_seed);
    } else {
        expect_number_picked(game, &all, 0);
        expect_number_picked(game, &all, all.numbers - 1);
        for (int i = 2; i < PLACES_MAX; i++) expect_number_picked(game, &all, draw_below(&places_seed, all.numbers));
    }
    free(all.moves);
}

static void expect_all_places(const ag_game *game)
{
    choice all = list_choice(game);

    for (uint32_t i = 0; i < all.numbers && all.numbers <= ALL_PLACES_MAX; i++) expect_number_picked(game, &all, i);
    free(all.moves);
}

/* From here the first draw is 0, which is drawn again below every number that is no power of two. */
static void expect_second_draw(const ag_game *game)
{
    const uint64_t draws_zero = UINT64_C(0xF8364607E9C949BD);
    choice all = list_choice(game);
    uint64_t left = draws_zero;

    if (all.count > 0) {
        const uint32_t number = draw_below(&left, all.numbers);
        expect_pick(game, draws_zero, move_of_number(game, &all, number), left);
    }
    free(all.moves);
}

/* Sets of few members and of many. */
START_TEST(the_members_of_a_set_are_found_by_their_numbers)
{
    uint64_t seed = 8;

    for (int i = 0; i < SETS; i++) {
        uint64_t set = (uint64_t)draw(&seed) << 32 | draw(&seed);
        uint32_t number = 0;

        if (i % 4 == 1) set &= (uint64_t)draw(&seed) << 32 | draw(&seed);
        if (i % 4 == 2) set |= (uint64_t)draw(&seed) << 32 | draw(&seed);
        if (i % 4 == 3) set = i == 3 ? UINT64_MAX : UINT64_C(1) << draw_below(&seed, 64);
        for (uint32_t bit = 0; bit < 64; bit++) {
            if ((set >> bit & 1) != 0) ck_assert_uint_eq(agi_nth_bit(set, number++), bit);
        }
    }
}
END_TEST

START_TEST(picks_are_those_of_the_list_in_tables)
{
    picked = 0;
    each_table_position(ag_variant_at(_i), BEHIND_MAX, expect_some_places);
    expect(picked > 1000, NULL, "%" PRId64 " moves picked", picked);
}
END_TEST

START_TEST(picks_are_those_of_the_list_in_random_games)
{
    each_position_of_games(ag_variant_at(_i), GAMES, expect_some_places);
    each_position_of_games(ag_variant_at(_i), 1, expect_second_draw);
}
END_TEST

START_TEST(every_place_of_the_list_can_be_picked)
{
    picked = 0;
    each_position_of_games(ag_variant_at(_i), 1, expect_all_places);
    expect(picked > 100, NULL, "%" PRId64 " moves picked", picked);
}
END_TEST

START_TEST(picks_are_those_of_the_list_in_meaningless_positions)
{
    each_meaningless_position(ag_variant_at(_i), 4 * GAMES, expect_some_places);
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite, TESTS(the_members_of_a_set_are_found_by_their_numbers));
    add_for_variants(suite, TESTS(picks_are_those_of_the_list_in_tables, picks_are_those_of_the_list_in_random_games,
                                  every_place_of_the_list_can_be_picked,
                                  picks_are_those_of_the_list_in_meaningless_positions));
}
