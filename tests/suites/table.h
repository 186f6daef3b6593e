/* SPDX-License-Identifier: MIT
 * Tables of expectations: tab-separated files whose first line names the columns. Lines that begin with
 * "# " are remarks.
 *
 * All files of a folder of tests/data are read as one table, so a new game brings files and no code. A file
 * without a column `variant` is about the variant that it is named after. */
#ifndef TABLE_H
#define TABLE_H

#include <stdint.h>

#include "abstractgames/abstractgames.h"

typedef struct table table;

/* Reads every .tsv file of a folder, in the order of their names. Ends the program when one cannot be read. */
table *table_read(const char *folder);
void table_free(table *rows);
int table_rows(const table *rows);

/* The text of a cell, as it stands in the file. The column must exist. */
const char *table_cell(const table *rows, int row, const char *column);
/* The cell's number. */
int64_t table_number(const table *rows, int row, const char *column);
/* The cell's text, or NULL when it is "-". */
const char *table_optional(const table *rows, int row, const char *column);
/* The cell with its escapes carried out, to be freed: \xNN is a byte, \\ a backslash, and
 * @repeat(text,count) stands for that many copies of the text. */
char *table_bytes(const table *rows, int row, const char *column);

/* Calls `look` with each row about a variant, failures being said to be about that row. For long tables, where a test
 * for each row would be slow. */
void table_each(const table *rows, const ag_variant *variant, void (*look)(int row));

/* The variant a row is about. */
const ag_variant *table_variant(const table *rows, int row);
/* Where the row stands, "perft/rinne.tsv:12". */
const char *table_where(const table *rows, int row);

#endif
