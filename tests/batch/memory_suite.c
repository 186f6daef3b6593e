/* SPDX-License-Identifier: MIT
 * What the header says of memory: making a batch takes all of it, and no step takes more. */
#include <stdlib.h>
#include <string.h>

#include "allocations.h"
#include "draw.h"
#include "expect.h"
#include "singles.h"
#include "suite.h"

enum { GAMES = 6, PLIES = 300, ROUNDS = 12, ALLOCATIONS_MOST = 1000 };

/* Buffers for all that is written out, made before allocations are watched. */
typedef struct rooms {
    int32_t actions;
    int32_t mask_bytes;
    int32_t move_room;
    uint8_t *masks;
    ag_move *moves;
} rooms;

static rooms new_rooms(const ag_batch *batch)
{
    rooms made = {.actions = count_actions(ag_batch_variant(batch)),
                  .mask_bytes = ag_batch_masks(batch, 0, GAMES, NULL, 0),
                  .move_room = 100000};

    made.masks = malloc((size_t)made.mask_bytes);
    made.moves = malloc((size_t)made.move_room * sizeof *made.moves);
    return made;
}

static void free_rooms(rooms *all)
{
    free(all->masks);
    free(all->moves);
}

static void act_at_random(ag_batch *batch, rooms *all, uint64_t *seed)
{
    int32_t actions[GAMES];

    ag_batch_masks(batch, 0, GAMES, all->masks, all->mask_bytes);
    for (int32_t i = 0; i < GAMES; i++) {
        const uint8_t *const mask = all->masks + i * all->actions;
        expect(memchr(mask, 1, (size_t)all->actions) != NULL, ag_batch_game(batch, i), "no action is possible");
        actions[i] = (int32_t)draw_below(seed, (uint32_t)all->actions);
        while (mask[actions[i]] == 0) actions[i] = (actions[i] + 1) % all->actions;
    }
    expect_status(ag_batch_act(batch, 0, GAMES, actions, NULL), AG_OK, NULL, "acting");
}

static void play_first_moves(ag_batch *batch, rooms *all)
{
    int32_t offsets[GAMES + 1];
    ag_move moves[GAMES];

    if (ag_batch_moves(batch, 0, GAMES, offsets, all->moves, all->move_room) > all->move_room) return;
    for (int32_t i = 0; i < GAMES; i++) moves[i] = all->moves[offsets[i]];
    expect_status(ag_batch_play(batch, 0, GAMES, moves, NULL), AG_OK, NULL, "playing");
}

static void write_rest(const ag_batch *batch)
{
    uint8_t bytes[2 * GAMES];

    ag_batch_turns(batch, 0, GAMES, bytes, GAMES);
    ag_batch_done(batch, 0, GAMES, bytes, GAMES);
    ag_batch_returns(batch, 0, GAMES, (int8_t *)bytes, 2 * GAMES);
}

/* Games are played to their ends and begun anew, and some are cut off after all the plies they may have. */
START_TEST(no_step_allocates)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    ag_batch *batch;
    uint64_t seed = 1;

    expect_status(ag_batch_new(&batch, ag_variant_at(_i), GAMES, PLIES, NULL, AG_BATCH_AUTORESET), AG_OK, NULL,
                  "making");
    if (ag_game_playout(game, &seed, 20) < 20) ag_game_rewind(game, 0);
    rooms all = new_rooms(batch);
    watch_allocations(NEVER);
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < 10; i++) act_at_random(batch, &all, &seed);
        play_first_moves(batch, &all);
        expect_status(ag_batch_playout(batch, 0, GAMES, 50), AG_OK, NULL, "playing at random");
        expect_status(ag_batch_roll(batch, 0, GAMES), AG_OK, NULL, "rolling");
        write_rest(batch);
        expect_status(ag_batch_set_game(batch, round % GAMES, game), AG_OK, NULL, "putting a game in");
    }
    expect_status(ag_batch_reset(batch, 0, GAMES, NULL), AG_OK, NULL, "beginning anew");
    stop_watching();
    expect_number(allocations_asked(), 0, NULL, "allocations");
    free_rooms(&all);
    ag_batch_free(batch);
    ag_game_free(game);
}
END_TEST

/* Knights that go there and back: quiet plies, of which an index is kept behind the history. */
START_TEST(no_ply_of_the_longest_game_allocates)
{
    static const char *const texts[] = {"g1f3", "g8f6", "f3g1", "f6g8"};
    ag_game *game = new_game_of("chess", NULL);
    ag_batch *batch;
    ag_move moves[4];

    ag_game_set_automatic_draws(game, 0);
    expect_status(ag_batch_new(&batch, ag_variant_find("chess"), 1, PLIES, NULL, 0), AG_OK, NULL, "making");
    expect_status(ag_batch_set_game(batch, 0, game), AG_OK, NULL, "putting a game in");
    for (int i = 0; i < 4; i++) {
        moves[i] = find_move(game, texts[i]);
        ag_game_play(game, moves[i]);
    }
    watch_allocations(NEVER);
    for (int ply = 0; ply < PLIES; ply++) {
        expect_status(ag_batch_play(batch, 0, 1, &moves[ply % 4], NULL), AG_OK, NULL, "playing");
    }
    stop_watching();
    expect_number(allocations_asked(), 0, NULL, "allocations");
    expect_number(ag_game_ply(ag_batch_game(batch, 0)), PLIES, NULL, "plies");
    ag_game_free(game);
    ag_batch_free(batch);
}
END_TEST

START_TEST(whatever_allocation_fails_there_is_no_batch_and_nothing_is_left)
{
    ag_batch *batch = NULL;
    int32_t status = AG_ERR_MEMORY;
    int32_t granted = 0;

    for (; status == AG_ERR_MEMORY && granted < ALLOCATIONS_MOST; granted++) {
        watch_allocations(granted);
        status = ag_batch_new(&batch, ag_variant_at(_i), GAMES, 20, NULL, 0);
        stop_watching();
        if (status != AG_ERR_MEMORY) break;
        expect(batch == NULL, NULL, "there is a batch without memory");
        expect_number(blocks_left(), 0, NULL, "blocks left");
    }
    expect_status(status, AG_OK, NULL, "making a batch");
    expect(granted >= GAMES + 2, NULL, "only %d allocations", (int)granted);
    ag_batch_free(batch);
}
END_TEST

START_TEST(without_memory_for_its_tags_no_game_is_put_in)
{
    ag_game *game = new_game_of("rinne", NULL);
    ag_batch *batch;

    expect_status(ag_batch_new(&batch, ag_variant_find("rinne"), GAMES, 20, NULL, 0), AG_OK, NULL, "making");
    expect_status(ag_game_set_tag(game, "Event", "a match"), AG_OK, game, "setting a tag");
    play_all(game, "e2e3");
    image *const before = image_of(batch, 0, GAMES);
    watch_allocations(0);
    expect_status(ag_batch_set_game(batch, 2, game), AG_ERR_MEMORY, NULL, "putting a game in");
    stop_watching();
    expect_same(image_of(batch, 0, GAMES), before, "a refusal for want of memory");
    expect_status(ag_batch_set_game(batch, 2, game), AG_OK, NULL, "putting a game in");
    expect_text(ag_game_tag(ag_batch_game(batch, 2), "Event"), "a match", game, "a tag");
    ag_game_free(game);
    ag_batch_free(batch);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(no_step_allocates, whatever_allocation_fails_there_is_no_batch_and_nothing_is_left));
    add_single(suite, TESTS(no_ply_of_the_longest_game_allocates, without_memory_for_its_tags_no_game_is_put_in));
}
