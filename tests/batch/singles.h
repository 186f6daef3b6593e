/* SPDX-License-Identifier: MIT
 * The same games as in a batch, each stepped by itself with the calls of abstractgames.h alone: what a batch does and
 * writes is compared with them. */
#ifndef SINGLES_H
#define SINGLES_H

#include "abstractgames/batch.h"
#include "fixture.h"

typedef struct single {
    ag_game *game;
    uint64_t seed;
    int32_t taps[TAPS_ROOM];
    int32_t tapped;
    uint8_t done;
    int8_t returns[2];
} single;

typedef struct singles {
    const ag_variant *variant;
    int32_t count;
    int32_t max_plies;
    uint32_t flags;
    single *games;
} singles;

singles *new_singles(const ag_variant *variant, int32_t count, int32_t max_plies, const uint64_t *seeds,
                     uint32_t flags);
void free_singles(singles *all);
bool is_over(const single *one);

/* One step of one game. The games must allow it. */
void act_in(const singles *all, single *one, int32_t action);
void play_in(const singles *all, single *one, ag_move move);
void play_out_in(const singles *all, single *one, int32_t plies);
void roll_in(const singles *all, single *one);
void renew(const singles *all, single *one);

/* The actions of a variant, as the header numbers them. */
int32_t count_actions(const ag_variant *variant);
int32_t action_of(const ag_variant *variant, int32_t tap);
int32_t tap_of(const ag_variant *variant, int32_t action);

/* A legal action, a legal move of a game that goes on, chosen by the test's own generator. */
int32_t some_action(const single *one, uint64_t *seed);
ag_move some_move_of(const single *one, uint64_t *seed);

/* All that a batch tells of its games. */
typedef struct image {
    int32_t count;
    int32_t mask_row;
    int32_t move_count;
    uint8_t *masks;
    uint8_t *turns;
    uint8_t *done;
    int8_t *returns;
    int32_t *offsets;
    ag_move *moves;
    uint64_t *seeds;
    uint64_t *hashes;
    int32_t *plies;
    int32_t *tapped;
    int32_t *taps; /* TAPS_ROOM a game */
} image;

/* What a range of the batch tells, and what the singles do. */
image *image_of(const ag_batch *batch, int32_t first, int32_t count);
image *image_of_singles(const singles *all, int32_t first, int32_t count);
void free_image(image *taken);
/* Fails the test, and frees both, unless they are the same to the last byte. */
void expect_same(image *is, image *should_be, const char *after_what);
/* A batch tells what the singles do. */
void expect_same_games(const ag_batch *batch, const singles *all, const char *after_what);

#endif
