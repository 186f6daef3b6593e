/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "clock.h"
#include <time.h>

/* A game is taken to go on for so many moves. What it takes to send a move is kept aside. */
enum { MOVES_AHEAD = 30, ASIDE = 30, LEAST = 2 };

int64_t clock_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void clock_reset(game_clock *clock)
{
    clock->left = clock->base;
    clock->played = 0;
}

void clock_take(game_clock *clock, int64_t used)
{
    clock->left += clock->increment - used;
    clock->played++;
    if (clock->moves > 0 && clock->played % clock->moves == 0) clock->left += clock->base;
}

static int64_t at_least(int64_t value, int64_t least)
{
    return value < least ? least : value;
}

/* Of a clock with much on it a share, of one that runs out never more than half of what is left. */
int64_t clock_budget(const game_clock *clock)
{
    if (clock->each_move > 0) return at_least(clock->each_move - at_least(clock->each_move / 20, ASIDE), LEAST);
    if (clock->base <= 0 && clock->increment <= 0 && clock->left <= 0) return CLOCK_NO_LIMIT;
    const int32_t ahead = clock->moves > 0 ? clock->moves - clock->played % clock->moves : MOVES_AHEAD;
    const int64_t share = clock->left / ahead + clock->increment * 3 / 4;
    const int64_t most = clock->left / (ahead == 1 ? 1 : 2) - ASIDE;
    return at_least(share < most ? share : most, LEAST);
}
