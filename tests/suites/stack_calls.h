/* SPDX-License-Identifier: MIT
 * The calls whose stack is measured, about one game and one of its moves. */
#ifndef STACK_CALLS_H
#define STACK_CALLS_H

#include "fixture.h"

enum { STACK_RECORD_ROOM = 1 << 16 };

/* What the calls are about. */
typedef struct stack_subject {
    ag_game *game;
    ag_game *copy;
    const ag_variant *variant;
    ag_move move;
    int32_t depth;
    uint64_t seed;
    text coordinate;
    text standard;
    text position;
    int32_t taps[TAPS_ROOM];
    int32_t tapped;
} stack_subject;

extern stack_subject stack_about;

/* Chooses a game and a legal move of it, and ends with them. The calls leave the game as it is. */
void begin_stack_calls(ag_game *game, ag_move move);
void end_stack_calls(void);

/* A call, and the functions of the header that it stands for. */
typedef struct stack_call {
    const char *functions;
    void (*call)(void);
} stack_call;

extern const stack_call STACK_CALLS[];
extern const int32_t STACK_CALL_COUNT;

/* Perft to the depth that stack_about says: it has a promise of its own. */
void call_perft(void);

#endif
