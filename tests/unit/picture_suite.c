/* SPDX-License-Identifier: MIT
 * Pieces of a game that has no drawings yet. */
#include <string.h>

#include "rules.h"
#include "suite.h"

START_TEST(a_piece_without_a_drawing_is_a_disc_with_his_code)
{
    ag_variant plain = *ag_variant_find("rinne");
    char picture[2000];

    plain.drawings = NULL;
    for (int32_t piece = 1; piece <= 2 * plain.kind_count; piece++) {
        char code[16] = ">";
        strcat(strcat(code, ag_variant_piece_code(&plain, piece)), "</text>");
        ck_assert_int_lt(ag_variant_piece_svg(&plain, piece, 0, 0, picture, sizeof picture), (int)sizeof picture);
        ck_assert_ptr_nonnull(strstr(picture, "<path "));
        ck_assert_ptr_nonnull(strstr(picture, code));
    }
}
END_TEST

START_TEST(a_piece_with_a_drawing_has_no_text)
{
    char picture[2000];

    ag_variant_piece_svg(ag_variant_find("rinne"), 1, 0, 0, picture, sizeof picture);
    ck_assert_ptr_null(strstr(picture, "<text"));
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite, TESTS(a_piece_without_a_drawing_is_a_disc_with_his_code, a_piece_with_a_drawing_has_no_text));
}
