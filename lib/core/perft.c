/* SPDX-License-Identifier: MIT
 * Perft: leaves of the tree of legal moves. The last ply is counted, not played; nothing is remembered. */
#include "defaults.h"
#include "each_move.h"
#include "game.h"

enum { DEPTH_MAX = 40 };

/* What stays the same throughout one perft. */
typedef struct perft_tree {
    const ag_variant *variant;
    const agi_rules *rules;
    agi_count_rule *count;
    agi_count_rule *count_replies; /* NULL: replies are played and counted one by one */
} perft_tree;

static uint64_t perft(const perft_tree *tree, const agi_position *position, int32_t depth)
{
    agi_each_move each;
    agi_room after;
    uint64_t leaves = 0;

    if (depth == 1) return tree->count(tree->variant, position);
    if (depth == 2 && tree->count_replies) return tree->count_replies(tree->variant, position);
    agi_begin_moves(&each, tree->variant, position);
    while (agi_next_move(&each)) {
        tree->rules->play(tree->variant, position, each.move, &after.position);
        leaves += perft(tree, &after.position, depth - 1);
    }
    return leaves;
}

uint64_t ag_game_perft(const ag_game *game, int32_t depth)
{
    const agi_cpu cpu = agi_best_cpu();
    perft_tree tree;

    if (!game || depth < 0 || depth > DEPTH_MAX) return UINT64_MAX;
    if (depth == 0) return 1;
    tree = (perft_tree){.variant = game->variant, .rules = game->rules};
    tree.count = agi_choose_counter(game->rules->count, cpu);
    if (!tree.count) tree.count = agi_count_listed;
    if (!game->variant->has_chance) tree.count_replies = agi_choose_counter(game->rules->count_replies, cpu);
    return perft(&tree, game->now, depth);
}
