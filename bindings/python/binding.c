/* SPDX-License-Identifier: MIT
 * Stands in front of the code that cffi writes: what the package needs between the library and Python. */
#include "types.h"

#include <string.h>

/* cffi would give up Python's lock (the GIL) in every call. Nearly all calls are far shorter than giving it up and
 * taking it again, and as long as they keep it, threads that share a game cannot harm its memory. So calls keep it,
 * and the long ones below, which work on a game that nobody else has, give it up by themselves. */
#undef Py_BEGIN_ALLOW_THREADS
#undef Py_END_ALLOW_THREADS
#define Py_BEGIN_ALLOW_THREADS {
#define Py_END_ALLOW_THREADS }

static uint64_t perft_of_own(const ag_game *own, int32_t depth)
{
    PyThreadState *const thread = PyEval_SaveThread();
    const uint64_t leaves = ag_game_perft(own, depth);

    PyEval_RestoreThread(thread);
    return leaves;
}

static int32_t playout_of_own(ag_game *own, uint64_t *seed, int32_t max_plies)
{
    PyThreadState *const thread = PyEval_SaveThread();
    const int32_t plies = ag_game_playout(own, seed, max_plies);

    PyEval_RestoreThread(thread);
    return plies;
}

/* A text that belongs to a game, copied while no other thread can change it. AG_ERR_EMPTY: there is none. */
static int32_t copy_text(const char *text, char *buf, int32_t cap)
{
    const size_t length = text ? strlen(text) : 0;

    if (!text) return AG_ERR_EMPTY;
    if ((int32_t)length < cap) memcpy(buf, text, length + 1);
    return (int32_t)length;
}

static int32_t value_of_tag(const ag_game *game, const char *name, char *buf, int32_t cap)
{
    return copy_text(ag_game_tag(game, name), buf, cap);
}

static int32_t name_of_tag(const ag_game *game, int32_t i, char *buf, int32_t cap)
{
    return copy_text(ag_game_tag_name(game, i), buf, cap);
}

/* The rounds of a loop in which each legal move is played in turn: one call a round takes back the last move and plays
 * the next. `moves` is `room`, or the caller's where there are too many. */
enum { ROOM = 256 };

typedef struct rounds {
    ag_game *game;
    ag_move *moves;
    int32_t count;
    int32_t next;
    int32_t is_playing; /* a move has been played that is to be taken back */
    int32_t status;     /* of the last move played */
    ag_move room[ROOM];
} rounds;

/* Lists the moves. Returns how many there are; when they are more than the capacity, that of `room` if `large` is NULL,
 * it is to be called again with room for all. */
static int32_t begin_rounds(rounds *all, ag_game *game, ag_move *large, int32_t cap)
{
    ag_move *const moves = large ? large : all->room;
    const int32_t room = large ? cap : ROOM;
    const int32_t count = ag_game_moves(game, moves, room);

    all->game = game;
    all->moves = moves;
    all->count = count <= room ? count : 0;
    all->next = 0;
    all->is_playing = 0;
    all->status = AG_OK;
    return count;
}

static void end_round(rounds *all)
{
    if (all->is_playing) ag_game_undo(all->game);
    all->is_playing = 0;
}

/* The move that is on the board in the next round; 0 after the last, and when it cannot be played. */
static ag_move next_round(rounds *all)
{
    end_round(all);
    if (all->next >= all->count) return 0;
    all->status = ag_game_play_unchecked(all->game, all->moves[all->next]);
    if (all->status != AG_OK) return 0;
    all->is_playing = 1;
    return all->moves[all->next++];
}
