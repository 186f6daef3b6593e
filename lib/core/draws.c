/* SPDX-License-Identifier: MIT
 * Draws that people have a say in: those that the rules make by themselves, switched off and on, those that are
 * claimed, and what a flag that falls may still win. */
#include "draws.h"

#include "defaults.h"

/* ---- draws that the rules make by themselves ---- */

int32_t agi_quiet_before_draw(const ag_variant *variant)
{
    const agi_rules *rules = variant->rules;
    const int32_t repetitions = rules->draw_repetitions;
    const int32_t soonest = repetitions > 0 ? (repetitions - 1) * agi_repeat_first(variant) : INT32_MAX;

    return rules->draw_quiet > 0 && rules->draw_quiet < soonest ? rules->draw_quiet : soonest;
}

int32_t agi_history_draw(const ag_game *game, const agi_position *position)
{
    const agi_rules *rules = game->rules;
    const int32_t repetitions = rules->draw_repetitions;

    if (position == game->history)
        return AG_REASON_NONE; /* a string's clock draws nothing before a move has been played */
    if (repetitions > 0 && agi_count_occurrences(game, position) >= repetitions) return AG_REASON_REPETITION;
    if (rules->draw_quiet > 0 && position->quiet >= rules->draw_quiet) return AG_REASON_MOVE_COUNT;
    return AG_REASON_NONE;
}

/* ---- the switch ---- */

int32_t ag_game_set_automatic_draws(ag_game *game, int32_t on)
{
    if (!game) return AG_ERR_ARGUMENT;
    game->automatic_draws = on != 0;
    return AG_OK;
}

int32_t ag_game_automatic_draws(const ag_game *game)
{
    return game && game->automatic_draws;
}

/* ---- claims ---- */

/* The count from which on a draw may be claimed: where the automatic one is off, that too. 0: never. */
static int32_t claim_from(const ag_game *game, int32_t claimed, int32_t automatic)
{
    return claimed > 0 || game->automatic_draws ? claimed : automatic;
}

/* The reason that a claim would have in a position whose board does not end the game. */
static int32_t claim_in(const ag_game *game, const agi_position *position)
{
    const agi_rules *rules = game->rules;
    const int32_t repetitions = claim_from(game, rules->claim_repetitions, rules->draw_repetitions);
    const int32_t quiet = claim_from(game, rules->claim_quiet, rules->draw_quiet);
    const bool has_history = position != game->history; /* a string's clock gives no claim before a move is played */

    if (has_history && repetitions > 0 && agi_count_occurrences(game, position) >= repetitions)
        return AG_REASON_CLAIMED_REPETITION;
    if (has_history && quiet > 0 && position->quiet >= quiet) return AG_REASON_CLAIMED_MOVE_COUNT;
    return !game->automatic_draws && agi_is_dead(game, position) ? AG_REASON_DEAD_MATERIAL : AG_REASON_NONE;
}

int32_t ag_game_claimable_draw(const ag_game *game)
{
    return game && !agi_is_over(game) ? claim_in(game, game->now) : AG_REASON_NONE;
}

static int32_t claim(ag_game *game, int32_t reason)
{
    if (reason == AG_REASON_NONE) return AG_ERR_ILLEGAL;
    game->result = AG_DRAW;
    game->reason = reason;
    if (game->has_tags_of_end) agi_game_drop_tags_of_end(game);
    return AG_OK;
}

int32_t ag_game_claim_draw(ag_game *game)
{
    if (!game) return AG_ERR_ARGUMENT;
    if (agi_is_over(game)) return AG_ERR_FINISHED;
    return claim(game, ag_game_claimable_draw(game));
}

/* A claim that speaks of the position behind a legal move. A move that draws by its repetition or move count gives one
 * too; one that ends the game by the board gives none. */
static int32_t claim_with(const ag_game *game, ag_move move)
{
    agi_room room;
    agi_position *after = &room.position;

    game->rules->play(game->variant, game->now, move, after);
    if (game->automatic_draws && agi_is_dead(game, after)) return AG_REASON_NONE;
    if (game->rules->verdict(game->variant, after).result != AG_ONGOING) return AG_REASON_NONE;
    return claim_in(game, after);
}

int32_t ag_move_claimable_draw(const ag_game *game, ag_move move)
{
    return game && agi_is_playable(game, move) ? claim_with(game, move) : AG_REASON_NONE;
}

int32_t ag_game_claim_draw_with(ag_game *game, ag_move move)
{
    int32_t status = game ? agi_check_move(game, move) : AG_ERR_ARGUMENT;
    int32_t reason;

    if (status != AG_OK) return status;
    reason = claim_with(game, move);
    if (reason == AG_REASON_NONE) return AG_ERR_ILLEGAL;
    status = ag_game_play_unchecked(game, move);
    return status == AG_OK ? claim(game, reason) : status;
}

/* ---- who may still win ---- */

/* Whether the board has decided the game for a player. */
static bool has_won(const ag_game *game, int32_t player)
{
    return game->rules->verdict(game->variant, game->now).result ==
           (player == AG_WHITE ? AG_WHITE_WINS : AG_BLACK_WINS);
}

/* What a win needs the pieces tell. But a position may begin with a mate that no move can bring about, by checks that
 * were waived. */
int32_t ag_game_can_win(const ag_game *game, int32_t player)
{
    if (!game || (player != AG_WHITE && player != AG_BLACK) || agi_is_dead(game, game->now)) return 0;
    if (!game->rules->can_win || game->rules->can_win(game->variant, game->now, player)) return 1;
    return has_won(game, player);
}
