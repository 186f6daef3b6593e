/* SPDX-License-Identifier: MIT
 * Whether the answers of a variant's rules fit together. */
#ifndef COMPLETE_ANSWERS_H
#define COMPLETE_ANSWERS_H

#include "complete.h"

/* Adds what is wrong in random games, up to the first fault. The constants have none. */
void check_answers(const ag_variant *variant, fault_list *found);

#endif
