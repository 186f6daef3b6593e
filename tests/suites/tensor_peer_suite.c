/* SPDX-License-Identifier: MIT
 * Tensor Chess without beasts is chess on ten files, which Fairy-Stockfish plays too: leaves are counted by both,
 * castling and pawns that become beasts aside. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "suite.h"

enum { COMPARED = 200, DEPTH = 3, PLIES_APART = 3, PIECES_MIN = 14 };

static const char START[] = "rnbqkbnrnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQKBNRNR w - - 0 1";

/* ---- the other program ---- */

typedef struct peer {
    FILE *commands;
    FILE *answers;
} peer;

static peer start_peer(void)
{
    int commands[2];
    int answers[2];

    expect(pipe(commands) == 0 && pipe(answers) == 0, NULL, "there are no pipes");
    const pid_t child = fork();
    expect(child >= 0, NULL, "there is no other process");
    if (child == 0) {
        dup2(commands[0], STDIN_FILENO);
        dup2(answers[1], STDOUT_FILENO);
        close(commands[1]);
        close(answers[0]);
        execl(TENSOR_PEER, TENSOR_PEER, (char *)NULL);
        _exit(127);
    }
    close(commands[0]);
    close(answers[1]);
    const peer started = {.commands = fdopen(commands[1], "w"), .answers = fdopen(answers[0], "r")};
    fprintf(started.commands, "setoption name VariantPath value %s\n", TENSOR_PEER_INI);
    fprintf(started.commands, "setoption name UCI_Variant value ten-files\n");
    return started;
}

static void stop_peer(const peer *running)
{
    fprintf(running->commands, "quit\n");
    fclose(running->commands);
    fclose(running->answers);
}

static uint64_t peer_perft(const peer *running, const char *position, int depth)
{
    char line[300];
    uint64_t leaves = 0;

    fprintf(running->commands, "position fen %s\ngo perft %d\n", position, depth);
    fflush(running->commands);
    while (fgets(line, (int)sizeof line, running->answers) != NULL) {
        if (sscanf(line, "Nodes searched: %" SCNu64, &leaves) == 1) return leaves;
    }
    expect(false, NULL, "%s does not answer", TENSOR_PEER);
    return 0;
}

/* ---- the library without beasts ---- */

static bool makes_a_beast(const ag_game *game, ag_move move)
{
    const text written = move_text(game, move, AG_TEXT_COORDINATE);
    return strstr(written.bytes, "=T") != NULL;
}

static uint64_t perft_without_beasts(ag_game *game, int depth)
{
    move_list list = list_moves(game);
    uint64_t leaves = 0;

    for (int32_t i = 0; i < list.count; i++) {
        if (makes_a_beast(game, list.moves[i])) continue;
        if (depth == 1) {
            leaves++;
            continue;
        }
        ag_game_play_unchecked(game, list.moves[i]);
        leaves += perft_without_beasts(game, depth - 1);
        ag_game_undo(game);
    }
    free_moves(&list);
    return leaves;
}

static int32_t count_pieces(const ag_game *game)
{
    const board squares = board_of(game);
    int32_t pieces = 0;

    for (int32_t square = 0; square < squares.count; square++) pieces += squares.pieces[square] != 0;
    return pieces;
}

/* Plays on at random; starts again when too few pieces are left to be sure that the game goes on for some plies. */
static void play_on(ag_game *game, uint64_t *seed)
{
    for (int ply = 0; ply < PLIES_APART; ply++) {
        move_list list = list_moves(game);
        const ag_move move = list.count > 0 ? list.moves[draw_below(seed, (uint32_t)list.count)] : 0;
        if (move == 0 || count_pieces(game) < PIECES_MIN || ag_game_quiet_plies(game) > 100) {
            ag_game_rewind(game, 0);
        } else if (!makes_a_beast(game, move)) {
            ag_game_play(game, move);
        }
        free_moves(&list);
    }
}

START_TEST(without_beasts_the_leaves_are_those_of_chess_on_ten_files)
{
    const int64_t positions = setting("AG_TEST_POSITIONS", COMPARED);
    ag_game *game = new_game_of("tensor", START);
    const peer running = start_peer();
    uint64_t seed = 1110;

    for (int64_t i = 0; i < positions; i++) {
        ag_game *copy = new_game_of("tensor", position_text(game).bytes);
        const uint64_t theirs = peer_perft(&running, position_text(copy).bytes, DEPTH);
        const uint64_t ours = perft_without_beasts(copy, DEPTH);
        expect(ours == theirs, copy, "%" PRIu64 " leaves, should be %" PRIu64, ours, theirs);
        ag_game_free(copy);
        play_on(game, &seed);
    }
    stop_peer(&running);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite, TESTS(without_beasts_the_leaves_are_those_of_chess_on_ten_files));
}
