/* SPDX-License-Identifier: MIT */
#include "options.h"
#include "program.h"
#include "text.h"
#include <stdio.h>
#include <string.h>

const char options_help[] =
    "usage: " PROGRAM " [OPTION...] [VARIANT]\n"
    "Plays any variant at the terminal. Without VARIANT it asks for one.\n"
    "  --white WHO          who plays White: person, random or search (person)\n"
    "  --black WHO          who plays Black; with two opponents you watch\n"
    "  --effort N           how hard the searching opponent thinks: moves it tries for each move it plays (20000000)\n"
    "  --plies N            opponents among themselves stop after N plies (1000)\n"
    "  --seed N             opponents and dice: the same seed plays the same game (the time)\n"
    "  --dice-by-hand       you roll a die of your own and enter what it shows\n"
    "  --position POSITION  begins with this position\n"
    "  --load FILE          continues the first game of a file of records\n"
    "  --game N             with its N-th game\n"
    "  --flip               the board is seen from Black's side\n"
    "  --unicode            the board is written in symbols\n"
    "  --standard           moves are written in the game's own notation\n"
    "  --list               lists the variants\n"
    "  --help               shows this\n"
    "At the prompt, help lists what can be entered: moves, and words like undo, targets and save.\n"
    "Lines may also come from a file or another program; they are then repeated in the output. Colour is used only at\n"
    "a terminal, and not when NO_COLOR is set.\n"
    "Exit status: 0; 1 when a line of a script was refused, or the game could not begin; 2 for a wrong option.\n";

typedef struct reading {
    options *wanted;
    session *now;
} reading;

/* An option without a value; 0 when the word is none. */
static int read_switch(const reading *into, const char *word)
{
    if (strcmp(word, "--dice-by-hand") == 0) into->now->rolls_by_hand = 1;
    else if (strcmp(word, "--flip") == 0) into->now->board |= AG_BOARD_FLIPPED;
    else if (strcmp(word, "--unicode") == 0) into->now->board |= AG_BOARD_UNICODE;
    else if (strcmp(word, "--standard") == 0) into->now->style = AG_TEXT_STANDARD;
    else if (strcmp(word, "--list") == 0) into->wanted->wants_list = 1;
    else if (strcmp(word, "--help") == 0) into->wanted->wants_help = 1;
    else return 0;
    return 1;
}

/* What an option wants behind it. */
enum { VALUE_NONE, VALUE_WHO, VALUE_COUNT, VALUE_SEED, VALUE_ANY };

static int kind_of_value(const char *word)
{
    static const struct {
        const char *word;
        int kind;
    } known[] = {
        {"--white", VALUE_WHO}, {"--black", VALUE_WHO},  {"--effort", VALUE_COUNT}, {"--plies", VALUE_COUNT},
        {"--seed", VALUE_SEED}, {"--game", VALUE_COUNT}, {"--position", VALUE_ANY}, {"--load", VALUE_ANY},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (strcmp(known[i].word, word) == 0) return known[i].kind;
    }
    return VALUE_NONE;
}

static int read_who(const reading *into, const char *word, const char *value)
{
    const int32_t who = session_who(value);
    if (who >= 0) into->now->who[strcmp(word, "--white") == 0 ? AG_WHITE : AG_BLACK] = who;
    return who >= 0;
}

static int read_number(const reading *into, const char *word, const char *value)
{
    const int is_seed = strcmp(word, "--seed") == 0;
    uint64_t number = 0;
    if (!text_read_number(value, is_seed ? UINT64_MAX : INT32_MAX, &number) || (number == 0 && !is_seed)) return 0;
    if (is_seed) into->now->seed = number;
    else if (strcmp(word, "--effort") == 0) into->now->effort = number;
    else if (strcmp(word, "--plies") == 0) into->now->plies_most = (int32_t)number;
    else into->wanted->number = number;
    return 1;
}

/* An option with a value; 0 when that is wrong. */
static int read_value(const reading *into, const char *word, const char *value)
{
    switch (kind_of_value(word)) {
    case VALUE_WHO: return read_who(into, word, value);
    case VALUE_COUNT:
    case VALUE_SEED: return read_number(into, word, value);
    default: break;
    }
    if (strcmp(word, "--load") == 0) into->wanted->load = value;
    else into->wanted->position = value;
    return 1;
}

static void complain_value(const char *word, const char *value)
{
    static const char *const wants[] = {"", "person, random or search", "a number from 1 to 2147483647",
                                        "a number from 0 to 18446744073709551615", "a value"};
    char shown[WORD_BYTES];
    text_made_safe(value == NULL ? "nothing" : value, shown, sizeof shown);
    fprintf(stderr, PROGRAM ": %s needs %s after it, not %s\n", word, wants[kind_of_value(word)], shown);
}

/* Options that contradict each other. */
static int are_together(const options *wanted)
{
    const char *complaint = NULL;
    if (wanted->load != NULL && wanted->variant != NULL) complaint = "--load takes the variant from the record";
    else if (wanted->load != NULL && wanted->position != NULL) complaint = "--load takes the position from the record";
    else if (wanted->load == NULL && wanted->number != 0) complaint = "--game needs --load and its file";
    else if (wanted->position != NULL && wanted->variant == NULL) complaint = "--position needs a variant";
    if (complaint != NULL) fprintf(stderr, PROGRAM ": %s\n", complaint);
    return complaint == NULL;
}

int options_read(options *wanted, session *now, char **arguments)
{
    const reading into = {wanted, now};
    for (; *arguments != NULL; arguments++) {
        char shown[WORD_BYTES];
        if (read_switch(&into, *arguments)) continue;
        if (kind_of_value(*arguments) != VALUE_NONE) {
            if (arguments[1] == NULL || !read_value(&into, arguments[0], arguments[1])) {
                complain_value(arguments[0], arguments[1]);
                return 0;
            }
            arguments++;
        } else if (**arguments == '-') {
            text_made_safe(*arguments, shown, sizeof shown);
            fprintf(stderr, PROGRAM ": there is no option %s; --help lists them\n", shown);
            return 0;
        } else if (wanted->variant != NULL) {
            fprintf(stderr, PROGRAM ": one variant is enough; --help shows what can be given\n");
            return 0;
        } else {
            wanted->variant = *arguments;
        }
    }
    return are_together(wanted);
}
