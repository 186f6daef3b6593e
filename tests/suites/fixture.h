/* SPDX-License-Identifier: MIT
 * What the suites do with games again and again. Each of these fails the test when it cannot do its work. */
#ifndef FIXTURE_H
#define FIXTURE_H

#include <stdbool.h>

#include "abstractgames/abstractgames.h"

enum {
    TEXT_ROOM = 512,   /* more than any move or position text, see variants_suite.c */
    STEPS_ROOM = 288,  /* more than the steps of any move */
    TAPS_ROOM = 544,   /* more than the taps of any move */
    SQUARES_ROOM = 128 /* more than the squares of any board */
};

typedef struct text {
    char bytes[TEXT_ROOM];
} text;

typedef struct board {
    int32_t pieces[SQUARES_ROOM];
    int32_t count;
} board;

typedef struct move_list {
    ag_move *moves;
    int32_t count;
} move_list;

/* Everything a game tells about itself. */
typedef struct snapshot {
    const ag_variant *variant;
    text position;
    board board;
    uint64_t hash;
    int32_t ply;
    int32_t turn;
    int32_t side;
    int32_t result;
    int32_t reason;
    int32_t claimable;
    int32_t automatic_draws;
    int32_t in_check;
    int32_t repetitions;
    int32_t quiet_plies;
    int32_t chance_total;
    ag_move last_move;
    move_list list;
} snapshot;

/* A game from a position string, or from the start position with NULL. */
ag_game *new_game(const ag_variant *variant, const char *position);
ag_game *new_game_of(const char *variant, const char *position);
ag_game *clone_of(const ag_game *game);

/* Plays moves given as texts without blanks in them, a blank between two. */
void play_all(ag_game *game, const char *moves);

/* Shows so many positions of random games to `look`; a game that is over starts again. */
void each_random_position(const char *variant, uint64_t seed, int64_t count, void (*look)(const ag_game *game));

text position_text(const ag_game *game);
text move_text(const ag_game *game, ag_move move, int32_t style);
board board_of(const ag_game *game);

move_list list_moves(const ag_game *game);
void free_moves(move_list *list);
bool has_move(const move_list *list, ag_move move);
/* The legal move with this coordinate text. */
ag_move find_move(const ag_game *game, const char *coordinate);

snapshot take_snapshot(const ag_game *game);
void free_snapshot(snapshot *taken);
/* The game stands as it stood when the snapshot was taken. */
void expect_unchanged(const ag_game *game, const snapshot *taken, const char *after_what);

/* A number from the environment, or the one given when it is not set. */
int64_t setting(const char *name, int64_t otherwise);

#endif
