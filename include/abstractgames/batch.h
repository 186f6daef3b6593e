/* SPDX-License-Identifier: MIT
 *
 * libabstractgames-batch: many games of one variant at once, for learning and analysis.
 *
 * This header is the manual. It is clean in C99 and later and in C++98 and later, and what abstractgames.h says about
 * failures, answers, results of varying length and bad input holds here too. doc/batch.md is a tour.
 *
 * HOW A PROGRAM USES IT
 *     ag_batch *batch;
 *     if (ag_batch_new(&batch, variant, 1024, 512, NULL, AG_BATCH_AUTORESET | AG_BATCH_AUTOROLL) != AG_OK) ...
 *     for (;;) {
 *         ag_batch_masks(batch, 0, 1024, masks, sizeof masks);
 *         ... chooses an action of each game, one whose byte in the mask is 1
 *         ag_batch_act(batch, 0, 1024, actions, NULL);
 *         ag_batch_done(batch, 0, 1024, done, sizeof done);
 *         ag_batch_returns(batch, 0, 1024, returns, sizeof returns);
 *     }
 *
 * GAMES
 *   The games of a batch are numbered from 0, and every function names a range of them: the first, and how many. Arrays
 *   have a row for each game of the range, the first row for the first game of it. A count of 0 is an empty range. A
 *   range that is not in the batch is AG_ERR_ARGUMENT.
 *
 * STEPS
 *   ag_batch_act, ag_batch_play, ag_batch_playout and ag_batch_roll are the steps. A step is made in all games of its
 *   range or, when it fails, in none of them: all are looked at before the first is changed. It is the same as if each
 *   game was stepped by itself with the calls of abstractgames.h, in any order.
 *   A game that is not over after max_plies plies is cut off: it is ended as by ag_game_end, as a draw by adjudication.
 *
 * MEMORY
 *   ag_batch_new takes all that is needed, room for the plies of every game included: per game, what ag_game_clone takes
 *   for a game of max_plies plies, and about four bytes for each tap of the longest turn. No other call allocates, apart
 *   from ag_batch_set_game, when the game it is given has tags, comments or marks.
 *
 * THREADS
 *   There is no global state. Different batches may be used on different threads without a lock. On one batch, calls
 *   whose ranges (or games) have none in common may run at the same time, whatever they do; so may calls that take a
 *   `const ag_batch *`, whatever their ranges. ag_batch_free needs the batch to itself.
 */
#ifndef ABSTRACTGAMES_BATCH_H
#define ABSTRACTGAMES_BATCH_H

#include <abstractgames/abstractgames.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Limits. */
enum {
    AG_BATCH_GAMES_MAX = 1048576, /* games of a batch */
    AG_BATCH_PLIES_MAX = 100000   /* plies of a game */
};

/* Bits of ag_batch_new. */
enum {
    AG_BATCH_AUTORESET = 1, /* a game that ends in a step begins anew in the same step */
    AG_BATCH_AUTOROLL = 2   /* rolls that are due after a step, or at the beginning, are made at once */
};

/* An action, for ag_batch_act, that leaves a game as it is. For ag_batch_play it is the move 0. */
enum { AG_BATCH_PASS = -1 };

/* What ag_batch_done says of a game; 0: it goes on. */
enum {
    AG_BATCH_ENDED = 1,  /* by the rules */
    AG_BATCH_CUT_OFF = 2 /* after max_plies */
};

typedef struct ag_batch ag_batch; /* games of one variant, and the turns being made in them */

/* ------------------------------------------------------------------------------------------------
 * Batches
 */

/* So many games of a variant from its start position, in *out, of at most max_plies plies each. seeds has one number for
 * each game, from which its random moves and rolls follow; NULL: the i-th game has the seed i. flags are AG_BATCH_ bits.
 * AG_ERR_MEMORY. */
AG_API int32_t ag_batch_new(ag_batch **out, const ag_variant *variant, int32_t count, int32_t max_plies,
                            const uint64_t *seeds, uint32_t flags);
/* Frees a batch with its games; NULL is allowed. */
AG_API void ag_batch_free(ag_batch *batch);

/* What it was made with. NULL for no batch; the flags are 0 then. */
AG_API const ag_variant *ag_batch_variant(const ag_batch *batch);
AG_API int32_t ag_batch_count(const ag_batch *batch);
AG_API int32_t ag_batch_max_plies(const ag_batch *batch);
AG_API uint32_t ag_batch_flags(const ag_batch *batch);

/* The i-th game, to look at with whatever abstractgames.h has; NULL when i is out of range. It belongs to the batch. */
AG_API const ag_game *ag_batch_game(const ag_batch *batch, int32_t i);
/* The taps of the turn being made in the i-th game. */
AG_API int32_t ag_batch_taps(const ag_batch *batch, int32_t i, int32_t *buf, int32_t cap);
/* Makes the i-th game a copy of this one, with its plies, without taps. New games in its place begin where this one
 * began. AG_ERR_ARGUMENT also for a game of another variant or of more than max_plies plies; AG_ERR_MEMORY. */
AG_API int32_t ag_batch_set_game(ag_batch *batch, int32_t i, const ag_game *game);
/* The state of the i-th game's generator, the one of ag_game_roll; 0 when i is out of range. */
AG_API uint64_t ag_batch_seed(const ag_batch *batch, int32_t i);
AG_API int32_t ag_batch_set_seed(ag_batch *batch, int32_t i, uint64_t seed);

/* ------------------------------------------------------------------------------------------------
 * Steps. They return AG_OK. When they fail, *at (NULL is allowed) is the number of the first game that is at fault, else
 * it is -1. AG_ERR_FINISHED: this game is over, and only passing or ag_batch_reset is possible.
 */

/* An action in each game: a tap of the turn being made, which is played when it is complete. The actions of a variant are
 * its taps, numbered from 0: the squares, AG_TAP_DONE, AG_TAP_CHOICE, and AG_TAP_CHOICE plus each piece.
 * AG_ERR_ARGUMENT for a number that is no action of the variant, AG_ERR_ILLEGAL for one whose byte in the mask is 0. */
AG_API int32_t ag_batch_act(ag_batch *batch, int32_t first, int32_t count, const int32_t *actions, int32_t *at);
/* A whole move in each game, which takes the place of what has been tapped. AG_ERR_ILLEGAL. */
AG_API int32_t ag_batch_play(ag_batch *batch, int32_t first, int32_t count, const ag_move *moves, int32_t *at);
/* So many plies in each game, moves and rolls at random as ag_game_playout plays them. A game that is over is left as it
 * is; with AG_BATCH_AUTORESET the plies go on in the new game. What has been tapped is dropped. It cannot fail but by
 * its arguments. */
AG_API int32_t ag_batch_playout(ag_batch *batch, int32_t first, int32_t count, int32_t plies);
/* Rolls in each game where a roll is due, as ag_game_roll draws it. Others are left as they are. */
AG_API int32_t ag_batch_roll(ag_batch *batch, int32_t first, int32_t count);
/* Begins anew in each game whose byte in `which` is not 0, as in what ag_batch_done has written; NULL: in all. The
 * generators go on. */
AG_API int32_t ag_batch_reset(ag_batch *batch, int32_t first, int32_t count, const uint8_t *which);

/* ------------------------------------------------------------------------------------------------
 * What is written out. All but ag_batch_moves write whole rows of fixed length and return the length of all of them
 * together. NULL with cap 0 asks for it; AG_ERR_ARGUMENT when they do not fit, and then nothing is written.
 */

/* A byte for each action of the variant: 1 where it is possible now. All are 0 when the game is over. */
AG_API int32_t ag_batch_masks(const ag_batch *batch, int32_t first, int32_t count, uint8_t *buf, int32_t cap);
/* A byte a game: AG_WHITE, AG_BLACK, AG_CHANCE or AG_NOBODY. */
AG_API int32_t ag_batch_turns(const ag_batch *batch, int32_t first, int32_t count, uint8_t *buf, int32_t cap);
/* A byte a game: AG_BATCH_ENDED or AG_BATCH_CUT_OFF when the game is over or, with AG_BATCH_AUTORESET, when one has ended
 * in the last step; else 0. */
AG_API int32_t ag_batch_done(const ag_batch *batch, int32_t first, int32_t count, uint8_t *buf, int32_t cap);
/* Two numbers a game, White's and Black's: 1 for a win, -1 for a loss, 0 for a draw and as long as ag_batch_done says
 * 0. Of several games that have ended in the last step they are those of the last one. */
AG_API int32_t ag_batch_returns(const ag_batch *batch, int32_t first, int32_t count, int8_t *buf, int32_t cap);
/* The legal moves of all games, one behind the other, whatever has been tapped. How many there are is returned, and at
 * most cap are written. offsets, which may be NULL, gets count + 1 numbers: the moves of the k-th game of the range are
 * those from offsets[k] to before offsets[k + 1]. AG_ERR_ARGUMENT also when there are more than an int32_t counts. */
AG_API int32_t ag_batch_moves(const ag_batch *batch, int32_t first, int32_t count, int32_t *offsets, ag_move *buf,
                              int32_t cap);

#ifdef __cplusplus
}
#endif

#endif
