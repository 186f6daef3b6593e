/* SPDX-License-Identifier: MIT
 *
 * Ctrl-C at the terminal: it is kept until somebody asks for it, or ends the waiting for input. A program that was
 * stopped (Ctrl-Z) and goes on hears of that while it waits, for the terminal has been somebody else's. */
#ifndef PLAY_INTERRUPT_H
#define PLAY_INTERRUPT_H

/* What waiting for input ended with. */
enum { WAIT_READY, WAIT_INTERRUPTED, WAIT_CONTINUED };

/* From now on Ctrl-C does not end the program. */
void interrupt_hold(void);
/* True from a Ctrl-C on until interrupt_came has said so. */
int interrupt_is_kept(void);
/* True once for each Ctrl-C. */
int interrupt_came(void);
/* Waits until there is something to read from standard input: WAIT_. */
int interrupt_wait_for_input(void);

#endif
