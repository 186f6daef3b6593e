/* SPDX-License-Identifier: MIT */
#include "arguments.h"

#include <string.h>

#include "expect.h"

void check_status_name(ag_game *game)
{
    static const int32_t none[] = {INT32_MIN, AG_ERR_MORE - 1, AG_REMARK + 1, INT32_MAX};
    for (int i = 0; i < 4; i++) expect(ag_status_name(none[i]) == NULL, game, "%d has a status name", (int)none[i]);
}

void check_reason_name(ag_game *game)
{
    static const int32_t none[] = {INT32_MIN, -1, AG_REASON_UNKNOWN + 1, INT32_MAX};
    for (int i = 0; i < 4; i++) expect(ag_reason_name(none[i]) == NULL, game, "%d has a reason name", (int)none[i]);
}

void check_result_text(ag_game *game)
{
    static const int32_t none[] = {INT32_MIN, -1, AG_DRAW + 1, INT32_MAX};
    for (int i = 0; i < 4; i++) expect(ag_result_text(none[i]) == NULL, game, "%d has a result text", (int)none[i]);
}

void check_version(ag_game *game)
{
    expect(ag_version() > 0 && ag_version_string() != NULL, game, "there is no version");
}

void check_variant_count(ag_game *game)
{
    expect(ag_variant_count() > 0, game, "there is no variant");
}

void check_variant_at(ag_game *game)
{
    const int32_t none[] = {INT32_MIN, -1, ag_variant_count(), INT32_MAX};
    for (int i = 0; i < 4; i++) expect(ag_variant_at(none[i]) == NULL, game, "%d is a variant", (int)none[i]);
}

void check_variant_find(ag_game *game)
{
    expect(ag_variant_find(NULL) == NULL, game, "NULL is a variant");
    expect(ag_variant_find("") == NULL, game, "no name is a variant's");
}

void check_has_chance(ag_game *game)
{
    expect_number(ag_variant_has_chance(NULL), 0, game, "chance in no variant");
}

void check_square_name(ag_game *game)
{
    const ag_variant *variant = ag_game_variant(game);
    const bad_squares bad = bad_squares_of(game);
    char name[8] = "before";

    for (int i = 0; i < BAD_SQUARES; i++) {
        expect_status(ag_variant_square_name(variant, bad.squares[i], name, 8), AG_ERR_ARGUMENT, game, "a bad square");
    }
    expect_status(ag_variant_square_name(NULL, 0, name, 8), AG_ERR_ARGUMENT, game, "no variant");
    expect_status(ag_variant_square_name(variant, 0, NULL, 8), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_variant_square_name(variant, 0, name, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
}

void check_square_find(ag_game *game)
{
    expect_status(ag_variant_square_find(NULL, "a1"), AG_ERR_ARGUMENT, game, "no variant");
    expect_status(ag_variant_square_find(ag_game_variant(game), NULL), AG_ERR_ARGUMENT, game, "no name");
    expect_status(ag_variant_square_find(ag_game_variant(game), "a0"), AG_ERR_SYNTAX, game, "no square's name");
}

void check_variant_square_traits(ag_game *game)
{
    const bad_squares bad = bad_squares_of(game);

    for (int i = 0; i < BAD_SQUARES; i++) {
        expect_number(ag_variant_square_traits(ag_game_variant(game), bad.squares[i]), 0, game, "a bad square");
    }
    expect_number(ag_variant_square_traits(NULL, 0), 0, game, "no variant");
}

void check_piece_numbers(ag_game *game)
{
    static const int32_t no_piece[] = {INT32_MIN, -1, 0, 255, 256, INT32_MAX};
    static const int32_t no_kind[] = {INT32_MIN, -1, 127, 128, INT32_MAX};
    static const int32_t no_player[] = {INT32_MIN, -1, AG_CHANCE, AG_NOBODY, INT32_MAX};

    for (int i = 0; i < 6; i++) {
        expect_status(ag_piece_kind(no_piece[i]), AG_ERR_ARGUMENT, game, "the kind of no piece");
        expect_status(ag_piece_player(no_piece[i]), AG_ERR_ARGUMENT, game, "the player of no piece");
    }
    for (int i = 0; i < 5; i++) {
        expect_status(ag_piece_make(no_kind[i], AG_WHITE), AG_ERR_ARGUMENT, game, "a piece of no kind");
        expect_status(ag_piece_make(0, no_player[i]), AG_ERR_ARGUMENT, game, "a piece of no player");
    }
}
