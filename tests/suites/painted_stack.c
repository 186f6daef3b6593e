/* SPDX-License-Identifier: MIT */
#include "painted_stack.h"

#include <string.h>
#include <ucontext.h>

enum { STACK_BYTES = 256 * 1024, PAINT = 0xA5 };

static unsigned char stack[STACK_BYTES];
static int32_t painted; /* bytes, from the low end on, which calls reach last */
static ucontext_t outside;
static ucontext_t inside;
static void (*call_on_stack)(void);

static void run_inside(void)
{
    call_on_stack();
}

int32_t stack_of(void (*call)(void))
{
    int32_t untouched = 0;

    memset(stack + painted, PAINT, (size_t)(STACK_BYTES - painted));
    call_on_stack = call;
    getcontext(&inside);
    inside.uc_stack.ss_sp = stack;
    inside.uc_stack.ss_size = STACK_BYTES;
    inside.uc_link = &outside;
    makecontext(&inside, run_inside, 0);
    swapcontext(&outside, &inside);
    while (untouched < STACK_BYTES && stack[untouched] == PAINT) untouched++;
    painted = untouched;
    return STACK_BYTES - untouched;
}
