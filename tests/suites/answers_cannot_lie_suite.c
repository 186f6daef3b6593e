/* SPDX-License-Identifier: MIT
 * Answers that cannot lie: what may be tested as true or false is 0 for nonsense, in every variant and whether the game
 * goes on or not. */
#include <stddef.h>

#include "expect.h"
#include "fixture.h"
#include "suite.h"

enum { BAD_SQUARES = 7, BAD_PLAYERS = 5, BAD_MOVES = 6 };

static const int32_t BAD_PLAYER[BAD_PLAYERS] = {INT32_MIN, -1, AG_CHANCE, AG_NOBODY, INT32_MAX};
static const ag_move BAD_MOVE[BAD_MOVES] = {0, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFC, 0xFFFFFFFE, UINT32_MAX};

static void expect_no(int64_t answer, const ag_game *game, const char *question)
{
    expect_number(answer, 0, game, question);
}

static void expect_no_such_square(const ag_game *game, int32_t square)
{
    expect_no(ag_game_piece_at(game, square), game, "a piece off the board");
    expect_no(ag_game_square_traits(game, square), game, "traits off the board");
    expect_no(ag_variant_square_traits(ag_game_variant(game), square), game, "a variant's traits off the board");
    expect_no(ag_game_attacked(game, square, AG_WHITE), game, "attacked off the board");
    expect_no(ag_game_attacked(game, square, AG_BLACK), game, "attacked off the board");
}

static void expect_no_such_move(const ag_game *game, ag_move move)
{
    expect_no(ag_game_is_legal(game, move), game, "legal");
    expect_no(ag_move_traits(game, move), game, "traits of no move");
    expect_no(ag_game_chance_weight(game, move), game, "the weight of no move");
}

static void expect_no_nonsense(const ag_game *game)
{
    const ag_variant *variant = ag_game_variant(game);
    const int32_t squares = board_of(game).count;
    const int32_t bad_square[BAD_SQUARES] = {
        INT32_MIN, -3, -1, squares, 1000, INT32_MAX, ag_variant_square_find(variant, "z9")};

    for (int i = 0; i < BAD_SQUARES; i++) expect_no_such_square(game, bad_square[i]);
    for (int32_t square = 0; square < squares; square++) {
        for (int i = 0; i < BAD_PLAYERS; i++)
            expect_no(ag_game_attacked(game, square, BAD_PLAYER[i]), game, "attacked by nobody");
    }
    for (int i = 0; i < BAD_MOVES; i++) expect_no_such_move(game, BAD_MOVE[i]);
    expect_no(ag_game_same_position(game, NULL), game, "the same as nothing");
    expect_no(ag_game_same_position(NULL, game), game, "the same as nothing");
}

START_TEST(nonsense_is_answered_by_no)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 11;

    expect_no_nonsense(game);
    ag_game_playout(game, &seed, 5);
    expect_no_nonsense(game);
    ag_game_end(game, AG_DRAW, AG_REASON_AGREEMENT);
    expect_no_nonsense(game);
    ag_game_free(game);
}
END_TEST

START_TEST(no_game_and_no_variant_are_answered_by_no)
{
    expect_no(ag_variant_has_chance(NULL), NULL, "chance");
    expect_no(ag_variant_square_traits(NULL, 0), NULL, "traits");
    expect_no(ag_game_is_legal(NULL, 1), NULL, "legal");
    expect_no(ag_game_in_check(NULL), NULL, "check");
    expect_no(ag_game_attacked(NULL, 0, AG_WHITE), NULL, "attacked");
    expect_no(ag_game_same_position(NULL, NULL), NULL, "the same position");
    expect_no(ag_game_piece_at(NULL, 0), NULL, "a piece");
    expect_no(ag_game_square_traits(NULL, 0), NULL, "traits");
    expect_no(ag_game_reason(NULL), NULL, "a reason");
    expect_no(ag_game_claimable_draw(NULL), NULL, "a draw to claim");
    expect_no(ag_move_traits(NULL, 1), NULL, "traits");
    expect_no(ag_game_chance_weight(NULL, 1), NULL, "a weight");
    expect_no(ag_game_chance_total(NULL), NULL, "weights");
}
END_TEST

/* Yes is 1 and nothing else. */
START_TEST(questions_are_answered_by_1_or_0)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 3;

    for (int ply = 0; ply < 40 && ag_game_playout(game, &seed, 1) == 1; ply++) {
        const int32_t squares = board_of(game).count;
        ag_move move = 0;
        for (int32_t square = 0; square < squares; square++) {
            const int32_t white = ag_game_attacked(game, square, AG_WHITE);
            const int32_t black = ag_game_attacked(game, square, AG_BLACK);
            expect((white == 0 || white == 1) && (black == 0 || black == 1), game, "attacked is neither 1 nor 0");
        }
        const int32_t check = ag_game_in_check(game);
        expect(check == 0 || check == 1, game, "in_check is neither 1 nor 0");
        if (ag_game_moves(game, &move, 1) > 0) expect_number(ag_game_is_legal(game, move), 1, game, "is_legal");
        expect_number(ag_game_same_position(game, game), 1, game, "same_position");
    }
    ag_game_free(game);
}
END_TEST

/* What the header returns as a set of bits has no sign. */
START_TEST(sets_of_bits_have_no_sign)
{
    uint32_t (*const of_variant)(const ag_variant *, int32_t) = ag_variant_square_traits;
    uint32_t (*const of_game)(const ag_game *, int32_t) = ag_game_square_traits;
    uint32_t (*const of_move)(const ag_game *, ag_move) = ag_move_traits;

    expect(of_variant(NULL, -3) == 0 && of_game(NULL, -3) == 0 && of_move(NULL, 0) == 0, NULL, "bits of nonsense");
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(nonsense_is_answered_by_no, questions_are_answered_by_1_or_0));
    add_single(suite, TESTS(no_game_and_no_variant_are_answered_by_no, sets_of_bits_have_no_sign));
}
