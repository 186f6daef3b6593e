/* SPDX-License-Identifier: MIT
 * What is special about a move, and the moves that are special. */
#include "game.h"

enum { OF_OUTCOME = AG_MOVE_CHECK | AG_MOVE_ENDS_GAME, ALL_TRAITS = 2 * AG_MOVE_PROPELS - 1 };

/* CHECK and ENDS_GAME, as far as they are asked for: how the game would stand after the move. */
static uint32_t traits_of_outcome(const ag_game *game, ag_move move, uint32_t asked)
{
    const agi_rules *rules = game->rules;
    const bool may_check = (asked & AG_MOVE_CHECK) != 0 && rules->in_check;
    agi_room room;
    agi_position *after = &room.position;
    uint32_t traits = 0;

    if (!may_check && (asked & AG_MOVE_ENDS_GAME) == 0) return 0;
    rules->play(game->variant, game->now, move, after);
    if (may_check && rules->in_check(game->variant, after)) traits |= AG_MOVE_CHECK;
    if ((asked & AG_MOVE_ENDS_GAME) != 0 && agi_judge(game, after).result != AG_ONGOING) traits |= AG_MOVE_ENDS_GAME;
    return traits;
}

uint32_t ag_move_traits(const ag_game *game, ag_move move)
{
    if (!game || !agi_is_playable(game, move)) return 0;
    return (uint32_t)game->rules->move_traits(game->variant, game->now, move) |
           traits_of_outcome(game, move, OF_OUTCOME);
}

/* The moves with one of these traits, being chosen from all. */
typedef struct trait_choice {
    const ag_game *game;
    uint32_t traits;
    agi_moves *chosen;
} trait_choice;

static void choose_move(void *visitor, ag_move move)
{
    const trait_choice *choice = visitor;
    const ag_game *game = choice->game;
    uint32_t found = 0;

    if ((choice->traits & ~(uint32_t)OF_OUTCOME) != 0) {
        found = choice->traits & (uint32_t)game->rules->move_traits(game->variant, game->now, move);
    }
    if (found == 0) found = choice->traits & traits_of_outcome(game, move, choice->traits);
    if (found != 0) agi_add_move(choice->chosen, move);
}

int32_t ag_game_moves_with(const ag_game *game, uint32_t traits, ag_move *buf, int32_t cap)
{
    agi_moves chosen = {.buf = buf, .cap = (uint32_t)cap};
    trait_choice choice = {.game = game, .traits = traits, .chosen = &chosen};
    agi_moves all = {.visit = choose_move, .visitor = &choice};

    if (!game || (traits & ~(uint32_t)ALL_TRAITS) != 0 || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    if ((traits & ~game->rules->found_traits) != 0) {
        agi_list_moves(game, &all);
    } else if (traits != 0 && !agi_is_stopped(game)) {
        game->rules->moves_with(game->variant, game->now, traits, &chosen);
    }
    return (int32_t)chosen.count;
}
