/* SPDX-License-Identifier: MIT
 *
 * What a move did, in words. */
#ifndef PLAY_STEPS_H
#define PLAY_STEPS_H

#include "session.h"

/* The command `last`: the steps of the last move, and of the roll behind it. */
void steps_show_last(session *now, const char *arguments);

#endif
