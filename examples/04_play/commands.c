/* SPDX-License-Identifier: MIT */
#include "commands.h"
#include "board.h"
#include "ends.h"
#include "legal.h"
#include "memory.h"
#include "move_list.h"
#include "record_file.h"
#include "steps.h"
#include "tapping.h"
#include "text.h"
#include "turns.h"
#include "variants.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { COMPLETED_MOVES_MOST = 2000 };

typedef struct command {
    const char *name;
    const char *arguments; /* as help shows them; empty: there are none */
    const char *purpose;
    void (*obey)(session *now, const char *arguments);
    void (*complete)(const session *now, words *list); /* adds words for its arguments; NULL: there are none to offer */
    const char *more; /* what help says of it when it is asked about this command; NULL: no more than the purpose */
} command;

static void show_board(session *now, const char *arguments)
{
    (void)arguments;
    board_print(now);
}

static void flip_board(session *now, const char *arguments)
{
    now->board ^= AG_BOARD_FLIPPED;
    show_board(now, arguments);
}

static void change_symbols(session *now, const char *arguments)
{
    now->board ^= AG_BOARD_UNICODE;
    show_board(now, arguments);
}

static void change_style(session *now, const char *arguments)
{
    (void)arguments;
    now->style = now->style == AG_TEXT_STANDARD ? AG_TEXT_COORDINATE : AG_TEXT_STANDARD;
    printf("Moves are written in %s notation.\n", now->style == AG_TEXT_STANDARD ? "the game's own" : "coordinate");
}

static void show_position(session *now, const char *arguments)
{
    char *text = text_of_position(now->game);
    (void)arguments;
    puts(text);
    free(text);
}

static void show_hash(session *now, const char *arguments)
{
    char digits[WORD_BYTES];
    (void)arguments;
    ag_game_hash_text(now->game, digits, sizeof digits);
    puts(digits);
}

static void begin_game(session *now, const char *arguments)
{
    char shown[WORD_BYTES];
    ag_game *game = NULL;
    const ag_variant *variant = *arguments == '\0' ? ag_game_variant(now->game) : variants_find(arguments);
    if (variant == NULL) {
        session_refuse(now, "There is no variant %s. There are:", text_made_safe(arguments, shown, sizeof shown));
        variants_print();
    } else if (ag_game_new(&game, variant, NULL, NULL, 0) != AG_OK) {
        session_refuse(now, "There is not enough memory for another game.");
    } else {
        session_set_game(now, game);
        board_print(now);
    }
}

static void show_rules(session *now, const char *arguments)
{
    const ag_variant *variant = ag_game_variant(now->game);
    (void)arguments;
    printf("%s, on a board of %" PRId32 " x %" PRId32 ". %s\n", ag_variant_name(variant), ag_variant_files(variant),
           ag_variant_ranks(variant), ag_variant_summary(variant));
    puts("moves lists what is legal now, targets SQUARE shows where a piece can go, and a move that is not legal is\n"
         "refused with the reason. The full rules are a page of doc/rules in the library's source.");
}

static void quit(session *now, const char *arguments)
{
    (void)arguments;
    now->is_done = 1;
}

/* ---- words that Tab finishes ---- */

/* Only moves without blanks can be completed word by word: those in coordinates. */
static void add_moves(const session *now, words *list)
{
    int32_t count;
    ag_move *moves = legal_moves(now->game, &count);
    if (count > COMPLETED_MOVES_MOST) count = 0;
    for (int32_t i = 0; i < count; i++) words_add(list, text_of_move(now->game, moves[i], AG_TEXT_COORDINATE));
    free(moves);
}

static void add_squares(const session *now, words *list)
{
    const ag_variant *variant = ag_game_variant(now->game);
    const int32_t squares = ag_variant_files(variant) * ag_variant_ranks(variant);
    for (int32_t square = 0; square < squares; square++) {
        char *name = memory_new(SQUARE_BYTES, 1);
        ag_variant_square_name(variant, square, name, SQUARE_BYTES);
        words_add(list, name);
    }
}

static void add_variants(const session *now, words *list)
{
    (void)now;
    variants_add(list);
}

static void add_colours(const session *now, words *list)
{
    (void)now;
    words_add(list, memory_copy("white"));
    words_add(list, memory_copy("black"));
}

static void add_players(const session *now, words *list)
{
    add_colours(now, list);
    for (int32_t who = 0; who < WHO_COUNT; who++) words_add(list, memory_copy(session_who_name(who)));
}

/* ---- the commands and what is done with them ---- */

static void show_help(session *now, const char *arguments);
static void add_commands(const session *now, words *list);

static const command commands[] = {
    {"help", "[COMMAND]", "shows this, or more about a command; ? is the same", show_help, add_commands, NULL},
    {"rules", "", "says what the game is about", show_rules, NULL, NULL},
    {"moves", "[SQUARE] [PAGE]", "lists the legal moves, all or from a square", move_list_show, add_squares,
     "A move can be entered just as the list shows it. PAGE is for lists that do not fit on a screen:\n"
     "moves 2, or moves e2 2."},
    {"targets", "SQUARE", "marks where a piece can go", tapping_targets, add_squares,
     "targets e2 shows the board and marks each square that the piece on e2 can move to."},
    {"tap", "[TAP...]", "taps squares and choices; without any, all lines that follow are taps", tapping_tap,
     add_squares,
     "A tap is a square (e2), the code or the name of a piece where one is to be chosen (Q, Queen), none, or done\n"
     "where a turn may end. tap e2 e4 makes a move of two taps. tap by itself switches to taps: then each line is one\n"
     "or more taps, back takes one back, and text switches back to moves."},
    {"back", "", "takes back a tap", tapping_back, NULL, NULL},
    {"text", "", "moves are entered as text again", tapping_text, NULL, NULL},
    {"roll", "", "rolls the die when you are asked what it shows", turns_roll, NULL,
     "Needed only with --dice-by-hand. What a die of your own shows is entered as a move, such as =Q."},
    {"undo", "", "takes back your last move, or the end of the game", turns_undo, NULL, NULL},
    {"redo", "", "plays again what was taken back", turns_redo, NULL, NULL},
    {"last", "", "shows what the last move did", steps_show_last, NULL, NULL},
    {"hint", "", "shows what the searching opponent would play", turns_hint, NULL, NULL},
    {"claim", "", "claims a draw", ends_claim, NULL,
     "A draw can be claimed when a position has occurred often enough, or after many moves without a capture: the\n"
     "rules of the game say when."},
    {"draw", "", "ends the game by agreement; opponents are asked", ends_agree, NULL, NULL},
    {"resign", "[white | black]", "resigns the game", ends_resign, add_colours, NULL},
    {"player", "COLOUR WHO", "changes who plays: person, random or search", turns_player, add_players,
     "player black search lets the searching opponent play Black; player black person is you again."},
    {"go", "[PLIES]", "lets opponents that were stopped play on", turns_go, NULL, NULL},
    {"board", "", "shows the board", show_board, NULL, NULL},
    {"flip", "", "turns the board round", flip_board, NULL, NULL},
    {"unicode", "", "shows symbols instead of codes, or codes again", change_symbols, NULL, NULL},
    {"notation", "", "changes between coordinates and the game's own notation", change_style, NULL, NULL},
    {"position", "", "shows the position string", show_position, NULL, NULL},
    {"hash", "", "shows the hash of the position", show_hash, NULL, NULL},
    {"new", "[VARIANT]", "begins a game, of the same variant or another", begin_game, add_variants, NULL},
    {"save", "FILE", "writes a record of the game", record_file_save, NULL,
     "A record can be read again by load, by --load, and by other programs that read PGN."},
    {"load", "FILE [NUMBER]", "continues a game from a file of records", record_file_load, NULL,
     "load games.pgn 3 loads the third game of the file."},
    {"quit", "", "ends the program", quit, NULL, NULL},
};

enum { COMMAND_COUNT = sizeof commands / sizeof *commands };

static void print_command(const command *one)
{
    char form[WORD_BYTES];
    snprintf(form, sizeof form, "%s %s", one->name, one->arguments);
    printf("  %-23s %s\n", form, one->purpose);
}

static void add_commands(const session *now, words *list)
{
    (void)now;
    for (size_t i = 0; i < COMMAND_COUNT; i++) words_add(list, memory_copy(commands[i].name));
}

static const command *find_command(const char *name)
{
    if (strcmp(name, "?") == 0) return &commands[0];
    for (size_t i = 0; i < COMMAND_COUNT; i++) {
        if (strcasecmp(commands[i].name, name) == 0) return &commands[i];
    }
    return NULL;
}

static void explain_command(session *now, const char *name)
{
    char shown[WORD_BYTES];
    const command *named = find_command(name);
    if (named == NULL) {
        session_refuse(now, "There is no command %s; help lists them.", text_made_safe(name, shown, sizeof shown));
        return;
    }
    print_command(named);
    if (named->more != NULL) puts(named->more);
}

static void show_help(session *now, const char *arguments)
{
    if (*arguments != '\0') {
        explain_command(now, arguments);
        return;
    }
    puts("A line is a move, as the list of moves has it or in the game's own notation, or one of these:");
    for (size_t i = 0; i < COMMAND_COUNT; i++) print_command(&commands[i]);
}

void commands_obey(session *now, const char *line)
{
    char name[WORD_BYTES];
    const char *arguments = text_first_word(line, name, sizeof name);
    const command *named = find_command(name);
    if (*line == '\0') return;
    if (named == NULL && now->is_tapping) tapping_tap(now, line);
    else if (named == NULL) turns_play_text(now, line);
    else if (*named->arguments == '\0' && *arguments != '\0')
        session_refuse(now, "%s takes nothing after it.", named->name);
    else named->obey(now, arguments);
}

void commands_complete(void *about, const char *before, words *list)
{
    const session *now = about;
    char name[WORD_BYTES];
    text_first_word(before, name, sizeof name);
    const command *named = find_command(name);
    if (now->game == NULL) {
        variants_add(list);
    } else if (*name != '\0') {
        if (named != NULL && named->complete != NULL) named->complete(now, list);
        if (named == NULL) add_squares(now, list);
    } else {
        add_commands(now, list);
        if (now->is_tapping) add_squares(now, list);
        else add_moves(now, list);
    }
}
