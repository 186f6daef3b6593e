/* SPDX-License-Identifier: MIT
 * Many positions of a variant, for what has to hold in all of them. */
#ifndef POSITIONS_H
#define POSITIONS_H

#include "game.h"

typedef void position_look(const ag_game *game);

/* Those of the tables, with all that can be waived, and those behind their moves, at most so many of a position. */
void each_table_position(const ag_variant *variant, int32_t behind, position_look *look);
/* Those of random games, that of the end included. */
void each_position_of_games(const ag_variant *variant, int games, position_look *look);
/* Those that unchecked moves of any two squares lead to: they bring kings together, capture them and leave pawns on end
 * ranks. */
void each_meaningless_position(const ag_variant *variant, int games, position_look *look);

#endif
