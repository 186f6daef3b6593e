/* SPDX-License-Identifier: MIT
 * A listing: the legal moves of a position, of which each becomes an object when its turn comes.
 */
#include "types.h"

#include <string.h>

enum { USUAL_MOVES = 256 };

typedef struct listing {
    PyVarObject head; /* its size is the number of moves */
    Py_ssize_t next;
    agi_py_kept_position *position; /* NULL when no move needs it */
    ag_move moves[];
} listing;

static PyTypeObject *listing_type;

static int32_t fill(const ag_game *game, int32_t square, ag_move *moves, int32_t cap)
{
    return square == AGI_PY_ALL_SQUARES ? ag_game_moves(game, moves, cap)
                                        : ag_game_moves_from(game, square, moves, cap);
}

static listing *new_listing(const ag_game *game, int32_t square, int32_t *status)
{
    ag_move usual[USUAL_MOVES];
    const int32_t count = fill(game, square, usual, USUAL_MOVES);
    listing *made;

    *status = count < 0 ? count : AG_OK;
    if (count < 0) return NULL;
    made = PyObject_NewVar(listing, listing_type, count);
    if (!made) return NULL;
    made->next = 0;
    made->position = NULL;
    if (count <= USUAL_MOVES) {
        memcpy(made->moves, usual, sizeof *usual * (size_t)count);
    } else {
        fill(game, square, made->moves, count);
    }
    return made;
}

PyObject *agi_py_list_moves(const ag_game *game, int32_t square, int32_t *status)
{
    listing *const made = new_listing(game, square, status);

    if (!made || Py_SIZE(made) == 0) return (PyObject *)made;
    made->position = agi_py_keep_position(game);
    if (made->position) return (PyObject *)made;
    Py_DECREF(made);
    return NULL;
}

PyObject *agi_py_list_numbers(const ag_game *game, int32_t *status)
{
    listing *const made = new_listing(game, AGI_PY_ALL_SQUARES, status);
    PyObject *numbers = made ? PyList_New(Py_SIZE(made)) : NULL;

    for (Py_ssize_t i = 0; numbers && i < Py_SIZE(made); i++) {
        PyObject *const number = PyLong_FromUnsignedLong(made->moves[i]);
        if (number && PyList_SetItem(numbers, i, number) == 0) continue;
        Py_CLEAR(numbers);
    }
    Py_XDECREF(made);
    return numbers;
}

static PyObject *next_move(listing *self)
{
    return self->next < Py_SIZE(self) ? agi_py_new_move(self->moves[self->next++], self->position) : NULL;
}

/* How many moves are still to come, so that a list of them is made at once. */
static PyObject *moves_left(PyObject *self, PyObject *unused)
{
    (void)unused;
    return PyLong_FromSsize_t(Py_SIZE(self) - ((listing *)self)->next);
}

static void destroy(listing *self)
{
    agi_py_release_position(self->position);
    agi_py_free(&self->head.ob_base);
}

PyObject *agi_py_make_listing_type(void)
{
    static PyMethodDef methods[] = {{"__length_hint__", moves_left, METH_NOARGS, NULL}, {NULL, NULL, 0, NULL}};
    static PyType_Slot slots[] = {{Py_tp_dealloc, (void *)destroy},
                                  {Py_tp_iter, (void *)PyObject_SelfIter},
                                  {Py_tp_iternext, (void *)next_move},
                                  {Py_tp_methods, methods},
                                  {Py_tp_doc, (void *)"The legal moves of a position, one after the other."},
                                  {0, NULL}};
    static PyType_Spec spec = {.name = "abstractgames.moves.Listing",
                               .basicsize = sizeof(listing),
                               .itemsize = sizeof(ag_move),
                               .flags = Py_TPFLAGS_DEFAULT,
                               .slots = slots};

    listing_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return (PyObject *)listing_type;
}
