/* SPDX-License-Identifier: MIT
 * A Ranger wears a helmet whose visor is the map of its moves, as the inventor describes it: seen from the Ranger's own
 * square, the nose in the middle below, the squares ahead and to both sides that it reaches shine. The 31 maps are put
 * together from those of the five powers. */
#include "sentai.h"

#include "games/orthodox/drawings.h"

#define HELMET "M50 8q42 0 42 42v18q0 24-24 24H32Q8 92 8 68V50Q8 8 50 8z"

/* Five squares wide and three deep, 15 apart, less the Ranger's own. */
#define VISOR "M15 28h70q4 0 4 4v40q0 4-4 4H59V60H41v16H15q-4 0-4-4V32q0-4 4-4z"
#define VENTS "M50 12v10M41 84h18"

/* A square of the map, from its top left corner. */
#define CELL "h12v12h-12z"
#define MAP_D1 "M29 46" CELL "M59 46" CELL
#define MAP_D2 "M14 31" CELL "M74 31" CELL
#define MAP_N "M29 31" CELL "M59 31" CELL "M14 46" CELL "M74 46" CELL
#define MAP_O1 "M44 46" CELL "M29 61" CELL "M59 61" CELL
#define MAP_O2 "M44 31" CELL "M14 61" CELL "M74 61" CELL

#define RANGER(map)                                                                                                    \
    {                                                                                                                  \
        {                                                                                                              \
            {AGI_PAINT_BODY, HELMET}, {AGI_PAINT_LINE, VENTS}, {AGI_PAINT_SCREEN, VISOR}, {AGI_PAINT_LAMP, map},       \
        }                                                                                                              \
    }

/* A row of the table in section 2, less the Ranger in its first column. */
#define ROW(orthogonal)                                                                                                \
    RANGER(orthogonal MAP_D1), RANGER(orthogonal MAP_D2), RANGER(orthogonal MAP_D1 MAP_D2), RANGER(orthogonal MAP_N),  \
        RANGER(orthogonal MAP_N MAP_D1), RANGER(orthogonal MAP_N MAP_D2), RANGER(orthogonal MAP_N MAP_D1 MAP_D2)

const agi_drawing agi_sentai_drawings[KIND_COUNT] = {
    KING_DRAWING,          PAWN_DRAWING,       ROW(""), RANGER(MAP_O1), ROW(MAP_O1), RANGER(MAP_O2), ROW(MAP_O2),
    RANGER(MAP_O1 MAP_O2), ROW(MAP_O1 MAP_O2),
};
