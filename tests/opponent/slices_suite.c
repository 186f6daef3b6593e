/* SPDX-License-Identifier: MIT
 * Thinking in slices: it comes to the same, it can be stopped anywhere, and it leaves the caller's game alone.
 * AG_TEST_SLICES=n looks at so many slices of each variant. */
#include "draw.h"
#include "expect.h"
#include "suite.h"
#include "think.h"

enum { SLICE_MOST = 200, SLICES_OF_A_POSITION = 20, PLIES_MOST = 60 };

static ag_game *drawn_game(const ag_variant *variant, uint64_t *seed)
{
    const uint64_t own = draw(seed);
    return random_game(variant, own, (int32_t)draw_below(seed, PLIES_MOST));
}

START_TEST(slices_come_to_the_same)
{
    enum { POSITIONS = 4, NODES = 2500 };
    const ag_variant *variant = ag_variant_at(_i);
    uint64_t seed = 7;

    for (int i = 0; i < POSITIONS; i++) {
        ag_game *game = drawn_game(variant, &seed);
        ag_opponent *at_once = new_opponent(variant, 5, 0);
        ag_opponent *in_slices = new_opponent(variant, 5, 0);
        const int64_t worked = think(at_once, game, NODES, NODES);
        int64_t done = 0;
        while (done < worked) {
            const int32_t slice = (int32_t)draw_below(&seed, SLICE_MOST) + 1;
            done += think(in_slices, game, worked - done < slice ? worked - done : slice, slice);
        }
        const opinion first = opinion_of(at_once);
        const opinion second = opinion_of(in_slices);
        expect_same_opinion(&second, &first, game);
        ag_opponent_free(in_slices);
        ag_opponent_free(at_once);
        ag_game_free(game);
    }
}
END_TEST

/* Whatever it has thought about before. */
START_TEST(nothing_is_remembered_of_other_positions)
{
    enum { NODES = 1500 };
    const ag_variant *variant = ag_variant_at(_i);
    ag_game *game = random_game(variant, 3, 12);
    ag_game *other = random_game(variant, 4, 20);
    ag_opponent *fresh = new_opponent(variant, 9, 0);
    ag_opponent *used = new_opponent(variant, 9, 0);

    think(used, other, NODES, 333);
    think(fresh, game, NODES, NODES);
    think(used, game, NODES, NODES);
    const opinion first = opinion_of(fresh);
    const opinion second = opinion_of(used);
    expect_same_opinion(&second, &first, game);
    ag_opponent_free(used);
    ag_opponent_free(fresh);
    ag_game_free(other);
    ag_game_free(game);
}
END_TEST

/* The moves of the line can be played one after the other; a roll in it is a possible one. */
static void expect_playable_line(const ag_opponent *opponent, const ag_game *game)
{
    const opinion found = opinion_of(opponent);
    ag_game *copy = clone_of(game);

    expect_number(found.line[0], found.best, game, "the first move of the line");
    for (int32_t i = 0; i < found.length; i++) {
        expect_status(ag_game_play(copy, found.line[i]), AG_OK, copy, "a move of the line");
    }
    ag_game_free(copy);
}

START_TEST(it_can_be_stopped_anywhere_and_leaves_the_game_alone)
{
    const ag_variant *variant = ag_variant_at(_i);
    const int64_t slices = setting("AG_TEST_SLICES", 400);
    uint64_t seed = 11;

    for (int64_t done = 0; done < slices;) {
        ag_game *game = drawn_game(variant, &seed);
        ag_opponent *opponent =
            new_opponent(variant, draw(&seed), (int32_t)draw_below(&seed, AG_OPPONENT_LEVEL_MAX + 1));
        snapshot before = take_snapshot(game);
        for (int i = 0; i < SLICES_OF_A_POSITION; i++, done++) {
            if (think(opponent, game, draw_below(&seed, SLICE_MOST) + 1, SLICE_MOST) == 0) break;
            expect(ag_game_is_legal(game, ag_opponent_best(opponent)) == 1, game, "the best move is not legal");
            expect_playable_line(opponent, game);
        }
        expect_unchanged(game, &before, "thinking");
        free_snapshot(&before);
        ag_opponent_free(opponent);
        ag_game_free(game);
    }
}
END_TEST

START_TEST(a_level_works_for_its_nodes_and_no_more)
{
    const ag_variant *variant = ag_variant_at(_i);

    for (int32_t level = 1; level <= 5; level++) {
        ag_game *game = random_game(variant, (uint64_t)level, 6);
        ag_opponent *opponent = new_opponent(variant, 2, level);
        const int64_t worked = think(opponent, game, 100000, 77);
        expect(worked <= ag_opponent_level_nodes(level), game, "level %d works for %d nodes", (int)level, (int)worked);
        expect(worked == ag_opponent_level_nodes(level) || opinion_of(opponent).wins_in != 0 ||
                   opinion_of(opponent).depth > 10,
               game, "level %d stops after %d nodes", (int)level, (int)worked);
        expect_number(ag_opponent_think(opponent, game, 1), 0, game, "nodes after the last");
        ag_opponent_free(opponent);
        ag_game_free(game);
    }
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(slices_come_to_the_same, nothing_is_remembered_of_other_positions,
                                  it_can_be_stopped_anywhere_and_leaves_the_game_alone,
                                  a_level_works_for_its_nodes_and_no_more));
}
