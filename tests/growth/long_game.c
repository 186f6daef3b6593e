/* SPDX-License-Identifier: MIT
 * Plays so many plies of chess at random with kings and rooks, behind all draws, and asks of each position what a host asks.
 *
 *   long_game PLIES          plays
 *   long_game PLIES undone   plays, and takes all back again, asking on the way
 *
 * check_growth.py counts the instructions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "abstractgames/abstractgames.h"

enum { MOVES_ROOM = 128, TRIES = 40 };

static uint64_t seed = 2026;

static uint32_t draw(uint32_t below)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((seed >> 33) % below);
}

/* What a host asks of each position, with automatic draws on and off. */
static void look(ag_game *game)
{
    if (ag_game_repetitions(game) < 1 || ag_game_result(game) != AG_ONGOING) abort();
    ag_game_set_automatic_draws(game, 1);
    ag_game_result(game);
    ag_game_moves(game, NULL, 0);
    ag_game_set_automatic_draws(game, 0);
    ag_game_claimable_draw(game);
}

/* Plays a move that does not end the game; where there is none it goes back a bit. */
static void play_one(ag_game *game)
{
    ag_move moves[MOVES_ROOM];
    const int32_t count = ag_game_moves(game, moves, MOVES_ROOM);

    for (int32_t tries = 0; tries < TRIES; tries++) {
        const ag_move move = moves[draw((uint32_t)count)];
        if ((ag_move_traits(game, move) & AG_MOVE_ENDS_GAME) != 0) continue;
        ag_move_claimable_draw(game, move);
        if (ag_game_play(game, move) != AG_OK) abort();
        return;
    }
    ag_game_undo(game);
}

int main(int argc, char **argv)
{
    const int32_t plies = argc > 1 ? (int32_t)atol(argv[1]) : 0;
    const int undone = argc > 2 && strcmp(argv[2], "undone") == 0;
    ag_game *game;

    if (ag_game_new(&game, ag_variant_find("chess"), "r3k3/8/8/8/8/8/8/4K2R w - - 0 1", NULL, 0) != AG_OK)
        return EXIT_FAILURE;
    ag_game_set_automatic_draws(game, 0);
    while (ag_game_ply(game) < plies) {
        play_one(game);
        look(game);
    }
    printf("%d plies\n", (int)ag_game_ply(game));
    while (undone && ag_game_undo(game) == AG_OK) look(game);
    ag_game_free(game);
    return EXIT_SUCCESS;
}
