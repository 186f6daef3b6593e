/* SPDX-License-Identifier: MIT
 *
 * The signal is blocked but for the very call that waits for input, so that it is never lost between two calls and
 * never cuts short what is being written. */
#define _POSIX_C_SOURCE 200809L
#include "interrupt.h"
#include <signal.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

static void do_nothing(int number)
{
    (void)number;
}

static sigset_t interrupts(void)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return set;
}

void interrupt_hold(void)
{
    const sigset_t set = interrupts();
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = do_nothing;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigprocmask(SIG_BLOCK, &set, NULL);
}

int interrupt_came(void)
{
    const sigset_t set = interrupts();
    sigset_t pending;
    int number;
    sigpending(&pending);
    return sigismember(&pending, SIGINT) == 1 && sigwait(&set, &number) == 0;
}

int interrupt_wait_for_input(void)
{
    sigset_t mask;
    fd_set files;
    FD_ZERO(&files);
    FD_SET(STDIN_FILENO, &files);
    sigprocmask(SIG_BLOCK, NULL, &mask);
    sigdelset(&mask, SIGINT);
    return pselect(STDIN_FILENO + 1, &files, NULL, NULL, NULL, &mask) > 0;
}
