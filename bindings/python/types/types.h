/* SPDX-License-Identifier: MIT
 *
 * The types of the package that are written in C, because loops use them most: Move, what lists moves, and the base of
 * Game. While a call is at work on an object, Python's lock is kept and no code of Python runs, so threads that share
 * the object cannot harm it.
 */
#ifndef AGI_PY_TYPES_H
#define AGI_PY_TYPES_H

#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x03090000
#endif
#include <Python.h>

#include <abstractgames/batch.h>

/* ---- kept_position.c: the position that moves were listed for, shared by all of them ---- */

typedef struct agi_py_kept_position agi_py_kept_position;

/* The position a game stands in; NULL with an exception. Whoever made it or shares it releases it once. */
agi_py_kept_position *agi_py_keep_position(const ag_game *game);
agi_py_kept_position *agi_py_share_position(agi_py_kept_position *position);
void agi_py_release_position(agi_py_kept_position *position); /* NULL is allowed */
/* The text in squares of a move that was listed there; NULL with an exception. */
PyObject *agi_py_text_in_position(agi_py_kept_position *position, ag_move move);

/* ---- move.c: the type Move ---- */

/* Makes the type, anew on each call. All functions of this kind return NULL with an exception when they fail. */
PyObject *agi_py_make_move_type(void);
/* A move of this position. */
PyObject *agi_py_new_move(ag_move number, agi_py_kept_position *position);
int agi_py_is_move(PyObject *thing);
ag_move agi_py_number_of_move(PyObject *move);
/* Reads a number that a move may have. 0, or -1 with an exception. */
int agi_py_read_number(PyObject *thing, ag_move *number);

/* ---- listing.c: the iterator over the legal moves of a position ---- */

PyObject *agi_py_make_listing_type(void);
/* An iterator over the moves that begin with a square, or over all. *status is AG_OK, or what there is no list for. */
enum { AGI_PY_ALL_SQUARES = -1 };
PyObject *agi_py_list_moves(const ag_game *game, int32_t square, int32_t *status);
/* The numbers of all moves, as a list. */
PyObject *agi_py_list_numbers(const ag_game *game, int32_t *status);

/* ---- base_game.c: the type BaseGame ---- */

PyObject *agi_py_make_base_game_type(void);
extern PyTypeObject *agi_py_base_game_type;
/* The game of a BaseGame; NULL before Game.__init__. */
const ag_game *agi_py_game(PyObject *game);
/* An iterator over the moves that begin with a square, or over all. */
PyObject *agi_py_moves_of_game(PyObject *game, int32_t square);
/* The description of a method or property, which stays as long as the process does. NULL when there is none. */
const char *agi_py_description(PyObject *descriptions, const char *name);

/* ---- facts.c: properties of Game ---- */

/* Gives them to a class Game. 0, or -1 with an exception. */
int agi_py_give_facts(PyObject *type, PyObject *descriptions);

/* ---- base_moves.c: the type BaseMoves ---- */

PyObject *agi_py_make_base_moves_type(void);

/* ---- long_work.c: long calls in slices, in which Python's lock is given up ---- */

enum { AGI_PY_DEPTH_MAX = 40 };

/* The moves of a position on the way down, of which `next` is the next to be played. */
typedef struct agi_py_level {
    ag_move *moves;
    int32_t cap;
    int32_t count;
    int32_t next;
} agi_py_level;

/* A perft of `depth` plies, of which the last `at_once` are left to one call of the library. */
typedef struct agi_py_counting {
    ag_game *own; /* nobody else's */
    int32_t depth;
    int32_t plies; /* played on the way down */
    int32_t at_once;
    int32_t at_once_most;
    int32_t widest[2]; /* the most moves a position had so far, after an even and an odd number of plies */
    int32_t status;    /* AG_OK, or why there is no answer */
    uint64_t leaves;
    uint64_t units; /* calls of the library, the leaves they counted, and how long they took */
    uint64_t unit_leaves;
    uint64_t unit_nanoseconds;
    uint64_t last_nanoseconds; /* of the last of them */
    agi_py_level levels[AGI_PY_DEPTH_MAX];
} agi_py_counting;

void agi_py_begin_count(agi_py_counting *all, ag_game *own, int32_t depth);
/* Counts for a while. 1 when there is more to do. */
int32_t agi_py_count_on(agi_py_counting *all);
void agi_py_end_count(agi_py_counting *all);
/* Plays random moves for a while. Returns how many, 0 at the end, or a negative status. */
int32_t agi_py_playout_on(ag_game *own, uint64_t *seed, int32_t max_plies);

/* ---- batch_work.c: steps of a batch, in which Python's lock is given up ---- */

/* No status of the library: another thread is at work on these games. */
enum { AGI_PY_BUSY = -100 };

/* A batch, and the arrays that have a row for each of its games, which each step writes anew. */
typedef struct agi_py_batch {
    ag_batch *batch;
    uint8_t *busy;  /* for each game, whether a thread is at work on it */
    uint8_t *masks; /* NULL: they are not wanted */
    int32_t mask_row;
    uint8_t *turns;
    uint8_t *done;
    int8_t *returns;
} agi_py_batch;

/* Room for a batch, with none in it; NULL when there is no memory. It is freed with the batch. */
agi_py_batch *agi_py_batch_room(void);
void agi_py_batch_free(agi_py_batch *own);
/* Makes the batch, and says where its rows go. */
int32_t agi_py_batch_begin(agi_py_batch *own, const ag_variant *variant, int32_t count, int32_t max_plies,
                           const uint64_t *seeds, uint32_t flags);
void agi_py_batch_show(agi_py_batch *own, uint8_t *masks, uint8_t *turns, uint8_t *done, int8_t *returns);
/* How many actions there are. */
int32_t agi_py_batch_actions(const agi_py_batch *own);
/* These are the calls of batch.h on games that no other thread is at work on, else AGI_PY_BUSY. Those that step write
 * the rows of the range; agi_py_batch_write does nothing else. */
int32_t agi_py_batch_write(agi_py_batch *own, int32_t first, int32_t count);
int32_t agi_py_batch_act(agi_py_batch *own, int32_t first, int32_t count, const int32_t *actions, int32_t *at);
int32_t agi_py_batch_play(agi_py_batch *own, int32_t first, int32_t count, const ag_move *moves, int32_t *at);
int32_t agi_py_batch_playout(agi_py_batch *own, int32_t first, int32_t count, int32_t plies);
int32_t agi_py_batch_roll(agi_py_batch *own, int32_t first, int32_t count);
int32_t agi_py_batch_reset(agi_py_batch *own, int32_t first, int32_t count, const uint8_t *which);
int32_t agi_py_batch_moves(agi_py_batch *own, int32_t first, int32_t count, int32_t *offsets, ag_move *moves,
                           int32_t cap);
int32_t agi_py_batch_copy(agi_py_batch *own, int32_t i, ag_game **out);
int32_t agi_py_batch_taps(agi_py_batch *own, int32_t i, int32_t *taps, int32_t cap);
int32_t agi_py_batch_put(agi_py_batch *own, int32_t i, const ag_game *game);
int32_t agi_py_batch_seed(agi_py_batch *own, int32_t i, uint64_t *seed);
int32_t agi_py_batch_set_seed(agi_py_batch *own, int32_t i, uint64_t seed);

/* ---- refusal.c ---- */

/* Raises what a function of abstractgames.errors makes of an argument, which this takes over. Returns NULL. */
PyObject *agi_py_raise(const char *function, PyObject *argument);

/* ---- types.c ---- */

/* Adds the types to the module abstractgames._binding of the interpreter that runs. AG_OK or AG_ERR_MEMORY. */
int32_t agi_py_add_types(void);
/* Frees an object that has given up all it held, as its type, which may be made from ours, wants it. */
void agi_py_free(PyObject *object);

#endif
