/* SPDX-License-Identifier: MIT
 * Rinne and Tensei: texts of moves in their usual form (section 7), read at one look: "King b3 - c2 = Knight", "b3c2",
 * "= Knight". */
#include "rinne.h"
#include "squares.h"

/* The kind whose name stands next, as a word of its own; RINNE_NONE where none does. */
static uint32_t take_name(agi_reader *reader)
{
    uint32_t kind = RINNE_NONE;

    switch (agi_peek(reader)) {
    case 'K': kind = reader->text[reader->at + 1] == 'i' ? RINNE_KING : RINNE_KNIGHT; break;
    case 'B': kind = RINNE_BISHOP; break;
    case 'R': kind = RINNE_ROOK; break;
    case 'Q': kind = RINNE_QUEEN; break;
    default: return RINNE_NONE;
    }
    return agi_take_word(reader, agi_rinne_kind_name(kind)) ? kind : (uint32_t)RINNE_NONE;
}

/* "= Knight". */
static uint32_t take_change(agi_reader *reader)
{
    return agi_take(reader, '=') && agi_take(reader, ' ') ? take_name(reader) : (uint32_t)RINNE_NONE;
}

/* A legal move, or roll, whose text has been read; false when it is not legal. */
static bool make(const ag_variant *variant, const agi_position *position, ag_move made, ag_move *move)
{
    *move = made;
    return variant->rules->is_legal(variant, position, made);
}

static bool read_roll(const ag_variant *variant, const agi_position *position, agi_reader *reader, int32_t length,
                      ag_move *move)
{
    const int32_t square = agi_rinne_undecided(rinne_of(position));
    const uint32_t kind = take_change(reader);

    if (kind == RINNE_NONE || square < 0 || reader->at != length) return false;
    return make(variant, position, rinne_roll((uint32_t)square, kind), move);
}

/* Two squares, which have " - " or " x " between them behind the kind of a piece. */
static bool read_squares(const ag_variant *variant, agi_reader *reader, bool has_kind, int32_t squares[2],
                         bool *captures)
{
    squares[0] = agi_read_square(reader, variant);
    *captures = has_kind && agi_take_word(reader, " x ");
    if (has_kind && !*captures && !agi_take_word(reader, " - ")) return false;
    squares[1] = agi_read_square(reader, variant);
    return squares[0] >= 0 && squares[1] >= 0;
}

bool agi_rinne_read_plain_move(const ag_variant *variant, const agi_position *position, const char *text,
                               int32_t length, ag_move *move)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);
    agi_reader reader = {.text = text};
    int32_t squares[2];
    uint32_t named;
    uint32_t kind;
    bool captures;

    if (position->roll_due) return read_roll(variant, position, &reader, length, move);
    named = take_name(&reader);
    if (named != RINNE_NONE && !agi_take(&reader, ' ')) return false;
    if (!read_squares(variant, &reader, named != RINNE_NONE, squares, &captures)) return false;
    kind = rinne_kind(p->pieces[squares[0]]);
    if (named != RINNE_NONE && named != kind) return false;
    if (captures && p->pieces[squares[1]] == 0) return false;
    if (reader.at < length && !setup->has_die) {
        if (!agi_take(&reader, ' ') || take_change(&reader) != rinne_next_kind(setup, kind)) return false;
    }
    return reader.at == length &&
           make(variant, position,
                rinne_move(kind, rinne_next_kind(setup, kind), (uint32_t)squares[0], (uint32_t)squares[1]), move);
}
