/* SPDX-License-Identifier: MIT
 * What variants say of themselves, and names: every name is its own, every bound fits its use. data/traits has the
 * marked squares of the boards. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "suite.h"
#include "table.h"

static table *traits;

START_TEST(a_variant_is_found_by_its_id)
{
    const ag_variant *variant = ag_variant_at(_i);

    ck_assert_ptr_nonnull(variant);
    ck_assert_ptr_eq(ag_variant_find(ag_variant_id(variant)), variant);
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        if (i == _i) continue;
        ck_assert_str_ne(ag_variant_id(ag_variant_at(i)), ag_variant_id(variant));
        ck_assert_str_ne(ag_variant_name(ag_variant_at(i)), ag_variant_name(variant));
    }
    ck_assert_uint_gt(strlen(ag_variant_summary(variant)), 0);
}
END_TEST

START_TEST(the_case_of_an_id_does_not_matter)
{
    const ag_variant *variant = ag_variant_at(_i);
    char upper[64];
    char mixed[64];
    size_t i = 0;

    for (const char *id = ag_variant_id(variant); id[i] != '\0'; i++) {
        upper[i] = (char)(id[i] >= 'a' && id[i] <= 'z' ? id[i] - 'a' + 'A' : id[i]);
        mixed[i] = i % 2 == 0 ? upper[i] : id[i];
    }
    upper[i] = mixed[i] = '\0';
    ck_assert_ptr_eq(ag_variant_find(upper), variant);
    ck_assert_ptr_eq(ag_variant_find(mixed), variant);
}
END_TEST

/* The library has its version from the build, the header has it written out. */
START_TEST(the_header_has_the_version_of_the_library)
{
    char version[40];

    snprintf(version, sizeof version, "%d.%d.%d", AG_VERSION_MAJOR, AG_VERSION_MINOR, AG_VERSION_PATCH);
    ck_assert_str_eq(version, ag_version_string());
    ck_assert_uint_eq(ag_version(), AG_VERSION_MAJOR * 10000 + AG_VERSION_MINOR * 100 + AG_VERSION_PATCH);
}
END_TEST

START_TEST(other_ids_find_nothing)
{
    static const char *const ids[] = {"",           "rinne ",  " rinne", "rinn",         "rinne-5x",
                                      "rinne-5x55", "rinne_5", "\xFF",   "rinne\xC3\xA9"};

    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) ck_assert_ptr_null(ag_variant_find(ids[i]));
    ck_assert_ptr_null(ag_variant_at(-1));
    ck_assert_ptr_null(ag_variant_at(ag_variant_count()));
    ck_assert_ptr_null(ag_variant_at(INT32_MIN));
    ck_assert_ptr_null(ag_variant_at(INT32_MAX));
}
END_TEST

START_TEST(bounds_are_those_of_a_board_game)
{
    const ag_variant *variant = ag_variant_at(_i);
    const int32_t chance = ag_variant_has_chance(variant);

    ck_assert_int_ge(ag_variant_rules_version(variant), 1);
    ck_assert_int_gt(ag_variant_moves_max(variant), 0);
    ck_assert_int_gt(ag_variant_steps_max(variant), 0);
    ck_assert_int_gt(ag_variant_taps_max(variant), 0);
    ck_assert(chance == 0 || chance == 1);
    /* The suites' own buffers. */
    ck_assert_int_lt(ag_variant_move_text_max(variant) + 8, TEXT_ROOM);
    ck_assert_int_lt(ag_variant_position_text_max(variant), TEXT_ROOM);
    ck_assert_int_le(ag_variant_steps_max(variant), STEPS_ROOM);
    ck_assert_int_lt(ag_variant_taps_max(variant), TAPS_ROOM);
    ck_assert_int_le(ag_variant_files(variant) * ag_variant_ranks(variant), SQUARES_ROOM);
}
END_TEST

START_TEST(pieces_have_codes_names_and_symbols)
{
    const ag_variant *variant = ag_variant_at(_i);
    const int32_t pieces = 2 * ag_variant_piece_kinds(variant);

    for (int32_t piece = 1; piece <= pieces; piece++) {
        const char *code = ag_variant_piece_code(variant, piece);
        ck_assert_uint_gt(strlen(code), 0);
        ck_assert_uint_gt(strlen(ag_variant_piece_name(variant, piece)), 0);
        ck_assert_uint_gt(strlen(ag_variant_piece_symbol(variant, piece)), 0);
        for (int32_t other = 1; other < piece; other++) ck_assert_str_ne(ag_variant_piece_code(variant, other), code);
    }
    const int32_t none[] = {INT32_MIN, -1, 0, pieces + 1, pieces + 2, 254, 255, INT32_MAX};
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        ck_assert_ptr_null(ag_variant_piece_code(variant, none[i]));
        ck_assert_ptr_null(ag_variant_piece_name(variant, none[i]));
        ck_assert_ptr_null(ag_variant_piece_symbol(variant, none[i]));
    }
}
END_TEST

START_TEST(squares_are_found_by_their_names)
{
    const ag_variant *variant = ag_variant_at(_i);
    const int32_t files = ag_variant_files(variant);
    const int32_t squares = files * ag_variant_ranks(variant);

    for (int32_t square = 0; square < squares; square++) {
        char name[8];
        char should_be[16];
        snprintf(should_be, sizeof should_be, "%c%" PRId32, (char)('a' + square % files), square / files + 1);
        ck_assert_int_eq(ag_variant_square_name(variant, square, name, 8), (int)strlen(should_be));
        ck_assert_str_eq(name, should_be);
        ck_assert_int_eq(ag_variant_square_find(variant, name), square);
    }
}
END_TEST

START_TEST(other_names_are_no_squares)
{
    static const char *const names[] = {"",     "a",  "1",   "1a",  "a0",   "a01", " a1",         "a1 ",  "a1x",
                                        "a1a1", "z1", "a-1", "a99", "a999", "`1",  "a4294967297", "\xE1", "a1\n"};
    const ag_variant *variant = ag_variant_at(_i);
    char beyond[16];

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        ck_assert_msg(ag_variant_square_find(variant, names[i]) == AG_ERR_SYNTAX, "'%s' is a square", names[i]);
    }
    snprintf(beyond, sizeof beyond, "a%" PRId32, ag_variant_ranks(variant) + 1);
    ck_assert_int_eq(ag_variant_square_find(variant, beyond), AG_ERR_SYNTAX);
    snprintf(beyond, sizeof beyond, "%c1", (char)('a' + ag_variant_files(variant)));
    ck_assert_int_eq(ag_variant_square_find(variant, beyond), AG_ERR_SYNTAX);
}
END_TEST

static uint32_t trait_of(const char *name)
{
    static const char *const names[] = {"goal white",      "goal black",      "home white", "home black",
                                        "promotion white", "promotion black", "pit"};
    for (int32_t i = 0; i < 7; i++) {
        if (strcmp(name, names[i]) == 0) return 1U << i;
    }
    expect(false, NULL, "there is no trait '%s'", name);
    return 0;
}

START_TEST(squares_are_marked_as_the_table_says)
{
    const ag_variant *variant = table_variant(traits, _i);
    const int32_t squares = ag_variant_files(variant) * ag_variant_ranks(variant);
    const uint32_t trait = trait_of(table_cell(traits, _i, "trait"));
    text marked = {""};

    expect_about("%s", table_where(traits, _i));
    for (int32_t square = 0; square < squares; square++) {
        char name[8];
        if ((ag_variant_square_traits(variant, square) & trait) == 0) continue;
        ag_variant_square_name(variant, square, name, (int32_t)sizeof name);
        if (marked.bytes[0] != '\0') strcat(marked.bytes, " ");
        strcat(marked.bytes, name);
    }
    expect_text(marked.bytes, table_cell(traits, _i, "squares"), NULL, "the squares marked");
}
END_TEST

START_TEST(pieces_are_kinds_of_players)
{
    for (int32_t piece = 1; piece <= 254; piece++) {
        ck_assert_int_eq(ag_piece_kind(piece), (piece - 1) / 2);
        ck_assert_int_eq(ag_piece_player(piece), (piece - 1) % 2);
        ck_assert_int_eq(ag_piece_make(ag_piece_kind(piece), ag_piece_player(piece)), piece);
    }
}
END_TEST

START_TEST(the_numbers_of_the_header_have_names)
{
    static const char *const statuses[] = {"AG_OK",          "AG_ERR_ARGUMENT",  "AG_ERR_MEMORY",   "AG_ERR_SYNTAX",
                                           "AG_ERR_ILLEGAL", "AG_ERR_AMBIGUOUS", "AG_ERR_POSITION", "AG_ERR_FINISHED",
                                           "AG_ERR_EMPTY",   "AG_ERR_MORE"};
    static const char *const reasons[] = {"none",
                                          "checkmate",
                                          "stalemate",
                                          "goal",
                                          "blocked",
                                          "unfair line",
                                          "stuck",
                                          "repetition",
                                          "move count",
                                          "dead material",
                                          "claimed repetition",
                                          "claimed move count",
                                          "resignation",
                                          "agreement",
                                          "time",
                                          "adjudication",
                                          "unknown"};
    static const char *const results[] = {"*", "1-0", "0-1", "1/2-1/2"};

    for (int32_t i = 0; i < 10; i++) ck_assert_str_eq(ag_status_name(-i), statuses[i]);
    for (int32_t i = 0; i < 17; i++) ck_assert_str_eq(ag_reason_name(i), reasons[i]);
    for (int32_t i = 0; i < 4; i++) ck_assert_str_eq(ag_result_text(i), results[i]);
}
END_TEST

START_TEST(the_version_is_the_same_in_both_forms)
{
    const uint32_t version = ag_version();
    char should_be[32];

    snprintf(should_be, sizeof should_be, "%" PRIu32 ".%" PRIu32 ".%" PRIu32, version / 10000, version / 100 % 100,
             version % 100);
    ck_assert_str_eq(ag_version_string(), should_be);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(a_variant_is_found_by_its_id, the_case_of_an_id_does_not_matter,
                                  bounds_are_those_of_a_board_game, pieces_have_codes_names_and_symbols,
                                  squares_are_found_by_their_names, other_names_are_no_squares));
    add_single(suite,
               TESTS(other_ids_find_nothing, the_header_has_the_version_of_the_library, pieces_are_kinds_of_players,
                     the_numbers_of_the_header_have_names, the_version_is_the_same_in_both_forms));
    traits = add_rows(suite, "traits", TESTS(squares_are_marked_as_the_table_says));
}
