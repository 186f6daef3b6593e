/* SPDX-License-Identifier: MIT
 * How a piece looks in a picture: data that a game gives for each of its kinds.
 *
 * A drawing is a few layers, painted one over the other. Each is the path data of SVG in a square of 100 by 100, with
 * (0, 0) at the top left, and says what it is painted with; which colours those are depends on the player and on light
 * or dark, and is no affair of the game (host/palette.c). Where parts of a layer overlap they must run
 * the same way round. */
#ifndef AGI_DRAWING_H
#define AGI_DRAWING_H

enum {
    AGI_PAINT_BODY = 1,   /* the player's colour, with an edge round the whole layer */
    AGI_PAINT_INK = 2,    /* stands out from the body */
    AGI_PAINT_LINE = 3,   /* the same as a line along the path, its ends rounded */
    AGI_PAINT_SCREEN = 4, /* near black, framed in ink */
    AGI_PAINT_LAMP = 5    /* shines on a body as well as on a screen */
};

enum { AGI_LAYERS_MAX = 6 };

typedef struct agi_layer {
    int paint; /* AGI_PAINT_; 0 ends the list */
    const char *path;
} agi_layer;

typedef struct agi_drawing {
    agi_layer layers[AGI_LAYERS_MAX];
} agi_drawing;

#endif
