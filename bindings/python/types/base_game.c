/* SPDX-License-Identifier: MIT
 * The type BaseGame: what loops call most of a Game. Whatever is refused, or is not a Move, is left to the methods of
 * Game in Python, which know the sentences.
 */
#include "types.h"

typedef struct base_game {
    PyObject head;
    PyObject *handle; /* cffi's, which frees the game when it goes */
    ag_game *game;    /* what it points to; NULL before Game.__init__ */
} base_game;

PyTypeObject *agi_py_base_game_type;

/* None, or what the method in Python raises. */
static PyObject *answer(base_game *self, int32_t status)
{
    if (status != AG_OK) return PyObject_CallMethod((PyObject *)self, "_refuse", "i", (int)status);
    Py_RETURN_NONE;
}

PyDoc_STRVAR(play_description,
             "play($self, move, /)\n--\n\n"
             "Plays a move, given as a Move, as its number, or as text in either style and lenient spelling.\n\n"
             ">>> from abstractgames import Game\n"
             ">>> Game(\"rinne\").play(\"e5e2\")\n"
             "Traceback (most recent call last):\n"
             "abstractgames.errors.IllegalMove: the piece on e5 is Black's, and it is White's turn\n");

/* Of the forms of a move only the usual one is played here. */
static PyObject *play(base_game *self, PyObject *move)
{
    int32_t status;

    if (!agi_py_is_move(move)) return PyObject_CallMethod((PyObject *)self, "_play_given", "(O)", move);
    status = ag_game_play(self->game, agi_py_number_of_move(move));
    if (status != AG_OK) return PyObject_CallMethod((PyObject *)self, "_refuse", "iO", (int)status, move);
    Py_RETURN_NONE;
}

PyDoc_STRVAR(undo_description, "undo($self, /)\n--\n\n"
                               "Takes back one ply; after a claim or an end from outside only that.");

static PyObject *undo(base_game *self, PyObject *unused)
{
    (void)unused;
    return answer(self, ag_game_undo(self->game));
}

PyDoc_STRVAR(numbers_description, "numbers($self, /)\n--\n\n"
                                  "The numbers of the legal moves.\n\n"
                                  ">>> from abstractgames import Game\n"
                                  ">>> game = Game(\"rinne\")\n"
                                  ">>> leaves = 0\n"
                                  ">>> for number in game.numbers():\n"
                                  "...     game.push(number)\n"
                                  "...     leaves += len(game.numbers())\n"
                                  "...     game.undo()\n"
                                  ">>> leaves\n"
                                  "621\n");

static PyObject *numbers(base_game *self, PyObject *unused)
{
    int32_t status;
    PyObject *const list = agi_py_list_numbers(self->game, &status);

    (void)unused;
    return status == AG_OK ? list : answer(self, status);
}

PyDoc_STRVAR(push_description, "push($self, number, /)\n--\n\n"
                               "Plays a move of this very position's numbers, unchecked. Any other number gives a "
                               "meaningless position,\nwhose moves may have no texts.");

static PyObject *push(base_game *self, PyObject *given)
{
    ag_move number;

    return agi_py_read_number(given, &number) == 0 ? answer(self, ag_game_play_unchecked(self->game, number)) : NULL;
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

static PyMethodDef loop_methods[] = {{"play", (PyCFunction)play, METH_O, play_description},
                                     {"undo", (PyCFunction)undo, METH_NOARGS, undo_description},
                                     {"numbers", (PyCFunction)numbers, METH_NOARGS, numbers_description},
                                     {"push", (PyCFunction)push, METH_O, push_description},
                                     {"_moves_from", moves_from, METH_O, NULL},
                                     {NULL, NULL, 0, NULL}};

/* Game._own_methods(): gives Game these methods. They are not inherited, because Python calls a method fastest on an
 * object of the very type that it belongs to. */
static PyObject *own_methods(PyObject *type, PyObject *unused)
{
    (void)unused;
    for (PyMethodDef *method = loop_methods; method->ml_name; method++) {
        PyObject *const own = PyDescr_NewMethod((PyTypeObject *)type, method);
        const int status = own ? PyObject_SetAttrString(type, method->ml_name, own) : -1;
        Py_XDECREF(own);
        if (status != 0) return NULL;
    }
    Py_RETURN_NONE;
}

/* _hold(handle, address): the game is the one that the handle keeps. Only cffi can read a handle, so the address of its
 * game comes as a number. */
static PyObject *hold(base_game *self, PyObject *arguments)
{
    PyObject *const before = self->handle;
    PyObject *handle;
    Py_ssize_t address;

    if (!PyArg_ParseTuple(arguments, "On", &handle, &address)) return NULL;
    Py_INCREF(handle);
    self->handle = handle;
    self->game = (ag_game *)address;
    Py_XDECREF(before);
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
                                {"_own_methods", own_methods, METH_NOARGS | METH_CLASS, NULL},
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
