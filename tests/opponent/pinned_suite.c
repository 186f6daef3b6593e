/* SPDX-License-Identifier: MIT
 * What is found is the same on every machine: tests/data/opponent has it from one. A better search finds other things;
 * AG_TEST_WRITE=1 shows the lines that the tables have to have then (CK_FORK=no, one after the other). */
#include <inttypes.h>
#include <stdio.h>

#include "expect.h"
#include "suite.h"
#include "table.h"
#include "think.h"

static table *pinned;

static void write_line(int row, const ag_game *game, const opinion *found)
{
    printf("%s\t%" PRId64 "\t%" PRId64 "\t%" PRId64 "\t%s\t%" PRId32 "\t%" PRId32 "\t%" PRId32 "\n",
           table_cell(pinned, row, "variant"), table_number(pinned, row, "seed"), table_number(pinned, row, "plies"),
           table_number(pinned, row, "nodes"), move_text(game, found->best, AG_TEXT_COORDINATE).bytes, found->score,
           found->wins_in, found->depth);
}

START_TEST(what_is_found_is_the_same_everywhere)
{
    const uint64_t seed = (uint64_t)table_number(pinned, _i, "seed");
    ag_game *game = random_game(table_variant(pinned, _i), seed, (int32_t)table_number(pinned, _i, "plies"));
    ag_opponent *opponent = new_opponent(ag_game_variant(game), seed, 0);

    think(opponent, game, table_number(pinned, _i, "nodes"), 1000);
    const opinion found = opinion_of(opponent);
    if (setting("AG_TEST_WRITE", 0) != 0) {
        write_line(_i, game, &found);
    } else {
        expect_about("%s", table_where(pinned, _i));
        expect_text(move_text(game, found.best, AG_TEXT_COORDINATE).bytes, table_cell(pinned, _i, "best"), game,
                    "the best move");
        expect_number(found.score, table_number(pinned, _i, "score"), game, "the score");
        expect_number(found.wins_in, table_number(pinned, _i, "wins_in"), game, "the moves to a win");
        expect_number(found.depth, table_number(pinned, _i, "depth"), game, "the depth");
    }
    ag_opponent_free(opponent);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    pinned = add_rows(suite, "opponent", TESTS(what_is_found_is_the_same_everywhere));
}
