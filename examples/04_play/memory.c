/* SPDX-License-Identifier: MIT */
#include "memory.h"
#include "program.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *memory_resize(void *things, size_t count, size_t size)
{
    const size_t wanted = count == 0 ? 1 : count;
    void *room = wanted > (size_t)-1 / size ? NULL : realloc(things, wanted * size);
    if (room == NULL) {
        fputs(PROGRAM ": there is not enough memory\n", stderr);
        exit(EXIT_FAILURE);
    }
    return room;
}

void *memory_new(size_t count, size_t size)
{
    return memory_resize(NULL, count, size);
}

void *memory_grow(void *things, size_t count, size_t *room, size_t size)
{
    if (count < *room) return things;
    *room = *room == 0 ? 16 : 2 * *room;
    return memory_resize(things, *room, size);
}

char *memory_copy(const char *text)
{
    const size_t bytes = strlen(text) + 1;
    return memcpy(memory_new(bytes, 1), text, bytes);
}
