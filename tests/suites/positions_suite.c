/* SPDX-License-Identifier: MIT
 * Given positions: who is to move, how the game stands, how many moves there are, and what each of them leads to
 * (data/positions); the squares a player attacks (data/attacks). */
#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "properties.h"
#include "suite.h"
#include "table.h"

static table *positions;
static table *attacks;

static const char *turn_name(int32_t turn)
{
    static const char *const names[] = {"white", "black", "chance", "nobody"};
    return names[turn];
}

/* "ongoing", or the result and its reason: "1-0 goal". */
static text status_text(const ag_game *game)
{
    text made = {"ongoing"};

    if (ag_game_result(game) != AG_ONGOING) {
        strcpy(made.bytes, ag_result_text(ag_game_result(game)));
        strcat(made.bytes, " ");
        strcat(made.bytes, ag_reason_name(ag_game_reason(game)));
    }
    return made;
}

static void expect_each_leads_to(const ag_game *game, const char *status)
{
    move_list list = list_moves(game);
    ag_game *copy = clone_of(game);

    for (int32_t i = 0; i < list.count; i++) {
        ag_game_play(copy, list.moves[i]);
        expect_text(status_text(copy).bytes, status, copy, "the status after a move");
        ag_game_undo(copy);
    }
    ag_game_free(copy);
    free_moves(&list);
}

START_TEST(positions_stand_as_the_table_says)
{
    ag_game *game = new_game(table_variant(positions, _i), table_cell(positions, _i, "position"));
    const char *all_lead_to = table_optional(positions, _i, "each move leads to");

    expect_about("%s", table_where(positions, _i));
    expect_text(turn_name(ag_game_turn(game)), table_cell(positions, _i, "turn"), game, "the turn");
    expect_text(status_text(game).bytes, table_cell(positions, _i, "status"), game, "the status");
    expect_number(ag_game_moves(game, NULL, 0), table_number(positions, _i, "moves"), game, "the number of moves");
    if (all_lead_to != NULL) expect_each_leads_to(game, all_lead_to);
    if (_i % setting("AG_TEST_EVERY", 1) == 0) all_properties_hold(game);
    ag_game_free(game);
}
END_TEST

/* The names of the squares a player attacks, a blank between two. */
static text attacked_squares(const ag_game *game, int32_t player)
{
    const int32_t squares = board_of(game).count;
    text made = {""};

    for (int32_t square = 0; square < squares; square++) {
        char name[8];
        if (ag_game_attacked(game, square, player) != 1) continue;
        ag_variant_square_name(ag_game_variant(game), square, name, (int32_t)sizeof name);
        if (made.bytes[0] != '\0') strcat(made.bytes, " ");
        strcat(made.bytes, name);
    }
    return made;
}

START_TEST(squares_are_attacked_as_the_table_says)
{
    ag_game *game = new_game(table_variant(attacks, _i), table_cell(attacks, _i, "position"));

    expect_about("%s", table_where(attacks, _i));
    expect_text(attacked_squares(game, AG_WHITE).bytes, table_cell(attacks, _i, "by white"), game, "White's squares");
    expect_text(attacked_squares(game, AG_BLACK).bytes, table_cell(attacks, _i, "by black"), game, "Black's squares");
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    positions = add_rows(suite, "positions", TESTS(positions_stand_as_the_table_says));
    attacks = add_rows(suite, "attacks", TESTS(squares_are_attacked_as_the_table_says));
}
