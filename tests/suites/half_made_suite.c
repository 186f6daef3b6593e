/* SPDX-License-Identifier: MIT
 * Turns that are half made, as ag_game_svg, ag_game_board_text and ag_game_tapped_board show them: random walks of taps,
 * AG_TEST_WALKS for each variant. After each tap pictures have the pieces of the tapped board and the marks of the next
 * taps, and after the last one the board is that after the move. data/tapped has single turns. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "draw.h"
#include "drawn.h"
#include "expect.h"
#include "fixture.h"
#include "steps.h"
#include "suite.h"
#include "table.h"
#include "tap_names.h"

enum { WALKS = 10001, PLIES_MOST = 200, ALL_MARKS = 127 & ~AG_PICTURE_TARGETS };

static table *turns;

/* A walk of taps. */
typedef struct tap_walk {
    const ag_game *game;
    int32_t taps[TAPS_ROOM];
    int32_t n;
    int32_t offers[TAPS_ROOM];
    int32_t offer_count;
} tap_walk;

static board tapped_board(const tap_walk *walk)
{
    board tapped;

    tapped.count = ag_game_tapped_board(walk->game, walk->taps, walk->n, tapped.pieces, SQUARES_ROOM);
    expect_number(tapped.count, ag_game_board(walk->game, NULL, 0), walk->game, "the squares of the board tapped");
    return tapped;
}

/* The board with the steps carried out by the header's rule. */
static board board_by_steps(const tap_walk *walk)
{
    step_list steps = {.count = 0};
    board made = board_of(walk->game);

    if (walk->n == 0) return made;
    steps.count = ag_game_tapped_steps(walk->game, walk->taps, walk->n, steps.steps, STEPS_ROOM);
    expect(steps.count >= 0 && steps.count <= STEPS_ROOM, walk->game, "%" PRId32 " steps", steps.count);
    carry_out(walk->game, &steps, &made);
    return made;
}

static bool is_among(const int32_t *taps, int32_t n, int32_t tap)
{
    for (int32_t i = 0; i < n; i++) {
        if (taps[i] == tap) return true;
    }
    return false;
}

static void expect_choices(const tap_walk *walk, const drawn *seen, bool shows_targets, const char *what)
{
    int32_t count = 0;

    for (int32_t i = 0; i < walk->offer_count && shows_targets; i++) {
        if (walk->offers[i] < AG_TAP_CHOICE) continue;
        expect(count < seen->choice_count && seen->choices[count] == walk->offers[i] - AG_TAP_CHOICE, walk->game,
               "%s: choice %" PRId32 " is missing", what, count);
        count++;
    }
    expect(seen->choice_count == count, walk->game, "%s: too many choices", what);
}

/* In letters a square has one mark, and a target comes first. */
static void expect_marks(const tap_walk *walk, const drawn *seen, bool shows_targets, bool is_letters, const char *what)
{
    for (int32_t square = 0; square < seen->board.count; square++) {
        const bool is_target = shows_targets && is_among(walk->offers, walk->offer_count, square);
        const bool is_chosen = is_among(walk->taps, walk->n, square) && !(is_letters && is_target);
        expect(seen->is_target[square] == is_target, walk->game, "%s: target on %" PRId32 ": %d", what, square,
               seen->is_target[square]);
        expect(seen->is_chosen[square] == is_chosen, walk->game, "%s: chosen %" PRId32 ": %d", what, square,
               seen->is_chosen[square]);
    }
    expect_choices(walk, seen, shows_targets, what);
}

static void expect_shown(const tap_walk *walk, uint64_t *seed)
{
    const bool flag = draw_below(seed, 2) != 0;
    const bool shows_targets = walk->n > 0 || flag;
    const uint32_t view = draw_below(seed, 2);
    const drawn picture =
        read_picture(walk->game, view | ALL_MARKS | (flag ? AG_PICTURE_TARGETS : 0), walk->taps, walk->n);
    const drawn letters =
        read_letters(walk->game, (view ? AG_BOARD_FLIPPED : 0) | (flag ? AG_BOARD_TARGETS : 0), walk->taps, walk->n);
    const board tapped = tapped_board(walk);
    const board by_steps = board_by_steps(walk);

    expect_same_board(walk->game, &tapped, &by_steps, "the board tapped");
    expect_same_board(walk->game, &picture.board, &tapped, "the picture");
    expect_same_board(walk->game, &letters.board, &tapped, "the letters");
    expect_marks(walk, &picture, shows_targets, false, "the picture");
    expect_marks(walk, &letters, shows_targets, true, "the letters");
    const int32_t checks = walk->n == 0 ? ag_game_in_check(walk->game) : 0;
    expect_number(picture.check_count, checks, walk->game, "kings in check in the picture");
    expect_number(letters.check_count, checks, walk->game, "checks in letters");
    const bool has_last_move = walk->n == 0 && ag_game_ply(walk->game) > 0;
    expect((picture.last_move_count > 0) == has_last_move, walk->game, "the last move after %" PRId32 " taps", walk->n);
}

/* Taps at random until the move is complete, looking at everything on the way; plays it. */
static void walk_and_play(ag_game *game, uint64_t *seed, int64_t *taps_looked_at)
{
    tap_walk walk = {.game = game};
    ag_move move = 0;

    for (;;) {
        walk.offer_count = ag_game_next_taps(game, walk.taps, walk.n, walk.offers, TAPS_ROOM);
        expect(walk.offer_count >= 0 && walk.n < TAPS_ROOM, game, "a walk of taps gets lost");
        expect_shown(&walk, seed);
        (*taps_looked_at)++;
        if (walk.offer_count == 0) break;
        walk.taps[walk.n++] = walk.offers[draw_below(seed, (uint32_t)walk.offer_count)];
    }
    const board tapped = tapped_board(&walk);
    expect_status(ag_game_tapped_move(game, walk.taps, walk.n, &move, NULL, 0), AG_OK, game, "the move of a walk");
    expect_status(ag_game_play(game, move), AG_OK, game, "playing the move of a walk");
    const board after = board_of(game);
    expect_same_board(game, &tapped, &after, "the board after the last tap");
}

START_TEST(pictures_show_what_has_been_tapped)
{
    const int64_t walks = setting("AG_TEST_WALKS", WALKS);
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 11;
    int64_t taps = 0;

    for (int64_t i = 0; i < walks; i++) {
        if (ag_game_result(game) != AG_ONGOING || ag_game_ply(game) >= PLIES_MOST) ag_game_rewind(game, 0);
        walk_and_play(game, &seed, &taps);
    }
    printf("%s: %" PRId64 " walks, %" PRId64 " pictures\n", ag_variant_id(ag_variant_at(_i)), walks, taps);
    ag_game_free(game);
}
END_TEST

START_TEST(a_finished_game_has_no_targets)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    int32_t pieces[SQUARES_ROOM];
    tap_walk walk = {.game = game};

    expect_status(ag_game_end(game, AG_DRAW, AG_REASON_AGREEMENT), AG_OK, game, "ending");
    const drawn picture = read_picture(game, 127, NULL, 0);
    const drawn letters = read_letters(game, AG_BOARD_TARGETS, NULL, 0);
    expect_marks(&walk, &picture, true, false, "the picture");
    expect_marks(&walk, &letters, true, true, "the letters");
    const board whole = board_of(game);
    expect_same_board(game, &picture.board, &whole, "the picture");
    expect_number(ag_game_tapped_board(game, NULL, 0, pieces, SQUARES_ROOM), whole.count, game, "the board");
    ag_game_free(game);
}
END_TEST

START_TEST(half_made_turns_are_those_of_the_table)
{
    const ag_variant *variant = table_variant(turns, _i);
    ag_game *game = new_game(variant, table_optional(turns, _i, "position"));
    const char *steps = table_optional(turns, _i, "steps");
    char *expected = table_bytes(turns, _i, "text");
    char is[2048];
    int32_t taps[TAPS_ROOM];
    step_list made;

    expect_about("%s", table_where(turns, _i));
    const int32_t n = read_taps(variant, table_cell(turns, _i, "taps"), taps);
    made.count = ag_game_tapped_steps(game, taps, n, made.steps, STEPS_ROOM);
    expect_text(step_text(variant, &made).bytes, steps != NULL ? steps : "", game, "the steps so far");
    ag_game_board_text(game, AG_BOARD_TARGETS, taps, n, is, (int32_t)sizeof is);
    expect_text(is, expected, game, "the board so far");
    free(expected);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    turns = add_rows(suite, "tapped", TESTS(half_made_turns_are_those_of_the_table));
    add_for_variants(suite, TESTS(pictures_show_what_has_been_tapped, a_finished_game_has_no_targets));
}
