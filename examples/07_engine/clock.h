/* SPDX-License-Identifier: MIT
 *
 * The clock of the player that the engine plays, and how long a move may take by it. Times are in milliseconds. */
#ifndef ENGINE_CLOCK_H
#define ENGINE_CLOCK_H

#include <stdint.h>

enum { CLOCK_NO_LIMIT = -1 };

typedef struct game_clock {
    int64_t each_move; /* for every move, 0 when moves are not timed by themselves */
    int64_t base;      /* for so many moves, 0 when there is no clock */
    int32_t moves;     /* 0: for the whole game */
    int64_t increment; /* added after every move */
    int64_t left;      /* on the clock */
    int32_t played;    /* moves of the session that have been made by this clock */
} game_clock;

/* The time now; only differences mean something. */
int64_t clock_now(void);

/* The clock at the beginning of a session. */
void clock_reset(game_clock *clock);
/* A move has taken so long. */
void clock_take(game_clock *clock, int64_t used);
/* How long the next move may take, CLOCK_NO_LIMIT without a clock. */
int64_t clock_budget(const game_clock *clock);

#endif
