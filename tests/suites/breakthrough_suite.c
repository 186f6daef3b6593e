/* SPDX-License-Identifier: MIT
 * Breakthrough: the library against the reference on random positions and in random games, and the symmetries of the
 * game. */
#include <inttypes.h>
#include <string.h>

#include "answers.h"
#include "breakthrough_reference.h"
#include "draw.h"
#include "expect.h"
#include "suite.h"

enum { COMPARED = 400, PIECES_MOST = 16, SQUARES = REFERENCE_SIDE * REFERENCE_SIDE };

/* ---- random positions ---- */

/* Of ten boards one may have pieces on the far ranks. */
static bool may_stand(char piece, uint32_t rank, bool is_won)
{
    return is_won || rank != (piece == 'P' ? REFERENCE_SIDE - 1 : 0);
}

static void put_down(reference_position *position, char piece, uint32_t count, bool is_won, uint64_t *seed)
{
    while (count > 0) {
        const uint32_t rank = draw_below(seed, REFERENCE_SIDE);
        const uint32_t file = draw_below(seed, REFERENCE_SIDE);
        if (position->board[rank][file] != '.' || !may_stand(piece, rank, is_won)) continue;
        position->board[rank][file] = piece;
        count--;
    }
}

static reference_position draw_position(uint64_t *seed)
{
    reference_position position = {.side = draw_below(seed, 2) == 0 ? 'w' : 'b'};
    const bool is_won = draw_below(seed, 10) == 0;

    memset(position.board, '.', sizeof position.board);
    put_down(&position, 'P', draw_below(seed, PIECES_MOST + 1), is_won, seed);
    put_down(&position, 'p', draw_below(seed, PIECES_MOST + 1), is_won, seed);
    return position;
}

static ag_game *game_of(const reference_position *position)
{
    char written[REFERENCE_TEXT];

    reference_write(position, written);
    return new_game_of("breakthrough", written);
}

/* ---- against the reference ---- */

static answer answer_of_reference(const reference_position *position)
{
    reference_move moves[REFERENCE_MOVES];
    const int count = reference_list(position, moves);
    answer given = begin_answer(reference_status(position));
    char after[REFERENCE_TEXT];

    for (int i = 0; i < count; i++) {
        reference_write(&moves[i].after, after);
        add_line(&given, moves[i].coordinate, moves[i].standard, after);
    }
    end_answer(&given);
    return given;
}

static void compare(const ag_game *game)
{
    const reference_position position = reference_read(position_text(game).bytes);
    answer library = answer_of_library(game);
    answer reference = answer_of_reference(&position);

    expect_same_answer(game, &library, &reference, "the library's answer");
    for (int depth = 1; depth <= 3; depth++) {
        expect(ag_game_perft(game, depth) == reference_perft(&position, depth), game, "perft %d is %" PRIu64, depth,
               ag_game_perft(game, depth));
    }
    free_answer(&reference);
    free_answer(&library);
}

START_TEST(random_positions_are_answered_as_by_the_reference)
{
    const int64_t positions = setting("AG_TEST_POSITIONS", COMPARED);
    uint64_t seed = 2000;

    for (int64_t i = 0; i < positions; i++) {
        const reference_position drawn = draw_position(&seed);
        ag_game *game = game_of(&drawn);
        compare(game);
        ag_game_free(game);
    }
}
END_TEST

START_TEST(positions_of_random_games_are_answered_as_by_the_reference)
{
    each_random_position("breakthrough", 2001, setting("AG_TEST_POSITIONS", COMPARED), compare);
}
END_TEST

/* What captures on a square if an enemy piece stands there is what attacks it. */
START_TEST(squares_are_attacked_where_pieces_capture)
{
    const int64_t positions = setting("AG_TEST_POSITIONS", COMPARED) / 10 + 1;
    uint64_t seed = 2002;

    for (int64_t i = 0; i < positions; i++) {
        const reference_position drawn = draw_position(&seed);
        ag_game *game = game_of(&drawn);
        for (int32_t square = 0; square < SQUARES; square++) {
            const int rank = square / REFERENCE_SIDE;
            const int file = square % REFERENCE_SIDE;
            const bool white = rank > 0 && ((file > 0 && drawn.board[rank - 1][file - 1] == 'P') ||
                                            (file < 7 && drawn.board[rank - 1][file + 1] == 'P'));
            const bool black = rank < 7 && ((file > 0 && drawn.board[rank + 1][file - 1] == 'p') ||
                                            (file < 7 && drawn.board[rank + 1][file + 1] == 'p'));
            expect_number(ag_game_attacked(game, square, AG_WHITE), white, game, "attacked by White");
            expect_number(ag_game_attacked(game, square, AG_BLACK), black, game, "attacked by Black");
        }
        ag_game_free(game);
    }
}
END_TEST

/* ---- symmetry ---- */

static char other_colour(char piece)
{
    if (piece == '.') return '.';
    return piece == 'P' ? 'p' : 'P';
}

/* The board seen from the other side, colours and side to move exchanged. */
static reference_position turned_round(const reference_position *position)
{
    reference_position turned = {.side = position->side == 'w' ? 'b' : 'w'};

    for (int rank = 0; rank < REFERENCE_SIDE; rank++) {
        for (int file = 0; file < REFERENCE_SIDE; file++)
            turned.board[rank][file] = other_colour(position->board[REFERENCE_SIDE - 1 - rank][file]);
    }
    return turned;
}

static reference_position mirrored(const reference_position *position)
{
    reference_position mirror = *position;

    for (int rank = 0; rank < REFERENCE_SIDE; rank++) {
        for (int file = 0; file < REFERENCE_SIDE; file++)
            mirror.board[rank][file] = position->board[rank][REFERENCE_SIDE - 1 - file];
    }
    return mirror;
}

static int32_t result_for_other(int32_t result)
{
    if (result == AG_WHITE_WINS) return AG_BLACK_WINS;
    return result == AG_BLACK_WINS ? AG_WHITE_WINS : result;
}

START_TEST(turning_and_mirroring_the_board_changes_no_count)
{
    const int64_t positions = setting("AG_TEST_POSITIONS", COMPARED);
    uint64_t seed = 180;

    for (int64_t i = 0; i < positions; i++) {
        const reference_position drawn = draw_position(&seed);
        const reference_position others[] = {turned_round(&drawn), mirrored(&drawn)};
        ag_game *game = game_of(&drawn);
        for (int k = 0; k < 2; k++) {
            ag_game *other = game_of(&others[k]);
            const int32_t result = ag_game_result(game);
            expect_number(ag_game_result(other), k == 0 ? result_for_other(result) : result, game, "the result");
            expect_number(ag_game_reason(other), ag_game_reason(game), game, "the reason");
            expect(ag_game_perft(other, 4) == ag_game_perft(game, 4), game, "perft differs");
            ag_game_free(other);
        }
        ag_game_free(game);
    }
}
END_TEST

/* ---- the end ---- */

/* No game is drawn, and one with a piece is never blocked: the foremost has a square diagonally ahead that is free of
 * its own side. */
START_TEST(random_games_end_on_the_far_rank_or_with_the_last_piece)
{
    const int64_t games = setting("AG_TEST_POSITIONS", COMPARED);
    uint64_t seed = 2003;
    int64_t goals = 0;

    for (int64_t i = 0; i < games; i++) {
        ag_game *game = new_game_of("breakthrough", NULL);
        ag_game_playout(game, &seed, 1000);
        expect(ag_game_reason(game) == AG_REASON_GOAL || ag_game_reason(game) == AG_REASON_BLOCKED, game,
               "the reason is %d", (int)ag_game_reason(game));
        if (ag_game_reason(game) == AG_REASON_BLOCKED) {
            const char *piece = ag_game_side(game) == AG_WHITE ? "P" : "p";
            expect(strpbrk(position_text(game).bytes, piece) == NULL, game, "a side with a piece is blocked");
        }
        goals += ag_game_reason(game) == AG_REASON_GOAL;
        expect_number(ag_game_repetitions(game), 1, game, "the repetitions");
        ag_game_free(game);
    }
    expect(goals > 0, NULL, "no game was won on the far rank");
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite, TESTS(random_positions_are_answered_as_by_the_reference,
                            positions_of_random_games_are_answered_as_by_the_reference,
                            squares_are_attacked_where_pieces_capture, turning_and_mirroring_the_board_changes_no_count,
                            random_games_end_on_the_far_rank_or_with_the_last_piece));
}
