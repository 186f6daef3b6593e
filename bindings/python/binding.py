# SPDX-License-Identifier: MIT
"""Writes the C code of the compiled module `abstractgames._binding`.

    binding.py FILE

The declarations are those that all bindings read, and what binding.c adds.
"""
import os
import sys

import cffi

from library import declarations

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
enum { AGI_PY_BUSY = -100 };
typedef struct agi_py_batch agi_py_batch;
agi_py_batch *agi_py_batch_room(void);
void agi_py_batch_free(agi_py_batch *own);
int32_t agi_py_batch_begin(agi_py_batch *own, const ag_variant *variant, int32_t count, int32_t max_plies, const uint64_t *seeds, uint32_t flags);
void agi_py_batch_show(agi_py_batch *own, uint8_t *masks, uint8_t *turns, uint8_t *done, int8_t *returns);
int32_t agi_py_batch_actions(const agi_py_batch *own);
int32_t agi_py_batch_write(agi_py_batch *own, int32_t first, int32_t count);
int32_t agi_py_batch_act(agi_py_batch *own, int32_t first, int32_t count, const int32_t *actions, int32_t *at);
int32_t agi_py_batch_play(agi_py_batch *own, int32_t first, int32_t count, const ag_move *moves, int32_t *at);
int32_t agi_py_batch_playout(agi_py_batch *own, int32_t first, int32_t count, int32_t plies);
int32_t agi_py_batch_roll(agi_py_batch *own, int32_t first, int32_t count);
int32_t agi_py_batch_reset(agi_py_batch *own, int32_t first, int32_t count, const uint8_t *which);
int32_t agi_py_batch_moves(agi_py_batch *own, int32_t first, int32_t count, int32_t *offsets, ag_move *moves, int32_t cap);
int32_t agi_py_batch_copy(agi_py_batch *own, int32_t i, ag_game **out);
int32_t agi_py_batch_taps(agi_py_batch *own, int32_t i, int32_t *taps, int32_t cap);
int32_t agi_py_batch_put(agi_py_batch *own, int32_t i, const ag_game *game);
int32_t agi_py_batch_seed(agi_py_batch *own, int32_t i, uint64_t *seed);
int32_t agi_py_batch_set_seed(agi_py_batch *own, int32_t i, uint64_t seed);
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
    builder.cdef(declarations() + ADDED)
    builder.set_source(MODULE, read(os.path.join(HERE, "binding.c")))
    builder.emit_c_code(path)


if __name__ == "__main__":
    write_code(sys.argv[1])
