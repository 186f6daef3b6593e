/* SPDX-License-Identifier: MIT */
#include "session.h"
#include "board.h"
#include "commands.h"
#include "ends.h"
#include "tapping.h"
#include "text.h"
#include "turns.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const who_names[WHO_COUNT] = {"person", "random", "search"};

int32_t session_who(const char *name)
{
    for (int32_t who = 0; who < WHO_COUNT; who++) {
        if (strcmp(who_names[who], name) == 0) return who;
    }
    return -1;
}

const char *session_who_name(int32_t who)
{
    return who_names[who];
}

void session_refuse(session *now, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
    now->was_refused = 1;
}

void session_set_game(session *now, ag_game *game)
{
    ag_game_free(now->game);
    now->game = game;
    now->undone_count = 0;
    now->tap_count = 0;
    turns_go_on(now, now->plies_most);
}

static void make_prompt(const session *now, char *prompt, size_t cap)
{
    static const char *const turns[] = {"White", "Black", "Roll", "Over"};
    const char *turn = turns[ag_game_turn(now->game)];
    if (now->is_tapping && ag_game_turn(now->game) != AG_NOBODY) snprintf(prompt, cap, "%s, tap> ", turn);
    else snprintf(prompt, cap, "%s> ", turn);
}

void session_run(session *now)
{
    char prompt[WORD_BYTES];
    const char *line;
    board_print(now);
    while (!now->is_done) {
        turns_play_opponents(now);
        turns_offer_roll(now);
        tapping_offer(now);
        ends_offer_claim(now);
        make_prompt(now, prompt, sizeof prompt);
        switch (input_line(now->in, prompt, &line)) {
        case INPUT_LINE: commands_obey(now, line); break;
        case INPUT_NOT_TEXT: session_refuse(now, "The line holds a NUL byte: no move and no command does."); break;
        case INPUT_INTERRUPTED:
            tapping_drop(now);
            puts("quit, or Ctrl-D, ends the program.");
            break;
        default: now->is_done = 1; break;
        }
    }
}

void session_close(session *now)
{
    ag_game_free(now->game);
    input_close(now->in);
    free(now->undone);
    free(now->taps);
    free(now->saved);
}
