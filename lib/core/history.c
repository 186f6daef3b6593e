/* SPDX-License-Identifier: MIT
 * What the history tells: how often a position has occurred. */
#include "defaults.h"
#include "history_index.h"

/* The plies before a position: those of the history, for a position that is about to follow all of them. */
static int32_t plies_before(const ag_game *game, const agi_position *position)
{
    return agi_ply(game) + (position == game->now ? 0 : 1);
}

int32_t agi_count_occurrences(const ag_game *game, const agi_position *position)
{
    const ag_variant *variant = game->variant;
    int32_t occurrences = 1;
    int32_t ply;
    int32_t reach;
    int32_t step;

    if (position->roll_due) return 0;
    if (position->quiet < variant->repeat_first) return 1; /* too early to have come back */
    if (position->quiet > AGI_INDEX_QUIET && agi_index_is_ready(game)) return agi_index_occurrences(game, position);
    ply = plies_before(game, position);
    reach = position->quiet < ply ? position->quiet : ply;
    step = agi_repeat_step(variant);
    for (int32_t back = agi_repeat_first(variant); back <= reach; back += step) {
        const agi_position *earlier = agi_position_at(game, ply - back);
        if (earlier->hash == position->hash && game->rules->same(variant, position, earlier)) occurrences++;
    }
    return occurrences;
}

int32_t ag_game_repetitions(const ag_game *game)
{
    return game ? agi_count_occurrences(game, game->now) : AG_ERR_ARGUMENT;
}

int32_t ag_game_quiet_plies(const ag_game *game)
{
    return game ? game->now->quiet : AG_ERR_ARGUMENT;
}
