/* SPDX-License-Identifier: MIT
 * What a suite program is made of. suite_main.c runs it. */
#ifndef SUITE_H
#define SUITE_H

#include <check.h>

#include "table.h"

/* Each program defines this one. */
void add_tests(Suite *suite);

/* A list of tests, with NULL behind the last. Each is a case of its own, which is called as the test is. */
#define TESTS(...) ((const TTest *const[]){__VA_ARGS__, NULL})

/* Adds tests that are run for _i from 0 to count - 1, with time enough for the slowest machine and tool. */
void add_looped(Suite *suite, int count, const TTest *const tests[]);
/* Adds tests for every variant of the library: _i is ag_variant_at's number. */
void add_for_variants(Suite *suite, const TTest *const tests[]);
void add_single(Suite *suite, const TTest *const tests[]);
/* Reads a table of tests/data and adds tests for every row of it: _i is the row. Returns the table. */
table *add_rows(Suite *suite, const char *folder, const TTest *const tests[]);
/* Adds tests that are run once, between set_up and tear_down. */
void add_fixed(Suite *suite, SFun set_up, SFun tear_down, const TTest *const tests[]);

#endif
