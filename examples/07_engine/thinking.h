/* SPDX-License-Identifier: MIT
 *
 * Thinking in slices: about a move to make, about the answer to one that is expected, or for somebody who analyses. */
#ifndef ENGINE_THINKING_H
#define ENGINE_THINKING_H

#include "view.h"
#include <abstractgames/opponent.h>

/* What is thought about. */
enum { THINK_NOTHING, THINK_MOVE, THINK_AHEAD, THINK_ANALYSIS };

enum { THINK_LEVELS = AG_OPPONENT_LEVEL_MAX, THINK_BYTES_USUAL = 16 << 20 };

typedef struct thinking {
    ag_opponent *opponent; /* NULL until it is needed: to make one takes memory, and time */
    const ag_variant *variant;
    int32_t bytes;
    uint64_t seed;
    int32_t level; /* 0: as strong as its time allows */

    int32_t about;    /* THINK_ */
    ag_game *game;    /* a copy of the position thought about */
    ag_move expected; /* of THINK_AHEAD: the move that leads to it */
    int64_t began;
    int64_t time_most;  /* CLOCK_NO_LIMIT: until it is stopped */
    int64_t nodes_most; /* 0: as many as there is time for */
    int32_t depth_most;
    int32_t slice;    /* nodes */
    int64_t worked;   /* nodes since it began */
    int is_exhausted; /* there is nothing left to find out */
    ag_move told;     /* what was reported last */
    int32_t told_depth;
} thinking;

/* From now on it is about this variant, with the memory and the seed that have been set. */
void thinking_prepare(thinking *now, const ag_variant *variant);
/* Makes an opponent, if there is none; 0 when there is no memory for it. */
int thinking_is_ready(thinking *now);
/* Limits are those of this thinking; they hold until the next begins. Without memory there is no thinking. */
void thinking_begin(thinking *now, int32_t about, const ag_game *game);
void thinking_stop(thinking *now);
void thinking_close(thinking *now);

/* True while slices are to be worked. */
int thinking_is_at_work(const thinking *now);
/* Works a slice. True when the limits are reached. */
int thinking_work(thinking *now);
/* True once for every better line. */
int thinking_has_news(thinking *now);

/* The best move so far, found in haste if need be; 0 when the position has none. */
ag_move thinking_best(thinking *now);
int64_t thinking_time(const thinking *now);
/* The line that is expected; to be freed. */
char *thinking_line(const thinking *now, const view *of, int32_t style);

#endif
