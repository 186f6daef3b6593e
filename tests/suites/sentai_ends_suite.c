/* SPDX-License-Identifier: MIT
 * How games of Sentai Chess end: sections 4 and 5 of the rule sheet, on positions made for each rule. */
#include <stdio.h>

#include "expect.h"
#include "sentai_expect.h"
#include "suite.h"

/* ---- section 4: checkmate, stalemate ---- */

static const char MATE[] = "k7/8/2R375/8/8/8/8/7K b - - 0 1";

START_TEST(a_mega_piece_mates_by_itself)
{
    expect_end(MATE, AG_WHITE_WINS, AG_REASON_CHECKMATE);
    expect_moves(MATE, NULL, "");
}
END_TEST

START_TEST(no_checkmate_while_the_piece_that_gives_it_can_be_taken)
{
    expect_moves("k7/4r043/2R375/8/8/8/8/7K b - - 0 1", NULL, "e7c6");
}
END_TEST

START_TEST(stalemate_is_a_draw)
{
    expect_end("k1R115/8/1K6/8/8/8/8/8 b - - 0 1", AG_DRAW, AG_REASON_STALEMATE);
    expect_moves("k1R115/7p/1K6/8/8/8/8/8 b - - 0 1", NULL, "h7h5 h7h6");
}
END_TEST

START_TEST(combining_keeps_from_stalemate)
{
    expect_moves("k1R115/8/1K6/8/4p3/4P3/6r021/7r01 b - - 0 1", NULL, "h1g2");
    expect_end("k1R115/8/1K6/8/4p3/4P3/6p1/6R01r01 b - - 0 1", AG_DRAW, AG_REASON_STALEMATE);
}
END_TEST

/* ---- section 5: dead material ---- */

static void expect_dead(const char *position)
{
    expect_end(position, AG_DRAW, AG_REASON_DEAD_MATERIAL);
    expect_moves(position, NULL, "");
}

static void expect_alive(const char *position)
{
    expect_end(position, AG_ONGOING, AG_REASON_NONE);
}

START_TEST(dead_material_1_kings_alone)
{
    expect_dead("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    expect_alive("4k3/8/8/8/8/8/P7/4K3 w - - 0 1");
    expect_alive("4k3/p7/8/8/8/8/8/4K3 w - - 0 1");
}
END_TEST

/* R1, R23 and R3 on dark squares; one of them on a light one; one of them with another power. */
START_TEST(dead_material_2_rangers_bound_to_one_colour)
{
    expect_dead("4k3/8/8/8/8/8/1r036/R011R234K w - - 0 1");
    expect_dead("4k3/8/8/8/8/8/1r036/R011R234K b - - 0 1");
    expect_alive("4k3/8/8/8/8/8/1r036/R012R233K w - - 0 1");
    expect_alive("4k3/8/8/8/8/8/1r036/R011R334K w - - 0 1");
    expect_alive("4k3/8/8/8/8/8/1r046/R011R234K w - - 0 1");
    expect_alive("4k3/p7/8/8/8/8/1r036/R011R234K w - - 0 1");
}
END_TEST

/* With rule 2 these nine cannot mate a bare king; the other 22 can. */
START_TEST(dead_material_3_one_weak_ranger)
{
    static const bool dead[32] = {[001] = true, [002] = true, [003] = true, [004] = true, [010] = true,
                                  [020] = true, [021] = true, [022] = true, [023] = true};

    for (unsigned ranger = 1; ranger < 32; ranger++) {
        char white[64];
        char black[64];
        snprintf(white, sizeof white, "4k3/8/8/8/8/8/8/R%02o6K w - - 0 1", ranger);
        snprintf(black, sizeof black, "4k3/8/8/8/8/8/8/r%02o6K w - - 0 1", ranger);
        if (dead[ranger]) {
            expect_dead(white);
            expect_dead(black);
        } else {
            expect_alive(white);
            expect_alive(black);
        }
    }
}
END_TEST

START_TEST(dead_material_4_r1_against_r10)
{
    expect_dead("4k3/8/8/8/8/8/r107/R016K w - - 0 1");
    expect_dead("4k3/8/8/8/8/8/r017/R106K b - - 0 1");
    expect_alive("4k3/8/8/8/8/8/R107/R016K w - - 0 1");
    expect_alive("4k3/8/8/8/8/8/r107/R106K w - - 0 1");
    expect_alive("4k3/8/8/8/8/8/r107/R046K w - - 0 1");
    expect_alive("4k3/8/8/8/8/8/r017/R046K w - - 0 1");
    expect_alive("4k3/8/8/8/8/8/r017/R016K w - - 0 1");
    expect_alive("4k3/8/8/8/8/8/r107/R01R015K w - - 0 1");
}
END_TEST

START_TEST(dead_material_ends_the_game_as_soon_as_it_is_on_the_board)
{
    expect_traits("sentai", "4k3/8/8/8/8/8/4r113/4K3 w - - 0 1", "e1e2",
                  AG_MOVE_CAPTURE | AG_MOVE_IRREVERSIBLE | AG_MOVE_ENDS_GAME);
}
END_TEST

/* Black has no move, and White has an R1 only. */
START_TEST(dead_material_comes_before_stalemate)
{
    expect_dead("k7/2R015/1K6/8/8/8/8/8 b - - 0 1");
}
END_TEST

START_TEST(perft_goes_on_with_dead_material)
{
    ag_game *game = new_game_of("sentai", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");

    expect_number((int64_t)ag_game_perft(game, 1), 5, game, "perft 1");
    expect_number((int64_t)ag_game_perft(game, 2), 25, game, "perft 2");
    ag_game_free(game);
}
END_TEST

/* ---- section 4: repetition and move count ---- */

static const char KNIGHTS_TO_AND_FRO[] = "g1f3 g8f6 f3g1 f6g8";

static void expect_claimable(const ag_game *game, int32_t repetitions, int32_t claimable)
{
    expect_number(ag_game_repetitions(game), repetitions, game, "the repetitions");
    expect_number(ag_game_claimable_draw(game), claimable, game, "the draw that can be claimed");
}

START_TEST(the_third_occurrence_can_be_claimed_and_the_fifth_draws)
{
    ag_game *game = new_game_of("sentai", NULL);

    for (int32_t occurrence = 2; occurrence <= 4; occurrence++) {
        play_all(game, KNIGHTS_TO_AND_FRO);
        expect_claimable(game, occurrence, occurrence >= 3 ? AG_REASON_CLAIMED_REPETITION : AG_REASON_NONE);
        expect_number(ag_game_result(game), AG_ONGOING, game, "the result");
    }
    play_all(game, KNIGHTS_TO_AND_FRO);
    expect_number(ag_game_result(game), AG_DRAW, game, "the result");
    expect_number(ag_game_reason(game), AG_REASON_REPETITION, game, "the reason");
    ag_game_free(game);
}
END_TEST

START_TEST(a_claim_of_the_third_occurrence_ends_the_game)
{
    ag_game *game = new_game_of("sentai", NULL);

    play_all(game, KNIGHTS_TO_AND_FRO);
    expect_status(ag_game_claim_draw(game), AG_ERR_ILLEGAL, game, "claiming the second occurrence");
    play_all(game, KNIGHTS_TO_AND_FRO);
    expect_status(ag_game_claim_draw(game), AG_OK, game, "claiming the third occurrence");
    expect_number(ag_game_reason(game), AG_REASON_CLAIMED_REPETITION, game, "the reason");
    ag_game_free(game);
}
END_TEST

START_TEST(combining_again_what_has_disengaged_repeats_the_position)
{
    ag_game *game = new_game_of("sentai", NULL);

    play_all(game, "c1e3/R2 g8f6 e3c1 f6g8");
    expect_claimable(game, 2, AG_REASON_NONE);
    ag_game_free(game);
}
END_TEST

static void expect_repetitions_after(const char *position, const char *moves, int32_t repetitions)
{
    ag_game *game = new_game_of("sentai", position);

    play_all(game, moves);
    play_all(game, KNIGHTS_TO_AND_FRO);
    expect_claimable(game, repetitions, AG_REASON_NONE);
    ag_game_free(game);
}

/* After d7d5 White can take on d6 in the first game and not in the second. */
START_TEST(a_position_with_an_en_passant_capture_is_another_one)
{
    expect_repetitions_after("4k1r041/3p4/8/4P3/8/8/8/4K1R041 b - - 0 1", "d7d5", 1);
    expect_repetitions_after("4k1r041/3p4/8/7P/8/8/8/4K1R041 b - - 0 1", "d7d5", 2);
}
END_TEST

static void expect_clock(const char *position, const char *moves, int32_t result, int32_t reason, int32_t claimable)
{
    ag_game *game = new_game_of("sentai", position);

    play_all(game, moves);
    expect_number(ag_game_result(game), result, game, "the result");
    expect_number(ag_game_reason(game), reason, game, "the reason");
    expect_number(ag_game_claimable_draw(game), claimable, game, "the draw that can be claimed");
    ag_game_free(game);
}

START_TEST(fifty_moves_can_be_claimed)
{
    expect_clock("4k3/8/8/8/8/8/8/R303K3 w - - 98 60", "a1a2", AG_ONGOING, AG_REASON_NONE, AG_REASON_NONE);
    expect_clock("4k3/8/8/8/8/8/8/R303K3 w - - 99 60", "a1a2", AG_ONGOING, AG_REASON_NONE,
                 AG_REASON_CLAIMED_MOVE_COUNT);
    expect_clock("4k3/8/8/8/8/8/8/R303K3 w - - 99 60", "a1a2/R10", AG_ONGOING, AG_REASON_NONE,
                 AG_REASON_CLAIMED_MOVE_COUNT);
    expect_clock("4k3/8/8/8/8/8/8/R10R202K3 w - - 99 60", "a1b1", AG_ONGOING, AG_REASON_NONE,
                 AG_REASON_CLAIMED_MOVE_COUNT);
}
END_TEST

START_TEST(seventy_five_moves_draw)
{
    expect_clock("4k3/8/8/8/8/8/8/R303K3 w - - 148 99", "a1a2", AG_ONGOING, AG_REASON_NONE,
                 AG_REASON_CLAIMED_MOVE_COUNT);
    expect_clock("4k3/8/8/8/8/8/8/R303K3 w - - 149 99", "a1a2", AG_DRAW, AG_REASON_MOVE_COUNT, AG_REASON_NONE);
}
END_TEST

START_TEST(the_clock_of_a_string_counts_once_a_move_has_been_played)
{
    expect_clock("4k3/8/8/8/8/8/8/R303K3 w - - 100 99", "", AG_ONGOING, AG_REASON_NONE, AG_REASON_NONE);
    expect_clock("4k3/8/8/8/8/8/8/R303K3 w - - 99999 99", "", AG_ONGOING, AG_REASON_NONE, AG_REASON_NONE);
    expect_clock("4k3/8/8/8/8/8/8/R303K3 w - - 99999 99", "a1a2", AG_DRAW, AG_REASON_MOVE_COUNT, AG_REASON_NONE);
}
END_TEST

START_TEST(captures_and_pawn_moves_restart_the_clock)
{
    expect_clock("4k3/R301p5/8/8/8/8/8/4K3 w - - 149 99", "a7c7", AG_ONGOING, AG_REASON_NONE, AG_REASON_NONE);
    expect_clock("4k3/8/8/8/8/8/P7/4K3 w - - 149 99", "a2a3", AG_ONGOING, AG_REASON_NONE, AG_REASON_NONE);
}
END_TEST

START_TEST(checkmate_on_the_last_ply_of_the_clock_wins)
{
    expect_clock("k7/8/8/8/2R375/8/8/7K w - - 149 99", "c4c6", AG_WHITE_WINS, AG_REASON_CHECKMATE, AG_REASON_NONE);
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite, TESTS(a_mega_piece_mates_by_itself, no_checkmate_while_the_piece_that_gives_it_can_be_taken,
                            stalemate_is_a_draw, combining_keeps_from_stalemate, dead_material_1_kings_alone,
                            dead_material_2_rangers_bound_to_one_colour, dead_material_3_one_weak_ranger,
                            dead_material_4_r1_against_r10, dead_material_ends_the_game_as_soon_as_it_is_on_the_board,
                            dead_material_comes_before_stalemate, perft_goes_on_with_dead_material,
                            the_third_occurrence_can_be_claimed_and_the_fifth_draws,
                            a_claim_of_the_third_occurrence_ends_the_game,
                            combining_again_what_has_disengaged_repeats_the_position,
                            a_position_with_an_en_passant_capture_is_another_one, fifty_moves_can_be_claimed,
                            seventy_five_moves_draw, the_clock_of_a_string_counts_once_a_move_has_been_played,
                            captures_and_pawn_moves_restart_the_clock, checkmate_on_the_last_ply_of_the_clock_wins));
}
