/* SPDX-License-Identifier: MIT
 * Rolls and random games. */
#include "random.h"
#include "defaults.h"
#include "game.h"

enum { WINDOW = 256 };

static int32_t weight_of(const ag_variant *variant, const agi_position *position, ag_move outcome)
{
    return variant->rules->chance_weight(variant, position, outcome);
}

/* The outcomes of a roll, at most WINDOW of them; their number. */
static uint32_t list_outcomes(const ag_variant *variant, const agi_position *position, ag_move *outcomes)
{
    agi_moves list = {.buf = outcomes, .cap = WINDOW};

    variant->rules->moves(variant, position, &list);
    return list.count < WINDOW ? list.count : WINDOW;
}

static int32_t total_weight(const ag_variant *variant, const agi_position *position, const ag_move *outcomes,
                            uint32_t count)
{
    int32_t total = 0;

    for (uint32_t i = 0; i < count; i++) total += weight_of(variant, position, outcomes[i]);
    return total;
}

int32_t ag_game_chance_weight(const ag_game *game, ag_move move)
{
    return game && game->now->roll_due && agi_is_playable(game, move) ? weight_of(game->variant, game->now, move) : 0;
}

int32_t ag_game_chance_total(const ag_game *game)
{
    ag_move outcomes[WINDOW];
    uint32_t count;

    if (!game || !game->now->roll_due || agi_is_stopped(game)) return 0;
    count = list_outcomes(game->variant, game->now, outcomes);
    return total_weight(game->variant, game->now, outcomes, count);
}

/* ---- what a game leaves to the core ---- */

static ag_move pick_outcome(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    ag_move outcomes[WINDOW];
    const uint32_t count = list_outcomes(variant, position, outcomes);
    const int32_t total = total_weight(variant, position, outcomes, count);
    int32_t number;
    uint32_t i = 0;

    if (total == 0) return 0;
    number = (int32_t)agi_random_below(seed, (uint32_t)total);
    while (number >= weight_of(variant, position, outcomes[i])) {
        number -= weight_of(variant, position, outcomes[i++]);
    }
    return outcomes[i];
}

static ag_move pick_move(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    ag_move moves[WINDOW];
    agi_moves list = {.buf = moves, .cap = WINDOW};
    uint32_t number;

    variant->rules->moves(variant, position, &list);
    if (list.count == 0) return 0;
    number = agi_random_below(seed, list.count);
    if (number < WINDOW) return moves[number];
    list = (agi_moves){.buf = moves, .cap = 1, .skip = number};
    variant->rules->moves(variant, position, &list);
    return moves[0];
}

ag_move agi_pick_listed(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    return position->roll_due ? pick_outcome(variant, position, seed) : pick_move(variant, position, seed);
}

/* ---- rolls and games ---- */

ag_move ag_game_roll(const ag_game *game, uint64_t *seed)
{
    if (!game || !seed || !game->now->roll_due || agi_is_stopped(game)) return 0;
    return agi_choose_picker(game->rules, agi_best_cpu())(game->variant, game->now, seed);
}

int32_t ag_game_playout(ag_game *game, uint64_t *seed, int32_t max_plies)
{
    const int32_t start = game ? agi_ply(game) : 0;
    agi_pick_rule *pick;
    int32_t played = 0;

    if (!game || !seed || max_plies < 0) return AG_ERR_ARGUMENT;
    pick = agi_choose_picker(game->rules, agi_best_cpu());
    while (played < max_plies && !agi_is_stopped(game)) {
        const ag_move move = pick(game->variant, game->now, seed);
        if (move == 0) break;
        if (ag_game_play_unchecked(game, move) != AG_OK) {
            ag_game_rewind(game, start);
            return AG_ERR_MEMORY;
        }
        played++;
    }
    return played;
}
