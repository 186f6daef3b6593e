/* SPDX-License-Identifier: MIT
 * Most moves that are listed are played and forgotten, and nobody asks for their texts. So a text is written when it is
 * asked for, and because the game may have gone on by then, the moves of a listing share its position: a string, from
 * which a game of their own is made at the first question.
 */
#include "types.h"

#include <stdlib.h>

enum { USUAL_BYTES = 112, USUAL_TEXT_BYTES = 64 };

struct agi_py_kept_position {
    int32_t users; /* counted under Python's lock */
    const ag_variant *variant;
    ag_game *game; /* NULL before the first question */
    char text[];
};

agi_py_kept_position *agi_py_keep_position(const ag_game *game)
{
    int32_t room = USUAL_BYTES;

    for (;;) {
        agi_py_kept_position *const position = malloc(sizeof *position + (size_t)room);
        int32_t length;
        if (!position) {
            PyErr_NoMemory();
            return NULL;
        }
        length = ag_game_position(game, position->text, room);
        if (length < room) {
            position->users = 1;
            position->variant = ag_game_variant(game);
            position->game = NULL;
            return position;
        }
        free(position);
        room = length + 1;
    }
}

agi_py_kept_position *agi_py_share_position(agi_py_kept_position *position)
{
    position->users++;
    return position;
}

void agi_py_release_position(agi_py_kept_position *position)
{
    if (!position || --position->users > 0) return;
    ag_game_free(position->game);
    free(position);
}

static PyObject *raise_status(int32_t status)
{
    return agi_py_raise("no_text", PyLong_FromLong(status));
}

/* A text that is longer than usual. */
static PyObject *long_text(const ag_game *game, ag_move move, int32_t length)
{
    char *const text = malloc((size_t)length + 1);
    PyObject *result;

    if (!text) return PyErr_NoMemory();
    ag_move_text(game, move, AG_TEXT_COORDINATE, text, length + 1);
    result = PyUnicode_FromStringAndSize(text, length);
    free(text);
    return result;
}

/* What was accepted when the game began is accepted again: all that can be waived. Only positions that unchecked play
 * has made meaningless cannot be read again. */
PyObject *agi_py_text_in_position(agi_py_kept_position *position, ag_move move)
{
    char text[USUAL_TEXT_BYTES];
    int32_t status = AG_OK;
    int32_t length;

    if (!position->game) {
        status = ag_game_new_allowing(&position->game, position->variant, position->text, UINT32_MAX, NULL, 0);
    }
    if (status != AG_OK) return raise_status(status);
    length = ag_move_text(position->game, move, AG_TEXT_COORDINATE, text, USUAL_TEXT_BYTES);
    if (length < 0) return raise_status(length);
    if (length >= USUAL_TEXT_BYTES) return long_text(position->game, move, length);
    return PyUnicode_FromStringAndSize(text, length);
}
