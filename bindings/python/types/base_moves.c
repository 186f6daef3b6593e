/* SPDX-License-Identifier: MIT
 * The type BaseMoves: Moves are made and gone through at every node of a loop.
 */
#include "types.h"

#include <stdlib.h>
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

/* Python 3.11 has made Py_buffer a part of its stable interface, as it had been for long. */
typedef struct buffer_view {
    void *elements;
    PyObject *owner;
    Py_ssize_t bytes;
    Py_ssize_t element_bytes;
    int is_readonly;
    int dimensions;
    char *format;
    Py_ssize_t *shape;
    Py_ssize_t *strides;
    Py_ssize_t *suboffsets;
    void *internal;
} buffer_view;

enum { GET_BUFFER = 1, RELEASE_BUFFER = 2, WRITABLE = 0x0001, WITH_FORMAT = 0x0004 };

/* What belongs to a view: the numbers of the moves that were legal when it was made. */
typedef struct numbers {
    Py_ssize_t count;
    Py_ssize_t bytes_apart;
    ag_move moves[];
} numbers;

/* NULL with an exception. */
static numbers *list_numbers(const ag_game *game)
{
    const int32_t count = ag_game_moves(game, NULL, 0);
    const size_t listed = count > 0 ? (size_t)count : 0;
    numbers *const made = malloc(sizeof *made + sizeof *made->moves * (listed + 1));

    if (!made) {
        PyErr_NoMemory();
        return NULL;
    }
    made->count = (Py_ssize_t)listed;
    made->bytes_apart = sizeof *made->moves;
    ag_game_moves(game, made->moves, (int32_t)listed);
    return made;
}

/* memoryview(moves): the numbers, which nobody is to write to. */
static int get_buffer(base_moves *self, buffer_view *view, int wanted)
{
    static char format[] = "I";
    numbers *made;

    view->owner = NULL;
    if (wanted & WRITABLE) {
        PyErr_SetString(PyExc_BufferError, "the moves cannot be written to; moves.buffer() is a copy that can");
        return -1;
    }
    made = list_numbers(agi_py_game(self->game));
    if (!made) return -1;
    *view = (buffer_view){.elements = made->moves,
                          .owner = (PyObject *)self,
                          .bytes = made->count * made->bytes_apart,
                          .element_bytes = made->bytes_apart,
                          .is_readonly = 1,
                          .dimensions = 1,
                          .format = wanted & WITH_FORMAT ? format : NULL,
                          .shape = &made->count,
                          .strides = &made->bytes_apart,
                          .internal = made};
    Py_INCREF(self);
    return 0;
}

static void release_buffer(base_moves *self, buffer_view *view)
{
    (void)self;
    free(view->internal);
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
                                  {GET_BUFFER, (void *)get_buffer},
                                  {RELEASE_BUFFER, (void *)release_buffer},
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
