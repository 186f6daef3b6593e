/* SPDX-License-Identifier: MIT
 * However a text is cut, the same comes of it: every text of data/records cut at every byte, and each of its files as one
 * text, cut at every AG_TEST_STRIDE-th byte and into pieces of any size. */
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "outcomes.h"
#include "records.h"
#include "suite.h"
#include "table.h"

static const char *const FOLDERS[] = {"records/readings", "records/damaged"};
enum { FOLDERS_COUNT = 2 };

static table *tables[FOLDERS_COUNT];

/* The record of a row. */
static char *text_of_row(const table *rows, int row)
{
    char *bytes = table_bytes(rows, row, "text");

    for (char *c = bytes; *c != '\0'; c++) {
        if (*c == '|') *c = '\n';
    }
    return bytes;
}

/* Cuts a text in two at every so-manieth byte. */
static void expect_same_however_cut(const char *bytes, int32_t length, int64_t stride)
{
    outcomes whole = outcomes_of_reader(bytes, length, (cutter){.next = cut_nowhere});

    for (int64_t at = 0; at <= length; at += stride) {
        const cutter cut = {.next = cut_in_two, .at = (int32_t)at, .asks_often = true};
        outcomes other = outcomes_of_reader(bytes, length, cut);
        expect_same_outcomes(&other, &whole, "by a reader");
        outcomes_free(&other);
        other = outcomes_of_record_read(bytes, length, cut);
        expect_same_outcomes(&other, &whole, "by ag_record_read");
        outcomes_free(&other);
    }
    outcomes_free(&whole);
}

START_TEST(texts_are_read_the_same_wherever_they_are_cut)
{
    for (int row = 0; row < table_rows(tables[_i]); row++) {
        char *bytes = text_of_row(tables[_i], row);
        const int32_t length = (int32_t)strlen(bytes);
        expect_about("%s", table_where(tables[_i], row));
        expect_same_however_cut(bytes, length, length > 2000 ? setting("AG_TEST_STRIDE", 23) : 1);
        free(bytes);
    }
}
END_TEST

/* All texts of a folder, one behind the other. */
static char *text_of_table(const table *rows)
{
    char *all = calloc(1, 1);

    for (int row = 0; row < table_rows(rows); row++) {
        char *bytes = text_of_row(rows, row);
        all = realloc(all, strlen(all) + strlen(bytes) + 3);
        strcat(all, bytes);
        strcat(all, "\n\n");
        free(bytes);
    }
    return all;
}

START_TEST(files_are_read_the_same_wherever_they_are_cut)
{
    char *bytes = text_of_table(tables[_i]);

    expect_same_however_cut(bytes, (int32_t)strlen(bytes), setting("AG_TEST_STRIDE", 23));
    free(bytes);
}
END_TEST

START_TEST(files_are_read_the_same_in_pieces_of_any_size)
{
    static const int32_t sizes[] = {1, 2, 3, 7, 31, 200, 3000};
    char *bytes = text_of_table(tables[_i]);
    const int32_t length = (int32_t)strlen(bytes);
    outcomes whole = outcomes_of_reader(bytes, length, (cutter){.next = cut_nowhere});

    for (int i = 0; i < 7; i++) {
        for (int often = 0; often < 2; often++) {
            const cutter even = {.next = cut_in_pieces, .piece = sizes[i], .asks_often = often != 0};
            outcomes other = outcomes_of_reader(bytes, length, even);
            expect_same_outcomes(&other, &whole, "in even pieces");
            outcomes_free(&other);
            const cutter odd = {.next = cut_at_random, .piece = sizes[i], .seed = 7, .asks_often = often != 0};
            other = outcomes_of_reader(bytes, length, odd);
            expect_same_outcomes(&other, &whole, "in odd pieces");
            outcomes_free(&other);
        }
    }
    outcomes_free(&whole);
    free(bytes);
}
END_TEST

void add_tests(Suite *suite)
{
    for (int i = 0; i < FOLDERS_COUNT; i++) tables[i] = table_read(FOLDERS[i]);
    add_looped(suite, FOLDERS_COUNT,
               TESTS(texts_are_read_the_same_wherever_they_are_cut, files_are_read_the_same_wherever_they_are_cut,
                     files_are_read_the_same_in_pieces_of_any_size));
}
