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
#include <structmember.h>

typedef struct base_game {
    PyObject head;
    ag_game *game;    /* NULL before Game.__init__ */
    PyObject *handle; /* cffi's pointer to the game, which owns nothing; NULL until code in Python wants it */
    PyObject *remark; /* NULL is None */
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

const char *agi_py_description(PyObject *descriptions, const char *name)
{
    PyObject *const given = PyDict_GetItemString(descriptions, name); /* borrowed */
    PyObject *const bytes = given ? PyUnicode_AsUTF8String(given) : NULL;
    char *text;

    if (!bytes) return NULL;
    text = malloc((size_t)PyBytes_Size(bytes) + 1);
    if (text) memcpy(text, PyBytes_AsString(bytes), (size_t)PyBytes_Size(bytes) + 1);
    Py_DECREF(bytes);
    return text;
}

/* Game._give_methods(descriptions): gives Game these methods, and its facts. They are not inherited, because Python
 * calls a method fastest on an object of the very type that it belongs to. */
static PyObject *give_methods(PyObject *type, PyObject *descriptions)
{
    for (PyMethodDef *method = loop_methods; method->ml_name; method++) {
        PyObject *own;
        int status;
        if (!method->ml_doc) method->ml_doc = agi_py_description(descriptions, method->ml_name);
        own = PyErr_Occurred() ? NULL : PyDescr_NewMethod((PyTypeObject *)type, method);
        status = own ? PyObject_SetAttrString(type, method->ml_name, own) : -1;
        Py_XDECREF(own);
        if (status != 0) return NULL;
    }
    if (agi_py_give_facts(type, descriptions) != 0) return NULL;
    Py_RETURN_NONE;
}

/* Owns a game from now on. One that is begun again becomes a copy of it, because loops may be at work on the game that
 * it is; the other is freed then. 0, or -1 with an exception. */
static int own(base_game *self, ag_game *game)
{
    int32_t status;

    Py_CLEAR(self->remark);
    if (!self->game) {
        self->game = game;
        return 0;
    }
    status = ag_game_assign(self->game, game);
    ag_game_free(game);
    if (status != AG_OK) PyErr_NoMemory();
    return status == AG_OK ? 0 : -1;
}

/* _hold(address): owns the game there. Only cffi can read a handle, so the address comes as a number. */
static PyObject *hold(base_game *self, PyObject *address)
{
    void *const game = PyLong_AsVoidPtr(address);

    if (!game || own(self, game) != 0) return NULL;
    Py_RETURN_NONE;
}

/* _begin(id): owns a game from the start position of a variant. False when there is none, or no memory. */
static PyObject *begin(base_game *self, PyObject *id)
{
    PyObject *const bytes = PyUnicode_Check(id) ? PyUnicode_AsUTF8String(id) : NULL;
    ag_game *game = NULL;
    char *text;

    if (bytes && PyBytes_AsStringAndSize(bytes, &text, NULL) == 0) {
        ag_game_new(&game, ag_variant_find(text), NULL, NULL, 0);
    }
    Py_XDECREF(bytes);
    PyErr_Clear();
    if (!game) Py_RETURN_FALSE;
    if (own(self, game) != 0) return NULL;
    Py_RETURN_TRUE;
}

/* An object of a class made from ours, as its own __new__ makes it. */
static base_game *new_object(PyObject *kind)
{
    PyTypeObject *const type = (PyTypeObject *)kind;
    const newfunc create = (newfunc)PyType_GetSlot(type, Py_tp_new);
    PyObject *const nothing = PyTuple_New(0);
    PyObject *const made = nothing ? create(type, nothing, NULL) : NULL;

    Py_XDECREF(nothing);
    if (!made || PyObject_TypeCheck(made, agi_py_base_game_type)) return (base_game *)made;
    PyErr_Format(PyExc_TypeError, "%R.__new__ has made something that is no Game", kind);
    Py_DECREF(made);
    return NULL;
}

/* _copy_as(kind): a copy without what a subclass adds. */
static PyObject *copy_as(base_game *self, PyObject *kind)
{
    ag_game *game;
    base_game *made;
    int32_t status;

    if (!self->game) return agi_py_raise("not_begun", PyObject_Type((PyObject *)self));
    made = new_object(kind);
    if (!made) return NULL;
    status = ag_game_clone(&game, self->game);
    if (status == AG_OK && own(made, game) == 0) return (PyObject *)made;
    Py_DECREF(made);
    return status < 0 ? answer(self, status) : NULL;
}

static int traverse(base_game *self, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(self->handle);
    Py_VISIT(self->remark);
    return 0;
}

static void destroy(base_game *self)
{
    PyObject_GC_UnTrack(self);
    Py_XDECREF(self->handle);
    Py_XDECREF(self->remark);
    ag_game_free(self->game);
    agi_py_free(&self->head);
}

/* Whatever is written in Python begins with this, so a game that was not begun is refused here. */
static PyObject *get_handle(PyObject *object, void *unused)
{
    base_game *const self = (base_game *)object;

    (void)unused;
    if (!self->game) return agi_py_raise("not_begun", PyObject_Type(object));
    if (!self->handle) {
        PyObject *const calls = PyImport_ImportModule("abstractgames.calls");
        PyObject *const made = calls ? PyObject_CallMethod(calls, "game_at", "n", (Py_ssize_t)self->game) : NULL;
        Py_XDECREF(calls);
        if (!made) return NULL;
        Py_XDECREF(self->handle);
        self->handle = made;
    }
    Py_INCREF(self->handle);
    return self->handle;
}

static PyMemberDef members[] = {{"_remark", T_OBJECT, offsetof(base_game, remark), 0, NULL}, {NULL, 0, 0, 0, NULL}};
static PyGetSetDef attributes[] = {{"_handle", get_handle, NULL, NULL, NULL}, {NULL, NULL, NULL, NULL, NULL}};
static PyMethodDef methods[] = {{"_hold", (PyCFunction)hold, METH_O, NULL},
                                {"_begin", (PyCFunction)begin, METH_O, NULL},
                                {"_copy_as", (PyCFunction)copy_as, METH_O, NULL},
                                {"_give_methods", give_methods, METH_O | METH_CLASS, NULL},
                                {NULL, NULL, 0, NULL}};
static PyType_Slot slots[] = {{Py_tp_doc, (void *)"The part of a Game that loops use most."},
                              {Py_tp_members, members},
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
