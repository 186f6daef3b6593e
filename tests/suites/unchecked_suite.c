/* SPDX-License-Identifier: MIT
 * ag_game_play_unchecked with any number at all: the position means nothing, but every call survives it and undo still
 * leads back. */
#include <inttypes.h>

#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "suite.h"

enum { PLIES = 12, MOVES_ASKED = 5, FEW_MOVES = 100 };
enum { ALL_MARKS = AG_PICTURE_LAST_MOVE | AG_PICTURE_CHECK | AG_PICTURE_GOALS | AG_PICTURE_TARGETS };

static void ask_about_move(const ag_game *game, ag_move move)
{
    int32_t taps[TAPS_ROOM];
    ag_step steps[STEPS_ROOM];
    char buf[TEXT_ROOM];

    ag_game_is_legal(game, move);
    ag_move_text(game, move, AG_TEXT_COORDINATE, buf, TEXT_ROOM);
    ag_move_text(game, move, AG_TEXT_STANDARD, buf, TEXT_ROOM);
    ag_move_from(game, move);
    ag_move_to(game, move);
    ag_move_traits(game, move);
    ag_move_steps(game, move, steps, STEPS_ROOM);
    ag_move_taps(game, move, taps, TAPS_ROOM);
    ag_game_chance_weight(game, move);
}

static void ask_about_squares(const ag_game *game)
{
    const int32_t squares = ag_game_board(game, NULL, 0);
    ag_move move;
    uint8_t bytes[SQUARES_ROOM];
    char why[100];

    ag_game_board_bytes(game, bytes, SQUARES_ROOM);
    for (int32_t square = 0; square < squares; square++) {
        expect_number(bytes[square], ag_game_piece_at(game, square), game, "the byte of a square");
        ag_game_square_traits(game, square);
        ag_game_attacked(game, square, AG_WHITE);
        ag_game_attacked(game, square, AG_BLACK);
        ag_game_moves_from(game, square, NULL, 0);
        ag_game_next_taps(game, &square, 1, NULL, 0);
        ag_game_tapped_steps(game, &square, 1, NULL, 0);
        ag_game_tapped_board(game, &square, 1, NULL, 0);
        ag_game_tapped_move(game, &square, 1, &move, why, (int32_t)sizeof why);
        ag_game_svg(game, 0, 0, &square, 1, NULL, 0);
    }
}

static void ask_everything(const ag_game *game)
{
    ag_move moves[MOVES_ASKED];
    ag_move move;
    char buf[TEXT_ROOM];
    char why[100];
    const int32_t count = ag_game_moves(game, moves, MOVES_ASKED);

    for (int32_t i = 0; i < count && i < MOVES_ASKED; i++) ask_about_move(game, moves[i]);
    for (uint32_t trait = 1; trait <= AG_MOVE_PROPELS; trait *= 2) ag_game_moves_with(game, trait, NULL, 0);
    ask_about_squares(game);
    ag_game_position(game, buf, TEXT_ROOM);
    ag_game_turn(game);
    ag_game_result(game);
    ag_game_reason(game);
    ag_game_in_check(game);
    ag_game_claimable_draw(game);
    ag_game_repetitions(game);
    ag_game_chance_total(game);
    ag_game_hash(game);
    ag_game_perft(game, count <= FEW_MOVES ? 2 : 1);
    ag_game_svg(game, 0, ALL_MARKS, NULL, 0, NULL, 0);
    ag_game_board_text(game, AG_BOARD_UNICODE | AG_BOARD_TARGETS, NULL, 0, NULL, 0);
    ag_move_parse(game, "a1a2", AG_PARSE_LENIENT, &move, why, (int32_t)sizeof why);
    ag_move_parse(game, "=K", AG_PARSE_LENIENT, &move, why, (int32_t)sizeof why);
}

/* Any number, a number like a move, or a move of another position. */
static ag_move some_number(uint64_t *seed, ag_move like)
{
    switch (draw_below(seed, 4)) {
    case 0: return draw(seed);
    case 1: return draw(seed) >> draw_below(seed, 32);
    case 2: return like;
    default: return like ^ (UINT32_C(1) << draw_below(seed, 32));
    }
}

static void expect_way_back(ag_game *game, const snapshot *start)
{
    char buf[TEXT_ROOM];

    for (int32_t ply = 0; ply < ag_game_ply(game); ply++) {
        ag_game_move_text_at(game, ply, AG_TEXT_STANDARD, buf, TEXT_ROOM);
    }
    while (ag_game_undo(game) == AG_OK) {
    }
    expect_unchanged(game, start, "taking meaningless moves back");
}

START_TEST(any_number_may_be_played_unchecked)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    snapshot start = take_snapshot(game);
    const int64_t rounds = 100 / setting("AG_TEST_EVERY", 1);
    uint64_t seed = 1968;

    for (int64_t round = 0; round < rounds; round++) {
        ag_game_playout(game, &seed, (int32_t)draw_below(&seed, 20));
        const ag_move like = ag_game_move_at(game, ag_game_ply(game) - 1);
        for (int ply = 0; ply < PLIES; ply++) {
            const int32_t status = ag_game_play_unchecked(game, some_number(&seed, like));
            expect(status == AG_OK, NULL, "play_unchecked gives %" PRId32, status);
            ask_everything(game);
        }
        ag_game_playout(game, &seed, 10);
        expect_way_back(game, &start);
    }
    free_snapshot(&start);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(any_number_may_be_played_unchecked));
}
