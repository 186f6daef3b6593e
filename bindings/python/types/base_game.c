/* SPDX-License-Identifier: MIT
 * The type BaseGame: it owns the game, and has what loops call most of a Game. Whatever is refused, or is not a Move,
 * is left to the methods of Game in Python, which know the sentences.
 *
 * The game is freed when the object itself goes, after all code of Python that could still see it: not by a finalizer,
 * which the collector may call before the __del__ of another object in the same cycle.
 */
#include "types.h"

#include <stdlib.h>
#include <string.h>

typedef struct base_game {
    PyObject head;
    PyObject *handle; /* cffi's pointer to the game, which owns nothing */
    ag_game *game;    /* NULL before Game.__init__ */
} base_game;

PyTypeObject *agi_py_base_game_type;

/* None, or what the method in Python raises. */
static PyObject *answer(base_game *self, int32_t status)
{
    if (status < 0) return PyObject_CallMethod((PyObject *)self, "_refuse", "i", (int)status);
    Py_RETURN_NONE;
}

/* Of the forms of a move only the usual one is played here. */
static PyObject *play(base_game *self, PyObject *move)
{
    int32_t status;

    if (!agi_py_is_move(move)) return PyObject_CallMethod((PyObject *)self, "_play_given", "(O)", move);
    status = ag_game_play(self->game, agi_py_number_of_move(move));
    if (status < 0) return PyObject_CallMethod((PyObject *)self, "_refuse", "iO", (int)status, move);
    Py_RETURN_NONE;
}

static PyObject *undo(base_game *self, PyObject *unused)
{
    (void)unused;
    return answer(self, ag_game_undo(self->game));
}

static PyObject *numbers(base_game *self, PyObject *unused)
{
    int32_t status;
    PyObject *const list = agi_py_list_numbers(self->game, &status);

    (void)unused;
    return status == AG_OK ? list : answer(self, status);
}

static PyObject *push(base_game *self, PyObject *given)
{
    ag_move number;

    return agi_py_read_number(given, &number) == 0 ? answer(self, ag_game_play_unchecked(self->game, number)) : NULL;
}

const ag_game *agi_py_game(PyObject *game)
{
    return ((const base_game *)game)->game;
}

PyObject *agi_py_moves_of_game(PyObject *game, int32_t square)
{
    base_game *const self = (base_game *)game;
    int32_t status;
    PyObject *const listing = agi_py_list_moves(self->game, square, &status);

    return status == AG_OK ? listing : answer(self, status);
}

/* _moves_from(square) */
static PyObject *moves_from(PyObject *self, PyObject *square)
{
    const long number = PyLong_AsLong(square);

    return number == -1 && PyErr_Occurred() ? NULL : agi_py_moves_of_game(self, (int32_t)number);
}

/* Their descriptions stand in game.py, and are put here when Game has been made. */
static PyMethodDef loop_methods[] = {{"play", (PyCFunction)play, METH_O, NULL},
                                     {"undo", (PyCFunction)undo, METH_NOARGS, NULL},
                                     {"numbers", (PyCFunction)numbers, METH_NOARGS, NULL},
                                     {"push", (PyCFunction)push, METH_O, NULL},
                                     {"_moves_from", moves_from, METH_O, NULL},
                                     {NULL, NULL, 0, NULL}};

/* A description stays as long as the process does, as the methods do that have it. 0, or -1 with an exception. */
static int describe(PyMethodDef *method, PyObject *descriptions)
{
    PyObject *const given = PyDict_GetItemString(descriptions, method->ml_name); /* borrowed */
    PyObject *const bytes = given && !method->ml_doc ? PyUnicode_AsUTF8String(given) : NULL;
    char *text;

    if (!bytes) return PyErr_Occurred() ? -1 : 0;
    text = malloc((size_t)PyBytes_Size(bytes) + 1);
    if (text) memcpy(text, PyBytes_AsString(bytes), (size_t)PyBytes_Size(bytes) + 1);
    Py_DECREF(bytes);
    method->ml_doc = text;
    return 0;
}

/* Game._own_methods(descriptions): gives Game these methods. They are not inherited, because Python calls a method
 * fastest on an object of the very type that it belongs to. */
static PyObject *own_methods(PyObject *type, PyObject *descriptions)
{
    for (PyMethodDef *method = loop_methods; method->ml_name; method++) {
        PyObject *const own =
            describe(method, descriptions) == 0 ? PyDescr_NewMethod((PyTypeObject *)type, method) : NULL;
        const int status = own ? PyObject_SetAttrString(type, method->ml_name, own) : -1;
        Py_XDECREF(own);
        if (status != 0) return NULL;
    }
    Py_RETURN_NONE;
}

/* A game that is begun again becomes a copy, because loops may be at work on it. Frees what was made. */
static PyObject *become(base_game *self, ag_game *made)
{
    const int32_t status = ag_game_assign(self->game, made);

    ag_game_free(made);
    if (status != AG_OK) return PyErr_NoMemory();
    Py_RETURN_NONE;
}

/* _hold(handle, address): owns the game that the handle points to. Only cffi can read a handle, so the address comes as
 * a number. */
static PyObject *hold(base_game *self, PyObject *arguments)
{
    PyObject *handle;
    Py_ssize_t address;

    if (!PyArg_ParseTuple(arguments, "On", &handle, &address)) return NULL;
    if (self->game) return become(self, (ag_game *)address);
    Py_INCREF(handle);
    self->handle = handle;
    self->game = (ag_game *)address;
    Py_RETURN_NONE;
}

static int traverse(base_game *self, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(self->handle);
    return 0;
}

static void destroy(base_game *self)
{
    PyObject_GC_UnTrack(self);
    Py_XDECREF(self->handle);
    ag_game_free(self->game);
    agi_py_free(&self->head);
}

/* Whatever is written in Python begins with this, so a game that was not begun is refused here. */
static PyObject *get_handle(PyObject *self, void *unused)
{
    PyObject *const handle = ((base_game *)self)->handle;

    (void)unused;
    if (!handle) return agi_py_raise("not_begun", PyObject_Type(self));
    Py_INCREF(handle);
    return handle;
}

static PyGetSetDef attributes[] = {{"_handle", get_handle, NULL, NULL, NULL}, {NULL, NULL, NULL, NULL, NULL}};
static PyMethodDef methods[] = {{"_hold", (PyCFunction)hold, METH_VARARGS, NULL},
                                {"_own_methods", own_methods, METH_O | METH_CLASS, NULL},
                                {NULL, NULL, 0, NULL}};
static PyType_Slot slots[] = {{Py_tp_doc, (void *)"The part of a Game that loops use most."},
                              {Py_tp_getset, attributes},
                              {Py_tp_methods, methods},
                              {Py_tp_traverse, (void *)traverse},
                              {Py_tp_dealloc, (void *)destroy},
                              {0, NULL}};
static PyType_Spec spec = {.name = "abstractgames.game.BaseGame",
                           .basicsize = sizeof(base_game),
                           .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
                           .slots = slots};

PyObject *agi_py_make_base_game_type(void)
{
    agi_py_base_game_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return (PyObject *)agi_py_base_game_type;
}
