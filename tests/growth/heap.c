/* SPDX-License-Identifier: MIT
 * In front of each block stands how many bytes were asked for, in as much room as keeps what follows aligned. */
#include "heap.h"

#include <stdlib.h>
#include <string.h>

enum { HEAD = 16 };

void *__real_malloc(size_t size);
void *__real_realloc(void *block, size_t size);
void __real_free(void *block);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);
void __wrap_free(void *block);

static int64_t bytes;
static int64_t blocks;

int64_t heap_bytes(void)
{
    return bytes;
}

int64_t heap_blocks(void)
{
    return blocks;
}

static int64_t size_of(const unsigned char *block)
{
    int64_t size;

    memcpy(&size, block - HEAD, sizeof size);
    return size;
}

static void *counted(unsigned char *head, size_t size)
{
    const int64_t wanted = (int64_t)size;

    if (!head) return NULL;
    memcpy(head, &wanted, sizeof wanted);
    bytes += wanted;
    blocks++;
    return head + HEAD;
}

static unsigned char *given_back(void *block)
{
    if (!block) return NULL;
    bytes -= size_of(block);
    blocks--;
    return (unsigned char *)block - HEAD;
}

void *__wrap_malloc(size_t size)
{
    return counted(__real_malloc(size + HEAD), size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    void *const block = __wrap_malloc(count * size);

    return block ? memset(block, 0, count * size) : NULL;
}

/* For want of memory the program ends: then nothing that it has counted is of use. */
void *__wrap_realloc(void *block, size_t size)
{
    unsigned char *const head = __real_realloc(given_back(block), size + HEAD);

    if (!head) abort();
    return counted(head, size);
}

void __wrap_free(void *block)
{
    __real_free(given_back(block));
}
