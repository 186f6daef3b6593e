/* SPDX-License-Identifier: MIT
 * Refusals: their sentences stand in Python, in errors.py.
 */
#include "types.h"

PyObject *agi_py_raise(const char *function, PyObject *argument)
{
    PyObject *const errors = argument ? PyImport_ImportModule("abstractgames.errors") : NULL;
    PyObject *const error = errors ? PyObject_CallMethod(errors, function, "(O)", argument) : NULL;

    if (error) PyErr_SetObject((PyObject *)Py_TYPE(error), error);
    Py_XDECREF(error);
    Py_XDECREF(errors);
    Py_XDECREF(argument);
    return NULL;
}
