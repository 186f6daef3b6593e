/* SPDX-License-Identifier: MIT
 *
 * What can be typed at the prompt. */
#ifndef PLAY_COMMANDS_H
#define PLAY_COMMANDS_H

#include "session.h"

/* Obeys a line: a command, else taps in tap mode, else a move. */
void commands_obey(session *now, const char *line);

/* A word_source for the session: variants before there is a game, then commands, what they take, and moves. */
void commands_complete(void *about, const char *before, words *list);

#endif
