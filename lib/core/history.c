/* SPDX-License-Identifier: MIT
 * Repetition and move count: the draws that need the history. */
#include "game.h"

int32_t agi_count_occurrences(const ag_game *game, const agi_position *position, int32_t ply)
{
    const ag_variant *variant = game->variant;
    const int32_t reach = position->quiet < ply ? position->quiet : ply;

    if (position->roll_due) return 0;
    for (int32_t back = variant->repeat_first; back <= reach; back += variant->repeat_step) {
        const agi_position *earlier = agi_position_at(game, ply - back);
        if (earlier->hash == position->hash && game->rules->same(variant, position, earlier)) return earlier->repetitions + 1;
    }
    return 1;
}

/* A position string is judged by its board alone: its clock draws nothing before a move has been played from it. */
int32_t agi_history_draw(const ag_game *game, const agi_position *position, int32_t ply)
{
    const agi_rules *rules = game->rules;

    if (ply == 0) return AG_REASON_NONE;
    if (rules->draw_repetitions > 0 && position->repetitions >= rules->draw_repetitions) return AG_REASON_REPETITION;
    if (rules->draw_quiet > 0 && position->quiet >= rules->draw_quiet) return AG_REASON_MOVE_COUNT;
    return AG_REASON_NONE;
}

int32_t ag_game_repetitions(const ag_game *game)
{
    return game ? game->now->repetitions : AG_ERR_ARGUMENT;
}

int32_t ag_game_quiet_plies(const ag_game *game)
{
    return game ? game->now->quiet : AG_ERR_ARGUMENT;
}

int32_t ag_game_claimable_draw(const ag_game *game)
{
    const agi_rules *rules;

    if (!game) return AG_ERR_ARGUMENT;
    rules = game->rules;
    if (game->now == game->history || agi_is_over(game)) return AG_REASON_NONE;
    if (rules->claim_repetitions > 0 && game->now->repetitions >= rules->claim_repetitions) return AG_REASON_CLAIMED_REPETITION;
    if (rules->claim_quiet > 0 && game->now->quiet >= rules->claim_quiet) return AG_REASON_CLAIMED_MOVE_COUNT;
    return AG_REASON_NONE;
}

int32_t ag_game_claim_draw(ag_game *game)
{
    int32_t reason;

    if (!game) return AG_ERR_ARGUMENT;
    if (agi_is_over(game)) return AG_ERR_FINISHED;
    reason = ag_game_claimable_draw(game);
    if (reason == AG_REASON_NONE) return AG_ERR_ILLEGAL;
    game->result = AG_DRAW;
    game->reason = reason;
    return AG_OK;
}
