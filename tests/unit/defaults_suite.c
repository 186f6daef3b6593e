/* SPDX-License-Identifier: MIT
 * A game that leaves out what is optional (lib/core/rules.h) is answered as one that gives it; one whose positions have
 * no room is refused. */
#include "rules.h"

#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "suite.h"

enum { PLIES = 300, DEPTH = 3, NUMBERS = 1 << 12 };

/* A variant without what it may leave out. */
typedef struct bare {
    ag_variant variant;
    agi_rules rules;
} bare;

static void make_bare(bare *made, const char *id)
{
    made->variant = *ag_variant_find(id);
    made->rules = *made->variant.rules;
    memset(made->rules.count, 0, sizeof made->rules.count);
    memset(made->rules.count_replies, 0, sizeof made->rules.count_replies);
    memset(made->rules.pick, 0, sizeof made->rules.pick);
    made->rules.has_move = NULL;
    made->rules.is_legal = NULL;
    made->rules.board = NULL;
    made->rules.found_traits = 0;
    made->rules.moves_with = NULL;
    made->variant.rules = &made->rules;
    made->variant.start = NULL;
    made->variant.repeat_first = 0;
    made->variant.repeat_step = 0;
}

static void expect_same_numbers(const ag_game *game, const ag_game *full)
{
    for (ag_move number = 0; number < NUMBERS; number++) {
        expect_number(ag_game_is_legal(game, number), ag_game_is_legal(full, number), full, "is_legal");
    }
}

static void expect_same_answers(const ag_game *game, const ag_game *full)
{
    const int32_t count = ag_game_moves(game, NULL, 0);

    uint8_t bytes[SQUARES_ROOM] = {0};
    uint8_t full_bytes[SQUARES_ROOM] = {0};

    ag_game_board_bytes(game, bytes, SQUARES_ROOM);
    ag_game_board_bytes(full, full_bytes, SQUARES_ROOM);
    expect(memcmp(bytes, full_bytes, sizeof bytes) == 0, full, "the board is another");
    expect_number(count, ag_game_moves(full, NULL, 0), full, "the number of moves");
    for (uint32_t trait = 1; trait <= AG_MOVE_PROPELS; trait *= 2) {
        expect_number(ag_game_moves_with(game, trait, NULL, 0), ag_game_moves_with(full, trait, NULL, 0), full,
                      "the number of moves with a trait");
    }
    expect_number(ag_game_result(game), ag_game_result(full), full, "the result");
    expect_number(ag_game_repetitions(game), ag_game_repetitions(full), full, "the repetitions");
    expect_number((int64_t)ag_game_perft(game, 1), (int64_t)ag_game_perft(full, 1), full, "perft 1");
}

START_TEST(what_is_left_out_changes_no_answer)
{
    static const char *const ids[] = {"rinne", "tensei", "chess", "sentai", "tensor", "diaballik"};
    uint64_t seed = 11;
    ag_game *game;
    bare left;

    make_bare(&left, ids[_i]);
    ck_assert_int_eq(ag_game_new(&game, &left.variant, NULL, NULL, 0), AG_OK);
    ag_game *full = new_game_of(ids[_i], NULL);
    expect_number((int64_t)ag_game_perft(game, DEPTH), (int64_t)ag_game_perft(full, DEPTH), full, "perft");
    expect_same_numbers(game, full);
    for (int i = 0; i < PLIES && ag_game_playout(full, &seed, 1) == 1; i++) {
        const ag_move move = ag_game_move_at(full, ag_game_ply(full) - 1);
        expect_status(ag_game_play(game, move), AG_OK, full, "playing without is_legal");
        expect_same_answers(game, full);
    }
    ag_game_free(full);
    ag_game_free(game);
}
END_TEST

START_TEST(what_is_left_out_changes_no_random_game)
{
    uint64_t seed = 12;
    uint64_t full_seed = 12;
    ag_game *game;
    bare left;

    make_bare(&left, ag_variant_id(ag_variant_at(_i)));
    ck_assert_int_eq(ag_game_new(&game, &left.variant, NULL, NULL, 0), AG_OK);
    ag_game *full = new_game(ag_variant_at(_i), NULL);
    expect_number(ag_game_playout(game, &seed, PLIES), ag_game_playout(full, &full_seed, PLIES), full, "the plies");
    expect(seed == full_seed, full, "the seed is another");
    expect_text(position_text(game).bytes, position_text(full).bytes, full, "the position");
    ag_game_free(full);
    ag_game_free(game);
}
END_TEST

/* Knights that go out and home again: each position of a round stands on the board once more. */
START_TEST(repetitions_are_found_without_their_distances)
{
    static const int32_t distances[][2] = {{0, 0}, {4, 0}, {0, 2}, {-3, -1}};
    static const char *const round[] = {"g1f3", "g8f6", "f3g1", "f6g8"};
    ag_game *game;
    bare left;

    make_bare(&left, "chess");
    left.variant.repeat_first = distances[_i][0];
    left.variant.repeat_step = distances[_i][1];
    ck_assert_int_eq(ag_game_new(&game, &left.variant, NULL, NULL, 0), AG_OK);
    for (int32_t ply = 0; ply < 12; ply++) {
        expect_status(ag_game_play_text(game, round[ply % 4], NULL, 0), AG_OK, game, "a knight's move");
        expect_number(ag_game_repetitions(game), 1 + (ply + 1) / 4, game, "the repetitions");
    }
    expect_number(ag_game_claimable_draw(game), AG_REASON_CLAIMED_REPETITION, game, "the draw that can be claimed");
    ag_game_free(game);
}
END_TEST

START_TEST(nothing_is_attacked_where_attacks_are_left_out)
{
    ag_game *game;
    bare left;

    make_bare(&left, "chess");
    left.rules.attacked = NULL;
    ck_assert_int_eq(ag_game_new(&game, &left.variant, NULL, NULL, 0), AG_OK);
    for (int32_t square = 0; square < 64; square++) {
        expect_number(ag_game_attacked(game, square, AG_WHITE), 0, game, "attacked");
    }
    ag_game_free(game);
}
END_TEST

/* Larger than the room for one, no room for what every position begins with, and not laid out one behind the other. */
START_TEST(positions_without_room_are_refused)
{
    static const int32_t sizes[] = {AGI_POSITION_BYTES + 8, 1 << 20, 0, -8, (int32_t)sizeof(agi_position) - 8,
                                    AGI_POSITION_BYTES - 4};
    const char *start = ag_variant_start_position(ag_variant_find("rinne"));
    uint32_t problems = 1;
    char why[20] = "untouched";
    bare left;

    make_bare(&left, "rinne");
    left.rules.position_bytes = sizes[_i];
    ag_game *game = new_game_of("rinne", NULL);
    ag_game *const other = game;
    ck_assert_int_eq(ag_game_new(&game, &left.variant, NULL, why, sizeof why), AG_ERR_ARGUMENT);
    ck_assert_ptr_null(game);
    ck_assert_str_eq(why, "");
    ck_assert_int_eq(ag_position_problems(&left.variant, start, &problems, NULL, NULL, 0), AG_ERR_ARGUMENT);
    ck_assert_uint_eq(problems, 0);
    ag_game_free(other);
}
END_TEST

START_TEST(a_variant_without_rules_is_refused)
{
    ag_variant empty = *ag_variant_find("rinne");
    ag_game *game;

    empty.rules = NULL;
    ck_assert_int_eq(ag_game_new(&game, &empty, NULL, NULL, 0), AG_ERR_ARGUMENT);
    ck_assert_ptr_null(game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_looped(suite, 6, TESTS(what_is_left_out_changes_no_answer, positions_without_room_are_refused));
    add_for_variants(suite, TESTS(what_is_left_out_changes_no_random_game));
    add_looped(suite, 4, TESTS(repetitions_are_found_without_their_distances));
    add_single(suite, TESTS(nothing_is_attacked_where_attacks_are_left_out, a_variant_without_rules_is_refused));
}
