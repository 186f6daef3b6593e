/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "settings.h"
#include "text.h"
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

enum { MINUTE = 60000, SECOND = 1000, HUNDREDTH = 10, MEGABYTE = 1 << 20, MEGABYTES_MOST = 1024 };

/* More than any clock shows, and nothing that is added or multiplied overflows. */
static const double time_most = 1e12;

/* Reads a number of such units, with a fraction or without, as milliseconds, and returns what follows it, or NULL. */
static const char *read_time(const char *text, int64_t unit, int64_t *time)
{
    char *end;
    if (strspn(text, "0123456789.") == 0) return NULL;
    const double read = strtod(text, &end) * (double)unit;
    if (end == text || !(read >= 0 && read <= time_most)) return NULL;
    *time = (int64_t)read;
    return end;
}

/* "5" minutes, or "0:30": what stands behind that is left alone, as the protocol wants. */
static int read_base(const char *text, int64_t *base)
{
    int64_t seconds = 0;
    const char *rest = read_time(text, MINUTE, base);
    if (rest == NULL) return 0;
    if (*rest == ':' && read_time(rest + 1, SECOND, &seconds) == NULL) return 0;
    *base += seconds;
    return 1;
}

int settings_level(session *now, const char *text)
{
    char moves[WORD_BYTES], base[WORD_BYTES], increment[WORD_BYTES];
    uint64_t count;
    game_clock clock = {0, 0, 0, 0, 0, 0};
    text = text_first_word(text, moves, sizeof moves);
    text = text_first_word(text, base, sizeof base);
    text_first_word(text, increment, sizeof increment);
    if (!text_read_number(moves, INT32_MAX, &count) || !read_base(base, &clock.base)) return 0;
    if (read_time(increment, SECOND, &clock.increment) == NULL) return 0;
    clock.moves = (int32_t)count;
    clock_reset(&clock);
    now->clock = clock;
    return 1;
}

int settings_time_each(session *now, const char *text)
{
    game_clock clock = {0, 0, 0, 0, 0, 0};
    if (read_time(text, SECOND, &clock.each_move) == NULL) return 0;
    now->clock = clock;
    return 1;
}

int settings_depth(session *now, const char *text)
{
    uint64_t depth;
    if (!text_read_number(text, INT32_MAX, &depth)) return 0;
    now->depth_most = (int32_t)depth;
    return 1;
}

/* A clock that has run out is below zero. */
int settings_time_left(session *now, const char *text)
{
    int64_t left;
    const int is_below = *text == '-';
    if (read_time(text + is_below, HUNDREDTH, &left) == NULL) return 0;
    now->clock.left = is_below ? 0 : left;
    return 1;
}

int settings_memory(session *now, const char *text)
{
    uint64_t megabytes;
    if (!text_read_number(text, UINT64_MAX, &megabytes) || megabytes == 0) return 0;
    now->thinks.bytes = (int32_t)(megabytes > MEGABYTES_MOST ? MEGABYTES_MOST : megabytes) * MEGABYTE;
    session_renew(now);
    return 1;
}

static void set_seed(session *now, uint64_t seed)
{
    now->thinks.seed = seed != 0 ? seed : (uint64_t)time(NULL);
    now->dice = now->thinks.seed;
    session_renew(now);
}

int settings_option(session *now, const char *name, const char *value)
{
    uint64_t number;
    if (strcasecmp(name, "hash") == 0) return settings_memory(now, value);
    if (!text_read_number(value, INT64_MAX, &number)) return 0;
    if (strcasecmp(name, "seed") == 0) set_seed(now, number);
    else if (strcasecmp(name, "nodes") == 0) now->nodes_most = (int64_t)number;
    else if (strcasecmp(name, "level") == 0 && number <= THINK_LEVELS) now->thinks.level = (int32_t)number;
    else return 0;
    return 1;
}
