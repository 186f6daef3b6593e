/* SPDX-License-Identifier: MIT
 *
 * The list of legal moves. */
#ifndef PLAY_MOVE_LIST_H
#define PLAY_MOVE_LIST_H

#include "session.h"

/* The command `moves [SQUARE] [PAGE]`. */
void move_list_show(session *now, const char *arguments);

#endif
