/* SPDX-License-Identifier: MIT */
#include "types.h"

void agi_py_free(PyObject *object)
{
    PyTypeObject *const type = Py_TYPE(object);

    ((freefunc)PyType_GetSlot(type, Py_tp_free))(object);
    Py_DECREF(type);
}

/* The types are made once and shared by all interpreters of the process, because static pointers name them. So they are
 * never freed. */
int32_t agi_py_add_types(void)
{
    static const struct {
        const char *name;
        PyObject *(*make)(void);
    } kinds[] = {{"Move", agi_py_make_move_type},
                 {"Listing", agi_py_make_listing_type},
                 {"BaseMoves", agi_py_make_base_moves_type},
                 {"BaseGame", agi_py_make_base_game_type}};
    static PyObject *types[sizeof kinds / sizeof *kinds];
    PyObject *const module = PyImport_ImportModule("abstractgames._binding");
    int status = module ? 0 : -1;

    for (size_t i = 0; status == 0 && i < sizeof kinds / sizeof *kinds; i++) {
        if (!types[i]) types[i] = kinds[i].make();
        status = types[i] ? PyObject_SetAttrString(module, kinds[i].name, types[i]) : -1;
    }
    Py_XDECREF(module);
    PyErr_Clear();
    return status == 0 ? AG_OK : AG_ERR_MEMORY;
}
