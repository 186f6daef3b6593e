/* SPDX-License-Identifier: MIT
 * Hashes are promised to be the same on every machine and in every later version: data/hash pins them. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"

enum { PINNED_PER_VARIANT = 20 };

static table *pinned;

START_TEST(hashes_are_those_of_the_table)
{
    ag_game *game = new_game(table_variant(pinned, _i), table_cell(pinned, _i, "position"));
    char hash[17];

    expect_about("%s", table_where(pinned, _i));
    expect_number(ag_game_hash_text(game, hash, (int32_t)sizeof hash), 16, game, "the length of a hash");
    expect_text(hash, table_cell(pinned, _i, "hash"), game, "the hash");
    expect(strtoull(hash, NULL, 16) == ag_game_hash(game), game, "the hash is another than its text");
    ag_game_free(game);
}
END_TEST

START_TEST(hashes_tell_positions_and_variants_apart)
{
    for (int one = 0; one < table_rows(pinned); one++) {
        for (int other = 0; other < one; other++) {
            const bool same = strcmp(table_cell(pinned, one, "hash"), table_cell(pinned, other, "hash")) == 0;
            expect(!same, NULL, "%s and %s have the same hash", table_where(pinned, one), table_where(pinned, other));
        }
    }
}
END_TEST

/* A position string that several variants read has a hash of its own in each. */
START_TEST(variants_have_hashes_of_their_own)
{
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        ag_game *one = new_game(ag_variant_at(_i), NULL);
        ag_game *other = NULL;
        const int32_t status = ag_game_new(&other, ag_variant_at(i), position_text(one).bytes, NULL, 0);
        if (status == AG_OK && i != _i) {
            expect(ag_game_hash(one) != ag_game_hash(other), other, "another variant has the same hash");
            expect_number(ag_game_same_position(one, other), 0, other, "same_position of two variants");
        }
        ag_game_free(other);
        ag_game_free(one);
    }
}
END_TEST

START_TEST(every_variant_has_pinned_hashes)
{
    int count = 0;

    for (int row = 0; row < table_rows(pinned); row++) count += table_variant(pinned, row) == ag_variant_at(_i);
    expect(count >= PINNED_PER_VARIANT, NULL, "%s has %d pinned hashes", ag_variant_id(ag_variant_at(_i)), count);
}
END_TEST

void add_tests(Suite *suite)
{
    pinned = add_rows(suite, "hash", TESTS(hashes_are_those_of_the_table));
    add_single(suite, TESTS(hashes_tell_positions_and_variants_apart));
    add_for_variants(suite, TESTS(variants_have_hashes_of_their_own, every_variant_has_pinned_hashes));
}
