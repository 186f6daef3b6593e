/* SPDX-License-Identifier: MIT
 * Moves of chess as text: squares, and the standard notation of PGN. */
#include "chess.h"
#include "squares.h"

/* ---- writing ---- */

static void write_coordinates(const ag_variant *variant, ag_move move, agi_writer *writer)
{
    agi_put_square(writer, variant, chess_from(move));
    agi_put_square(writer, variant, chess_to(move));
}

static void write_promotion(const ag_variant *variant, ag_move move, agi_writer *writer)
{
    if (agi_promotion(move) == 0) return;
    agi_put_char(writer, '=');
    agi_put_text(writer, variant->kinds[agi_promotion(move)].code[AG_WHITE]);
}

/* Others of the piece's kind that could go to the same square. */
static void find_rivals(const ag_variant *variant, const chess_position *position, agi_told_move *told)
{
    squares pieces =
        of_kind(position, told->kind) & position->side[position->shared.base.side] & ~one_square(told->from);

    while (has_any(pieces)) {
        const int32_t from = take_square(&pieces);
        if (!agi_chess_is_legal(variant, &position->shared.base, agi_make_move(from, told->to))) continue;
        told->rivals[told->rival_count++] = (uint8_t)from;
    }
}

static void write_piece(const ag_variant *variant, const chess_position *position, ag_move move, agi_writer *writer)
{
    agi_told_move told = {.kind = kind_on(position, chess_from(move)),
                          .from = chess_from(move),
                          .to = chess_to(move),
                          .captures = piece_on(position, chess_to(move)) != 0 || (move & EN_PASSANT) != 0};

    if (told.kind != PAWN) find_rivals(variant, position, &told);
    agi_put_piece(variant, &told, writer);
    write_promotion(variant, move, writer);
}

void agi_chess_write_move(const ag_variant *variant, const agi_position *position, ag_move move, int32_t style,
                          agi_writer *writer)
{
    if (style == AG_TEXT_COORDINATE) {
        write_coordinates(variant, move, writer);
        write_promotion(variant, move, writer);
        return;
    }
    if ((move & CASTLING) != 0) {
        agi_put_text(writer, chess_to(move) > chess_from(move) ? "O-O" : "O-O-O");
    } else {
        write_piece(variant, chess_of(position), move, writer);
    }
    agi_put_check_sign(variant, position, move, writer);
}

/* ---- reading ---- */

static int32_t castling_rook(ag_move move)
{
    return (move & CASTLING) != 0 ? agi_chess_castling(move)->rook_from : -1;
}

/* The moves of the pieces that the text may speak of. */
static void list_moves_meant(const ag_variant *variant, const agi_orthodox *shared, const agi_written_move *written,
                             agi_moves *list)
{
    const chess_position *position = chess_of(&shared->base);
    const int32_t kind = written->castling >= 0 ? KING : agi_meant_kind(written);
    squares pieces = position->side[shared->base.side];

    (void)variant;
    if (kind >= 0) pieces &= of_kind(position, kind);
    if (written->from_file >= 0) pieces &= whole_file(written->from_file);
    agi_chess_moves_of(position, pieces, list);
}

static const agi_move_reading READING = {
    .game = &agi_chess_game,
    .castling_rook = castling_rook,
    .list = list_moves_meant,
    .explain = agi_chess_explain,
};

int32_t agi_chess_read_move(const ag_variant *variant, const agi_position *position, agi_reader *reader, ag_move *move,
                            agi_writer *why)
{
    return agi_orthodox_read_move(&READING, variant, &chess_of(position)->shared, reader, move, why);
}
