/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "abstractgames/abstractgames.h"
#include "suite.h"

enum { SECONDS = 3600 };

void add_looped(Suite *suite, const char *name, const TTest *test, int count)
{
    TCase *group = tcase_create(name);
    tcase_set_timeout(group, SECONDS);
    tcase_add_loop_test(group, test, 0, count);
    suite_add_tcase(suite, group);
}

void add_for_variants(Suite *suite, const char *name, const TTest *test)
{
    add_looped(suite, name, test, ag_variant_count());
}

void add_single(Suite *suite, const char *name, const TTest *test)
{
    add_looped(suite, name, test, 1);
}

int main(void)
{
    SRunner *runner = srunner_create(make_suite());
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
