/* SPDX-License-Identifier: MIT
 * Expectations that say where they failed. Check's own ck_assert writes a record for every success, which is
 * too slow for loops over thousands of positions; this one costs nothing until it fails. */
#ifndef EXPECT_H
#define EXPECT_H

#include <stdbool.h>

#include "abstractgames/abstractgames.h"

/* What is being looked at: put before the message of every failure from here on. */
void expect_about(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Fails the test unless `ok`. The game, which may be NULL, is named by variant, ply and position. */
void expect(bool ok, const ag_game *game, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Fails the test unless the texts are equal. */
void expect_text(const char *is, const char *should_be, const ag_game *game, const char *what);

/* Fails the test unless the numbers are equal. */
void expect_number(int64_t is, int64_t should_be, const ag_game *game, const char *what);

/* Fails the test unless the status is the one given; both are named. */
void expect_status(int32_t is, int32_t should_be, const ag_game *game, const char *what);

#endif
