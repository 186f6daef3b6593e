/* SPDX-License-Identifier: MIT
 * What the library thinks of the processor, against what the compiler's own support for that says. */
#include "bits.h"
#include "expect.h"
#include "suite.h"

static agi_cpu expected_cpu(void)
{
#if AGI_CHOOSES_CPU
    /* From Bulldozer to Zen 2, of AMD and Hygon. */
    const bool has_slow_pext = __builtin_cpu_is("amdfam15h") || __builtin_cpu_is("amdfam17h");

    if (!__builtin_cpu_supports("popcnt")) return AGI_CPU_BASELINE;
    if (!__builtin_cpu_supports("bmi") || !__builtin_cpu_supports("bmi2")) return AGI_CPU_POPCNT;
    return has_slow_pext ? AGI_CPU_POPCNT : AGI_CPU_PEXT;
#else
    return AGI_CPU_BASELINE;
#endif
}

START_TEST(the_best_that_the_processor_has_is_chosen)
{
    expect_number(agi_best_cpu(), expected_cpu(), NULL, "the processor");
}
END_TEST

START_TEST(members_are_counted_alike_on_all)
{
    for (int i = 0; i < 64; i++) {
        const uint64_t set = UINT64_C(0x9E3779B97F4A7C15) << i | UINT64_C(0x9E3779B97F4A7C15) >> (63 - i);
        uint32_t members = 0;
        for (uint64_t rest = set; rest != 0; rest &= rest - 1) members++;
        expect_number(agi_count_bits_on(AGI_CPU_BASELINE, set), members, NULL, "members");
        expect_number(agi_count_bits_on(AGI_CPU_POPCNT, set), members, NULL, "members with POPCNT");
    }
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite, TESTS(the_best_that_the_processor_has_is_chosen, members_are_counted_alike_on_all));
}
