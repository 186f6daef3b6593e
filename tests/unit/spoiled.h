/* SPDX-License-Identifier: MIT
 * Constants of a variant with a fault in them, and whether it is named. */
#ifndef SPOILED_H
#define SPOILED_H

#include "complete.h"

/* A variant's constants, to be spoiled. */
typedef struct copy {
    ag_variant variant;
    agi_rules rules;
    agi_turn_taps taps;
    agi_kind kinds[8];
    agi_drawing drawings[8];
} copy;

/* Makes a copy of a variant without a fault. */
void copy_constants(copy *made, const char *id);
/* The test fails unless this sentence is among the faults. */
void expect_fault(const copy *spoiled, const char *sentence);

/* A fault that is made by a function, in a copy of Rinne. */
typedef struct other_fault {
    void (*spoil)(copy *made);
    const char *sentence;
} other_fault;

void expect_other_fault(const other_fault *fault);

#endif
