/* SPDX-License-Identifier: MIT
 * The board as lines of text: given ones (data/boards), and in random games that each piece stands where he should. */
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"

enum { BOARD_ROOM = 2048, PLIES = 60 };

static table *boards;

START_TEST(boards_are_written_as_the_table_says)
{
    ag_game *game = new_game(table_variant(boards, _i), table_cell(boards, _i, "position"));
    const uint32_t flags = (uint32_t)table_number(boards, _i, "flags");
    char *expected = table_bytes(boards, _i, "text");
    char is[BOARD_ROOM];

    expect_about("%s", table_where(boards, _i));
    ag_game_board_text(game, flags, NULL, 0, is, BOARD_ROOM);
    expect_text(is, expected, game, "the board");
    free(expected);
    ag_game_free(game);
}
END_TEST

/* What stands for a square. */
static const char *square_name(const ag_game *game, int32_t square, uint32_t flags)
{
    const int32_t piece = ag_game_piece_at(game, square);
    const int is_unicode = (flags & AG_BOARD_UNICODE) != 0;

    if (piece != 0 && is_unicode) return ag_variant_piece_symbol(ag_game_variant(game), piece);
    if (piece != 0) return ag_variant_piece_code(ag_game_variant(game), piece);
    if ((ag_game_square_traits(game, square) & AG_SQUARE_PIT) != 0) return is_unicode ? "\xE2\x96\x92" : "#";
    return is_unicode ? "\xC2\xB7" : ".";
}

/* The words of a board, which blanks, lines and brackets keep apart, in the order in which they are seen. */
static void expect_words(const ag_game *game, uint32_t flags)
{
    const ag_variant *variant = ag_game_variant(game);
    const int32_t files = ag_variant_files(variant);
    const int32_t squares = files * ag_variant_ranks(variant);
    char is[BOARD_ROOM];
    char *word;

    expect(ag_game_board_text(game, flags, NULL, 0, is, BOARD_ROOM) < BOARD_ROOM, game, "the board is too long");
    word = strtok(is, " []|\n");
    for (int32_t seen = 0; seen < squares; seen++) {
        const int32_t row = seen / files;
        const int32_t column = seen % files;
        const int is_flipped = (flags & AG_BOARD_FLIPPED) != 0;
        const int32_t rank = is_flipped ? row : ag_variant_ranks(variant) - 1 - row;
        const int32_t file = is_flipped ? files - 1 - column : column;

        if (column == 0) {
            expect(word != NULL && atoi(word) == rank + 1, game, "rank %d begins with %s", (int)rank + 1, word);
            word = strtok(NULL, " []|\n");
        }
        expect(word != NULL, game, "the board ends early");
        expect_text(word, square_name(game, rank * files + file, flags), game, "a square");
        word = strtok(NULL, " []|\n");
    }
}

START_TEST(each_piece_stands_on_his_square)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 5;

    for (int ply = 0; ply < PLIES && ag_game_turn(game) != AG_NOBODY; ply++) {
        for (uint32_t flags = 0; flags <= (AG_BOARD_UNICODE | AG_BOARD_FLIPPED); flags++) expect_words(game, flags);
        ag_game_playout(game, &seed, 1);
    }
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    boards = add_rows(suite, "boards", TESTS(boards_are_written_as_the_table_says));
    add_for_variants(suite, TESTS(each_piece_stands_on_his_square));
}
