/* SPDX-License-Identifier: MIT
 * Finding the one legal move that a text in its usual form means: only the moves of pieces are listed that may reach its
 * square. */
#include "notation.h"

#include "games/orthodox/pawns.h"

static int32_t square_of(const ag_variant *variant, const char *name)
{
    agi_reader reader = {.text = name};
    return agi_read_square(&reader, variant);
}

/* Takes ":a1", where the text sends a beast, from the end of a text whose sign has been taken. */
static int32_t take_propelling(const ag_variant *variant, const char *text, int32_t length, agi_written_move *plain)
{
    enum { SENT_BYTES = 3 };
    const int32_t rest = length - SENT_BYTES;

    if (rest < 2 || text[rest] != ':' || !agi_is_digit(text[rest - 1])) return length;
    plain->sent_to = square_of(variant, text + rest + 1);
    return plain->sent_to >= 0 ? rest : length;
}

/* "Rb1", "Tj4", "exd5", "e8=Q", "g1f3", "Rb1:a1". Of beasts an x has another meaning. */
static bool read_form(const ag_variant *variant, const char *text, int32_t length, agi_written_move *plain)
{
    const bool has_sign = length > 0 && (text[length - 1] == '+' || text[length - 1] == '#');

    plain->sent_to = -1;
    length = take_propelling(variant, text, length - has_sign, plain);
    if (!agi_read_plain_form(&agi_tensor_game, variant, text, length, plain) || plain->castling >= 0) return false;
    if (plain->captures && (plain->sent_to >= 0 || plain->kind == BEAST)) return false;
    return plain->promotion < 0 || plain->sent_to < 0;
}

/* Squares from which a pawn may come to a square, whatever stands there. */
static squares pawn_origins(int32_t side, int32_t square)
{
    const squares target = one_square(square);
    const squares behind = moved_by(target, -pawn_forward(side));

    return either(either(behind, moved_by(behind, -pawn_forward(side))),
                  either(pawn_left_attacks(!side, target), pawn_right_attacks(!side, target)));
}

/* The pieces that may be meant. Of kings and pawns only those near by: all others may turn off at beasts. */
static squares pieces_meant(const tensor_position *position, const agi_written_move *plain)
{
    const squares own = position->side[position->shared.base.side];
    squares pieces;

    if (plain->kind < 0) return both(own, one_square(plain->from_rank * BOARD_FILES + plain->from_file));
    pieces = both(own, position->sets[1 + plain->kind]);
    if (plain->kind == KING) pieces = both(pieces, agi_tensor_attacks.king[plain->to]);
    if (plain->kind == PAWN) pieces = both(pieces, pawn_origins(position->shared.base.side, plain->to));
    if (plain->from_file >= 0) pieces = both(pieces, whole_file(plain->from_file));
    return plain->from_rank >= 0 ? both(pieces, whole_rank(plain->from_rank)) : pieces;
}

/* A pawn's capture names its file, and what is written as a capture is one. */
static bool fits_capture(const tensor_position *position, const agi_written_move *plain, ag_move move)
{
    const bool captures = agi_tensor_taken_square(position, move) != AGI_NO_SQUARE;
    return plain->captures == captures || (captures && plain->kind != PAWN);
}

/* The one move of the list that goes where the text says; 0 where there is none, or several. */
static ag_move find_listed(const tensor_position *position, const agi_written_move *plain, const agi_moves *list)
{
    const ag_move kind = plain->promotion >= 0 ? (ag_move)plain->promotion << AGI_MOVE_EXTRA_SHIFT : 0;
    const ag_move wanted =
        plain->sent_to >= 0 ? make_propelling(0, plain->to, plain->sent_to) : agi_make_move(0, plain->to) | kind;
    ag_move found = 0;

    for (uint32_t i = 0; i < list->count; i++) {
        const ag_move move = list->buf[i];
        if ((move & ~(ag_move)AGI_MOVE_SQUARE_MASK) != wanted) continue;
        if (found != 0 || (plain->sent_to < 0 && !fits_capture(position, plain, move))) return 0;
        found = move;
    }
    return found;
}

bool agi_tensor_read_plain_move(const ag_variant *variant, const agi_position *base, const char *text, int32_t length,
                                ag_move *move)
{
    const tensor_position *position = tensor_of(base);
    ag_move moves[MOVES_OF_A_PIECE];
    agi_moves list = {.buf = moves, .cap = MOVES_OF_A_PIECE};
    agi_written_move plain;
    squares pieces;

    if (!read_form(variant, text, length, &plain)) return false;
    pieces = pieces_meant(position, &plain);
    if (!has_any(pieces)) return false;
    agi_tensor_plain_moves_of(position, pieces, &list);
    *move = list.count <= list.cap ? find_listed(position, &plain, &list) : 0;
    return *move != 0;
}
