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

#include <abstractgames/abstractgames.h>

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
/* An iterator over the moves that begin with a square, or over all. */
PyObject *agi_py_moves_of_game(PyObject *game, int32_t square);

/* ---- base_moves.c: the type BaseMoves ---- */

PyObject *agi_py_make_base_moves_type(void);

/* ---- refusal.c ---- */

/* Raises what a function of abstractgames.errors makes of an argument, which this takes over. Returns NULL. */
PyObject *agi_py_raise(const char *function, PyObject *argument);

/* ---- types.c ---- */

/* Adds the types to the module abstractgames._binding of the interpreter that runs. AG_OK or AG_ERR_MEMORY. */
int32_t agi_py_add_types(void);
/* Frees an object that has given up all it held, as its type, which may be made from ours, wants it. */
void agi_py_free(PyObject *object);

#endif
