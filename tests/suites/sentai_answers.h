/* SPDX-License-Identifier: MIT
 * What the reference says of a position of Sentai Chess. */
#ifndef SENTAI_ANSWERS_H
#define SENTAI_ANSWERS_H

#include "answers.h"
#include "sentai_reference.h"

/* In a position drawn for want of material the library lists no moves, and so this does not. */
answer answer_of_reference(const char *variant, const char *position, const reference_switches *switches);

#endif
