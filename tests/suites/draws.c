/* SPDX-License-Identifier: MIT
 * Whether a game goes on, or has ended. */
#include "draws.h"

#include <stddef.h>

#include "expect.h"

void play_times(ag_game *game, const char *moves, int times)
{
    for (int i = 0; i < times; i++) play_all(game, moves);
}

void expect_ongoing(const ag_game *game, int32_t claimable)
{
    expect_number(ag_game_result(game), AG_ONGOING, game, "the result");
    expect_number(ag_game_claimable_draw(game), claimable, game, "the claim");
}

void expect_end(const ag_game *game, int32_t result, int32_t reason)
{
    expect_number(ag_game_result(game), result, game, "the result");
    expect_text(ag_reason_name(ag_game_reason(game)), ag_reason_name(reason), game, "the reason");
    expect_number(ag_game_moves(game, NULL, 0), 0, game, "the number of moves");
    expect_number(ag_game_claimable_draw(game), 0, game, "the claim");
}
