/* SPDX-License-Identifier: MIT
 *
 * Ctrl-C at the terminal: it waits until somebody asks for it, or ends the waiting for input. */
#ifndef PLAY_INTERRUPT_H
#define PLAY_INTERRUPT_H

/* From now on Ctrl-C does not end the program. */
void interrupt_hold(void);
/* True once for each Ctrl-C since then. */
int interrupt_came(void);
/* Waits until there is something to read from standard input; 0 when Ctrl-C came first, and errno is EINTR then. */
int interrupt_wait_for_input(void);

#endif
