/* SPDX-License-Identifier: MIT
 * Breakthrough: how many moves there are, without listing them. */
#include "breakthrough.h"

/* The moves of a player, in a game that nobody has won. */
static AGI_PART uint64_t count_moves(agi_cpu cpu, uint32_t player, squares own, squares enemies)
{
    return agi_count_bits_on(cpu, breakthrough_straight(player, own, enemies)) +
           agi_count_bits_on(cpu, breakthrough_to_a(player, own)) +
           agi_count_bits_on(cpu, breakthrough_to_h(player, own));
}

static AGI_PART uint64_t count(agi_cpu cpu, const agi_position *position)
{
    const breakthrough_position *p = breakthrough_of(position);
    const uint32_t player = position->side;

    return breakthrough_is_decided(p) ? 0 : count_moves(cpu, player, p->side[player], p->side[player ^ 1]);
}

/* The replies to the moves to these squares, each with its piece from `back` squares behind. To the far rank there are
 * none (section 4). */
static AGI_PART uint64_t count_after(agi_cpu cpu, uint32_t player, squares own, squares enemies, squares targets,
                                     uint32_t back)
{
    uint64_t total = 0;

    for (targets &= ~breakthrough_goal(player); targets != 0; targets &= targets - 1) {
        const uint32_t to = agi_lowest_bit(targets);
        const squares moved = own ^ (one_square(to) | one_square((to - back) & BREAKTHROUGH_SQUARE_MASK));
        total += count_moves(cpu, player ^ 1, enemies & ~one_square(to), moved);
    }
    return total;
}

static AGI_PART uint64_t count_replies_of(agi_cpu cpu, uint32_t player, squares own, squares enemies)
{
    const bool is_white = player == AG_WHITE;

    return count_after(cpu, player, own, enemies, breakthrough_straight(player, own, enemies),
                       is_white ? 8u : 0u - 8u) +
           count_after(cpu, player, own, enemies, breakthrough_to_a(player, own), is_white ? 7u : 0u - 9u) +
           count_after(cpu, player, own, enemies, breakthrough_to_h(player, own), is_white ? 9u : 0u - 7u);
}

/* Each side has code of its own, in which the directions are constants. */
static AGI_PART uint64_t count_replies(agi_cpu cpu, const agi_position *position)
{
    const breakthrough_position *p = breakthrough_of(position);

    if (breakthrough_is_decided(p)) return 0;
    if (position->side == AG_WHITE) return count_replies_of(cpu, AG_WHITE, p->side[AG_WHITE], p->side[AG_BLACK]);
    return count_replies_of(cpu, AG_BLACK, p->side[AG_BLACK], p->side[AG_WHITE]);
}

uint64_t agi_breakthrough_count(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    return count(AGI_CPU_BASELINE, position);
}

AGI_FOR_POPCNT uint64_t agi_breakthrough_count_popcnt(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    return count(AGI_CPU_POPCNT, position);
}

uint64_t agi_breakthrough_count_replies(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    return count_replies(AGI_CPU_BASELINE, position);
}

AGI_FOR_POPCNT uint64_t agi_breakthrough_count_replies_popcnt(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    return count_replies(AGI_CPU_POPCNT, position);
}
