/* SPDX-License-Identifier: MIT
 * Marks behind a move: what people add that says nothing about which move it is. */
#ifndef AGI_MARKS_H
#define AGI_MARKS_H

#include "text.h"

/* Skips the marks that stand next, and blanks before them: signs of check, mate and praise (+ # ! ? and daggers),
 * verdicts (=, +=, (=), +- and their like), and with `has_words` also N, ch, mate, dbl and dis. "=" before a piece is
 * no mark, and neither is a word that goes on. False when there are none. */
bool agi_skip_marks(agi_reader *reader, bool has_words);
/* Skips a verdict alone, and blanks before it. */
bool agi_skip_verdict(agi_reader *reader);

#endif
