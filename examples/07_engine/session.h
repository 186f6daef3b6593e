/* SPDX-License-Identifier: MIT
 *
 * A session with a host: the game that both have before them, and what the host has asked for. */
#ifndef ENGINE_SESSION_H
#define ENGINE_SESSION_H

#include "clock.h"
#include "lines.h"
#include "thinking.h"
#include "view.h"
#include <stddef.h>

typedef struct session session;

/* What a protocol does. */
typedef struct protocol {
    void (*obey)(session *now, char *line);
    void (*report)(session *now); /* there is a better line */
    void (*decide)(session *now); /* the limits of the thinking are reached */
} protocol;

struct session {
    const protocol *speaks; /* NULL before the first line */
    lines *in;
    view seen;
    ag_game *game;
    game_clock clock;
    thinking thinks;
    uint64_t dice;
    int32_t depth_most; /* of every move, 0 without a limit */
    int64_t nodes_most;
    int64_t time_after_hit; /* of UCI: for the move, once the expected one has been played */
    int is_done;

    /* The rest is between CECP and its hosts. */
    int32_t plays; /* AG_WHITE or AG_BLACK; AG_NOBODY makes no moves */
    int is_analysing;
    int ponders;
    int posts;
    int has_board;       /* the host shows a board as it sees it, and says what is lifted and put on it */
    int is_unplayable;   /* the position set up last could not be used */
    int is_resyncing;    /* the host has been given a position, and stops its game for it */
    int shows_otherwise; /* the host's board shows the last turn as something else */
    int32_t last_score;  /* when the engine moved last */
    char **pings;        /* to be answered after the move */
    size_t ping_count;
    size_t ping_room;

    /* A turn that is being made on the host's board. */
    int is_tapping;
    int32_t lifted; /* the square, -1 for none */
    int32_t *taps;
    int32_t tap_count;
    size_t tap_room;
};

/* False when there is not memory enough, or no thread. */
int session_open(session *made);
void session_run(session *now);
void session_close(session *now);

/* Another variant or position on the board. What is thought about the one before ends. 0 when hosts cannot be shown the
 * variant; the game is freed then. */
int session_set_game(session *now, ag_game *game);
/* Lets another opponent be made, as after a change of seed or memory. */
void session_renew(session *now);

#endif
