/* SPDX-License-Identifier: MIT
 * Broken records, and such that contradict themselves: data/records/damaged. In the column `text` a stroke | is the end of
 * a line. What is expected is the status, the lines that are skipped, the sentence, and plies and result of the game that
 * is handed out: only where there is no variant or no start position, none is. */
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "records.h"
#include "suite.h"
#include "table.h"

static const char NEXT[] = "\n\n[White \"Next\"]\n[Variant \"rinne\"]\n\n1. e2e3 *\n";

static table *damaged;

/* The record of a row with another one behind it, to be freed. */
static char *text_of_row(int row)
{
    char *bytes = table_bytes(damaged, row, "text");
    const size_t length = strlen(bytes);

    bytes = realloc(bytes, length + sizeof NEXT);
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] == '|') bytes[i] = '\n';
    }
    memcpy(bytes + length, NEXT, sizeof NEXT);
    return bytes;
}

static void expect_game_so_far(ag_game *game, int row)
{
    if (game == NULL) {
        expect_text(table_cell(damaged, row, "plies"), "-", NULL, "the plies of no game");
    } else {
        expect_number(ag_game_ply(game), table_number(damaged, row, "plies"), game, "the plies");
        expect_text(ag_result_text(ag_game_result(game)), table_cell(damaged, row, "result"), game, "the result");
        expect_round_trip(game);
    }
}

START_TEST(broken_records_are_reported)
{
    char *bytes = text_of_row(_i);
    const int32_t length = (int32_t)strlen(bytes);

    expect_about("%s", table_where(damaged, _i));
    const reading read = read_record(bytes, length, 1);
    expect_text(ag_status_name(read.status), table_cell(damaged, _i, "status"), NULL, "the status");
    expect_text(read.why, table_cell(damaged, _i, "why"), NULL, "why");
    expect_number(read.lines, table_number(damaged, _i, "lines"), NULL, "the lines");
    expect_game_so_far(read.game, _i);
    ag_game_free(read.game);
    free(bytes);
}
END_TEST

START_TEST(the_next_record_is_read)
{
    char *bytes = text_of_row(_i);
    const int32_t length = (int32_t)strlen(bytes);

    expect_about("%s", table_where(damaged, _i));
    const reading read = read_record(bytes, length, 1);
    ag_game_free(read.game);
    const reading next = read_record(bytes + read.consumed, length - read.consumed, 1);
    expect(next.status == AG_OK, NULL, "the next record is not read: %s", next.why);
    expect_text(ag_game_tag(next.game, "White"), "Next", next.game, "its tag");
    expect_number(ag_game_ply(next.game), 1, next.game, "its plies");
    ag_game_free(next.game);
    free(bytes);
}
END_TEST

/* As long as something is missing more is asked for; what is not missing any more is reported as if all were there. */
START_TEST(a_part_is_not_judged_before_its_time)
{
    char *bytes = text_of_row(_i);
    const int32_t length = (int32_t)strlen(bytes);

    expect_about("%s", table_where(damaged, _i));
    const reading whole = read_record(bytes, length, 1);
    for (int32_t n = 0; n <= whole.consumed && n < 2000; n++) {
        const reading part = read_record(bytes, n, 0);
        if (part.status != AG_ERR_MORE) expect_text(part.why, whole.why, NULL, "why");
        ag_game_free(part.game);
    }
    ag_game_free(whole.game);
    free(bytes);
}
END_TEST

void add_tests(Suite *suite)
{
    damaged =
        add_rows(suite, "records/damaged",
                 TESTS(broken_records_are_reported, the_next_record_is_read, a_part_is_not_judged_before_its_time));
}
