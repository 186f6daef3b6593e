/* SPDX-License-Identifier: MIT
 * The rulings of doc/rules/tensor.md, one test or more each. Rulings 1, 2, 6, 27 and 28 decide nothing that could be
 * otherwise on a given board.
 *
 * A test gives a position and turns one ruling round. The reference then answers differently, by what the test names,
 * and the library answers as ruled. */
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "suite.h"
#include "tensor_answers.h"

static const reference_switches AS_RULED;

enum { POSITIONS_MAX = 24 };

/* What is answered only as ruled, or only with the switch turned, is named; NULL: nothing is. */
static void expect_ruling(const char *position, const reference_switches *turned, const char *only_as_ruled,
                          const char *only_turned)
{
    ag_game *game = new_game_of("tensor", position);
    answer library = answer_in_coordinates(game);
    answer as_ruled = answer_of_reference(position, &AS_RULED);
    answer otherwise = answer_of_reference(position, turned);

    expect_ruling_decides(game, &library, &as_ruled, &otherwise, only_as_ruled, only_turned);
    free_answer(&otherwise);
    free_answer(&as_ruled);
    free_answer(&library);
    ag_game_free(game);
}

/* ---- castling ---- */

START_TEST(ruling_3_the_king_castles_to_the_second_or_third_square_from_the_edge)
{
    static const char position[] = "4k5/10/10/10/10/10/4PPPP2/R4K3R w KQ - 0 1";
    const reference_switches turned = {.castling_counts_from_the_border = true};

    expect_ruling(position, &turned, "f1h1", "f1j1");
    expect_ruling(position, &turned, "f1c1", "f1a1");
}
END_TEST

START_TEST(ruling_4_own_beasts_may_stand_between_king_and_rook)
{
    expect_ruling("4k5/10/10/10/10/10/4PPPP2/R4KT2R w K - 0 1", &(reference_switches){.beasts_block_castling = true},
                  "f1i1", NULL);
}
END_TEST

START_TEST(ruling_4_enemy_beasts_bar_castling)
{
    expect_ruling("4k5/9p/10/10/10/10/4PPPP2/R4Kt2R w K - 0 1",
                  &(reference_switches){.enemy_beasts_let_castling_pass = true}, NULL, "f1i1");
}
END_TEST

START_TEST(ruling_5_a_beast_on_a_crossed_square_does_not_shield_it)
{
    expect_ruling("4k1r3/10/10/10/10/10/4PP1P2/R4KT2R w K - 0 1",
                  &(reference_switches){.beasts_shield_crossed_squares = true}, NULL, "f1i1");
}
END_TEST

START_TEST(ruling_5_the_king_does_not_castle_out_of_check)
{
    expect_ruling("4k5/5r4/10/10/10/10/4P1PP2/R4K3R w KQ - 0 1", &(reference_switches){.castling_out_of_check = true},
                  NULL, "f1i1");
}
END_TEST

START_TEST(ruling_5_the_king_does_not_castle_over_an_attacked_square)
{
    expect_ruling("4k1r3/10/10/10/10/10/4PP1P2/R4K3R w KQ - 0 1",
                  &(reference_switches){.castling_over_attacked_squares = true}, NULL, "f1i1");
}
END_TEST

/* ---- promotion ---- */

START_TEST(ruling_7_a_pawn_may_become_a_beast)
{
    expect_ruling("4k5/9P/10/10/10/10/10/5K4 w - - 0 1", &(reference_switches){.no_promotion_to_beasts = true},
                  "j7j8=T", NULL);
}
END_TEST

START_TEST(ruling_7_a_pawn_must_become_something)
{
    expect_ruling("4k5/9P/10/10/10/10/10/5K4 w - - 0 1", &(reference_switches){.promotion_is_optional = true}, NULL,
                  "j7j8");
}
END_TEST

/* ---- the beast ---- */

START_TEST(ruling_8_a_step_never_captures)
{
    expect_ruling("4k5/9p/10/3t6/3T6/10/10/5K4 w - - 0 1", &(reference_switches){.steps_capture = true}, NULL, "d4d5");
}
END_TEST

START_TEST(ruling_8_a_leap_never_lands_on_a_piece)
{
    expect_ruling("4k5/9p/3t6/3p6/3T6/10/10/5K4 w - - 0 1", &(reference_switches){.leaps_land_on_beasts = true}, NULL,
                  "d4d6xd6");
}
END_TEST

START_TEST(ruling_9_kings_are_leapt_over)
{
    const reference_switches turned = {.kings_are_not_leapt_over = true};

    expect_ruling("4k5/9p/10/10/10/10/4TK4/10 w - - 0 1", &turned, "e2g2", NULL);
    expect_ruling("4kT4/9P/10/10/10/10/10/5K4 w - - 0 1", &turned, "f8d8", NULL);
}
END_TEST

START_TEST(ruling_10_only_one_piece_is_leapt_over)
{
    expect_ruling("4k5/10/3p6/3p6/3T6/10/10/5K4 w - - 0 1", &(reference_switches){.leaps_go_over_rows = true}, NULL,
                  "d4d7");
}
END_TEST

START_TEST(ruling_11_a_beast_leapt_over_may_be_taken_on_the_way_back)
{
    expect_ruling("4k5/9p/10/3t6/3T6/10/10/5K4 w - - 0 1", &(reference_switches){.beasts_are_leapt_over_once = true},
                  "d4d4xd5", NULL);
}
END_TEST

/* Over the beast's square a chain might come back, if it were still there: no outcome shows it, but the taps do. */
START_TEST(ruling_11_a_beast_taken_is_gone_at_once)
{
    static const char position[] = "4k5/9p/10/3t6/3T6/10/10/5K4 w - - 0 1";
    const reference_position read = reference_read(position);
    const reference_switches turned = {.taken_beasts_stay_to_the_end = true};
    ag_game *game = new_game_of("tensor", position);
    const int32_t d4 = 33;
    const int32_t d6 = 53;
    const int32_t beast = AG_TAP_CHOICE + ag_piece_make(6, AG_BLACK);
    const int32_t taking[] = {d4, d6, beast};
    const int32_t leaving[] = {d4, d6, AG_TAP_CHOICE};
    int32_t next[TAPS_ROOM];
    bool as_ruled[REFERENCE_SQUARES] = {false};
    bool otherwise[REFERENCE_SQUARES] = {false};

    reference_second_leaps(&read, d4, d6, true, &AS_RULED, as_ruled);
    reference_second_leaps(&read, d4, d6, true, &turned, otherwise);
    expect(!as_ruled[d4] && otherwise[d4], game, "the ruling decides nothing here");
    expect_number(ag_game_next_taps(game, taking, 3, next, TAPS_ROOM), 0, game, "the taps offered after taking");
    expect_number(ag_game_next_taps(game, leaving, 3, next, TAPS_ROOM), 2, game, "the taps offered after leaving");
    expect_number(next[0], d4, game, "the first tap after leaving");
    ag_game_free(game);
}
END_TEST

START_TEST(ruling_12_a_chain_ends_at_home_only_if_its_last_leap_takes)
{
    expect_ruling("4k5/9p/10/10/2p7/1P1t6/1TP7/5K4 w - - 0 1", &(reference_switches){.home_after_any_capture = true},
                  NULL, "b2b2xd3");
}
END_TEST

START_TEST(ruling_12_a_chain_may_pass_its_first_square)
{
    expect_ruling("4k5/9p/10/3t6/2PT6/10/10/5K4 w - - 0 1", &(reference_switches){.home_is_not_passed = true},
                  "d4b4xd5", NULL);
}
END_TEST

START_TEST(ruling_13_a_chain_keeps_to_straight_or_to_diagonal_leaps)
{
    expect_ruling("4k5/9p/10/3p6/10/2p7/1T8/5K4 w - - 0 1", &(reference_switches){.chains_mix_directions = true}, NULL,
                  "b2d6");
}
END_TEST

/* ---- passing through ---- */

START_TEST(ruling_14_any_number_of_own_beasts_is_passed_through)
{
    expect_ruling("9k/9p/10/10/R1T1T3p1/10/10/5K4 w - - 0 1",
                  &(reference_switches){.one_beast_is_passed_at_most = true}, "a4i4", NULL);
}
END_TEST

START_TEST(ruling_14_passing_through_may_end_in_a_capture)
{
    expect_ruling("4k5/9p/10/10/R1T4p2/10/10/5K4 w - - 0 1", &(reference_switches){.no_capture_behind_beasts = true},
                  "a4h4", NULL);
}
END_TEST

START_TEST(ruling_14_enemy_beasts_are_walls)
{
    expect_ruling("4k5/9p/10/10/R1t4p2/10/10/5K4 w - - 0 1", &(reference_switches){.enemy_beasts_are_passed = true},
                  NULL, "a4h4");
}
END_TEST

START_TEST(ruling_15_a_pawn_passes_through_a_beast_by_its_double_step)
{
    expect_ruling("4k5/9p/10/10/10/3T6/3P6/5K4 w - - 0 1", &(reference_switches){.pawns_pass_no_beasts = true}, "d2d4",
                  NULL);
}
END_TEST

START_TEST(ruling_15_a_pawn_does_not_pass_through_and_capture)
{
    expect_ruling("4k5/9p/10/10/3n6/3T6/3P6/5K4 w - - 0 1", &(reference_switches){.pawns_capture_behind_beasts = true},
                  NULL, "d2d4");
}
END_TEST

/* The reference with the switch turned has the square d3 in the position after d2d4. */
START_TEST(ruling_16_there_is_no_en_passant_behind_a_beast)
{
    static const char position[] = "4k5/9p/10/10/2p7/3T6/3P6/5K4 w - - 0 1";
    ag_game *game = new_game_of("tensor", position);

    expect_ruling(position, &(reference_switches){.en_passant_behind_beasts = true}, NULL, NULL);
    play_all(game, "d2d4");
    expect_text(position_text(game).bytes, "4k5/9p/10/10/2pP6/3T6/10/5K4 b - - 0 1", game, "the position");
    ag_game_free(game);
}
END_TEST

/* ---- ricochet ---- */

START_TEST(ruling_17_a_ricochet_turns_at_a_right_angle)
{
    expect_ruling("9k/9p/10/10/Q2T6/10/10/5K4 w - - 0 1", &(reference_switches){.ricochets_at_half_turns = true}, NULL,
                  "a4b2");
}
END_TEST

START_TEST(ruling_18_beasts_are_passed_through_before_and_after_the_turn)
{
    const reference_switches turned = {.no_pass_through_in_ricochets = true};

    expect_ruling("4k5/9p/10/10/10/10/10/RT1T1K4 w - - 0 1", &turned, "a1d4", NULL);
    expect_ruling("4k5/9p/10/3p6/10/3T6/10/R2T1K4 w - - 0 1", &turned, "a1d5", NULL);
}
END_TEST

START_TEST(ruling_18_a_move_has_one_ricochet)
{
    expect_ruling("4k5/9p/10/10/3T3T2/10/10/3R1K4 w - - 0 1", &(reference_switches){.two_ricochets = true}, NULL,
                  "d1h1");
}
END_TEST

START_TEST(ruling_18_ricochet_and_propelling_are_not_combined)
{
    const reference_switches turned = {.ricochets_propel = true};

    expect_ruling("9k/9p/10/3T6/10/10/R2T6/5K4 w - - 0 1", &turned, NULL, "a2d5:d8");
    expect_ruling("9k/9p/10/10/3T6/5T4/3N6/5K4 w - - 0 1", &turned, NULL, "d2d4:e6");
}
END_TEST

START_TEST(ruling_19_a_ricochet_may_capture)
{
    expect_ruling("4k5/9p/10/10/R2T6/10/3p6/5K4 w - - 0 1", &(reference_switches){.ricochets_do_not_capture = true},
                  "a4d2", NULL);
}
END_TEST

/* The rook on a2 checks the king on d5 by way of d2. */
START_TEST(ruling_19_a_ricochet_gives_check)
{
    expect_ruling("10/9p/10/3k6/10/4P5/R2T6/5K4 b - - 0 1", &(reference_switches){.ricochets_do_not_capture = true},
                  NULL, "j7j6");
}
END_TEST

START_TEST(ruling_20_a_knight_does_not_come_back_to_where_it_started)
{
    expect_ruling("4k5/9p/10/10/3T6/5N4/10/5K4 w - - 0 1", &(reference_switches){.knights_come_back = true}, NULL,
                  "f3f3");
}
END_TEST

/* ---- propelling ---- */

START_TEST(ruling_21_a_propelled_beast_captures_nothing)
{
    expect_ruling("4k5/9p/10/10/R2T2t3/10/10/5K4 w - - 0 1", &(reference_switches){.propelled_beasts_capture = true},
                  NULL, "a4d4:g4");
}
END_TEST

START_TEST(ruling_21_enemy_beasts_stop_a_propelled_beast)
{
    expect_ruling("4k5/9p/10/10/R2T2t3/10/10/5K4 w - - 0 1", &(reference_switches){.propelled_beasts_pass_walls = true},
                  NULL, "a4d4:h4");
}
END_TEST

START_TEST(ruling_21_a_propelled_beast_passes_through_own_beasts)
{
    expect_ruling("4k5/9p/10/10/R2T1T4/10/10/5K4 w - - 0 1",
                  &(reference_switches){.propelled_beasts_pass_nothing = true}, "a4d4:g4", NULL);
}
END_TEST

START_TEST(ruling_22_a_propelled_beast_may_cross_the_square_the_piece_came_from)
{
    const reference_switches turned = {.vacated_squares_are_barred = true};

    expect_ruling("9k/9p/10/10/2R1T5/10/10/5K4 w - - 0 1", &turned, "c4e4:a4", NULL);
    expect_ruling("9k/9p/10/10/2R1T5/10/10/5K4 w - - 0 1", &turned, "c4e4:c4", NULL);
}
END_TEST

START_TEST(ruling_23_beasts_are_passed_through_on_the_way_to_the_propelled_one)
{
    expect_ruling("9k/9p/10/10/R1T1T5/10/10/5K4 w - - 0 1",
                  &(reference_switches){.no_pass_through_before_propelling = true}, "a4e4:e7", NULL);
}
END_TEST

START_TEST(ruling_24_a_double_step_does_not_propel)
{
    expect_ruling("4k5/9p/10/10/3T6/10/3P6/5K4 w - - 0 1", &(reference_switches){.pawns_propel_by_double_steps = true},
                  NULL, "d2d4:d5");
}
END_TEST

START_TEST(ruling_25_a_pawn_propels_from_its_second_rank_only)
{
    expect_ruling("4k5/9p/10/3T6/3P6/10/10/5K4 w - - 0 1", &(reference_switches){.pawns_propel_from_any_rank = true},
                  NULL, "d4d5:d6");
}
END_TEST

/* ---- draws ---- */

START_TEST(ruling_26_kings_and_beasts_alone_are_a_draw)
{
    static const char position[] = "4k5/10/10/3t6/3T6/10/10/5K4 w - - 0 1";

    expect_ruling(position, &(reference_switches){.beasts_are_material = true}, "draw dead material", "ongoing none");
    expect_ruling(position, &(reference_switches){.material_is_always_sufficient = true}, NULL, "d4d4xd5");
}
END_TEST

START_TEST(ruling_26_the_clock_restarts_when_a_beast_is_taken)
{
    static const char position[] = "4k5/9p/10/3t6/3T6/10/10/5K4 w - - 7 9";
    ag_game *game = new_game_of("tensor", position);

    expect_ruling(position, &(reference_switches){.beasts_taken_do_not_count = true}, NULL, NULL);
    play_all(game, "d4d6xd5");
    expect_number(ag_game_quiet_plies(game), 0, game, "the clock after a beast is taken");
    ag_game_free(game);
}
END_TEST

/* Plays moves, and has the reference judge all positions on the way: as ruled, and with the switch turned. */
static void expect_game_ruling(const char *position, const char *moves, const reference_switches *turned,
                               const char *as_ruled, const char *otherwise)
{
    ag_game *game = new_game_of("tensor", position);
    text met[POSITIONS_MAX];
    const char *positions[POSITIONS_MAX];
    size_t count = 0;

    play_all(game, moves);
    const int32_t plies = ag_game_ply(game);
    ag_game *back = clone_of(game);
    for (int32_t ply = 0; ply <= plies; ply++) {
        ag_game_assign(back, game);
        ag_game_rewind(back, ply);
        met[count] = position_text(back);
        positions[count] = met[count].bytes;
        count++;
    }
    answer library = answer_in_coordinates(game);
    expect_text(library.status, as_ruled, game, "the library's status");
    free_answer(&library);
    expect_text(reference_judge_game(positions, count, &AS_RULED), as_ruled, game, "the reference's status");
    expect_text(reference_judge_game(positions, count, turned), otherwise, game, "the status with the switch turned");
    ag_game_free(back);
    ag_game_free(game);
}

START_TEST(ruling_26_the_fifth_occurrence_is_a_draw)
{
    expect_game_ruling("4k5/9p/10/10/10/10/10/1N3K4 w - - 0 1",
                       "b1c3 e8e7 c3b1 e7e8 b1c3 e8e7 c3b1 e7e8 b1c3 e8e7 c3b1 e7e8 b1c3 e8e7 c3b1 e7e8",
                       &(reference_switches){.repetition_is_ignored = true}, "draw repetition", "ongoing none");
}
END_TEST

START_TEST(ruling_26_a_hundred_and_fifty_quiet_plies_are_a_draw)
{
    expect_game_ruling("4k5/9p/10/10/10/10/10/1N3K4 w - - 149 90", "b1c3",
                       &(reference_switches){.clock_is_ignored = true}, "draw move count", "ongoing none");
}
END_TEST

START_TEST(ruling_26_a_third_occurrence_and_a_hundred_quiet_plies_only_allow_a_claim)
{
    const reference_switches turned = {.draws_need_no_claim = true};

    expect_game_ruling("4k5/9p/10/10/10/10/10/1N3K4 w - - 0 1", "b1c3 e8e7 c3b1 e7e8 b1c3 e8e7 c3b1 e7e8", &turned,
                       "ongoing none", "draw repetition");
    expect_game_ruling("4k5/9p/10/10/10/10/10/1N3K4 w - - 99 90", "b1c3", &turned, "ongoing none", "draw move count");
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(
        suite,
        TESTS(ruling_3_the_king_castles_to_the_second_or_third_square_from_the_edge,
              ruling_4_own_beasts_may_stand_between_king_and_rook, ruling_4_enemy_beasts_bar_castling,
              ruling_5_a_beast_on_a_crossed_square_does_not_shield_it, ruling_5_the_king_does_not_castle_out_of_check,
              ruling_5_the_king_does_not_castle_over_an_attacked_square, ruling_7_a_pawn_may_become_a_beast,
              ruling_7_a_pawn_must_become_something, ruling_8_a_step_never_captures,
              ruling_8_a_leap_never_lands_on_a_piece, ruling_9_kings_are_leapt_over,
              ruling_10_only_one_piece_is_leapt_over, ruling_11_a_beast_leapt_over_may_be_taken_on_the_way_back,
              ruling_11_a_beast_taken_is_gone_at_once, ruling_12_a_chain_ends_at_home_only_if_its_last_leap_takes,
              ruling_12_a_chain_may_pass_its_first_square, ruling_13_a_chain_keeps_to_straight_or_to_diagonal_leaps,
              ruling_14_any_number_of_own_beasts_is_passed_through, ruling_14_passing_through_may_end_in_a_capture,
              ruling_14_enemy_beasts_are_walls, ruling_15_a_pawn_passes_through_a_beast_by_its_double_step,
              ruling_15_a_pawn_does_not_pass_through_and_capture, ruling_16_there_is_no_en_passant_behind_a_beast,
              ruling_17_a_ricochet_turns_at_a_right_angle,
              ruling_18_beasts_are_passed_through_before_and_after_the_turn, ruling_18_a_move_has_one_ricochet,
              ruling_18_ricochet_and_propelling_are_not_combined, ruling_19_a_ricochet_may_capture,
              ruling_19_a_ricochet_gives_check, ruling_20_a_knight_does_not_come_back_to_where_it_started,
              ruling_21_a_propelled_beast_captures_nothing, ruling_21_enemy_beasts_stop_a_propelled_beast,
              ruling_21_a_propelled_beast_passes_through_own_beasts,
              ruling_22_a_propelled_beast_may_cross_the_square_the_piece_came_from,
              ruling_23_beasts_are_passed_through_on_the_way_to_the_propelled_one,
              ruling_24_a_double_step_does_not_propel, ruling_25_a_pawn_propels_from_its_second_rank_only,
              ruling_26_kings_and_beasts_alone_are_a_draw, ruling_26_the_clock_restarts_when_a_beast_is_taken,
              ruling_26_the_fifth_occurrence_is_a_draw, ruling_26_a_hundred_and_fifty_quiet_plies_are_a_draw,
              ruling_26_a_third_occurrence_and_a_hundred_quiet_plies_only_allow_a_claim));
}
