/* SPDX-License-Identifier: MIT */
#include <stddef.h>

#include "arguments.h"
#include "expect.h"

enum { ALL_PICTURE_FLAGS = 127, ALL_BOARD_FLAGS = 7 };

static const int32_t BAD_SIZES[] = {INT32_MIN, -1, 16385, INT32_MAX};
static const uint32_t BAD_PICTURE_FLAGS[] = {ALL_PICTURE_FLAGS + 1, UINT32_C(1) << 31, UINT32_MAX};
static const uint32_t BAD_BOARD_FLAGS[] = {ALL_BOARD_FLAGS + 1, UINT32_C(1) << 31, UINT32_MAX};

void check_svg(ag_game *game)
{
    const int32_t no_taps[] = {-1, 0, 0};
    char buf[40];

    expect_status(ag_game_svg(NULL, 0, 0, NULL, 0, buf, 40), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_svg(game, 0, 0, NULL, 0, NULL, 40), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_svg(game, 0, 0, NULL, 0, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    expect_status(ag_game_svg(game, 0, 0, NULL, 1, buf, 40), AG_ERR_ARGUMENT, game, "no taps");
    expect_status(ag_game_svg(game, 0, 0, no_taps, -1, buf, 40), AG_ERR_ARGUMENT, game, "a negative number of taps");
    for (int i = 0; i < 4; i++) {
        expect_status(ag_game_svg(game, BAD_SIZES[i], 0, NULL, 0, buf, 40), AG_ERR_ARGUMENT, game, "a bad size");
    }
    for (int i = 0; i < 3; i++) {
        expect_status(ag_game_svg(game, 0, BAD_PICTURE_FLAGS[i], NULL, 0, buf, 40), AG_ERR_ARGUMENT, game, "bad flags");
    }
    expect_status(ag_game_svg(game, 0, 0, no_taps, 3, buf, 40), AG_ERR_ILLEGAL, game, "taps that are none");
    expect(ag_game_svg(game, 16384, ALL_PICTURE_FLAGS, no_taps, 0, NULL, 0) > 0, game, "there is no picture");
}

void check_piece_svg(ag_game *game)
{
    const ag_variant *variant = ag_game_variant(game);
    const int32_t no_piece[] = {INT32_MIN, -1, 0, 2 * ag_variant_piece_kinds(variant) + 1, INT32_MAX};
    char buf[40];

    expect_status(ag_variant_piece_svg(NULL, 1, 0, 0, buf, 40), AG_ERR_ARGUMENT, game, "no variant");
    expect_status(ag_variant_piece_svg(variant, 1, 0, 0, NULL, 40), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_variant_piece_svg(variant, 1, 0, 0, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    for (int i = 0; i < 5; i++) {
        expect_status(ag_variant_piece_svg(variant, no_piece[i], 0, 0, buf, 40), AG_ERR_ARGUMENT, game, "no piece");
    }
    for (int i = 0; i < 4; i++) {
        const int32_t status = ag_variant_piece_svg(variant, 1, BAD_SIZES[i], 0, buf, 40);
        expect_status(status, AG_ERR_ARGUMENT, game, "a bad size");
    }
    for (int i = 0; i < 3; i++) {
        const int32_t status = ag_variant_piece_svg(variant, 1, 0, BAD_PICTURE_FLAGS[i], buf, 40);
        expect_status(status, AG_ERR_ARGUMENT, game, "bad flags");
    }
}

void check_board_text(ag_game *game)
{
    const int32_t no_taps[] = {-1, 0, 0};
    char buf[40];

    expect_status(ag_game_board_text(NULL, 0, NULL, 0, buf, 40), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_board_text(game, 0, NULL, 0, NULL, 40), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_board_text(game, 0, NULL, 0, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    expect_status(ag_game_board_text(game, 0, NULL, 1, buf, 40), AG_ERR_ARGUMENT, game, "no taps");
    expect_status(ag_game_board_text(game, 0, no_taps, -1, buf, 40), AG_ERR_ARGUMENT, game,
                  "a negative number of taps");
    for (int i = 0; i < 3; i++) {
        expect_status(ag_game_board_text(game, BAD_BOARD_FLAGS[i], NULL, 0, buf, 40), AG_ERR_ARGUMENT, game,
                      "bad flags");
    }
    expect_status(ag_game_board_text(game, 0, no_taps, 3, buf, 40), AG_ERR_ILLEGAL, game, "taps that are none");
    expect(ag_game_board_text(game, ALL_BOARD_FLAGS, no_taps, 0, NULL, 0) > 0, game, "there is no board");
}
