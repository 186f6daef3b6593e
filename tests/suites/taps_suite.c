/* SPDX-License-Identifier: MIT
 * Taps: data/taps has what is offered after given taps, data/bad_taps why others are refused; random walks of taps each
 * end in a legal move. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"
#include "tap_names.h"

enum { WALKS = 1000 };

static table *taps_given;
static table *taps_refused;

START_TEST(taps_offered_are_those_of_the_table)
{
    const ag_variant *variant = table_variant(taps_given, _i);
    ag_game *game = new_game(variant, table_cell(taps_given, _i, "position"));
    const char *makes = table_optional(taps_given, _i, "makes");
    int32_t taps[TAPS_ROOM];
    int32_t offers[TAPS_ROOM];
    ag_move move = 0;

    expect_about("%s", table_where(taps_given, _i));
    const int32_t n = read_taps(variant, table_cell(taps_given, _i, "taps"), taps);
    const int32_t count = ag_game_next_taps(game, taps, n, offers, TAPS_ROOM);
    expect(count >= 0, game, "next_taps gives %" PRId32, count);
    expect_text(names_of_taps(variant, offers, count).bytes, table_cell(taps_given, _i, "offered"), game, "the offers");
    const int32_t status = ag_game_tapped_move(game, taps, n, &move, NULL, 0);
    expect_status(status, makes != NULL ? AG_OK : AG_ERR_AMBIGUOUS, game, "the move tapped");
    if (makes != NULL) expect_text(move_text(game, move, AG_TEXT_COORDINATE).bytes, makes, game, "the move tapped");
    ag_game_free(game);
}
END_TEST

START_TEST(taps_are_refused_with_the_sentence_of_the_table)
{
    const ag_variant *variant = table_variant(taps_refused, _i);
    ag_game *game = new_game(variant, table_optional(taps_refused, _i, "position"));
    int32_t taps[TAPS_ROOM];
    char why[300];
    ag_move move = 1;

    expect_about("%s", table_where(taps_refused, _i));
    const int32_t n = read_taps(variant, table_cell(taps_refused, _i, "taps"), taps);
    const int32_t status = ag_game_tapped_move(game, taps, n, &move, why, (int32_t)sizeof why);
    expect_text(ag_status_name(status), table_cell(taps_refused, _i, "status"), game, "the status");
    expect_text(why, table_cell(taps_refused, _i, "why"), game, "the sentence");
    expect_number(move, 0, game, "the move");
    ag_game_free(game);
}
END_TEST

/* Taps at random until the move is complete. */
static ag_move walk(const ag_game *game, uint64_t *seed)
{
    int32_t taps[TAPS_ROOM];
    int32_t offers[TAPS_ROOM];
    int32_t n = 0;
    ag_move move = 0;

    for (;;) {
        const int32_t count = ag_game_next_taps(game, taps, n, offers, TAPS_ROOM);
        expect(count >= 0 && count <= TAPS_ROOM && n < TAPS_ROOM, game, "a walk of taps gets lost");
        if (count == 0) break;
        taps[n++] = offers[draw_below(seed, (uint32_t)count)];
    }
    expect(n > 0 && n <= ag_variant_taps_max(ag_game_variant(game)), game, "a walk has %" PRId32 " taps", n);
    expect_status(ag_game_tapped_move(game, taps, n, &move, NULL, 0), AG_OK, game, "the move of a walk");
    return move;
}

START_TEST(random_walks_of_taps_end_in_legal_moves)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 2009;

    for (int32_t i = 0; i < WALKS; i++) {
        if (ag_game_result(game) != AG_ONGOING || ag_game_ply(game) >= 200) ag_game_rewind(game, 0);
        const ag_move move = walk(game, &seed);
        expect_number(ag_game_is_legal(game, move), 1, game, "is_legal of the move of a walk");
        expect_status(ag_game_play(game, move), AG_OK, game, "playing the move of a walk");
    }
    ag_game_free(game);
}
END_TEST

START_TEST(small_buffers_get_the_first_taps)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    int32_t all[TAPS_ROOM];
    int32_t few[2] = {-7, -7};
    const int32_t count = ag_game_next_taps(game, NULL, 0, all, TAPS_ROOM);

    expect(count > 1, game, "%" PRId32 " taps are offered at the start", count);
    expect_number(ag_game_next_taps(game, NULL, 0, few, 1), count, game, "the count for a small buffer");
    expect_number(few[0], all[0], game, "the first tap");
    expect_number(few[1], -7, game, "the number past a small buffer");
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    taps_refused = add_rows(suite, "bad_taps", TESTS(taps_are_refused_with_the_sentence_of_the_table));
    taps_given = add_rows(suite, "taps", TESTS(taps_offered_are_those_of_the_table));
    add_for_variants(suite, TESTS(random_walks_of_taps_end_in_legal_moves, small_buffers_get_the_first_taps));
}
