/* SPDX-License-Identifier: MIT */
#include "said.h"

#include <string.h>

#include "draw.h"
#include "expect.h"

/* What readers might take for something else. */
static const char *const TEXTS[] = {
    "",
    " ",
    "good",
    "[%clk 0:03:00]",
    "[%eval -1.25] better is Nf3",
    "{",
    "{ {",
    "\n",
    "two\nlines",
    "\r\n",
    "(a variation)",
    "(",
    ")",
    "; a line",
    "\n; a line",
    "\n% a line",
    "1-0",
    "*",
    "\n[Event \"none\"]",
    "$1",
    "12. e4",
    "\n\n*",
    "\n\n1. e4",
    "\xEF\xBB\xBF",
    "\xE2\x80\xA2",
    "caf\xC3\xA9",
    "caf\xE9",
    "\\\"",
    "R4 a4-b6; a4=R33",
    "= Knight",
    "a comment that is much longer than the seventy-nine columns of a line, and is not broken all the same, wherever "
    "it "
    "stands",
};
enum { TEXT_COUNT = sizeof TEXTS / sizeof TEXTS[0], BYTES = 24 };

/* A text of bytes drawn; those that end a comment are left out. */
static void say_bytes(ag_game *game, int32_t ply, uint64_t *seed)
{
    static const char often[] = "\n\n\r \t[{;%\"$(1.-*";
    char bytes[BYTES + 1];
    const int32_t length = (int32_t)draw_below(seed, BYTES + 1);

    for (int32_t i = 0; i < length; i++) {
        const char any = (char)(1 + draw_below(seed, 255));
        bytes[i] = draw_below(seed, 2) == 0 ? often[draw_below(seed, sizeof often - 1)] : any;
        if (bytes[i] == '}') bytes[i] = ')';
    }
    bytes[length] = '\0';
    const int32_t status = ag_game_add_comment(game, ply, bytes);
    expect(status == AG_OK || (status == AG_ERR_SYNTAX && strchr(bytes, '[') != NULL), game, "the comment %s", bytes);
}

void say_something(ag_game *game, uint64_t *seed)
{
    for (int32_t ply = 0; ply <= ag_game_ply(game); ply++) {
        if (draw_below(seed, 2) == 0) ag_game_add_mark(game, ply, 1 + (int32_t)draw_below(seed, 255));
        if (draw_below(seed, 6) == 0) ag_game_add_mark(game, ply, 1 + (int32_t)draw_below(seed, 6));
        for (uint32_t count = draw_below(seed, 3); count > 0; count--) {
            if (draw_below(seed, 3) == 0) say_bytes(game, ply, seed);
            else ag_game_add_comment(game, ply, TEXTS[draw_below(seed, TEXT_COUNT)]);
        }
    }
}

void expect_same_said(const ag_game *is, const ag_game *should_be, int32_t ply)
{
    for (int32_t at = 0; at <= ply; at++) {
        const int32_t comments = ag_game_comment_count(should_be, at);
        const int32_t marks = ag_game_mark_count(should_be, at);
        expect_number(ag_game_comment_count(is, at), comments, is, "the number of comments");
        expect_number(ag_game_mark_count(is, at), marks, is, "the number of marks");
        for (int32_t i = 0; i < comments; i++)
            expect_text(ag_game_comment(is, at, i), ag_game_comment(should_be, at, i), is, "a comment");
        for (int32_t i = 0; i < marks; i++)
            expect_number(ag_game_mark(is, at, i), ag_game_mark(should_be, at, i), is, "a mark");
    }
}
