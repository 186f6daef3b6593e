/* SPDX-License-Identifier: MIT */
#include "table.h"

#include <dirent.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"

enum { COLUMNS_MAX = 12 };

typedef struct table_line {
    char where[80];
    char *line; /* storage of the cells */
    char *cells[COLUMNS_MAX];
    const ag_variant *variant;
} table_line;

struct table {
    char *header; /* storage of the names */
    char *names[COLUMNS_MAX];
    int columns;
    table_line *lines;
    int count;
};

static void give_up(const char *where, const char *what)
{
    fprintf(stderr, "%s: %s\n", where, what);
    exit(2);
}

static void *need(void *memory)
{
    if (memory == NULL) give_up("tables", "out of memory");
    return memory;
}

/* Cuts a line at its tabs, in place; returns the number of cells. */
static int split(char *line, char **cells, const char *where)
{
    int n = 0;

    for (char *cell = line; cell != NULL;) {
        if (n == COLUMNS_MAX) give_up(where, "too many columns");
        cells[n++] = cell;
        cell = strchr(cell, '\t');
        if (cell != NULL) *cell++ = '\0';
    }
    return n;
}

static int column_index(const table *rows, const char *column)
{
    for (int i = 0; i < rows->columns; i++) {
        if (strcmp(rows->names[i], column) == 0) return i;
    }
    return -1;
}

static void read_header(table *rows, const char *line, const char *where)
{
    if (rows->header == NULL) {
        rows->header = need(strdup(line));
        rows->columns = split(rows->header, rows->names, where);
        return;
    }

    char *copy = need(strdup(line));
    char *names[COLUMNS_MAX];
    const int columns = split(copy, names, where);
    bool same = columns == rows->columns;
    for (int i = 0; same && i < columns; i++) same = strcmp(names[i], rows->names[i]) == 0;
    if (!same) give_up(where, "the columns differ from those of the other files of this folder");
    free(copy);
}

static void read_row(table *rows, const char *line, const char *file, const char *where)
{
    rows->lines = need(realloc(rows->lines, (size_t)(rows->count + 1) * sizeof *rows->lines));
    table_line *added = &rows->lines[rows->count++];
    snprintf(added->where, sizeof added->where, "%s", where);
    added->line = need(strdup(line));
    if (split(added->line, added->cells, where) != rows->columns) give_up(where, "the number of cells is wrong");

    const int named = column_index(rows, "variant");
    char *id = need(strdup(named >= 0 ? added->cells[named] : file));
    if (named < 0) id[strcspn(id, ".")] = '\0';
    added->variant = ag_variant_find(id);
    if (added->variant == NULL) give_up(where, "there is no such variant");
    free(id);
}

static void read_file(table *rows, const char *folder, const char *file)
{
    char path[600];
    char where[80];
    char *line = NULL;
    size_t room = 0;
    int number = 0;
    bool has_header = false;

    snprintf(path, sizeof path, "%s/%s/%s", TEST_DATA, folder, file);
    FILE *stream = fopen(path, "r");
    if (stream == NULL) give_up(path, "cannot be opened");
    while (getline(&line, &room, stream) >= 0) {
        line[strcspn(line, "\n")] = '\0';
        snprintf(where, sizeof where, "%.30s/%.30s:%d", folder, file, ++number);
        if (strncmp(line, "# ", 2) == 0) continue;
        if (has_header) {
            read_row(rows, line, file, where);
        } else {
            read_header(rows, line, where);
            has_header = true;
        }
    }
    free(line);
    fclose(stream);
}

static int is_table(const struct dirent *entry)
{
    const char *ending = strrchr(entry->d_name, '.');
    return ending != NULL && strcmp(ending, ".tsv") == 0;
}

table *table_read(const char *folder)
{
    char path[600];
    struct dirent **entries;
    table *rows = need(calloc(1, sizeof *rows));

    snprintf(path, sizeof path, "%s/%s", TEST_DATA, folder);
    const int n = scandir(path, &entries, is_table, alphasort);
    if (n <= 0) give_up(path, "has no tables");
    for (int i = 0; i < n; i++) {
        read_file(rows, folder, entries[i]->d_name);
        free(entries[i]);
    }
    free(entries);
    return rows;
}

void table_free(table *rows)
{
    for (int i = 0; i < rows->count; i++) free(rows->lines[i].line);
    free(rows->lines);
    free(rows->header);
    free(rows);
}

int table_rows(const table *rows)
{
    return rows->count;
}

const char *table_cell(const table *rows, int row, const char *column)
{
    const int i = column_index(rows, column);
    if (i < 0) give_up(column, "is no column of this table");
    return rows->lines[row].cells[i];
}

int64_t table_number(const table *rows, int row, const char *column)
{
    char *end;
    const char *cell = table_cell(rows, row, column);
    const int64_t number = strtoll(cell, &end, 10);
    if (*cell == '\0' || *end != '\0') give_up(table_where(rows, row), "a cell holds no number");
    return number;
}

const char *table_optional(const table *rows, int row, const char *column)
{
    const char *cell = table_cell(rows, row, column);
    return strcmp(cell, "-") == 0 ? NULL : cell;
}

/* Bytes being put together. */
typedef struct bytes {
    char *data;
    size_t length;
} bytes;

static void append(bytes *to, const char *from, size_t length)
{
    to->data = need(realloc(to->data, to->length + length + 1));
    memcpy(to->data + to->length, from, length);
    to->length += length;
    to->data[to->length] = '\0';
}

/* Carries out @repeat(text,count) and returns what follows it. */
static const char *append_repeated(bytes *to, const char *escape)
{
    const char *text = escape + strlen("@repeat(");
    const char *comma = strchr(text, ',');
    if (comma == NULL) give_up(escape, "has no comma");
    char *end;
    const long count = strtol(comma + 1, &end, 10);
    if (*end != ')') give_up(escape, "has no closing bracket");

    const size_t length = (size_t)(comma - text);
    to->data = need(realloc(to->data, to->length + length * (size_t)count + 1));
    char *copies = to->data + to->length;
    const size_t whole = length * (size_t)count;
    if (count > 0) memcpy(copies, text, length);
    for (size_t done = length; done < whole; done *= 2) { /* twice as many at each turn */
        memcpy(copies + done, copies, done < whole - done ? done : whole - done);
    }
    to->length += whole;
    to->data[to->length] = '\0';
    return end + 1;
}

/* Carries out one backslash escape and returns what follows it. */
static const char *append_escaped(bytes *to, const char *escape)
{
    if (escape[1] == 'x') {
        const char digits[3] = {escape[2], escape[2] != '\0' ? escape[3] : '\0', '\0'};
        const char byte = (char)strtol(digits, NULL, 16);
        append(to, &byte, 1);
        return escape + 2 + strlen(digits);
    }
    append(to, "\\", 1);
    return escape + (escape[1] == '\\' ? 2 : 1);
}

char *table_bytes(const table *rows, int row, const char *column)
{
    bytes made = {NULL, 0};

    append(&made, "", 0);
    for (const char *c = table_cell(rows, row, column); *c != '\0';) {
        if (*c == '\\') {
            c = append_escaped(&made, c);
        } else if (strncmp(c, "@repeat(", 8) == 0) {
            c = append_repeated(&made, c);
        } else {
            append(&made, c++, 1);
        }
    }
    return made.data;
}

void table_each(const table *rows, const ag_variant *variant, void (*look)(int row))
{
    for (int row = 0; row < rows->count; row++) {
        if (rows->lines[row].variant != variant) continue;
        expect_about("%s", rows->lines[row].where);
        look(row);
    }
}

const ag_variant *table_variant(const table *rows, int row)
{
    return rows->lines[row].variant;
}

const char *table_where(const table *rows, int row)
{
    return rows->lines[row].where;
}
