/* SPDX-License-Identifier: MIT
 * Draws games and pieces of every variant for check_pictures.py: one JSON object a line, with the picture and with what
 * the rest of the public interface says about what should be in it.
 *
 *     draw_all PICTURES     about so many pictures of games of each variant, and all its pieces
 */
#include <abstractgames/abstractgames.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SQUARES_ROOM = 128,
    STEPS_ROOM = 288,
    TAPS_ROOM = 544,
    TAPS_DRAWN = 12,
    SMALL = 200,
    PLIES_BETWEEN = 7,
    PLIES_MOST = 400
};

/* A picture that is wanted. */
typedef struct subject {
    const ag_game *game;
    int32_t size;
    uint32_t flags;
    int32_t taps[TAPS_ROOM];
    int32_t n;
} subject;

static void fail(const char *what)
{
    fprintf(stderr, "draw_all: %s\n", what);
    exit(EXIT_FAILURE);
}

/* ---- JSON ---- */

static void print_text(const char *name, const char *text)
{
    printf(",\"%s\":\"", name);
    for (; *text != '\0'; text++) {
        if (*text == '\n') fputs("\\n", stdout);
        else if (*text == '"' || *text == '\\') printf("\\%c", *text);
        else putchar(*text);
    }
    putchar('"');
}

static void print_number(const char *name, int32_t number)
{
    printf(",\"%s\":%d", name, (int)number);
}

static void print_squares(const char *name, const ag_variant *variant, const char *is_in)
{
    const int32_t count = ag_variant_files(variant) * ag_variant_ranks(variant);
    const char *before = "";
    char text[8];

    printf(",\"%s\":[", name);
    for (int32_t square = 0; square < count; square++) {
        if (!is_in[square]) continue;
        ag_variant_square_name(variant, square, text, sizeof text);
        printf("%s\"%s\"", before, text);
        before = ",";
    }
    putchar(']');
}

/* ---- what should be in the picture ---- */

static void print_pieces(const subject *of)
{
    const ag_variant *variant = ag_game_variant(of->game);
    int32_t pieces[SQUARES_ROOM];
    const int32_t count = ag_game_tapped_board(of->game, of->taps, of->n, pieces, SQUARES_ROOM);
    const char *before = "";
    char name[8];

    printf(",\"pieces\":{");
    for (int32_t square = 0; square < count; square++) {
        const int32_t piece = pieces[square];
        if (piece == 0) continue;
        ag_variant_square_name(variant, square, name, sizeof name);
        printf("%s\"%s\":\"%s\"", before, name, ag_variant_piece_code(variant, piece));
        before = ",";
    }
    putchar('}');
}

static void print_traits(const char *name, const ag_game *game, int32_t trait)
{
    char is_in[SQUARES_ROOM] = {0};

    for (int32_t square = 0; square < ag_game_board(game, NULL, 0); square++) {
        is_in[square] = (ag_game_square_traits(game, square) & trait) != 0;
    }
    print_squares(name, ag_game_variant(game), is_in);
}

/* Takes plies back, a roll together with the move before it, and asks what they changed. */
static void print_changed(const ag_game *game)
{
    ag_step steps[STEPS_ROOM];
    char is_in[SQUARES_ROOM] = {0};
    ag_game *past;

    if (ag_game_clone(&past, game) != AG_OK) fail("no memory");
    ag_game_rewind(past, ag_game_ply(past));
    while (ag_game_ply(past) > 0) {
        const ag_move move = ag_game_move_at(game, ag_game_ply(past) - 1);
        int32_t count;
        ag_game_undo(past);
        count = ag_move_steps(past, move, steps, STEPS_ROOM);
        for (int32_t i = 0; i < count; i++) is_in[steps[i].from] = is_in[steps[i].to] = 1;
        if (ag_game_turn(past) != AG_CHANCE) break;
    }
    print_squares("changed", ag_game_variant(game), is_in);
    ag_game_free(past);
}

static void print_check(const ag_game *game)
{
    const int32_t side = ag_game_side(game);
    char is_in[SQUARES_ROOM] = {0};

    for (int32_t square = 0; ag_game_in_check(game) && square < ag_game_board(game, NULL, 0); square++) {
        const int32_t piece = ag_game_piece_at(game, square);
        if (piece == 0 || ag_piece_player(piece) != side) continue;
        is_in[square] = strcmp(ag_variant_piece_name(ag_game_variant(game), piece), "King") == 0;
    }
    print_squares("check", ag_game_variant(game), is_in);
}

static void print_chosen(const subject *of)
{
    const int32_t count = ag_game_board(of->game, NULL, 0);
    char is_in[SQUARES_ROOM] = {0};

    for (int32_t i = 0; i < of->n; i++) {
        if (of->taps[i] < count) is_in[of->taps[i]] = 1;
    }
    print_squares("chosen", ag_game_variant(of->game), is_in);
}

/* Squares that may be tapped next, and choices by their codes. */
static void print_targets(const subject *of)
{
    const ag_variant *variant = ag_game_variant(of->game);
    const int32_t count = ag_game_board(of->game, NULL, 0);
    const int is_wanted = of->n > 0 || (of->flags & AG_PICTURE_TARGETS) != 0;
    int32_t taps[TAPS_ROOM];
    char is_in[SQUARES_ROOM] = {0};
    const char *before = "";
    const int32_t offers = is_wanted ? ag_game_next_taps(of->game, of->taps, of->n, taps, TAPS_ROOM) : 0;

    for (int32_t i = 0; i < offers; i++) {
        if (taps[i] < count) is_in[taps[i]] = 1;
    }
    print_squares("targets", variant, is_in);
    printf(",\"choices\":[");
    for (int32_t i = 0; i < offers; i++) {
        if (taps[i] < AG_TAP_CHOICE) continue;
        const char *code = taps[i] == AG_TAP_CHOICE ? "" : ag_variant_piece_code(variant, taps[i] - AG_TAP_CHOICE);
        printf("%s\"%s\"", before, code);
        before = ",";
    }
    putchar(']');
}

/* ---- pictures ---- */

static char *draw_game(const subject *of)
{
    const int32_t length = ag_game_svg(of->game, of->size, of->flags, of->taps, of->n, NULL, 0);
    char *picture = malloc((size_t)length + 1);

    if (length < 0 || picture == NULL) fail("no picture");
    ag_game_svg(of->game, of->size, of->flags, of->taps, of->n, picture, length + 1);
    return picture;
}

static void print_game(const subject *of)
{
    const ag_variant *variant = ag_game_variant(of->game);
    char text[1000];
    char *picture = draw_game(of);

    printf("{\"of\":\"game\"");
    print_text("variant", ag_variant_id(variant));
    ag_game_position(of->game, text, sizeof text);
    print_text("position", text);
    print_number("files", ag_variant_files(variant));
    print_number("ranks", ag_variant_ranks(variant));
    print_number("size", of->size);
    print_number("flags", (int32_t)of->flags);
    print_number("taps", of->n);
    print_pieces(of);
    print_traits("white goals", of->game, AG_SQUARE_GOAL_WHITE);
    print_traits("black goals", of->game, AG_SQUARE_GOAL_BLACK);
    print_traits("pits", of->game, AG_SQUARE_PIT);
    print_changed(of->game);
    print_check(of->game);
    print_chosen(of);
    print_targets(of);
    print_text("svg", picture);
    puts("}");
    free(picture);
}

static void print_piece(const ag_variant *variant, int32_t piece, uint32_t flags)
{
    char picture[8000];

    if (ag_variant_piece_svg(variant, piece, 0, flags, picture, sizeof picture) >= (int32_t)sizeof picture)
        fail("room");
    printf("{\"of\":\"piece\"");
    print_text("variant", ag_variant_id(variant));
    print_text("code", ag_variant_piece_code(variant, piece));
    print_number("player", ag_piece_player(piece));
    print_number("flags", (int32_t)flags);
    print_text("svg", picture);
    puts("}");
}

/* ---- the tour ---- */

/* Taps so many times at random, or until the move is complete. */
static void tap_at_random(subject *of, uint32_t taps, uint32_t number)
{
    int32_t offers[TAPS_ROOM];

    for (; taps > 0; taps--) {
        const int32_t count = ag_game_next_taps(of->game, of->taps, of->n, offers, TAPS_ROOM);
        if (count <= 0) return;
        number = number * 1664525 + 1013904223;
        of->taps[of->n++] = offers[(number >> 8) % (uint32_t)count];
    }
}

/* The number decides size, flags and taps, so that all of them come up. */
static void print_some_picture(const ag_game *game, uint32_t number)
{
    static const int32_t sizes[] = {0, SMALL, 481};
    subject of = {.game = game, .size = sizes[number % 3], .flags = number * 37 % 128};

    if (number % 4 != 3) tap_at_random(&of, number % TAPS_DRAWN, number);
    print_game(&of);
}

static void tour(const ag_variant *variant, int32_t pictures)
{
    uint64_t seed = 1;
    ag_game *game;

    if (ag_game_new(&game, variant, NULL, NULL, 0) != AG_OK) fail("no game");
    for (uint32_t number = 0; number < (uint32_t)pictures; number++) {
        print_some_picture(game, number);
        if (ag_game_turn(game) == AG_NOBODY || ag_game_ply(game) > PLIES_MOST) ag_game_rewind(game, 0);
        for (int i = 0; i < PLIES_BETWEEN; i++) {
            ag_game_playout(game, &seed, 1);
            if (ag_game_in_check(game)) break;
        }
    }
    ag_game_free(game);
}

int main(int argc, char **argv)
{
    const int32_t pictures = argc == 2 ? (int32_t)strtol(argv[1], NULL, 10) : 0;

    if (pictures < 1) fail("how many pictures of a variant?");
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        const ag_variant *variant = ag_variant_at(i);
        for (int32_t piece = 1; piece <= 2 * ag_variant_piece_kinds(variant); piece++) {
            print_piece(variant, piece, 0);
            print_piece(variant, piece, AG_PICTURE_DARK);
        }
        tour(variant, pictures);
    }
    return EXIT_SUCCESS;
}
