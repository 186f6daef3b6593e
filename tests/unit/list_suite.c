/* SPDX-License-Identifier: MIT
 * A list that has room for only a few moves (agi_rules.moves) stores those that stand there in the whole list, counts all
 * and has the others visited in their order: in the positions of the tables, in random games and in meaningless
 * positions. */
#include <inttypes.h>
#include <stdlib.h>

#include "defaults.h"
#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "positions.h"
#include "suite.h"

enum { BEHIND_MAX = 2, GAMES = 4, WINDOWS = 4, ROOM_MAX = 200 };

static const ag_move UNTOUCHED = UINT32_MAX;

static uint64_t window_seed;
static int64_t windows_looked_at;

/* The moves of a position, from one list with room for all; how many of them a visitor has met. */
typedef struct whole_list {
    const ag_game *game;
    ag_move *moves;
    uint32_t count;
    uint32_t skip; /* the window that is stored, not visited */
    uint32_t cap;
    uint32_t visited;
} whole_list;

static whole_list list_all(const ag_game *game)
{
    whole_list all = {.game = game, .count = (uint32_t)agi_count_listed(game->variant, game->now)};
    agi_moves list = {.cap = all.count};

    list.buf = all.moves = malloc(((size_t)all.count + 1) * sizeof *all.moves);
    ck_assert_ptr_nonnull(all.moves);
    game->rules->moves(game->variant, game->now, &list);
    expect_number(list.count, all.count, game, "moves listed");
    return all;
}

static void expect_next(void *visitor, ag_move move)
{
    whole_list *all = visitor;

    if (all->visited == all->skip) all->visited += all->cap;
    expect(all->visited < all->count, all->game, "more moves are visited than there are");
    expect_number(move, all->moves[all->visited++], all->game, "the move visited");
}

static void expect_window(whole_list *all, uint32_t skip, uint32_t cap, bool is_visited)
{
    ag_move stored[ROOM_MAX + 1];
    agi_moves list = {.buf = stored, .cap = cap, .skip = skip};
    const uint32_t left = all->count > skip ? all->count - skip : 0;
    const uint32_t wanted = left < cap ? left : cap;

    all->skip = skip;
    all->cap = wanted;
    all->visited = 0;
    if (is_visited) list.visit = expect_next;
    list.visitor = all;
    stored[cap] = UNTOUCHED;
    all->game->rules->moves(all->game->variant, all->game->now, &list);
    expect_number(list.count, all->count, all->game, "moves counted");
    expect(stored[cap] == UNTOUCHED, all->game, "a move is stored behind the room for %" PRIu32, cap);
    for (uint32_t i = 0; i < wanted; i++) expect_number(stored[i], all->moves[skip + i], all->game, "the move stored");
    if (is_visited) {
        if (all->visited == skip) all->visited += wanted;
        expect_number(all->visited, all->count, all->game, "moves visited and stored");
    }
    windows_looked_at++;
}

static void expect_some_windows(const ag_game *game)
{
    whole_list all = list_all(game);

    for (int i = 0; i < WINDOWS; i++) {
        const uint32_t skip = draw_below(&window_seed, all.count + 2);
        const uint32_t cap = draw_below(&window_seed, ROOM_MAX + 1);
        expect_window(&all, i % 2 == 0 ? 0 : skip, i < 2 ? cap : cap / 8, false);
        expect_window(&all, i % 2 == 0 ? 0 : skip, i < 2 ? cap : cap / 8, true);
    }
    free(all.moves);
}

START_TEST(lists_with_little_room_have_their_part_in_tables)
{
    windows_looked_at = 0;
    each_table_position(ag_variant_at(_i), BEHIND_MAX, expect_some_windows);
    expect(windows_looked_at > 100, NULL, "%" PRId64 " lists", windows_looked_at);
}
END_TEST

START_TEST(lists_with_little_room_have_their_part_in_random_games)
{
    each_position_of_games(ag_variant_at(_i), GAMES, expect_some_windows);
}
END_TEST

START_TEST(lists_with_little_room_have_their_part_in_meaningless_positions)
{
    each_meaningless_position(ag_variant_at(_i), GAMES, expect_some_windows);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(lists_with_little_room_have_their_part_in_tables,
                                  lists_with_little_room_have_their_part_in_random_games,
                                  lists_with_little_room_have_their_part_in_meaningless_positions));
}
