/* SPDX-License-Identifier: MIT
 * The colours of pictures. */
#include "picture.h"

static const palette LIGHT = {
    .background = "#faf8f3",
    .letters = "#5b5648",
    .light_squares = "#efe8d6",
    .dark_squares = "#b9b391",
    .last_move = "#e0b012",
    .check = "#d8342a",
    .chosen = "#1f7a8c",
    .screen = "#20262b",
    .lamp = "#f2a516",
    .pieces = {{.body = "#ffffff", .edge = "#23272b", .ink = "#23272b"},
               {.body = "#343a40", .edge = "#121518", .ink = "#f1efe8"}},
};

static const palette DARK = {
    .background = "#16191d",
    .letters = "#a9b0b8",
    .light_squares = "#69747f",
    .dark_squares = "#48525c",
    .last_move = "#d3a92c",
    .check = "#ff5a4d",
    .chosen = "#4fc3d9",
    .screen = "#14181c",
    .lamp = "#f2a516",
    .pieces = {{.body = "#f3f1ea", .edge = "#14181c", .ink = "#23272b"},
               {.body = "#1d2126", .edge = "#a7b0ba", .ink = "#e6e8ea"}},
};

const palette *agi_palette(uint32_t flags)
{
    return (flags & AG_PICTURE_DARK) != 0 ? &DARK : &LIGHT;
}
