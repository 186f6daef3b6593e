/* SPDX-License-Identifier: MIT
 * Moves as text, for notation.c and refusals.c. */
#ifndef AGI_TENSOR_NOTATION_H
#define AGI_TENSOR_NOTATION_H

#include "games/orthodox/written_move.h"
#include "generation.h"

/* Says why no legal move fits a text that names men who are there. */
void agi_tensor_explain(const ag_variant *variant, const agi_orthodox *shared, const agi_written_move *written,
                        agi_writer *why);

#endif
