/* SPDX-License-Identifier: MIT
 * What the reference says of a position of Diaballik or Sensei, in a form that can be compared. */
#ifndef DIABALLIK_ANSWERS_H
#define DIABALLIK_ANSWERS_H

#include "answers.h"
#include "diaballik_reference.h"

answer answer_of_reference(const char *variant, const char *position, const reference_switches *switches);

#endif
