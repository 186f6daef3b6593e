# SPDX-License-Identifier: MIT
"""Writes the C code of the compiled module `abstractgames._binding`.

    binding.py FILE

The declarations are those that all bindings read, and what binding.c adds.
"""
import os
import sys

import cffi

from library import DECLARATIONS

HERE = os.path.dirname(os.path.abspath(__file__))
MODULE = "abstractgames._binding"
TYPES = os.path.join(HERE, "types")
"""The folder of what the module has besides: types that are written in C."""
ADDED = """
int32_t agi_py_add_types(void);
typedef struct agi_py_counting { int32_t status; uint64_t leaves; ...; } agi_py_counting;
void agi_py_begin_count(agi_py_counting *all, ag_game *own, int32_t depth);
int32_t agi_py_count_on(agi_py_counting *all);
void agi_py_end_count(agi_py_counting *all);
int32_t agi_py_playout_on(ag_game *own, uint64_t *seed, int32_t max_plies);
int32_t value_of_tag(const ag_game *game, const char *name, char *buf, int32_t cap);
int32_t name_of_tag(const ag_game *game, int32_t i, char *buf, int32_t cap);
int32_t text_of_comment(const ag_game *game, int32_t ply, int32_t i, char *buf, int32_t cap);
int32_t is_said_in_utf_8(const ag_game *game);
typedef struct rounds { int32_t status; ...; } rounds;
int32_t begin_rounds(rounds *all, ag_game *game, ag_move *large, int32_t cap);
ag_move next_round(rounds *all);
void end_round(rounds *all);
"""


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def write_code(path):
    builder = cffi.FFI()
    builder.cdef(read(DECLARATIONS) + ADDED)
    builder.set_source(MODULE, read(os.path.join(HERE, "binding.c")))
    builder.emit_c_code(path)


if __name__ == "__main__":
    write_code(sys.argv[1])
