/* SPDX-License-Identifier: MIT
 * The handle, for the parts of the library that are built on it. */
#ifndef AGI_GAME_H
#define AGI_GAME_H

#include "comments.h"
#include "rules.h"
#include "tags.h"

/* The history is an array of positions, one a ply and the start position first, so that taking back is exact and
 * costs nothing. When it is long an index of it lies behind it in the same block. That block is the handle's own, behind
 * this struct, until the history has grown. */
struct ag_game {
    const ag_variant *variant;
    const agi_rules *rules; /* the variant's */
    agi_position *now;      /* the position on the board */
    agi_position *history;  /* the start position */
    agi_position *end;      /* behind the last position that fits */
    ptrdiff_t stride;       /* bytes from one position to the next */
    size_t room;            /* positions that fit */
    int32_t indexed_from;   /* the index of the history (history_index.h) has the plies from this one on */
    int32_t indexed_to;     /* up to this one, which it does not have */
    int32_t result;         /* of a claim or ag_game_end; AG_ONGOING while there is none */
    int32_t reason;
    int32_t quiet_before_draw; /* agi_quiet_before_draw of the variant */
    bool automatic_draws;      /* whether dead material, repetition and move count end the game by themselves */
    bool has_tags_of_end;      /* see agi_game_drop_tags_of_end */
    agi_tags tags;
    agi_comments *comments; /* NULL: there are none */
};

/* Room for one position of any game. */
typedef union agi_room {
    agi_position position;
    unsigned char bytes[AGI_POSITION_BYTES];
} agi_room;

static inline agi_position *agi_offset(const ag_game *game, agi_position *position, int32_t plies)
{
    return (agi_position *)(void *)((unsigned char *)position + game->stride * plies);
}

static inline int32_t agi_ply(const ag_game *game)
{
    return (int32_t)(((unsigned char *)game->now - (unsigned char *)game->history) / game->stride);
}

/* The position at a ply from 0 to the game's own. */
static inline const agi_position *agi_position_at(const ag_game *game, int32_t ply)
{
    return agi_offset(game, game->history, ply);
}

/* history.c: how often the position on the board, or one that a move would lead to from there, has occurred, itself
 * included (0 while a roll is due). */
int32_t agi_count_occurrences(const ag_game *game, const agi_position *position);

/* game.c: whether something other than the moves themselves has ended the game. */
bool agi_is_stopped(const ag_game *game);
/* The legal moves, none when the game is over. */
void agi_list_moves(const ag_game *game, agi_moves *list);
/* Whether the move is legal and the game goes on; and the same as AG_OK, AG_ERR_FINISHED or AG_ERR_ILLEGAL. */
bool agi_is_playable(const ag_game *game, ag_move move);
int32_t agi_check_move(const ag_game *game, ag_move move);
bool agi_is_over(const ag_game *game);
/* Says that the game is over. AG_ERR_FINISHED. */
int32_t agi_refuse_finished(const ag_game *game, agi_writer *why);
/* Result and reason of such a position: dead material, then what the board decides, then history. */
agi_verdict agi_judge(const ag_game *game, const agi_position *position);

/* tags.c: gives a game the tags of its record, which are empty then. */
void agi_game_keep_tags(ag_game *game, agi_tags *tags);
/* Tags by names of the library's own may be another's, and then speak of the end that the record had: Result, "0-0",
 * holds as long as its plies do, and Reason until the game has an end of its own. To be called when either may have changed,
 * while the game `has_tags_of_end`. */
void agi_game_drop_tags_of_end(ag_game *game);

#endif
