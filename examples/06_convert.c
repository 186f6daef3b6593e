/* SPDX-License-Identifier: MIT
 *
 * Converts files of games from one notation to the other, or checks them.
 *
 *     06_convert games.pgn                                 to the games' own notations
 *     06_convert --style coordinate < games.txt > moves.txt
 *     06_convert --check games.pgn                         which games are broken, where and why
 *
 * A file is read piece by piece, so it may be of any length.
 */
#define _POSIX_C_SOURCE 200809L
#include <abstractgames/abstractgames.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PIECE_BYTES = 65536, WHY_BYTES = 500 };

enum { ALL_FINE = 0, SOME_BROKEN = 1, COULD_NOT_RUN = 2 };

/* What the program calls itself: it can be installed under another name. */
#ifndef PROGRAM
#define PROGRAM "06_convert"
#endif

static const char usage[] = "usage: " PROGRAM " [OPTION...] [FILE]\n"
                            "Reads the records of games in FILE (standard input without it, or when it is -) and\n"
                            "writes them in one notation. What cannot be kept is reported with its line: of a broken\n"
                            "record the game up to there is written, and a result that the board contradicts is\n"
                            "replaced by what it decides.\n"
                            "  --style standard    each game's own notation, as King e2 - e3 = Knight (the usual one)\n"
                            "  --style coordinate  squares, as e2e3\n"
                            "  --output FILE       writes to this file, which must not be there yet\n"
                            "  --check             writes no records, only the report\n"
                            "The report goes to standard error; with --check to standard output.\n"
                            "Exit status: 0 all records are fine, 1 some are broken or contradict themselves, 2 a\n"
                            "file could not be read or written, or the arguments are wrong.\n";

static const char unwritten[] = "what comes of it cannot be written";

/* What is asked for. */
typedef struct wishes {
    const char *input; /* NULL: standard input */
    const char *output;
    int32_t style; /* AG_TEXT_, -1: not said */
    int is_check;
} wishes;

/* A file that is being read. */
typedef struct source {
    FILE *file;
    const char *name;
    ag_reader *reader;
} source;

/* Where records and report go, and what has been counted. */
typedef struct account {
    FILE *records; /* NULL: nowhere */
    FILE *report;
    int32_t style;
    int64_t read;
    int64_t remarked; /* of these, how many games their records contradict */
    int64_t broken;
} account;

static int complain(const char *about, const char *what)
{
    fprintf(stderr, "%s: %s\n", about, what);
    return COULD_NOT_RUN;
}

/* ---- reading ---- */

/* Reads on. 0 when the file cannot be read. */
static int read_on(const source *from, int32_t *status)
{
    static char piece[PIECE_BYTES];
    const size_t length = fread(piece, 1, PIECE_BYTES, from->file);
    *status = ag_reader_feed(from->reader, piece, (int32_t)length, length < PIECE_BYTES);
    return !ferror(from->file);
}

/* The status of the next record; AG_ERR_MORE when the file cannot be read. */
static int32_t read_record(const source *from, ag_game **game, char *why)
{
    for (;;) {
        int32_t status = ag_reader_next(from->reader, game, why, WHY_BYTES);
        if (status != AG_ERR_MORE) return status;
        if (!read_on(from, &status)) return AG_ERR_MORE;
        if (status != AG_OK) return status;
    }
}

/* ---- the report ---- */

/* The library's sentence begins with the line: "line 7: ". */
static void report(const account *to, const source *from, const char *why)
{
    fprintf(to->report, "%s:%s\n", from->name, why + strlen("line "));
}

static void report_sum(const account *of, const source *from)
{
    fprintf(of->report, "%s: %" PRId64 " game%s read, %" PRId64 " broken", from->name, of->read,
            of->read == 1 ? "" : "s", of->broken);
    if (of->remarked > 0) fprintf(of->report, ", %" PRId64 " with a remark", of->remarked);
    fputc('\n', of->report);
}

/* ---- writing ---- */

/* 0 when the game is too long in this notation, which is reported with its number in the file. */
static int write_record(const account *to, const source *from, const ag_game *game)
{
    static const char why[] = "its record is longer than 1048576 bytes in the other notation";
    static char text[AG_RECORD_BYTES_MAX + 1];
    const int32_t length = ag_record_write(game, to->style, text, (int32_t)sizeof text);
    if (length >= 0) fwrite(text, 1, (size_t)length, to->records);
    else fprintf(to->report, "%s: game %" PRId64 ": %s\n", from->name, to->read + to->broken + 1, why);
    return length >= 0;
}

/* Writes what was read, and says what could not be kept. */
static void deal_with(const source *from, account *to, int32_t status, const ag_game *game, const char *why)
{
    if (status != AG_OK) report(to, from, why);
    const int is_written = game == NULL || to->records == NULL || write_record(to, from, game);
    if (status == AG_REMARK) to->remarked++;
    if (status >= 0 && is_written) to->read++;
    else to->broken++;
}

/* Deals with one record after the other, up to the end of the file. */
static int convert(const source *from, account *to)
{
    for (;;) {
        ag_game *game;
        char why[WHY_BYTES];
        const int32_t status = read_record(from, &game, why);
        if (status == AG_ERR_EMPTY) return ALL_FINE;
        if (status == AG_ERR_MORE) return complain(from->name, "the file cannot be read");
        if (status == AG_ERR_MEMORY) return complain(from->name, "there is not enough memory");
        deal_with(from, to, status, game, why);
        ag_game_free(game);
        if (to->records != NULL && ferror(to->records)) return complain(from->name, unwritten);
    }
}

static int convert_all(const source *from, account *to)
{
    const int status = convert(from, to);
    if (status != ALL_FINE) return status;
    report_sum(to, from);
    return to->broken + to->remarked > 0 ? SOME_BROKEN : ALL_FINE;
}

/* ---- the command line ---- */

static int read_style(wishes *wanted, const char *name)
{
    if (strcmp(name, "coordinate") == 0) wanted->style = AG_TEXT_COORDINATE;
    else if (strcmp(name, "standard") == 0) wanted->style = AG_TEXT_STANDARD;
    else return complain(name, "the style is coordinate or standard");
    return ALL_FINE;
}

/* Reads an option and its value; *taken says how many words that are. */
static int read_option(wishes *wanted, char **word, int *taken)
{
    const char *value = word[1];
    *taken = 1;
    if (strcmp(*word, "--check") == 0) {
        wanted->is_check = 1;
        return ALL_FINE;
    }
    *taken = 2;
    if (strcmp(*word, "--style") == 0) {
        return value != NULL ? read_style(wanted, value) : complain(*word, "coordinate or standard has to follow");
    }
    if (strcmp(*word, "--output") == 0) {
        wanted->output = value;
        return value != NULL ? ALL_FINE : complain(*word, "the name of a file has to follow");
    }
    return complain(*word, "there is no such option; --help lists them");
}

static int read_arguments(wishes *wanted, char **word)
{
    int taken;
    for (; *word != NULL; word += taken) {
        taken = 1;
        if (strncmp(*word, "--", 2) == 0) {
            if (read_option(wanted, word, &taken) != ALL_FINE) return COULD_NOT_RUN;
        } else if (wanted->input != NULL) {
            return complain(*word, "only one file can be read at a time");
        } else {
            wanted->input = *word;
        }
    }
    if (!wanted->is_check) return ALL_FINE;
    if (wanted->output != NULL) return complain("--check", "it writes no records, so --output cannot go with it");
    if (wanted->style >= 0) return complain("--check", "it writes no records, so --style cannot go with it");
    return ALL_FINE;
}

/* ---- the files ---- */

/* Standard input or a file, with nothing read of it yet. 0 when it cannot be opened. */
static int open_source(source *from, const char *name)
{
    const int is_stdin = name == NULL || strcmp(name, "-") == 0;
    from->name = is_stdin ? "standard input" : name;
    from->file = is_stdin ? stdin : fopen(name, "rb");
    return from->file != NULL;
}

/* Only a file that is not there yet is written, lest it is the one that is read. 0 when it cannot be made. */
static int open_records(account *to, const wishes *wanted)
{
    if (!wanted->is_check) to->records = wanted->output == NULL ? stdout : fopen(wanted->output, "wbx");
    return wanted->is_check || to->records != NULL;
}

/* A file to which its own games are added would have no end. */
static int is_same_file(FILE *one, FILE *other)
{
    struct stat first, second;
    if (fstat(fileno(one), &first) != 0 || fstat(fileno(other), &second) != 0) return 0;
    return S_ISREG(first.st_mode) && first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}

/* Writes out what is left. 0 when there is no room for it. */
static int close_records(FILE *records)
{
    return (records == NULL || records == stdout ? fflush(stdout) : fclose(records)) == 0;
}

static int show_usage(void)
{
    if (fputs(usage, stdout) >= 0 && fflush(stdout) == 0) return ALL_FINE;
    return complain("standard output", "it cannot be written");
}

/* Reads from one open file and writes to another, if it may. */
static int convert_files(const source *from, account *to)
{
    if (to->records != NULL && is_same_file(from->file, to->records)) {
        return complain(from->name, "what comes of it would be written into the file itself");
    }
    const int status = convert_all(from, to);
    if (close_records(to->records) || status == COULD_NOT_RUN) return status;
    return complain(from->name, unwritten);
}

int main(int argc, char **argv)
{
    wishes wanted = {NULL, NULL, -1, 0};
    source from = {NULL, NULL, NULL};
    if (argc == 2 && strcmp(argv[1], "--help") == 0) return show_usage();
    if (read_arguments(&wanted, argv + 1) != ALL_FINE) return COULD_NOT_RUN;
    account to = {NULL, wanted.is_check ? stdout : stderr, wanted.style < 0 ? AG_TEXT_STANDARD : wanted.style, 0, 0, 0};
    if (!open_source(&from, wanted.input)) return complain(from.name, "the file cannot be opened");
    if (ag_reader_new(&from.reader) != AG_OK) return complain(from.name, "there is not enough memory");
    const int status = open_records(&to, &wanted) ? convert_files(&from, &to)
                                                  : complain(wanted.output, "it is there already or cannot be made");
    ag_reader_free(from.reader);
    if (from.file != stdin) fclose(from.file);
    return status;
}
