/* SPDX-License-Identifier: MIT
 * Wins: positions shortly before the end of random games, searched through to the last move, without any cleverness,
 * say within how many moves there is a win. The opponent finds each of them, and its length; and claims no other.
 * AG_TEST_WINS=n looks for so many of each length in each variant. */
#include <string.h>

#include "expect.h"
#include "suite.h"
#include "think.h"

enum { LENGTHS = 3, GAMES_MOST = 400, BACK_MOST = 7 };

/* Lengths that can be searched through: turns of Diaballik are many hundreds, those of Arashi many thousands. */
static int32_t longest(const ag_variant *variant)
{
    static const struct {
        const char *id;
        int32_t moves;
    } SHORTER[] = {{"diaballik", 2}, {"sensei-shizukana", 2}, {"sensei-arashi", 1}, {"sensei-arashi-expert", 1}};

    for (size_t i = 0; i < sizeof SHORTER / sizeof *SHORTER; i++) {
        if (strcmp(ag_variant_id(variant), SHORTER[i].id) == 0) return SHORTER[i].moves;
    }
    return LENGTHS;
}

typedef struct solver {
    ag_game *game;
    int32_t player;
    int64_t left; /* positions it may still look at */
} solver;

static bool wins_within(solver *now, int32_t moves);

static bool is_over(const solver *now, bool *is_won)
{
    const int32_t result = ag_game_result(now->game);
    *is_won = result == (now->player == AG_WHITE ? AG_WHITE_WINS : AG_BLACK_WINS);
    return result != AG_ONGOING;
}

/* One move of whoever's turn it is, and what follows. */
static bool wins_after(solver *now, ag_move move, int32_t moves)
{
    bool is_won;

    now->left--;
    ag_game_play_unchecked(now->game, move);
    if (!is_over(now, &is_won)) is_won = wins_within(now, moves);
    ag_game_undo(now->game);
    return is_won;
}

/* The player's own move: one has to win. Everybody else's, and each roll: all have to. */
static bool wins_within(solver *now, int32_t moves)
{
    const bool is_own = ag_game_turn(now->game) == now->player;
    move_list list;
    bool is_won = !is_own;

    if ((is_own && moves == 0) || now->left <= 0) return false;
    list = list_moves(now->game);
    for (int32_t i = 0; i < list.count && is_won != is_own; i++) {
        is_won = wins_after(now, list.moves[i], is_own ? moves - 1 : moves);
    }
    free_moves(&list);
    return is_won;
}

/* Within how many moves the player to move wins; 0: not within so many; -1: that is too much to search through. */
static int32_t solve(const ag_game *game, int32_t most)
{
    solver now = {clone_of(game), ag_game_turn(game), setting("AG_TEST_POSITIONS", 60000)};
    int32_t found = 0;

    for (int32_t moves = 1; moves <= most && found == 0; moves++) {
        if (wins_within(&now, moves)) found = moves;
    }
    ag_game_free(now.game);
    return now.left <= 0 ? -1 : found;
}

static void expect_found(const ag_game *game, int32_t wins_in, int32_t most)
{
    enum { NODES = 4000000, A_LOOK = 20000, SLICE = 50000 };
    ag_opponent *opponent = new_opponent(ag_game_variant(game), 1, 0);

    /* Where there is no win, that it claims none is soon seen. */
    think(opponent, game, wins_in == 0 ? A_LOOK : NODES, SLICE);
    const opinion found = opinion_of(opponent);
    if (wins_in > 0) expect_number(found.wins_in, wins_in, game, "the moves to the win");
    else expect(found.wins_in <= 0 || found.wins_in > most, game, "a win in %d that is none", (int)found.wins_in);
    ag_opponent_free(opponent);
}

/* Positions of a random game that somebody has won, so many plies before its end, with the winner to move. */
static ag_game *before_the_end(const ag_variant *variant, uint64_t seed, int32_t back)
{
    ag_game *game = new_game(variant, NULL);
    ag_game_playout(game, &seed, 400);
    const int32_t result = ag_game_result(game);
    const int32_t winner = result == AG_WHITE_WINS ? AG_WHITE : AG_BLACK;
    const bool is_won = result == AG_WHITE_WINS || result == AG_BLACK_WINS;
    const int32_t ply = ag_game_ply(game) - back;
    if (is_won && ply >= 0) ag_game_rewind(game, ply);
    if (is_won && ply >= 0 && ag_game_turn(game) == winner) return game;
    ag_game_free(game);
    return NULL;
}

START_TEST(wins_are_found_and_their_length_is_exact)
{
    const ag_variant *variant = ag_variant_at(_i);
    const int32_t most = longest(variant);
    const int64_t wanted = setting("AG_TEST_WINS", 1);
    int64_t seen[LENGTHS + 1] = {0};

    for (int i = 0; i < GAMES_MOST * BACK_MOST; i++) {
        ag_game *game = before_the_end(variant, (uint64_t)(i / BACK_MOST), 1 + i % BACK_MOST);
        if (game == NULL) continue;
        const int32_t wins_in = solve(game, most);
        if (wins_in >= 0 && seen[wins_in] < wanted) {
            expect_found(game, wins_in, most);
            seen[wins_in]++;
        }
        ag_game_free(game);
        bool is_enough = true;
        for (int32_t length = 0; length <= most; length++) is_enough = is_enough && seen[length] >= wanted;
        if (is_enough) break;
    }
    /* Longer ones are rare where a die is rolled or a mate is hard to come by. */
    for (int32_t length = 1; length <= most && length < LENGTHS; length++) {
        expect(seen[length] > 0, NULL, "%s: no win in %d was looked at", ag_variant_id(variant), (int)length);
    }
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(wins_are_found_and_their_length_is_exact));
}
