/* SPDX-License-Identifier: MIT
 *
 * The variants of the library, as people name them. */
#ifndef PLAY_VARIANTS_H
#define PLAY_VARIANTS_H

#include "words.h"
#include <abstractgames/abstractgames.h>

/* All of them, with their names. */
void variants_print(void);
/* The variant with this id or name, in letters of whatever case; NULL when there is none. */
const ag_variant *variants_find(const char *name);
/* Adds all ids. */
void variants_add(words *list);

#endif
