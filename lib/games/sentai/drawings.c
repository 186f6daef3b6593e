/* SPDX-License-Identifier: MIT
 * A Ranger wears a helmet whose visor is the map of its moves, as the inventor describes it: seen from the Ranger's own
 * square, the nose in the middle below, the squares ahead and to both sides that it reaches shine. The 31 maps are put
 * together from those of the five powers. */
#include "sentai.h"

#include "games/orthodox/drawings.h"

#define HELMET "M50 5q44 0 44 44v20q0 25-25 25H31Q6 94 6 69V49Q6 5 50 5z"

/* Five squares wide and three deep, 16 apart, less the Ranger's own. */
#define VISOR "M13 28h74q4 0 4 4v42q0 4-4 4H60V62H40v16H13q-4 0-4-4V32q0-4 4-4z"
#define VENTS "M50 9v12M40 86h20"

/* A square of the map, from its top left corner. */
#define CELL "h13v13h-13z"
#define MAP_D1 "M27.5 47.5" CELL "M59.5 47.5" CELL
#define MAP_D2 "M11.5 31.5" CELL "M75.5 31.5" CELL
#define MAP_N "M27.5 31.5" CELL "M59.5 31.5" CELL "M11.5 47.5" CELL "M75.5 47.5" CELL
#define MAP_O1 "M43.5 47.5" CELL "M27.5 63.5" CELL "M59.5 63.5" CELL
#define MAP_O2 "M43.5 31.5" CELL "M11.5 63.5" CELL "M75.5 63.5" CELL

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
