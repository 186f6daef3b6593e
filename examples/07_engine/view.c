/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include "view.h"
#include "memory.h"
#include "reach.h"
#include "text.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* The host's pictures in its order, as it names their files: its king comes last. The first five and the king bring
 * rules of chess with them. */
static const char *const pictures[] = {
    "Pawn",  "Knight",   "Bishop",  "Rook",       "Queen",         "Advisor",     "Elephant", "Archbishop", "Marshall",
    "Gold",  "Commoner", "Canon",   "Nightrider", "CrownedBishop", "CrownedRook", "Princess", "Chancellor", "Hawk",
    "Lance", "Cobra",    "Unicorn", "Lion",       "Sword",         "Zebra",       "Camel",    "Tower",      "Wolf",
    "Hat",   "Duck",     "Axe",     "Dragon",     "Gnu",           "Cub",         "King"};

enum { PICTURES = sizeof pictures / sizeof *pictures, OF_CHESS = 5, KING = PICTURES - 1, LETTERS = 26 };

/* Random games by which letters are given, and plies of each. */
enum { GAMES = 8, PLIES = 60 };

/* Names that the protocol has for variants of ours. */
static const char *const names[][2] = {{"chess", "normal"}};

const char *view_name(const ag_variant *variant)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(names[i][0], ag_variant_id(variant)) == 0) return names[i][1];
    }
    return ag_variant_id(variant);
}

const ag_variant *view_variant(const char *name)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcasecmp(names[i][1], name) == 0) return ag_variant_find(names[i][0]);
    }
    return ag_variant_find(name);
}

int view_is_known(const ag_variant *variant)
{
    return strcmp(view_name(variant), ag_variant_id(variant)) != 0;
}

static int has_promotion(const ag_variant *variant)
{
    const int32_t squares = ag_variant_files(variant) * ag_variant_ranks(variant);
    for (int32_t square = 0; square < squares; square++) {
        if (ag_variant_square_traits(variant, square) & AG_SQUARE_PROMOTION_WHITE) return 1;
    }
    return 0;
}

/* A picture of chess for a kind of that name; a pawn only where it is promoted, for its rules come with it. */
static int32_t place_of_name(const ag_variant *variant, const char *name)
{
    if (strcmp(name, pictures[KING]) == 0) return KING;
    for (int32_t i = has_promotion(variant) ? 0 : 1; i < OF_CHESS; i++) {
        if (strcmp(name, pictures[i]) == 0) return i;
    }
    return -1;
}

static void choose_pictures(view *made)
{
    int32_t next = OF_CHESS;
    const int32_t kinds = ag_variant_piece_kinds(made->variant);
    for (int32_t kind = 0; kind < kinds; kind++) {
        const char *name = ag_variant_piece_name(made->variant, ag_piece_make(kind, AG_WHITE));
        made->place[kind] = place_of_name(made->variant, name);
        if (made->place[kind] < 0) made->place[kind] = next < KING ? next++ : -1;
    }
}

/* True when the letter, with or without a dash, belongs to a kind already. */
static int is_taken(const view *made, int32_t kinds, char letter, char dashed)
{
    for (int32_t kind = 0; kind < kinds; kind++) {
        if (made->letter[kind] == letter && made->dashed[kind] == dashed) return 1;
    }
    return 0;
}

/* Kinds whose code is a letter keep it. True when all do. */
static int keep_letters(view *made, int32_t kinds)
{
    int do_all = 1;
    for (int32_t kind = 0; kind < kinds; kind++) {
        const char *code = ag_variant_piece_code(made->variant, ag_piece_make(kind, AG_WHITE));
        made->letter[kind] = code[1] == '\0' && code[0] >= 'A' && code[0] <= 'Z' ? code[0] : '\0';
        made->dashed[kind] = 0;
        do_all &= made->letter[kind] != '\0';
    }
    return do_all;
}

/* Kinds without a letter of their own, in the order in which random games show them, and then the others: a dash is for
 * those that are seldom there. */
static void order_kinds(const view *made, int32_t *order)
{
    const int32_t kinds = ag_variant_piece_kinds(made->variant);
    ag_game *game;
    uint64_t seed = 1;
    int32_t count = 0;
    char is_ordered[VIEW_KINDS] = {0};
    for (int32_t i = 0; i < GAMES && ag_game_new(&game, made->variant, NULL, NULL, 0) == AG_OK; i++) {
        for (int32_t ply = 0; ply < PLIES; ply++) {
            for (int32_t square = 0; square < made->squares; square++) {
                const int32_t kind = ag_piece_kind(ag_game_piece_at(game, square));
                if (kind >= 0 && !is_ordered[kind]) order[count++] = kind;
                if (kind >= 0) is_ordered[kind] = 1;
            }
            ag_game_playout(game, &seed, 1);
        }
        ag_game_free(game);
    }
    for (int32_t kind = 0; kind < kinds; kind++) {
        if (!is_ordered[kind]) order[count++] = kind;
    }
}

static int give_letters(view *made)
{
    const int32_t kinds = ag_variant_piece_kinds(made->variant);
    int32_t order[VIEW_KINDS];
    int32_t next = 0;
    if (keep_letters(made, kinds)) return 1;
    order_kinds(made, order);
    for (int32_t i = 0; i < kinds; i++) {
        const int32_t kind = order[i];
        if (made->letter[kind] != '\0') continue;
        while (next < 2 * LETTERS && is_taken(made, kinds, (char)('A' + next % LETTERS), (char)(next / LETTERS)))
            next++;
        if (next == 2 * LETTERS) return 0;
        made->letter[kind] = (char)('A' + next % LETTERS);
        made->dashed[kind] = (char)(next / LETTERS);
    }
    return 1;
}

int view_make(view *made, const ag_variant *variant)
{
    memset(made, 0, sizeof *made);
    made->variant = variant;
    made->squares = ag_variant_files(variant) * ag_variant_ranks(variant);
    choose_pictures(made);
    return give_letters(made);
}

static char letter_of_player(char letter, int32_t player)
{
    return player == AG_WHITE ? letter : (char)(letter - 'A' + 'a');
}

char view_letter(const view *of, int32_t piece)
{
    const int32_t kind = ag_piece_kind(piece);
    if (kind < 0 || of->dashed[kind]) return '\0';
    return letter_of_player(of->letter[kind], AG_BLACK);
}

static int32_t piece_of(const view *of, char letter, int32_t is_dashed, int32_t player)
{
    const int32_t kinds = ag_variant_piece_kinds(of->variant);
    const char capital = letter >= 'a' && letter <= 'z' ? (char)(letter - 'a' + 'A') : letter;
    for (int32_t kind = 0; kind < kinds; kind++) {
        if (of->letter[kind] == capital && of->dashed[kind] == is_dashed) return ag_piece_make(kind, player);
    }
    return 0;
}

int32_t view_piece(const view *of, char letter, int32_t player)
{
    return piece_of(of, letter, 0, player);
}

/* A text that grows. */
typedef struct written {
    char *text;
    size_t length;
    size_t room;
} written;

static void write_letter(written *into, char letter)
{
    into->text = memory_grow(into->text, into->length + 1, &into->room, 1);
    into->text[into->length++] = letter;
    into->text[into->length] = '\0';
}

static void write_text(written *into, const char *text)
{
    for (; *text != '\0'; text++) write_letter(into, *text);
}

static void write_run(written *into, int32_t *run)
{
    char digits[WORD_BYTES];
    if (*run == 0) return;
    snprintf(digits, sizeof digits, "%d", (int)*run);
    write_text(into, digits);
    *run = 0;
}

static void write_piece(written *into, const view *of, int32_t piece)
{
    const int32_t kind = ag_piece_kind(piece);
    write_letter(into, letter_of_player(of->letter[kind], ag_piece_player(piece)));
    if (of->dashed[kind]) write_letter(into, '\'');
}

/* A hole in the board is what hosts call a dark square: an asterisk. */
static void write_rank(written *into, const view *of, const ag_game *game, const int32_t *board, int32_t rank)
{
    const int32_t files = ag_variant_files(of->variant);
    int32_t run = 0;
    for (int32_t square = rank * files; square < (rank + 1) * files; square++) {
        const int is_hole = (ag_game_square_traits(game, square) & AG_SQUARE_PIT) != 0;
        if (board[square] == 0 && !is_hole) {
            run++;
            continue;
        }
        write_run(into, &run);
        if (is_hole) write_letter(into, '*');
        else write_piece(into, of, board[square]);
    }
    write_run(into, &run);
}

/* The fields of a position string behind its first two, those of chess where the variant has none. */
static void write_fields(written *into, const ag_game *game)
{
    char *position = text_of_position(game);
    const char *field = strchr(position, ' ');
    if (field != NULL) field = strchr(field + 1, ' ');
    write_text(into, field != NULL ? field : " - - 0 1");
    free(position);
}

char *view_position(const view *of, const ag_game *game, const int32_t *taps, int32_t count)
{
    written into = {NULL, 0, 0};
    int32_t *board = memory_new((size_t)of->squares, sizeof *board);
    if (ag_game_tapped_board(game, taps, count, board, of->squares) < 0) ag_game_board(game, board, of->squares);
    for (int32_t rank = ag_variant_ranks(of->variant) - 1; rank >= 0; rank--) {
        write_rank(&into, of, game, board, rank);
        if (rank > 0) write_letter(&into, '/');
    }
    free(board);
    write_text(&into, ag_game_side(game) == AG_WHITE ? " w" : " b");
    write_fields(&into, game);
    return into.text;
}

/* A letter of a host's board becomes the code of its piece, anything else stays as it is: the library will say what is
 * wrong with it. Returns what follows. */
static const char *read_piece(written *into, const view *of, const char *text)
{
    const char letter = *text++;
    const int32_t player = letter >= 'a' && letter <= 'z' ? AG_BLACK : AG_WHITE;
    const int32_t is_dashed = *text == '\'';
    const int32_t piece = piece_of(of, letter, is_dashed, player);
    if (letter == '*') write_letter(into, '#');
    else if (piece == 0) write_letter(into, letter);
    else write_text(into, ag_variant_piece_code(of->variant, piece));
    return text + (is_dashed && piece != 0);
}

/* Position strings with two fields are cut to two. */
static void read_fields(written *into, const view *of, const char *fields)
{
    const char *start = strchr(ag_variant_start_position(of->variant), ' ');
    const int has_more = start != NULL && strchr(start + 1, ' ') != NULL;
    const size_t side = strspn(fields, " ") + strcspn(fields + strspn(fields, " "), " ");
    for (size_t i = 0; i < (has_more ? strlen(fields) : side); i++) write_letter(into, fields[i]);
}

char *view_read_position(const view *of, const char *text)
{
    written into = {NULL, 0, 0};
    text += strspn(text, " ");
    while (*text != '\0' && *text != ' ') text = read_piece(&into, of, text);
    read_fields(&into, of, text);
    return into.text != NULL ? into.text : memory_copy("");
}

/* The letters in the order of the host's pictures, first White's, then Black's. */
static void describe_pieces(const view *of, int32_t player)
{
    const int32_t kinds = ag_variant_piece_kinds(of->variant);
    int32_t last = OF_CHESS - 1;
    for (int32_t kind = 0; kind < kinds; kind++) {
        if (of->place[kind] > last && of->place[kind] < KING) last = of->place[kind];
    }
    for (int32_t place = 0; place <= KING; place = place == last ? KING : place + 1) {
        int32_t kind = 0;
        while (kind < kinds && of->place[kind] != place) kind++;
        putchar(kind < kinds ? letter_of_player(of->letter[kind], player) : '.');
        if (kind < kinds && of->dashed[kind]) putchar('\'');
    }
}

static void describe_reach(const view *of)
{
    reach *reached = reach_find(of->variant);
    const int32_t kinds = ag_variant_piece_kinds(of->variant);
    char moves[WORD_BYTES];
    for (int32_t kind = 0; kind < kinds; kind++) {
        if (!reach_write(reached, kind, moves, sizeof moves)) continue;
        printf("piece %c%s& %s\n", of->letter[kind], of->dashed[kind] ? "'" : "", moves);
    }
    reach_free(reached);
}

void view_describe(const view *of)
{
    ag_game *start;
    if (ag_game_new(&start, of->variant, NULL, NULL, 0) != AG_OK) return;
    char *position = view_position(of, start, NULL, 0);
    fputs("setup (", stdout);
    describe_pieces(of, AG_WHITE);
    describe_pieces(of, AG_BLACK);
    printf(") %dx%d+0_fairy %s\n", (int)ag_variant_files(of->variant), (int)ag_variant_ranks(of->variant), position);
    describe_reach(of);
    free(position);
    ag_game_free(start);
}

const char *view_picture(const view *of, int32_t kind)
{
    return of->place[kind] < 0 ? NULL : pictures[of->place[kind]];
}
