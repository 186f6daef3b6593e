/* SPDX-License-Identifier: MIT
 * The type Move: a number, and a text that is known from the start or written when it is first asked for.
 */
#include "types.h"

#include <structmember.h>

typedef struct move {
    PyObject head;
    ag_move number;
    agi_py_kept_position *position; /* where it was listed, until the text is known */
    PyObject *text;                 /* NULL until then: one of the two is always there */
} move;

static PyTypeObject *move_type;

int agi_py_read_number(PyObject *thing, ag_move *number)
{
    PyObject *const index = PyNumber_Index(thing);
    unsigned long value;

    if (!index) return -1;
    value = PyLong_AsUnsignedLong(index);
    if (value <= UINT32_MAX && !PyErr_Occurred()) {
        Py_DECREF(index);
        *number = (ag_move)value;
        return 0;
    }
    PyErr_Clear();
    agi_py_raise("wrong_number", index);
    return -1;
}

int agi_py_is_move(PyObject *thing)
{
    return PyObject_TypeCheck(thing, move_type);
}

ag_move agi_py_number_of_move(PyObject *thing)
{
    return ((const move *)thing)->number;
}

PyObject *agi_py_new_move(ag_move number, agi_py_kept_position *position)
{
    move *const made = PyObject_New(move, move_type);

    if (!made) return NULL;
    made->number = number;
    made->position = agi_py_share_position(position);
    made->text = NULL;
    return (PyObject *)made;
}

/* Move(number, text): a move whose text is known. */
static PyObject *create(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"number", "text", NULL};
    const allocfunc allocate = (allocfunc)PyType_GetSlot(type, Py_tp_alloc);
    PyObject *number_given, *text_given, *text;
    ag_move number;
    move *made;

    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "OU:Move", names, &number_given, &text_given)) return NULL;
    if (agi_py_read_number(number_given, &number) != 0) return NULL;
    text = PyUnicode_FromObject(text_given);
    made = text ? (move *)allocate(type, 0) : NULL;
    if (!made) {
        Py_XDECREF(text);
        return NULL;
    }
    made->number = number;
    made->position = NULL;
    made->text = text;
    return (PyObject *)made;
}

static void destroy(move *self)
{
    agi_py_release_position(self->position);
    Py_XDECREF(self->text);
    agi_py_free(&self->head);
}

/* Borrowed: the move keeps it. */
static PyObject *text_of(move *self)
{
    if (!self->text) {
        self->text = agi_py_text_in_position(self->position, self->number);
        if (!self->text) return NULL;
        agi_py_release_position(self->position);
        self->position = NULL;
    }
    return self->text;
}

static PyObject *str(move *self)
{
    PyObject *const text = text_of(self);

    Py_XINCREF(text);
    return text;
}

static PyObject *get_text(PyObject *self, void *unused)
{
    (void)unused;
    return str((move *)self);
}

/* A move that has no text shows its number. */
static PyObject *repr(move *self)
{
    PyObject *const text = text_of(self);

    if (text) return PyUnicode_FromFormat("<Move %U>", text);
    if (!PyErr_ExceptionMatches(PyExc_ValueError)) return NULL;
    PyErr_Clear();
    return PyUnicode_FromFormat("<Move %u>", (unsigned)self->number);
}

/* Not -1, which would mean an exception. */
static Py_hash_t hash(const move *self)
{
    return (Py_hash_t)(self->number & INT32_MAX);
}

static PyObject *index_of(const move *self)
{
    return PyLong_FromUnsignedLong(self->number);
}

/* 1 or 0; -1 with an exception. */
static int is_same(move *one, move *other)
{
    PyObject *text, *other_text;

    if (one->number != other->number) return 0;
    if (one->position && one->position == other->position) return 1;
    text = text_of(one);
    other_text = text ? text_of(other) : NULL;
    return other_text ? PyUnicode_Compare(text, other_text) == 0 : -1;
}

static PyObject *compare(PyObject *self, PyObject *other, int operation)
{
    int same;

    if (!agi_py_is_move(other) || (operation != Py_EQ && operation != Py_NE)) {
        Py_INCREF(Py_NotImplemented);
        return Py_NotImplemented;
    }
    same = is_same((move *)self, (move *)other);
    return same < 0 ? NULL : PyBool_FromLong(same == (operation == Py_EQ));
}

/* What copies and pickles are made from. */
static PyObject *new_arguments(PyObject *self, PyObject *unused)
{
    PyObject *const text = text_of((move *)self);

    (void)unused;
    return text ? Py_BuildValue("(IO)", ((move *)self)->number, text) : NULL;
}

PyDoc_STRVAR(description, "Move(number, text)\n--\n\n"
                          "A move: its number, and its text in squares. It means something in the position that it was "
                          "listed for.\n\n"
                          ">>> from abstractgames import Game\n"
                          ">>> move = Game(\"rinne\").moves[0]\n"
                          ">>> print(move)\n"
                          "c1b1\n");

static PyMemberDef members[] = {
    {"number", T_UINT, offsetof(move, number), READONLY, "The number that the move has in its position."},
    {NULL, 0, 0, 0, NULL}};
static PyGetSetDef attributes[] = {{"text", get_text, NULL, "The move in squares.", NULL},
                                   {NULL, NULL, NULL, NULL, NULL}};
static PyMethodDef methods[] = {{"__getnewargs__", new_arguments, METH_NOARGS, NULL}, {NULL, NULL, 0, NULL}};
static PyType_Slot slots[] = {
    {Py_tp_doc, (void *)description}, {Py_tp_new, (void *)create},          {Py_tp_dealloc, (void *)destroy},
    {Py_tp_members, members},         {Py_tp_getset, attributes},           {Py_tp_methods, methods},
    {Py_tp_str, (void *)str},         {Py_tp_repr, (void *)repr},           {Py_tp_hash, (void *)hash},
    {Py_nb_index, (void *)index_of},  {Py_tp_richcompare, (void *)compare}, {0, NULL}};
static PyType_Spec spec = {.name = "abstractgames.moves.Move",
                           .basicsize = sizeof(move),
                           .flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
                           .slots = slots};

PyObject *agi_py_make_move_type(void)
{
    move_type = (PyTypeObject *)PyType_FromSpec(&spec);
    return (PyObject *)move_type;
}
