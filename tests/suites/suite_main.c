/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "abstractgames/abstractgames.h"
#include "suite.h"

enum { SECONDS = 3600 };

static void add_case(Suite *suite, int count, SFun set_up, SFun tear_down, const TTest *test)
{
    TCase *made = tcase_create(test->name);
    tcase_set_timeout(made, SECONDS);
    tcase_add_checked_fixture(made, set_up, tear_down);
    tcase_add_loop_test(made, test, 0, count);
    suite_add_tcase(suite, made);
}

void add_looped(Suite *suite, int count, const TTest *const tests[])
{
    for (; *tests != NULL; tests++) add_case(suite, count, NULL, NULL, *tests);
}

void add_for_variants(Suite *suite, const TTest *const tests[])
{
    add_looped(suite, ag_variant_count(), tests);
}

void add_single(Suite *suite, const TTest *const tests[])
{
    add_looped(suite, 1, tests);
}

table *add_rows(Suite *suite, const char *folder, const TTest *const tests[])
{
    table *rows = table_read(folder);

    add_looped(suite, table_rows(rows), tests);
    return rows;
}

void add_fixed(Suite *suite, SFun set_up, SFun tear_down, const TTest *const tests[])
{
    for (; *tests != NULL; tests++) add_case(suite, 1, set_up, tear_down, *tests);
}

int main(int argc, char **argv)
{
    Suite *suite = suite_create(argc > 0 ? argv[0] : "suite");
    SRunner *runner = srunner_create(suite);

    add_tests(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
