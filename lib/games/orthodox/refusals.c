/* SPDX-License-Identifier: MIT
 * Why a written move is not legal, as far as the pieces on the board tell. */
#include "written_move.h"

static int32_t piece_at(const ag_variant *variant, const agi_orthodox *position, int32_t square)
{
    return variant->rules->piece_at(variant, &position->base, square);
}

static const char *kind_name(const ag_variant *variant, int32_t kind)
{
    return variant->kinds[kind].name;
}

agi_piece_name agi_name_piece(const ag_variant *variant, const agi_orthodox *position, int32_t square)
{
    agi_piece_name name;
    agi_writer writer = agi_writer_make(name.text, sizeof name.text);
    const int32_t piece = piece_at(variant, position, square);

    agi_say(&writer, "%s on %s", piece != 0 ? kind_name(variant, ag_piece_kind(piece)) : "?",
            agi_name_square(variant, square).text);
    return name;
}

/* The piece on the square that the text gives. */
static bool explain_origin(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                           agi_writer *why)
{
    const int32_t from = written->from_rank * variant->files + written->from_file;
    const int32_t piece = piece_at(variant, position, from);
    const int32_t kind = piece != 0 ? ag_piece_kind(piece) : -1;
    const agi_square_name square = agi_name_square(variant, from);

    if (piece == 0) {
        agi_say(why, "%s: there is no piece on %s", written->text, square.text);
    } else if (ag_piece_player(piece) != position->base.side) {
        agi_say(why, "%s: the %s on %s is %s's, and it is %s's turn", written->text, kind_name(variant, kind),
                square.text, agi_name_side(!position->base.side), agi_name_side(position->base.side));
    } else if (written->kind >= 0 && written->kind != kind) {
        agi_say(why, "%s: the piece on %s is a %s, not a %s", written->text, square.text, kind_name(variant, kind),
                kind_name(variant, written->kind));
    } else {
        return false;
    }
    return true;
}

static bool explain_missing(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                            agi_writer *why)
{
    const char *name = kind_name(variant, written->kind >= 0 ? written->kind : AGI_PAWN);
    const char *side = agi_name_side(position->base.side);

    if (agi_has_piece_meant(variant, position, written)) return false;
    if (written->from_file >= 0) {
        agi_say(why, "%s: %s has no %s on the %c-file", written->text, side, name, 'a' + written->from_file);
    } else if (written->from_rank >= 0) {
        agi_say(why, "%s: %s has no %s on rank %d", written->text, side, name, written->from_rank + 1);
    } else {
        agi_say(why, "%s: %s has no %s", written->text, side, name);
    }
    return true;
}

/* Whether the text can mean a pawn that attacks the square passed over: there is something to take then. */
static bool can_mean_en_passant(const ag_variant *variant, const agi_orthodox *position,
                                const agi_written_move *written)
{
    const int32_t pawn = ag_piece_make(AGI_PAWN, position->base.side);
    const int32_t behind = written->to + (position->base.side == AG_WHITE ? -variant->files : variant->files);

    if (written->to != position->en_passant) return false;
    for (int32_t from = behind - 1; from <= behind + 1; from += 2) {
        if (from / variant->files != behind / variant->files || piece_at(variant, position, from) != pawn) continue;
        if (agi_can_be_meant(variant, position, written, from)) return true;
    }
    return false;
}

bool agi_explain_target(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                        agi_writer *why)
{
    const int32_t piece = piece_at(variant, position, written->to);
    const agi_square_name square = agi_name_square(variant, written->to);

    if (piece != 0 && ag_piece_player(piece) == position->base.side) {
        agi_say(why, "%s: %s's own %s is on %s", written->text, agi_name_side(position->base.side),
                kind_name(variant, ag_piece_kind(piece)), square.text);
        return true;
    }
    if (piece != 0 || (!written->captures && !written->en_passant)) return false;
    if (can_mean_en_passant(variant, position, written)) return false;
    agi_say(why, "%s: there is nothing to capture on %s", written->text, square.text);
    return true;
}

static bool is_about_pawn(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written)
{
    const int32_t from = written->from_rank * variant->files + written->from_file;

    if (written->from_file < 0 || written->from_rank < 0) return written->kind < 0 || written->kind == AGI_PAWN;
    return ag_piece_kind(piece_at(variant, position, from)) == AGI_PAWN;
}

static bool may_become(const agi_orthodox_game *game, int32_t kind)
{
    for (int32_t i = 0; i < game->promotion_count; i++) {
        if (game->promotions[i] == kind) return true;
    }
    return false;
}

/* "Queen, Rook, Bishop or Knight". */
static void name_promotions(const agi_orthodox_game *game, const ag_variant *variant, agi_writer *writer)
{
    for (int32_t i = 0; i < game->promotion_count; i++) {
        if (i > 0) agi_put_text(writer, i + 1 < game->promotion_count ? ", " : " or ");
        agi_put_text(writer, kind_name(variant, game->promotions[i]));
    }
}

static bool explain_promotion(const agi_orthodox_game *game, const ag_variant *variant, const agi_orthodox *position,
                              const agi_written_move *written, agi_writer *why)
{
    const int32_t last_rank = position->base.side == AG_WHITE ? variant->ranks - 1 : 0;
    char names[60];
    agi_writer writer = agi_writer_make(names, sizeof names);

    if (written->promotion < 0) return false;
    if (!is_about_pawn(variant, position, written) || written->to / variant->files != last_rank) {
        agi_say(why, "%s: only a Pawn that reaches the last rank is promoted", written->text);
        return true;
    }
    if (may_become(game, written->promotion)) return false;
    name_promotions(game, variant, &writer);
    agi_writer_end(&writer);
    agi_say(why, "%s: a Pawn becomes a %s, not a %s", written->text, names, kind_name(variant, written->promotion));
    return true;
}

bool agi_explain_pieces(const agi_orthodox_game *game, const ag_variant *variant, const agi_orthodox *position,
                        const agi_written_move *written, agi_writer *why)
{
    const bool has_origin = written->from_file >= 0 && written->from_rank >= 0;

    if (written->castling >= 0) return false;
    if (has_origin && explain_origin(variant, position, written, why)) return true;
    if (!has_origin && explain_missing(variant, position, written, why)) return true;
    return explain_promotion(game, variant, position, written, why);
}
