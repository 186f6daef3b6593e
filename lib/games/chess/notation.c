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

/* Where other men of the kind stand that could go to the same square. */
static int32_t find_rivals(const ag_variant *variant, const chess_position *position, ag_move move,
                           uint8_t rivals[BOARD_SQUARES])
{
    const int32_t kind = ag_piece_kind(piece_on(position, chess_from(move)));
    const squares others = of_kind(position, kind) & ~one_square(chess_from(move));
    int32_t count = 0;
    squares men = others & position->side[position->shared.base.side];

    while (has_any(men)) {
        const int32_t from = take_square(&men);
        if (!agi_chess_is_legal(variant, &position->shared.base, agi_make_move(from, chess_to(move)))) continue;
        rivals[count++] = (uint8_t)from;
    }
    return count;
}

static void write_man(const ag_variant *variant, const chess_position *position, ag_move move, agi_writer *writer)
{
    const int32_t from = chess_from(move);
    const int32_t kind = ag_piece_kind(piece_on(position, from));
    const bool captures = piece_on(position, chess_to(move)) != 0 || (move & EN_PASSANT) != 0;
    uint8_t rivals[BOARD_SQUARES];

    if (kind != PAWN) {
        agi_put_text(writer, variant->kinds[kind].code[AG_WHITE]);
        agi_put_origin(variant, from, rivals, find_rivals(variant, position, move, rivals), writer);
    } else if (captures) {
        agi_put_char(writer, (char)('a' + from % BOARD_FILES));
    }
    if (captures) agi_put_char(writer, 'x');
    agi_put_square(writer, variant, chess_to(move));
    write_promotion(variant, move, writer);
}

static void write_check(const ag_variant *variant, const agi_position *position, ag_move move, agi_writer *writer)
{
    chess_position after;

    agi_chess_play(variant, position, move, &after.shared.base);
    if (!agi_chess_in_check(variant, &after.shared.base)) return;
    agi_put_char(writer, agi_chess_count(variant, &after.shared.base) == 0 ? '#' : '+');
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
        write_man(variant, chess_of(position), move, writer);
    }
    write_check(variant, position, move, writer);
}

/* ---- reading ---- */

static int32_t castling_rook(ag_move move)
{
    return (move & CASTLING) != 0 ? agi_chess_castling(move)->rook_from : -1;
}

static const agi_move_reading READING = {
    .game = &agi_chess_game,
    .castling_rook = castling_rook,
    .explain = agi_chess_explain,
};

int32_t agi_chess_read_move(const ag_variant *variant, const agi_position *position, agi_reader *reader, ag_move *move,
                            agi_writer *why)
{
    return agi_orthodox_read_move(&READING, variant, &chess_of(position)->shared, reader, move, why);
}
