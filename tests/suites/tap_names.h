/* SPDX-License-Identifier: MIT
 * Taps as tables write them: a square, "done", "choice:Q", "choice:none", or a number that is no tap. */
#ifndef TAP_NAMES_H
#define TAP_NAMES_H

#include "fixture.h"

/* Reads names with blanks between them; returns how many there are. */
int32_t read_taps(const ag_variant *variant, const char *names, int32_t taps[TAPS_ROOM]);
text names_of_taps(const ag_variant *variant, const int32_t *taps, int32_t n);

#endif
