/* SPDX-License-Identifier: MIT
 * How games of Tensor Chess are drawn (section 9): insufficient material, repetition, move count, and what comes
 * first. */
#include <string.h>

#include "draws.h"
#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "tensor_reference.h"

/* From the start: beasts out and back. */
static const char BEASTS_OUT_AND_BACK[] = "b1b3 b8b6 b3b1 b6b8";

static ag_game *tensor(const char *position)
{
    return new_game_of("tensor", position);
}

static void expect_position(const char *position, int32_t result, int32_t reason)
{
    ag_game *game = tensor(position);

    if (result == AG_ONGOING) {
        expect_ongoing(game, AG_REASON_NONE);
    } else {
        expect_end(game, result, reason);
    }
    ag_game_free(game);
}

/* ---- repetition ---- */

START_TEST(a_third_occurrence_may_be_claimed)
{
    ag_game *game = tensor(NULL);

    play_times(game, BEASTS_OUT_AND_BACK, 1);
    expect_number(ag_game_repetitions(game), 2, game, "the repetitions");
    expect_ongoing(game, AG_REASON_NONE);
    expect_status(ag_game_claim_draw(game), AG_ERR_ILLEGAL, game, "claiming");
    play_times(game, BEASTS_OUT_AND_BACK, 1);
    expect_number(ag_game_repetitions(game), 3, game, "the repetitions");
    expect_ongoing(game, AG_REASON_CLAIMED_REPETITION);
    expect_status(ag_game_claim_draw(game), AG_OK, game, "claiming");
    expect_end(game, AG_DRAW, AG_REASON_CLAIMED_REPETITION);
    expect_status(ag_game_undo(game), AG_OK, game, "undo");
    expect_number(ag_game_ply(game), 8, game, "the ply");
    expect_ongoing(game, AG_REASON_CLAIMED_REPETITION);
    ag_game_free(game);
}
END_TEST

START_TEST(a_fifth_occurrence_draws)
{
    ag_game *game = tensor(NULL);

    play_times(game, BEASTS_OUT_AND_BACK, 3);
    play_all(game, "b1b3 b8b6 b3b1");
    expect_ongoing(game, AG_REASON_CLAIMED_REPETITION);
    play_all(game, "b6b8");
    expect_number(ag_game_repetitions(game), 5, game, "the repetitions");
    expect_end(game, AG_DRAW, AG_REASON_REPETITION);
    ag_game_free(game);
}
END_TEST

/* Two beasts that have changed places are the same position. */
START_TEST(which_beast_stands_where_makes_no_difference)
{
    ag_game *game = tensor("4k5/9p/10/10/10/10/TT7P/5K4 w - - 0 1");

    play_times(game, "a2a3 e8f8 b2a2 f8f7 a3b2 f7e8", 2);
    expect_number(ag_game_repetitions(game), 3, game, "the repetitions");
    expect_ongoing(game, AG_REASON_CLAIMED_REPETITION);
    ag_game_free(game);
}
END_TEST

START_TEST(a_propelling_swap_that_is_undone_repeats_the_position)
{
    ag_game *game = tensor("4k5/9p/10/10/10/10/R1T6P/5K4 w - - 0 1");

    play_times(game, "a2c2:a2 e8f8 c2a2:c2 f8e8", 2);
    expect_number(ag_game_repetitions(game), 3, game, "the repetitions");
    expect_number(ag_game_quiet_plies(game), 8, game, "the quiet plies");
    ag_game_free(game);
}
END_TEST

START_TEST(a_right_lost_by_propelling_makes_another_position)
{
    ag_game *game = tensor("4k5/9p/10/10/10/10/9P/RT3K4 w Q - 0 1");

    play_all(game, "a1b1:a1 e8f8 b1a1:b1 f8e8");
    expect_text(position_text(game).bytes, "4k5/9p/10/10/10/10/9P/RT3K4 w - - 4 3", game, "the position");
    expect_number(ag_game_repetitions(game), 1, game, "the repetitions");
    ag_game_free(game);
}
END_TEST

START_TEST(an_en_passant_square_makes_another_position)
{
    ag_game *game = tensor("4k5/3p6/10/4P5/10/10/10/5K4 b - - 0 1");

    play_all(game, "d7d5");
    expect_text(position_text(game).bytes, "4k5/10/10/3pP5/10/10/10/5K4 w - d6 0 2", game, "the position");
    play_all(game, "f1f2 e8f8 f2f1 f8e8");
    expect_number(ag_game_repetitions(game), 1, game, "the repetitions without the square");
    play_all(game, "f1f2 e8f8 f2f1 f8e8");
    expect_number(ag_game_repetitions(game), 2, game, "the repetitions");
    ag_game_free(game);
}
END_TEST

/* ---- move count ---- */

START_TEST(a_hundred_quiet_plies_may_be_claimed_and_a_hundred_and_fifty_draw)
{
    ag_game *game = tensor("4k5/9p/10/10/10/10/9P/T4K4 w - - 98 60");

    play_all(game, "a1a2");
    expect_ongoing(game, AG_REASON_NONE);
    play_all(game, "e8f8");
    expect_ongoing(game, AG_REASON_CLAIMED_MOVE_COUNT);
    ag_game_free(game);
    game = tensor("4k5/9p/10/10/10/10/9P/T4K4 w - - 148 60");
    play_all(game, "a1a2");
    expect_ongoing(game, AG_REASON_CLAIMED_MOVE_COUNT);
    play_all(game, "e8f8");
    expect_end(game, AG_DRAW, AG_REASON_MOVE_COUNT);
    ag_game_free(game);
}
END_TEST

START_TEST(a_clock_in_a_string_ends_and_offers_nothing)
{
    expect_position("4k5/9p/10/10/10/10/9P/T4K4 w - - 100 60", AG_ONGOING, AG_REASON_NONE);
    expect_position("4k5/9p/10/10/10/10/9P/T4K4 w - - 150 60", AG_ONGOING, AG_REASON_NONE);
    expect_position("4k5/9p/10/10/10/10/9P/T4K4 w - - 99999 60", AG_ONGOING, AG_REASON_NONE);
}
END_TEST

static void expect_clock(const char *position, const char *move, int32_t quiet)
{
    ag_game *game = tensor(position);

    play_all(game, move);
    expect_number(ag_game_quiet_plies(game), quiet, game, move);
    ag_game_free(game);
}

START_TEST(captures_and_pawn_moves_restart_the_clock)
{
    static const char position[] = "9k/9p/10/3t6/3TR3n1/10/3P5P/5K4 w - - 120 60";

    expect_clock(position, "d4d4xd5", 0);
    expect_clock(position, "d4d6", 121);
    expect_clock(position, "e4i4", 0);
    expect_clock(position, "e4d4:e4", 121);
    expect_clock(position, "d2d3", 0);
}
END_TEST

START_TEST(pawn_propelling_restarts_the_clock)
{
    expect_clock("4k5/9p/10/10/10/3T6/3P5P/5K4 w - - 120 60", "d2d3:d4", 0);
    expect_clock("4k5/9p/10/10/10/3T6/3P5P/5K4 w - - 120 60", "d2d4", 0);
    expect_clock("4k5/9p/10/10/10/3T6/3N5P/5K4 w - - 120 60", "d2b3", 121);
}
END_TEST

START_TEST(a_castling_goes_on_counting)
{
    expect_clock("4k5/9p/10/10/10/10/9P/R4K4 w Q - 7 60", "f1b1", 8);
}
END_TEST

/* ---- insufficient material ---- */

START_TEST(kings_and_beasts_alone_are_insufficient)
{
    expect_position("4k5/10/10/10/10/10/10/5K4 w - - 0 1", AG_DRAW, AG_REASON_DEAD_MATERIAL);
    expect_position("4k5/10/10/10/10/10/10/TT3K4 b - - 0 1", AG_DRAW, AG_REASON_DEAD_MATERIAL);
    expect_position("tttttkttt1/ttt7/10/10/10/10/TTT7/TTTTTKTTTT w - - 0 1", AG_DRAW, AG_REASON_DEAD_MATERIAL);
}
END_TEST

START_TEST(one_knight_or_bishop_without_beasts_is_insufficient)
{
    expect_position("4k5/10/10/10/10/10/10/1N3K4 w - - 0 1", AG_DRAW, AG_REASON_DEAD_MATERIAL);
    expect_position("4k5/10/1b8/10/10/10/10/5K4 w - - 0 1", AG_DRAW, AG_REASON_DEAD_MATERIAL);
    expect_position("4k5/10/10/10/10/10/10/1NN2K4 w - - 0 1", AG_ONGOING, AG_REASON_NONE);
    expect_position("4k5/10/1n8/10/10/10/10/1N3K4 w - - 0 1", AG_ONGOING, AG_REASON_NONE);
    expect_position("4k5/10/1b8/10/10/10/10/1N3K4 w - - 0 1", AG_ONGOING, AG_REASON_NONE);
}
END_TEST

START_TEST(bishops_on_one_colour_are_insufficient)
{
    expect_position("4k5/10/10/10/10/10/1B8/B4K4 w - - 0 1", AG_DRAW, AG_REASON_DEAD_MATERIAL);
    expect_position("4k4b/8b1/10/10/10/10/1B8/B4K4 w - - 0 1", AG_DRAW, AG_REASON_DEAD_MATERIAL);
    expect_position("4k3b1/9b/10/10/10/10/1B8/B4K4 w - - 0 1", AG_ONGOING, AG_REASON_NONE);
    expect_position("4k5/10/10/10/10/10/10/BB3K4 w - - 0 1", AG_ONGOING, AG_REASON_NONE);
    expect_position("4k5/10/10/9b/10/10/10/B4K4 w - - 0 1", AG_ONGOING, AG_REASON_NONE);
}
END_TEST

/* A bishop on a1 and one on any other square; kings stand on b2 and j8, out of their way. */
START_TEST(every_square_has_its_colour)
{
    const reference_position kings = reference_read("9k/10/10/10/10/10/1K8/B9 b - - 0 1");

    for (int32_t square = 1; square < REFERENCE_SQUARES; square++) {
        const bool is_dark = (square / 10 + square % 10) % 2 == 0;
        reference_position bishops = kings;
        char written[REFERENCE_POSITION_TEXT];
        if (kings.board[square] != '.') continue;
        bishops.board[square] = 'B';
        reference_write(&bishops, written);
        expect_position(written, is_dark ? AG_DRAW : AG_ONGOING, is_dark ? AG_REASON_DEAD_MATERIAL : AG_REASON_NONE);
    }
}
END_TEST

START_TEST(a_beast_with_a_knight_or_bishop_is_sufficient)
{
    expect_position("4k5/10/10/10/10/10/10/TN3K4 w - - 0 1", AG_ONGOING, AG_REASON_NONE);
    expect_position("4k5/10/t9/10/10/10/10/B4K4 w - - 0 1", AG_ONGOING, AG_REASON_NONE);
    expect_position("4k5/10/t9/10/10/10/1B8/B4K4 w - - 0 1", AG_ONGOING, AG_REASON_NONE);
}
END_TEST

START_TEST(pawns_rooks_and_queens_are_sufficient)
{
    expect_position("4k5/10/10/10/10/10/P9/5K4 w - - 0 1", AG_ONGOING, AG_REASON_NONE);
    expect_position("4k5/10/10/10/10/10/10/R4K4 w - - 0 1", AG_ONGOING, AG_REASON_NONE);
    expect_position("4k5/2q7/10/10/10/10/10/5K4 b - - 0 1", AG_ONGOING, AG_REASON_NONE);
}
END_TEST

/* The last beast that helped is taken; or the last pawn becomes a beast. */
START_TEST(material_is_insufficient_as_soon_as_it_is_on_the_board)
{
    ag_game *game = tensor("4k5/10/10/3t6/3T6/10/10/1N3K4 w - - 5 9");

    play_all(game, "d4d6xd5");
    expect_ongoing(game, AG_REASON_NONE);
    ag_game_free(game);
    game = tensor("4k5/9P/10/10/10/10/10/5K4 w - - 5 9");
    play_all(game, "j7j8=T");
    expect_end(game, AG_DRAW, AG_REASON_DEAD_MATERIAL);
    expect_status(ag_game_undo(game), AG_OK, game, "undo");
    play_all(game, "j7j8=N");
    expect_end(game, AG_DRAW, AG_REASON_DEAD_MATERIAL);
    ag_game_free(game);
}
END_TEST

/* ---- what comes first ---- */

/* A back-rank mate with the hundred and fiftieth quiet ply, and the same ply without mate. */
START_TEST(checkmate_on_the_last_ply_wins)
{
    ag_game *game = tensor("4k5/1R8/10/10/10/10/10/R4K4 w - - 149 80");

    play_all(game, "a1a8");
    expect_end(game, AG_WHITE_WINS, AG_REASON_CHECKMATE);
    ag_game_undo(game);
    play_all(game, "a1a7");
    expect_end(game, AG_DRAW, AG_REASON_MOVE_COUNT);
    ag_game_free(game);
}
END_TEST

START_TEST(stalemate_is_a_draw)
{
    expect_position("k9/10/1Q8/10/10/10/10/5K4 b - - 0 1", AG_DRAW, AG_REASON_STALEMATE);
}
END_TEST

/* The beast can move or be sent off, and that is a move like any other. */
START_TEST(a_beast_that_can_move_is_no_stalemate)
{
    expect_position("k9/10/1Q8/9t/10/10/10/5K4 b - - 0 1", AG_ONGOING, AG_REASON_NONE);
}
END_TEST

/* White's king is stalemated, but with kings and beasts alone the game has been drawn before. */
START_TEST(insufficient_material_comes_before_stalemate)
{
    expect_position("10/10/10/10/10/1k8/t9/K9 w - - 0 1", AG_DRAW, AG_REASON_DEAD_MATERIAL);
}
END_TEST

START_TEST(perft_counts_on_where_material_is_insufficient)
{
    ag_game *game = tensor("4k5/10/10/3t6/3T6/10/10/5K4 w - - 0 1");

    expect_number(ag_game_moves(game, NULL, 0), 0, game, "the number of moves");
    expect_number((int64_t)ag_game_perft(game, 1), 15, game, "perft 1");
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(
        suite,
        TESTS(a_third_occurrence_may_be_claimed, a_fifth_occurrence_draws, which_beast_stands_where_makes_no_difference,
              a_propelling_swap_that_is_undone_repeats_the_position, a_right_lost_by_propelling_makes_another_position,
              an_en_passant_square_makes_another_position,
              a_hundred_quiet_plies_may_be_claimed_and_a_hundred_and_fifty_draw,
              a_clock_in_a_string_ends_and_offers_nothing, captures_and_pawn_moves_restart_the_clock,
              pawn_propelling_restarts_the_clock, a_castling_goes_on_counting, kings_and_beasts_alone_are_insufficient,
              one_knight_or_bishop_without_beasts_is_insufficient, bishops_on_one_colour_are_insufficient,
              every_square_has_its_colour, a_beast_with_a_knight_or_bishop_is_sufficient,
              pawns_rooks_and_queens_are_sufficient, material_is_insufficient_as_soon_as_it_is_on_the_board,
              checkmate_on_the_last_ply_wins, stalemate_is_a_draw, a_beast_that_can_move_is_no_stalemate,
              insufficient_material_comes_before_stalemate, perft_counts_on_where_material_is_insufficient));
}
