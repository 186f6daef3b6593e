/* SPDX-License-Identifier: MIT
 *
 * The course of a game by CECP: the host's moves, the engine's, and what is thought about meanwhile. */
#ifndef ENGINE_PLAYING_H
#define ENGINE_PLAYING_H

#include "session.h"

/* Refuses a move, with the reason. */
void playing_refuse(const char *why, const char *text);
/* A move of the host's, as it is written. */
void playing_take_move(session *now, const char *text);
/* The host's move has been played: it is the engine's turn, if it plays. */
void playing_answer(session *now);
/* Says how the game has ended, if it has. */
void playing_say_result(const session *now);

/* Thinks about what there is to think about now. */
void playing_go_on(session *now);
/* Thinks about nothing, and answers what had to wait for a move. */
void playing_halt(session *now);
/* Makes the move that has been found. */
void playing_move_now(session *now);
/* A better line has been found. */
void playing_report(session *now);

/* Takes back a move with its roll; false at the start. */
int playing_take_back(session *now);
/* Gives the host the board with what has been tapped, for it cannot show how it came about. */
void playing_resync(session *now);

#endif
