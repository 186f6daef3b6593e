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
static bool is_line_reached_off(int32_t line, squares beasts, squares sliders, squares walls)
{
    const int32_t crossing = crossing_line(line);

    while (has_any(beasts)) {
        const int32_t beast = take_square(&beasts);
        const squares near = both(sliders, agi_tensor_attacks.line[crossing][beast]);
        if (has_any(near) && has_any(both(near, slide(crossing, beast, walls)))) return true;
    }
    return false;
}

/* Along a line of the square, or off it. A line on which neither sliders nor beasts stand needs no look at what is in the
 * way; both its own sliders and those that cross it are of the same kinds. */
static AGI_PART bool is_reached_along(int32_t line, int32_t square, squares sliders, squares beasts, squares walls)
{
    const squares near = both(either(sliders, beasts), agi_tensor_attacks.line[line][square]);
    squares seen;

    if (!has_any(near)) return false;
    seen = both(near, slide(line, square, walls));
    return has_any(both(seen, sliders)) || is_line_reached_off(line, both(seen, beasts), sliders, walls);
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
    const squares straight = sliders_of(position, by, RANK_LINE);
    const squares diagonal = sliders_of(position, by, RISING_LINE);

    if (is_attacked_by_leapers(position, square, by)) return true;
    if (is_reached_along(RANK_LINE, square, straight, beasts, walls)) return true;
    if (is_reached_along(FILE_LINE, square, straight, beasts, walls)) return true;
    if (is_reached_along(RISING_LINE, square, diagonal, beasts, walls)) return true;
    if (is_reached_along(FALLING_LINE, square, diagonal, beasts, walls)) return true;
    return is_jumped_to_off(position, square, both(agi_tensor_attacks.knight[square], beasts), by);
}
