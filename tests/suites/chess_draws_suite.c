/* SPDX-License-Identifier: MIT
 * How games of chess are drawn: repetition and move count claimed and by themselves (FIDE 9.2, 9.3, 9.6), dead
 * positions (5.2.2), and what comes first. Each by moves played. */
#include <string.h>

#include "draws.h"
#include "expect.h"
#include "fixture.h"
#include "suite.h"

/* 150 plies from the start without a capture, a pawn move, a lost castling right or a third occurrence. */
static const char QUIET_PLIES[] =
    "g1h3 b8c6 b1c3 c6d4 h3g5 d4b5 g5h3 g8f6 c3a4 b5a3 a4c3 a3b1 c3d5 b1a3 d5f4 f6d5 f4h5 d5f4 h3g5 f4d5 g5e4 a3b1 "
    "e4c3 d5b6 c3b5 b1c3 b5a3 c3b5 a3b1 b5c3 h5f4 b6d5 f4h3 c3b5 h3f4 d5f6 f4g6 b5d6 b1c3 f6g8 c3e4 g8h6 e4c3 h6g4 "
    "c3d5 d6f5 g6f4 g4h6 f4h3 f5d4 d5e3 h6f5 e3g4 d4b5 h3g5 b5c3 g5h3 f5d6 h3f4 c3e4 f4e6 e4g5 e6f4 g5e6 g4e3 e6d4 "
    "e3g4 d6f5 g4h6 f5d6 f4h3 d6b5 h6g4 b5c3 h3g1 c3a4 g1f3 d4f5 g4h6 f5d6 f3g5 d6f5 h6g4 f5d6 g5f3 d6b5 f3g5 a4c5 "
    "g5e6 c5b3 g4e5 b3a5 e5g4 b5d6 g4e5 d6e4 e5c4 e4g5 e6d4 g5h3 c4a3 h3g5 d4f3 g5e4 f3g1 a5b3 a3b5 b3d4 b5a3 d4e6 "
    "a3b1 e6f4 g1f3 e4d6 f3g1 f4d5 b1a3 d5e3 g1f3 e3d5 a3c4 d5f6 f3h4 f6g4 h4g6 g4e3 c4b6 e3d5 g6h4 d6b5 b6a4 b5c3 "
    "a4c5 d5f4 h4g6 c3e4 c5e6 e4g3 g6e5 f4h5 e5c4 g3f5 e6g5 f5g3 c4a5 g3e4 g5h3 h5f6 a5c6 e4c3";

/* 149 plies of a king hunted by king and queen; the next one can be mate on b2, or not. */
static const char HUNT_FROM[] = "k7/8/2K5/8/8/8/8/1Q6 b - - 0 1";
static const char HUNT[] =
    "a8a7 b1g6 a7b8 c6c5 b8b7 g6e6 b7a8 e6b3 a8a7 c5b4 a7b6 b3g3 b6c6 g3h2 c6b7 h2d6 b7c8 d6d5 c8c7 d5d4 c7c6 b4b3 "
    "c6c7 d4h4 c7d7 h4h6 d7c7 b3c2 c7b7 c2c1 b7c8 h6h2 c8b7 h2h8 b7c7 h8d4 c7b7 c1b1 b7b8 d4d3 b8c7 d3d4 c7b8 d4d1 "
    "b8a8 d1d6 a8b7 d6g6 b7c7 g6e4 c7b6 e4h1 b6b5 h1a8 b5c4 a8b7 c4c5 b7f3 c5d4 f3b3 d4e5 b3d3 e5f6 d3d1 f6f7 d1d6 "
    "f7g8 d6c6 g8f8 c6e6 f8g7 e6d6 g7h8 d6d5 h8g7 d5e6 g7f8 e6e3 f8g8 e3f4 g8h8 f4c7 h8g8 b1a2 g8f8 c7e5 f8g8 a2b1 "
    "g8h7 e5d6 h7h8 b1c2 h8h7 d6b6 h7g7 b6e6 g7h7 e6e2 h7g7 e2d2 g7f7 d2b4 f7g8 c2c1 g8f7 b4c5 f7f6 c5c7 f6g6 c1b1 "
    "g6f6 c7c1 f6e6 c1a3 e6d5 a3f8 d5e4 b1c1 e4d5 c1d2 d5c4 f8f5 c4d4 d2d1 d4c3 f5f4 c3b2 f4d6 b2b1 d6c6 b1b2 d1d2 "
    "b2a2 c6b6 a2a1 b6b4 a1a2 b4b7 a2a3 b7g7 a3b3 g7g4 b3a3 d2c2 a3a2 g4f4 a2a3 f4d4 a3a2";

static const char KNIGHTS_OUT_AND_BACK[] = "Nf3 Nf6 Ng1 Ng8";

static ag_game *chess(const char *position)
{
    return new_game_of("chess", position);
}

/* Plays some of the moves of a line, which all have four letters. */
static void play_some(ag_game *game, const char *line, int from, int count)
{
    char some[5 * 150 + 1] = "";

    memcpy(some, line + (size_t)from * 5, (size_t)count * 5 - 1);
    play_all(game, some);
}

/* ---- repetition ---- */

START_TEST(a_second_occurrence_gives_nothing)
{
    ag_game *game = chess(NULL);
    play_all(game, KNIGHTS_OUT_AND_BACK);
    expect_number(ag_game_repetitions(game), 2, game, "the repetitions");
    expect_ongoing(game, AG_REASON_NONE);
    expect_status(ag_game_claim_draw(game), AG_ERR_ILLEGAL, game, "claiming");
    ag_game_free(game);
}
END_TEST

START_TEST(a_third_occurrence_may_be_claimed)
{
    ag_game *game = chess(NULL);
    play_times(game, KNIGHTS_OUT_AND_BACK, 2);
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

START_TEST(a_claim_is_about_the_position_on_the_board)
{
    ag_game *game = chess(NULL);
    play_times(game, KNIGHTS_OUT_AND_BACK, 2);
    play_all(game, "e4");
    expect_ongoing(game, AG_REASON_NONE);
    ag_game_free(game);
}
END_TEST

START_TEST(occurrences_need_not_follow_each_other)
{
    ag_game *game = chess(NULL);
    play_all(game, "e4 e5 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8");
    expect_number(ag_game_repetitions(game), 3, game, "the repetitions");
    expect_ongoing(game, AG_REASON_CLAIMED_REPETITION);
    ag_game_free(game);
}
END_TEST

START_TEST(a_fourth_occurrence_may_be_claimed_and_a_fifth_draws)
{
    ag_game *game = chess(NULL);
    play_times(game, KNIGHTS_OUT_AND_BACK, 3);
    expect_ongoing(game, AG_REASON_CLAIMED_REPETITION);
    play_all(game, "Nf3 Nf6 Ng1");
    expect_ongoing(game, AG_REASON_CLAIMED_REPETITION);
    play_all(game, "Ng8");
    expect_number(ag_game_repetitions(game), 5, game, "the repetitions");
    expect_end(game, AG_DRAW, AG_REASON_REPETITION);
    ag_game_free(game);
}
END_TEST

START_TEST(the_other_side_to_move_is_another_position)
{
    ag_game *game = chess("4k3/8/8/8/8/8/R7/4K3 w - - 0 1");
    play_all(game, "Ra3 Kd8 Ra4 Ke8 Ra2");
    expect_number(ag_game_repetitions(game), 1, game, "the repetitions with Black to move");
    ag_game_free(game);
}
END_TEST

START_TEST(a_lost_castling_right_makes_another_position)
{
    ag_game *game = chess("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    play_all(game, "Rb1 Rb8 Ra1 Ra8");
    expect_text(position_text(game).bytes, "r3k2r/8/8/8/8/8/8/R3K2R w Kk - 4 3", game, "the position");
    expect_number(ag_game_repetitions(game), 1, game, "the repetitions without two rights");
    play_all(game, "Rb1 Rb8 Ra1 Ra8");
    expect_number(ag_game_repetitions(game), 2, game, "the repetitions");
    expect_ongoing(game, AG_REASON_NONE);
    play_all(game, "Rb1 Rb8 Ra1 Ra8");
    expect_ongoing(game, AG_REASON_CLAIMED_REPETITION);
    ag_game_free(game);
}
END_TEST

START_TEST(an_en_passant_capture_makes_another_position)
{
    ag_game *game = chess("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    play_all(game, "e4");
    expect_text(position_text(game).bytes, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", game, "the position");
    play_all(game, "Kd8 Kd1 Ke8 Ke1");
    expect_number(ag_game_repetitions(game), 1, game, "the repetitions without the capture");
    play_all(game, "Kd8 Kd1 Ke8 Ke1");
    expect_number(ag_game_repetitions(game), 2, game, "the repetitions");
    ag_game_free(game);
}
END_TEST

/* After a double step on which nobody can capture, the position counts from that ply on. */
static void expect_unusable(const char *position, const char *after, const char *there_and_back)
{
    ag_game *game = chess(position);
    play_all(game, "e2e4");
    expect_text(position_text(game).bytes, after, game, "the position");
    const uint64_t hash = ag_game_hash(game);
    play_all(game, there_and_back);
    expect(ag_game_hash(game) == hash, game, "the hash has changed");
    expect_number(ag_game_repetitions(game), 2, game, "the repetitions");
    ag_game_free(game);
}

START_TEST(an_en_passant_square_that_cannot_be_used_makes_no_difference)
{
    /* No pawn beside it, a pawn elsewhere, a pinned pawn, two pieces leaving one rank. */
    expect_unusable("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1", "Kd8 Kd1 Ke8 Ke1");
    expect_unusable("4k3/8/8/7p/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/7p/4P3/8/8/4K3 b - - 0 1", "Kd8 Kd1 Ke8 Ke1");
    expect_unusable("3k4/8/8/8/3p4/8/4P3/3RK3 w - - 0 1", "3k4/8/8/8/3pP3/8/8/3RK3 b - - 0 1", "Ke8 Kf1 Kd8 Ke1");
    expect_unusable("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1", "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1", "Ka5 Kd1 Ka4 Ke1");
}
END_TEST

/* ---- move count ---- */

START_TEST(a_hundred_quiet_plies_may_be_claimed)
{
    ag_game *game = chess(NULL);
    play_some(game, QUIET_PLIES, 0, 99);
    expect_ongoing(game, AG_REASON_NONE);
    play_some(game, QUIET_PLIES, 99, 1);
    expect_number(ag_game_quiet_plies(game), 100, game, "the quiet plies");
    expect_ongoing(game, AG_REASON_CLAIMED_MOVE_COUNT);
    expect_status(ag_game_claim_draw(game), AG_OK, game, "claiming");
    expect_end(game, AG_DRAW, AG_REASON_CLAIMED_MOVE_COUNT);
    ag_game_free(game);
}
END_TEST

START_TEST(a_hundred_and_fifty_quiet_plies_draw)
{
    ag_game *game = chess(NULL);
    play_some(game, QUIET_PLIES, 0, 149);
    expect_ongoing(game, AG_REASON_CLAIMED_MOVE_COUNT);
    play_some(game, QUIET_PLIES, 149, 1);
    expect_number(ag_game_quiet_plies(game), 150, game, "the quiet plies");
    expect_end(game, AG_DRAW, AG_REASON_MOVE_COUNT);
    ag_game_free(game);
}
END_TEST

START_TEST(a_pawn_move_starts_the_count_again)
{
    ag_game *game = chess(NULL);
    play_some(game, QUIET_PLIES, 0, 149);
    play_all(game, "a7a6");
    expect_number(ag_game_quiet_plies(game), 0, game, "the quiet plies");
    expect_ongoing(game, AG_REASON_NONE);
    ag_game_free(game);
}
END_TEST

START_TEST(a_capture_starts_the_count_again)
{
    ag_game *game = chess("4k3/p7/8/8/8/8/8/R3K3 w Q - 149 80");
    play_all(game, "Rxa7");
    expect_number(ag_game_quiet_plies(game), 0, game, "the quiet plies");
    expect_ongoing(game, AG_REASON_NONE);
    ag_game_free(game);
}
END_TEST

START_TEST(castling_goes_on_with_the_count)
{
    ag_game *game = chess("4k3/p7/8/8/8/8/8/4K2R w K - 149 80");
    play_all(game, "O-O");
    expect_number(ag_game_quiet_plies(game), 150, game, "the quiet plies");
    expect_end(game, AG_DRAW, AG_REASON_MOVE_COUNT);
    ag_game_free(game);
}
END_TEST

START_TEST(checkmate_on_the_last_ply_wins)
{
    ag_game *game = chess(HUNT_FROM);
    play_all(game, HUNT);
    expect_number(ag_game_quiet_plies(game), 149, game, "the quiet plies");
    play_all(game, "Qb2#");
    expect_number(ag_game_quiet_plies(game), 150, game, "the quiet plies");
    expect_end(game, AG_WHITE_WINS, AG_REASON_CHECKMATE);
    ag_game_undo(game);
    play_all(game, "Kc1");
    expect_end(game, AG_DRAW, AG_REASON_MOVE_COUNT);
    ag_game_free(game);
}
END_TEST

START_TEST(a_claim_speaks_of_repetition_before_move_count)
{
    ag_game *game = chess("4k3/p7/8/8/8/8/8/R3K3 w - - 95 80");
    play_times(game, "Rb1 Kd8 Ra1 Ke8", 2);
    expect_number(ag_game_quiet_plies(game), 103, game, "the quiet plies");
    expect_ongoing(game, AG_REASON_CLAIMED_REPETITION);
    play_all(game, "Rc1");
    expect_ongoing(game, AG_REASON_CLAIMED_MOVE_COUNT);
    ag_game_free(game);
}
END_TEST

START_TEST(a_string_is_judged_by_its_board)
{
    ag_game *game = chess("4k3/p7/8/8/8/8/8/R3K3 w - - 150 80");
    expect_ongoing(game, AG_REASON_NONE);
    expect_number(ag_game_moves(game, NULL, 0), 14, game, "the number of moves");
    play_all(game, "Rb1");
    expect_end(game, AG_DRAW, AG_REASON_MOVE_COUNT);
    ag_game_free(game);
    game = chess("4k3/p7/8/8/8/8/8/R3K3 w - - 100 80");
    expect_ongoing(game, AG_REASON_NONE);
    play_all(game, "Rb1");
    expect_ongoing(game, AG_REASON_CLAIMED_MOVE_COUNT);
    ag_game_free(game);
}
END_TEST

/* ---- dead positions and stalemate ---- */

static void expect_line(const char *position, const char *moves, int32_t result, int32_t reason)
{
    ag_game *game = chess(position);
    play_all(game, moves);
    expect_end(game, result, reason);
    ag_game_free(game);
}

START_TEST(a_dead_position_draws_at_once)
{
    /* King against king; one knight or bishop in all; bishops on one colour, however many and whosever. */
    expect_line("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "Kxe2", AG_DRAW, AG_REASON_DEAD_MATERIAL);
    expect_line("4k3/8/8/8/8/8/4r3/4K1N1 w - - 0 1", "Kxe2", AG_DRAW, AG_REASON_DEAD_MATERIAL);
    expect_line("4k1n1/8/8/8/8/8/4r3/4K3 w - - 0 1", "Kxe2", AG_DRAW, AG_REASON_DEAD_MATERIAL);
    expect_line("4k3/8/8/8/8/8/4r3/2B1K3 w - - 0 1", "Kxe2", AG_DRAW, AG_REASON_DEAD_MATERIAL);
    expect_line("4kb2/8/8/8/8/8/4r3/2B1K3 w - - 0 1", "Kxe2", AG_DRAW, AG_REASON_DEAD_MATERIAL);
    expect_line("4kb2/8/8/8/1B6/8/4r3/2B1K3 w - - 0 1", "Kxe2", AG_DRAW, AG_REASON_DEAD_MATERIAL);
}
END_TEST

START_TEST(other_small_material_plays_on)
{
    static const char *const alive[] = {
        "4k3/8/8/8/8/8/4r3/3NK1N1 w - - 0 1", "4k1n1/8/8/8/8/8/4r3/4K1N1 w - - 0 1",
        "4kb2/8/8/8/8/8/4r3/4K1N1 w - - 0 1", "2b1k3/8/8/8/8/8/4r3/2B1K3 w - - 0 1",
        "4k3/8/8/8/8/8/4r3/2B1KB2 w - - 0 1", "4k3/p7/8/8/8/8/4r3/4K3 w - - 0 1",
    };
    for (size_t i = 0; i < sizeof alive / sizeof alive[0]; i++) {
        ag_game *game = chess(alive[i]);
        play_all(game, "Kxe2");
        expect_ongoing(game, AG_REASON_NONE);
        ag_game_free(game);
    }
}
END_TEST

START_TEST(dead_material_comes_before_the_move_count)
{
    ag_game *game = chess("4k3/8/8/8/8/8/8/B3K3 w - - 149 80");
    expect_end(game, AG_DRAW, AG_REASON_DEAD_MATERIAL);
    ag_game_free(game);
}
END_TEST

START_TEST(stalemate_draws)
{
    expect_line("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "Qf7", AG_DRAW, AG_REASON_STALEMATE);
    /* Sam Loyd's shortest. */
    expect_line(NULL, "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6", AG_DRAW,
                AG_REASON_STALEMATE);
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite,
               TESTS(a_second_occurrence_gives_nothing, a_third_occurrence_may_be_claimed,
                     a_claim_is_about_the_position_on_the_board, occurrences_need_not_follow_each_other,
                     a_fourth_occurrence_may_be_claimed_and_a_fifth_draws, the_other_side_to_move_is_another_position,
                     a_lost_castling_right_makes_another_position, an_en_passant_capture_makes_another_position,
                     an_en_passant_square_that_cannot_be_used_makes_no_difference, a_hundred_quiet_plies_may_be_claimed,
                     a_hundred_and_fifty_quiet_plies_draw, a_pawn_move_starts_the_count_again,
                     a_capture_starts_the_count_again, castling_goes_on_with_the_count, checkmate_on_the_last_ply_wins,
                     a_claim_speaks_of_repetition_before_move_count, a_string_is_judged_by_its_board,
                     a_dead_position_draws_at_once, other_small_material_plays_on,
                     dead_material_comes_before_the_move_count, stalemate_draws));
}
