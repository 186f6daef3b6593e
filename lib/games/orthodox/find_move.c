/* SPDX-License-Identifier: MIT
 * Holding a written move against the legal ones. */
#include <string.h>

#include "each_move.h"
#include "written_move.h"

/* Whether the text gives the square the piece starts from, as in "e2e4". */
static bool is_pair(const agi_written_move *written)
{
    return written->from_file >= 0 && written->from_rank >= 0;
}

/* A text without a kind means a pawn, unless it gives the square the piece starts from. */
int32_t agi_meant_kind(const agi_written_move *written)
{
    return written->kind < 0 && !is_pair(written) ? AGI_PAWN : written->kind;
}

bool agi_can_be_meant(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                      int32_t square)
{
    const int32_t piece = variant->rules->piece_at(variant, &position->base, square);
    const int32_t kind = agi_meant_kind(written);

    if (piece == 0 || ag_piece_player(piece) != position->base.side) return false;
    if (kind >= 0 && ag_piece_kind(piece) != kind) return false;
    if (written->from_file >= 0 && square % variant->files != written->from_file) return false;
    return written->from_rank < 0 || square / variant->files == written->from_rank;
}

bool agi_leaves_file_out(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                         int32_t square)
{
    const int32_t piece = variant->rules->piece_at(variant, &position->base, square);
    return written->from_file < 0 && !written->may_leave_file_out && ag_piece_kind(piece) == AGI_PAWN;
}

bool agi_has_piece_meant(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written)
{
    for (int32_t square = 0; square < agi_square_count(variant); square++) {
        if (agi_can_be_meant(variant, position, written, square)) return true;
    }
    return false;
}

/* A castling may be written by the king's target or by the rook's square. */
static bool fits(const agi_move_reading *reading, const ag_variant *variant, const agi_orthodox *position,
                 const agi_written_move *written, ag_move move)
{
    const int32_t rook = reading->castling_rook(move);
    const int32_t from = variant->rules->move_from(variant, &position->base, move);
    const int32_t to = variant->rules->move_to(variant, &position->base, move);
    int32_t traits;

    if (written->castling >= 0) return rook >= 0 && (rook > from) == (written->castling == AGI_CASTLES_SHORT);
    if (written->to != to && written->to != rook) return false;
    if (!agi_can_be_meant(variant, position, written, from)) return false;
    if (written->promotion == AGI_KING) return false; /* nothing becomes one */
    if (written->promotion >= 0 && written->promotion != agi_promotion(move)) return false;
    traits = variant->rules->move_traits(variant, &position->base, move);
    if ((traits & AG_MOVE_CAPTURE) == 0) return !written->captures && !written->en_passant;
    if (agi_leaves_file_out(variant, position, written, from)) return false;
    return !written->en_passant || variant->rules->piece_at(variant, &position->base, to) == 0;
}

void agi_add_fitting(agi_fitting_moves *found, ag_move move)
{
    if (found->count < AGI_NAMED_MOVES) found->moves[found->count] = move;
    found->count++;
}

static void find_listed(const agi_move_reading *reading, const ag_variant *variant, const agi_orthodox *position,
                        const agi_written_move *written, agi_fitting_moves *found)
{
    ag_move moves[AGI_LISTED_MOVES];
    agi_moves list = {.buf = moves, .cap = AGI_LISTED_MOVES};

    reading->list(variant, position, written, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        if (fits(reading, variant, position, written, moves[i])) agi_add_fitting(found, moves[i]);
    }
}

static agi_fitting_moves find_fitting(const agi_move_reading *reading, const ag_variant *variant,
                                      const agi_orthodox *position, const agi_written_move *written)
{
    agi_fitting_moves found = {.count = 0};
    agi_each_move each;

    if (reading->find) {
        reading->find(variant, position, written, &found);
        return found;
    }
    if (reading->list) {
        find_listed(reading, variant, position, written, &found);
        return found;
    }
    agi_begin_moves(&each, variant, &position->base);
    while (agi_next_move(&each)) {
        if (fits(reading, variant, position, written, each.move)) agi_add_fitting(&found, each.move);
    }
    return found;
}

/* ---- ambiguity ---- */

static void add_fitting(agi_fitting_moves *all, const agi_fitting_moves *more)
{
    for (int32_t i = 0; i < more->count && i < AGI_NAMED_MOVES; i++) agi_add_fitting(all, more->moves[i]);
}

/* "b1d2 or f3d2". */
typedef struct move_names {
    char text[80];
} move_names;

static move_names name_moves(const ag_variant *variant, const agi_orthodox *position, const agi_fitting_moves *found,
                             int32_t style)
{
    move_names names;
    agi_writer writer = agi_writer_make(names.text, sizeof names.text);
    const int32_t named = found->count < AGI_NAMED_MOVES ? found->count : AGI_NAMED_MOVES;

    for (int32_t i = 0; i < named; i++) {
        if (i > 0) agi_put_text(&writer, i + 1 < found->count ? ", " : " or ");
        variant->rules->write_move(variant, &position->base, found->moves[i], style, &writer);
    }
    if (found->count > named) agi_put_text(&writer, " or others");
    agi_writer_end(&writer);
    return names;
}

static int32_t refuse_ambiguous(const ag_variant *variant, const agi_orthodox *position, const char *text,
                                const agi_fitting_moves *found, agi_writer *why)
{
    agi_say(why, "%s could be %s", text, name_moves(variant, position, found, AG_TEXT_COORDINATE).text);
    return AG_ERR_AMBIGUOUS;
}

/* ---- captures by pawns that name no file ---- */

static bool explain_file_left_out(const agi_move_reading *reading, const ag_variant *variant,
                                  const agi_orthodox *position, const agi_written_move *written, agi_writer *why)
{
    agi_written_move asked = *written;
    agi_fitting_moves found;
    move_names names;

    if (written->castling >= 0) return false;
    asked.may_leave_file_out = true;
    found = find_fitting(reading, variant, position, &asked);
    if (found.count == 0) return false;
    names = name_moves(variant, position, &found, AG_TEXT_STANDARD);
    if (written->captures) {
        agi_say(why, "%s: a pawn's capture names the file it comes from: %s", written->text, names.text);
    } else {
        agi_say(why, "%s: no pawn can move to %s, but one can capture there: %s", written->text,
                agi_name_square(variant, written->to).text, names.text);
    }
    return true;
}

/* The length of a move's text without its signs. */
static int32_t length_of(const char *text)
{
    int32_t length = 0;

    while (text[length] != '\0' && strchr("+#!? ", text[length]) == NULL) length++;
    return length;
}

/* Whether the text is the move's own in one of the styles, signs aside. */
static bool is_exact(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                     ag_move move)
{
    for (int32_t style = AG_TEXT_COORDINATE; style <= AG_TEXT_STANDARD; style++) {
        char exact[sizeof written->text];
        agi_writer writer = agi_writer_make(exact, sizeof exact);
        variant->rules->write_move(variant, &position->base, move, style, &writer);
        agi_writer_end(&writer);
        if (length_of(exact) != written->length) continue;
        if (strncmp(exact, written->text, (size_t)length_of(exact)) == 0) return true;
    }
    return false;
}

/* ---- a letter that is both a file and a kind ---- */

/* One way to understand a text. */
typedef struct attempt {
    bool letter_is_file;
    agi_reader reader;
    int32_t status;
    agi_written_move written;
    agi_fitting_moves found;
} attempt;

static attempt try_reading(const agi_move_reading *reading, const ag_variant *variant, const agi_orthodox *position,
                           bool letter_is_file, const agi_reader *reader)
{
    attempt try = {.letter_is_file = letter_is_file, .reader = *reader};
    agi_writer nowhere = agi_writer_make(NULL, 0);

    try.status = agi_read_written_move(reading, variant, position, letter_is_file, &try.reader, &try.written, &nowhere);
    if (try.status == AG_OK) try.found = find_fitting(reading, variant, position, &try.written);
    return try;
}

/* Whether there is another way to understand the first letter: not where the first way gave a pair of squares. A
 * capital means a piece if that makes a move; a small letter means the file for certain only if it makes the very
 * text of one. */
static bool is_open(const ag_variant *variant, const agi_orthodox *position, bool is_small, const attempt *try)
{
    if (try->status != AG_OK) return true;
    if (is_pair(&try->written)) return false;
    if (!is_small) return try->found.count == 0;
    return try->found.count != 1 || !is_exact(variant, position, &try->written, try->found.moves[0]);
}

/* Whether a pawn stands where it would capture as the text says. */
static bool means_capture_by_pawn(const ag_variant *variant, const agi_orthodox *position,
                                  const agi_written_move *written)
{
    const int32_t aside = written->from_file - written->to % variant->files;
    const int32_t behind = position->base.side == AG_WHITE ? -variant->files : variant->files;
    const int32_t from = written->to + aside + behind;

    if (written->from_file < 0 || (aside != 1 && aside != -1)) return false;
    return from >= 0 && from < agi_square_count(variant) && agi_can_be_meant(variant, position, written, from);
}

/* Whether the pieces tell that the first way is what is meant, though it makes no move: bxc5 of a pawn that is pinned is
 * no bishop's move, and Bb3 of a bishop that does not go there no pawn's. B2B4 is two squares all the same. */
static bool is_settled(const ag_variant *variant, const agi_orthodox *position, bool is_small, const attempt *first,
                       const attempt *second)
{
    if (is_small) return means_capture_by_pawn(variant, position, &first->written);
    return !is_pair(&second->written) && agi_has_piece_meant(variant, position, &first->written);
}

/* b is the b-file first, and B a bishop; where that is not the text of a move, b may be a bishop and B the b-file. */
static attempt read_either_way(const agi_move_reading *reading, const ag_variant *variant, const agi_orthodox *position,
                               const agi_reader *reader)
{
    const char letter = agi_peek(reader);
    const bool is_small = agi_to_lower(letter) == letter;
    attempt first = try_reading(reading, variant, position, is_small, reader);
    attempt second;

    if (!agi_is_letter(letter) || !is_open(variant, position, is_small, &first)) return first;
    second = try_reading(reading, variant, position, !is_small, reader);
    if (second.status != AG_OK || second.written.kind == first.written.kind) return first;
    if (first.status != AG_OK) return second;
    if (first.found.count == 0) {
        if (second.found.count == 0 || is_settled(variant, position, is_small, &first, &second)) return first;
        return second;
    }
    add_fitting(&first.found, &second.found);
    return first;
}

int32_t agi_orthodox_read_move(const agi_move_reading *reading, const ag_variant *variant, const agi_orthodox *position,
                               agi_reader *reader, ag_move *move, agi_writer *why)
{
    attempt best = read_either_way(reading, variant, position, reader);

    if (best.status != AG_OK) {
        return agi_read_written_move(reading, variant, position, best.letter_is_file, reader, &best.written, why);
    }
    *reader = best.reader;
    if (best.found.count > 1) return refuse_ambiguous(variant, position, best.written.text, &best.found, why);
    if (best.found.count == 1) {
        *move = best.found.moves[0];
        return AG_OK;
    }
    if (!agi_explain_pieces(reading->game, variant, position, &best.written, why) &&
        !explain_file_left_out(reading, variant, position, &best.written, why)) {
        reading->explain(variant, position, &best.written, why);
    }
    return AG_ERR_ILLEGAL;
}
