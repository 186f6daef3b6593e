/* SPDX-License-Identifier: MIT
 *
 * Lines from the host, read by a thread of their own, so that one who thinks can see whether there is one. */
#ifndef ENGINE_LINES_H
#define ENGINE_LINES_H

typedef struct lines lines;

/* NULL when no thread can be had. */
lines *lines_open(void);
void lines_close(lines *open);

/* The next line without its end, to be freed; NULL when none has come. A NUL byte in it has become a question mark. */
char *lines_take(lines *open);
/* Waits until there is a line, or no more will come. */
void lines_wait(lines *open);
/* True when no more will come, and all have been taken. */
int lines_are_over(lines *open);

#endif
