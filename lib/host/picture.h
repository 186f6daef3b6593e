/* SPDX-License-Identifier: MIT
 * What the files that draw pictures share. Coordinates are those of the board: a square is SQUARE wide, (0, 0) is
 * the top left corner of the board as it is seen. */
#ifndef AGI_PICTURE_H
#define AGI_PICTURE_H

#include "taps.h"

enum { SQUARE = 100 };

/* The colours of a player's pieces. */
typedef struct piece_colours {
    const char *body;
    const char *edge;
    const char *ink;
} piece_colours;

/* The colours of a picture, and how strongly the marks cover the squares beneath them. */
typedef struct palette {
    const char *background;
    const char *letters;
    const char *light_squares;
    const char *dark_squares;
    const char *last_move;
    const char *check;
    const char *chosen; /* the squares tapped, and what may be tapped next */
    const char *screen;
    const char *lamp;
    piece_colours pieces[2];
} palette;

typedef struct picture {
    const ag_game *game;
    const palette *colours;
    uint32_t flags;
    const agi_view *view;
    agi_writer *writer;
} picture;

/* Where a square lies in the picture. */
typedef struct place {
    int32_t x;
    int32_t y;
} place;

/* picture.c */
enum { PICTURE_SIZE_MAX = 16384 };
bool agi_is_picture_size(int32_t size);
bool agi_are_picture_flags(uint32_t flags);
/* The first tag of a document that is as large as this in its own units, and `size` wide in pixels. */
void agi_put_document(agi_writer *writer, const ag_variant *variant, place extent, int32_t size);
place agi_place(const picture *drawn, int32_t square);
/* The beginning of an element that lies on a square: <path class="goal" data-square="e4" transform="translate(...)" */
void agi_begin_on_square(const picture *drawn, const char *element, const char *name, int32_t square);
/* data-player="white" */
void agi_put_player(agi_writer *writer, int32_t player);

/* palette.c */
const palette *agi_palette(uint32_t flags);

/* picture_pieces.c */
void agi_put_pieces(const picture *drawn);
/* The choices beneath the board, in rows that begin at this height; nothing where none are open. */
void agi_put_choices(const picture *drawn, int32_t top);
/* How many rows they take. */
int32_t agi_choice_rows(const picture *drawn);

/* picture_marks.c: what is beneath the pieces, and what is above them. */
void agi_put_marks(const picture *drawn);
void agi_put_targets(const picture *drawn);

#endif
