/* SPDX-License-Identifier: MIT
 * Moves of Tensor Chess as text: squares (section 10), and the standard form, which is that of chess with
 *     Rb1:a1      the rook propels the beast on b1 to a1; pawns likewise without a letter, e3:e4
 *     Tg3xd3xf3   a beast leaps to g3 and takes the beasts on d3 and f3
 *     O-O-i1      castling, with the king's square */
#include "notation.h"

#include "squares.h"

/* ---- writing ---- */

static void write_promotion(const ag_variant *variant, ag_move move, agi_writer *writer)
{
    if (agi_promotion(move) == 0) return;
    agi_put_char(writer, '=');
    agi_put_text(writer, variant->kinds[agi_promotion(move)].code[AG_WHITE]);
}

/* What follows the square a piece comes to. */
static void write_rest(const ag_variant *variant, const tensor_position *position, ag_move move, agi_writer *writer)
{
    squares taken = agi_tensor_beasts_of_mask(position, tensor_beasts_taken(move));

    switch (move & SORT_MASK) {
    case PROPELS:
        agi_put_char(writer, ':');
        agi_put_square(writer, variant, tensor_propelled_to(move));
        break;
    case TAKES_BEASTS:
        while (has_any(taken)) {
            agi_put_char(writer, 'x');
            agi_put_square(writer, variant, take_square(&taken));
        }
        break;
    default: write_promotion(variant, move, writer);
    }
}

/* Where other pieces of the kind stand that could do the same. */
static int32_t find_rivals(const ag_variant *variant, const tensor_position *position, ag_move move,
                           uint8_t rivals[BOARD_SQUARES])
{
    const int32_t from = tensor_from(move);
    const int32_t kind = ag_piece_kind(position->piece[from]);
    squares pieces = without(pieces_of(position, kind, position->shared.base.side), one_square(from));
    int32_t count = 0;

    while (has_any(pieces)) {
        const int32_t other = take_square(&pieces);
        const ag_move same = (move & ~(ag_move)AGI_MOVE_SQUARE_MASK) | (ag_move)other;
        if (agi_tensor_is_legal(variant, &position->shared.base, same)) rivals[count++] = (uint8_t)other;
    }
    return count;
}

static void write_castling(const ag_variant *variant, const tensor_castling *castling, agi_writer *writer)
{
    agi_put_text(writer, castling->king_to > castling->king_from ? "O-O-" : "O-O-O-");
    agi_put_square(writer, variant, castling->king_to);
}

static void write_piece(const ag_variant *variant, const tensor_position *position, ag_move move, agi_writer *writer)
{
    const int32_t from = tensor_from(move);
    agi_told_move told = {.kind = ag_piece_kind(position->piece[from]),
                          .from = from,
                          .to = tensor_to(move),
                          .captures = agi_tensor_taken_square(position, move) != AGI_NO_SQUARE};

    if (told.kind != PAWN) told.rival_count = find_rivals(variant, position, move, told.rivals);
    agi_put_piece(variant, &told, writer);
    write_rest(variant, position, move, writer);
}

static void write_standard(const ag_variant *variant, const tensor_position *position, ag_move move, agi_writer *writer)
{
    const tensor_castling *castling = agi_tensor_castling_of(position, move);

    if (castling) {
        write_castling(variant, castling, writer);
    } else {
        write_piece(variant, position, move, writer);
    }
    agi_put_check_sign(variant, &position->shared.base, move, writer);
}

void agi_tensor_write_move(const ag_variant *variant, const agi_position *position, ag_move move, int32_t style,
                           agi_writer *writer)
{
    if (style == AG_TEXT_STANDARD) {
        write_standard(variant, tensor_of(position), move, writer);
        return;
    }
    agi_put_square(writer, variant, tensor_from(move));
    agi_put_square(writer, variant, tensor_to(move));
    write_rest(variant, tensor_of(position), move, writer);
}

/* ---- reading what is written in this game alone ---- */

static int32_t refuse_square(const agi_reader *reader, const char *wanted, agi_writer *why)
{
    agi_say(why, "expected a square at byte %d, %s, as in \"a1b1:a1\" or \"Tg3xd3xf3\"", reader->at, wanted);
    return AG_ERR_SYNTAX;
}

/* Takes a colon, or an x, with the blanks around it, if it stands next. */
static bool take_mark(agi_reader *reader, bool colon)
{
    agi_reader ahead = *reader;
    const agi_separator read = agi_read_separator(&ahead);

    if (!read.captures || read.colon != colon) return false;
    *reader = ahead;
    return true;
}

/* O-O-i1, O-Oi1. */
static int32_t read_castling_square(const ag_variant *variant, agi_reader *reader, agi_written_move *written)
{
    agi_reader ahead = *reader;

    agi_skip_blanks(&ahead);
    if (agi_take_dash(&ahead)) {
        agi_skip_blanks(&ahead);
    } else {
        ahead = *reader;
    }
    written->to = agi_read_square(&ahead, variant);
    if (written->to >= 0) *reader = ahead;
    return AG_OK;
}

/* The first two squares have been read as origin and target of a capture: "Rb1:a1" and "Tg3xd3" mean otherwise. */
static void read_squares_anew(const ag_variant *variant, agi_written_move *written)
{
    const bool takes = written->captures && !written->colon && written->kind == BEAST;

    if (written->from_file < 0 || written->from_rank < 0 || (!written->colon && !takes)) return;
    if (takes) {
        written->taken[written->taken_count++] = (uint8_t)written->to;
    } else {
        written->sent_to = written->to;
    }
    written->to = written->from_rank * variant->files + written->from_file;
    written->from_file = -1;
    written->from_rank = -1;
    written->captures = false;
}

static int32_t read_beasts_taken(const ag_variant *variant, agi_reader *reader, agi_written_move *written,
                                 agi_writer *why)
{
    while (take_mark(reader, false)) {
        const int32_t square = agi_read_square(reader, variant);
        if (square < 0) return refuse_square(reader, "where a beast is captured", why);
        if (written->taken_count == AGI_TAKEN_MAX) {
            agi_say(why, "the text captures more than %d beasts; no side has that many", (int32_t)BEASTS_MAX);
            return AG_ERR_SYNTAX;
        }
        written->taken[written->taken_count++] = (uint8_t)square;
    }
    return AG_OK;
}

static int32_t read_rest(const ag_variant *variant, agi_reader *reader, agi_written_move *written, agi_writer *why)
{
    if (written->castling >= 0) return read_castling_square(variant, reader, written);
    read_squares_anew(variant, written);
    if (written->sent_to >= 0) return AG_OK;
    if (written->taken_count > 0 || !take_mark(reader, true)) return read_beasts_taken(variant, reader, written, why);
    written->sent_to = agi_read_square(reader, variant);
    return written->sent_to >= 0 ? AG_OK : refuse_square(reader, "where the beast goes", why);
}

/* ---- finding the moves that a text means ---- */

/* A text that is held against the moves of one piece after the other. */
typedef struct comparison {
    const ag_variant *variant;
    const tensor_position *position;
    const agi_written_move *written;
    agi_fitting_moves *found;
} comparison;

static void try_move(const comparison *c, ag_move move)
{
    if (agi_tensor_is_legal(c->variant, &c->position->shared.base, move)) agi_add_fitting(c->found, move);
}

/* Of beasts that come home with the same beasts taken any may be named (section 10). */
static void try_chain(const comparison *c, int32_t from)
{
    const uint32_t mask = agi_tensor_mask_of(c->position, c->written->taken, c->written->taken_count);
    int32_t first;

    if (mask == 0) return;
    if (from != c->written->to) {
        try_move(c, make_leaps(from, c->written->to, mask));
        return;
    }
    if (!agi_tensor_can_chain(c->position, from, from, mask)) return;
    first = agi_tensor_first_home(c->position, mask);
    agi_add_fitting(c->found, make_leaps(first, first, mask));
}

/* The king's target, the rook's square, or O-O with or without the king's target. */
static void try_castlings(const comparison *c, int32_t king)
{
    const agi_written_move *written = c->written;

    for (int32_t i = 0; i < CASTLING_COUNT; i++) {
        const tensor_castling *castling = &agi_tensor_castlings[i];
        const bool is_short = castling->king_to > castling->king_from;
        const bool names_side = written->castling >= 0 && is_short == (written->castling == AGI_CASTLES_SHORT);
        const bool names_king_to = castling->king_to == written->to;
        const bool is_meant =
            names_side ? written->to < 0 || names_king_to : written->castling < 0 && castling->rook_from == written->to;
        if (castling->king_from == king && is_meant) try_move(c, agi_make_move(king, castling->king_to));
    }
}

static bool fits_capture(const comparison *c, ag_move move)
{
    const int32_t taken = agi_tensor_taken_square(c->position, move);

    if (taken == AGI_NO_SQUARE) return !c->written->captures && !c->written->en_passant;
    if (agi_leaves_file_out(c->variant, &c->position->shared, c->written, tensor_from(move))) return false;
    return !c->written->en_passant || taken != tensor_to(move);
}

/* A pawn's move is meant with every piece it may become unless the text says which. */
static void try_plain(const comparison *c, int32_t from)
{
    const ag_move move = agi_make_move(from, c->written->to);

    if (!fits_capture(c, move)) return;
    if (c->written->promotion < 0) try_move(c, move);
    for (int32_t i = 0; i < agi_tensor_game.promotion_count; i++) {
        const int32_t kind = agi_tensor_game.promotions[i];
        if (c->written->promotion >= 0 && c->written->promotion != kind) continue;
        try_move(c, move | (ag_move)kind << AGI_MOVE_EXTRA_SHIFT);
    }
}

static void try_piece(const comparison *c, int32_t from)
{
    const agi_written_move *written = c->written;

    if (written->castling < 0 && !agi_can_be_meant(c->variant, &c->position->shared, written, from)) return;
    if (written->castling < 0 && written->taken_count == 0 && written->sent_to < 0) try_plain(c, from);
    if (tells_of_plain_move(written)) return;
    if (written->taken_count > 0) {
        try_chain(c, from);
    } else if (written->sent_to >= 0) {
        try_move(c, make_propelling(from, written->to, written->sent_to));
    } else if (c->position->piece[from] == ag_piece_make(KING, c->position->shared.base.side)) {
        try_castlings(c, from);
    }
}

static void find(const ag_variant *variant, const agi_orthodox *shared, const agi_written_move *written,
                 agi_fitting_moves *found)
{
    const comparison c = {.variant = variant, .position = tensor_of(&shared->base), .written = written, .found = found};
    squares pieces = c.position->side[shared->base.side];

    while (has_any(pieces)) try_piece(&c, take_square(&pieces));
}

static const agi_move_reading READING = {
    .game = &agi_tensor_game,
    .read_rest = read_rest,
    .find = find,
    .explain = agi_tensor_explain,
};

int32_t agi_tensor_read_move(const ag_variant *variant, const agi_position *position, agi_reader *reader, ag_move *move,
                             agi_writer *why)
{
    return agi_orthodox_read_move(&READING, variant, &tensor_of(position)->shared, reader, move, why);
}
