/* SPDX-License-Identifier: MIT
 * What holds in every position of every game, one function a property. Each fails the test when the
 * property does not hold and leaves the game alone. */
#ifndef PROPERTIES_H
#define PROPERTIES_H

#include "fixture.h"

/* Somebody is to move exactly while there is no result, and then has a move. */
void turn_and_result_agree(const ag_game *game);
/* The board, piece by piece and byte by byte, is that of ag_game_board; pieces and squares have names. */
void board_agrees_with_its_squares(const ag_game *game);
/* The position string gives the same position again, with the same hash from scratch. */
void position_text_reads_back(const ag_game *game);
/* Moves are numbers the header allows, different from each other, legal, and not more than the variant's bound. */
void moves_are_well_formed(const ag_game *game);
/* No two moves lead to the same position. */
void outcomes_differ(const ag_game *game);
/* Both texts of every move are read as that move, leniently and strictly. */
void move_texts_read_back(const ag_game *game);
/* Traits say what playing the move then shows. */
void traits_agree_with_play(const ag_game *game);
/* The moves with some traits are those that have them when they are asked one by one, in the order of the list. */
void moves_with_traits_are_those_that_have_them(const ag_game *game);
/* Steps turn the board into the board after the move, and backwards into the board before it. */
void steps_lead_to_the_board_after(const ag_game *game);
/* Playing and taking back leaves everything as it was, play_unchecked plays what play does. */
void undo_restores_everything(const ag_game *game);
/* Numbers that are no legal move are refused by every call that takes a move. */
void other_numbers_are_refused(const ag_game *game);
/* While a roll is due, and only then, outcomes have weights; they add up to the total. */
void chance_weights_add_up(const ag_game *game);
/* Leaves at depth 0 and 1, and at depth 2 where that is not too many, are those counted by hand. */
void perft_counts_moves(const ag_game *game);
/* A finished game has no moves and refuses to go on. */
void finished_games_refuse_moves(const ag_game *game);

/* tap_properties.c: the taps of every move make that move, each of them offered when its turn comes. */
void taps_make_their_move(const ag_game *game);
/* What is offered leads to legal moves, all of them and those of ag_game_moves_from; what is not is refused. */
void taps_not_offered_are_refused(const ag_game *game);

/* All of these. */
void all_properties_hold(const ag_game *game);

#endif
