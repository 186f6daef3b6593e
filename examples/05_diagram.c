/* SPDX-License-Identifier: MIT
 *
 * Draws a position: a picture in SVG, or a board of letters.
 *
 *     05_diagram rinne > start.svg                           the start position
 *     05_diagram --taps "c6" rinne "2Q2/1n3/B4/4b/5/5 b"     another one, with what may be tapped after c6
 *     05_diagram --dark --size 320 chess start e4 e5 Nf3     after some moves
 *     05_diagram --record game.txt --ply 12                  from a record, after its twelfth ply
 */
#include <abstractgames/abstractgames.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZE_USUAL = 480, SIZE_MOST = 16384, PLY_MOST = 100000, TAPS_MOST = 600, WHY_BYTES = 400, WORD_BYTES = 32 };
enum { BAD_USAGE = 2 };

/* What the program calls itself: it can be installed under another name. */
#ifndef PROGRAM
#define PROGRAM "05_diagram"
#endif

static const char usage[] = "usage: " PROGRAM " [OPTION...] VARIANT [POSITION [MOVE...]]\n"
                            "       " PROGRAM " [OPTION...] --record FILE\n"
                            "       " PROGRAM " [OPTION...] --piece CODE VARIANT\n"
                            "Draws a position in SVG. POSITION is a position string, or start.\n"
                            "  --size PIXELS    the width, up to 16384 (480); 0 fills its container\n"
                            "  --dark           colours for a dark page\n"
                            "  --flipped        seen from Black's side\n"
                            "  --plain          without coordinates, last move, check and goals\n"
                            "  --taps TAPS      shows a turn half made: squares, pieces by their codes, none, done\n"
                            "  --targets        marks what may be tapped first\n"
                            "  --record FILE    draws the first game of a file of records; - is standard input\n"
                            "  --ply PLY        goes back to this ply of it\n"
                            "  --piece CODE       draws one piece by itself, such as R30\n"
                            "  --text           writes the board in letters instead of drawing it\n"
                            "  --unicode        the same with symbols\n";

typedef struct wishes {
    uint32_t flags; /* AG_PICTURE_ */
    int32_t size;
    int32_t ply; /* -1: the last */
    const char *taps;
    const char *record;
    const char *piece;
    int is_text;
    int has_symbols;
    char **rest; /* VARIANT, POSITION, moves; NULL behind them */
} wishes;

static int complain(const char *about, const char *what)
{
    fprintf(stderr, "%s: %s\n", about, what);
    return EXIT_FAILURE;
}

/* Complains and says no. */
static int refuse(const char *about, const char *what)
{
    complain(about, what);
    return 0;
}

/* ---- the command line ---- */

/* A number from 0 to most, or -1 when the text is none. */
static int32_t read_number(const char *text, int32_t most)
{
    char *end;
    const long number = strtol(text, &end, 10);
    return end == text || *end != '\0' || number < 0 || number > most ? -1 : (int32_t)number;
}

/* An option without a value; 0 when the word is none. */
static int read_switch(wishes *wanted, const char *word)
{
    const uint32_t marks = AG_PICTURE_COORDINATES | AG_PICTURE_LAST_MOVE | AG_PICTURE_CHECK | AG_PICTURE_GOALS;
    if (strcmp(word, "--dark") == 0) wanted->flags |= AG_PICTURE_DARK;
    else if (strcmp(word, "--flipped") == 0) wanted->flags |= AG_PICTURE_FLIPPED;
    else if (strcmp(word, "--plain") == 0) wanted->flags &= ~marks;
    else if (strcmp(word, "--targets") == 0) wanted->flags |= AG_PICTURE_TARGETS;
    else if (strcmp(word, "--text") == 0) wanted->is_text = 1;
    else if (strcmp(word, "--unicode") == 0) wanted->is_text = wanted->has_symbols = 1;
    else return 0;
    return 1;
}

/* The value of an option that is a number, or -1 with a complaint. */
static int32_t read_value(const char *word, const char *value, int32_t most)
{
    const int32_t number = read_number(value, most);
    if (number < 0) fprintf(stderr, "%s: this must be a number from 0 to %d, not \"%s\"\n", word, (int)most, value);
    return number;
}

/* Where the value of an option that is a text belongs; NULL when the word is none. */
static const char **text_of_option(wishes *wanted, const char *word)
{
    if (strcmp(word, "--taps") == 0) return &wanted->taps;
    if (strcmp(word, "--record") == 0) return &wanted->record;
    return strcmp(word, "--piece") == 0 ? &wanted->piece : NULL;
}

/* An option with a value; 0, with a complaint, when the word is none or the value is not right. */
static int read_option(wishes *wanted, const char *word, const char *value)
{
    const char **text = text_of_option(wanted, word);
    const int is_size = strcmp(word, "--size") == 0;
    const int is_ply = strcmp(word, "--ply") == 0;
    if (text == NULL && !is_size && !is_ply) {
        return refuse(word, "there is no such option; --help lists them");
    }
    if (value == NULL) return refuse(word, "a value has to follow; --help shows which");
    if (is_size) return (wanted->size = read_value(word, value, SIZE_MOST)) >= 0;
    if (is_ply) return (wanted->ply = read_value(word, value, PLY_MOST)) >= 0;
    *text = value;
    return 1;
}

static int read_arguments(wishes *wanted, char **argument)
{
    for (; *argument != NULL && strncmp(*argument, "--", 2) == 0; argument++) {
        if (read_switch(wanted, *argument)) continue;
        if (!read_option(wanted, argument[0], argument[1])) return 0;
        argument++;
    }
    wanted->rest = argument;
    if (wanted->record != NULL) return *argument == NULL || refuse(*argument, "nothing can follow the record");
    if (*argument == NULL) return refuse(PROGRAM, "a variant has to be named, such as rinne; --help shows more");
    return wanted->piece == NULL || argument[1] == NULL || refuse(argument[1], "for a piece, give only the variant");
}

/* ---- the game ---- */

/* As much of a file as a record can have, and a byte; -1 when it cannot be read. */
static int32_t read_file(const char *name, char text[AG_RECORD_BYTES_MAX + 1])
{
    FILE *file = strcmp(name, "-") == 0 ? stdin : fopen(name, "rb");
    if (file == NULL) return -1;
    const size_t length = fread(text, 1, AG_RECORD_BYTES_MAX + 1, file);
    const int is_read = !ferror(file);
    if (file != stdin) fclose(file);
    return is_read ? (int32_t)length : -1;
}

static ag_game *game_of_record(const char *name)
{
    static char text[AG_RECORD_BYTES_MAX + 1];
    char why[WHY_BYTES];
    ag_game *game = NULL;
    const int32_t length = read_file(name, text);
    if (length < 0) {
        complain(name, "the record cannot be read");
        return NULL;
    }
    const int is_whole = length <= AG_RECORD_BYTES_MAX;
    const int32_t status = ag_record_read(text, length, is_whole, NULL, NULL, &game, why, sizeof why);
    if (status != AG_OK) complain(name, status == AG_ERR_EMPTY ? "there is no record in it" : why);
    if (status >= 0) return game;
    ag_game_free(game);
    return NULL;
}

/* The position and the moves behind it, both of which may be missing. */
static ag_game *game_of_words(const ag_variant *variant, char **word)
{
    char why[WHY_BYTES];
    const char *position = *word == NULL ? "start" : *word++;
    ag_game *game;
    if (ag_game_new(&game, variant, strcmp(position, "start") == 0 ? NULL : position, why, sizeof why) != AG_OK) {
        complain(position, why);
        return NULL;
    }
    for (; *word != NULL; word++) {
        if (ag_game_play_text(game, *word, why, sizeof why) == AG_OK) continue;
        complain(*word, why);
        ag_game_free(game);
        return NULL;
    }
    return game;
}

/* ---- taps ---- */

typedef struct tap_list {
    int32_t taps[TAPS_MOST];
    int32_t count;
} tap_list;

/* The number of a piece's code, 0 when it is none. */
static int32_t find_piece(const ag_variant *variant, const char *code)
{
    for (int32_t piece = 1; piece <= 2 * ag_variant_piece_kinds(variant); piece++) {
        if (strcmp(ag_variant_piece_code(variant, piece), code) == 0) return piece;
    }
    return 0;
}

/* A tap: a square, a choice or the end of the turn; -1 when the word is none. */
static int32_t read_tap(const ag_variant *variant, const char *word)
{
    const int32_t piece = find_piece(variant, word);
    if (strcmp(word, "done") == 0) return AG_TAP_DONE;
    if (strcmp(word, "none") == 0) return AG_TAP_CHOICE;
    return piece != 0 ? AG_TAP_CHOICE + piece : ag_variant_square_find(variant, word);
}

/* Reads taps with blanks between them; 0, with a complaint, when one of them cannot be made. */
static int read_taps(const ag_game *game, const char *text, tap_list *list)
{
    char word[WORD_BYTES], why[WHY_BYTES];
    int used;
    ag_move move;
    for (; text != NULL && sscanf(text, "%31s%n", word, &used) == 1; text += used) {
        const int32_t tap = read_tap(ag_game_variant(game), word);
        if (tap < 0) return refuse(word, "the board has no such square, and the variant no such piece");
        if (list->count == TAPS_MOST) return refuse(word, "no move has that many taps");
        list->taps[list->count++] = tap;
        const int32_t status = ag_game_tapped_move(game, list->taps, list->count, &move, why, sizeof why);
        if (status != AG_OK && status != AG_ERR_AMBIGUOUS) return refuse("--taps", why);
    }
    return 1;
}

/* ---- what is written ---- */

static int print(const char *text)
{
    if (fputs(text, stdout) >= 0 && fflush(stdout) == 0) return EXIT_SUCCESS;
    return complain("standard output", "it cannot be written");
}

static int32_t write_game(const ag_game *game, const wishes *wanted, const tap_list *list, char *text, int32_t cap)
{
    uint32_t flags = (wanted->flags & AG_PICTURE_FLIPPED) != 0 ? AG_BOARD_FLIPPED : 0;
    if ((wanted->flags & AG_PICTURE_TARGETS) != 0) flags |= AG_BOARD_TARGETS;
    if (wanted->has_symbols) flags |= AG_BOARD_UNICODE;
    if (wanted->is_text) return ag_game_board_text(game, flags, list->taps, list->count, text, cap);
    return ag_game_svg(game, wanted->size, wanted->flags, list->taps, list->count, text, cap);
}

/* Asks for the size of a text, then for the text. */
static int print_game(const ag_game *game, const wishes *wanted, const tap_list *list)
{
    const int32_t cap = write_game(game, wanted, list, NULL, 0) + 1;
    char *text = malloc((size_t)cap);
    if (text == NULL) return complain(PROGRAM, "there is not enough memory");
    write_game(game, wanted, list, text, cap);
    const int status = print(text);
    free(text);
    return status;
}

static int draw_game(ag_game *game, const wishes *wanted)
{
    tap_list list = {{0}, 0};
    if (wanted->ply >= 0 && ag_game_rewind(game, wanted->ply) != AG_OK) {
        return complain("--ply", "the game has fewer plies");
    }
    if (!read_taps(game, wanted->taps, &list)) return EXIT_FAILURE;
    return print_game(game, wanted, &list);
}

static int draw_piece(const ag_variant *variant, const wishes *wanted)
{
    char text[8000];
    const int32_t piece = find_piece(variant, wanted->piece);
    if (piece == 0) return complain(wanted->piece, "the variant has no such piece");
    ag_variant_piece_svg(variant, piece, wanted->size, wanted->flags, text, sizeof text);
    return print(text);
}

int main(int argc, char **argv)
{
    wishes wanted = {AG_PICTURE_COORDINATES | AG_PICTURE_LAST_MOVE | AG_PICTURE_CHECK | AG_PICTURE_GOALS,
                     SIZE_USUAL,
                     -1,
                     NULL,
                     NULL,
                     NULL,
                     0,
                     0,
                     NULL};
    if (argc == 2 && strcmp(argv[1], "--help") == 0) return print(usage);
    if (!read_arguments(&wanted, argv + 1)) return BAD_USAGE;
    const ag_variant *variant = wanted.record == NULL ? ag_variant_find(wanted.rest[0]) : NULL;
    if (wanted.record == NULL && variant == NULL) return complain(wanted.rest[0], "there is no such variant");
    if (wanted.piece != NULL) return draw_piece(variant, &wanted);
    ag_game *game = wanted.record != NULL ? game_of_record(wanted.record) : game_of_words(variant, wanted.rest + 1);
    if (game == NULL) return EXIT_FAILURE;
    const int status = draw_game(game, &wanted);
    ag_game_free(game);
    return status;
}
