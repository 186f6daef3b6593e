/* SPDX-License-Identifier: MIT
 * Whether there is a move (agi_rules.has_move) agrees with the list of moves: in the positions of the tables, behind each
 * of their moves, and in those with no move. */
#include <inttypes.h>

#include "defaults.h"
#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "game.h"
#include "suite.h"
#include "table.h"

static const char *const FOLDERS[] = {"perft", "positions", "moves", "hash", "can_win"};

enum {
    TABLES = sizeof FOLDERS / sizeof FOLDERS[0],
    LOOKED_AT_MAX = 400,
    GAMES = 40,
    PLIES = 300,
    UNCHECKED_PLIES = 40
};

static table *tables[TABLES];
static const table *looked_at;
static int64_t with_moves;
static int64_t without_moves;

/* Whether there is a move in the position on the board. */
static bool expect_as_listed(const ag_game *game)
{
    const ag_variant *variant = ag_game_variant(game);
    const bool is_listed = agi_count_listed(variant, game->now) > 0;

    expect_number(agi_has_move(variant, game->now), is_listed, game, "has_move");
    if (is_listed) {
        with_moves++;
    } else {
        without_moves++;
    }
    return is_listed;
}

static void look_behind_moves(ag_game *game)
{
    move_list list = list_moves(game);

    for (int32_t i = 0; i < list.count && i < LOOKED_AT_MAX; i++) {
        ag_game_play_unchecked(game, list.moves[i]);
        expect_as_listed(game);
        ag_game_undo(game);
    }
    free_moves(&list);
}

static void look(int row)
{
    ag_game *game = NULL;
    const char *position = table_optional(looked_at, row, "position");

    if (ag_game_new_allowing(&game, table_variant(looked_at, row), position, UINT32_MAX, NULL, 0) != AG_OK) return;
    if (expect_as_listed(game)) look_behind_moves(game);
    ag_game_free(game);
}

START_TEST(there_is_a_move_where_one_is_listed)
{
    with_moves = 0;
    without_moves = 0;
    for (int i = 0; i < TABLES; i++) {
        looked_at = tables[i];
        table_each(looked_at, ag_variant_at(_i), look);
    }
    expect(with_moves > 100, NULL, "%" PRId64 " positions with moves", with_moves);
}
END_TEST

START_TEST(there_is_a_move_in_random_games_while_they_go_on)
{
    uint64_t seed = 5;

    without_moves = 0;
    for (int i = 0; i < GAMES; i++) {
        ag_game *game = new_game(ag_variant_at(_i), NULL);
        for (int ply = 0; ply < PLIES && ag_game_playout(game, &seed, 1) == 1; ply++) expect_as_listed(game);
        ag_game_free(game);
    }
}
END_TEST

/* Unchecked moves of any two squares bring kings together, capture them and leave pawns on end ranks. */
START_TEST(there_is_a_move_where_one_is_listed_in_meaningless_positions)
{
    const uint32_t last_square = 1 << 7;
    uint64_t seed = 6;

    for (int i = 0; i < 4 * GAMES; i++) {
        ag_game *game = new_game(ag_variant_at(_i), NULL);
        for (int ply = 0; ply < UNCHECKED_PLIES; ply++) {
            const uint32_t from = draw_below(&seed, last_square);
            ag_game_play_unchecked(game, from | draw_below(&seed, last_square) << 7);
            expect_as_listed(game);
        }
        ag_game_free(game);
    }
}
END_TEST

/* Its last pawn is blocked. Where there is no king, h8 stands for its square. */
START_TEST(a_side_without_a_king_has_no_moves_of_one)
{
    ag_game *game = new_game_of("chess", "1r2k3/8/8/8/8/4p3/4P3/K7 b - - 0 1");
    const ag_move b8a1 = 57 | 0 << 7;

    ag_game_play_unchecked(game, b8a1);
    expect_number(expect_as_listed(game), false, game, "a move that is listed");
    ag_game_free(game);
}
END_TEST

/* Mates and stalemates are among the positions of chess. */
START_TEST(positions_without_a_move_are_met)
{
    without_moves = 0;
    for (int i = 0; i < TABLES; i++) {
        looked_at = tables[i];
        table_each(looked_at, ag_variant_find("chess"), look);
        table_each(looked_at, ag_variant_find("sentai"), look);
        table_each(looked_at, ag_variant_find("tensor"), look);
    }
    expect(without_moves >= 50, NULL, "only %" PRId64 " positions without a move", without_moves);
}
END_TEST

void add_tests(Suite *suite)
{
    for (int i = 0; i < TABLES; i++) tables[i] = table_read(FOLDERS[i]);
    add_for_variants(suite, TESTS(there_is_a_move_where_one_is_listed,
                                  there_is_a_move_where_one_is_listed_in_meaningless_positions,
                                  there_is_a_move_in_random_games_while_they_go_on));
    add_single(suite, TESTS(a_side_without_a_king_has_no_moves_of_one, positions_without_a_move_are_met));
}
