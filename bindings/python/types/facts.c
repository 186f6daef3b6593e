/* SPDX-License-Identifier: MIT
 * Properties of Game that loops ask for at every node. Each is a number of the library's, and the package has a member
 * of an enumeration for it, which is looked up once.
 */
#include "types.h"

#include <stdlib.h>

enum { KEPT_MEMBERS = 32 };

typedef struct fact {
    const char *name;
    const char *kind; /* the enumeration; NULL: the number is a truth */
    int32_t (*ask)(const ag_game *game);
} fact;

/* What a class Game has for one of them. Members belong to the interpreter that has made the class. */
typedef struct own_fact {
    const fact *fact;
    PyGetSetDef property;
    PyObject *members[KEPT_MEMBERS];
} own_fact;

static int32_t is_over(const ag_game *game)
{
    return ag_game_result(game) != AG_ONGOING;
}

static const fact facts[] = {{"turn", "Player", ag_game_turn},
                             {"side", "Player", ag_game_side},
                             {"result", "Result", ag_game_result},
                             {"reason", "Reason", ag_game_reason},
                             {"is_over", NULL, is_over}};

/* A number that is not kept, as one of a later library may be, is looked up each time. */
static PyObject *member_of(own_fact *self, int32_t number)
{
    PyObject **const kept = number >= 0 && number < KEPT_MEMBERS ? &self->members[number] : NULL;
    PyObject *package, *member;

    if (kept && *kept) {
        Py_INCREF(*kept);
        return *kept;
    }
    package = PyImport_ImportModule("abstractgames");
    member = package ? PyObject_CallMethod(package, self->fact->kind, "i", (int)number) : NULL;
    Py_XDECREF(package);
    if (member && kept && !*kept) {
        Py_INCREF(member);
        *kept = member;
    }
    return member;
}

static PyObject *get(PyObject *object, void *owned)
{
    own_fact *const self = owned;
    const ag_game *const game = agi_py_game(object);

    if (!game) return agi_py_raise("not_begun", PyObject_Type(object));
    return self->fact->kind ? member_of(self, self->fact->ask(game)) : PyBool_FromLong(self->fact->ask(game));
}

/* What is made here stays as long as the process does. */
static int give(PyObject *type, const fact *fact, PyObject *descriptions)
{
    own_fact *const made = calloc(1, sizeof *made);
    PyObject *property;
    int status;

    if (!made) {
        PyErr_NoMemory();
        return -1;
    }
    made->fact = fact;
    made->property = (PyGetSetDef){fact->name, get, NULL, agi_py_description(descriptions, fact->name), made};
    property = PyErr_Occurred() ? NULL : PyDescr_NewGetSet((PyTypeObject *)type, &made->property);
    status = property ? PyObject_SetAttrString(type, fact->name, property) : -1;
    Py_XDECREF(property);
    return status;
}

int agi_py_give_facts(PyObject *type, PyObject *descriptions)
{
    int status = 0;

    for (size_t i = 0; status == 0 && i < sizeof facts / sizeof *facts; i++) {
        status = give(type, &facts[i], descriptions);
    }
    return status;
}
