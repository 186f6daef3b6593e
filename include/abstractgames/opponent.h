/* SPDX-License-Identifier: MIT
 *
 * libabstractgames-opponent: somebody to play against, in every variant of libabstractgames.
 *
 * This header is the manual. It is clean in C99 and later and in C++98 and later, and what abstractgames.h says about
 * failures, answers, results of varying length and bad input holds here too.
 *
 * HOW A HOST USES IT
 *   ag_opponent *opponent;
 *   if (ag_opponent_new(&opponent, ag_variant_find("rinne"), 1, 16 << 20) != AG_OK) ...
 *   ag_opponent_set_level(opponent, 4);
 *   while (ag_opponent_think(opponent, game, 500) > 0) ... the host looks after its window, its clock, a button ...
 *   ag_game_play(game, ag_opponent_best(opponent));
 *   ag_opponent_free(opponent);
 *
 * THINKING IN SLICES
 *   There is no clock, no thread, no callback and no output. An opponent works for as many nodes as it is given and
 *   returns; a node is a move that it tries. The host may stop at any moment, and asks for the best move so far. A
 *   chess node takes about a microsecond, so 1000 nodes are a slice that nobody notices.
 *
 * THE SAME MOVE EVERYWHERE
 *   What an opponent finds follows from its variant, seed, memory and level, from the game with its moves, and from the
 *   nodes worked since it was first given this position: on every machine, and in slices of whatever size. It
 *   remembers nothing of other positions. In other releases it may find other moves.
 *
 * MEMORY
 *   ag_opponent_new takes the bytes it is given, at once, and no more is taken later, except for the copy of the game
 *   that is thought about: as much as ag_game_clone takes, and room for the plies looked ahead.
 *
 * THREADS
 *   There is no global state. Different opponents may be used on different threads without a lock. Functions that take
 *   a `const ag_opponent *` may run at the same time on one opponent, and the game given to ag_opponent_think is only
 *   read.
 */
#ifndef ABSTRACTGAMES_OPPONENT_H
#define ABSTRACTGAMES_OPPONENT_H

#include <abstractgames/abstractgames.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Limits. */
enum {
    AG_OPPONENT_BYTES_MIN = 262144, /* the least memory of an opponent; 16 MiB are plenty */
    AG_OPPONENT_LEVEL_MAX = 10,     /* the strongest level; the weakest is 1 */
    AG_OPPONENT_LINE_MAX = 32,      /* moves of ag_opponent_line */
    AG_OPPONENT_TEXT_MAX = 63       /* bytes of ag_opponent_score_text, without the NUL */
};

typedef struct ag_opponent ag_opponent; /* somebody who thinks about one position at a time */

/* An opponent in *out, with these bytes of memory. Another seed plays otherwise where moves are about equally good, and
 * errs otherwise. AG_ERR_ARGUMENT for less than AG_OPPONENT_BYTES_MIN; AG_ERR_MEMORY. */
AG_API int32_t ag_opponent_new(ag_opponent **out, const ag_variant *variant, uint64_t seed, int32_t bytes);
/* Frees an opponent; NULL is allowed. */
AG_API void ag_opponent_free(ag_opponent *opponent);
/* The variant it plays. NULL for NULL. */
AG_API const ag_variant *ag_opponent_variant(const ag_opponent *opponent);

/* Sets the level, 1 (a beginner) to AG_OPPONENT_LEVEL_MAX, or 0, as after ag_opponent_new: without errors, and without
 * an end to its thinking but the host's. What has been thought is forgotten. */
AG_API int32_t ag_opponent_set_level(ag_opponent *opponent, int32_t level);
/* The level. AG_ERR_ARGUMENT for NULL. */
AG_API int32_t ag_opponent_level(const ag_opponent *opponent);
/* What a level is: the nodes that it works for one move, and how many moves of a thousand it overlooks, its own and the
 * other player's. AG_ERR_ARGUMENT for a number that is no level from 1 on. */
AG_API int32_t ag_opponent_level_nodes(int32_t level);
AG_API int32_t ag_opponent_level_errors(int32_t level);

/* Thinks about the position of a game for so many nodes, at least 1, and returns how many it has worked: fewer than
 * asked for only when there is nothing left to find out, because a win is proved, everything has been looked at, or
 * the level allows no more. Given the same game in the same position again it goes on where it stopped. The game is
 * not changed. AG_ERR_ARGUMENT also for a game of another variant, AG_ERR_FINISHED; AG_ERR_ILLEGAL when a roll is due,
 * which nobody chooses; AG_ERR_MEMORY: thinking can go on. */
AG_API int32_t ag_opponent_think(ag_opponent *opponent, const ag_game *game, int32_t nodes);

/* The best move found, for the player to move; 0 as long as there has been no thinking. */
AG_API ag_move ag_opponent_best(const ag_opponent *opponent);
/* The moves it expects, beginning with the best one. A roll in it is one of several possible. */
AG_API int32_t ag_opponent_line(const ag_opponent *opponent, ag_move *buf, int32_t cap);
/* How the position stands for the player to move. *score is in hundredths of the smallest piece (in games without
 * captures, of about one step of a piece), positive when it is good. *wins_in is 0 as long as no end is in sight, n when
 * the player to move wins with its n-th move from now at the latest, -n when it loses after its n-th, against whatever
 * is played and rolled; of errorless levels it is proved. Either may be NULL. AG_ERR_EMPTY as long as there has been
 * no thinking. */
AG_API int32_t ag_opponent_score(const ag_opponent *opponent, int32_t *score, int32_t *wins_in);
/* The same in words, to be read after the player's name: "wins in 3", "loses in 2", "is better by 1.25", "is worse by
 * 0.40", "is even". */
AG_API int32_t ag_opponent_score_text(const ag_opponent *opponent, char *buf, int32_t cap);
/* How many turns ahead everything has been looked at that seemed worth it, and how many nodes the position has taken.
 * AG_ERR_ARGUMENT and 0 for NULL. */
AG_API int32_t ag_opponent_depth(const ag_opponent *opponent);
AG_API uint64_t ag_opponent_nodes(const ag_opponent *opponent);

#ifdef __cplusplus
}
#endif

#endif
