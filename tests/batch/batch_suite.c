/* SPDX-License-Identifier: MIT
 * A batch does with each of its games what the calls of abstractgames.h do with one, to the last byte that it writes.
 * AG_TEST_STEPS=n makes so many steps of each kind in every variant. */
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "singles.h"
#include "suite.h"

enum { GAMES = 7, STEPS = 50, MANY_PLIES = 400, FEW_PLIES = 30, FLAG_SETS = 4 };

static const uint64_t SEEDS[GAMES] = {11, 0, UINT64_MAX, 4, 77, 1u << 31, 6};

/* A batch, and the same games by themselves. */
typedef struct pair {
    ag_batch *batch;
    singles *games;
    uint64_t seed; /* of the test's own choices */
} pair;

static pair new_pair(const ag_variant *variant, int32_t max_plies, uint32_t flags)
{
    pair made = {.seed = flags + 1};

    expect_status(ag_batch_new(&made.batch, variant, GAMES, max_plies, SEEDS, flags), AG_OK, NULL, "making a batch");
    made.games = new_singles(variant, GAMES, max_plies, SEEDS, flags);
    expect_same_games(made.batch, made.games, "the beginning");
    return made;
}

static void free_pair(pair *made)
{
    ag_batch_free(made->batch);
    free_singles(made->games);
}

static int64_t steps(void)
{
    return setting("AG_TEST_STEPS", STEPS);
}

/* ---- steps ---- */

/* Now and then a game passes; one that is over has to. */
static bool passes(pair *of, const single *one)
{
    return is_over(one) || draw_below(&of->seed, 8) == 0;
}

static void act(pair *of)
{
    int32_t actions[GAMES];

    for (int32_t i = 0; i < GAMES; i++) {
        single *const one = &of->games->games[i];
        actions[i] = passes(of, one) ? AG_BATCH_PASS : some_action(one, &of->seed);
        act_in(of->games, one, actions[i]);
    }
    expect_status(ag_batch_act(of->batch, 0, GAMES, actions, NULL), AG_OK, NULL, "acting");
    expect_same_games(of->batch, of->games, "acting");
}

static void play(pair *of)
{
    ag_move moves[GAMES];

    for (int32_t i = 0; i < GAMES; i++) {
        single *const one = &of->games->games[i];
        moves[i] = passes(of, one) ? 0 : some_move_of(one, &of->seed);
        play_in(of->games, one, moves[i]);
    }
    expect_status(ag_batch_play(of->batch, 0, GAMES, moves, NULL), AG_OK, NULL, "playing");
    expect_same_games(of->batch, of->games, "playing");
}

static void play_out(pair *of)
{
    const int32_t plies = (int32_t)draw_below(&of->seed, 12);

    for (int32_t i = 0; i < GAMES; i++) play_out_in(of->games, &of->games->games[i], plies);
    expect_status(ag_batch_playout(of->batch, 0, GAMES, plies), AG_OK, NULL, "playing at random");
    expect_same_games(of->batch, of->games, "playing at random");
}

static void roll(pair *of)
{
    for (int32_t i = 0; i < GAMES; i++) roll_in(of->games, &of->games->games[i]);
    expect_status(ag_batch_roll(of->batch, 0, GAMES), AG_OK, NULL, "rolling");
    expect_same_games(of->batch, of->games, "rolling");
}

/* What is over begins anew: that is what the batch itself says is over. */
static void reset_ended(pair *of)
{
    uint8_t which[GAMES];

    for (int32_t i = 0; i < GAMES; i++) {
        if (of->games->games[i].done != 0) renew(of->games, &of->games->games[i]);
    }
    ag_batch_done(of->batch, 0, GAMES, which, GAMES);
    expect_status(ag_batch_reset(of->batch, 0, GAMES, which), AG_OK, NULL, "beginning anew");
    expect_same_games(of->batch, of->games, "beginning anew");
}

typedef void step(pair *of);

static void make_steps(int32_t variant, int32_t max_plies, step *const kinds[], uint32_t kind_count)
{
    for (uint32_t flags = 0; flags < FLAG_SETS; flags++) {
        pair of = new_pair(ag_variant_at(variant), max_plies, flags);
        for (int64_t i = 0; i < steps(); i++) {
            kinds[draw_below(&of.seed, kind_count)](&of);
            if (draw_below(&of.seed, 10) == 0) reset_ended(&of);
        }
        free_pair(&of);
    }
}

START_TEST(actions_are_taps_one_after_the_other)
{
    step *const kinds[] = {act, act, roll};
    make_steps(_i, MANY_PLIES, kinds, 3);
}
END_TEST

START_TEST(moves_are_played_as_they_are_in_one_game)
{
    step *const kinds[] = {play, play, roll};
    make_steps(_i, MANY_PLIES, kinds, 3);
}
END_TEST

START_TEST(random_games_are_those_of_playouts)
{
    step *const kinds[] = {play_out};
    make_steps(_i, MANY_PLIES, kinds, 1);
}
END_TEST

START_TEST(all_kinds_of_steps_go_together_and_long_games_are_cut_off)
{
    step *const kinds[] = {act, act, act, play, play_out, roll};
    make_steps(_i, FEW_PLIES, kinds, 6);
}
END_TEST

/* ---- ends ---- */

START_TEST(a_game_of_max_plies_is_a_draw_by_adjudication)
{
    const ag_variant *variant = ag_variant_find("chess");
    ag_batch *batch;
    uint8_t done[2];
    int8_t returns[4];
    uint8_t turns[2];

    ck_assert_int_eq(ag_batch_new(&batch, variant, 2, 3, NULL, 0), AG_OK);
    ck_assert_int_eq(ag_batch_playout(batch, 0, 1, 100), AG_OK);
    ck_assert_int_eq(ag_batch_playout(batch, 1, 1, 2), AG_OK);
    ag_batch_done(batch, 0, 2, done, 2);
    ag_batch_returns(batch, 0, 2, returns, 4);
    ag_batch_turns(batch, 0, 2, turns, 2);
    ck_assert(done[0] == AG_BATCH_CUT_OFF && done[1] == 0);
    ck_assert(returns[0] == 0 && returns[1] == 0);
    ck_assert(turns[0] == AG_NOBODY && turns[1] == AG_WHITE);
    ck_assert_int_eq(ag_game_ply(ag_batch_game(batch, 0)), 3);
    ck_assert_int_eq(ag_game_reason(ag_batch_game(batch, 0)), AG_REASON_ADJUDICATION);
    ag_batch_free(batch);
}
END_TEST

/* Plays moves given as texts, in the only game of a batch. */
static void play_texts(ag_batch *batch, const char *const texts[])
{
    for (; *texts != NULL; texts++) {
        const ag_move move = find_move(ag_batch_game(batch, 0), *texts);
        ck_assert_int_eq(ag_batch_play(batch, 0, 1, &move, NULL), AG_OK);
    }
}

static ag_batch *mated(uint32_t flags)
{
    static const char *const texts[] = {"f2f3", "e7e5", "g2g4", "d8h4", NULL};
    ag_batch *batch;

    ck_assert_int_eq(ag_batch_new(&batch, ag_variant_find("chess"), 1, 100, NULL, flags), AG_OK);
    play_texts(batch, texts);
    return batch;
}

static void expect_end(const ag_batch *batch, uint8_t done, int8_t white, int8_t black, uint8_t turn, int32_t ply)
{
    uint8_t seen[2];
    int8_t returns[2];

    ag_batch_done(batch, 0, 1, seen, 1);
    ag_batch_turns(batch, 0, 1, seen + 1, 1);
    ag_batch_returns(batch, 0, 1, returns, 2);
    ck_assert_int_eq(seen[0], done);
    ck_assert_int_eq(seen[1], turn);
    ck_assert_int_eq(returns[AG_WHITE], white);
    ck_assert_int_eq(returns[AG_BLACK], black);
    ck_assert_int_eq(ag_game_ply(ag_batch_game(batch, 0)), ply);
}

START_TEST(who_wins_has_1_and_who_loses_minus_1)
{
    ag_batch *batch = mated(0);
    const ag_move none = 0;

    expect_end(batch, AG_BATCH_ENDED, -1, 1, AG_NOBODY, 4);
    ck_assert_int_eq(ag_batch_play(batch, 0, 1, &none, NULL), AG_OK);
    expect_end(batch, AG_BATCH_ENDED, -1, 1, AG_NOBODY, 4);
    ck_assert_int_eq(ag_batch_reset(batch, 0, 1, NULL), AG_OK);
    expect_end(batch, 0, 0, 0, AG_WHITE, 0);
    ag_batch_free(batch);
}
END_TEST

START_TEST(with_autoreset_the_end_is_told_once_and_the_new_game_stands_there)
{
    ag_batch *batch = mated(AG_BATCH_AUTORESET);
    const int32_t pass = AG_BATCH_PASS;

    expect_end(batch, AG_BATCH_ENDED, -1, 1, AG_WHITE, 0);
    ck_assert_int_eq(ag_batch_act(batch, 0, 1, &pass, NULL), AG_OK);
    expect_end(batch, 0, 0, 0, AG_WHITE, 0);
    ag_batch_free(batch);
}
END_TEST

START_TEST(with_autoroll_it_is_never_the_dies_turn)
{
    ag_batch *batch;
    uint8_t turn;

    ck_assert_int_eq(ag_batch_new(&batch, ag_variant_find("tensei"), 1, 400, NULL, AG_BATCH_AUTOROLL), AG_OK);
    for (int32_t i = 0; i < 60; i++) {
        ck_assert_int_eq(ag_batch_playout(batch, 0, 1, 1), AG_OK);
        ag_batch_turns(batch, 0, 1, &turn, 1);
        ck_assert_int_ne(turn, AG_CHANCE);
    }
    ck_assert_int_gt(ag_game_ply(ag_batch_game(batch, 0)), 60);
    ag_batch_free(batch);
}
END_TEST

/* ---- games put into a batch ---- */

START_TEST(a_game_that_is_put_in_goes_on_and_begins_where_it_began)
{
    const char *position = "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1";
    const char *const texts[] = {"f6f7", "h8h7", "g5g7", NULL};
    ag_game *game = new_game_of("chess", position);
    ag_batch *batch;

    ck_assert_int_eq(ag_batch_new(&batch, ag_variant_find("chess"), 1, 9, NULL, AG_BATCH_AUTORESET), AG_OK);
    ck_assert_int_eq(ag_batch_set_game(batch, 0, game), AG_OK);
    expect_end(batch, 0, 0, 0, AG_WHITE, 0);
    play_texts(batch, texts);
    expect_end(batch, AG_BATCH_ENDED, 1, -1, AG_WHITE, 0);
    ck_assert_int_eq(ag_game_same_position(ag_batch_game(batch, 0), game), 1);
    ag_game_free(game);
    ag_batch_free(batch);
}
END_TEST

START_TEST(a_finished_game_can_be_put_in_and_is_not_begun_for_ever)
{
    ag_game *game = new_game_of("chess", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1");
    ag_batch *batch;

    ck_assert_int_eq(ag_batch_new(&batch, ag_variant_find("chess"), 1, 9, NULL, AG_BATCH_AUTORESET), AG_OK);
    ck_assert_int_eq(ag_batch_set_game(batch, 0, game), AG_OK);
    ck_assert_int_eq(ag_batch_playout(batch, 0, 1, 5), AG_OK);
    expect_end(batch, AG_BATCH_ENDED, 1, -1, AG_NOBODY, 0);
    ag_game_free(game);
    ag_batch_free(batch);
}
END_TEST

START_TEST(a_game_that_has_all_its_plies_is_cut_off_when_it_is_put_in)
{
    ag_game *game = new_game_of("rinne", NULL);
    ag_batch *batch;
    uint64_t seed = 1;

    ck_assert_int_eq(ag_game_playout(game, &seed, 6), 6);
    ck_assert_int_eq(ag_batch_new(&batch, ag_variant_find("rinne"), 1, 6, NULL, 0), AG_OK);
    ck_assert_int_eq(ag_batch_set_game(batch, 0, game), AG_OK);
    expect_end(batch, AG_BATCH_CUT_OFF, 0, 0, AG_NOBODY, 6);
    ck_assert_int_eq(ag_game_playout(game, &seed, 1), 1);
    ck_assert_int_eq(ag_batch_set_game(batch, 0, game), AG_ERR_ARGUMENT);
    expect_end(batch, AG_BATCH_CUT_OFF, 0, 0, AG_NOBODY, 6);
    ag_game_free(game);
    ag_batch_free(batch);
}
END_TEST

/* ---- what is kept of a batch ---- */

/* The games of a batch, put into another one with the states of their generators. */
START_TEST(a_batch_made_of_the_games_and_seeds_of_another_has_the_same_future)
{
    const ag_variant *variant = ag_variant_at(_i);
    ag_batch *one, *other;

    ck_assert_int_eq(ag_batch_new(&one, variant, GAMES, 60, SEEDS, AG_BATCH_AUTORESET), AG_OK);
    ck_assert_int_eq(ag_batch_new(&other, variant, GAMES, 60, NULL, AG_BATCH_AUTORESET), AG_OK);
    ck_assert_int_eq(ag_batch_playout(one, 0, GAMES, 25), AG_OK);
    for (int32_t i = 0; i < GAMES; i++) {
        ck_assert_int_eq(ag_batch_set_game(other, i, ag_batch_game(one, i)), AG_OK);
        ck_assert_int_eq(ag_batch_set_seed(other, i, ag_batch_seed(one, i)), AG_OK);
    }
    ck_assert_int_eq(ag_batch_playout(one, 0, GAMES, 50), AG_OK);
    ck_assert_int_eq(ag_batch_playout(other, 0, GAMES, 50), AG_OK);
    expect_same(image_of(one, 0, GAMES), image_of(other, 0, GAMES), "going on");
    ag_batch_free(one);
    ag_batch_free(other);
}
END_TEST

START_TEST(a_batch_says_what_it_was_made_with)
{
    const ag_variant *variant = ag_variant_find("tensor");
    ag_batch *batch;

    ck_assert_int_eq(ag_batch_new(&batch, variant, 3, 17, NULL, AG_BATCH_AUTOROLL), AG_OK);
    ck_assert_ptr_eq(ag_batch_variant(batch), variant);
    ck_assert_int_eq(ag_batch_count(batch), 3);
    ck_assert_int_eq(ag_batch_max_plies(batch), 17);
    ck_assert_uint_eq(ag_batch_flags(batch), AG_BATCH_AUTOROLL);
    for (int32_t i = 0; i < 3; i++) ck_assert_uint_eq(ag_batch_seed(batch, i), (uint64_t)i);
    ag_batch_free(batch);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(actions_are_taps_one_after_the_other, moves_are_played_as_they_are_in_one_game,
                                  random_games_are_those_of_playouts,
                                  all_kinds_of_steps_go_together_and_long_games_are_cut_off,
                                  a_batch_made_of_the_games_and_seeds_of_another_has_the_same_future));
    add_single(suite,
               TESTS(a_game_of_max_plies_is_a_draw_by_adjudication, who_wins_has_1_and_who_loses_minus_1,
                     with_autoreset_the_end_is_told_once_and_the_new_game_stands_there,
                     with_autoroll_it_is_never_the_dies_turn, a_game_that_is_put_in_goes_on_and_begins_where_it_began,
                     a_finished_game_can_be_put_in_and_is_not_begun_for_ever,
                     a_game_that_has_all_its_plies_is_cut_off_when_it_is_put_in, a_batch_says_what_it_was_made_with));
}
