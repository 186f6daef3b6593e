/* SPDX-License-Identifier: MIT
 * Section 8: castling, with two squares for the king on either side (rulings 3 to 6). */
#include "generation.h"

/* In the order of the rights; those of White first. */
const tensor_castling agi_tensor_castlings[CASTLING_COUNT] = {
    {.king_from = 5, .king_to = 8, .rook_from = 9, .rook_to = 7, .right = 1},
    {.king_from = 5, .king_to = 7, .rook_from = 9, .rook_to = 6, .right = 1},
    {.king_from = 5, .king_to = 1, .rook_from = 0, .rook_to = 2, .right = 2},
    {.king_from = 5, .king_to = 2, .rook_from = 0, .rook_to = 3, .right = 2},
    {.king_from = 75, .king_to = 78, .rook_from = 79, .rook_to = 77, .right = 4},
    {.king_from = 75, .king_to = 77, .rook_from = 79, .rook_to = 76, .right = 4},
    {.king_from = 75, .king_to = 71, .rook_from = 70, .rook_to = 72, .right = 8},
    {.king_from = 75, .king_to = 72, .rook_from = 70, .rook_to = 73, .right = 8},
};

const tensor_castling *agi_tensor_castling(const tensor_position *position, int32_t from, int32_t to)
{
    for (int32_t i = 0; i < CASTLING_COUNT; i++) {
        const tensor_castling *castling = &agi_tensor_castlings[i];
        if ((position->shared.castling & castling->right) == 0) continue;
        if (castling->king_from == from && castling->king_to == to) return castling;
    }
    return NULL;
}

const tensor_castling *agi_tensor_castling_of(const tensor_position *position, ag_move move)
{
    const int32_t from = tensor_from(move);

    if (position->piece[from] != ag_piece_make(KING, position->shared.base.side)) return NULL;
    return agi_tensor_castling(position, from, tensor_to(move));
}

bool agi_tensor_is_safe(const tensor_position *position, int32_t square)
{
    const int32_t side = position->shared.base.side;
    const squares walls = without(walls_for(position, !side), pieces_of(position, KING, side));

    return !agi_tensor_is_attacked(position, square, !side, walls);
}

/* From the king's square, which is not attacked, to its landing square (ruling 5). */
static bool is_way_safe(const tensor_position *position, const tensor_castling *castling)
{
    const int32_t by = castling->king_to > castling->king_from ? 1 : -1;

    for (int32_t square = castling->king_from + by; square != castling->king_to + by; square += by) {
        if (!agi_tensor_is_safe(position, square)) return false;
    }
    return true;
}

/* Own beasts may stand between, but not where king and rook land (ruling 4). */
bool agi_tensor_may_castle(const outlook *o, const tensor_castling *castling)
{
    const squares way = slide(RANK_LINE, castling->king_from, o->walls);
    const squares landing = either(one_square(castling->king_to), one_square(castling->rook_to));

    if ((o->position->shared.castling & castling->right) == 0 || o->threats.is_check) return false;
    if (has_any(without(landing, o->empty))) return false;
    return has_square(way, castling->rook_from) && is_way_safe(o->position, castling);
}
