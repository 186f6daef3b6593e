/* SPDX-License-Identifier: MIT
 * Long games: the index of the history agrees with looking through it, after playing, undo, rewind, clone, assign and
 * growths without memory. Automatic draws are off, so that games go on. */
#include <stdlib.h>
#include <string.h>

#include "allocations.h"
#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "game.h"
#include "history_index.h"
#include "suite.h"

enum { PLIES_MAX = 1500, STEPS = 4000, RECORD_ROOM = 1 << 20 };

/* Games that can go on for long, and how many of the first moves are chosen from: with few, positions come back often. */
typedef struct long_game {
    const char *variant;
    const char *position;
    uint32_t choices;
} long_game;

static const long_game LONG_GAMES[] = {
    {"chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 3},
    {"chess", "r3k3/8/8/8/8/8/8/4K2R w - - 90 1", 2},
    {"chess", NULL, 2},
    {"rinne", NULL, 2},
    {"rinne-5x5", NULL, 3},
    {"tensei", NULL, 2},
    {"diaballik", NULL, 2},
    {"sensei-shizukana", NULL, 3},
    {"sentai", "4k1r041/8/8/8/8/8/8/R043K3 w - - 0 1", 2},
    {"tensor", "4k4t/10/10/10/10/10/10/T4K4 w - - 0 1", 2},
};

enum { GAMES = sizeof LONG_GAMES / sizeof LONG_GAMES[0] };

/* A game and what it should say: the hashes of its positions, 0 where a roll is due. */
typedef struct walk {
    ag_game *game;
    uint64_t seed;
    uint64_t hashes[PLIES_MAX + 1];
} walk;

static walk begin_walk(int number)
{
    walk going = {.game = new_game_of(LONG_GAMES[number].variant, LONG_GAMES[number].position), .seed = 77};
    ag_game_set_automatic_draws(going.game, 0);
    going.hashes[0] = ag_game_hash(going.game);
    return going;
}

static int32_t count_hashes(const walk *going, int32_t ply)
{
    int32_t count = 0;

    if (going->hashes[ply] == 0) return 0;
    for (int32_t earlier = 0; earlier <= ply; earlier++) count += going->hashes[earlier] == going->hashes[ply];
    return count;
}

static void expect_repetitions(const walk *going, const ag_game *game)
{
    expect_number(ag_game_repetitions(game), count_hashes(going, ag_game_ply(game)), game, "the repetitions");
}

/* One of the first moves that do not end the game; 0 when there is none. */
static ag_move choose_move(walk *going, uint32_t choices)
{
    move_list list = list_moves(going->game);
    ag_move chosen = 0;

    for (int32_t tries = 0; tries < 12 && list.count > 0 && chosen == 0; tries++) {
        const uint32_t range = (uint32_t)list.count < choices || tries > 3 ? (uint32_t)list.count : choices;
        const ag_move move = list.moves[draw_below(&going->seed, range)];
        if ((ag_move_traits(going->game, move) & AG_MOVE_ENDS_GAME) == 0) chosen = move;
    }
    free_moves(&list);
    return chosen;
}

/* A growth of the history fails first, and leaves the game as it was. */
static void play_with_little_memory(walk *going, ag_move move)
{
    watch_allocations(0);
    int32_t status = ag_game_play_unchecked(going->game, move);
    stop_watching();
    if (status == AG_ERR_MEMORY) {
        expect_repetitions(going, going->game);
        status = ag_game_play_unchecked(going->game, move);
    }
    expect_status(status, AG_OK, going->game, "play");
}

static void go_forth(walk *going, uint32_t choices)
{
    const ag_move move = choose_move(going, choices);
    const int32_t ply = ag_game_ply(going->game);

    if (move == 0 || ply == PLIES_MAX) {
        ag_game_rewind(going->game, move == 0 ? ply - ply % 7 : ply / 2); /* away from the end */
        if (ag_game_ply(going->game) == ply) ag_game_undo(going->game);
        return;
    }
    const int32_t announced = ag_move_claimable_draw(going->game, move);
    play_with_little_memory(going, move);
    going->hashes[ply + 1] = ag_game_turn(going->game) == AG_CHANCE ? 0 : ag_game_hash(going->game);
    expect_repetitions(going, going->game);
    expect_number(ag_game_claimable_draw(going->game), announced, going->game, "the claim that was announced");
}

static void go_back(walk *going)
{
    const int32_t ply = ag_game_ply(going->game);
    const int32_t back = (int32_t)draw_below(&going->seed, (uint32_t)ply / 6 + 2);

    for (int32_t i = 0; i < back && i < 8; i++) ag_game_undo(going->game);
    if (back > 8 && ag_game_ply(going->game) > back) ag_game_rewind(going->game, ag_game_ply(going->game) - back);
    expect_repetitions(going, going->game);
}

static void go_as_copy(walk *going)
{
    ag_game *copy = clone_of(going->game);

    expect_repetitions(going, copy);
    ag_game_undo(copy);
    expect_repetitions(going, copy);
    ag_game_assign(copy, going->game);
    expect_repetitions(going, copy);
    ag_game_free(going->game);
    going->game = copy;
}

START_TEST(repetitions_are_those_of_the_whole_history)
{
    static walk going;
    int32_t longest = 0;

    going = begin_walk(_i);
    for (int step = 0; step < STEPS; step++) {
        const uint32_t way = draw_below(&going.seed, 150);
        if (way == 0) go_back(&going);
        if (way == 1) go_as_copy(&going);
        go_forth(&going, LONG_GAMES[_i].choices);
        if (ag_game_quiet_plies(going.game) > longest) longest = ag_game_quiet_plies(going.game);
    }
    expect(longest > 150, going.game, "no more than %d quiet plies", (int)longest);
    ag_game_free(going.game);
}
END_TEST

/* The writer looks back at each ply of the game, and the reader plays it again. */
START_TEST(long_games_are_written_and_read)
{
    static walk going;
    char *record = malloc(RECORD_ROOM);
    ag_game *read = NULL;

    going = begin_walk(_i);
    for (int step = 0; step < PLIES_MAX; step++) go_forth(&going, LONG_GAMES[_i].choices);
    const int32_t length = ag_record_write(going.game, AG_TEXT_COORDINATE, record, RECORD_ROOM);
    expect(length > 0, going.game, "the record is not written: %d", (int)length);
    expect_status(ag_record_read(record, length, 1, NULL, NULL, &read, NULL, 0), AG_OK, going.game, "reading");
    for (int32_t ply = ag_game_ply(going.game); ply > 0; ply--) {
        expect_repetitions(&going, read);
        expect_status(ag_game_undo(read), AG_OK, read, "undo");
    }
    ag_game_free(read);
    ag_game_free(going.game);
    free(record);
}
END_TEST

/* A copy of a game that has gone back to few plies is small, and has no room for the index that the game still has. */
START_TEST(copies_of_games_that_have_gone_far_back_are_games_of_their_own)
{
    static walk going;

    going = begin_walk(_i);
    for (int step = 0; step < 300; step++) go_forth(&going, LONG_GAMES[_i].choices);
    for (int32_t ply = ag_game_ply(going.game) - 1; ply >= 0; ply -= 1 + ply / 16) {
        static walk copied;
        expect_status(ag_game_rewind(going.game, ply), AG_OK, going.game, "rewind");
        copied = going;
        copied.game = clone_of(going.game);
        expect(copied.game->indexed_to == copied.game->indexed_from || copied.game->room >= AGI_INDEX_ROOM, copied.game,
               "an index without room for it");
        for (int step = 0; step < 4; step++) ag_game_undo(copied.game);
        for (int step = 0; step < 120; step++) go_forth(&copied, LONG_GAMES[_i].choices);
        ag_game_rewind(copied.game, ply / 2);
        expect_repetitions(&copied, copied.game);
        ag_game_free(copied.game);
    }
    ag_game_free(going.game);
}
END_TEST

/* A history of some hundred plies has an index of 16 bytes for each that it has room for, and short ones have none. */
START_TEST(asking_leaves_the_index_alone)
{
    static walk going;

    going = begin_walk(_i);
    for (int step = 0; step < 300; step++) go_forth(&going, LONG_GAMES[_i].choices);
    const ag_game before = *going.game;
    ag_move move = choose_move(&going, 1);
    ag_game_repetitions(going.game);
    ag_move_claimable_draw(going.game, move);
    expect(memcmp(&before, going.game, sizeof before) == 0, going.game, "a question changes the handle");
    ag_game_free(going.game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_looped(suite, GAMES,
               TESTS(repetitions_are_those_of_the_whole_history, long_games_are_written_and_read,
                     copies_of_games_that_have_gone_far_back_are_games_of_their_own, asking_leaves_the_index_alone));
}
