/* SPDX-License-Identifier: MIT
 * Every way of counting (agi_rules.count, count_replies), for this processor and for lesser ones, agrees with the list
 * of moves. Perft takes the one that suits the processor, so that the others are seen here only. */
#include <inttypes.h>

#include "defaults.h"
#include "each_move.h"
#include "expect.h"
#include "positions.h"
#include "suite.h"

/* The replies of positions with more moves are not looked at, since that takes long. */
enum { REPLIED_MAX = 120, GAMES = 12, MEANINGLESS_GAMES = 100 };

static int64_t counted;
static int64_t replies_counted;

static uint64_t count_listed_replies(const ag_game *game)
{
    agi_each_move each;
    agi_room after;
    uint64_t count = 0;

    agi_begin_moves(&each, game->variant, game->now);
    while (agi_next_move(&each)) {
        game->rules->play(game->variant, game->now, each.move, &after.position);
        count += agi_count_listed(game->variant, &after.position);
    }
    return count;
}

static void expect_moves_counted(const ag_game *game)
{
    const agi_rules *rules = game->rules;
    const uint64_t listed = agi_count_listed(game->variant, game->now);

    for (int cpu = AGI_CPU_BASELINE; cpu <= (int)agi_best_cpu(); cpu++) {
        if (!rules->count[cpu]) continue;
        expect_number((int64_t)rules->count[cpu](game->variant, game->now), (int64_t)listed, game, "the count");
    }
    counted++;
}

static void expect_counts_as_listed(const ag_game *game)
{
    const agi_rules *rules = game->rules;
    uint64_t replies;

    expect_moves_counted(game);
    if (!rules->count_replies[AGI_CPU_BASELINE] || game->variant->has_chance ||
        agi_count_listed(game->variant, game->now) > REPLIED_MAX)
        return;
    replies = count_listed_replies(game);
    for (int cpu = AGI_CPU_BASELINE; cpu <= (int)agi_best_cpu(); cpu++) {
        if (!rules->count_replies[cpu]) continue;
        expect_number((int64_t)rules->count_replies[cpu](game->variant, game->now), (int64_t)replies, game,
                      "the count of replies");
    }
    replies_counted++;
}

START_TEST(positions_of_the_tables_are_counted_as_listed)
{
    counted = 0;
    each_table_position(ag_variant_at(_i), 0, expect_counts_as_listed);
    expect(counted > 10, NULL, "%" PRId64 " positions", counted);
}
END_TEST

START_TEST(random_games_are_counted_as_listed)
{
    each_position_of_games(ag_variant_at(_i), GAMES, expect_counts_as_listed);
}
END_TEST

/* What could be replied there means even less. */
START_TEST(moves_in_meaningless_positions_are_counted_as_listed)
{
    each_meaningless_position(ag_variant_at(_i), MEANINGLESS_GAMES, expect_moves_counted);
}
END_TEST

START_TEST(replies_are_counted_in_many_positions_of_chess)
{
    replies_counted = 0;
    each_table_position(ag_variant_find("chess"), 0, expect_counts_as_listed);
    expect(replies_counted >= 100, NULL, "only in %" PRId64, replies_counted);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(positions_of_the_tables_are_counted_as_listed, random_games_are_counted_as_listed,
                                  moves_in_meaningless_positions_are_counted_as_listed));
    add_single(suite, TESTS(replies_are_counted_in_many_positions_of_chess));
}
