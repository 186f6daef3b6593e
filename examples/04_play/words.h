/* SPDX-License-Identifier: MIT
 *
 * A list of words that grows. */
#ifndef PLAY_WORDS_H
#define PLAY_WORDS_H

#include <stddef.h>

typedef struct words {
    char **word;
    size_t count;
    size_t room;
} words;

/* Takes the word over: words_free frees it. */
void words_add(words *list, char *word);
void words_free(words *list);

#endif
