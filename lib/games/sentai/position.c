/* SPDX-License-Identifier: MIT
 * Positions of Sentai Chess: set up, compared, and what the board alone decides (sections 1, 4 and 5). */
#include <string.h>

#include "sentai.h"

/* ---- position strings ---- */

static void set_up(agi_orthodox *shared, const uint8_t *pieces)
{
    sentai_position *position = (sentai_position *)(void *)shared;

    for (int32_t square = 0; square < BOARD_SQUARES; square++) {
        const uint32_t piece = pieces[square] != 0 ? piece_of_kind(ag_piece_kind(pieces[square])) : 0;
        for (int32_t i = 0; i < BOARDS; i++) {
            if ((piece >> i & 1) != 0) position->pieces[i] |= one_square(square);
        }
        if (piece != 0) position->side[ag_piece_player(pieces[square])] |= one_square(square);
    }
}

/* Whether a capture en passant uncovers a check depends on how two-square moves are read. */
static bool can_take_en_passant(const agi_orthodox *shared, int32_t square)
{
    return has_any(agi_sentai_en_passant_capturers(false, sentai_of(&shared->base), square));
}

static bool can_take_en_passant_when_blocked(const agi_orthodox *shared, int32_t square)
{
    return has_any(agi_sentai_en_passant_capturers(true, sentai_of(&shared->base), square));
}

/* Section 1: no castling, and any number of pieces. */
#define IN_COMMON                                                                                                      \
    .promotions = {AGI_PAWN + R1, AGI_PAWN + R2, AGI_PAWN + R4, AGI_PAWN + R10, AGI_PAWN + R20},                       \
    .promotion_count = POWERS, .set_up = set_up

const agi_orthodox_game agi_sentai_game = {IN_COMMON, .can_take_en_passant = can_take_en_passant};
const agi_orthodox_game agi_sentai_blocked_game = {IN_COMMON, .can_take_en_passant = can_take_en_passant_when_blocked};

int32_t agi_sentai_read(const ag_variant *variant, agi_reader *reader, agi_position *position, agi_problems *problems)
{
    return agi_orthodox_read(sentai_setup_of(variant)->game, variant, reader, (agi_orthodox *)(void *)position,
                             problems);
}

void agi_sentai_write(const ag_variant *variant, const agi_position *position, agi_writer *writer)
{
    agi_orthodox_write(sentai_setup_of(variant)->game, variant, &sentai_of(position)->shared, writer);
}

/* ---- identity: the first four fields (section 4) ---- */

bool agi_sentai_same(const ag_variant *variant, const agi_position *position, const agi_position *other)
{
    const sentai_position *p = sentai_of(position);
    const sentai_position *q = sentai_of(other);

    (void)variant;
    return agi_same_rights(&p->shared, &q->shared) && memcmp(p->pieces, q->pieces, sizeof p->pieces) == 0 &&
           memcmp(p->side, q->side, sizeof p->side) == 0;
}

uint64_t agi_sentai_hash(const ag_variant *variant, const agi_position *position)
{
    const sentai_position *p = sentai_of(position);
    uint64_t hash = agi_orthodox_hash(variant, &p->shared);

    for (int32_t board = 0; board < BOARDS; board++) {
        for (int32_t side = AG_WHITE; side <= AG_BLACK; side++) {
            squares pieces = p->pieces[board] & p->side[side];
            while (has_any(pieces)) hash ^= sentai_key(board, side, take_square(&pieces));
        }
    }
    return hash;
}

/* ---- what stands on the board ---- */

int32_t agi_sentai_piece_at(const ag_variant *variant, const agi_position *position, int32_t square)
{
    const sentai_position *p = sentai_of(position);
    const uint32_t piece = piece_on(p, square);

    (void)variant;
    return piece != 0 ? ag_piece_make(kind_of_piece(piece), has_square(p->side[AG_BLACK], square)) : 0;
}

/* By the bits of the pieces' numbers. A kind is the set of powers and one more, but for the king's; Black's pieces are one
 * more than White's, which are odd. */
void agi_sentai_board(const ag_variant *variant, const agi_position *position, uint8_t board[AGI_SQUARES_MAX])
{
    const sentai_position *p = sentai_of(position);
    const squares kings = p->pieces[KINGS];
    const squares rangers = all_rangers(p) & ~(kings | p->pieces[PAWNS]);
    const squares occupied = all_rangers(p) | p->pieces[PAWNS] | kings;
    const squares black = p->side[AG_BLACK] & occupied;
    squares bits[POWERS + 2] = {occupied & ~black};
    const squares one_more = occupied & ~kings;
    const squares first = p->pieces[D1] & rangers;
    squares carried = (first & one_more) | (first & black) | (one_more & black);

    (void)variant;
    bits[1] = first ^ one_more ^ black;
    for (int32_t power = D1 + 1; power < POWERS; power++) {
        const squares with_power = p->pieces[power] & rangers;
        bits[1 + power] = with_power ^ carried;
        carried &= with_power;
    }
    bits[1 + POWERS] = carried;
    for (int32_t rank = 0; rank < BOARD_RANKS; rank++) {
        agi_put_bytes(board + BOARD_FILES * rank, agi_cross_sets(bits, POWERS + 2, rank));
    }
}

int32_t agi_sentai_square_traits(const ag_variant *variant, const agi_position *position, int32_t square)
{
    (void)variant;
    (void)position;
    if (square / BOARD_FILES == BOARD_RANKS - 1) return AG_SQUARE_PROMOTION_WHITE;
    return square / BOARD_FILES == 0 ? AG_SQUARE_PROMOTION_BLACK : 0;
}

bool agi_sentai_in_check(const ag_variant *variant, const agi_position *position)
{
    return has_any(agi_sentai_checkers(sentai_is_blocked(variant), sentai_of(position)));
}

bool agi_sentai_attacked(const ag_variant *variant, const agi_position *position, int32_t square, int32_t by_player)
{
    const sentai_position *p = sentai_of(position);
    return has_any(agi_sentai_attackers(sentai_is_blocked(variant), p, square) & p->side[by_player]);
}

/* ---- section 5: dead material, on a board without pawns ---- */

/* 5.1 and 5.2: only powers that keep the colour of their square, and all on one colour. */
static bool are_bound_to_one_colour(const sentai_position *position)
{
    const squares dark = UINT64_C(0xAA55AA55AA55AA55);
    const squares rangers = all_rangers(position);

    if (has_any(position->pieces[N] | position->pieces[O1])) return false;
    return !has_any(rangers & dark) || !has_any(rangers & ~dark);
}

/* 5.3: one Ranger in all, R4 or R10. 5.4: two, one a side, R1 and R10. Where there is none 5.1 holds. */
static bool are_too_weak(const sentai_position *position)
{
    squares rangers = all_rangers(position);
    const bool face_each_other =
        has_any(rangers & position->side[AG_WHITE]) && has_any(rangers & position->side[AG_BLACK]);
    const uint32_t first = piece_on(position, take_square(&rangers));
    uint32_t second;

    if (!has_any(rangers)) return first == R4 || first == R10;
    second = piece_on(position, take_square(&rangers));
    if (has_any(rangers) || !face_each_other) return false;
    return (first == R1 && second == R10) || (first == R10 && second == R1);
}

bool agi_sentai_is_dead(const ag_variant *variant, const agi_position *position)
{
    const sentai_position *p = sentai_of(position);

    (void)variant;
    if (has_any(p->pieces[PAWNS])) return false;
    return are_bound_to_one_colour(p) || are_too_weak(p);
}

/* A bare king cannot win. */
bool agi_sentai_can_win(const ag_variant *variant, const agi_position *position, int32_t player)
{
    const sentai_position *p = sentai_of(position);

    (void)variant;
    return has_any(p->side[player] & ~p->pieces[KINGS]);
}
