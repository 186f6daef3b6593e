/* SPDX-License-Identifier: MIT
 * Breakthrough: why a move is not legal, in a sentence for the player who tried it. */
#include "breakthrough.h"
#include "position_text.h"
#include "squares.h"

/* Nobody stands there, or somebody else. */
static void explain_start(const ag_variant *variant, const breakthrough_position *position, uint32_t from,
                          agi_writer *why)
{
    const int32_t player = position->head.side;
    const agi_square_name square = agi_name_square(variant, (int32_t)from);

    if (has_square(position->side[!player], from)) {
        agi_say(why, "the piece on %s is %s's, and it is %s's turn", square.text, agi_name_side(!player),
                agi_name_side(player));
    } else {
        agi_say(why, "there is no piece on %s", square.text);
    }
}

/* The piece reaches the square: what stands there is in its way. */
static void explain_obstacle(const ag_variant *variant, const breakthrough_position *position, uint32_t from,
                             uint32_t to, agi_writer *why)
{
    const int32_t player = position->head.side;
    const agi_square_name square = agi_name_square(variant, (int32_t)to);

    if (has_square(position->side[player], to)) {
        agi_say(why, "%s's own piece is on %s", agi_name_side(player), square.text);
    } else {
        agi_say(why, "the piece on %s is in the way of the one on %s: pieces capture only diagonally", square.text,
                agi_name_square(variant, (int32_t)from).text);
    }
}

int32_t agi_breakthrough_refuse(const ag_variant *variant, const breakthrough_position *position, uint32_t from,
                                uint32_t to, agi_writer *why)
{
    const uint32_t player = position->head.side;
    const squares piece = one_square(from);
    const squares reach = breakthrough_ahead(player, piece) | breakthrough_ahead_to_a(player, piece) |
                          breakthrough_ahead_to_h(player, piece);

    if (!has_square(position->side[player], from)) {
        explain_start(variant, position, from, why);
    } else if (has_square(reach, to)) {
        explain_obstacle(variant, position, from, to, why);
    } else {
        agi_say(why,
                "the piece on %s cannot move to %s: %s's pieces go one square towards rank %d, straight or diagonally",
                agi_name_square(variant, (int32_t)from).text, agi_name_square(variant, (int32_t)to).text,
                agi_name_side((int32_t)player), player == AG_WHITE ? variant->ranks : 1);
    }
    return AG_ERR_ILLEGAL;
}
