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
#include <strings.h>

static const char *const who_names[WHO_COUNT] = {"person", "random", "search"};

const char *session_turn_name(int32_t turn)
{
    static const char *const names[] = {"White", "Black", "Roll", "Over"};
    return turn >= AG_WHITE && turn <= AG_NOBODY ? names[turn] : "Somebody";
}

int32_t session_player(const char *name)
{
    for (int32_t player = AG_WHITE; player <= AG_BLACK; player++) {
        if (strcasecmp(name, session_turn_name(player)) == 0) return player;
    }
    return -1;
}

int32_t session_who(const char *name)
{
    for (int32_t who = 0; who < WHO_COUNT; who++) {
        if (strcasecmp(who_names[who], name) == 0) return who;
    }
    return -1;
}

const char *session_who_name(int32_t who)
{
    return who_names[who];
}

int session_has_person(const session *now)
{
    return now->who[AG_WHITE] == WHO_PERSON || now->who[AG_BLACK] == WHO_PERSON;
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
    const char *turn = session_turn_name(ag_game_turn(now->game));
    if (now->is_tapping && ag_game_turn(now->game) != AG_NOBODY) snprintf(prompt, cap, "%s, tap> ", turn);
    else snprintf(prompt, cap, "%s> ", turn);
}

/* Tells a person what is on the board, and what to enter. */
static void introduce(const session *now)
{
    const ag_variant *variant = ag_game_variant(now->game);
    const int32_t turn = ag_game_turn(now->game);
    ag_move first = 0;
    printf("%s: %s\n", ag_variant_name(variant), ag_variant_summary(variant));
    if (turn == AG_NOBODY || turn == AG_CHANCE) {
        puts("help lists what can be entered.");
    } else if (!session_has_person(now)) {
        puts("Ctrl-C stops the opponents.");
    } else {
        ag_game_moves(now->game, &first, 1);
        char *text = text_of_move(now->game, first, now->style);
        printf("Enter a move, such as %s, or help, which lists what else can be entered.\n", text);
        free(text);
    }
}

void session_run(session *now)
{
    char prompt[WORD_BYTES];
    const char *line;
    if (!input_is_script(now->in)) introduce(now);
    board_print(now);
    while (!now->is_done) {
        turns_play_opponents(now);
        turns_offer_roll(now);
        tapping_offer(now);
        ends_offer_claim(now);
        make_prompt(now, prompt, sizeof prompt);
        switch (input_line(now->in, prompt, &line)) {
        case INPUT_LINE: commands_obey(now, line); break;
        case INPUT_NOT_TEXT: session_refuse(now, "The line contains a NUL byte, which no move or command does."); break;
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
