/* SPDX-License-Identifier: MIT
 * Sentai Chess, rule by rule: sections 1, 3, 4 and 7 of the rule sheet, on positions made for each rule. */
#include <stdio.h>
#include <string.h>

#include "expect.h"
#include "sentai_expect.h"
#include "suite.h"

/* ---- section 1 ---- */

/* Every piece on the board, and both counters at their ends. */
START_TEST(the_longest_position_is_within_the_bound)
{
    char longest[300] = "kr37r37r37r37r37r37r37/";

    for (int rank = 7; rank > 1; rank--) strcat(longest, "R37R37R37R37R37R37R37R37/");
    strcat(longest, "R37R37R37R37R37R37R37K b - - 99999 99999");
    ag_game *game = new_game_of("sentai", longest);
    expect_text(position_text(game).bytes, longest, game, "the position string");
    expect((int32_t)strlen(longest) <= ag_variant_position_text_max(ag_game_variant(game)), game, "it is too long");
    ag_game_free(game);
}
END_TEST

/* ---- section 7: first moves ---- */

static const char PAWNS_AND_A_TO_C[] =
    "a1a3 a1a3/R20 a1b1 a1c1 a2a3 a2a4 b1a3 b1c3 b2b3 b2b4 c1a3 c1a3/R2 c1e3 c1e3/R2 c2c3 c2c4";
static const char PAWNS_AND_D_TO_H[] =
    "d2d3 d2d4 e2e3 e2e4 f1d3 f1d3/R2 f1h3 f1h3/R2 f2f3 f2f4 g1f3 g1h3 g2g3 g2g4 h1f1 h1g1 h1h3 h1h3/R20 h2h3 h2h4";

START_TEST(white_has_36_first_moves_and_one_more_in_the_old_game)
{
    char moves[600];

    snprintf(moves, sizeof moves, "%s %s", PAWNS_AND_A_TO_C, PAWNS_AND_D_TO_H);
    expect_moves_in("sentai", NULL, NULL, moves);
    snprintf(moves, sizeof moves, "%s d1c1 %s", PAWNS_AND_A_TO_C, PAWNS_AND_D_TO_H);
    expect_moves_in("sentai-old", NULL, NULL, moves);
}
END_TEST

/* ---- 3.1, section 2: where Rangers go ---- */

START_TEST(basic_rangers_go_by_their_power)
{
    expect_moves("k7/p7/8/8/3R014/8/8/7K w - - 0 1", "d4", "d4c3 d4c5 d4e3 d4e5");
    expect_moves("k7/p7/8/8/3R024/8/8/7K w - - 0 1", "d4", "d4b2 d4b6 d4f2 d4f6");
    expect_moves("k7/p7/8/8/3R044/8/8/7K w - - 0 1", "d4", "d4b3 d4b5 d4c2 d4c6 d4e2 d4e6 d4f3 d4f5");
    expect_moves("k7/p7/8/8/3R104/8/8/7K w - - 0 1", "d4", "d4c4 d4d3 d4d5 d4e4");
    expect_moves("k7/p7/8/8/3R204/8/8/7K w - - 0 1", "d4", "d4b4 d4d2 d4d6 d4f4");
}
END_TEST

START_TEST(rangers_in_a_corner_stay_on_the_board)
{
    expect_moves(
        "8/k7/8/8/8/8/7K/R377 w - - 0 1", "a1",
        "a1a2 a1a2/R10 a1a3 a1a3/R20 a1b1 a1b1/R10 a1b2 a1b2/R1 a1b3 a1b3/R4 a1c1 a1c1/R20 a1c2 a1c2/R4 a1c3 a1c3/R2");
}
END_TEST

/* R37 reaches whatever is two files and two ranks away, over pieces that stand between. */
START_TEST(rangers_leap)
{
    expect_moves_in(
        "sentai", "4k3/8/8/1ppp4/1pR37p4/1ppp4/8/4K3 w - - 0 1", "c4",
        "c4a2 c4a2/R2 c4a3 c4a3/R4 c4a4 c4a4/R20 c4a5 c4a5/R4 c4a6 c4a6/R2 c4b2 c4b2/R4 c4b3 c4b4 c4b5 c4b6 "
        "c4b6/R4 c4c2 c4c2/R20 c4c3 c4c5 c4c6 c4c6/R20 c4d2 c4d2/R4 c4d3 c4d4 c4d5 c4d6 c4d6/R4 c4e2 c4e2/R2 "
        "c4e3 c4e3/R4 c4e4 c4e4/R20 c4e5 c4e5/R4 c4e6 c4e6/R2");
}
END_TEST

START_TEST(the_king_goes_one_square_and_not_into_check)
{
    expect_moves("8/p7/4k3/8/4K3/8/8/8 w - - 0 1", NULL, "e4d3 e4d4 e4e3 e4f3 e4f4");
    expect_moves("4k3/p7/8/8/8/8/8/R303K2R30 w - - 0 1", "e1", "e1d1 e1d2 e1e2 e1f1 e1f2");
}
END_TEST

/* d2 is guarded by the R4 on c4, f2 by nobody. */
START_TEST(the_king_takes_what_is_not_guarded)
{
    expect_moves("4k3/8/8/8/2r045/8/3r021r022/4K3 w - - 0 1", NULL, "e1d1 e1e2 e1f1 e1f2");
}
END_TEST

/* ---- 3.3: combining ---- */

/* The inventor's examples: R12 and R11 share R10; R20 and R11 make R31. */
START_TEST(rangers_that_share_a_power_combine_in_the_old_game_only)
{
    static const char SHARING[] = "4k3/p7/8/8/3R12R113/8/8/4K3 w - - 0 1";

    expect_moves_in("sentai", SHARING, "d4",
                    "d4b2 d4b2/R2 d4b6 d4b6/R2 d4c4 d4c4/R10 d4d3 d4d3/R10 d4d5 d4d5/R10 d4f2 d4f2/R2 d4f6 d4f6/R2");
    expect_moves_in(
        "sentai-old", SHARING, "d4",
        "d4b2 d4b2/R2 d4b6 d4b6/R2 d4c4 d4c4/R10 d4d3 d4d3/R10 d4d5 d4d5/R10 d4e4 d4f2 d4f2/R2 d4f6 d4f6/R2");
    expect_moves("4k3/p7/8/8/3R201R112/8/8/4K3 w - - 0 1", "d4", "d4b4 d4d2 d4d6 d4f4");
}
END_TEST

START_TEST(a_combined_ranger_has_the_powers_of_both)
{
    expect_position_after("sentai", "4k3/p7/8/8/3R201R112/8/8/4K3 w - - 3 7", "d4f4",
                          "4k3/p7/8/8/5R312/8/8/4K3 b - - 4 7");
    expect_position_after("sentai-old", "4k3/p7/8/8/R30R106/8/8/4K3 w - - 3 7", "a4b4",
                          "4k3/p7/8/8/1R306/8/8/4K3 b - - 4 7");
    expect_position_after("sentai-old", "4k3/p7/8/2R045/R047/8/8/4K3 w - - 3 7", "a4c5",
                          "4k3/p7/8/2R045/8/8/8/4K3 b - - 4 7");
}
END_TEST

START_TEST(two_old_combinings_may_lead_to_the_same_board)
{
    static const char POSITION[] = "4k3/p7/8/8/R30R10R305/8/8/4K3 w - - 0 1";
    static const char AFTER[] = "4k3/p7/8/8/R301R305/8/8/4K3 b - - 1 1";
    ag_game *game = new_game_of("sentai-old", POSITION);

    expect(find_move(game, "b4a4") != find_move(game, "b4c4"), game, "the moves are the same");
    expect_position_after("sentai-old", POSITION, "b4a4", AFTER);
    expect_position_after("sentai-old", POSITION, "b4c4", AFTER);
    expect_moves_in("sentai", POSITION, "b4", "b4b3 b4b5");
    ag_game_free(game);
}
END_TEST

/* ---- 3.4: disengaging ---- */

START_TEST(one_power_leaves_and_the_rest_stays)
{
    expect_position_after("sentai", "4k3/p7/8/8/R377/8/8/4K3 w - - 3 7", "a4b6/R4",
                          "4k3/p7/1R046/8/R337/8/8/4K3 b - - 4 7");
    expect_position_after("sentai-old", "4k3/R307/2r015/8/8/8/8/4K3 w - - 3 7", "a7a5/R20",
                          "4k3/R107/2r015/R207/8/8/8/4K3 b - - 4 7");
}
END_TEST

/* On a4 an own piece, on c2 an enemy's. */
START_TEST(disengaging_is_to_an_empty_square_or_in_the_old_game_a_capture)
{
    static const char POSITION[] = "4k3/p7/8/8/P7/8/R201r015/4K3 w - - 0 1";
    static const char COMBINED[] = "4k3/p7/8/8/P7/8/R301r015/4K3 w - - 0 1";

    expect_moves(POSITION, "a2", "a2c2");
    expect_moves_in("sentai", COMBINED, "a2", "a2a1 a2a1/R10 a2a3 a2a3/R10 a2b2 a2b2/R10 a2c2");
    expect_moves_in("sentai-old", COMBINED, "a2", "a2a1 a2a1/R10 a2a3 a2a3/R10 a2b2 a2b2/R10 a2c2 a2c2/R20");
}
END_TEST

START_TEST(a_capture_by_disengaging_restarts_the_clock)
{
    expect_position_after("sentai-old", "4k3/R301p5/8/8/8/8/8/4K3 w - - 9 7", "a7c7/R20",
                          "4k3/R101R205/8/8/8/8/8/4K3 b - - 0 7");
}
END_TEST

/* ---- 3.5, 3.6: pawns ---- */

START_TEST(pawns_step_capture_and_are_blocked)
{
    expect_moves("4k3/8/8/8/8/p3R043/P2P3P/4K3 w - - 0 1", "a2", "");
    expect_moves("4k3/8/8/8/8/p2r04R043/P2P3P/4K3 w - - 0 1", "d2", "");
    expect_moves("4k3/8/8/8/7p/2p1r043/P2P3P/4K3 w - - 0 1", "d2", "d2c3 d2d3 d2d4 d2e3");
    expect_moves("4k3/8/8/8/7p/2p1r043/P2P3P/4K3 w - - 0 1", "h2", "h2h3");
    expect_moves("4k3/p6p/7P/8/8/8/8/4K3 b - - 0 1", NULL, "a7a5 a7a6 e8d7 e8d8 e8e7 e8f7 e8f8");
}
END_TEST

START_TEST(pawns_become_any_basic_ranger)
{
    expect_moves("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7", "a7a8=R1 a7a8=R10 a7a8=R2 a7a8=R20 a7a8=R4");
    expect_moves("4k3/8/8/8/8/8/p7/1R042K3 b - - 0 1", "a2",
                 "a2a1=R1 a2a1=R10 a2a1=R2 a2a1=R20 a2a1=R4 a2b1=R1 a2b1=R10 a2b1=R2 a2b1=R20 a2b1=R4");
    expect_position_after("sentai", "1r303k2/P7/8/8/8/8/8/4K3 w - - 9 7", "a7b8=R20",
                          "1R203k2/8/8/8/8/8/8/4K3 b - - 0 7");
}
END_TEST

START_TEST(en_passant_is_for_the_move_right_after)
{
    static const char POSITION[] = "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1";

    expect_position_after("sentai", POSITION, "d7d5", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    expect_position_after("sentai", POSITION, "d7d5 e5d6", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2");
    expect_position_after("sentai", POSITION, "d7d5 e1e2 e8e7", "8/4k3/8/3pP3/8/8/4K3/8 w - - 2 3");
    expect_moves("8/4k3/8/3pP3/8/8/4K3/8 w - - 2 3", "e5", "e5e6");
}
END_TEST

/* White is in check from the R4 on f3 in the second position, and taking on d6 does not help. */
START_TEST(an_en_passant_square_without_a_legal_capture_is_dropped)
{
    expect_position_after("sentai", "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2", "", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 2");
    expect_position_after("sentai", "4k3/8/8/3pP3/8/5r042/8/4K3 w - d6 0 2", "",
                          "4k3/8/8/3pP3/8/5r042/8/4K3 w - - 0 2");
    expect_position_after("sentai", "4k3/3p4/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", "4k3/3p4/8/8/4P3/8/8/4K3 b - - 0 1");
}
END_TEST

/* ---- section 4: check ---- */

START_TEST(a_check_is_answered_by_the_king_or_by_capture)
{
    static const char CHECK[] = "4k3/p7/8/8/4R113/5r042/6P1/R303K3 w - - 0 1";

    expect_moves_in("sentai", CHECK, NULL, "e1d1 e1e2 e1f1 e1f2 e4f3 g2f3");
    expect_moves_in("sentai-old", CHECK, NULL, "e1d1 e1e2 e1f1 e1f2 e4f3 e4f3/R1 g2f3");
}
END_TEST

START_TEST(a_pawn_that_gives_check_can_be_taken_en_passant)
{
    expect_moves("4k3/8/8/3Pp3/3K4/8/8/8 w - e6 0 2", NULL, "d4c3 d4c4 d4c5 d4d3 d4e3 d4e4 d4e5 d5e6");
}
END_TEST

/* Only strings have two checks. */
START_TEST(several_checks_are_answered_by_the_king_alone)
{
    expect_moves("4k3/p7/8/8/4R113/5r042/4r103/4K3 w - - 0 1", NULL, "e1d1 e1e2 e1f1");
}
END_TEST

/* ---- traits ---- */

START_TEST(combining_and_disengaging_may_give_check)
{
    expect_traits("sentai", "4k3/p7/R057/8/8/8/8/4K3 w - - 0 1", "a6c7/R4", AG_MOVE_SPLITS | AG_MOVE_CHECK);
    expect_traits("sentai", "4k3/p1R015/8/1R046/8/8/8/4K3 w - - 0 1", "b5c7", AG_MOVE_COMBINES | AG_MOVE_CHECK);
}
END_TEST

START_TEST(traits_tell_each_kind_of_move)
{
    static const char PAWNS[] = "1r303k2/P7/8/3pP3/8/8/8/4K3 w - d6 0 1";

    expect_traits("sentai", NULL, "a1a3", 0);
    expect_traits("sentai", NULL, "a1b1", AG_MOVE_COMBINES);
    expect_traits("sentai", NULL, "a1a3/R20", AG_MOVE_SPLITS);
    expect_traits("sentai", NULL, "e2e4", AG_MOVE_IRREVERSIBLE);
    expect_traits("sentai", PAWNS, "a7a8=R1", AG_MOVE_PROMOTION | AG_MOVE_IRREVERSIBLE);
    expect_traits("sentai", PAWNS, "a7b8=R1", AG_MOVE_CAPTURE | AG_MOVE_PROMOTION | AG_MOVE_IRREVERSIBLE);
    expect_traits("sentai", PAWNS, "e5d6", AG_MOVE_CAPTURE | AG_MOVE_IRREVERSIBLE);
    expect_traits("sentai-old", "4k3/R301p5/8/8/8/8/8/4K3 w - - 9 7", "a7c7/R20",
                  AG_MOVE_CAPTURE | AG_MOVE_SPLITS | AG_MOVE_IRREVERSIBLE);
}
END_TEST

/* A power that both Rangers had is lost for ever, and so is an en passant capture that is let pass. */
START_TEST(what_cannot_come_back_is_irreversible)
{
    expect_traits("sentai-old", "4k3/p7/8/8/R30R106/8/8/4K3 w - - 0 1", "a4b4",
                  AG_MOVE_COMBINES | AG_MOVE_IRREVERSIBLE);
    expect_traits("sentai-old", "4k3/p7/8/8/R20R106/8/8/4K3 w - - 0 1", "b4b3", 0);
    expect_traits("sentai", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e1d1", AG_MOVE_IRREVERSIBLE);
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite,
               TESTS(the_longest_position_is_within_the_bound, white_has_36_first_moves_and_one_more_in_the_old_game,
                     basic_rangers_go_by_their_power, rangers_in_a_corner_stay_on_the_board, rangers_leap,
                     the_king_goes_one_square_and_not_into_check, the_king_takes_what_is_not_guarded,
                     rangers_that_share_a_power_combine_in_the_old_game_only, a_combined_ranger_has_the_powers_of_both,
                     two_old_combinings_may_lead_to_the_same_board, one_power_leaves_and_the_rest_stays,
                     disengaging_is_to_an_empty_square_or_in_the_old_game_a_capture,
                     a_capture_by_disengaging_restarts_the_clock, pawns_step_capture_and_are_blocked,
                     pawns_become_any_basic_ranger, en_passant_is_for_the_move_right_after,
                     an_en_passant_square_without_a_legal_capture_is_dropped,
                     a_check_is_answered_by_the_king_or_by_capture, a_pawn_that_gives_check_can_be_taken_en_passant,
                     several_checks_are_answered_by_the_king_alone, combining_and_disengaging_may_give_check,
                     traits_tell_each_kind_of_move, what_cannot_come_back_is_irreversible));
}
