/* SPDX-License-Identifier: MIT
 *
 * How a game ends: by its rules, and by what players claim and agree. */
#ifndef PLAY_ENDS_H
#define PLAY_ENDS_H

#include "session.h"

/* The result with its reason, when there is one. */
void ends_print_result(const session *now);
/* Says that a draw can be claimed, when that is so. */
void ends_offer_claim(const session *now);
/* True when the game is over, which is said then as a refusal. */
int ends_is_over(session *now);

/* The commands. */
void ends_claim(session *now, const char *arguments);
void ends_resign(session *now, const char *arguments);
void ends_agree(session *now, const char *arguments);

#endif
