/* SPDX-License-Identifier: MIT
 * What the library has asked malloc for and not given back: the linker's --wrap=malloc puts these in between. */
#ifndef HEAP_H
#define HEAP_H

#include <stdint.h>

int64_t heap_bytes(void);
int64_t heap_blocks(void);

#endif
