/* SPDX-License-Identifier: MIT */
#include "singles.h"

#include <stdlib.h>

#include "draw.h"
#include "expect.h"

/* ---- games ---- */

bool is_over(const single *one)
{
    return ag_game_turn(one->game) == AG_NOBODY;
}

static void forget_end(single *one)
{
    if (is_over(one)) return;
    one->done = 0;
    one->returns[0] = 0;
    one->returns[1] = 0;
}

static void note_end(single *one)
{
    const int32_t result = ag_game_result(one->game);

    one->done = ag_game_reason(one->game) == AG_REASON_ADJUDICATION ? AG_BATCH_CUT_OFF : AG_BATCH_ENDED;
    one->returns[AG_WHITE] = result == AG_WHITE_WINS ? 1 : result == AG_BLACK_WINS ? -1 : 0;
    one->returns[AG_BLACK] = result == AG_WHITE_WINS ? -1 : result == AG_BLACK_WINS ? 1 : 0;
}

static void cut_off(const singles *all, single *one)
{
    if (is_over(one) || ag_game_ply(one->game) < all->max_plies) return;
    expect_status(ag_game_end(one->game, AG_DRAW, AG_REASON_ADJUDICATION), AG_OK, one->game, "cutting off");
}

/* Cuts off, and rolls where the batch does. */
static void follow_up(const singles *all, single *one)
{
    cut_off(all, one);
    while (ag_game_turn(one->game) == AG_CHANCE && (all->flags & AG_BATCH_AUTOROLL)) {
        const ag_move move = ag_game_roll(one->game, &one->seed);
        expect_status(ag_game_play(one->game, move), AG_OK, one->game, "rolling");
        cut_off(all, one);
    }
}

static void after_plies(const singles *all, single *one)
{
    one->tapped = 0;
    follow_up(all, one);
    if (!is_over(one)) return;
    note_end(one);
    if (!(all->flags & AG_BATCH_AUTORESET)) return;
    ag_game_rewind(one->game, 0);
    follow_up(all, one);
}

void renew(const singles *all, single *one)
{
    ag_game_rewind(one->game, 0);
    one->tapped = 0;
    follow_up(all, one);
    forget_end(one);
    if (is_over(one)) note_end(one);
}

singles *new_singles(const ag_variant *variant, int32_t count, int32_t max_plies, const uint64_t *seeds, uint32_t flags)
{
    singles *all = calloc(1, sizeof *all);

    *all = (singles){.variant = variant, .count = count, .max_plies = max_plies, .flags = flags};
    all->games = calloc((size_t)count, sizeof *all->games);
    for (int32_t i = 0; i < count; i++) {
        all->games[i].game = new_game(variant, NULL);
        all->games[i].seed = seeds != NULL ? seeds[i] : (uint64_t)i;
        renew(all, &all->games[i]);
    }
    return all;
}

void free_singles(singles *all)
{
    for (int32_t i = 0; i < all->count; i++) ag_game_free(all->games[i].game);
    free(all->games);
    free(all);
}

/* ---- actions ---- */

int32_t count_actions(const ag_variant *variant)
{
    return tap_of(variant, INT32_MAX);
}

/* Goes through all taps in their order; the number of actions for one that is none. */
int32_t tap_of(const ag_variant *variant, int32_t action)
{
    const int32_t squares = ag_variant_files(variant) * ag_variant_ranks(variant);
    int32_t number = 0;

    for (int32_t tap = 0; tap <= AG_TAP_CHOICE + 2 * ag_variant_piece_kinds(variant); tap++) {
        if (tap >= squares && tap < AG_TAP_DONE) continue;
        if (number++ == action) return tap;
    }
    return number;
}

int32_t action_of(const ag_variant *variant, int32_t tap)
{
    int32_t action = 0;

    while (tap_of(variant, action) != tap) action++;
    return action;
}

/* ---- steps ---- */

void act_in(const singles *all, single *one, int32_t action)
{
    ag_move move;
    int32_t status;

    forget_end(one);
    if (action == AG_BATCH_PASS) return;
    one->taps[one->tapped++] = tap_of(all->variant, action);
    status = ag_game_tapped_move(one->game, one->taps, one->tapped, &move, NULL, 0);
    if (status == AG_ERR_AMBIGUOUS) return;
    expect_status(status, AG_OK, one->game, "tapping");
    expect_status(ag_game_play(one->game, move), AG_OK, one->game, "playing what was tapped");
    after_plies(all, one);
}

void play_in(const singles *all, single *one, ag_move move)
{
    forget_end(one);
    if (move == 0) return;
    expect_status(ag_game_play(one->game, move), AG_OK, one->game, "playing");
    after_plies(all, one);
}

/* Rolls are plies like others, but those behind the last ply. */
void play_out_in(const singles *all, single *one, int32_t plies)
{
    singles without_rolls = *all;

    forget_end(one);
    one->tapped = 0;
    without_rolls.flags &= ~(uint32_t)AG_BATCH_AUTOROLL;
    for (int32_t ply = 1; ply <= plies && !is_over(one); ply++) {
        expect_number(ag_game_playout(one->game, &one->seed, 1), 1, one->game, "plies played");
        after_plies(ply == plies ? all : &without_rolls, one);
    }
}

void roll_in(const singles *all, single *one)
{
    forget_end(one);
    if (ag_game_turn(one->game) != AG_CHANCE) return;
    play_in(all, one, ag_game_roll(one->game, &one->seed));
}

int32_t some_action(const single *one, uint64_t *seed)
{
    const ag_variant *const variant = ag_game_variant(one->game);
    int32_t next[TAPS_ROOM];
    const int32_t count = ag_game_next_taps(one->game, one->taps, one->tapped, next, TAPS_ROOM);

    expect(count > 0 && count <= TAPS_ROOM, one->game, "%d taps are offered", (int)count);
    return action_of(variant, next[draw_below(seed, (uint32_t)count)]);
}

ag_move some_move_of(const single *one, uint64_t *seed)
{
    move_list list = list_moves(one->game);
    const ag_move chosen = list.moves[draw_below(seed, (uint32_t)list.count)];

    free_moves(&list);
    return chosen;
}
