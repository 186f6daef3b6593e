/* SPDX-License-Identifier: MIT
 *
 * Turns made on the host's board, piece by piece: the host says what is lifted and where it is put, and learns what may
 * be put where. A turn of several actions is several moves to the host, after each of which it is given the board. */
#ifndef ENGINE_ENTRY_H
#define ENGINE_ENTRY_H

#include "session.h"

/* The commands of the host. */
void entry_lift(session *now, const char *square);
void entry_put(session *now, const char *square);
/* What was chosen when the host's user was asked, "done" included. */
void entry_choose(session *now, const char *text);
/* The turn ends here. */
void entry_end_turn(session *now);

/* A move on the board. False when the text is not one of two squares. */
int entry_take_move(session *now, const char *text);
/* Drops what has been tapped; true when there was something, and the host has been given the board. */
int entry_drop(session *now);

#endif
