/* SPDX-License-Identifier: MIT
 * Tensor Chess: kings are safe where beasts open and close lines. Each test names moves of a position that are legal
 * and moves that are not; the reference says the same of all of them. */
#include <stdio.h>
#include <string.h>

#include "expect.h"
#include "suite.h"
#include "tensor_answers.h"

static bool is_listed(const ag_game *game, const char *coordinate)
{
    move_list list = list_moves(game);
    bool found = false;

    for (int32_t i = 0; i < list.count && !found; i++) {
        found = strcmp(move_text(game, list.moves[i], AG_TEXT_COORDINATE).bytes, coordinate) == 0;
    }
    free_moves(&list);
    return found;
}

/* Moves are given with blanks between them. */
static void expect_listed(const ag_game *game, const char *moves, bool legal)
{
    char one[TEXT_ROOM];
    int used;

    for (; sscanf(moves, "%511s%n", one, &used) == 1; moves += used) {
        expect(is_listed(game, one) == legal, game, "%s is%s legal", one, legal ? " not" : "");
    }
}

static void expect_moves(const char *position, const char *legal, const char *illegal)
{
    ag_game *game = new_game_of("tensor", position);

    expect_listed(game, legal, true);
    expect_listed(game, illegal, false);
    expect_reference_agrees(game);
    ag_game_free(game);
}

static void expect_check(const char *position, const char *move, int32_t gives_check)
{
    ag_game *game = new_game_of("tensor", position);
    const uint32_t traits = ag_move_traits(game, find_move(game, move));

    expect_number((traits & AG_MOVE_CHECK) != 0, gives_check, game, move);
    play_all(game, move);
    expect_number(ag_game_in_check(game), gives_check, game, "check");
    expect_reference_agrees(game);
    ag_game_free(game);
}

/* ---- lines through beasts ---- */

START_TEST(a_beast_in_the_way_of_an_enemy_line_is_pinned)
{
    expect_moves("4r1k3/9p/10/10/4T5/10/9P/4K5 w - - 0 1", "e4e3 e4e5", "e4d4 e4f5 e4d3");
}
END_TEST

START_TEST(a_pinned_beast_may_take_and_stay_on_the_line)
{
    expect_moves("4r1k3/9p/10/3tt5/4T5/10/9P/4K5 w - - 0 1", "e4e6xe5 e4e4xe5 e4e6", "e4c6xd5");
}
END_TEST

START_TEST(enemy_beasts_do_not_shield_from_their_own_line)
{
    expect_moves("4r1k3/9p/10/4t5/10/10/9P/4K5 w - - 0 1", "e1d1 e1f2", "e1e2 j2j3");
}
END_TEST

START_TEST(taking_a_beast_that_a_check_passes_through_does_not_end_it)
{
    expect_moves("4r1k3/9p/10/3Tt5/10/10/9P/4K5 w - - 0 1", "e1d1 d5e4 d5e6", "d5f5xe5 d5d5xe5 d5f5");
}
END_TEST

START_TEST(a_wall_that_is_taken_opens_a_line)
{
    static const char position[] = "4k5/9p/10/3Tt5/10/10/9P/4R1K3 w - - 0 1";

    expect_check(position, "d5f5xe5", 1);
    expect_check(position, "d5d5xe5", 1);
    expect_check(position, "d5f5", 0);
}
END_TEST

START_TEST(a_beast_that_leaves_a_line_opens_nothing_for_its_own_side)
{
    expect_check("4k5/9p/4p5/10/4T5/10/9P/4R1K3 w - - 0 1", "e4d5", 0);
}
END_TEST

START_TEST(the_king_does_not_hide_behind_itself)
{
    expect_moves("9k/9p/10/10/r2t1K4/10/9P/10 w - - 0 1", "f4e3 f4f5", "f4g4 f4e4");
}
END_TEST

/* ---- lines that turn off at beasts ---- */

START_TEST(a_check_that_turns_is_ended_on_either_leg)
{
    expect_moves("2r5k1/9p/10/1N8/10/2t3K3/4B5/10 w - - 0 1", "b5c7 e2c4 e2d3 e2f3 g3h4", "b5d4 e2d1 g3h3 g3f3");
}
END_TEST

START_TEST(a_check_that_turns_is_ended_by_taking_the_beast_it_turns_at)
{
    expect_moves("2r5k1/9p/10/10/1T8/2t3K3/10/9B w - - 0 1", "b4d2xc3 b4b4xc3 b4c5 g3h4", "b4d2 b4a4 j1i2 g3f3");
}
END_TEST

START_TEST(a_check_that_turns_is_ended_by_taking_the_piece_that_gives_it)
{
    expect_moves("2r5k1/3T6/4B5/10/10/2t3K3/10/10 w - - 0 1", "e6c8 e6d7:c6 g3h4", "e6d7:e8 d7e8");
    expect_moves("2r5k1/9p/4B5/10/10/2t3K3/10/10 w - - 0 1", "e6c8", "e6d7");
}
END_TEST

START_TEST(a_piece_on_the_first_leg_is_pinned)
{
    expect_moves("2r5k1/9p/2N7/10/10/2t3K3/9P/10 w - - 0 1", "j2j3", "c6d4 c6e5 c6b8");
    expect_moves("2r5k1/9p/2R7/10/10/2t3K3/9P/10 w - - 0 1", "c6c8 c6c4 c6c7", "c6d6 c6b6");
}
END_TEST

START_TEST(a_piece_on_the_second_leg_may_go_to_the_first)
{
    expect_moves("2r5k1/9p/10/10/10/2t1B1K3/9P/10 w - - 0 1", "e3c5", "e3d4 e3f4 e3d2");
}
END_TEST

START_TEST(two_pieces_on_the_legs_are_free)
{
    expect_moves("2r5k1/9p/2N7/10/10/2t1B1K3/9P/10 w - - 0 1", "c6d4 e3f4 e3d4 c6e5", "g3f5");
}
END_TEST

/* The knight on e3 is in the way of the rook that turns at c3 and of the bishop that turns at f4. */
START_TEST(a_piece_pinned_by_two_turning_lines_at_once_stays)
{
    expect_moves("2r5k1/9p/10/10/5t4/2t1N1K3/9P/2b7 w - - 0 1", "j2j3 g3h4", "e3c4 e3d5 e3f5 e3g4 e3c2 e3d1 e3f1");
    expect_moves("2r5k1/9p/10/10/5t4/2t1R1K3/9P/2b7 w - - 0 1", "j2j3", "e3d3 e3c3 e3e8 e3e1 e3f3");
}
END_TEST

/* Five beasts on the fourth rank turn rooks and queens from both sides, and six lines lead straight to the king. */
START_TEST(sixteen_pieces_each_bar_a_line_of_their_own)
{
    expect_moves("k2rrrrrq1/1b8/2NPRNBRQ1/10/3tKtttt1/10/2PNPNBRP1/1b1rrrrqr1 w - - 0 1", "d6d7 h6h7 e2e3 e4e5",
                 "c6b8 d2b3 f2h3 f6g4 g6h5 g2h3 i6h5 h6j6 h2j2");
}
END_TEST

START_TEST(a_pinned_beast_may_take_the_beast_a_line_turns_at)
{
    expect_moves("2r5k1/9p/2T7/2t7/10/2t3K3/9P/10 w - - 0 1", "c6c7 c6c4 c6c4xc5", "c6d6 c6b5");
    expect_moves("2r5k1/9p/10/2T7/10/2t3K3/9P/10 w - - 0 1", "c5c6 c5c4", "c5d5");
    expect_moves("2r5k1/9p/10/10/2T7/2t3K3/9P/10 w - - 0 1", "c4c2xc3 c4c4xc3 c4c5", "c4c2 c4b4");
}
END_TEST

START_TEST(a_check_by_two_turning_lines_is_not_ended_at_one_of_them)
{
    expect_moves("2r5k1/9p/10/10/1T3t4/2t3K3/9P/3b6 w - - 0 1", "g3h4", "j2j3");
    expect_moves("2r2r3k/9p/10/10/1T8/2t2tK3/9P/10 w - - 0 1", "g3g4", "b4d2xc3 j2j3");
}
END_TEST

START_TEST(a_knight_that_jumps_off_a_beast_is_ended_by_taking_either)
{
    expect_moves("9k/9p/2n7/4t5/3T2K3/10/9P/10 w - - 0 1", "d4f6xe5 g4h4", "d4f6 j2j3 d4e4");
    expect_moves("9k/9p/2n7/1P2t5/6K3/10/9P/10 w - - 0 1", "b5c6 g4h4", "b5b6 j2j3");
}
END_TEST

START_TEST(two_knights_that_jump_off_one_beast_are_ended_by_taking_it)
{
    expect_moves("9k/9p/2n3n3/1P2t5/3T2K3/10/9P/10 w - - 0 1", "d4f6xe5", "b5c6 j2j3");
}
END_TEST

START_TEST(prey_that_a_turning_line_guards_is_not_taken_by_the_king)
{
    expect_moves("9k/9p/10/r3t5/10/10/4n5/4K5 w - - 0 1", "e1d1 e1f1", "e1e2");
    expect_moves("9k/9p/10/r2Pt5/10/10/4n5/4K5 w - - 0 1", "e1e2", "e1c1");
}
END_TEST

START_TEST(a_beast_that_comes_to_a_line_lets_it_turn)
{
    static const char position[] = "3k6/9p/10/10/10/10/2T6P/R5K3 w - - 0 1";

    expect_check(position, "c2d1", 1);
    expect_check(position, "c2c1", 0);
    expect_check("3k6/9p/10/10/10/3p6/2T6P/R5K3 w - - 0 1", "c2d1", 0);
}
END_TEST

/* ---- propelling ---- */

START_TEST(a_propelled_beast_ends_a_check)
{
    expect_moves("4r1k3/9p/10/10/10/3T6/2B6P/4K5 w - - 0 1", "c2d3:e4 c2d3:e2 d3e4 e1d1", "c2d3:f5 c2d3:c4 c2b3");
}
END_TEST

START_TEST(a_pinned_piece_may_propel_if_the_beast_takes_its_place_on_the_line)
{
    expect_moves("4r1k3/9p/10/10/10/10/4R2T1P/4K5 w - - 0 1", "e2h2:e2 e2e5", "e2h2:f2 e2h2:h5 e2h2:d2 e2f2");
}
END_TEST

START_TEST(a_propelled_beast_may_leave_a_line_that_the_other_piece_then_bars)
{
    expect_moves("4r1k3/9p/10/10/4T5/10/3N5P/4K5 w - - 0 1", "d2e4:c5 d2e4:g3 d2e4:d2 d2f3", "e4d4");
}
END_TEST

START_TEST(a_pawn_and_its_beast_bar_a_check_together)
{
    expect_moves("9k/9p/10/10/K8r/4T5/4P4P/10 w - - 0 1", "e2e3:e4 e3e4 e2e4 a4a5", "j2j3 e3d2");
    expect_moves("9k/9p/10/10/10/K3T4r/4P5/10 w - - 0 1", "e2e3:e4 e2e4 e3f3", "e3e4 e3f4");
}
END_TEST

/* Off the e-file, or back onto it: an own beast hides nothing. */
START_TEST(propelling_off_a_line_gives_check)
{
    expect_check("4k5/9p/10/10/4B5/10/6T2P/4R1K3 w - - 0 1", "e4g2:f1", 1);
    expect_check("4k5/9p/10/10/4B5/10/6T2P/4R1K3 w - - 0 1", "e4g2:e4", 1);
    expect_check("4k5/4p4p/10/10/4B5/10/6T2P/4R1K3 w - - 0 1", "e4g2:e4", 0);
}
END_TEST

START_TEST(a_propelled_beast_lets_a_line_turn)
{
    expect_check("3k6/9p/10/10/10/1T8/B8P/R5K3 w - - 0 1", "a2b3:d1", 1);
    expect_check("3k6/9p/10/10/10/1T8/B8P/R5K3 w - - 0 1", "a2b3:c2", 0);
    expect_check("3k6/9p/10/3p6/10/1T8/B8P/R5K3 w - - 0 1", "a2b3:d1", 0);
}
END_TEST

START_TEST(a_propelled_beast_lets_a_knight_jump_on)
{
    expect_check("10/4k4p/10/10/10/2T7/N8P/6K3 w - - 0 1", "a2c3:d5", 1);
    expect_check("10/4k4p/10/10/10/2T7/N8P/6K3 w - - 0 1", "a2c3:e4", 0);
}
END_TEST

/* ---- en passant ---- */

START_TEST(en_passant_opens_a_line_and_gives_check)
{
    expect_check("10/10/10/R2pP3k1/10/10/10/5K4 w - d6 0 1", "e5d6", 1);
    expect_check("10/10/10/RT1pP1T1k1/10/10/10/5K4 w - d6 0 1", "e5d6", 1);
    expect_check("10/10/10/R2pP1t1k1/10/10/10/5K4 w - d6 0 1", "e5d6", 0);
}
END_TEST

START_TEST(en_passant_opens_a_line_that_turns_and_gives_check)
{
    expect_check("10/10/10/R2pP3T1/10/8k1/10/5K4 w - d6 0 1", "e5d6", 1);
    expect_check("10/10/10/R2pP3T1/8p1/8k1/10/5K4 w - d6 0 1", "e5d6", 0);
}
END_TEST

START_TEST(en_passant_does_not_end_another_check)
{
    expect_moves("9k/10/10/n2pP5/2K7/10/9P/10 w - d6 0 1", "c4c5", "e5d6");
}
END_TEST

START_TEST(en_passant_does_not_open_a_line_through_two_empty_squares)
{
    expect_moves("9k/10/10/K2pP4r/10/10/10/10 w - d6 0 1", "e5e6", "e5d6");
    expect_moves("9k/10/10/K2pP1t2r/10/10/10/10 w - d6 0 1", "e5e6", "e5d6");
    expect_moves("9k/10/10/K2pP1T2r/10/10/10/10 w - d6 0 1", "e5d6 e5e6", "g5e3");
}
END_TEST

START_TEST(en_passant_does_not_open_a_line_that_turns)
{
    expect_moves("9k/10/10/r2pPt4/10/10/5K4/10 w - d6 0 1", "e5e6", "e5d6");
    expect_moves("9k/10/10/r2pPT4/10/10/5K4/10 w - d6 0 1", "e5d6", "e5f6");
}
END_TEST

START_TEST(en_passant_may_end_a_check)
{
    expect_moves("9k/10/10/3pP5/2K7/10/9P/10 w - d6 0 1", "e5d6 c4c5", "j2j3 e5e6");
}
END_TEST

/* The pawn leaves the leg from the beast on e6 to the king, and stands on the rook's way to the beast or does not. */
START_TEST(en_passant_may_go_from_one_leg_to_the_other)
{
    expect_moves("9k/10/r3t5/3pP5/10/10/4K4P/10 w - d6 0 1", "e5d6 e2d2", "e5e6 e5f6");
    expect_moves("9k/10/4t4r/3pP5/10/10/4K4P/10 w - d6 0 1", "e2d2 j2j3", "e5d6");
}
END_TEST

/* ---- castling ---- */

START_TEST(castling_does_not_cross_a_square_that_a_turning_line_attacks)
{
    expect_moves("4k5/9p/10/10/r5t3/10/4PP1P2/R4K3R w KQ - 0 1", "f1b1 f1c1", "f1i1 f1h1 f1g1");
    expect_moves("4k5/9p/10/10/r5t3/10/4PPPP2/R4K3R w KQ - 0 1", "f1b1 f1c1 f1i1 f1h1", "f1j1");
    expect_moves("4k5/9p/10/10/r5t3/10/4PP1P2/R4KT2R w KQ - 0 1", "f1b1 f1c1", "f1i1 f1h1");
}
END_TEST

START_TEST(castling_does_not_cross_a_square_that_a_knight_attacks_off_a_beast)
{
    expect_moves("4k5/9p/10/6n3/10/7t2/4PP1P2/R4K3R w KQ - 0 1", "f1b1 f1c1", "f1i1 f1h1");
    expect_moves("4k5/9p/10/6n3/10/10/4PP1P2/R4K3R w KQ - 0 1", "f1b1 f1c1 f1i1 f1h1", "f1j1");
}
END_TEST

START_TEST(castling_gives_check_through_own_beasts)
{
    expect_check("7k2/9p/10/10/7T2/10/9P/5K3R w K - 0 1", "f1i1", 1);
    expect_check("7k2/9p/10/10/7t2/10/9P/5K3R w K - 0 1", "f1i1", 0);
    expect_check("10/9p/10/10/10/k6T2/9P/5K3R w K - 0 1", "f1i1", 1);
    expect_check("10/9p/10/10/10/k6T2/9P/5K3R w K - 0 1", "f1h1", 0);
}
END_TEST

START_TEST(king_and_rook_land_on_empty_squares)
{
    expect_moves("4k5/9p/10/10/10/10/3PPPP3/R2TTK3R w KQ - 0 1", "f1b1 f1i1", "f1c1");
    expect_moves("4k5/9p/10/10/10/10/3PPPP3/RT3K3R w KQ - 0 1", "f1c1 f1h1", "f1b1");
}
END_TEST

START_TEST(enemy_beasts_bar_castling)
{
    expect_moves("4k5/9p/10/10/10/10/3PPPP3/R3tK1t1R w KQ - 0 1", "f1g1", "f1b1 f1c1 f1i1 f1h1");
    expect_moves("4k5/9p/10/10/10/10/3PPPP3/R2t1KT2R w KQ - 0 1", "f1i1", "f1b1 f1c1 f1h1");
}
END_TEST

START_TEST(the_rook_may_come_from_an_attacked_square)
{
    expect_moves("4k5/9p/10/9r/10/10/3PPPP3/R4K3R w KQ - 0 1", "f1i1 f1h1 f1b1", "f1j1");
    expect_moves("1r2k5/9p/10/10/10/10/3PPPP3/R4K3R w KQ - 0 1", "f1c1 f1i1", "f1b1");
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(
        suite,
        TESTS(
            a_beast_in_the_way_of_an_enemy_line_is_pinned, a_pinned_beast_may_take_and_stay_on_the_line,
            enemy_beasts_do_not_shield_from_their_own_line, taking_a_beast_that_a_check_passes_through_does_not_end_it,
            a_wall_that_is_taken_opens_a_line, a_beast_that_leaves_a_line_opens_nothing_for_its_own_side,
            the_king_does_not_hide_behind_itself, a_check_that_turns_is_ended_on_either_leg,
            a_check_that_turns_is_ended_by_taking_the_beast_it_turns_at,
            a_check_that_turns_is_ended_by_taking_the_piece_that_gives_it, a_piece_on_the_first_leg_is_pinned,
            a_piece_on_the_second_leg_may_go_to_the_first, two_pieces_on_the_legs_are_free,
            a_piece_pinned_by_two_turning_lines_at_once_stays, sixteen_pieces_each_bar_a_line_of_their_own,
            a_pinned_beast_may_take_the_beast_a_line_turns_at, a_check_by_two_turning_lines_is_not_ended_at_one_of_them,
            a_knight_that_jumps_off_a_beast_is_ended_by_taking_either,
            two_knights_that_jump_off_one_beast_are_ended_by_taking_it,
            prey_that_a_turning_line_guards_is_not_taken_by_the_king, a_beast_that_comes_to_a_line_lets_it_turn,
            a_propelled_beast_ends_a_check, a_pinned_piece_may_propel_if_the_beast_takes_its_place_on_the_line,
            a_propelled_beast_may_leave_a_line_that_the_other_piece_then_bars,
            a_pawn_and_its_beast_bar_a_check_together, propelling_off_a_line_gives_check,
            a_propelled_beast_lets_a_line_turn, a_propelled_beast_lets_a_knight_jump_on,
            en_passant_does_not_open_a_line_through_two_empty_squares, en_passant_does_not_open_a_line_that_turns,
            en_passant_may_end_a_check, en_passant_may_go_from_one_leg_to_the_other,
            en_passant_opens_a_line_and_gives_check, en_passant_opens_a_line_that_turns_and_gives_check,
            en_passant_does_not_end_another_check, castling_does_not_cross_a_square_that_a_turning_line_attacks,
            castling_does_not_cross_a_square_that_a_knight_attacks_off_a_beast, castling_gives_check_through_own_beasts,
            king_and_rook_land_on_empty_squares, enemy_beasts_bar_castling, the_rook_may_come_from_an_attacked_square));
}
