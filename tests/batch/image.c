/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "singles.h"

static void *room(int32_t count, size_t size)
{
    void *const made = calloc((size_t)count + 1, size);

    expect(made != NULL, NULL, "out of memory");
    return made;
}

static image *new_image(const ag_variant *variant, int32_t count)
{
    image *made = room(0, sizeof *made);

    made->count = count;
    made->mask_row = count_actions(variant);
    made->masks = room(count * made->mask_row, 1);
    made->turns = room(count, 1);
    made->done = room(count, 1);
    made->returns = room(2 * count, 1);
    made->offsets = room(count, sizeof *made->offsets);
    made->seeds = room(count, sizeof *made->seeds);
    made->hashes = room(count, sizeof *made->hashes);
    made->plies = room(count, sizeof *made->plies);
    made->tapped = room(count, sizeof *made->tapped);
    made->taps = room(count * TAPS_ROOM, sizeof *made->taps);
    return made;
}

void free_image(image *taken)
{
    void *const parts[] = {taken->masks, taken->turns,  taken->done,  taken->returns, taken->offsets, taken->moves,
                           taken->seeds, taken->hashes, taken->plies, taken->tapped,  taken->taps};

    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) free(parts[i]);
    free(taken);
}

/* ---- of a batch ---- */

static void look_at_each(const ag_batch *batch, int32_t first, image *made)
{
    for (int32_t k = 0; k < made->count; k++) {
        const ag_game *game = ag_batch_game(batch, first + k);
        made->seeds[k] = ag_batch_seed(batch, first + k);
        made->hashes[k] = ag_game_hash(game);
        made->plies[k] = ag_game_ply(game);
        made->tapped[k] = ag_batch_taps(batch, first + k, made->taps + k * TAPS_ROOM, TAPS_ROOM);
    }
}

image *image_of(const ag_batch *batch, int32_t first, int32_t count)
{
    image *made = new_image(ag_batch_variant(batch), count);
    const int32_t mask_bytes = count * made->mask_row;

    expect_number(ag_batch_masks(batch, first, count, made->masks, mask_bytes), mask_bytes, NULL, "bytes of masks");
    expect_number(ag_batch_turns(batch, first, count, made->turns, count), count, NULL, "turns");
    expect_number(ag_batch_done(batch, first, count, made->done, count), count, NULL, "ends");
    expect_number(ag_batch_returns(batch, first, count, made->returns, 2 * count), 2 * count, NULL, "returns");
    made->move_count = ag_batch_moves(batch, first, count, NULL, NULL, 0);
    made->moves = room(made->move_count, sizeof *made->moves);
    expect_number(ag_batch_moves(batch, first, count, made->offsets, made->moves, made->move_count), made->move_count,
                  NULL, "moves");
    look_at_each(batch, first, made);
    return made;
}

/* ---- of singles ---- */

static void write_mask(const single *one, uint8_t *mask)
{
    int32_t next[TAPS_ROOM];
    const int32_t count = ag_game_next_taps(one->game, one->taps, one->tapped, next, TAPS_ROOM);

    for (int32_t i = 0; i < count; i++) mask[action_of(ag_game_variant(one->game), next[i])] = 1;
}

static void look_at_single(const single *one, int32_t k, image *made)
{
    uint8_t *const mask = made->masks + k * made->mask_row;

    if (!is_over(one)) write_mask(one, mask);
    made->turns[k] = (uint8_t)ag_game_turn(one->game);
    made->done[k] = one->done;
    memcpy(made->returns + 2 * k, one->returns, 2);
    made->seeds[k] = one->seed;
    made->hashes[k] = ag_game_hash(one->game);
    made->plies[k] = ag_game_ply(one->game);
    made->tapped[k] = one->tapped;
    memcpy(made->taps + k * TAPS_ROOM, one->taps, (size_t)one->tapped * sizeof *one->taps);
}

image *image_of_singles(const singles *all, int32_t first, int32_t count)
{
    image *made = new_image(all->variant, count);

    for (int32_t k = 0; k < count; k++) {
        const single *const one = all->games + first + k;
        move_list list = list_moves(one->game);
        look_at_single(one, k, made);
        made->offsets[k] = made->move_count;
        made->move_count += list.count;
        made->moves = realloc(made->moves, ((size_t)made->move_count + 1) * sizeof *made->moves);
        expect(made->moves != NULL, NULL, "out of memory");
        memcpy(made->moves + made->offsets[k], list.moves, (size_t)list.count * sizeof *list.moves);
        free_moves(&list);
    }
    made->offsets[count] = made->move_count;
    return made;
}

/* ---- comparing ---- */

static void expect_bytes(const void *is, const void *should_be, size_t bytes, const char *what, const char *after_what)
{
    const unsigned char *const one = is;
    const unsigned char *const other = should_be;

    if (memcmp(is, should_be, bytes) == 0) return;
    for (size_t i = 0; i < bytes; i++) {
        expect(one[i] == other[i], NULL, "after %s byte %zu of the %s is %d, not %d", after_what, i, what, one[i],
               other[i]);
    }
}

void expect_same(image *is, image *should_be, const char *after_what)
{
    const size_t count = (size_t)is->count;

    expect_number(is->count, should_be->count, NULL, "games");
    expect_number(is->move_count, should_be->move_count, NULL, "moves of all games");
    expect_bytes(is->masks, should_be->masks, count * (size_t)is->mask_row, "masks", after_what);
    expect_bytes(is->turns, should_be->turns, count, "turns", after_what);
    expect_bytes(is->done, should_be->done, count, "ends", after_what);
    expect_bytes(is->returns, should_be->returns, 2 * count, "returns", after_what);
    expect_bytes(is->offsets, should_be->offsets, (count + 1) * sizeof *is->offsets, "offsets", after_what);
    expect_bytes(is->moves, should_be->moves, (size_t)is->move_count * sizeof *is->moves, "moves", after_what);
    expect_bytes(is->seeds, should_be->seeds, count * sizeof *is->seeds, "seeds", after_what);
    expect_bytes(is->hashes, should_be->hashes, count * sizeof *is->hashes, "hashes", after_what);
    expect_bytes(is->plies, should_be->plies, count * sizeof *is->plies, "plies", after_what);
    expect_bytes(is->tapped, should_be->tapped, count * sizeof *is->tapped, "numbers of taps", after_what);
    expect_bytes(is->taps, should_be->taps, count * TAPS_ROOM * sizeof *is->taps, "taps", after_what);
    free_image(is);
    free_image(should_be);
}

void expect_same_games(const ag_batch *batch, const singles *all, const char *after_what)
{
    const int32_t count = all->count;

    expect_about("%s", ag_variant_id(all->variant));
    expect_same(image_of(batch, 0, count), image_of_singles(all, 0, count), after_what);
    expect_same(image_of(batch, count / 3, count / 2), image_of_singles(all, count / 3, count / 2), after_what);
}
