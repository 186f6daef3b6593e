/* SPDX-License-Identifier: MIT */
#include "types.h"

void agi_py_free(PyObject *object)
{
    PyTypeObject *const type = Py_TYPE(object);

    ((freefunc)PyType_GetSlot(type, Py_tp_free))(object);
    Py_DECREF(type);
}

/* Puts a new type into the module, which keeps it alive as long as Python runs. */
static int add_type(PyObject *module, const char *name, PyObject *type)
{
    const int status = type ? PyObject_SetAttrString(module, name, type) : -1;

    Py_XDECREF(type);
    return status;
}

int32_t agi_py_add_types(void)
{
    PyObject *const module = PyImport_ImportModule("abstractgames._binding");
    int status = module ? 0 : -1;

    if (status == 0 && !PyObject_HasAttrString(module, "BaseGame")) {
        status = add_type(module, "Move", agi_py_make_move_type());
        if (status == 0) status = add_type(module, "Listing", agi_py_make_listing_type());
        if (status == 0) status = add_type(module, "BaseMoves", agi_py_make_base_moves_type());
        if (status == 0) status = add_type(module, "BaseGame", agi_py_make_base_game_type());
    }
    Py_XDECREF(module);
    PyErr_Clear();
    return status == 0 ? AG_OK : AG_ERR_MEMORY;
}
