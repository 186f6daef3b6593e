/* SPDX-License-Identifier: MIT
 *
 * Memory that is there, or the program ends with a sentence and status 1. */
#ifndef PLAY_MEMORY_H
#define PLAY_MEMORY_H

#include <stddef.h>

/* Room for `count` things of `size` bytes, at least for one; to be freed. */
void *memory_new(size_t count, size_t size);
/* The same things with more or less room. */
void *memory_resize(void *things, size_t count, size_t size);
/* The same with room for one more than `count`; *room is how many there is room for. */
void *memory_grow(void *things, size_t count, size_t *room, size_t size);
char *memory_copy(const char *text);

#endif
