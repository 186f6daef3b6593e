/* SPDX-License-Identifier: MIT
 * What the reference says of a position of Tensor Chess, as an answer that can be compared with the library's. */
#ifndef TENSOR_ANSWERS_H
#define TENSOR_ANSWERS_H

#include "answers.h"
#include "tensor_reference.h"

answer answer_of_reference(const char *position, const reference_switches *switches);

/* The library answers as the reference does, as ruled, and has the same squares attacked. */
void expect_reference_agrees(const ag_game *game);

#endif
