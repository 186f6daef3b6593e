/* SPDX-License-Identifier: MIT
 *
 * The signals are blocked but for the very call that waits for input, so that none is lost between two calls and none
 * cuts short what is being written. */
#define _POSIX_C_SOURCE 200809L
#include "interrupt.h"
#include <signal.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

static volatile sig_atomic_t last_signal;

/* Of two that come together it is Ctrl-C that counts. */
static void note_signal(int number)
{
    if (last_signal != SIGINT) last_signal = number;
}

static sigset_t set_of(int number)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    return set;
}

static void hold(int number)
{
    const sigset_t set = set_of(number);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = note_signal;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, NULL);
    sigprocmask(SIG_BLOCK, &set, NULL);
}

void interrupt_hold(void)
{
    hold(SIGINT);
    hold(SIGCONT);
}

int interrupt_is_kept(void)
{
    sigset_t pending;
    sigpending(&pending);
    return sigismember(&pending, SIGINT) == 1;
}

int interrupt_came(void)
{
    const sigset_t set = set_of(SIGINT);
    int number;
    return interrupt_is_kept() && sigwait(&set, &number) == 0;
}

int interrupt_wait_for_input(void)
{
    sigset_t mask;
    fd_set files;
    FD_ZERO(&files);
    FD_SET(STDIN_FILENO, &files);
    sigprocmask(SIG_BLOCK, NULL, &mask);
    sigdelset(&mask, SIGINT);
    sigdelset(&mask, SIGCONT);
    last_signal = 0;
    if (pselect(STDIN_FILENO + 1, &files, NULL, NULL, NULL, &mask) > 0) return WAIT_READY;
    return last_signal == SIGCONT ? WAIT_CONTINUED : WAIT_INTERRUPTED;
}
