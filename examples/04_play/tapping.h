/* SPDX-License-Identifier: MIT
 *
 * Moves entered as on a board: squares and choices are tapped one after the other. */
#ifndef PLAY_TAPPING_H
#define PLAY_TAPPING_H

#include "session.h"

/* The commands. `tap` with words taps them, without words it begins tap mode, in which every line that is no command is
 * tapped. `text` ends it, `back` takes back a tap. `targets SQUARE` marks what may be tapped after the square. */
void tapping_tap(session *now, const char *arguments);
void tapping_text(session *now, const char *arguments);
void tapping_back(session *now, const char *arguments);
void tapping_targets(session *now, const char *arguments);

/* In tap mode, what may be tapped next. */
void tapping_offer(const session *now);
/* Takes all taps back. */
void tapping_drop(session *now);

#endif
