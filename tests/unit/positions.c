/* SPDX-License-Identifier: MIT */
#include "positions.h"

#include "draw.h"
#include "fixture.h"
#include "table.h"

static const char *const FOLDERS[] = {"perft", "positions", "moves", "hash", "can_win"};

enum { TABLES = sizeof FOLDERS / sizeof FOLDERS[0], PLIES = 300, UNCHECKED_PLIES = 40, ANY_SQUARE = 1 << 7 };

static const table *looked_at;
static position_look *look_at;
static int32_t behind_max;

static void look_behind_moves(ag_game *game)
{
    move_list list = list_moves(game);

    for (int32_t i = 0; i < list.count && i < behind_max; i++) {
        ag_game_play_unchecked(game, list.moves[i]);
        look_at(game);
        ag_game_undo(game);
    }
    free_moves(&list);
}

static void look_at_row(int row)
{
    ag_game *game = NULL;
    const char *position = table_optional(looked_at, row, "position");

    if (ag_game_new_allowing(&game, table_variant(looked_at, row), position, UINT32_MAX, NULL, 0) != AG_OK) return;
    look_at(game);
    look_behind_moves(game);
    ag_game_free(game);
}

void each_table_position(const ag_variant *variant, int32_t behind, position_look *look)
{
    look_at = look;
    behind_max = behind;
    for (int i = 0; i < TABLES; i++) {
        table *rows = table_read(FOLDERS[i]);
        looked_at = rows;
        table_each(rows, variant, look_at_row);
        table_free(rows);
    }
}

void each_position_of_games(const ag_variant *variant, int games, position_look *look)
{
    uint64_t seed = 5;

    for (int i = 0; i < games; i++) {
        ag_game *game = new_game(variant, NULL);
        look(game);
        for (int ply = 0; ply < PLIES && ag_game_playout(game, &seed, 1) == 1; ply++) look(game);
        ag_game_free(game);
    }
}

void each_meaningless_position(const ag_variant *variant, int games, position_look *look)
{
    uint64_t seed = 6;

    for (int i = 0; i < games; i++) {
        ag_game *game = new_game(variant, NULL);
        for (int ply = 0; ply < UNCHECKED_PLIES; ply++) {
            const uint32_t from = draw_below(&seed, ANY_SQUARE);
            ag_game_play_unchecked(game, from | draw_below(&seed, ANY_SQUARE) << 7);
            look(game);
        }
        ag_game_free(game);
    }
}
