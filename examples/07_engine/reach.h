/* SPDX-License-Identifier: MIT
 *
 * How the kinds of pieces go, seen in random games and written in Betza's notation, which hosts read. */
#ifndef ENGINE_REACH_H
#define ENGINE_REACH_H

#include <abstractgames/abstractgames.h>
#include <stddef.h>

typedef struct reach reach;

/* To be freed by reach_free. It is the same each time. */
reach *reach_find(const ag_variant *variant);
void reach_free(reach *found);

/* Writes how a kind goes; 0 when it was not seen to go anywhere, or the text does not fit. */
int reach_write(const reach *found, int32_t kind, char *buf, size_t cap);

#endif
