/* SPDX-License-Identifier: MIT
 * Whether there is a move (agi_rules.has_move) agrees with the list of moves: in the positions of the tables, behind each
 * of their moves, and in those with no move. */
#include <inttypes.h>

#include "defaults.h"
#include "expect.h"
#include "fixture.h"
#include "positions.h"
#include "suite.h"

enum { BEHIND_MAX = 400, GAMES = 40 };

static int64_t with_moves;
static int64_t without_moves;

static void expect_as_listed(const ag_game *game)
{
    const ag_variant *variant = ag_game_variant(game);
    const bool is_listed = agi_count_listed(variant, game->now) > 0;

    expect_number(agi_has_move(variant, game->now), is_listed, game, "has_move");
    if (is_listed) {
        with_moves++;
    } else {
        without_moves++;
    }
}

START_TEST(there_is_a_move_where_one_is_listed)
{
    with_moves = 0;
    each_table_position(ag_variant_at(_i), BEHIND_MAX, expect_as_listed);
    expect(with_moves > 100, NULL, "%" PRId64 " positions with moves", with_moves);
}
END_TEST

START_TEST(there_is_a_move_in_random_games_while_they_go_on)
{
    each_position_of_games(ag_variant_at(_i), GAMES, expect_as_listed);
}
END_TEST

START_TEST(there_is_a_move_where_one_is_listed_in_meaningless_positions)
{
    each_meaningless_position(ag_variant_at(_i), 4 * GAMES, expect_as_listed);
}
END_TEST

/* Its last pawn is blocked. Where there is no king, h8 stands for its square. */
START_TEST(a_side_without_a_king_has_no_moves_of_one)
{
    ag_game *game = new_game_of("chess", "1r2k3/8/8/8/8/4p3/4P3/K7 b - - 0 1");
    const ag_move b8a1 = 57 | 0 << 7;

    ag_game_play_unchecked(game, b8a1);
    without_moves = 0;
    expect_as_listed(game);
    expect_number(without_moves, 1, game, "positions without a move");
    ag_game_free(game);
}
END_TEST

/* Mates and stalemates are among the positions of chess. */
START_TEST(positions_without_a_move_are_met)
{
    static const char *const ids[] = {"chess", "sentai", "tensor"};

    without_moves = 0;
    for (int i = 0; i < 3; i++) each_table_position(ag_variant_find(ids[i]), BEHIND_MAX, expect_as_listed);
    expect(without_moves >= 50, NULL, "only %" PRId64 " positions without a move", without_moves);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(there_is_a_move_where_one_is_listed,
                                  there_is_a_move_where_one_is_listed_in_meaningless_positions,
                                  there_is_a_move_in_random_games_while_they_go_on));
    add_single(suite, TESTS(a_side_without_a_king_has_no_moves_of_one, positions_without_a_move_are_met));
}
