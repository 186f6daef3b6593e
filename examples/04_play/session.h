/* SPDX-License-Identifier: MIT
 *
 * A session: the game on the board, who plays, and how it is shown. */
#ifndef PLAY_SESSION_H
#define PLAY_SESSION_H

#include "input.h"
#include <abstractgames/abstractgames.h>

/* Who moves for a player. */
enum { WHO_PERSON, WHO_RANDOM, WHO_SEARCH, WHO_COUNT };

/* What was taken back: a ply, or (move 0) an end from outside the moves. */
typedef struct undone {
    ag_move move;
    int32_t result;
    int32_t reason;
} undone;

typedef struct session {
    ag_game *game;
    input *in;
    int32_t who[2]; /* of White and Black: WHO_ */
    int32_t style;  /* AG_TEXT_ */
    uint32_t board; /* AG_BOARD_ */
    int has_colour;
    int rolls_by_hand;
    uint64_t seed;
    uint64_t effort;
    int32_t plies_most; /* opponents among themselves stop after so many plies, and go on by `go` */
    int32_t stop_ply;
    int is_stopped;

    undone *undone; /* the last taken back stands last */
    int32_t undone_count;
    size_t undone_room;

    int is_tapping;
    int32_t *taps;
    int32_t tap_count;
    size_t tap_room;

    char *saved; /* the file written last: it may be written again */
    int was_refused;
    int is_done;
} session;

/* Says in a sentence why a line was not obeyed; a script's status is 1 then. */
void session_refuse(session *now, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Puts another game on the board, which the session takes over. */
void session_set_game(session *now, ag_game *game);

/* "White", "Black", "Roll" or "Over", of AG_WHITE, AG_BLACK, AG_CHANCE or AG_NOBODY. */
const char *session_turn_name(int32_t turn);
/* AG_WHITE or AG_BLACK of a name in letters of whatever case, -1 when it is none. */
int32_t session_player(const char *name);
/* WHO_ of a name ("person", "random", "search"), -1 when it is none; and the name. */
int32_t session_who(const char *name);
const char *session_who_name(int32_t who);
/* True when White or Black is a person. */
int session_has_person(const session *now);

/* Reads and obeys lines until there are no more. */
void session_run(session *now);
void session_close(session *now);

#endif
