/* SPDX-License-Identifier: MIT
 * Playing a move of Tensor Chess. Any number at all may come in: squares and kinds are cut to size, and whatever is
 * played, the sets and the squares of a position agree. */
#include <string.h>

#include "generation.h"

#include "games/orthodox/pawns.h"

/* Section 1: the rights that end when a move leaves or reaches a square. */
enum { WHITE_LAST = 1, WHITE_FIRST = 2, BLACK_LAST = 4, BLACK_FIRST = 8 };
static const uint8_t RIGHTS_OF[BOARD_SQUARES] = {
    [0] = WHITE_FIRST,  [5] = WHITE_LAST | WHITE_FIRST,  [9] = WHITE_LAST,
    [70] = BLACK_FIRST, [75] = BLACK_LAST | BLACK_FIRST, [79] = BLACK_LAST,
};

/* ---- single pieces ---- */

static inline bool is_piece_of(int32_t piece, int32_t side)
{
    return piece != 0 && ((piece - 1) & 1) == side;
}

/* Takes what stands on a square, if anything does, from the board; returns what that was. */
static int32_t take_off(tensor_position *position, int32_t square)
{
    const int32_t piece = position->piece[square];
    const squares bit = one_square(square);

    if (piece == 0) return 0;
    position->sets[tensor_set(piece)] = without(position->sets[tensor_set(piece)], bit);
    position->sets[0] = either(position->sets[0], bit);
    position->side[ag_piece_player(piece)] = without(position->side[ag_piece_player(piece)], bit);
    position->piece[square] = 0;
    position->shared.base.hash ^= agi_piece_key(piece, square);
    return piece;
}

static void put_on(tensor_position *position, int32_t piece, int32_t square)
{
    const squares bit = one_square(square);

    take_off(position, square);
    if (piece == 0) return;
    position->sets[tensor_set(piece)] = either(position->sets[tensor_set(piece)], bit);
    position->sets[0] = without(position->sets[0], bit);
    position->side[ag_piece_player(piece)] = either(position->side[ag_piece_player(piece)], bit);
    position->piece[square] = (uint8_t)piece;
    position->shared.base.hash ^= agi_piece_key(piece, square);
}

/* Moves a piece of the side, taking what stands on its target; returns what that was. There is no branch here: what is
 * taken cannot be foreseen, nor on which word of a set a square is. */
static AGI_PART int32_t move_piece(tensor_position *position, int32_t side, int32_t from, int32_t to)
{
    const int32_t piece = position->piece[from];
    const int32_t taken = position->piece[to];
    const uint64_t taken_key = agi_piece_key(taken + (taken == 0), to) & agi_mask(taken != 0);
    const squares source = agi_tensor_attacks.one[from];
    const squares target = agi_tensor_attacks.one[to];
    const squares way = either(source, target);
    squares *sets = position->sets;

    sets[tensor_set(piece)] = toggled(sets[tensor_set(piece)], way);
    sets[tensor_set(taken)] = toggled(sets[tensor_set(taken)], target);
    sets[0] = toggled(sets[0], source);
    position->side[side] = toggled(position->side[side], way);
    position->side[!side] = without(position->side[!side], target);
    position->piece[from] = 0;
    position->piece[to] = (uint8_t)piece;
    position->shared.base.hash ^= agi_piece_key(piece, from) ^ agi_piece_key(piece, to) ^ taken_key;
    return taken;
}

/* ---- plain moves ---- */

static int32_t promoted_kind(ag_move move)
{
    const int32_t kind = agi_promotion(move);
    return kind >= KNIGHT && kind <= BEAST ? kind : QUEEN;
}

/* Section 7. En passant takes a piece that does not stand on the target. */
static void finish_pawn_move(const tensor_position *position, tensor_position *after, ag_move move)
{
    const int32_t side = position->shared.base.side;
    const int32_t from = tensor_from(move);
    const int32_t to = tensor_to(move);

    if (agi_promotion(move) != 0) {
        put_on(after, tensor_piece(promoted_kind(move), side), to);
    } else if (is_double_step(from, to)) {
        /* Behind a beast there is no en passant (ruling 16). */
        if (position->piece[passed_square(from, to)] != 0) return;
        note_double_step(&agi_tensor_game, &after->shared, pieces_of(after, PAWN, !side), from, to);
    } else if (to == position->shared.en_passant) {
        take_off(after, en_passant_victim(side, to));
    }
}

/* Section 8: the rook of a king that castles. */
__attribute__((noinline)) static void move_castling_rook(const tensor_position *position, tensor_position *after,
                                                         ag_move move)
{
    const int32_t side = position->shared.base.side;
    const tensor_castling *castling = agi_tensor_castling(position, tensor_from(move), tensor_to(move));

    if (!castling || position->piece[castling->rook_from] != tensor_piece(ROOK, side)) return;
    if (position->piece[castling->rook_to] == 0) move_piece(after, side, castling->rook_from, castling->rook_to);
}

/* True when the clock starts again. What moves no piece of the side's, or to one of them, is no move. */
static AGI_PART bool play_plain(int32_t side, const tensor_position *position, tensor_position *after, ag_move move)
{
    const int32_t from = tensor_from(move);
    const int32_t to = tensor_to(move);
    const int32_t piece = position->piece[from];
    const int32_t taken = position->piece[to];

    if (!is_piece_of(piece, side) || is_piece_of(taken, side)) return false;
    move_piece(after, side, from, to);
    if (piece == tensor_piece(KING, side)) move_castling_rook(position, after, move);
    return taken != 0 || piece == tensor_piece(PAWN, side);
}

/* ---- propelling, and leaps that take beasts ---- */

/* Section 5.3. */
static bool play_propelling(const tensor_position *position, tensor_position *after, ag_move move)
{
    const int32_t side = position->shared.base.side;
    const int32_t piece = take_off(after, tensor_from(move));
    const int32_t beast = take_off(after, tensor_to(move));

    put_on(after, piece, tensor_to(move));
    put_on(after, beast, tensor_propelled_to(move));
    return piece == tensor_piece(PAWN, side);
}

/* Section 6.3. */
static bool play_leaps(const tensor_position *position, tensor_position *after, ag_move move)
{
    const int32_t beast = take_off(after, tensor_from(move));
    squares taken = agi_tensor_beasts_of_mask(position, tensor_beasts_taken(move));

    while (has_any(taken)) take_off(after, take_square(&taken));
    put_on(after, beast, tensor_to(move));
    return true;
}

static AGI_PART bool play_pieces(int32_t side, const tensor_position *position, tensor_position *after, ag_move move)
{
    switch (move & SORT_MASK) {
    case PROPELS: return play_propelling(position, after, move);
    case TAKES_BEASTS: return play_leaps(position, after, move);
    default: return play_plain(side, position, after, move);
    }
}

/* In parts, each of which is copied at a stroke. */
static void copy_position(const tensor_position *position, tensor_position *after)
{
    memcpy(&after->shared, &position->shared, sizeof after->shared);
    memcpy(after->sets, position->sets, sizeof after->sets);
    memcpy(after->side, position->side, sizeof after->side);
    memcpy(after->piece, position->piece, sizeof after->piece);
}

static AGI_PART void play_for(int32_t side, const tensor_position *position, ag_move move, tensor_position *after)
{
    const int32_t from = tensor_from(move);
    bool restarts_clock;

    copy_position(position, after);
    restarts_clock = play_pieces(side, position, after, move);
    agi_lose_rights(&after->shared, RIGHTS_OF[from] | RIGHTS_OF[tensor_to(move)]);
    agi_pass_turn(&position->shared, &after->shared, move, restarts_clock, BOARD_FILES);
    if ((move & SORT_MASK) == PLAIN && position->piece[from] == tensor_piece(PAWN, side)) {
        finish_pawn_move(position, after, move);
    }
}

void agi_tensor_play(const ag_variant *variant, const agi_position *position, ag_move move, agi_position *after)
{
    (void)variant;
    if (position->side == AG_WHITE) {
        play_for(AG_WHITE, tensor_of(position), move, (tensor_position *)(void *)after);
    } else {
        play_for(AG_BLACK, tensor_of(position), move, (tensor_position *)(void *)after);
    }
}
