/* SPDX-License-Identifier: MIT
 * The rulings of doc/rules/diaballik.md, one test each. Rulings 1, 20 and 24 decide nothing that could be otherwise on
 * a given board.
 *
 * A test gives a position and turns one ruling round. The reference then answers differently, by what the test names,
 * and the library answers as ruled. */
#include <string.h>

#include "diaballik_answers.h"
#include "expect.h"
#include "suite.h"

static const reference_switches AS_RULED;

enum { POSITIONS_MAX = 16 };

/* The library's answer is the reference's as ruled, and with the switch turned that is another. A status or a turn's
 * text that is answered only as ruled, or only with the switch turned, is named; NULL: none is. */
static void expect_ruling(const char *variant, const char *position, const reference_switches *turned,
                          const char *only_as_ruled, const char *only_turned)
{
    ag_game *game = new_game_of(variant, position);
    answer library = answer_of_library(game);
    answer as_ruled = answer_of_reference(variant, position, &AS_RULED);
    answer otherwise = answer_of_reference(variant, position, turned);

    expect_ruling_decides(game, &library, &as_ruled, &otherwise, only_as_ruled, only_turned);
    free_answer(&otherwise);
    free_answer(&as_ruled);
    free_answer(&library);
    ag_game_free(game);
}

/* The same for the start position: the library's is the reference's as ruled. */
static void expect_start(const char *variant, const reference_switches *turned)
{
    const char *start = ag_variant_start_position(ag_variant_find(variant));
    const char *otherwise = reference_start(variant, turned);

    expect_text(start, reference_start(variant, &AS_RULED), NULL, "the start position");
    expect(strcmp(start, otherwise) != 0, NULL, "the start position does not depend on the ruling");
    ag_game *game = new_game_of(variant, NULL);
    answer library = answer_of_library(game);
    answer as_ruled = answer_of_reference(variant, start, &AS_RULED);
    answer turned_answer = answer_of_reference(variant, otherwise, &AS_RULED);
    expect_same_answer(game, &library, &as_ruled, "the library's first turns");
    expect(!same_answer(&as_ruled, &turned_answer), game, "the first turns do not depend on the ruling");
    free_answer(&turned_answer);
    free_answer(&as_ruled);
    free_answer(&library);
    ag_game_free(game);
}

static const char HOME[] = "ssscsss/7/7/7/7/7/SSSCSSS w";

START_TEST(ruling_2_own_stones_do_not_stop_a_pass)
{
    expect_ruling("diaballik", HOME, &(reference_switches){.own_stones_stop_passes = true}, "d1>a1", NULL);
}
END_TEST

START_TEST(ruling_3_passes_go_along_files_too)
{
    expect_ruling("diaballik", "ssscsss/7/7/3S3/7/7/SSSC1SS w", &(reference_switches){.no_passes_along_files = true},
                  "d1>d4", NULL);
}
END_TEST

START_TEST(ruling_4_shizukana_exchanges_the_stones_of_files_b_and_f)
{
    expect_start("sensei-shizukana", &(reference_switches){.outer_stones_start_forward = true});
}
END_TEST

START_TEST(ruling_5_diaballik_has_the_plain_start)
{
    expect_start("diaballik", &(reference_switches){.diaballik_starts_forward = true});
}
END_TEST

START_TEST(ruling_6_arashi_starts_with_all_stones_at_home)
{
    expect_start("sensei-arashi", &(reference_switches){.arashi_starts_forward = true});
}
END_TEST

/* No stone can move, so that doing nothing would be the only way to leave the board as it is. */
START_TEST(ruling_7_a_turn_has_at_least_one_action)
{
    expect_ruling("diaballik", "3c2s/7/7/7/sss4/SSSs3/SSSCs2 w", &(reference_switches){.empty_turns = true}, NULL, "");
}
END_TEST

START_TEST(ruling_7_actions_come_in_any_order)
{
    expect_ruling("diaballik", HOME, &(reference_switches){.passes_come_last = true}, "d1>c1,d1d2", NULL);
}
END_TEST

START_TEST(ruling_8_a_turn_may_leave_the_board_as_it_was)
{
    expect_ruling("diaballik", HOME, &(reference_switches){.no_returning_turns = true}, "a1a2,a2a1", NULL);
}
END_TEST

START_TEST(ruling_9_a_winning_pass_ends_the_turn)
{
    expect_ruling("diaballik", "sssSscs/s6/3C3/7/7/7/SSSSS2 w",
                  &(reference_switches){.turns_go_on_after_a_winning_pass = true}, NULL, "d5>d7,d5d6");
}
END_TEST

START_TEST(ruling_10_the_carrier_does_not_move)
{
    expect_ruling("diaballik", HOME, &(reference_switches){.carriers_move = true}, NULL, "d1d2");
}
END_TEST

START_TEST(ruling_10_the_former_carrier_moves)
{
    expect_ruling("diaballik", HOME, &(reference_switches){.former_carriers_stay = true}, "d1>c1,d1d2", NULL);
}
END_TEST

START_TEST(ruling_11_a_line_hangs_together_by_corners_too)
{
    expect_ruling("diaballik", "7/2c2s1/1s1ss1s/s3S1S/S6/7/1SC2SS b",
                  &(reference_switches){.lines_hang_by_sides_only = true}, "white unfair line", "ongoing none");
}
END_TEST

START_TEST(ruling_12_corners_are_no_contact)
{
    expect_ruling("diaballik", "7/S1S1S2/1s1s1s1/s1s1c1s/7/7/SC2S1S b",
                  &(reference_switches){.corners_are_contacts = true}, "ongoing none", "white unfair line");
}
END_TEST

START_TEST(ruling_13_contact_from_behind_counts)
{
    expect_ruling("diaballik", "7/7/S1S1S2/ssscsss/7/7/SC2S1S b", &(reference_switches){.contacts_in_front_only = true},
                  "white unfair line", "ongoing none");
}
END_TEST

/* After f5e5 White's line is closed, with contacts enough; after e5e4 it is open again. */
START_TEST(ruling_14_lines_are_judged_after_whole_turns)
{
    expect_ruling("diaballik", "1c5/s3s2/Ss3S1/1S1s3/1sSS1S1/6C/6s w",
                  &(reference_switches){.judged_after_each_action = true}, "f5e5,e5e4,g2>e4", NULL);
}
END_TEST

/* White has just moved, and Black's line is the one that is judged. */
START_TEST(ruling_14_lines_of_both_sides_are_judged)
{
    expect_ruling("diaballik", "7/2c2s1/1s1ss1s/s3S1S/S6/7/1SC2SS b",
                  &(reference_switches){.only_the_mover_is_judged = true}, "white unfair line", "ongoing none");
}
END_TEST

START_TEST(ruling_15_both_sides_guilty_is_a_draw)
{
    expect_ruling("diaballik", "7/7/3csss/sss4/SSSCSSS/7/7 w",
                  &(reference_switches){.both_guilty_is_won_by_the_mover = true}, "draw unfair line",
                  "black unfair line");
}
END_TEST

START_TEST(ruling_16_goal_comes_before_an_unfair_game)
{
    expect_ruling("diaballik", "6C/SSSSSS1/s1s1s2/7/s2c1ss/7/7 b", &(reference_switches){.unfair_before_goal = true},
                  "white goal", "black unfair line");
}
END_TEST

static const char LINE_WITH_PITS[] = "s2cs2/1s5/2#1#2/s1s1s2/SS#S#CS/6S/4S2 b";

START_TEST(ruling_17_pits_are_squares_of_the_barrier)
{
    expect_ruling("sensei-arashi-expert", LINE_WITH_PITS, &(reference_switches){.pits_are_no_barrier = true},
                  "black unfair line", "ongoing none");
}
END_TEST

START_TEST(ruling_17_stones_beside_pits_of_the_line_are_contacts)
{
    expect_ruling("sensei-arashi-expert", LINE_WITH_PITS, &(reference_switches){.pits_give_no_contact = true},
                  "black unfair line", "ongoing none");
}
END_TEST

/* The stones on b4 and b5 hang on to the line along rank 3; no line without a detour leads over b5. The stone on b6
 * touches only b5. */
START_TEST(ruling_18_the_whole_hanging_group_is_the_line)
{
    expect_ruling("sensei-arashi-expert", "s2cs1s/1s5/1S5/1S1s1s1/SS#S#CS/7/7 b",
                  &(reference_switches){.lines_without_spare_squares = true}, "black unfair line", "ongoing none");
}
END_TEST

START_TEST(ruling_19_nobody_is_guilty_of_a_layout_that_cuts_the_board)
{
    expect_ruling("sensei-arashi-expert", "7/7/ssscsss/#######/7/7/SSSCSSS w",
                  &(reference_switches){.pits_alone_make_guilty = true}, "ongoing none", "black unfair line");
}
END_TEST

START_TEST(ruling_21_the_character_passes_over_pits)
{
    expect_ruling("sensei-arashi-expert", "ssscsss/7/2#1#2/2S4/2#1#2/7/SSCS1SS w",
                  &(reference_switches){.pits_stop_passes = true}, "c1>c4", NULL);
}
END_TEST

START_TEST(ruling_21_stones_do_not_slide_over_pits)
{
    expect_ruling("sensei-arashi-expert", "ssscsss/7/2#1#2/2S4/2#1#2/7/SSCS1SS w",
                  &(reference_switches){.stones_slide_over_pits = true}, NULL, "c4c2");
}
END_TEST

START_TEST(ruling_22_a_side_without_an_action_has_lost)
{
    expect_ruling("diaballik", "3c2s/7/7/6C/sss4/SSSs3/SSSs3 w", &(reference_switches){.stuck_is_a_draw = true},
                  "black stuck", "draw stuck");
}
END_TEST

/* Both sides leave the board as it is, twice: the start stands on it for the third time. */
START_TEST(ruling_23_the_third_repetition_draws)
{
    static const char *const turns[] = {"a1a2,a2a1", "a7a6,a6a7", "a1a2,a2a1", "a7a6,a6a7"};
    const reference_switches turned = {.repetition_is_ignored = true};
    ag_game *game = new_game_of("diaballik", NULL);
    text stood[POSITIONS_MAX];
    const char *positions[POSITIONS_MAX];
    size_t count = 0;

    for (size_t i = 0;; i++) {
        stood[count] = position_text(game);
        positions[count] = stood[count].bytes;
        count++;
        const reference_status as_ruled = reference_judge_game("diaballik", positions, count, &AS_RULED);
        expect_text(status_of(game).bytes, as_ruled, game, "the library's status");
        if (i == sizeof turns / sizeof turns[0]) break;
        play_all(game, turns[i]);
    }
    expect_text(status_of(game).bytes, "draw repetition", game, "the status after four turns");
    expect_text(reference_judge_game("diaballik", positions, count, &turned), "ongoing none", game,
                "the other reading");
    ag_game_free(game);
}
END_TEST

START_TEST(ruling_25_of_two_characters_on_goal_that_of_the_side_not_to_move_has_won)
{
    expect_ruling("diaballik", "3C3/ssssss1/7/7/7/SSSSSS1/3c3 w",
                  &(reference_switches){.both_on_goal_is_won_by_the_mover = true}, "black goal", "white goal");
}
END_TEST

START_TEST(ruling_26_the_starting_row_is_a_line)
{
    expect_ruling("sensei-arashi", "sss1c2/7/7/7/7/s1s1s2/SSSCSSS b",
                  &(reference_switches){.home_rows_are_no_lines = true}, "black unfair line", "ongoing none");
}
END_TEST

START_TEST(ruling_27_the_forward_stones_of_shizukana_are_contacts)
{
    expect_ruling("sensei-shizukana", "1S3S1/ssscsss/3S3/7/7/7/S1SC2S b",
                  &(reference_switches){.far_home_rows_are_no_contacts = true}, "white unfair line", "ongoing none");
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite,
               TESTS(ruling_2_own_stones_do_not_stop_a_pass, ruling_3_passes_go_along_files_too,
                     ruling_4_shizukana_exchanges_the_stones_of_files_b_and_f, ruling_5_diaballik_has_the_plain_start,
                     ruling_6_arashi_starts_with_all_stones_at_home, ruling_7_a_turn_has_at_least_one_action,
                     ruling_7_actions_come_in_any_order, ruling_8_a_turn_may_leave_the_board_as_it_was,
                     ruling_9_a_winning_pass_ends_the_turn, ruling_10_the_carrier_does_not_move,
                     ruling_10_the_former_carrier_moves, ruling_11_a_line_hangs_together_by_corners_too,
                     ruling_12_corners_are_no_contact, ruling_13_contact_from_behind_counts,
                     ruling_14_lines_are_judged_after_whole_turns, ruling_14_lines_of_both_sides_are_judged,
                     ruling_15_both_sides_guilty_is_a_draw, ruling_16_goal_comes_before_an_unfair_game,
                     ruling_17_pits_are_squares_of_the_barrier, ruling_17_stones_beside_pits_of_the_line_are_contacts,
                     ruling_18_the_whole_hanging_group_is_the_line,
                     ruling_19_nobody_is_guilty_of_a_layout_that_cuts_the_board,
                     ruling_21_the_character_passes_over_pits, ruling_21_stones_do_not_slide_over_pits,
                     ruling_22_a_side_without_an_action_has_lost, ruling_23_the_third_repetition_draws,
                     ruling_25_of_two_characters_on_goal_that_of_the_side_not_to_move_has_won,
                     ruling_26_the_starting_row_is_a_line, ruling_27_the_forward_stones_of_shizukana_are_contacts));
}
