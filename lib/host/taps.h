/* SPDX-License-Identifier: MIT
 * Following taps, for the files that say or show what they have done. */
#ifndef AGI_TAPS_H
#define AGI_TAPS_H

#include "game.h"

/* Where taps have led. In a game with plain moves that is a node of the tree of tap paths: `path` has the taps, and the
 * choices that were passed over. */
typedef struct agi_tapped {
    agi_tap_set offers; /* what may be tapped next */
    ag_move move;       /* the move that is complete; 0 while there is none */
    int32_t path[AGI_PATH_MAX];
    int32_t length;
} agi_tapped;

/* Choices: none of the pieces, and any piece. */
enum { AGI_CHOICES_MAX = 256 };

/* ---- taps.c ---- */

bool agi_are_taps(const int32_t *taps, int32_t n);
/* AG_OK with a move, AG_ERR_AMBIGUOUS with offers, AG_ERR_ILLEGAL, AG_ERR_FINISHED. */
int32_t agi_follow_taps(const ag_game *game, const int32_t *taps, int32_t n, agi_tapped *tapped);
/* Writes the taps of a set in ascending order; returns how many there are. */
int32_t agi_list_taps(const agi_tap_set *set, int32_t *buf, int32_t cap);
/* The choices among them. */
int32_t agi_list_choices(const agi_tap_set *set, int32_t choices[AGI_CHOICES_MAX]);
/* Whether a set offers choices and nothing else. */
bool agi_are_choices(const agi_tap_set *set);
/* In a game with plain moves: the steps that all moves of a node make, but for what arrives; none when they differ in
 * more. `shared` has room for AGI_PLAIN_STEPS_MAX. */
void agi_share_steps(const ag_game *game, const agi_tapped *here, agi_steps *shared);

/* ---- tapped.c ---- */

/* What a picture shows of a turn that may be half made. */
typedef struct agi_view {
    int32_t board[AGI_SQUARES_MAX]; /* after the taps */
    bool chosen[AGI_SQUARES_MAX];   /* the squares tapped */
    agi_tap_set targets;            /* what may be tapped next; nothing where that is not to be shown */
    bool is_half_made;              /* something has been tapped */
} agi_view;

/* AG_OK, AG_ERR_ILLEGAL, AG_ERR_FINISHED. Without taps targets are shown if `shows_first`. */
int32_t agi_look_at_taps(const ag_game *game, const int32_t *taps, int32_t n, bool shows_first, agi_view *view);

/* Writes the board after the steps of taps that agi_follow_taps accepts: AGI_SQUARES_MAX pieces at most. */
void agi_tapped_board(const ag_game *game, const int32_t *taps, int32_t n, const agi_tapped *tapped, int32_t *board);

/* ---- tap_refusals.c ---- */

/* Says why taps make no move. `status` and `tapped` are what agi_follow_taps gives for them. */
void agi_explain_taps(const ag_game *game, const int32_t *taps, int32_t n, int32_t status, const agi_tapped *tapped,
                      agi_writer *why);

#endif
