/* SPDX-License-Identifier: MIT
 * Counts what the library allocates, and lets it fail. Programs with this are linked so that malloc, calloc, realloc
 * and free lead here. */
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdint.h>

enum { NEVER = -1 };

/* From here on allocations are counted, and all fail from the one with this number on (0 is the first). */
void watch_allocations(int64_t fail_from);
/* Stops counting and failing. */
void stop_watching(void);
/* Since watch_allocations: allocations asked for and their bytes, and blocks made less blocks freed. */
int64_t allocations_asked(void);
int64_t bytes_asked(void);
int64_t blocks_left(void);

#endif
