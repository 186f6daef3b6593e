/* SPDX-License-Identifier: MIT
 * Variants and pieces, described for a host that does not know the game. */
#include "rules.h"

enum { KIND_MAX = 126 };

const char *ag_variant_id(const ag_variant *variant)
{
    return variant ? variant->id : NULL;
}

const char *ag_variant_name(const ag_variant *variant)
{
    return variant ? variant->name : NULL;
}

const char *ag_variant_summary(const ag_variant *variant)
{
    return variant ? variant->summary : NULL;
}

const char *ag_variant_start_position(const ag_variant *variant)
{
    return variant ? variant->start_position : NULL;
}

int32_t ag_variant_rules_version(const ag_variant *variant)
{
    return variant ? variant->rules_version : AG_ERR_ARGUMENT;
}

int32_t ag_variant_files(const ag_variant *variant)
{
    return variant ? variant->files : AG_ERR_ARGUMENT;
}

int32_t ag_variant_ranks(const ag_variant *variant)
{
    return variant ? variant->ranks : AG_ERR_ARGUMENT;
}

int32_t ag_variant_has_chance(const ag_variant *variant)
{
    return variant ? variant->has_chance : 0;
}

int32_t ag_variant_moves_max(const ag_variant *variant)
{
    return variant ? variant->moves_max : AG_ERR_ARGUMENT;
}

int32_t ag_variant_move_text_max(const ag_variant *variant)
{
    return variant ? variant->move_text_max : AG_ERR_ARGUMENT;
}

int32_t ag_variant_position_text_max(const ag_variant *variant)
{
    return variant ? variant->position_text_max : AG_ERR_ARGUMENT;
}

int32_t ag_variant_steps_max(const ag_variant *variant)
{
    return variant ? variant->steps_max : AG_ERR_ARGUMENT;
}

int32_t ag_variant_taps_max(const ag_variant *variant)
{
    return variant ? variant->taps_max : AG_ERR_ARGUMENT;
}

int32_t ag_variant_piece_kinds(const ag_variant *variant)
{
    return variant ? variant->kind_count : AG_ERR_ARGUMENT;
}

/* The kind of a piece of this variant; NULL when there is no such piece. */
static const agi_kind *kind_of(const ag_variant *variant, int32_t piece)
{
    const int32_t kind = ag_piece_kind(piece);
    return variant && kind >= 0 && kind < variant->kind_count ? &variant->kinds[kind] : NULL;
}

const char *ag_variant_piece_code(const ag_variant *variant, int32_t piece)
{
    const agi_kind *kind = kind_of(variant, piece);
    return kind ? kind->code[ag_piece_player(piece)] : NULL;
}

const char *ag_variant_piece_name(const ag_variant *variant, int32_t piece)
{
    const agi_kind *kind = kind_of(variant, piece);
    return kind ? kind->name : NULL;
}

const char *ag_variant_piece_symbol(const ag_variant *variant, int32_t piece)
{
    const agi_kind *kind = kind_of(variant, piece);
    return kind ? kind->symbol[ag_piece_player(piece)] : NULL;
}

uint32_t ag_variant_square_traits(const ag_variant *variant, int32_t square)
{
    if (!variant || square < 0 || square >= agi_square_count(variant)) return 0;
    return (uint32_t)variant->rules->square_traits(variant, NULL, square);
}

static bool is_piece(int32_t piece)
{
    return piece >= 1 && piece <= 2 + 2 * KIND_MAX;
}

int32_t ag_piece_kind(int32_t piece)
{
    return is_piece(piece) ? (piece - 1) / 2 : AG_ERR_ARGUMENT;
}

int32_t ag_piece_player(int32_t piece)
{
    return is_piece(piece) ? (piece - 1) % 2 : AG_ERR_ARGUMENT;
}

int32_t ag_piece_make(int32_t kind, int32_t player)
{
    if (kind < 0 || kind > KIND_MAX || (player != AG_WHITE && player != AG_BLACK)) return AG_ERR_ARGUMENT;
    return 1 + 2 * kind + player;
}
