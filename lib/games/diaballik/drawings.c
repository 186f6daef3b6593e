/* SPDX-License-Identifier: MIT
 * Stones; on one that carries the character it sits in a circle of light. */
#include "actions.h"

#define STONE "M50 10a40 40 0 0 1 0 80a40 40 0 0 1 0-80z"
#define LIGHT "M50 17a33 33 0 0 1 0 66a33 33 0 0 1 0-66z"
#define HEAD                                                                                                           \
    "M50 19a4 4 0 0 1 0 8a4 4 0 0 1 0-8z"                                                                              \
    "M50 25.5a9.5 9.5 0 0 1 0 19a9.5 9.5 0 0 1 0-19z"
#define SEATED_BODY "M50 45q13 0 16 13l6 9q5 1 5 6 0 6-7 6H30q-7 0-7-6 0-5 5-6l6-9q3-13 16-13z"

const agi_drawing agi_diaballik_drawings[] = {
    {{{AGI_PAINT_BODY, STONE}}},
    {{{AGI_PAINT_BODY, STONE}, {AGI_PAINT_LAMP, LIGHT}, {AGI_PAINT_SCREEN, HEAD SEATED_BODY}}},
};
