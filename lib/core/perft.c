/* SPDX-License-Identifier: MIT
 * Perft: leaves of the tree of legal moves. The last ply is counted, not played; nothing is remembered. */
#include "game.h"

enum { DEPTH_MAX = 40, WINDOW = 256 };

static uint64_t perft(const ag_variant *variant, const agi_position *position, int32_t depth)
{
    const agi_rules *rules = variant->rules;
    ag_move moves[WINDOW];
    agi_moves list = {.buf = moves, .cap = WINDOW};
    agi_room after;
    uint64_t leaves = 0;

    if (depth == 1) return rules->count(variant, position);
    if (depth == 2 && rules->count_replies && !variant->has_chance) return rules->count_replies(variant, position);
    do {
        list.count = 0;
        rules->moves(variant, position, &list);
        for (uint32_t i = 0; i < WINDOW && list.skip + i < list.count; i++) {
            rules->play(variant, position, moves[i], &after.position);
            leaves += perft(variant, &after.position, depth - 1);
        }
        list.skip += WINDOW;
    } while (list.skip < list.count);
    return leaves;
}

uint64_t ag_game_perft(const ag_game *game, int32_t depth)
{
    if (!game || depth < 0 || depth > DEPTH_MAX) return UINT64_MAX;
    return depth == 0 ? 1 : perft(game->variant, game->now, depth);
}
