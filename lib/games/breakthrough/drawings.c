/* SPDX-License-Identifier: MIT
 * A piece is a pawn with a band round its foot. */
#include "breakthrough.h"

#define PAWN "M50 10A17 17 0 0 1 62 39L70 46 62 53Q64 70 80 76V90H20V76Q36 70 38 53L30 46 38 39A17 17 0 0 1 50 10z"
#define BAND "M28 79H72"

const agi_drawing agi_breakthrough_drawings[] = {
    {{{AGI_PAINT_BODY, PAWN}, {AGI_PAINT_LINE, BAND}}},
};
