/* SPDX-License-Identifier: MIT
 * Writes what the library says about its variants as JSON (variants.schema.json), for hosts without the library:
 *
 *   make_variants >variants.json */
#include <abstractgames/abstractgames.h>
#include <stdio.h>

#include "constants.h"

enum { NAME_BYTES = 8 };

typedef struct bit {
    const char *name;
    uint32_t bit;
} bit;

static const bit square_traits[] = {
    {"goal_white", AG_SQUARE_GOAL_WHITE},           {"goal_black", AG_SQUARE_GOAL_BLACK},
    {"home_white", AG_SQUARE_HOME_WHITE},           {"home_black", AG_SQUARE_HOME_BLACK},
    {"promotion_white", AG_SQUARE_PROMOTION_WHITE}, {"promotion_black", AG_SQUARE_PROMOTION_BLACK},
};

static void write_string(const char *text)
{
    putchar('"');
    for (; *text != '\0'; text++) {
        if (*text == '"' || *text == '\\') putchar('\\');
        putchar(*text);
    }
    putchar('"');
}

static void write_member(const char *indent, const char *name, const char *text)
{
    printf("%s\"%s\": ", indent, name);
    write_string(text);
    printf(",\n");
}

static void write_constants(void)
{
    const int32_t count = (int32_t)(sizeof constants / sizeof *constants);

    printf("  \"constants\": {\n");
    for (int32_t i = 0; i < count; i++) {
        printf("    \"%s\": %d%s\n", constants[i].name, (int)constants[i].value, i + 1 < count ? "," : "");
    }
    printf("  },\n");
}

static void write_words(const char *name, const char *(*word_of)(int32_t))
{
    printf("  \"%s\": [", name);
    for (int32_t i = 0; word_of(i); i++) {
        printf("%s", i > 0 ? ", " : "");
        write_string(word_of(i));
    }
    printf("],\n");
}

static void write_bounds(const ag_variant *variant)
{
    printf("      \"bounds\": {\"moves\": %d, \"moveText\": %d, \"positionText\": %d, \"steps\": %d, \"taps\": %d},\n",
           (int)ag_variant_moves_max(variant), (int)ag_variant_move_text_max(variant),
           (int)ag_variant_position_text_max(variant), (int)ag_variant_steps_max(variant),
           (int)ag_variant_taps_max(variant));
}

static void write_square(const ag_variant *variant, int32_t square)
{
    char name[NAME_BYTES];
    const uint32_t traits = ag_variant_square_traits(variant, square);
    const char *between = "";

    ag_variant_square_name(variant, square, name, sizeof name);
    printf("        {\"number\": %d, \"name\": \"%s\", \"traits\": [", (int)square, name);
    for (size_t i = 0; i < sizeof square_traits / sizeof *square_traits; i++) {
        if (!(traits & square_traits[i].bit)) continue;
        printf("%s\"%s\"", between, square_traits[i].name);
        between = ", ";
    }
    printf("]}");
}

static void write_squares(const ag_variant *variant)
{
    const int32_t count = ag_variant_files(variant) * ag_variant_ranks(variant);

    printf("      \"squares\": [\n");
    for (int32_t square = 0; square < count; square++) {
        write_square(variant, square);
        printf("%s\n", square + 1 < count ? "," : "");
    }
    printf("      ],\n");
}

static void write_piece(const ag_variant *variant, int32_t piece)
{
    printf("        {\"number\": %d, \"kind\": %d, \"player\": \"%s\", \"code\": ", (int)piece,
           (int)ag_piece_kind(piece), ag_piece_player(piece) == AG_WHITE ? "white" : "black");
    write_string(ag_variant_piece_code(variant, piece));
    printf(", \"name\": ");
    write_string(ag_variant_piece_name(variant, piece));
    printf(", \"symbol\": ");
    write_string(ag_variant_piece_symbol(variant, piece));
    printf("}");
}

static void write_pieces(const ag_variant *variant)
{
    const int32_t count = 2 * ag_variant_piece_kinds(variant);

    printf("      \"pieces\": [\n");
    for (int32_t piece = 1; piece <= count; piece++) {
        write_piece(variant, piece);
        printf("%s\n", piece < count ? "," : "");
    }
    printf("      ]\n");
}

static void write_variant(const ag_variant *variant)
{
    printf("    {\n");
    write_member("      ", "id", ag_variant_id(variant));
    write_member("      ", "name", ag_variant_name(variant));
    write_member("      ", "summary", ag_variant_summary(variant));
    write_member("      ", "startPosition", ag_variant_start_position(variant));
    printf("      \"rulesVersion\": %d,\n      \"files\": %d,\n      \"ranks\": %d,\n      \"hasChance\": %s,\n",
           (int)ag_variant_rules_version(variant), (int)ag_variant_files(variant), (int)ag_variant_ranks(variant),
           ag_variant_has_chance(variant) ? "true" : "false");
    write_bounds(variant);
    write_squares(variant);
    write_pieces(variant);
    printf("    }");
}

int main(void)
{
    const int32_t count = ag_variant_count();

    printf("{\n");
    write_member("  ", "version", ag_version_string());
    write_constants();
    write_words("results", ag_result_text);
    write_words("reasons", ag_reason_name);
    printf("  \"variants\": [\n");
    for (int32_t i = 0; i < count; i++) {
        write_variant(ag_variant_at(i));
        printf("%s\n", i + 1 < count ? "," : "");
    }
    printf("  ]\n}\n");
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
