/* SPDX-License-Identifier: MIT
 * No call about one position takes long: at most what listing its moves takes five times, or 10 ms. Positions are sought
 * that take more, by changing one a little and keeping the change when the worst call becomes worse. What is counted is
 * no time but the blocks of code that are run through, by a library that is built to say so.
 * AG_TEST_CLIMBS=n climbs of a variant, AG_TEST_TRIES=n positions tried in each. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "climb.h"
#include "draw.h"
#include "expect.h"
#include "stack_calls.h"
#include "suite.h"

/* Blocks that are run through in a millisecond, and fewer where they are large: a machine of 2020 does twice as many. */
enum { BLOCKS_OF_A_MILLISECOND = 500000, MILLISECONDS = 10, LISTINGS = 5, MOVES_LOOKED_AT = 3, MOVES_COMPARED = 60 };

void __sanitizer_cov_trace_pc(void);

static uint64_t blocks;

void __sanitizer_cov_trace_pc(void)
{
    blocks++;
}

static uint64_t work_of(void (*call)(void))
{
    blocks = 0;
    call();
    return blocks;
}

/* ---- the worst call of a position ---- */

typedef struct worst_call {
    double share; /* of what is allowed */
    uint64_t work;
    const char *functions;
    text position;
    text move;
} worst_call;

/* Records and copies grow with the game and not with the position. */
static bool is_about_position(const stack_call *call)
{
    return strstr(call->functions, "ag_record") == NULL && strstr(call->functions, "ag_game_clone") == NULL &&
           strstr(call->functions, "ag_game_playout") == NULL;
}

static double allowed_work(uint64_t listing)
{
    const double least = (double)BLOCKS_OF_A_MILLISECOND * MILLISECONDS;
    return (double)listing * LISTINGS > least ? (double)listing * LISTINGS : least;
}

static void measure_move(ag_game *game, ag_move move, double allowed, worst_call *worst)
{
    begin_stack_calls(game, move);
    for (int32_t i = 0; i < STACK_CALL_COUNT; i++) {
        const uint64_t work = is_about_position(&STACK_CALLS[i]) ? work_of(STACK_CALLS[i].call) : 0;
        if ((double)work / allowed <= worst->share) continue;
        worst->share = (double)work / allowed;
        worst->work = work;
        worst->functions = STACK_CALLS[i].functions;
        worst->position = stack_about.position;
        worst->move = stack_about.coordinate;
    }
    end_stack_calls();
}

/* The move with the longest text among some: it does the most. */
static ag_move longest(const ag_game *game, const move_list *list, int32_t first)
{
    const int32_t step = list->count / MOVES_COMPARED + 1;
    size_t most = 0;
    ag_move found = list->moves[0];

    for (int32_t i = list->count - 1 - first; i >= 0; i -= step) {
        const size_t length = strlen(move_text(game, list->moves[i], AG_TEXT_COORDINATE).bytes);
        if (length <= most) continue;
        most = length;
        found = list->moves[i];
    }
    return found;
}

static worst_call measure_position(ag_game *game)
{
    move_list list = list_moves(game);
    worst_call worst = {.share = 0};
    double allowed;

    blocks = 0;
    ag_game_moves(game, list.moves, list.count);
    allowed = allowed_work(blocks);
    for (int32_t i = 0; i < MOVES_LOOKED_AT; i++) measure_move(game, longest(game, &list, i), allowed, &worst);
    measure_move(game, list.moves[list.count / 2], allowed, &worst);
    free_moves(&list);
    return worst;
}

/* ---- climbing ---- */

static void climb(const ag_variant *variant, uint64_t seed, worst_call *worst)
{
    ag_game *game = new_game(variant, NULL);
    worst_call here;

    ag_game_playout(game, &seed, (int32_t)draw_below(&seed, 30));
    if (ag_game_result(game) != AG_ONGOING) ag_game_rewind(game, 0);
    here = measure_position(game);
    for (int64_t tries = setting("AG_TEST_TRIES", 200); tries > 0; tries--) {
        ag_game *changed = changed_a_little(game, &seed);
        const worst_call there = changed != NULL ? measure_position(changed) : (worst_call){.share = -1};
        if (there.share >= here.share) {
            ag_game *left = game;
            game = changed;
            changed = left;
            here = there;
        }
        ag_game_free(changed);
    }
    if (here.share > worst->share) *worst = here;
    ag_game_free(game);
}

static void expect_quick(const ag_variant *variant, const worst_call *worst)
{
    printf("%s: %.3f of what is allowed, %" PRIu64 " blocks: %s, %s, %s\n", ag_variant_id(variant), worst->share,
           worst->work, worst->functions, worst->position.bytes, worst->move.bytes);
    fflush(stdout);
    expect(worst->share <= 1, NULL, "%s: %" PRIu64 " blocks are %.2f of what is allowed: %s, %s, %s",
           ag_variant_id(variant), worst->work, worst->share, worst->functions, worst->position.bytes,
           worst->move.bytes);
}

START_TEST(no_call_takes_long_in_positions_climbed_to)
{
    const ag_variant *variant = ag_variant_at(_i);
    worst_call worst = {.share = 0};

    for (int64_t i = setting("AG_TEST_CLIMBS", 2); i > 0; i--) climb(variant, (uint64_t)i, &worst);
    expect_quick(variant, &worst);
}
END_TEST

/* ---- positions that were climbed to before ---- */

static table *known;

START_TEST(no_call_takes_long_in_positions_known)
{
    ag_game *game = new_game(table_variant(known, _i), table_cell(known, _i, "position"));
    const worst_call worst = measure_position(game);

    expect_quick(table_variant(known, _i), &worst);
    ag_game_free(game);
}
END_TEST

/* The tests could not fail without this one. */
START_TEST(what_takes_long_is_seen)
{
    ag_game *game = new_game_of("chess", NULL);
    uint64_t listing;

    blocks = 0;
    ag_game_moves(game, NULL, 0);
    listing = blocks;
    blocks = 0;
    ag_game_perft(game, 5);
    expect(listing > 0, NULL, "a call takes no blocks");
    expect((double)blocks > allowed_work(listing), NULL, "perft 5 takes %" PRIu64 " blocks only", blocks);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite, TESTS(what_takes_long_is_seen));
    known = add_rows(suite, "stack", TESTS(no_call_takes_long_in_positions_known));
    add_for_variants(suite, TESTS(no_call_takes_long_in_positions_climbed_to));
}
