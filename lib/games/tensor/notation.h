/* SPDX-License-Identifier: MIT
 * Moves as text, for notation.c and refusals.c. */
#ifndef AGI_TENSOR_NOTATION_H
#define AGI_TENSOR_NOTATION_H

#include "games/orthodox/written_move.h"
#include "generation.h"

/* An x before the square a piece comes to, e.p. and what a pawn becomes tell of plain moves: propelling and chains of
 * leaps capture nothing on that square, and castling captures nothing at all. */
static inline bool tells_of_plain_move(const agi_written_move *written)
{
    return written->captures || written->en_passant || written->promotion >= 0;
}

/* Says why no legal move fits a text that names pieces who are there. */
void agi_tensor_explain(const ag_variant *variant, const agi_orthodox *shared, const agi_written_move *written,
                        agi_writer *why);

#endif
