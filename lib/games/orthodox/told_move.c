/* SPDX-License-Identifier: MIT
 * Standard text of a move: a piece, told from others of its kind that could make the same move, and its target; and the sign
 * behind it. */
#include "defaults.h"
#include "squares.h"
#include "written_move.h"

static void put_file(const ag_variant *variant, int32_t square, agi_writer *writer)
{
    agi_put_char(writer, (char)('a' + square % variant->files));
}

/* The file, else the rank, else both. */
static void put_origin(const ag_variant *variant, const agi_told_move *move, agi_writer *writer)
{
    bool shares_file = false;
    bool shares_rank = false;

    for (int32_t i = 0; i < move->rival_count; i++) {
        if (move->rivals[i] % variant->files == move->from % variant->files) shares_file = true;
        if (move->rivals[i] / variant->files == move->from / variant->files) shares_rank = true;
    }
    if (move->rival_count > 0 && (!shares_file || shares_rank)) put_file(variant, move->from, writer);
    if (shares_file) agi_put_number(writer, move->from / variant->files + 1);
}

void agi_put_piece(const ag_variant *variant, const agi_told_move *move, agi_writer *writer)
{
    if (move->kind != AGI_PAWN) {
        agi_put_text(writer, variant->kinds[move->kind].code[AG_WHITE]);
        put_origin(variant, move, writer);
    } else if (move->captures) {
        put_file(variant, move->from, writer);
    }
    if (move->captures) agi_put_char(writer, 'x');
    agi_put_square(writer, variant, move->to);
}

void agi_put_check_sign(const ag_variant *variant, const agi_position *position, ag_move move, agi_writer *writer)
{
    const agi_rules *rules = variant->rules;
    union {
        agi_position position;
        unsigned char bytes[AGI_POSITION_BYTES];
    } after;

    rules->play(variant, position, move, &after.position);
    if (!rules->in_check(variant, &after.position)) return;
    agi_put_char(writer, agi_count_moves(variant, &after.position) == 0 ? '#' : '+');
}
