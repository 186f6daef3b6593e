/* SPDX-License-Identifier: MIT
 * Hash keys: hashes are promised for ever, so the table must be what hash.h says it is. */
#include "hash.h"

#include <stdlib.h>
#include <string.h>

#include "abstractgames/abstractgames.h"
#include "suite.h"

/* SplitMix64's mixing, as published by Steele, Lea and Flood. */
static uint64_t mixed(uint64_t z)
{
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

START_TEST(keys_are_the_outputs_of_splitmix64)
{
    uint64_t state = 0;

    for (const char *c = "abstract"; *c != '\0'; c++) state = state << 8 | (unsigned char)*c;
    for (int i = 0; i < AGI_KEY_COUNT; i++) {
        state += UINT64_C(0x9E3779B97F4A7C15);
        ck_assert_uint_eq(agi_keys[i], mixed(state));
    }
}
END_TEST

static int compare_keys(const void *a, const void *b)
{
    const uint64_t left = *(const uint64_t *)a;
    const uint64_t right = *(const uint64_t *)b;
    return (left > right) - (left < right);
}

START_TEST(no_key_comes_twice)
{
    static uint64_t sorted[AGI_KEY_COUNT];

    memcpy(sorted, agi_keys, sizeof sorted);
    qsort(sorted, AGI_KEY_COUNT, sizeof sorted[0], compare_keys);
    ck_assert_uint_ne(sorted[0], 0);
    for (int i = 1; i < AGI_KEY_COUNT; i++) ck_assert_uint_ne(sorted[i], sorted[i - 1]);
}
END_TEST

START_TEST(keys_of_variants_are_mixed_fnv1a)
{
    /* FNV-1a of "" and "a", from the tables its authors publish. */
    ck_assert_uint_eq(agi_hash_variant(""), mixed(UINT64_C(0xCBF29CE484222325)));
    ck_assert_uint_eq(agi_hash_variant("a"), mixed(UINT64_C(0xAF63DC4C8601EC8C)));
    ck_assert_uint_eq(agi_hash_variant("foobar"), mixed(UINT64_C(0x85944171F73967E8)));
}
END_TEST

START_TEST(every_variant_has_a_key_of_its_own)
{
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        if (i == _i) continue;
        const uint64_t other = agi_hash_variant(ag_variant_id(ag_variant_at(i)));
        ck_assert_uint_ne(agi_hash_variant(ag_variant_id(ag_variant_at(_i))), other);
    }
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite, TESTS(keys_are_the_outputs_of_splitmix64, no_key_comes_twice, keys_of_variants_are_mixed_fnv1a));
    add_for_variants(suite, TESTS(every_variant_has_a_key_of_its_own));
}
