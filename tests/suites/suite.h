/* SPDX-License-Identifier: MIT
 * What a suite program is made of. suite_main.c runs it. */
#ifndef SUITE_H
#define SUITE_H

#include <check.h>

/* Each program defines this one. */
Suite *make_suite(void);

/* Adds a test that is run for _i from 0 to count - 1, with time enough for the slowest machine and tool. */
void add_looped(Suite *suite, const char *name, const TTest *test, int count);
/* Adds a test for every variant of the library: _i is ag_variant_at's number. */
void add_for_variants(Suite *suite, const char *name, const TTest *test);
void add_single(Suite *suite, const char *name, const TTest *test);

#endif
