/* SPDX-License-Identifier: MIT
 * Pictures read back: what stands in the documents that ag_game_svg draws, and in the letters of ag_game_board_text. */
#ifndef DRAWN_H
#define DRAWN_H

#include "fixture.h"

enum { CHOICES_ROOM = 64 };

/* What is seen in a picture. */
typedef struct drawn {
    board board;
    bool is_chosen[SQUARES_ROOM];
    bool is_target[SQUARES_ROOM];
    int32_t choices[CHOICES_ROOM]; /* pieces; 0: none of them */
    int32_t choice_count;
    int32_t last_move_count; /* squares marked */
    int32_t check_count;
} drawn;

/* Reads what ag_game_svg draws, and what ag_game_board_text writes with AG_BOARD_FLIPPED or without it. The tests fail
 * where that is not well formed, or the call fails. */
drawn read_picture(const ag_game *game, uint32_t flags, const int32_t *taps, int32_t n);
drawn read_letters(const ag_game *game, uint32_t flags, const int32_t *taps, int32_t n);

#endif
