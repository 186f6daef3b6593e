/* SPDX-License-Identifier: MIT
 *
 * Lines typed by a person or given by a script. */
#ifndef PLAY_INPUT_H
#define PLAY_INPUT_H

#include "editor.h"

/* What came instead of a line, or with it. */
enum { INPUT_LINE, INPUT_END, INPUT_INTERRUPTED, INPUT_NOT_TEXT };

typedef struct input input;

/* A script is what comes from anywhere but a terminal. */
input *input_open(word_source *source, void *about);
void input_close(input *open);
int input_is_script(const input *open);

/* The next line without its end, valid until the next call. A script's lines are shown behind the prompt, so that
 * what is written reads like a session. INPUT_NOT_TEXT: there is a NUL byte in the line. */
int input_line(input *open, const char *prompt, const char **line);

#endif
