/* SPDX-License-Identifier: MIT
 * `sentai-blocked`: what follows from reading ruling 2 the other way, that the square a two-square move crosses must be
 * empty. Wherever the answer of `sentai` is another, it stands beside. */
#include "expect.h"
#include "sentai_answers.h"
#include "sentai_expect.h"
#include "suite.h"

static const char BLOCKED[] = "sentai-blocked";

static void expect_reason_in(const char *variant, const char *position, int32_t reason)
{
    ag_game *game = new_game_of(variant, position);

    expect_number(ag_game_reason(game), reason, game, "the reason");
    ag_game_free(game);
}

static void expect_refused(const char *position, const char *move, const char *sentence)
{
    ag_game *game = new_game_of(BLOCKED, position);
    ag_move found;
    char why[200];

    expect_number(ag_move_parse(game, move, AG_PARSE_LENIENT, &found, why, sizeof why), AG_ERR_ILLEGAL, game, move);
    expect_text(why, sentence, game, move);
    ag_game_free(game);
}

/* ---- section 2: the square between ---- */

/* d4 goes two squares every way; pieces of both sides stand between on four of the eight ways. */
START_TEST(a_two_square_move_needs_the_square_between_empty)
{
    static const char AMID[] = "4k3/8/5p2/2Pp4/3R224/2PpR013/1P6/4K3 w - - 0 1";

    expect_moves_in("sentai", AMID, "d4",
                    "d4b4 d4b4/R20 d4b6 d4b6/R2 d4d2 d4d2/R20 d4d6 d4d6/R20 d4f2 d4f2/R2 d4f4 "
                    "d4f4/R20 d4f6");
    expect_moves_in(BLOCKED, AMID, "d4", "d4b4 d4b4/R20 d4f4 d4f4/R20 d4f6");
}
END_TEST

START_TEST(a_blocked_combining_is_no_move)
{
    expect_moves_in("sentai", "4k3/8/8/8/R203p3/P7/R107/4K3 w - - 0 1", "a4", "a4a2 a4a6 a4c4");
    expect_moves_in(BLOCKED, "4k3/8/8/8/R203p3/P7/R107/4K3 w - - 0 1", "a4", "a4a6 a4c4");
}
END_TEST

START_TEST(a_blocked_ranger_attacks_nothing_behind)
{
    ag_game *leaping = new_game_of("sentai", "4k3/8/8/8/R207/P7/8/4K3 w - - 0 1");
    ag_game *blocked = new_game_of(BLOCKED, "4k3/8/8/8/R207/P7/8/4K3 w - - 0 1");

    expect_number(ag_game_attacked(leaping, 8, AG_WHITE), 1, leaping, "a2 is attacked");
    expect_number(ag_game_attacked(blocked, 8, AG_WHITE), 0, blocked, "a2 is attacked");
    ag_game_free(leaping);
    ag_game_free(blocked);
}
END_TEST

/* ---- section 4: checks ---- */

START_TEST(a_check_from_two_squares_away_is_answered_between)
{
    static const char CHECK[] = "4k3/p7/8/8/8/4r203/3R144/4K3 w - - 0 1";

    expect_moves_in("sentai", CHECK, NULL, "e1d1 e1e2 e1f1 e1f2");
    expect_moves_in(BLOCKED, CHECK, NULL, "d2e2 d2e2/R10 e1d1 e1e2 e1f1 e1f2");
}
END_TEST

START_TEST(a_pawn_comes_between_too)
{
    expect_moves_in(BLOCKED, "4k3/p7/8/8/2K1r203/8/3P4/8 w - - 0 1", "d2", "d2d4");
    expect_moves_in(BLOCKED, "4k3/p7/8/8/2K1r203/3p4/3P4/8 w - - 0 1", "d2", "");
    expect_moves_in(BLOCKED, "4k3/p7/8/2K1r203/8/8/3P4/8 w - - 0 1", "d2", "");
    expect_moves_in(BLOCKED, "4k3/p7/8/8/2K1r203/3P4/8/8 w - - 0 1", "d3", "d3d4 d3e4");
    expect_moves_in(BLOCKED, "4k3/p7/8/8/2K1r203/8/3P4/8 w - - 0 1", NULL,
                    "c4b3 c4b4 c4b5 c4c3 c4c5 c4d3 c4d4 c4d5 d2d4");
}
END_TEST

/* No piece comes between a knight's leap or a neighbour and the king. */
START_TEST(a_check_from_elsewhere_is_not_answered_between)
{
    expect_moves_in(BLOCKED, "4k3/p7/8/8/8/5r042/3R144/4K3 w - - 0 1", "d2", "d2f3");
    expect_moves_in(BLOCKED, "4k3/p7/8/8/8/8/3R14r103/4K3 w - - 0 1", "d2", "d2e2");
}
END_TEST

START_TEST(a_king_does_not_hide_behind_the_square_it_leaves)
{
    expect_moves_in(BLOCKED, "4k3/p7/8/8/8/8/8/4r20K2 w - - 0 1", NULL, "f1e1 f1e2 f1f2 f1g2");
    expect_refused("4k3/p7/8/8/8/8/8/4r20K2 w - - 0 1", "f1g1", "on g1 the king could be captured by the R20 on e1");
}
END_TEST

START_TEST(a_piece_that_leaves_the_square_between_uncovers_a_check)
{
    static const char COVERED[] = "4k3/4R043/4R203/8/8/8/p7/4K3 w - - 0 1";
    ag_game *game = new_game_of(BLOCKED, COVERED);
    ag_move move;

    expect_number(ag_game_in_check(game), 0, game, "in check");
    ag_move_parse(game, "e7c6", AG_PARSE_STRICT, &move, NULL, 0);
    expect_number((int64_t)(ag_move_traits(game, move) & AG_MOVE_CHECK), AG_MOVE_CHECK, game, "gives check");
    ag_game_play(game, move);
    expect_number(ag_game_in_check(game), 1, game, "in check");
    ag_game_free(game);
}
END_TEST

START_TEST(two_pieces_give_check_and_only_the_king_answers)
{
    static const char COVERED[] = "4k3/4R053/4R203/8/8/8/p2r104/4K3 w - - 0 1";
    static const char CHECKED[] = "4k3/8/3R05R203/8/8/8/p2r104/4K3 b - - 1 1";

    expect_position_after(BLOCKED, COVERED, "e7d6", CHECKED);
    expect_moves_in(BLOCKED, CHECKED, NULL, "e8d7 e8d8 e8f8");
    expect_refused(CHECKED, "a2a1=R1", "Black is in check from several pieces, so the king has to move");
}
END_TEST

/* ---- pins ---- */

START_TEST(a_pinned_piece_stays_or_captures_what_pins_it)
{
    expect_moves_in(BLOCKED, "4k3/p7/8/8/8/4r203/4R043/4K3 w - - 0 1", "e2", "");
    expect_moves_in(BLOCKED, "4k3/p7/8/8/8/4r203/4R103/4K3 w - - 0 1", "e2", "e2e3");
    expect_moves_in(BLOCKED, "4k3/p7/8/8/8/4r203/4R10R012/4K3 w - - 0 1", "e2", "e2e3");
    expect_moves_in(BLOCKED, "4k3/p7/8/8/8/6r021/5R142/4K3 w - - 0 1", "f2",
                    "f2d1/R4 f2d3/R4 f2e2/R10 f2e4/R4 f2f1/R10 f2f3/R10 f2g2/R10 f2g4/R4 f2h1/R4 f2h3/R4");
}
END_TEST

START_TEST(a_part_of_a_pinned_ranger_may_leave)
{
    expect_moves_in(BLOCKED, "4k3/p7/8/8/8/4r203/4R053/4K3 w - - 0 1", "e2",
                    "e2c1/R4 e2c3/R4 e2d1/R1 e2d3/R1 e2d4/R4 e2f1/R1 e2f3/R1 e2f4/R4 e2g1/R4 e2g3/R4");
}
END_TEST

START_TEST(a_pinned_pawn_captures_only_what_pins_it)
{
    expect_moves_in(BLOCKED, "4k3/p7/8/8/8/4r203/4P3/4K3 w - - 0 1", "e2", "");
    expect_moves_in(BLOCKED, "4k3/p7/8/8/8/4p1r021/5P2/4K3 w - - 0 1", "f2", "f2g3");
    expect_moves_in(BLOCKED, "4k3/p7/8/8/2K1r203/3P4/8/8 w - - 0 1", "d3", "d3d4 d3e4");
}
END_TEST

/* The victim stands between, or the pawn that captures. */
START_TEST(a_capture_en_passant_may_uncover_a_check)
{
    expect_position_after(BLOCKED, "4k3/8/4r023/3pP3/2K5/8/8/8 w - d6 0 2", "", "4k3/8/4r023/3pP3/2K5/8/8/8 w - - 0 2");
    expect_position_after(BLOCKED, "4k3/8/4r203/3pP3/4K3/8/8/8 w - d6 0 2", "", "4k3/8/4r203/3pP3/4K3/8/8/8 w - - 0 2");
    expect_position_after(BLOCKED, "4k3/8/4r203/3pP3/8/4K3/8/8 w - d6 0 2", "e5d6",
                          "4k3/8/3Pr203/8/8/4K3/8/8 b - - 0 2");
}
END_TEST

/* ---- section 3: castling ---- */

/* A king and Rangers that have not moved, and nothing between: they stand as kings and rooks do that castle. */
START_TEST(nobody_castles)
{
    static const char UNMOVED[] = "r303k2r30/p6p/8/8/8/8/P6P/R303K2R30 w - - 0 1";
    static const char RIGHTS[] = "r303k2r30/p6p/8/8/8/8/P6P/R303K2R30 w KQkq - 0 1";
    ag_game *game = new_game_of(BLOCKED, UNMOVED);
    move_list list = list_moves(game);

    expect_moves_in(BLOCKED, UNMOVED, "e1", "e1d1 e1d2 e1e2 e1f1 e1f2");
    for (int32_t i = 0; i < list.count; i++)
        expect((ag_move_traits(game, list.moves[i]) & AG_MOVE_CASTLING) == 0, game, "a move castles");
    expect_refused(UNMOVED, "O-O", "nobody castles in Sentai Chess (blocked)");
    expect_refused(UNMOVED, "O-O-O", "nobody castles in Sentai Chess (blocked)");
    expect_refused(UNMOVED, "e1g1", "the King on e1 cannot move to g1");
    expect_refused(UNMOVED, "K e1-c1", "the King on e1 cannot move to c1");
    expect_number(ag_position_problems(ag_variant_find(BLOCKED), RIGHTS, NULL, NULL, NULL, 0), AG_ERR_SYNTAX, NULL,
                  "a castling field");
    free_moves(&list);
    ag_game_free(game);
}
END_TEST

/* ---- section 4: the end ---- */

START_TEST(some_mates_are_mates_by_one_reading_only)
{
    static const char LEAPING[] = "k7/8/R221R245/3R222K1/8/8/8/7R22 b - - 0 1";
    static const char CROSSING[] = "1kr205/2R045/1KR245/8/8/8/R247/8 b - - 0 1";

    expect_reason_in("sentai", LEAPING, AG_REASON_CHECKMATE);
    expect_reason_in(BLOCKED, LEAPING, AG_REASON_NONE);
    expect_reason_in("sentai", CROSSING, AG_REASON_NONE);
    expect_reason_in(BLOCKED, CROSSING, AG_REASON_CHECKMATE);
}
END_TEST

START_TEST(dead_material_is_that_of_sentai)
{
    expect_reason_in(BLOCKED, "4k3/8/8/8/8/8/8/R043K3 w - - 0 1", AG_REASON_DEAD_MATERIAL);
    expect_reason_in(BLOCKED, "4k3/8/8/8/8/8/R107/R203K3 w - - 0 1", AG_REASON_NONE);
}
END_TEST

/* ---- refusals ---- */

START_TEST(refusals_name_the_piece_in_the_way)
{
    expect_refused(NULL, "a1a3", "the R30 on a1 cannot move to a3: the Pawn on a2 is in the way");
    expect_refused(NULL, "a1a3/R20", "the R30 on a1 cannot move to a3: the Pawn on a2 is in the way");
    expect_refused("4k3/p7/8/8/R203p3/P7/R107/4K3 w - - 0 1", "R20 a4-a2 = R30",
                   "the R20 on a4 cannot move to a2: the Pawn on a3 is in the way");
    expect_refused("4k3/p7/8/8/8/4r203/4R043/4K3 w - - 0 1", "e2c3",
                   "the R4 on e2 is pinned: if it leaves, the king can be captured by the R20 on e3");
    expect_refused("4k3/p7/8/8/8/4r203/3R044/4K3 w - - 0 1", "d2b1",
                   "White is in check from the R20 on e3: move the king, capture that piece, or put a piece on "
                   "e2");
    expect_refused("4k3/8/4r203/2ppP3/4K3/8/8/8 w - - 0 2", "e5d6", "the Pawn on e5 cannot move to d6");
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite,
               TESTS(a_two_square_move_needs_the_square_between_empty, a_blocked_combining_is_no_move,
                     a_blocked_ranger_attacks_nothing_behind, a_check_from_two_squares_away_is_answered_between,
                     a_pawn_comes_between_too, a_check_from_elsewhere_is_not_answered_between,
                     a_king_does_not_hide_behind_the_square_it_leaves,
                     a_piece_that_leaves_the_square_between_uncovers_a_check,
                     two_pieces_give_check_and_only_the_king_answers, a_pinned_piece_stays_or_captures_what_pins_it,
                     a_part_of_a_pinned_ranger_may_leave, a_pinned_pawn_captures_only_what_pins_it,
                     a_capture_en_passant_may_uncover_a_check, nobody_castles, some_mates_are_mates_by_one_reading_only,
                     dead_material_is_that_of_sentai, refusals_name_the_piece_in_the_way));
}
