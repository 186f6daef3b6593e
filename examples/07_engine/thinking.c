/* SPDX-License-Identifier: MIT */
#include "thinking.h"
#include "clock.h"
#include "memory.h"
#include "moves.h"
#include <stdlib.h>

/* A slice is made longer until it takes so many milliseconds, and shorter when it takes many more. */
enum { SLICE_FIRST = 100, SLICE_MOST = 1 << 20, SLICE_TIME = 4, SLICE_TIME_MOST = 12 };

void thinking_prepare(thinking *now, const ag_variant *variant)
{
    thinking_close(now);
    now->variant = variant;
}

int thinking_is_ready(thinking *now)
{
    if (now->opponent != NULL) return 1;
    if (ag_opponent_new(&now->opponent, now->variant, now->seed, now->bytes) != AG_OK) return 0;
    ag_opponent_set_level(now->opponent, now->level);
    return 1;
}

/* Whoever analyses wants no errors. Setting a level forgets what has been thought. */
static void set_level(thinking *now, int32_t level)
{
    if (ag_opponent_level(now->opponent) != level) ag_opponent_set_level(now->opponent, level);
}

void thinking_begin(thinking *now, int32_t about, const ag_game *game)
{
    thinking_stop(now);
    if (!thinking_is_ready(now) || ag_game_clone(&now->game, game) != AG_OK) return;
    set_level(now, about == THINK_ANALYSIS ? 0 : now->level);
    now->about = about;
    now->began = clock_now();
    now->slice = SLICE_FIRST;
    now->worked = 0;
    now->is_exhausted = 0;
    now->told = 0;
    now->told_depth = 0;
}

void thinking_stop(thinking *now)
{
    now->about = THINK_NOTHING;
    ag_game_free(now->game);
    now->game = NULL;
}

void thinking_close(thinking *now)
{
    thinking_stop(now);
    ag_opponent_free(now->opponent);
    now->opponent = NULL;
}

int thinking_is_at_work(const thinking *now)
{
    return now->about != THINK_NOTHING && !now->is_exhausted;
}

int64_t thinking_time(const thinking *now)
{
    return clock_now() - now->began;
}

static void fit_slice(thinking *now, int64_t took)
{
    if (took < SLICE_TIME && now->slice < SLICE_MOST) now->slice *= 2;
    if (took > SLICE_TIME_MOST && now->slice > 1) now->slice /= 2;
}

/* A slice, or what the limit leaves of it. */
static int32_t nodes_of_slice(const thinking *now)
{
    if (now->nodes_most <= 0 || now->nodes_most - now->worked > now->slice) return now->slice;
    return (int32_t)(now->nodes_most - now->worked);
}

static int has_reached_limits(const thinking *now)
{
    if (now->is_exhausted) return 1;
    if (now->time_most != CLOCK_NO_LIMIT && thinking_time(now) >= now->time_most) return 1;
    if (now->depth_most > 0 && ag_opponent_depth(now->opponent) >= now->depth_most) return 1;
    return now->nodes_most > 0 && now->worked >= now->nodes_most;
}

int thinking_work(thinking *now)
{
    const int64_t before = clock_now();
    const int32_t asked = nodes_of_slice(now);
    const int32_t worked = ag_opponent_think(now->opponent, now->game, asked);
    if (worked < asked) now->is_exhausted = 1;
    if (worked > 0) now->worked += worked;
    fit_slice(now, clock_now() - before);
    return has_reached_limits(now);
}

int thinking_has_news(thinking *now)
{
    const ag_move best = ag_opponent_best(now->opponent);
    const int32_t depth = ag_opponent_depth(now->opponent);
    if (best == 0 || (best == now->told && depth == now->told_depth)) return 0;
    now->told = best;
    now->told_depth = depth;
    return 1;
}

ag_move thinking_best(thinking *now)
{
    ag_move first = 0;
    if (now->worked == 0) ag_opponent_think(now->opponent, now->game, 1);
    const ag_move best = ag_opponent_best(now->opponent);
    if (ag_game_is_legal(now->game, best)) return best;
    ag_game_moves(now->game, &first, 1);
    return first;
}

char *thinking_line(const thinking *now, const view *of, int32_t style)
{
    ag_move line[AG_OPPONENT_LINE_MAX];
    const int32_t count = ag_opponent_line(now->opponent, line, AG_OPPONENT_LINE_MAX);
    return moves_of_line(of, now->game, line, count < AG_OPPONENT_LINE_MAX ? count : AG_OPPONENT_LINE_MAX, style);
}
