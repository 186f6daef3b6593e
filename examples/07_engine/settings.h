/* SPDX-License-Identifier: MIT
 *
 * What a host may set, by either protocol: the clock, memory, and the options of the engine. */
#ifndef ENGINE_SETTINGS_H
#define ENGINE_SETTINGS_H

#include "session.h"

/* Of CECP: `level MOVES BASE INCREMENT`, `st SECONDS`, `sd DEPTH`, `time HUNDREDTHS`. 0 when the text is none of them. */
int settings_level(session *now, const char *text);
int settings_time_each(session *now, const char *text);
int settings_depth(session *now, const char *text);
int settings_time_left(session *now, const char *text);
/* So many megabytes for the opponent. */
int settings_memory(session *now, const char *text);

/* An option by its name, in letters of whatever case: Level, Nodes, Seed or Hash. 0 when there is none of that name, or
 * the value is out of its range. */
int settings_option(session *now, const char *name, const char *value);

#endif
