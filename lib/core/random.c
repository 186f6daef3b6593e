/* SPDX-License-Identifier: MIT
 * Rolls and random games, by the generator that the header specifies at ag_game_roll. */
#include "game.h"

enum { WINDOW = 256 };

/* SplitMix64: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014. */
static uint32_t draw(uint64_t *seed)
{
    uint64_t z = *seed += UINT64_C(0x9E3779B97F4A7C15);

    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return (uint32_t)((z ^ z >> 31) >> 32);
}

/* Lemire, "Fast Random Integer Generation in an Interval", 2019. */
uint32_t agi_random_below(uint64_t *seed, uint32_t n)
{
    uint64_t product = (uint64_t)draw(seed) * n;

    if ((uint32_t)product < n) {
        const uint32_t threshold = (0 - n) % n;
        while ((uint32_t)product < threshold) product = (uint64_t)draw(seed) * n;
    }
    return (uint32_t)(product >> 32);
}

/* The outcomes of a roll, at most WINDOW of them; their number. */
static uint32_t list_outcomes(const ag_game *game, ag_move *outcomes)
{
    agi_moves list = {.buf = outcomes, .cap = WINDOW};

    if (game->now->roll_due) agi_list_moves(game, &list);
    return list.count < WINDOW ? list.count : WINDOW;
}

static int32_t weight_of(const ag_game *game, ag_move outcome)
{
    return game->rules->chance_weight(game->variant, game->now, outcome);
}

static int32_t total_weight(const ag_game *game, const ag_move *outcomes, uint32_t count)
{
    int32_t total = 0;

    for (uint32_t i = 0; i < count; i++) total += weight_of(game, outcomes[i]);
    return total;
}

int32_t ag_game_chance_weight(const ag_game *game, ag_move move)
{
    return game && game->now->roll_due && agi_is_playable(game, move) ? weight_of(game, move) : 0;
}

int32_t ag_game_chance_total(const ag_game *game)
{
    ag_move outcomes[WINDOW];

    if (!game) return 0;
    return total_weight(game, outcomes, list_outcomes(game, outcomes));
}

ag_move ag_game_roll(const ag_game *game, uint64_t *seed)
{
    ag_move outcomes[WINDOW];
    uint32_t count;
    int32_t total;
    int32_t number;
    uint32_t i = 0;

    if (!game || !seed) return 0;
    count = list_outcomes(game, outcomes);
    total = total_weight(game, outcomes, count);
    if (total == 0) return 0;
    number = (int32_t)agi_random_below(seed, (uint32_t)total);
    while (number >= weight_of(game, outcomes[i])) number -= weight_of(game, outcomes[i++]);
    return outcomes[i];
}

/* A legal move, each equally likely; 0 when the game is over. */
static ag_move pick_move(const ag_game *game, uint64_t *seed)
{
    ag_move moves[WINDOW];
    agi_moves list = {.buf = moves, .cap = WINDOW};
    uint32_t number;

    agi_list_moves(game, &list);
    if (list.count == 0) return 0;
    number = agi_random_below(seed, list.count);
    if (number < WINDOW) return moves[number];
    list = (agi_moves){.buf = moves, .cap = 1, .skip = number};
    agi_list_moves(game, &list);
    return moves[0];
}

int32_t ag_game_playout(ag_game *game, uint64_t *seed, int32_t max_plies)
{
    const int32_t start = game ? agi_ply(game) : 0;
    int32_t played = 0;

    if (!game || !seed || max_plies < 0) return AG_ERR_ARGUMENT;
    while (played < max_plies) {
        const ag_move move = game->now->roll_due ? ag_game_roll(game, seed) : pick_move(game, seed);
        if (move == 0) break;
        if (ag_game_play_unchecked(game, move) != AG_OK) {
            ag_game_rewind(game, start);
            return AG_ERR_MEMORY;
        }
        played++;
    }
    return played;
}
