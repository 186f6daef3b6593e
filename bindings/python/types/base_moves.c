/* SPDX-License-Identifier: MIT
 * The type BaseMoves: Moves are made and gone through at every node of a loop.
 */
#include "types.h"

#include <structmember.h>

typedef struct base_moves {
    PyObject head;
    PyObject *game;
} base_moves;

/* Moves(game) */
static PyObject *create(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"game", NULL};
    PyObject *game;
    base_moves *made;

    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O!:Moves", names, agi_py_base_game_type, &game)) return NULL;
    made = (base_moves *)((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0);
    if (!made) return NULL;
    Py_INCREF(game);
    made->game = game;
    return (PyObject *)made;
}

static PyObject *iterate(base_moves *self)
{
    return agi_py_moves_of_game(self->game, AGI_PY_ALL_SQUARES);
}

static int traverse(base_moves *self, visitproc visit, void *arg)
{
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(self->game);
    return 0;
}

static void destroy(base_moves *self)
{
    PyObject_GC_UnTrack(self);
    Py_XDECREF(self->game);
    agi_py_free(&self->head);
}

PyObject *agi_py_make_base_moves_type(void)
{
    static PyMemberDef members[] = {{"_game", T_OBJECT_EX, offsetof(base_moves, game), READONLY, NULL},
                                    {NULL, 0, 0, 0, NULL}};
    static PyType_Slot slots[] = {{Py_tp_doc, (void *)"The part of Moves that loops use most."},
                                  {Py_tp_new, (void *)create},
                                  {Py_tp_iter, (void *)iterate},
                                  {Py_tp_members, members},
                                  {Py_tp_traverse, (void *)traverse},
                                  {Py_tp_dealloc, (void *)destroy},
                                  {0, NULL}};
    static PyType_Spec spec = {.name = "abstractgames.moves.BaseMoves",
                               .basicsize = sizeof(base_moves),
                               .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
                               .slots = slots};

    return PyType_FromSpec(&spec);
}
