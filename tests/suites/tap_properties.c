/* SPDX-License-Identifier: MIT
 * Properties of taps. */
#include <inttypes.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "properties.h"
#include "steps.h"

enum {
    MOVES_LOOKED_AT = 200,   /* of positions with more moves, that many are looked at */
    PREFIXES_LOOKED_AT = 64, /* of tap sequences; AG_TEST_PREFIXES overrides it */
    TAP_STRIDE = 5           /* between taps tried; AG_TEST_STRIDE overrides it */
};

static int32_t offers_after(const ag_game *game, const int32_t *taps, int32_t n, int32_t *offers)
{
    const int32_t count = ag_game_next_taps(game, taps, n, offers, TAPS_ROOM);
    expect(count >= 0 && count <= TAPS_ROOM, game, "%" PRId32 " taps offered after %" PRId32, count, n);
    return count;
}

static bool is_offered(const int32_t *offers, int32_t count, int32_t tap)
{
    for (int32_t i = 0; i < count; i++) {
        if (offers[i] == tap) return true;
    }
    return false;
}

/* Carries out the steps of a tap sequence on the game's board. */
static board board_tapped(const ag_game *game, const int32_t *taps, int32_t n)
{
    step_list steps;
    board squares = board_of(game);

    steps.count = ag_game_tapped_steps(game, taps, n, steps.steps, STEPS_ROOM);
    expect(steps.count >= 0 && steps.count <= STEPS_ROOM, game, "%" PRId32 " steps after taps", steps.count);
    expect_well_formed(game, &steps);
    carry_out(game, &steps, &squares);
    return squares;
}

static void expect_steps_of_move(const ag_game *game, ag_move move, const int32_t *taps, int32_t n)
{
    step_list tapped;
    const step_list steps = steps_of(game, move);

    tapped.count = ag_game_tapped_steps(game, taps, n, tapped.steps, STEPS_ROOM);
    const ag_variant *variant = ag_game_variant(game);
    expect_text(step_text(variant, &tapped).bytes, step_text(variant, &steps).bytes, game, "the steps tapped");
}

static void taps_make_move(const ag_game *game, ag_move move)
{
    int32_t taps[TAPS_ROOM];
    int32_t offers[TAPS_ROOM];
    ag_move made = 0;
    const int32_t n = ag_move_taps(game, move, taps, TAPS_ROOM);

    expect(n > 0 && n <= ag_variant_taps_max(ag_game_variant(game)), game, "a move has %" PRId32 " taps", n);
    for (int32_t i = 0; i < n; i++) {
        const int32_t count = offers_after(game, taps, i, offers);
        expect(is_offered(offers, count, taps[i]), game, "tap %" PRId32 " of a move is not offered", taps[i]);
        expect_status(ag_game_tapped_move(game, taps, i, &made, NULL, 0), AG_ERR_AMBIGUOUS, game, "a move half tapped");
        expect(made == 0, game, "a move half tapped is %" PRIu32, made);
    }
    expect_number(offers_after(game, taps, n, offers), 0, game, "the taps offered after a whole move");
    expect_status(ag_game_tapped_move(game, taps, n, &made, NULL, 0), AG_OK, game, "a move tapped");
    expect(made == move, game, "the taps of %" PRIu32 " make %" PRIu32, move, made);
    expect_steps_of_move(game, move, taps, n);
}

void taps_make_their_move(const ag_game *game)
{
    move_list list = list_moves(game);
    const int32_t looked_at = list.count < MOVES_LOOKED_AT ? list.count : MOVES_LOOKED_AT;

    for (int32_t i = 0; i < looked_at; i++) {
        taps_make_move(game, list.moves[(int64_t)i * list.count / looked_at]);
    }
    free_moves(&list);
}

/* A walk through all tap sequences, smallest tap first. */
typedef struct tap_walk {
    const ag_game *game;
    ag_game *scratch;
    move_list list;
    int32_t squares;
    int32_t prefixes_left;
    int32_t stride; /* between the taps tried after the first */
    int32_t taps[TAPS_ROOM];
    int32_t n;
    bool *begins;      /* [square * moves + move]: a sequence of this move begins with this square */
    int32_t *shortest; /* [move * TAPS_ROOM]: its fewest, then smallest taps, and their number ... */
    int32_t *lengths;  /* [move] */
} tap_walk;

static int32_t index_of(const tap_walk *walk, ag_move move)
{
    for (int32_t i = 0; i < walk->list.count; i++) {
        if (walk->list.moves[i] == move) return i;
    }
    expect(false, walk->game, "taps make %" PRIu32 ", which is not legal", move);
    return 0;
}

static void expect_tap_refused(tap_walk *walk, int32_t tap)
{
    walk->taps[walk->n] = tap;
    const int32_t status = ag_game_next_taps(walk->game, walk->taps, walk->n + 1, NULL, 0);
    expect(status == AG_ERR_ILLEGAL, walk->game, "tap %" PRId32 " is not offered and gives %" PRId32, tap, status);
}

/* By the other calls that take taps, too. */
static void expect_tap_refused_by_all(tap_walk *walk, int32_t tap)
{
    ag_move move = 1;
    char why[300] = "";

    expect_tap_refused(walk, tap);
    expect_status(ag_game_tapped_move(walk->game, walk->taps, walk->n + 1, &move, why, (int32_t)sizeof why),
                  AG_ERR_ILLEGAL, walk->game, "the move of a tap not offered");
    expect(why[0] != '\0', walk->game, "tap %" PRId32 " is refused without a word", tap);
    expect(move == 0, walk->game, "the move of a tap not offered is %" PRIu32, move);
    expect_status(ag_game_tapped_steps(walk->game, walk->taps, walk->n + 1, NULL, 0), AG_ERR_ILLEGAL, walk->game,
                  "the steps of a tap not offered");
    expect_status(ag_game_tapped_board(walk->game, walk->taps, walk->n + 1, NULL, 0), AG_ERR_ILLEGAL, walk->game,
                  "the board of a tap not offered");
    expect_status(ag_game_svg(walk->game, 0, 0, walk->taps, walk->n + 1, NULL, 0), AG_ERR_ILLEGAL, walk->game,
                  "the picture of a tap not offered");
    expect_status(ag_game_board_text(walk->game, 0, walk->taps, walk->n + 1, NULL, 0), AG_ERR_ILLEGAL, walk->game,
                  "the text of a tap not offered");
}

/* Tries the taps from `first` to `end` - 1 that are not offered: all of them as the first tap, later each n-th, so
 * that the sequences of a position try them all among them. */
static void expect_range_refused(tap_walk *walk, const int32_t *offers, int32_t count, int32_t first, int32_t end)
{
    const int32_t stride = walk->n == 0 ? 1 : walk->stride;

    for (int32_t tap = first + walk->prefixes_left % stride; tap < end; tap += stride) {
        if (!is_offered(offers, count, tap)) expect_tap_refused(walk, tap);
    }
}

/* Squares on and around the board, every choice, DONE and numbers far out. A complete move takes no tap at all, so
 * there DONE will do. */
static void expect_others_refused(tap_walk *walk, const int32_t *offers, int32_t count)
{
    static const int32_t odd[] = {INT32_MIN, -1, AG_TAP_DONE - 1, AG_TAP_CHOICE, 2000, INT32_MAX};
    const int32_t pieces = 2 * ag_variant_piece_kinds(ag_game_variant(walk->game));

    if (!is_offered(offers, count, AG_TAP_DONE)) expect_tap_refused_by_all(walk, AG_TAP_DONE);
    if (count == 0) return;
    for (size_t i = 0; i < sizeof odd / sizeof odd[0]; i++) {
        if (!is_offered(offers, count, odd[i])) expect_tap_refused_by_all(walk, odd[i]);
    }
    expect_range_refused(walk, offers, count, -2, walk->squares + 3);
    expect_range_refused(walk, offers, count, AG_TAP_CHOICE, AG_TAP_CHOICE + pieces + 3);
}

/* Ascending, and no question with one answer. */
static void expect_fair_offers(const tap_walk *walk, const int32_t *offers, int32_t count)
{
    for (int32_t i = 1; i < count; i++) expect(offers[i - 1] < offers[i], walk->game, "the offers do not ascend");
    if (count == 1) expect(offers[0] < walk->squares, walk->game, "tap %" PRId32 " is the only offer", offers[0]);
}

static void note_move(tap_walk *walk, ag_move move)
{
    const int32_t i = index_of(walk, move);

    if (walk->taps[0] < walk->squares) walk->begins[walk->taps[0] * walk->list.count + i] = true;
    if (walk->lengths[i] != 0 && walk->lengths[i] <= walk->n) return;
    walk->lengths[i] = walk->n;
    memcpy(walk->shortest + (ptrdiff_t)i * TAPS_ROOM, walk->taps, (size_t)walk->n * sizeof walk->taps[0]);
}

static void end_of_walk(tap_walk *walk)
{
    ag_move move = 0;

    expect_status(ag_game_tapped_move(walk->game, walk->taps, walk->n, &move, NULL, 0), AG_OK, walk->game,
                  "a whole walk");
    note_move(walk, move);
    const board tapped = board_tapped(walk->game, walk->taps, walk->n);
    ag_game_play(walk->scratch, move);
    const board after = board_of(walk->scratch);
    ag_game_undo(walk->scratch);
    expect_same_board(walk->game, &tapped, &after, "the board tapped");
}

static void walk_on(tap_walk *walk)
{
    int32_t offers[TAPS_ROOM];
    const int32_t count = offers_after(walk->game, walk->taps, walk->n, offers);

    expect(walk->n < TAPS_ROOM - 1, walk->game, "a walk does not end");
    expect_fair_offers(walk, offers, count);
    if (walk->prefixes_left > 0) expect_others_refused(walk, offers, count);
    if (count == 0) {
        end_of_walk(walk);
        return;
    }
    board_tapped(walk->game, walk->taps, walk->n);
    for (int32_t i = 0; i < count && walk->prefixes_left > 0; i++) {
        walk->prefixes_left--;
        walk->taps[walk->n++] = offers[i];
        walk_on(walk);
        walk->n--;
    }
}

static void expect_moves_from(const tap_walk *walk, int32_t square)
{
    const int32_t expected = ag_game_moves_from(walk->game, square, NULL, 0);
    ag_move *from = malloc(((size_t)expected + 1) * sizeof *from);
    int32_t found = 0;

    expect_number(ag_game_moves_from(walk->game, square, from, expected), expected, walk->game, "moves_from, counted");
    for (int32_t i = 0; i < expected; i++) {
        const bool begins = walk->begins[square * walk->list.count + index_of(walk, from[i])];
        expect(begins, walk->game, "%" PRIu32 " is from square %" PRId32 " and no taps say so", from[i], square);
    }
    for (int32_t i = 0; i < walk->list.count; i++) found += walk->begins[square * walk->list.count + i];
    expect_number(expected, found, walk->game, "the number of moves from a square");
    free(from);
}

/* After a walk through everything. */
static void expect_all_found(const tap_walk *walk)
{
    int32_t taps[TAPS_ROOM];

    for (int32_t square = 0; square < walk->squares; square++) expect_moves_from(walk, square);
    for (int32_t i = 0; i < walk->list.count; i++) {
        const int32_t n = ag_move_taps(walk->game, walk->list.moves[i], taps, TAPS_ROOM);
        expect(walk->lengths[i] > 0, walk->game, "no taps make move %" PRIu32, walk->list.moves[i]);
        expect_number(n, walk->lengths[i], walk->game, "the fewest taps");
        const int32_t *smallest = walk->shortest + (ptrdiff_t)i * TAPS_ROOM;
        expect(memcmp(taps, smallest, (size_t)n * sizeof taps[0]) == 0, walk->game, "the taps are not the smallest");
    }
}

void taps_not_offered_are_refused(const ag_game *game)
{
    if (ag_game_result(game) != AG_ONGOING) return;

    tap_walk walk = {.game = game, .scratch = clone_of(game), .list = list_moves(game)};
    const size_t moves = (size_t)walk.list.count;
    walk.squares = board_of(game).count;
    walk.prefixes_left = (int32_t)setting("AG_TEST_PREFIXES", PREFIXES_LOOKED_AT);
    walk.stride = (int32_t)setting("AG_TEST_STRIDE", TAP_STRIDE);
    walk.begins = calloc((size_t)walk.squares * moves, sizeof *walk.begins);
    walk.shortest = calloc(moves * TAPS_ROOM, sizeof *walk.shortest);
    walk.lengths = calloc(moves, sizeof *walk.lengths);
    walk_on(&walk);
    if (walk.prefixes_left > 0) expect_all_found(&walk);
    free(walk.lengths);
    free(walk.shortest);
    free(walk.begins);
    free_moves(&walk.list);
    ag_game_free(walk.scratch);
}
