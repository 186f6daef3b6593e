/* SPDX-License-Identifier: MIT
 *
 * A line edited at a terminal, with a history and completion. editor_libedit.c has it from libedit; where that is
 * missing, editor_none.c says that there is no editor. */
#ifndef PLAY_EDITOR_H
#define PLAY_EDITOR_H

#include "words.h"

typedef struct editor editor;

/* Adds the words that may stand in a line behind these bytes. */
typedef void word_source(void *about, const char *before, words *list);

/* NULL when there is no editor for this terminal. */
editor *editor_open(word_source *source, void *about);
/* The line, valid until the next call, or NULL; errno is EINTR then when it was dropped by Ctrl-C. */
const char *editor_line(editor *open, const char *prompt);
void editor_close(editor *open);

#endif
