/* SPDX-License-Identifier: MIT
 * Does one kind of work after the other, each once and then twice as much of it:
 *
 *   reading texts WAY SIZE        reads that many bytes of each kind by a reader: whole, by the line or by the byte
 *   reading moves COUNT BYTES     parses so many texts of moves, and then texts of so many bytes
 *
 * It prints what each `work` has been; check_reading.py counts the instructions that it takes. */
#include <abstractgames/abstractgames.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WHY_BYTES = 200 };

static void give_up(const char *what)
{
    fprintf(stderr, "reading: %s\n", what);
    exit(2);
}

/* ---- texts ---- */

/* What a text begins with, what is repeated as often as it takes, and what it ends with. */
typedef struct pattern {
    const char *kind;
    const char *begin;
    const char *repeated;
    const char *end;
} pattern;

static const pattern PATTERNS[] = {
    {"records", "", "[Event \"a\"]\n[White \"Anna\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {good} Nc6 3. Bb5 1-0\n\n",
     ""},
    {"records without results", "", "1. e4 e5 2. Nf3 {good} Nc6\n\n", ""},
    {"records on a line", "", "1. e4 e5 2. Nf3 1-0 ", ""},
    {"knights", "", "1. Nf3 Nf6 2. Ng1 Ng8\n", "*\n"},
    {"numbers", "", "1.", ""},
    {"numbers with blanks", "", "1. ", ""},
    {"digits", "", "1", ""},
    {"dots", "", ".", ""},
    {"letters", "", "x", ""},
    {"blanks", "", " ", ""},
    {"empty lines", "1. e4 ", "\n", "*\n"},
    {"empty lines and numbers", "1. e4 e5 ", "\n\n1 {x} ", "*\n"},
    {"marks", "1. e4 ", "! ", "*\n"},
    {"novelty and empty lines", "1. e4 N", "\n", "*\n"},
    {"captures that are not en passant", "", "1. e4 d5 2. exd5 {x} e.p.\n\n", ""},
    {"equals", "[Variant \"rinne\"]\n1. e2e3 ", "= ", "*\n"},
    {"words of a line", "[Variant \"rinne\"]\n1. e2e3 ", "x ", "*\n"},
    {"comment", "1. e4 {", "x", "} *\n"},
    {"comments", "1. e4 ", "{a comment of some words} ", "*\n"},
    {"comment without end", "1. e4 {", "x[", ""},
    {"comment of empty lines", "1. e4 {", "\n\n[x ", ""},
    {"comment of a line", "1. e4 ;", "x", "\n*\n"},
    {"lines with %", "1. e4 ", "\n  %x", "\n*\n"},
    {"parentheses", "1. e4 ", "(", ""},
    {"variations", "1. e4 ", "(1. d4 (1. c4)) ", "*\n"},
    {"tags", "", "[White \"Anna\"]\n", "*\n"},
    {"tag on several lines", "[White \"", "x\n", "\"]\n*\n"},
    {"tags on several lines", "", "[White \"x\ny\nz\"]\n", "*\n"},
    {"tags on a line", "", "[White \"Anna\"] ", "*\n"},
    {"quotes", "[White \"", "\"", "\"]\n*\n"},
    {"quotes and brackets", "[White \"", "\\\"] [", "\"]\n*\n"},
    {"backslashes", "[White \"", "\\", "\"]\n*\n"},
    {"results", "", "1-0 ", ""},
    {"result with blanks", "1. e4 1", " ", "-0\n"},
    {"double forfeits", "1. e4 ", "0-0 ", ""},
    {"no-break spaces", "1. e4 ", "\xC2\xA0", "*\n"},
    {"marks of the end of a file", "1. e4 ", "\x1A", ""},
    {"comma and empty lines", "[Variant \"diaballik\"]\n1. a1a2,", "\n", "b1b2 *\n"},
    {"commas", "[Variant \"diaballik\"]\n1. a1a2", ", ", "*\n"},
    {"rinne", "[Variant \"rinne\"]\n", "e2d1 a5b6 d1b2 b6d5 b2c3 d5c4 c3c2 c4c5 c2e2 c5a5\n", "*\n"},
};
enum { PATTERNS_COUNT = sizeof PATTERNS / sizeof PATTERNS[0] };

static char *make_text(const pattern *of, size_t size, size_t *length)
{
    const size_t ends = strlen(of->begin) + strlen(of->end);
    char *text = malloc(ends + size + strlen(of->repeated) + 1);
    char *to = text;

    if (text == NULL) give_up("no memory");
    to += sprintf(to, "%s", of->begin);
    for (size_t made = 0; made + strlen(of->repeated) <= size; made += strlen(of->repeated)) {
        memcpy(to, of->repeated, strlen(of->repeated));
        to += strlen(of->repeated);
    }
    to += sprintf(to, "%s", of->end);
    *length = (size_t)(to - text);
    return text;
}

/* ---- reading ---- */

static void read_on(ag_reader *reader)
{
    ag_game *game;
    char why[WHY_BYTES];
    int32_t status;

    do {
        status = ag_reader_next(reader, &game, why, WHY_BYTES);
        ag_game_free(game);
    } while (status != AG_ERR_MORE && status != AG_ERR_EMPTY);
}

/* The bytes of the next piece. */
static size_t next_piece(const char *way, const char *text, size_t left)
{
    size_t bytes = 1;

    if (strcmp(way, "byte") == 0) return bytes;
    if (strcmp(way, "line") != 0) return left;
    while (bytes < left && text[bytes - 1] != '\n') bytes++;
    return bytes;
}

static void read_text(const char *way, const char *text, size_t length)
{
    ag_reader *reader;

    if (ag_reader_new(&reader) != AG_OK) give_up("no memory");
    for (size_t at = 0; at < length;) {
        const size_t piece = next_piece(way, text + at, length - at);
        if (ag_reader_feed(reader, text + at, (int32_t)piece, at + piece == length) != AG_OK) give_up("no memory");
        at += piece;
        read_on(reader);
    }
    ag_reader_free(reader);
}

/* ---- moves ---- */

static ag_game *new_game(const char *variant)
{
    ag_game *game;

    if (ag_game_new(&game, ag_variant_find(variant), NULL, NULL, 0) != AG_OK) give_up("no game");
    ag_game_set_automatic_draws(game, 0);
    return game;
}

static void parse(size_t texts)
{
    static const char *const moves[] = {"e4", "Ng1-f3", "1. d4", "Nc3 N", "h2\xE2\x80\x93h4", "Ke9", "O-O"};
    ag_game *game = new_game("chess");
    ag_move move;
    char why[WHY_BYTES];

    for (size_t i = 0; i < texts; i++) ag_move_parse(game, moves[i % 7], AG_PARSE_LENIENT, &move, why, WHY_BYTES);
    ag_game_free(game);
}

/* One text of so many bytes. */
static void parse_long(size_t bytes)
{
    static const char *const repeated[] = {" ", "N", "x", "1.", "=", "e2e3 ", "+", ",a1a2", "\xC2\xA0", "("};
    static const char *const variants[] = {"chess", "rinne", "tensei", "sentai", "tensor", "diaballik"};
    char *text = calloc(bytes + 10, 1);
    ag_move move;

    if (text == NULL) give_up("no memory");
    for (size_t i = 0; i < sizeof repeated / sizeof repeated[0]; i++) {
        for (size_t at = 0; at < bytes; at += strlen(repeated[i]))
            memcpy(text + at, repeated[i], strlen(repeated[i]) + 1);
        for (size_t v = 0; v < sizeof variants / sizeof variants[0]; v++) {
            ag_game *game = new_game(variants[v]);
            ag_move_parse(game, text, AG_PARSE_LENIENT, &move, NULL, 0);
            ag_game_free(game);
        }
    }
    free(text);
}

/* ---- what is counted ---- */

/* One piece of work: a text that is read in a way, or texts that are parsed. */
typedef struct task {
    const char *way; /* NULL: `parse` is what is to be done */
    const char *text;
    size_t length;
    void (*parse)(size_t amount);
} task;

static void work(const task *of)
{
    if (of->way != NULL) {
        read_text(of->way, of->text, of->length);
    } else {
        of->parse(of->length);
    }
}

static void read_texts(const char *way, size_t size)
{
    for (int i = 0; i < 2 * PATTERNS_COUNT; i++) {
        size_t length;
        char *text = make_text(&PATTERNS[i / 2], i % 2 == 0 ? size : 2 * size, &length);
        work(&(task){.way = way, .text = text, .length = length});
        printf("%s, by the %s\n", PATTERNS[i / 2].kind, way);
        free(text);
    }
}

static void parse_moves(size_t count, size_t bytes)
{
    for (size_t times = 1; times <= 2; times++) {
        work(&(task){.parse = parse, .length = times * count});
        puts("texts of moves");
    }
    for (size_t times = 1; times <= 2; times++) {
        work(&(task){.parse = parse_long, .length = times * bytes});
        puts("long texts of moves");
    }
}

int main(int argc, char **argv)
{
    if (argc != 4) give_up("usage: reading texts WAY SIZE, or reading moves COUNT BYTES");
    if (strcmp(argv[1], "texts") == 0) {
        read_texts(argv[2], (size_t)atol(argv[3]));
    } else {
        parse_moves((size_t)atol(argv[2]), (size_t)atol(argv[3]));
    }
    return 0;
}
