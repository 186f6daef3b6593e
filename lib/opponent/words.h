/* SPDX-License-Identifier: MIT
 *
 * How a position stands, in words. */
#ifndef AGI_WORDS_H
#define AGI_WORDS_H

#include <stdint.h>

/* The text for a score in hundredths and the moves until a win or loss. Returns its length without the NUL. */
int32_t agi_words_write(int32_t score, int32_t wins_in, char *buf, int32_t cap);

#endif
