/* SPDX-License-Identifier: MIT
 *
 * The thread reads by read(2): a stream that a thread waits on would be locked when the program ends. It waits for what
 * comes from the host, or for the end of a pipe of its own to be closed, which is how it is told to end. */
#define _POSIX_C_SOURCE 200809L
#include "lines.h"
#include "memory.h"
#include "words.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PIECE_BYTES = 4096 };

struct lines {
    pthread_t reader;
    int wakes[2]; /* a pipe: the reader ends when the second end is closed */
    pthread_mutex_t lock;
    pthread_cond_t has_come;
    words came; /* those before `next` have been taken */
    size_t next;
    int is_over;
    char *part; /* of the reader: a line that has no end yet */
    size_t length;
    size_t room;
};

/* Gives what has been read since the last end of a line to whoever takes lines. */
static void end_line(lines *open)
{
    if (open->length > 0 && open->part[open->length - 1] == '\r') open->length--;
    char *line = memory_new(open->length + 1, 1);
    if (open->length > 0) memcpy(line, open->part, open->length);
    line[open->length] = '\0';
    open->length = 0;
    pthread_mutex_lock(&open->lock);
    words_add(&open->came, line);
    pthread_cond_signal(&open->has_come);
    pthread_mutex_unlock(&open->lock);
}

static void add_byte(lines *open, char byte)
{
    if (byte == '\n') {
        end_line(open);
        return;
    }
    open->part = memory_grow(open->part, open->length, &open->room, 1);
    open->part[open->length++] = byte == '\0' ? '?' : byte;
}

/* Waits until there is something to read; 0 when the reader is to end. */
static int wait_for_input(const lines *open)
{
    struct pollfd watched[] = {{STDIN_FILENO, POLLIN, 0}, {open->wakes[0], POLLIN, 0}};
    while (poll(watched, 2, -1) < 0 && errno == EINTR) continue;
    return watched[1].revents == 0;
}

static void *read_lines(void *about)
{
    lines *open = about;
    char piece[PIECE_BYTES];
    while (wait_for_input(open)) {
        const ssize_t count = read(STDIN_FILENO, piece, sizeof piece);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) break;
        for (ssize_t i = 0; i < count; i++) add_byte(open, piece[i]);
    }
    if (open->length > 0) end_line(open);
    pthread_mutex_lock(&open->lock);
    open->is_over = 1;
    pthread_cond_signal(&open->has_come);
    pthread_mutex_unlock(&open->lock);
    return NULL;
}

/* Where there is no standard input, nothing else may take its number. */
static int has_input(void)
{
    return fcntl(STDIN_FILENO, F_GETFD) >= 0 || open("/dev/null", O_RDONLY) == STDIN_FILENO;
}

lines *lines_open(void)
{
    if (!has_input()) return NULL;
    lines *open = memory_new(1, sizeof *open);
    memset(open, 0, sizeof *open);
    if (pipe(open->wakes) != 0) {
        free(open);
        return NULL;
    }
    pthread_mutex_init(&open->lock, NULL);
    pthread_cond_init(&open->has_come, NULL);
    if (pthread_create(&open->reader, NULL, read_lines, open) == 0) return open;
    close(open->wakes[0]);
    close(open->wakes[1]);
    free(open);
    return NULL;
}

void lines_close(lines *open)
{
    close(open->wakes[1]);
    pthread_join(open->reader, NULL);
    close(open->wakes[0]);
    for (size_t i = 0; i < open->next; i++) open->came.word[i] = NULL;
    words_free(&open->came);
    free(open->part);
    pthread_cond_destroy(&open->has_come);
    pthread_mutex_destroy(&open->lock);
    free(open);
}

char *lines_take(lines *open)
{
    char *line = NULL;
    pthread_mutex_lock(&open->lock);
    if (open->next < open->came.count) line = open->came.word[open->next++];
    if (open->next == open->came.count) open->next = open->came.count = 0;
    pthread_mutex_unlock(&open->lock);
    return line;
}

static int has_line(const lines *open)
{
    return open->next < open->came.count;
}

void lines_wait(lines *open)
{
    pthread_mutex_lock(&open->lock);
    while (!has_line(open) && !open->is_over) pthread_cond_wait(&open->has_come, &open->lock);
    pthread_mutex_unlock(&open->lock);
}

int lines_are_over(lines *open)
{
    pthread_mutex_lock(&open->lock);
    const int are_over = open->is_over && !has_line(open);
    pthread_mutex_unlock(&open->lock);
    return are_over;
}
