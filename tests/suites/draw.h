/* SPDX-License-Identifier: MIT
 * The generator the header specifies, written a second time: what the library draws is compared with it, and the
 * suites draw their own random numbers from it. */
#ifndef DRAW_H
#define DRAW_H

#include <stdint.h>

/* 32 random bits; *seed goes forward. */
uint32_t draw(uint64_t *seed);
/* A number below n, each equally likely. */
uint32_t draw_below(uint64_t *seed, uint32_t n);

#endif
