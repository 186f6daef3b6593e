/* SPDX-License-Identifier: MIT
 * Section 9: which squares a side attacks. Beasts attack nothing, but lines go through them and turn off at them. */
#include "tensor.h"

#include "games/orthodox/pawns.h"

static bool is_attacked_by_leapers(const tensor_position *position, int32_t square, int32_t by)
{
    const squares knights = both(agi_tensor_attacks.knight[square], pieces_of(position, KNIGHT, by));
    const squares kings = both(agi_tensor_attacks.king[square], pieces_of(position, KING, by));

    return has_any(knights) || has_any(kings) || has_any(pawn_attackers(by, pieces_of(position, PAWN, by), square));
}

/* Section 5.2: a slide that comes along the crossing line turns off at one of these beasts, which stand on a line of
 * the square. */
static bool is_line_reached_off(const tensor_position *position, int32_t line, squares beasts, int32_t by,
                                squares walls)
{
    const int32_t crossing = crossing_line(line);

    while (has_any(beasts)) {
        const squares seen = slide(crossing, take_square(&beasts), walls);
        if (has_any(both(seen, sliders_of(position, by, crossing)))) return true;
    }
    return false;
}

/* The same for knights, which do not come back to where they started (ruling 20). */
static bool is_jumped_to_off(const tensor_position *position, int32_t square, squares beasts, int32_t by)
{
    const squares knights = without(pieces_of(position, KNIGHT, by), one_square(square));

    while (has_any(beasts)) {
        if (has_any(both(agi_tensor_attacks.knight[take_square(&beasts)], knights))) return true;
    }
    return false;
}

bool agi_tensor_is_attacked(const tensor_position *position, int32_t square, int32_t by, squares walls)
{
    const squares beasts = pieces_of(position, BEAST, by);

    if (is_attacked_by_leapers(position, square, by)) return true;
    for (int32_t line = 0; line < LINE_COUNT; line++) {
        const squares seen = slide(line, square, walls);
        if (has_any(both(seen, sliders_of(position, by, line)))) return true;
        if (is_line_reached_off(position, line, both(seen, beasts), by, walls)) return true;
    }
    return is_jumped_to_off(position, square, both(agi_tensor_attacks.knight[square], beasts), by);
}
