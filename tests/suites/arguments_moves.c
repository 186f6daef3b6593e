/* SPDX-License-Identifier: MIT */
#include "arguments.h"

#include <stddef.h>

#include "expect.h"

void check_moves(ag_game *game)
{
    ag_move buf[2];

    expect_status(ag_game_moves(NULL, buf, 2), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_moves(NULL, NULL, 0), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_moves(game, NULL, 2), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_moves(game, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
}

void check_moves_from(ag_game *game)
{
    const bad_squares bad = bad_squares_of(game);
    ag_move buf[2];

    expect_status(ag_game_moves_from(NULL, 0, buf, 2), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_moves_from(game, 0, NULL, 2), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_moves_from(game, 0, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    for (int i = 0; i < BAD_SQUARES; i++) {
        expect_status(ag_game_moves_from(game, bad.squares[i], buf, 2), AG_ERR_ARGUMENT, game, "a bad square");
    }
}

void check_moves_with(ag_game *game)
{
    static const uint32_t bad[] = {1024, AG_MOVE_CAPTURE | 1024, 0x80000000, UINT32_MAX};
    ag_move buf[2];

    expect_status(ag_game_moves_with(NULL, AG_MOVE_CAPTURE, buf, 2), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_moves_with(game, AG_MOVE_CAPTURE, NULL, 2), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_moves_with(game, AG_MOVE_CAPTURE, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    for (int i = 0; i < 4; i++) {
        expect_status(ag_game_moves_with(game, bad[i], buf, 2), AG_ERR_ARGUMENT, game, "a bit that is no trait");
    }
}

void check_is_legal(ag_game *game)
{
    expect_number(ag_game_is_legal(NULL, some_move(game)), 0, game, "legal in no game");
    expect_number(ag_game_is_legal(game, 0), 0, game, "is_legal of 0");
    expect_number(ag_game_is_legal(game, NO_MOVE), 0, game, "is_legal of no move");
}

void check_move_text(ag_game *game)
{
    static const int32_t styles[] = {INT32_MIN, -1, 2, INT32_MAX};
    const ag_move move = some_move(game);
    char buf[40];

    for (int i = 0; i < 4; i++) {
        expect_status(ag_move_text(game, move, styles[i], buf, 40), AG_ERR_ARGUMENT, game, "a bad style");
    }
    expect_status(ag_move_text(NULL, move, 0, buf, 40), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_move_text(game, move, 0, NULL, 40), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_move_text(game, move, 0, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    expect_status(ag_move_text(game, NO_MOVE, 0, buf, 40), AG_ERR_ILLEGAL, game, "no move");
}

void check_move_parse(ag_game *game)
{
    static const int32_t strictness[] = {INT32_MIN, -1, 2, INT32_MAX};
    char why[40];
    ag_move move = 1;

    for (int i = 0; i < 4; i++) {
        move = 1;
        const int32_t status = ag_move_parse(game, "a1a2", strictness[i], &move, why, 40);
        expect_status(status, AG_ERR_ARGUMENT, game, "a bad strictness");
        expect_number(move, 0, game, "the move read");
    }
    move = 1;
    expect_status(ag_move_parse(NULL, "a1a2", 0, &move, why, 40), AG_ERR_ARGUMENT, game, "no game");
    expect_number(move, 0, game, "the move read");
    move = 1;
    expect_status(ag_move_parse(game, NULL, 0, &move, why, 40), AG_ERR_ARGUMENT, game, "no text");
    expect_number(move, 0, game, "the move read");
    expect_status(ag_move_parse(game, "a1a2", 0, NULL, why, 40), AG_ERR_ARGUMENT, game, "nowhere to put the move");
    move = 1;
    expect_status(ag_move_parse(game, "a1a2", 0, &move, NULL, 40), AG_ERR_ARGUMENT, game, "no buffer");
    expect_number(move, 0, game, "the move read");
    expect_status(ag_move_parse(game, "a1a2", 0, &move, why, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
}

void check_move_squares(ag_game *game)
{
    const ag_move move = some_move(game);

    expect_status(ag_move_from(NULL, move), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_move_to(NULL, move), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_move_from(game, NO_MOVE), AG_ERR_ILLEGAL, game, "no move");
    expect_status(ag_move_to(game, NO_MOVE), AG_ERR_ILLEGAL, game, "no move");
}

void check_move_traits(ag_game *game)
{
    expect_number(ag_move_traits(NULL, some_move(game)), 0, game, "traits in no game");
    expect_number(ag_move_traits(game, NO_MOVE), 0, game, "traits of no move");
}

void check_move_steps(ag_game *game)
{
    const ag_move move = some_move(game);
    ag_step buf[2];

    expect_status(ag_move_steps(NULL, move, buf, 2), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_move_steps(game, move, NULL, 2), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_move_steps(game, move, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    expect_status(ag_move_steps(game, NO_MOVE, buf, 2), AG_ERR_ILLEGAL, game, "no move");
}

void check_next_taps(ag_game *game)
{
    int32_t taps[TAPS_ROOM] = {0};

    expect_status(ag_game_next_taps(NULL, taps, 0, taps, 2), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_next_taps(game, NULL, 1, taps, 2), AG_ERR_ARGUMENT, game, "no taps");
    expect_status(ag_game_next_taps(game, taps, -1, taps, 2), AG_ERR_ARGUMENT, game, "a negative number of taps");
    expect_status(ag_game_next_taps(game, taps, 0, NULL, 2), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_next_taps(game, taps, 0, taps, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    expect_status(ag_game_next_taps(game, taps, TAPS_ROOM, NULL, 0), AG_ERR_ILLEGAL, game, "too many taps");
}

void check_tapped_move(ag_game *game)
{
    int32_t taps[TAPS_ROOM] = {0};
    char why[40];
    ag_move move = 1;

    expect_status(ag_game_tapped_move(NULL, taps, 1, &move, NULL, 0), AG_ERR_ARGUMENT, game, "no game");
    expect_number(move, 0, game, "the move tapped");
    move = 1;
    expect_status(ag_game_tapped_move(game, NULL, 1, &move, NULL, 0), AG_ERR_ARGUMENT, game, "no taps");
    expect_number(move, 0, game, "the move tapped");
    move = 1;
    expect_status(ag_game_tapped_move(game, taps, -1, &move, why, 40), AG_ERR_ARGUMENT, game,
                  "a negative number of taps");
    expect_number(move, 0, game, "the move tapped");
    expect_status(ag_game_tapped_move(game, taps, 1, NULL, why, 40), AG_ERR_ARGUMENT, game, "nowhere to put the move");
    move = 1;
    expect_status(ag_game_tapped_move(game, taps, 1, &move, NULL, 40), AG_ERR_ARGUMENT, game, "no buffer");
    expect_number(move, 0, game, "the move tapped");
    expect_status(ag_game_tapped_move(game, taps, 1, &move, why, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    move = 1;
    expect_status(ag_game_tapped_move(game, taps, TAPS_ROOM, &move, why, 40), AG_ERR_ILLEGAL, game, "too many taps");
    expect_number(move, 0, game, "the move tapped");
}

void check_tapped_steps(ag_game *game)
{
    int32_t taps[TAPS_ROOM] = {0};
    ag_step buf[2];

    expect_status(ag_game_tapped_steps(NULL, taps, 0, buf, 2), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_tapped_steps(game, NULL, 1, buf, 2), AG_ERR_ARGUMENT, game, "no taps");
    expect_status(ag_game_tapped_steps(game, taps, -1, buf, 2), AG_ERR_ARGUMENT, game, "a negative number of taps");
    expect_status(ag_game_tapped_steps(game, taps, 0, NULL, 2), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_tapped_steps(game, taps, 0, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    expect_status(ag_game_tapped_steps(game, taps, TAPS_ROOM, buf, 2), AG_ERR_ILLEGAL, game, "too many taps");
}

void check_tapped_board(ag_game *game)
{
    int32_t taps[TAPS_ROOM] = {0};
    int32_t buf[2];

    expect_status(ag_game_tapped_board(NULL, taps, 0, buf, 2), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_tapped_board(game, NULL, 1, buf, 2), AG_ERR_ARGUMENT, game, "no taps");
    expect_status(ag_game_tapped_board(game, taps, -1, buf, 2), AG_ERR_ARGUMENT, game, "a negative number of taps");
    expect_status(ag_game_tapped_board(game, taps, 0, NULL, 2), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_tapped_board(game, taps, 0, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    expect_status(ag_game_tapped_board(game, taps, TAPS_ROOM, buf, 2), AG_ERR_ILLEGAL, game, "too many taps");
}

void check_move_taps(ag_game *game)
{
    const ag_move move = some_move(game);
    int32_t buf[2];

    expect_status(ag_move_taps(NULL, move, buf, 2), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_move_taps(game, move, NULL, 2), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_move_taps(game, move, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    expect_status(ag_move_taps(game, NO_MOVE, buf, 2), AG_ERR_ILLEGAL, game, "no move");
}

void check_chance_weight(ag_game *game)
{
    expect_number(ag_game_chance_weight(NULL, some_move(game)), 0, game, "a weight in no game");
    expect_number(ag_game_chance_weight(game, NO_MOVE), 0, game, "the weight of no move");
}

void check_roll(ag_game *game)
{
    uint64_t seed = 5;

    expect_number(ag_game_roll(NULL, &seed), 0, game, "the roll of no game");
    expect_number(ag_game_roll(game, NULL), 0, game, "the roll without a seed");
    expect_number((int64_t)seed, 5, game, "the seed");
}

void check_playout(ag_game *game)
{
    uint64_t seed = 5;

    expect_status(ag_game_playout(NULL, &seed, 5), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_playout(game, NULL, 5), AG_ERR_ARGUMENT, game, "no seed");
    expect_status(ag_game_playout(game, &seed, -1), AG_ERR_ARGUMENT, game, "a negative number of plies");
    expect_status(ag_game_playout(game, &seed, INT32_MIN), AG_ERR_ARGUMENT, game, "the least number");
    expect_number(ag_game_playout(game, &seed, 0), 0, game, "no plies");
    expect_number((int64_t)seed, 5, game, "the seed");
}
