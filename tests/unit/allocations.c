/* SPDX-License-Identifier: MIT
 * The linker's --wrap=malloc turns calls of malloc into calls of __wrap_malloc, and __real_malloc is malloc. */
#include "allocations.h"

#include <stdbool.h>
#include <stddef.h>

static bool is_watching;
static int64_t fails_from;
static int64_t asked;
static int64_t bytes;
static int64_t left;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void __real_free(void *block);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);
void __wrap_free(void *block);

void watch_allocations(int64_t fail_from)
{
    is_watching = true;
    fails_from = fail_from;
    asked = 0;
    bytes = 0;
    left = 0;
}

void stop_watching(void)
{
    is_watching = false;
}

int64_t allocations_asked(void)
{
    return asked;
}

int64_t bytes_asked(void)
{
    return bytes;
}

int64_t blocks_left(void)
{
    return left;
}

/* Counts one request; false when it is to fail. */
static bool is_granted(size_t size)
{
    if (!is_watching) return true;
    bytes += (int64_t)size;
    return fails_from == NEVER ? ++asked > 0 : asked++ < fails_from;
}

static void *counted(void *block)
{
    if (is_watching && block != NULL) left++;
    return block;
}

void *__wrap_malloc(size_t size)
{
    return is_granted(size) ? counted(__real_malloc(size)) : NULL;
}

void *__wrap_calloc(size_t count, size_t size)
{
    return is_granted(count * size) ? counted(__real_calloc(count, size)) : NULL;
}

void *__wrap_realloc(void *block, size_t size)
{
    if (!is_granted(size)) return NULL;
    return block == NULL ? counted(__real_realloc(NULL, size)) : __real_realloc(block, size);
}

void __wrap_free(void *block)
{
    if (is_watching && block != NULL) left--;
    __real_free(block);
}
