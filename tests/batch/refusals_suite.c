/* SPDX-License-Identifier: MIT
 * What a batch refuses: it says which game is at fault, and nothing has changed in any. */
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "singles.h"
#include "suite.h"

enum { GAMES = 5, BAD = 3, PLIES = 12, MARKED = 0xA5, NO_MOVE = 0x7FFFFFFF };

static ag_batch *new_batch(const ag_variant *variant, int32_t count, uint32_t flags)
{
    ag_batch *batch;

    expect_status(ag_batch_new(&batch, variant, count, 400, NULL, flags), AG_OK, NULL, "making a batch");
    return batch;
}

/* Some taps have been made in each game, and the last game is over. */
static ag_batch *half_made(const ag_variant *variant)
{
    ag_batch *batch = new_batch(variant, GAMES, 0);
    const int32_t actions = count_actions(variant);
    uint8_t *masks = malloc((size_t)(GAMES * actions));
    int32_t chosen[GAMES];

    ag_batch_playout(batch, 0, GAMES - 1, PLIES);
    ag_batch_playout(batch, GAMES - 1, 1, 400);
    ag_batch_masks(batch, 0, GAMES, masks, GAMES * actions);
    for (int32_t i = 0; i < GAMES; i++) {
        const uint8_t *const first = memchr(masks + i * actions, 1, (size_t)actions);
        chosen[i] = first != NULL ? (int32_t)(first - masks) - i * actions : AG_BATCH_PASS;
    }
    expect_status(ag_batch_act(batch, 0, GAMES, chosen, NULL), AG_OK, NULL, "acting");
    free(masks);
    return batch;
}

/* An action of each game that is possible (1 in the mask), or passing; and one that is not for the game at fault. */
static void choose_actions(const ag_batch *batch, int32_t at_fault, int32_t wrong, int32_t chosen[GAMES])
{
    const int32_t actions = count_actions(ag_batch_variant(batch));
    uint8_t *mask = malloc((size_t)actions);

    for (int32_t i = 0; i < GAMES; i++) {
        ag_batch_masks(batch, i, 1, mask, actions);
        const uint8_t *const first = memchr(mask, i == at_fault ? 0 : 1, (size_t)actions);
        chosen[i] = first != NULL ? (int32_t)(first - mask) : AG_BATCH_PASS;
    }
    if (wrong != AG_BATCH_PASS) chosen[at_fault] = wrong;
    free(mask);
}

static void expect_refused_action(ag_batch *batch, int32_t at_fault, int32_t wrong, int32_t status, const char *what)
{
    image *const before = image_of(batch, 0, GAMES);
    int32_t chosen[GAMES];
    int32_t at = -7;

    choose_actions(batch, at_fault, wrong, chosen);
    expect_status(ag_batch_act(batch, 0, GAMES, chosen, &at), status, ag_batch_game(batch, at_fault), what);
    expect_number(at, at_fault, NULL, what);
    expect_status(ag_batch_act(batch, 0, GAMES, chosen, NULL), status, NULL, what);
    expect_same(image_of(batch, 0, GAMES), before, what);
}

START_TEST(a_bad_action_is_refused_for_all_games)
{
    const ag_variant *variant = ag_variant_at(_i);
    ag_batch *batch = half_made(variant);
    const int32_t actions = count_actions(variant);

    for (int32_t at = 0; at < GAMES - 1; at++) {
        expect_refused_action(batch, at, AG_BATCH_PASS, AG_ERR_ILLEGAL, "an action that is 0 in the mask");
    }
    expect_refused_action(batch, BAD, actions, AG_ERR_ARGUMENT, "an action beyond the last");
    expect_refused_action(batch, BAD, -2, AG_ERR_ARGUMENT, "a negative action");
    expect_refused_action(batch, BAD, INT32_MIN, AG_ERR_ARGUMENT, "the least action");
    expect_refused_action(batch, BAD, INT32_MAX, AG_ERR_ARGUMENT, "the largest action");
    expect_refused_action(batch, GAMES - 1, 0, AG_ERR_FINISHED, "an action in a game that is over");
    ag_batch_free(batch);
}
END_TEST

static void expect_refused_move(ag_batch *batch, int32_t at_fault, ag_move wrong, int32_t status, const char *what)
{
    image *const before = image_of(batch, 0, GAMES);
    ag_move chosen[GAMES];
    int32_t at = -7;

    for (int32_t i = 0; i < GAMES; i++) {
        chosen[i] = 0;
        if (i != at_fault) ag_game_moves(ag_batch_game(batch, i), &chosen[i], 1);
    }
    chosen[at_fault] = wrong;
    expect_status(ag_batch_play(batch, 0, GAMES, chosen, &at), status, ag_batch_game(batch, at_fault), what);
    expect_number(at, at_fault, NULL, what);
    expect_status(ag_batch_play(batch, 0, GAMES, chosen, NULL), status, NULL, what);
    expect_same(image_of(batch, 0, GAMES), before, what);
}

START_TEST(a_bad_move_is_refused_for_all_games)
{
    ag_batch *batch = half_made(ag_variant_at(_i));

    for (int32_t at = 0; at < GAMES - 1; at++) {
        expect_refused_move(batch, at, NO_MOVE, AG_ERR_ILLEGAL, "a number that is no move");
    }
    expect_refused_move(batch, GAMES - 1, 1, AG_ERR_FINISHED, "a move in a game that is over");
    ag_batch_free(batch);
}
END_TEST

/* A tap on the other side's piece, and a player's tap while a roll is due. */
START_TEST(whose_turn_it_is_not_cannot_act)
{
    ag_batch *chess = new_batch(ag_variant_find("chess"), 1, 0);
    ag_batch *tensei = new_batch(ag_variant_find("tensei"), 1, 0);
    const int32_t e7 = action_of(ag_variant_find("chess"), ag_variant_square_find(ag_variant_find("chess"), "e7"));
    const int32_t e5 = action_of(ag_variant_find("tensei"), ag_variant_square_find(ag_variant_find("tensei"), "e5"));
    int32_t at = 0;
    uint8_t turn;

    ck_assert_int_eq(ag_batch_act(chess, 0, 1, &e7, &at), AG_ERR_ILLEGAL);
    ck_assert_int_eq(at, 0);
    ck_assert_int_eq(ag_batch_playout(tensei, 0, 1, 1), AG_OK);
    ag_batch_turns(tensei, 0, 1, &turn, 1);
    ck_assert_int_eq(turn, AG_CHANCE);
    ck_assert_int_eq(ag_batch_act(tensei, 0, 1, &e5, &at), AG_ERR_ILLEGAL);
    ag_batch_free(chess);
    ag_batch_free(tensei);
}
END_TEST

/* ---- arguments ---- */

START_TEST(ranges_that_are_not_in_the_batch_are_refused)
{
    static const int32_t ranges[][2] = {
        {-1, 1},        {0, -1},        {0, GAMES + 1},         {GAMES, 1},    {GAMES + 1, 0}, {1, GAMES},
        {INT32_MAX, 1}, {1, INT32_MAX}, {INT32_MAX, INT32_MAX}, {INT32_MIN, 1}};
    ag_batch *batch = half_made(ag_variant_find("rinne"));
    image *const before = image_of(batch, 0, GAMES);
    const int32_t actions[GAMES] = {-1, -1, -1, -1, -1};
    const ag_move moves[GAMES] = {0};
    uint8_t bytes[64];

    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++) {
        const int32_t first = ranges[i][0], count = ranges[i][1];
        int32_t at = 5;
        expect_status(ag_batch_act(batch, first, count, actions, &at), AG_ERR_ARGUMENT, NULL, "acting");
        expect_number(at, -1, NULL, "no game is at fault");
        expect_status(ag_batch_play(batch, first, count, moves, &at), AG_ERR_ARGUMENT, NULL, "playing");
        expect_status(ag_batch_playout(batch, first, count, 1), AG_ERR_ARGUMENT, NULL, "playing at random");
        expect_status(ag_batch_roll(batch, first, count), AG_ERR_ARGUMENT, NULL, "rolling");
        expect_status(ag_batch_reset(batch, first, count, NULL), AG_ERR_ARGUMENT, NULL, "beginning anew");
        expect_status(ag_batch_masks(batch, first, count, NULL, 0), AG_ERR_ARGUMENT, NULL, "masks");
        expect_status(ag_batch_turns(batch, first, count, bytes, 64), AG_ERR_ARGUMENT, NULL, "turns");
        expect_status(ag_batch_done(batch, first, count, bytes, 64), AG_ERR_ARGUMENT, NULL, "ends");
        expect_status(ag_batch_returns(batch, first, count, (int8_t *)bytes, 64), AG_ERR_ARGUMENT, NULL, "returns");
        expect_status(ag_batch_moves(batch, first, count, NULL, NULL, 0), AG_ERR_ARGUMENT, NULL, "moves");
    }
    expect_same(image_of(batch, 0, GAMES), before, "refusals");
    ag_batch_free(batch);
}
END_TEST

START_TEST(an_empty_range_is_a_range)
{
    ag_batch *batch = new_batch(ag_variant_find("rinne"), GAMES, 0);
    int32_t offsets[1] = {7};

    for (int32_t first = 0; first <= GAMES; first++) {
        ck_assert_int_eq(ag_batch_act(batch, first, 0, NULL, NULL), AG_OK);
        ck_assert_int_eq(ag_batch_play(batch, first, 0, NULL, NULL), AG_OK);
        ck_assert_int_eq(ag_batch_playout(batch, first, 0, 3), AG_OK);
        ck_assert_int_eq(ag_batch_masks(batch, first, 0, NULL, 0), 0);
        ck_assert_int_eq(ag_batch_moves(batch, first, 0, offsets, NULL, 0), 0);
        ck_assert_int_eq(offsets[0], 0);
    }
    ag_batch_free(batch);
}
END_TEST

START_TEST(steps_need_what_they_are_to_do)
{
    ag_batch *batch = new_batch(ag_variant_find("rinne"), GAMES, 0);
    int32_t at = 4;

    ck_assert_int_eq(ag_batch_act(batch, 0, 1, NULL, &at), AG_ERR_ARGUMENT);
    ck_assert_int_eq(at, -1);
    ck_assert_int_eq(ag_batch_play(batch, 0, 1, NULL, &at), AG_ERR_ARGUMENT);
    ck_assert_int_eq(ag_batch_playout(batch, 0, 1, -1), AG_ERR_ARGUMENT);
    ck_assert_int_eq(ag_game_ply(ag_batch_game(batch, 0)), 0);
    ag_batch_free(batch);
}
END_TEST

static bool is_untouched(const uint8_t *bytes, int32_t count)
{
    for (int32_t i = 0; i < count; i++) {
        if (bytes[i] != MARKED) return false;
    }
    return true;
}

typedef int32_t write_rows(const ag_batch *batch, int32_t first, int32_t count, uint8_t *buf, int32_t cap);

static int32_t write_returns(const ag_batch *batch, int32_t first, int32_t count, uint8_t *buf, int32_t cap)
{
    return ag_batch_returns(batch, first, count, (int8_t *)buf, cap);
}

START_TEST(buffers_that_are_too_small_are_refused_and_left_as_they_are)
{
    static write_rows *const writers[] = {ag_batch_masks, ag_batch_turns, ag_batch_done, write_returns};
    ag_batch *batch = half_made(ag_variant_at(_i));

    for (size_t i = 0; i < sizeof writers / sizeof *writers; i++) {
        const int32_t length = writers[i](batch, 1, 3, NULL, 0);
        uint8_t *const bytes = malloc((size_t)length + 1);
        memset(bytes, MARKED, (size_t)length + 1);
        expect_status(writers[i](batch, 1, 3, bytes, length - 1), AG_ERR_ARGUMENT, NULL, "one byte too few");
        expect_status(writers[i](batch, 1, 3, bytes, 0), AG_ERR_ARGUMENT, NULL, "no bytes");
        expect_status(writers[i](batch, 1, 3, bytes, -1), AG_ERR_ARGUMENT, NULL, "a negative capacity");
        expect_status(writers[i](batch, 1, 3, NULL, length), AG_ERR_ARGUMENT, NULL, "no buffer");
        expect_status(writers[i](NULL, 1, 3, bytes, length), AG_ERR_ARGUMENT, NULL, "no batch");
        expect(is_untouched(bytes, length), NULL, "something is written in spite of a refusal");
        expect_number(writers[i](batch, 1, 3, bytes, length + 1), length, NULL, "the length of all rows");
        expect(bytes[length] == MARKED, NULL, "more is written than there is");
        free(bytes);
    }
    ag_batch_free(batch);
}
END_TEST

START_TEST(moves_are_counted_beyond_the_capacity_and_not_written_there)
{
    ag_batch *batch = half_made(ag_variant_at(_i));
    const int32_t all = ag_batch_moves(batch, 0, GAMES, NULL, NULL, 0);
    ag_move *moves = malloc(((size_t)all + 1) * sizeof *moves);
    int32_t offsets[GAMES + 1];

    for (int32_t cap = all / 2; cap <= all; cap += all - all / 2) {
        memset(moves, MARKED, ((size_t)all + 1) * sizeof *moves);
        expect_number(ag_batch_moves(batch, 0, GAMES, offsets, moves, cap), all, NULL, "all moves");
        expect_number(offsets[GAMES], all, NULL, "the last offset");
        expect(is_untouched((const uint8_t *)(moves + cap), (all + 1 - cap) * 4), NULL, "moves beyond the capacity");
        for (int32_t i = 0; i < cap; i++) expect(moves[i] < 0x80000000u, NULL, "move %d is not written", (int)i);
    }
    expect_status(ag_batch_moves(batch, 0, GAMES, offsets, NULL, 1), AG_ERR_ARGUMENT, NULL, "no buffer");
    expect_status(ag_batch_moves(batch, 0, GAMES, offsets, moves, -1), AG_ERR_ARGUMENT, NULL, "a negative capacity");
    expect_status(ag_batch_moves(NULL, 0, GAMES, offsets, moves, all), AG_ERR_ARGUMENT, NULL, "no batch");
    free(moves);
    ag_batch_free(batch);
}
END_TEST

START_TEST(a_batch_needs_a_variant_games_plies_and_known_flags)
{
    const ag_variant *variant = ag_variant_find("rinne");
    static const int32_t counts[] = {0, -1, INT32_MIN, AG_BATCH_GAMES_MAX + 1, INT32_MAX};
    static const int32_t plies[] = {0, -1, INT32_MIN, AG_BATCH_PLIES_MAX + 1, INT32_MAX};
    ag_batch *batch;

    ck_assert_int_eq(ag_batch_new(NULL, variant, 1, 1, NULL, 0), AG_ERR_ARGUMENT);
    for (int32_t i = 0; i < 5; i++) {
        batch = (ag_batch *)&batch;
        ck_assert_int_eq(ag_batch_new(&batch, variant, counts[i], 1, NULL, 0), AG_ERR_ARGUMENT);
        ck_assert_ptr_null(batch);
        ck_assert_int_eq(ag_batch_new(&batch, variant, 1, plies[i], NULL, 0), AG_ERR_ARGUMENT);
        ck_assert_ptr_null(batch);
    }
    ck_assert_int_eq(ag_batch_new(&batch, NULL, 1, 1, NULL, 0), AG_ERR_ARGUMENT);
    ck_assert_int_eq(ag_batch_new(&batch, variant, 1, 1, NULL, 4), AG_ERR_ARGUMENT);
    ck_assert_int_eq(ag_batch_new(&batch, variant, 1, 1, NULL, UINT32_MAX), AG_ERR_ARGUMENT);
    ck_assert_ptr_null(batch);
    ck_assert_int_eq(ag_batch_new(&batch, variant, 1, AG_BATCH_PLIES_MAX, NULL, 0), AG_OK);
    ag_batch_free(batch);
}
END_TEST

START_TEST(no_batch_and_no_game_are_answered_as_the_header_says)
{
    ag_batch *batch = new_batch(ag_variant_find("rinne"), 2, 0);
    ag_game *other = new_game_of("chess", NULL);
    static const int32_t outside[] = {-1, 2, INT32_MIN, INT32_MAX};
    int32_t buf[4];

    ag_batch_free(NULL);
    ck_assert_ptr_null(ag_batch_variant(NULL));
    ck_assert_int_eq(ag_batch_count(NULL), AG_ERR_ARGUMENT);
    ck_assert_int_eq(ag_batch_max_plies(NULL), AG_ERR_ARGUMENT);
    ck_assert_uint_eq(ag_batch_flags(NULL), 0);
    ck_assert_ptr_null(ag_batch_game(NULL, 0));
    ck_assert_int_eq(ag_batch_taps(NULL, 0, buf, 4), AG_ERR_ARGUMENT);
    ck_assert_uint_eq(ag_batch_seed(NULL, 0), 0);
    ck_assert_int_eq(ag_batch_set_seed(NULL, 0, 1), AG_ERR_ARGUMENT);
    ck_assert_int_eq(ag_batch_set_game(NULL, 0, other), AG_ERR_ARGUMENT);
    ck_assert_int_eq(ag_batch_set_game(batch, 0, other), AG_ERR_ARGUMENT);
    ck_assert_int_eq(ag_batch_set_game(batch, 0, NULL), AG_ERR_ARGUMENT);
    ck_assert_int_eq(ag_batch_taps(batch, 0, NULL, 4), AG_ERR_ARGUMENT);
    ck_assert_int_eq(ag_batch_taps(batch, 0, buf, -1), AG_ERR_ARGUMENT);
    ck_assert_int_eq(ag_batch_taps(batch, 0, NULL, 0), 0);
    for (int32_t i = 0; i < 4; i++) {
        ck_assert_ptr_null(ag_batch_game(batch, outside[i]));
        ck_assert_int_eq(ag_batch_taps(batch, outside[i], buf, 4), AG_ERR_ARGUMENT);
        ck_assert_uint_eq(ag_batch_seed(batch, outside[i]), 0);
        ck_assert_int_eq(ag_batch_set_seed(batch, outside[i], 1), AG_ERR_ARGUMENT);
        ck_assert_int_eq(ag_batch_set_game(batch, outside[i], ag_batch_game(batch, 0)), AG_ERR_ARGUMENT);
    }
    ck_assert_int_eq(ag_batch_set_game(batch, 0, ag_batch_game(batch, 0)), AG_OK);
    ag_game_free(other);
    ag_batch_free(batch);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(a_bad_action_is_refused_for_all_games, a_bad_move_is_refused_for_all_games,
                                  buffers_that_are_too_small_are_refused_and_left_as_they_are,
                                  moves_are_counted_beyond_the_capacity_and_not_written_there));
    add_single(suite, TESTS(whose_turn_it_is_not_cannot_act, ranges_that_are_not_in_the_batch_are_refused,
                            an_empty_range_is_a_range, steps_need_what_they_are_to_do,
                            a_batch_needs_a_variant_games_plies_and_known_flags,
                            no_batch_and_no_game_are_answered_as_the_header_says));
}
