/* SPDX-License-Identifier: MIT
 *
 * How a host that knows only chess sees a variant: a letter and a picture for each kind of piece, and positions in the
 * manner of chess. All of it follows from what the library says about the variant. */
#ifndef ENGINE_VIEW_H
#define ENGINE_VIEW_H

#include <abstractgames/abstractgames.h>

enum { VIEW_KINDS = 128 };

typedef struct view {
    const ag_variant *variant;
    int32_t squares;
    char letter[VIEW_KINDS]; /* of a kind, a capital, with a dash behind it where dashed is true */
    char dashed[VIEW_KINDS];
    int32_t place[VIEW_KINDS]; /* of a kind among the host's pictures */
} view;

/* False when the host has not letters enough. */
int view_make(view *made, const ag_variant *variant);

/* The name by which hosts know a variant (its id unless the protocol has one of its own), and the variant of a name. */
const char *view_name(const ag_variant *variant);
const ag_variant *view_variant(const char *name);
/* True for a variant that hosts know themselves: they play its moves by its rules. */
int view_is_known(const ag_variant *variant);

/* The letter of a piece as a host writes it behind a move, 0 when that takes more than a letter. */
char view_letter(const view *of, int32_t piece);
/* The piece with this letter that belongs to the player, 0 when there is none. */
int32_t view_piece(const view *of, char letter, int32_t player);

/* The position after these taps, in the manner of chess; to be freed. The side to move is that of the game. */
char *view_position(const view *of, const ag_game *game, const int32_t *taps, int32_t count);
/* The library's position string of such a position; to be freed. */
char *view_read_position(const view *of, const char *text);

/* Writes the commands that describe the variant to a host: board, pictures, start, and how pieces go. */
void view_describe(const view *of);
/* The name of the host's picture of a kind, NULL when there is none. */
const char *view_picture(const view *of, int32_t kind);

#endif
