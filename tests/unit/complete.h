/* SPDX-License-Identifier: MIT
 * What is missing in the constants that describe a variant (lib/core/rules.h), and what does not fit together. */
#ifndef COMPLETE_H
#define COMPLETE_H

#include <stddef.h>

#include "rules.h"

enum { FAULTS_ROOM = 4096 };

/* A sentence for each fault, a line each; empty when there is none. */
typedef struct fault_list {
    char lines[FAULTS_ROOM];
} fault_list;

fault_list list_faults(const ag_variant *variant);

/* Adds a sentence; false, so that a check may return it. */
__attribute__((format(printf, 2, 3))) bool complain(fault_list *found, const char *format, ...);

/* A pointer that must not be NULL. */
typedef struct required_member {
    const char *name;
    size_t offset;
} required_member;

extern const required_member REQUIRED_OF_RULES[];
extern const required_member REQUIRED_OF_VARIANT[];
extern const required_member REQUIRED_OF_TURN_TAPS[];
extern const int REQUIRED_OF_RULES_COUNT;
extern const int REQUIRED_OF_VARIANT_COUNT;
extern const int REQUIRED_OF_TURN_TAPS_COUNT;

#endif
