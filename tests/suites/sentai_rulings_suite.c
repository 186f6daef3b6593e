/* SPDX-License-Identifier: MIT
 * The rulings of the rule sheet of Sentai Chess (section 8), one test each. Ruling 15 is in the table of texts.
 *
 * A test gives a position and turns one ruling round. The reference then answers differently, by what the test names,
 * and the library answers as ruled. */
#include <stdio.h>

#include "expect.h"
#include "sentai_answers.h"
#include "suite.h"

static const reference_switches AS_RULED;

static const char START[] = "r30r04r03r11kr03r04r30/pppppppp/8/8/8/8/PPPPPPPP/R30R04R03R11KR03R04R30 w - - 0 1";

static void expect_ruling(const char *variant, const char *position, const reference_switches *turned,
                          const char *only_as_ruled, const char *only_turned)
{
    ag_game *game = new_game_of(variant, position);
    answer as_ruled = answer_of_reference(variant, position, &AS_RULED);
    answer otherwise = answer_of_reference(variant, position, turned);

    answer library = answer_of_library(game);

    expect_ruling_decides(game, &library, &as_ruled, &otherwise, only_as_ruled, only_turned);
    free_answer(&library);
    free_answer(&otherwise);
    free_answer(&as_ruled);
    ag_game_free(game);
}

static void expect_not_legal(const char *variant, const char *position, const char *move)
{
    ag_game *game = new_game_of(variant, position);
    answer library = answer_of_library(game);

    expect(!is_answered(&library, move), game, "%s is legal", move);
    free_answer(&library);
    ag_game_free(game);
}

START_TEST(ruling_1_there_is_one_r11_on_the_queens_square)
{
    ck_assert_str_eq(ag_variant_start_position(ag_variant_find("sentai")), START);
    ck_assert_str_eq(ag_variant_start_position(ag_variant_find("sentai-old")), START);
}
END_TEST

START_TEST(ruling_2_two_square_moves_leap)
{
    expect_ruling("sentai", START, &(reference_switches){.two_steps_are_blocked = true}, "a1a3", NULL);
    expect_ruling("sentai-old", START, &(reference_switches){.two_steps_are_blocked = true}, "c1e3/R2", NULL);
}
END_TEST

START_TEST(ruling_3_combined_rangers_combine_as_wholes)
{
    expect_ruling("sentai", START, &(reference_switches){.combined_rangers_stay_apart = true}, "a1c1", NULL);
}
END_TEST

START_TEST(ruling_4_only_rangers_combine)
{
    static const char CROWDED[] = "4k3/8/8/8/8/8/3PR37P2/4K3 w - - 0 1";

    expect_not_legal("sentai-old", CROWDED, "e2e1");
    expect_not_legal("sentai-old", CROWDED, "e2d2");
    expect_not_legal("sentai-old", CROWDED, "e1e2");
    expect_not_legal("sentai-old", "4k3/8/8/8/8/4R373/3P4/4K3 w - - 0 1", "d2e3");
}
END_TEST

START_TEST(ruling_5_the_old_game_combines_equals_and_subsets)
{
    const reference_switches turned = {.combining_adds_a_power = true};

    expect_ruling("sentai-old", "4k3/8/8/8/8/8/8/R30R102K3 w - - 0 1", &turned, "a1b1", NULL);
    expect_ruling("sentai-old", "4k3/8/8/8/8/8/8/R30R102K3 w - - 0 1", &turned, "b1a1", NULL);
    expect_ruling("sentai-old", "4k3/8/8/8/8/8/2R045/R043K3 w - - 0 1", &turned, "a1c2", NULL);
}
END_TEST

static const char PREY[] = "4k3/8/8/8/8/r047/8/R303K3 w - - 0 1";

START_TEST(ruling_6_the_old_game_captures_by_disengaging)
{
    expect_ruling("sentai-old", PREY, &(reference_switches){.old_splits_do_not_capture = true}, "a1a3/R20", NULL);
}
END_TEST

START_TEST(ruling_7_disengaging_is_to_an_empty_square)
{
    expect_ruling("sentai", PREY, &(reference_switches){.splits_capture = true}, NULL, "a1a3/R20");
}
END_TEST

START_TEST(ruling_8_a_basic_ranger_does_not_disengage)
{
    expect_not_legal("sentai", START, "b1c3/R4");
    expect_not_legal("sentai-old", START, "b1c3/R4");
}
END_TEST

START_TEST(ruling_9_no_disengaging_onto_an_own_piece)
{
    expect_ruling("sentai", START, &(reference_switches){.splits_combine = true}, NULL, "a1b1/R10");
    expect_ruling("sentai-old", START, &(reference_switches){.splits_combine = true}, NULL, "a1b1/R10");
}
END_TEST

START_TEST(ruling_10_no_move_leaves_the_king_attacked)
{
    const reference_switches turned = {.special_moves_ignore_check = true};

    expect_ruling("sentai", "4k3/8/8/8/8/5r042/8/R10R202K3 w - - 0 1", &turned, NULL, "a1b1");
    expect_ruling("sentai", "4k3/8/8/8/8/5r042/8/R303K3 w - - 0 1", &turned, NULL, "a1a3/R20");
}
END_TEST

START_TEST(ruling_10_a_ranger_disengages_to_an_attacked_square)
{
    expect_ruling("sentai", "4k3/8/8/8/r107/8/8/R303K3 w - - 0 1", &(reference_switches){.splits_land_safely = true},
                  "a1a3/R20", NULL);
}
END_TEST

START_TEST(ruling_11_pawns_take_en_passant)
{
    expect_ruling("sentai", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", &(reference_switches){.no_en_passant = true}, "e5d6",
                  NULL);
}
END_TEST

START_TEST(ruling_11_a_square_without_capture_is_not_written)
{
    expect_ruling("sentai", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
                  &(reference_switches){.en_passant_is_always_written = true}, NULL, NULL);
}
END_TEST

START_TEST(ruling_12_promotion_is_mandatory)
{
    expect_ruling("sentai", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", &(reference_switches){.promotion_is_optional = true},
                  NULL, "a7a8");
}
END_TEST

START_TEST(ruling_12_promotion_is_to_basic_rangers)
{
    expect_ruling("sentai", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", &(reference_switches){.promotion_to_any_ranger = true},
                  NULL, "a7a8=R37");
}
END_TEST

START_TEST(ruling_12_a_capturing_pawn_promotes)
{
    expect_ruling("sentai", "1r046/P3k3/8/8/8/8/8/4K3 w - - 0 1",
                  &(reference_switches){.captures_do_not_promote = true}, "a7b8=R20", "a7b8");
}
END_TEST

START_TEST(ruling_12_a_pawn_does_not_promote_by_combining)
{
    expect_ruling("sentai", "R107/P3k3/8/8/8/8/8/4K3 w - - 0 1",
                  &(reference_switches){.pawns_promote_by_combining = true}, NULL, "a7a8=R30");
}
END_TEST

START_TEST(ruling_13_combining_and_disengaging_let_the_clock_run)
{
    const reference_switches turned = {.special_moves_reset_the_clock = true};

    expect_ruling("sentai", "4k3/8/8/8/8/8/8/R10R202K3 w - - 7 9", &turned, NULL, NULL);
    expect_ruling("sentai", "4k3/8/8/8/8/8/8/R303K3 w - - 7 9", &turned, NULL, NULL);
}
END_TEST

/* How a game stands after moves from a position, for the library, and for the reference as ruled and with the switch
 * turned. */
static void expect_game_ruling(const char *position, const char *moves, const reference_switches *turned,
                               const char *as_ruled, const char *otherwise)
{
    enum { POSITIONS_MAX = 24 };
    ag_game *game = new_game_of("sentai", position);
    text played[POSITIONS_MAX];
    const char *positions[POSITIONS_MAX];
    char move[16];
    size_t count = 0;
    int used;

    played[count++] = position_text(game);
    for (; sscanf(moves, "%15s%n", move, &used) == 1; moves += used) {
        play_all(game, move);
        played[count++] = position_text(game);
    }
    for (size_t i = 0; i < count; i++) positions[i] = played[i].bytes;
    answer library = answer_of_library(game);
    expect_text(library.status, as_ruled, game, "the library's status");
    expect_text(reference_judge_game("sentai", positions, count, &AS_RULED), as_ruled, game, "the status");
    expect_text(reference_judge_game("sentai", positions, count, turned), otherwise, game, "the turned status");
    free_answer(&library);
    ag_game_free(game);
}

START_TEST(ruling_14_the_fifth_occurrence_is_a_draw)
{
    static const char TO_AND_FRO[] = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";

    expect_game_ruling(START, TO_AND_FRO, &(reference_switches){.repetition_is_ignored = true}, "draw repetition",
                       "ongoing none");
}
END_TEST

START_TEST(ruling_14_the_clock_draws_at_150)
{
    expect_game_ruling("4k3/8/8/8/8/8/8/R303K3 w - - 149 99", "a1a2", &(reference_switches){.clock_is_ignored = true},
                       "draw move count", "ongoing none");
}
END_TEST

START_TEST(ruling_16_dead_material_is_a_draw)
{
    expect_ruling("sentai", "4k3/8/8/8/8/8/8/R043K3 w - - 0 1",
                  &(reference_switches){.material_is_always_sufficient = true}, "draw dead material", "ongoing none");
}
END_TEST

START_TEST(ruling_17_stalemate_is_a_draw)
{
    expect_ruling("sentai", "k1R115/8/1K6/8/8/8/8/8 b - - 0 1", &(reference_switches){.stalemate_is_lost = true},
                  "draw stalemate", "white stalemate");
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite,
               TESTS(ruling_1_there_is_one_r11_on_the_queens_square, ruling_2_two_square_moves_leap,
                     ruling_3_combined_rangers_combine_as_wholes, ruling_4_only_rangers_combine,
                     ruling_5_the_old_game_combines_equals_and_subsets, ruling_6_the_old_game_captures_by_disengaging,
                     ruling_7_disengaging_is_to_an_empty_square, ruling_8_a_basic_ranger_does_not_disengage,
                     ruling_9_no_disengaging_onto_an_own_piece, ruling_10_no_move_leaves_the_king_attacked,
                     ruling_10_a_ranger_disengages_to_an_attacked_square, ruling_11_pawns_take_en_passant,
                     ruling_11_a_square_without_capture_is_not_written, ruling_12_promotion_is_mandatory,
                     ruling_12_promotion_is_to_basic_rangers, ruling_12_a_capturing_pawn_promotes,
                     ruling_12_a_pawn_does_not_promote_by_combining,
                     ruling_13_combining_and_disengaging_let_the_clock_run, ruling_14_the_fifth_occurrence_is_a_draw,
                     ruling_14_the_clock_draws_at_150, ruling_16_dead_material_is_a_draw,
                     ruling_17_stalemate_is_a_draw));
}
