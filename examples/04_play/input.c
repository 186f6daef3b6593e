/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "input.h"
#include "interrupt.h"
#include "memory.h"
#include "text.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

enum { SHOWN_BYTES = 200 };

struct input {
    editor *editor;
    char *line;
    size_t room;
    int is_script;
};

input *input_open(word_source *source, void *about)
{
    input *open = memory_new(1, sizeof *open);
    *open = (input){NULL, NULL, 0, !isatty(STDIN_FILENO)};
    if (open->is_script) return open;
    if (isatty(STDOUT_FILENO)) open->editor = editor_open(source, about);
    interrupt_hold();
    return open;
}

void input_close(input *open)
{
    editor_close(open->editor);
    free(open->line);
    free(open);
}

int input_is_script(const input *open)
{
    return open->is_script;
}

/* Copies a line of the editor, which keeps its own. */
static ssize_t read_edited(input *open, const char *prompt)
{
    const char *line = editor_line(open->editor, prompt);
    if (line == NULL) return -1;
    const size_t bytes = strlen(line) + 1;
    if (bytes > open->room) open->line = memory_resize(open->line, open->room = bytes, 1);
    memcpy(open->line, line, bytes);
    return (ssize_t)bytes - 1;
}

static ssize_t read_plain(input *open, const char *prompt)
{
    int ended;
    do {
        fputs(prompt, stdout);
        fflush(stdout);
        ended = open->is_script ? WAIT_READY : interrupt_wait_for_input();
    } while (ended == WAIT_CONTINUED);
    errno = ended == WAIT_INTERRUPTED ? EINTR : 0;
    if (errno != 0) return -1;
    return getline(&open->line, &open->room, stdin);
}

static void show_line(const char *line)
{
    char shown[SHOWN_BYTES];
    puts(text_made_safe(line, shown, sizeof shown));
}

/* There was no line: Ctrl-C, or the end. */
static int no_line(void)
{
    const int is_interrupted = errno == EINTR;
    putchar('\n');
    return is_interrupted ? INPUT_INTERRUPTED : INPUT_END;
}

static int is_blank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
}

int input_line(input *open, const char *prompt, const char **line)
{
    *line = "";
    ssize_t length = open->editor != NULL ? read_edited(open, prompt) : read_plain(open, prompt);
    if (length < 0) return no_line();
    while (length > 0 && is_blank(open->line[length - 1])) open->line[--length] = '\0';
    if (open->is_script) show_line(open->line);
    if (strlen(open->line) != (size_t)length) return INPUT_NOT_TEXT;
    *line = open->line + strspn(open->line, " \t");
    return INPUT_LINE;
}
