/* SPDX-License-Identifier: MIT
 * Stones; on one that carries the character it sits in a circle of light. */
#include "actions.h"

#define STONE "M50 10a40 40 0 0 1 0 80a40 40 0 0 1 0-80z"
#define LIGHT "M50 19a31 31 0 0 1 0 62a31 31 0 0 1 0-62z"
#define HEAD                                                                                                           \
    "M50 22a4 4 0 0 1 0 8a4 4 0 0 1 0-8z"                                                                              \
    "M50 28a9 9 0 0 1 0 18a9 9 0 0 1 0-18z"
#define SEATED_BODY "M50 46q12 0 15 12l5 8q4 1 4 5 0 6-6 6H32q-6 0-6-6 0-4 4-5l5-8q3-12 15-12z"

const agi_drawing agi_diaballik_drawings[] = {
    {{{AGI_PAINT_BODY, STONE}}},
    {{{AGI_PAINT_BODY, STONE}, {AGI_PAINT_LAMP, LIGHT}, {AGI_PAINT_SCREEN, HEAD SEATED_BODY}}},
};
