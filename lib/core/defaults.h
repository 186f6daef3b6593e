/* SPDX-License-Identifier: MIT
 * What the core does where a game has left an optional member of rules.h out. Whoever wants the answer of such a member
 * asks here; a game that fills it in is called at once. */
#ifndef AGI_DEFAULTS_H
#define AGI_DEFAULTS_H

#include "rules.h"

/* Count and search by listing the moves. */
agi_count_rule agi_count_listed;
agi_is_legal_rule agi_is_listed;
/* Picks from the list of moves, or from that of a roll's outcomes. */
agi_pick_rule agi_pick_listed;

/* Asks for each square. */
agi_board_rule agi_board_by_squares;

/* Whether a game can be made of the variant at all: its positions fit into the room that the library has for one. */
bool agi_has_room(const ag_variant *variant);

/* The counter for a processor, or else for the next lesser one that there is one for; NULL if there is none. */
static inline agi_count_rule *agi_choose_counter(agi_count_rule *const counters[AGI_CPUS], agi_cpu cpu)
{
    while (cpu > AGI_CPU_BASELINE && !counters[cpu]) cpu--;
    return counters[cpu];
}

/* What picks a move on a processor, likewise. */
static inline agi_pick_rule *agi_choose_picker(const agi_rules *rules, agi_cpu cpu)
{
    while (cpu > AGI_CPU_BASELINE && !rules->pick[cpu]) cpu--;
    return rules->pick[cpu] ? rules->pick[cpu] : agi_pick_listed;
}

static inline uint64_t agi_count_moves(const ag_variant *variant, const agi_position *position)
{
    agi_count_rule *const count = variant->rules->count[AGI_CPU_BASELINE];
    return count ? count(variant, position) : agi_count_listed(variant, position);
}

static inline bool agi_has_move(const ag_variant *variant, const agi_position *position)
{
    const agi_rules *rules = variant->rules;
    return rules->has_move ? rules->has_move(variant, position) : agi_count_moves(variant, position) > 0;
}

static inline bool agi_is_legal(const ag_variant *variant, const agi_position *position, ag_move move)
{
    const agi_rules *rules = variant->rules;
    return rules->is_legal ? rules->is_legal(variant, position, move) : agi_is_listed(variant, position, move);
}

static inline void agi_write_board_bytes(const ag_variant *variant, const agi_position *position,
                                         uint8_t board[AGI_SQUARES_MAX])
{
    agi_board_rule *const rule = variant->rules->board;
    (rule ? rule : agi_board_by_squares)(variant, position, board);
}

static inline bool agi_is_attacked(const ag_variant *variant, const agi_position *position, int32_t square,
                                   int32_t by_player)
{
    const agi_rules *rules = variant->rules;
    return rules->attacked && rules->attacked(variant, position, square, by_player);
}

/* repeat_step counts from repeat_first, so that it says nothing without it. */
static inline int32_t agi_repeat_first(const ag_variant *variant)
{
    return variant->repeat_first > 0 ? variant->repeat_first : 1;
}

static inline int32_t agi_repeat_step(const ag_variant *variant)
{
    return variant->repeat_first > 0 && variant->repeat_step > 0 ? variant->repeat_step : 1;
}

#endif
