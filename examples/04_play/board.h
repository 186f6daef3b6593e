/* SPDX-License-Identifier: MIT
 *
 * The board on the screen. */
#ifndef PLAY_BOARD_H
#define PLAY_BOARD_H

#include "session.h"

/* The board as the taps of the session, if any, have left it. */
void board_print(const session *now);
/* The board as these taps leave it. Squares tapped are marked by >, what may be tapped next by *. */
void board_print_tapped(const session *now, const int32_t *taps, int32_t count);

#endif
