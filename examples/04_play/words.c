/* SPDX-License-Identifier: MIT */
#include "words.h"
#include "memory.h"
#include <stdlib.h>

void words_add(words *list, char *word)
{
    list->word = memory_grow(list->word, list->count, &list->room, sizeof *list->word);
    list->word[list->count++] = word;
}

void words_free(words *list)
{
    for (size_t i = 0; i < list->count; i++) free(list->word[i]);
    free(list->word);
    *list = (words){NULL, 0, 0};
}
