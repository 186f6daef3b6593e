/* SPDX-License-Identifier: MIT
 * NULL and numbers out of range, for every function of the header. Each check is given a game under way, which it must
 * leave as it is. */
#ifndef ARGUMENTS_H
#define ARGUMENTS_H

#include "fixture.h"

/* Numbers that are no square of a board; they end with INT32_MAX. */
enum { BAD_SQUARES = 6 };
typedef struct bad_squares {
    int32_t squares[BAD_SQUARES];
} bad_squares;
bad_squares bad_squares_of(const ag_game *game);

/* A legal move of the game, and a number that is none. */
ag_move some_move(const ag_game *game);
enum { NO_MOVE = 0x7FFFFFFF };

/* arguments_variants.c */
void check_status_name(ag_game *game);
void check_reason_name(ag_game *game);
void check_result_text(ag_game *game);
void check_version(ag_game *game);
void check_variant_count(ag_game *game);
void check_variant_at(ag_game *game);
void check_variant_find(ag_game *game);
void check_has_chance(ag_game *game);
void check_square_name(ag_game *game);
void check_square_find(ag_game *game);
void check_variant_square_traits(ag_game *game);
void check_piece_numbers(ag_game *game);

/* arguments_games.c */
void check_new(ag_game *game);
void check_new_allowing(ag_game *game);
void check_new_epd(ag_game *game);
void check_epd_operation(ag_game *game);
void check_position_problems(ag_game *game);
void check_clone(ag_game *game);
void check_assign(ag_game *game);
void check_free(ag_game *game);
void check_variant(ag_game *game);
void check_play(ag_game *game);
void check_play_unchecked(ag_game *game);
void check_play_text(ag_game *game);
void check_undo(ag_game *game);
void check_rewind(ag_game *game);
void check_move_at(ag_game *game);
void check_move_text_at(ag_game *game);
void check_claim_draw(ag_game *game);
void check_move_claimable_draw(ag_game *game);
void check_claim_draw_with(ag_game *game);
void check_set_automatic_draws(ag_game *game);
void check_can_win(ag_game *game);
void check_end(ag_game *game);
void check_attacked(ag_game *game);
void check_hash(ag_game *game);
void check_hash_text(ag_game *game);
void check_same_position(ag_game *game);
void check_position(ag_game *game);
void check_piece_at(ag_game *game);
void check_board(ag_game *game);
void check_board_bytes(ag_game *game);
void check_square_traits(ag_game *game);
void check_perft(ag_game *game);

/* arguments_moves.c */
void check_moves(ag_game *game);
void check_moves_from(ag_game *game);
void check_moves_with(ag_game *game);
void check_is_legal(ag_game *game);
void check_move_text(ag_game *game);
void check_move_parse(ag_game *game);
void check_move_squares(ag_game *game);
void check_move_traits(ag_game *game);
void check_move_steps(ag_game *game);
void check_next_taps(ag_game *game);
void check_tapped_move(ag_game *game);
void check_tapped_board(ag_game *game);
void check_tapped_steps(ag_game *game);
void check_move_taps(ag_game *game);
void check_chance_weight(ag_game *game);
void check_roll(ag_game *game);
void check_playout(ag_game *game);

/* arguments_pictures.c */
void check_svg(ag_game *game);
void check_piece_svg(ag_game *game);
void check_board_text(ag_game *game);

/* arguments_records.c */
void check_set_tag(ag_game *game);
void check_tag(ag_game *game);
void check_tag_name(ag_game *game);
void check_comments(ag_game *game);
void check_add_comment(ag_game *game);
void check_set_comment(ag_game *game);
void check_marks(ag_game *game);
void check_change_marks(ag_game *game);
void check_record_write(ag_game *game);
void check_record_read(ag_game *game);
void check_reader_new(ag_game *game);
void check_reader_feed(ag_game *game);
void check_reader_next(ag_game *game);
void check_reader_free(ag_game *game);

#endif
