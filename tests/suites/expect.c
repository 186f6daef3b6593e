/* SPDX-License-Identifier: MIT */
#include "expect.h"

#include <check.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static char subject[600];

void expect_about(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(subject, sizeof subject, format, arguments);
    va_end(arguments);
}

static void describe(const ag_game *game, char *buf, size_t cap)
{
    char position[512] = "";

    if (game == NULL) {
        snprintf(buf, cap, "no game");
        return;
    }
    ag_game_position(game, position, (int32_t)sizeof position);
    snprintf(buf, cap, "%s, ply %" PRId32 ", %s", ag_variant_id(ag_game_variant(game)), ag_game_ply(game), position);
}

void expect(bool ok, const ag_game *game, const char *format, ...)
{
    if (ok) return;

    char message[1000];
    char where[700];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    describe(game, where, sizeof where);
    ck_abort_msg("%s: %s [%s]", subject, message, where);
}

void expect_text(const char *is, const char *should_be, const ag_game *game, const char *what)
{
    if (strcmp(is, should_be) != 0) expect(false, game, "%s is '%.400s' and should be '%.400s'", what, is, should_be);
}

void expect_number(int64_t is, int64_t should_be, const ag_game *game, const char *what)
{
    if (is != should_be) expect(false, game, "%s is %" PRId64 " and should be %" PRId64, what, is, should_be);
}

static const char *status_name(int32_t status)
{
    const char *name = ag_status_name(status);
    return name != NULL ? name : "a number that is no failure";
}

void expect_status(int32_t is, int32_t should_be, const ag_game *game, const char *what)
{
    if (is == should_be) return;
    expect(false, game, "%s gives %s (%" PRId32 ") and should give %s", what, status_name(is), is,
           status_name(should_be));
}
