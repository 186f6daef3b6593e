/* SPDX-License-Identifier: MIT
 *
 * Plays any variant at the terminal: two people, against an opponent, or watching two of them.
 *
 *     04_play                              asks for a variant
 *     04_play --black search rinne         against the searching opponent
 *     04_play --white random --black search --seed 1 tensei
 *     04_play --load game.txt              goes on with a game
 *     04_play chess <moves.txt             a script: a line a move or a command
 */
#define _POSIX_C_SOURCE 200809L
#include "commands.h"
#include "options.h"
#include "record_file.h"
#include "session.h"
#include "text.h"
#include "variants.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { BAD_USAGE = 2, EFFORT_USUAL = 20000000, PLIES_USUAL = 1000 };

/* Colour is for terminals that have it and people who have not asked for none (no-color.org). */
static int wants_colour(void)
{
    const char *none = getenv("NO_COLOR");
    const char *terminal = getenv("TERM");
    if (none != NULL && *none != '\0') return 0;
    return isatty(STDOUT_FILENO) && terminal != NULL && strcmp(terminal, "dumb") != 0;
}

/* Asks until a variant is named; NULL when there are no more lines. */
static const ag_variant *ask_variant(session *now)
{
    char shown[WORD_BYTES];
    const char *line;
    variants_print();
    for (;;) {
        const int came = input_line(now->in, "Which variant? ", &line);
        if (came == INPUT_END || came == INPUT_INTERRUPTED) return NULL;
        const ag_variant *variant = variants_find(line);
        if (variant != NULL) return variant;
        if (came == INPUT_LINE && *line == '\0') continue;
        text_made_safe(line, shown, sizeof shown);
        session_refuse(now, "There is no variant %s: enter one of the list, or Ctrl-D to end the program.", shown);
    }
}

/* The game to begin with, or NULL when there is none, which has been said then. */
static ag_game *first_game(session *now, const options *wanted)
{
    char shown[WORD_BYTES], why[WHY_BYTES];
    ag_game *game = NULL;
    if (wanted->load != NULL) {
        game = record_file_read(wanted->load, wanted->number == 0 ? 1 : wanted->number, why, sizeof why);
        if (*why != '\0') fprintf(stderr, "%s: %s\n", text_made_safe(wanted->load, shown, sizeof shown), why);
        return game;
    }
    const ag_variant *variant = wanted->variant == NULL ? ask_variant(now) : variants_find(wanted->variant);
    if (variant == NULL) {
        if (wanted->variant != NULL) text_made_safe(wanted->variant, shown, sizeof shown);
        if (wanted->variant != NULL) fprintf(stderr, "There is no variant %s; --list shows all.\n", shown);
        return NULL;
    }
    if (ag_game_new(&game, variant, wanted->position, why, sizeof why) != AG_OK) fprintf(stderr, "%s\n", why);
    return game;
}

static int play(session *now, const options *wanted)
{
    now->in = input_open(commands_complete, now);
    ag_game *game = first_game(now, wanted);
    if (game != NULL) {
        session_set_game(now, game);
        session_run(now);
    }
    const int is_bad = game == NULL || (now->was_refused && input_is_script(now->in));
    session_close(now);
    return is_bad ? EXIT_FAILURE : EXIT_SUCCESS;
}

int main(int argc, char **argv)
{
    session now = {.style = AG_TEXT_COORDINATE, .effort = EFFORT_USUAL, .plies_most = PLIES_USUAL};
    options wanted = {NULL, NULL, NULL, 0, 0, 0};
    (void)argc;
    now.seed = (uint64_t)time(NULL);
    now.has_colour = wants_colour();
    if (!options_read(&wanted, &now, argv + 1)) return BAD_USAGE;
    int status = EXIT_SUCCESS;
    if (wanted.wants_help) fputs(options_help, stdout);
    else if (wanted.wants_list) variants_print();
    else status = play(&now, &wanted);
    return fflush(stdout) != 0 || ferror(stdout) ? EXIT_FAILURE : status;
}
