/* SPDX-License-Identifier: MIT
 * Chess against Stockfish: the leaves below each move of random positions. AG_TEST_POSITIONS is how many. */
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "peer.h"
#include "suite.h"

enum { DEPTH = 3, SHARES_MAX = 256, PLIES_MAX = 120, POSITIONS = 5000 };

/* Random games from these meet what games from the start seldom do: castling, promotion, en passant, pins, checks. */
static const char *const STARTS[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1",
};

enum { START_COUNT = sizeof STARTS / sizeof STARTS[0] };

/* UCI's text of a move: without the sign of promotion, in small letters. */
static text uci_text(const ag_game *game, ag_move move)
{
    const text written = move_text(game, move, AG_TEXT_COORDINATE);
    text made = {""};
    size_t n = 0;

    for (const char *c = written.bytes; *c != '\0'; c++) {
        if (*c != '=') made.bytes[n++] = (char)tolower((unsigned char)*c);
    }
    return made;
}

/* Where a peer counts below a move that is not legal here, or not what is counted here. */
static void expect_share(ag_game *game, const move_list *list, const peer_share *share)
{
    for (int32_t i = 0; i < list->count; i++) {
        if (strcmp(uci_text(game, list->moves[i]).bytes, share->move) != 0) continue;
        ag_game_play_unchecked(game, list->moves[i]);
        const uint64_t leaves = ag_game_perft(game, DEPTH - 1);
        ag_game_undo(game);
        expect(leaves == share->leaves, game, "below %s: %" PRIu64 " leaves, Stockfish has %llu", share->move, leaves,
               share->leaves);
        return;
    }
    expect(false, game, "Stockfish plays %s", share->move);
}

static void compare(peer *stockfish, ag_game *game)
{
    peer_share shares[SHARES_MAX];
    move_list list = list_moves(game);

    peer_say(stockfish, "position fen %s", position_text(game).bytes);
    const int count = peer_divide(stockfish, DEPTH, shares, SHARES_MAX);
    expect_number(list.count, count, game, "the number of moves");
    for (int i = 0; i < count; i++) expect_share(game, &list, &shares[i]);
    free_moves(&list);
}

START_TEST(leaves_below_each_move_are_those_of_stockfish)
{
    const int64_t wanted = setting("AG_TEST_POSITIONS", POSITIONS);
    peer *stockfish = peer_start("stockfish");
    ag_game *games[START_COUNT];
    uint64_t seed = 1475;
    int64_t compared = 0;

    for (int i = 0; i < START_COUNT; i++) games[i] = new_game_of("chess", STARTS[i]);
    while (compared < wanted) {
        ag_game *game = games[draw_below(&seed, START_COUNT)];
        ag_game_rewind(game, 0);
        ag_game_playout(game, &seed, (int32_t)draw_below(&seed, PLIES_MAX));
        if (ag_game_result(game) != AG_ONGOING) continue;
        compare(stockfish, game);
        compared++;
    }
    printf("stockfish: %" PRId64 " positions compared at depth %d\n", compared, DEPTH);
    for (int i = 0; i < START_COUNT; i++) ag_game_free(games[i]);
    peer_stop(stockfish);
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite, TESTS(leaves_below_each_move_are_those_of_stockfish));
}
