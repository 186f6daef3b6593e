/* SPDX-License-Identifier: MIT
 * Repetition and move count: the draws that need the history. */
#include "defaults.h"
#include "game.h"

/* The plies before a position: those of the history, for a position that is about to follow all of them. */
static int32_t plies_before(const ag_game *game, const agi_position *position)
{
    return agi_ply(game) + (position == game->now ? 0 : 1);
}

int32_t agi_count_occurrences(const ag_game *game, const agi_position *position)
{
    const ag_variant *variant = game->variant;
    const int32_t first = agi_repeat_first(variant);
    const int32_t step = agi_repeat_step(variant);
    int32_t occurrences = 1;
    int32_t ply;
    int32_t reach;

    if (position->roll_due) return 0;
    if (position->quiet < first) return 1; /* too early to have come back */
    ply = plies_before(game, position);
    reach = position->quiet < ply ? position->quiet : ply;
    for (int32_t back = first; back <= reach; back += step) {
        const agi_position *earlier = agi_position_at(game, ply - back);
        if (earlier->hash == position->hash && game->rules->same(variant, position, earlier)) occurrences++;
    }
    return occurrences;
}

/* The fewest quiet plies after which a position can stand for the n-th time. */
static int32_t soonest(const ag_variant *variant, int32_t n)
{
    return (n - 1) * agi_repeat_first(variant);
}

int32_t agi_history_draw(const ag_game *game, const agi_position *position)
{
    const agi_rules *rules = game->rules;
    const int32_t repetitions = rules->draw_repetitions;

    if (position == game->history)
        return AG_REASON_NONE; /* a string's clock draws nothing before a move has been played */
    if (repetitions > 0 && position->quiet >= soonest(game->variant, repetitions) &&
        agi_count_occurrences(game, position) >= repetitions) {
        return AG_REASON_REPETITION;
    }
    if (rules->draw_quiet > 0 && position->quiet >= rules->draw_quiet) return AG_REASON_MOVE_COUNT;
    return AG_REASON_NONE;
}

int32_t ag_game_repetitions(const ag_game *game)
{
    return game ? agi_count_occurrences(game, game->now) : AG_ERR_ARGUMENT;
}

int32_t ag_game_quiet_plies(const ag_game *game)
{
    return game ? game->now->quiet : AG_ERR_ARGUMENT;
}

int32_t ag_game_claimable_draw(const ag_game *game)
{
    const agi_rules *rules = game ? game->rules : NULL;

    if (!game || game->now == game->history || agi_is_over(game)) return AG_REASON_NONE;
    if (rules->claim_repetitions > 0 && agi_count_occurrences(game, game->now) >= rules->claim_repetitions)
        return AG_REASON_CLAIMED_REPETITION;
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
