/* SPDX-License-Identifier: MIT
 *
 * Turns: played by people, by opponents and by the die, taken back and played again. */
#ifndef PLAY_TURNS_H
#define PLAY_TURNS_H

#include "session.h"

/* Plays the opponents' turns, and the rolls of the program, until a person is to decide. */
void turns_play_opponents(session *now);
/* Lets the opponents go on for so many plies. */
void turns_go_on(session *now, int32_t plies);

/* Says what the die can show, when a person is to enter it. */
void turns_offer_roll(const session *now);

/* Plays a move that is a text, or a legal one, and shows it. */
void turns_play_text(session *now, const char *text);
void turns_play_move(session *now, ag_move move);

/* The commands: `undo` and `redo` go to where a person is to decide. */
void turns_undo(session *now, const char *arguments);
void turns_redo(session *now, const char *arguments);
void turns_roll(session *now, const char *arguments);
void turns_hint(session *now, const char *arguments);
void turns_go(session *now, const char *arguments);
void turns_player(session *now, const char *arguments);

#endif
