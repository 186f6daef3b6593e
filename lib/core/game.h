/* SPDX-License-Identifier: MIT
 * The handle, for the parts of the library that are built on it. */
#ifndef AGI_GAME_H
#define AGI_GAME_H

#include "rules.h"

/* The history is an array of positions, one a ply and the start position first, so that taking back is exact and
 * costs nothing. `now` is the position on the board, position number `ply`. */
struct ag_game {
    const ag_variant *variant;
    agi_position *now;
    void *history;
    int32_t ply;
    int32_t room;   /* positions that fit in the history */
    int32_t result; /* of a claim or ag_game_end; AG_ONGOING while there is none */
    int32_t reason;
};

/* Room for one position of any game. */
typedef union agi_room {
    agi_position position;
    unsigned char bytes[AGI_POSITION_BYTES];
} agi_room;

static inline agi_position *agi_offset(const ag_game *game, agi_position *position, int32_t plies)
{
    return (agi_position *)(void *)((unsigned char *)position + (ptrdiff_t)plies * game->variant->rules->position_bytes);
}

/* The position at a ply from 0 to the game's own. */
static inline const agi_position *agi_position_at(const ag_game *game, int32_t ply)
{
    return agi_offset(game, game->now, ply - game->ply);
}

/* history.c: how often a position at a ply has occurred up to then; 0 while a roll is due. */
int32_t agi_count_occurrences(const ag_game *game, const agi_position *position, int32_t ply);
/* Whether the history draws a game whose board does not decide it: repetition or move count. */
int32_t agi_history_draw(const ag_game *game, const agi_position *position, int32_t ply);

/* game.c: the legal moves, none when the game is over. */
void agi_list_moves(const ag_game *game, agi_moves *list);
/* AG_OK, AG_ERR_FINISHED or AG_ERR_ILLEGAL. */
int32_t agi_check_move(const ag_game *game, ag_move move);
bool agi_is_over(const ag_game *game);
/* Result and reason of a position that stands at a ply of this game: board first, then history. */
agi_verdict agi_judge(const ag_game *game, const agi_position *position, int32_t ply);

/* random.c: a number below n (n > 0) from the generator that ag_game_roll specifies. */
uint32_t agi_random_below(uint64_t *seed, uint32_t n);

#endif
