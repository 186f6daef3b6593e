/* SPDX-License-Identifier: MIT
 * Rinne and Tensei: how many moves there are, without listing them. */
#include "bits.h"
#include "each_move.h"
#include "rinne.h"

/* The lines of all pieces of a side: at most two for each square. */
typedef struct lines {
    rinne_line line[2 * RINNE_SQUARES];
    uint32_t count;
} lines;

static void gather_lines(const rinne_position *position, uint32_t pieces, lines *all)
{
    all->count = 0;
    for (; pieces != 0; pieces &= pieces - 1) {
        const uint32_t square = agi_lowest_bit(pieces);
        const rinne_reach *reach = &agi_rinne_reach[rinne_kind(position->pieces[square])][square];
        all->line[all->count++] = reach->lines[0];
        if (reach->lines[1].first != 0) all->line[all->count++] = reach->lines[1];
    }
}

static uint64_t targets_on(const rinne_line *line, uint32_t occupied, uint32_t landing)
{
    return agi_rinne_sets[line->first + ((occupied & line->matters) * line->magic >> line->shift)] & landing;
}

/* Two lines to a word. */
static AGI_PART uint64_t count_targets(agi_cpu cpu, const lines *all, uint32_t occupied, uint32_t landing)
{
    const rinne_line *line = all->line;
    const rinne_line *const end = line + all->count;
    uint64_t total = 0;

    for (; line + 1 < end; line += 2) {
        total +=
            agi_count_bits_on(cpu, targets_on(line, occupied, landing) | targets_on(line + 1, occupied, landing) << 32);
    }
    return line < end ? total + agi_count_bits_on(cpu, targets_on(line, occupied, landing)) : total;
}

/* The moves of a player whose pieces these are, against the others. */
static AGI_PART uint64_t count_moves(agi_cpu cpu, const rinne_setup *setup, uint32_t player, const lines *all,
                                     uint32_t pieces, uint32_t enemies)
{
    if (rinne_is_on_goal(setup, pieces, player)) return 0;
    return count_targets(cpu, all, rinne_occupied(setup, pieces | enemies), rinne_landing(setup, pieces, enemies));
}

static AGI_PART uint64_t count(agi_cpu cpu, const ag_variant *variant, const agi_position *position)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);
    const uint32_t player = position->side;
    lines all;

    if (position->roll_due) return agi_rinne_is_roll_open(setup, p) ? RINNE_QUEEN : 0;
    gather_lines(p, p->side[player], &all);
    return count_moves(cpu, setup, player, &all, p->side[player], p->side[player ^ 1]);
}

/* The replies to one move; the lines of the piece it captures are left out. */
static AGI_PART uint64_t count_after(agi_cpu cpu, const rinne_setup *setup, const rinne_position *position,
                                     ag_move move, const lines *all)
{
    const uint32_t player = position->head.side;
    const uint32_t to = UINT32_C(1) << rinne_to(move);
    const uint32_t pieces = position->side[player] ^ (UINT32_C(1) << rinne_from(move) | to);
    const uint32_t enemies = position->side[player ^ 1] & ~to;
    lines left;

    if (enemies == position->side[player ^ 1]) return count_moves(cpu, setup, player ^ 1, all, enemies, pieces);
    gather_lines(position, enemies, &left);
    return count_moves(cpu, setup, player ^ 1, &left, enemies, pieces);
}

/* The other side's pieces stand still during a move, so that their lines are gathered once. */
static AGI_PART uint64_t count_replies(agi_cpu cpu, const ag_variant *variant, const agi_position *position)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);
    agi_each_move each;
    uint64_t total = 0;
    lines all;

    gather_lines(p, p->side[position->side ^ 1], &all);
    agi_begin_moves(&each, variant, position);
    while (agi_next_move(&each)) total += count_after(cpu, setup, p, each.move, &all);
    return total;
}

uint64_t agi_rinne_count(const ag_variant *variant, const agi_position *position)
{
    return count(AGI_CPU_BASELINE, variant, position);
}

AGI_FOR_POPCNT uint64_t agi_rinne_count_popcnt(const ag_variant *variant, const agi_position *position)
{
    return count(AGI_CPU_POPCNT, variant, position);
}

uint64_t agi_rinne_count_replies(const ag_variant *variant, const agi_position *position)
{
    return count_replies(AGI_CPU_BASELINE, variant, position);
}

AGI_FOR_POPCNT uint64_t agi_rinne_count_replies_popcnt(const ag_variant *variant, const agi_position *position)
{
    return count_replies(AGI_CPU_POPCNT, variant, position);
}
