/* SPDX-License-Identifier: MIT
 * Positions with operations: data/epd. A row has the text, and the position and operations that come of it, the latter with
 * a stroke between two; or the status and the sentence. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"

enum { OPERATIONS_MOST = 40, LINE_ROOM = 2 * TEXT_ROOM };

static table *rows;
static table *positions;

static void expect_operations(const char *operations, const char *should_be, const ag_game *game)
{
    char written[LINE_ROOM] = "";
    char one[LINE_ROOM];

    for (int32_t i = 0; ag_epd_operation(operations, i, one, LINE_ROOM) >= 0; i++) {
        expect(strlen(written) + strlen(one) + 2 < LINE_ROOM, game, "too much text");
        if (i > 0) strcat(written, "|");
        strcat(written, one);
    }
    expect_text(written, should_be, game, "the operations");
}

START_TEST(positions_come_with_their_operations)
{
    char *epd = table_bytes(rows, _i, "epd");
    char *should_be =
        table_optional(rows, _i, "operations") != NULL ? table_bytes(rows, _i, "operations") : calloc(1, 1);
    ag_game *game;
    int32_t operations = -1;
    char why[TEXT_ROOM] = "before";

    expect_about("%s", table_where(rows, _i));
    const int32_t status = ag_game_new_epd(&game, table_variant(rows, _i), epd, &operations, why, TEXT_ROOM);
    expect_text(ag_status_name(status), table_cell(rows, _i, "status"), NULL, why);
    if (status == AG_OK) {
        expect_text(why, "", game, "why");
        expect_text(position_text(game).bytes, table_cell(rows, _i, "position"), game, "the position");
        expect_operations(epd + operations, should_be, game);
    } else {
        expect(game == NULL && operations == 0, NULL, "the out-parameters");
        expect_text(why, table_cell(rows, _i, "position"), NULL, "why");
    }
    ag_game_free(game);
    free(should_be);
    free(epd);
}
END_TEST

/* Every position of the tables, of every variant, with and without operations. */
START_TEST(positions_of_every_game_can_have_operations)
{
    static const char *const behind[][2] = {{"", ""},
                                            {" ", ""},
                                            {" bm x; id \"a; b\";", "bm x|id \"a; b\""},
                                            {" ;D1 20 ;D2 400\r\n", "D1 20|D2 400"},
                                            {" c0 \"w - - 0 1\"", "c0 \"w - - 0 1\""}};
    const int64_t every = setting("AG_TEST_EVERY", 1);

    for (int row = 0; row < table_rows(positions); row++) {
        if (table_variant(positions, row) != ag_variant_at(_i) || row % every != 0) continue;
        expect_about("%s", table_where(positions, row));
        const char *position = table_cell(positions, row, "position");
        ag_game *usual = new_game(ag_variant_at(_i), position);
        for (int i = 0; i < 5; i++) {
            char line[LINE_ROOM];
            int32_t operations;
            ag_game *game;
            snprintf(line, sizeof line, "%s%s", position, behind[i][0]);
            expect_status(ag_game_new_epd(&game, ag_variant_at(_i), line, &operations, NULL, 0), AG_OK, usual, line);
            expect_text(position_text(game).bytes, position_text(usual).bytes, usual, "the position");
            expect_operations(line + operations, behind[i][1], usual);
            ag_game_free(game);
        }
        ag_game_free(usual);
    }
}
END_TEST

/* Whatever the bytes are, the text is read or refused, and each operation lies inside its line. */
START_TEST(any_bytes_are_answered)
{
    static const char often[] = ";\"; \n\"bm D1 \r";
    uint64_t seed = (uint64_t)_i;

    for (int64_t n = setting("AG_TEST_TEXTS", 3000); n > 0; n--) {
        const char *start = ag_variant_start_position(ag_variant_at(_i));
        char line[LINE_ROOM];
        size_t length = strlen(start);
        ag_game *game;
        int32_t operations;
        memcpy(line, start, length);
        for (uint32_t more = draw_below(&seed, 40); more > 0; more--)
            line[length++] = (char)(draw_below(&seed, 3) == 0 ? 1 + draw_below(&seed, 255)
                                                              : (uint32_t)often[draw_below(&seed, sizeof often - 1)]);
        line[length] = '\0';
        if (draw_below(&seed, 4) == 0) line[draw_below(&seed, (uint32_t)length)] = (char)draw_below(&seed, 256);
        char *exact = strdup(line);
        const int32_t status = ag_game_new_epd(&game, ag_variant_at(_i), exact, &operations, NULL, 0);
        expect((status == AG_OK) == (game != NULL), game, "%s with or without a game", ag_status_name(status));
        for (int32_t i = 0; i < OPERATIONS_MOST; i++) {
            char one[LINE_ROOM] = "x";
            const int32_t bytes = ag_epd_operation(exact + operations, i, one, LINE_ROOM);
            expect(bytes > 0 || (bytes == AG_ERR_EMPTY && one[0] == '\0'), game, "%" PRId32 " bytes", bytes);
            expect(strchr(one, '\n') == NULL && (bytes < 0 || strstr(exact, one) != NULL), game, "it is %s", one);
        }
        ag_game_free(game);
        free(exact);
    }
}
END_TEST

void add_tests(Suite *suite)
{
    positions = table_read("moves");
    rows = add_rows(suite, "epd", TESTS(positions_come_with_their_operations));
    add_for_variants(suite, TESTS(positions_of_every_game_can_have_operations, any_bytes_are_answered));
}
