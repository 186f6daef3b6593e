/* SPDX-License-Identifier: MIT
 * A stack that has been painted shows how much of it a call uses. */
#ifndef PAINTED_STACK_H
#define PAINTED_STACK_H

#include <stdint.h>

/* The bytes of stack that a call has touched. What it has touched is painted anew. */
int32_t stack_of(void (*call)(void));

#endif
