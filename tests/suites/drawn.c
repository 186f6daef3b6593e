/* SPDX-License-Identifier: MIT */
#include "drawn.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"

enum { PICTURE_ROOM = 1 << 18, LETTERS_ROOM = 2048, WORD_ROOM = 32 };

/* The piece with this code, 0 for an empty one. */
static int32_t piece_of(const ag_game *game, const char *code)
{
    const ag_variant *variant = ag_game_variant(game);

    if (code[0] == '\0') return 0;
    for (int32_t piece = 1; piece <= 2 * ag_variant_piece_kinds(variant); piece++) {
        if (strcmp(ag_variant_piece_code(variant, piece), code) == 0) return piece;
    }
    expect(false, game, "there is no piece '%s'", code);
    return 0;
}

/* ---- pictures ---- */

/* The value of an attribute of the element that begins here, given as ` class="`; false when it has none. */
static bool attribute(const char *element, const char *begin, char value[WORD_ROOM])
{
    const char *at = strstr(element, begin);

    if (at == NULL || at > strchr(element, '>')) return false;
    at += strlen(begin);
    const size_t bytes = strcspn(at, "\"");
    if (bytes >= WORD_ROOM) return false;
    memcpy(value, at, bytes);
    value[bytes] = '\0';
    return true;
}

static int32_t square_of(const ag_game *game, const char *element)
{
    char name[WORD_ROOM] = "";
    attribute(element, " data-square=\"", name);
    const int32_t square = ag_variant_square_find(ag_game_variant(game), name);
    expect(square >= 0, game, "an element on the square '%s'", name);
    return square;
}

static int32_t piece_drawn(const ag_game *game, const char *element)
{
    char code[WORD_ROOM];
    char player[WORD_ROOM] = "";

    expect(attribute(element, " data-piece=\"", code), game, "an element without data-piece");
    attribute(element, " data-player=\"", player);
    const int32_t piece = piece_of(game, code);
    const char *should_be = ag_piece_player(piece) == AG_WHITE ? "white" : "black";
    expect_text(player, piece == 0 ? "" : should_be, game, "data-player");
    return piece;
}

static void note_once(const ag_game *game, bool *is_marked, int32_t square)
{
    expect(!is_marked[square], game, "square %" PRId32 " is marked twice", square);
    is_marked[square] = true;
}

static void note_element(const ag_game *game, const char *element, const char *name, drawn *seen)
{
    if (strcmp(name, "piece") == 0) {
        const int32_t square = square_of(game, element);
        expect(seen->board.pieces[square] == 0, game, "two pieces on square %" PRId32, square);
        seen->board.pieces[square] = piece_drawn(game, element);
    } else if (strcmp(name, "chosen") == 0) {
        note_once(game, seen->is_chosen, square_of(game, element));
    } else if (strcmp(name, "target") == 0) {
        note_once(game, seen->is_target, square_of(game, element));
    } else if (strcmp(name, "choice") == 0) {
        expect(seen->choice_count < CHOICES_ROOM, game, "too many choices");
        seen->choices[seen->choice_count++] = piece_drawn(game, element);
    } else if (strcmp(name, "last-move") == 0) {
        seen->last_move_count++;
    } else if (strcmp(name, "check") == 0) {
        seen->check_count++;
    }
}

drawn read_picture(const ag_game *game, uint32_t flags, const int32_t *taps, int32_t n)
{
    static char picture[PICTURE_ROOM];
    const int32_t length = ag_game_svg(game, 0, flags, taps, n, picture, PICTURE_ROOM);
    drawn seen = {.board = {.count = ag_game_board(game, NULL, 0)}};
    char name[WORD_ROOM];

    expect(length > 0 && length < PICTURE_ROOM, game, "a picture is %" PRId32 " bytes long", length);
    for (const char *at = strstr(picture, " class=\""); at != NULL; at = strstr(at + 1, " class=\"")) {
        if (attribute(at, " class=\"", name)) note_element(game, at, name, &seen);
    }
    return seen;
}

/* ---- letters ---- */

/* What stands in a square's place: fence, mark and content. */
static void note_cell(const ag_game *game, const char *cell, int32_t width, int32_t square, drawn *seen)
{
    char content[WORD_ROOM];
    int32_t begin = 0;

    while (begin < width && strchr(" []|*>", cell[begin]) != NULL) {
        if (cell[begin] == '*') seen->is_target[square] = true;
        if (cell[begin] == '>') seen->is_chosen[square] = true;
        begin++;
    }
    snprintf(content, sizeof content, "%.*s", (int)(width + 1 - begin), cell + begin);
    const bool is_empty = strcmp(content, ".") == 0 || strcmp(content, "#") == 0;
    seen->board.pieces[square] = is_empty ? 0 : piece_of(game, content);
}

/* The letters behind the standing's colon: "N, B, R or Q". */
static void read_choices(const ag_game *game, char *standing, drawn *seen)
{
    char *list = strstr(standing, ": ");

    if (list == NULL) return;
    for (char *word = strtok(list, ":, \n"); word != NULL; word = strtok(NULL, ", \n")) {
        if (strcmp(word, "or") == 0) continue;
        expect(seen->choice_count < CHOICES_ROOM, game, "too many choices");
        seen->choices[seen->choice_count++] = strcmp(word, "none") == 0 ? 0 : piece_of(game, word);
    }
}

/* The line with this number, counted from 0. */
static char *line_of(const ag_game *game, char *lines, int32_t number)
{
    for (; number > 0; number--) {
        char *end = strchr(lines, '\n');
        expect(end != NULL, game, "a board has too few lines");
        lines = end + 1;
    }
    return lines;
}

drawn read_letters(const ag_game *game, uint32_t flags, const int32_t *taps, int32_t n)
{
    const ag_variant *variant = ag_game_variant(game);
    const int32_t files = ag_variant_files(variant);
    const int32_t ranks = ag_variant_ranks(variant);
    const bool is_flipped = (flags & AG_BOARD_FLIPPED) != 0;
    drawn seen = {.board = {.count = files * ranks}};
    char letters[LETTERS_ROOM];

    expect(ag_game_board_text(game, flags, taps, n, letters, LETTERS_ROOM) > 0, game, "there is no board");
    const int32_t width = (int32_t)strspn(line_of(game, letters, ranks), " ") - 2;
    for (int32_t square = 0; square < files * ranks; square++) {
        const int32_t rank = square / files;
        const int32_t file = square % files;
        const char *line = line_of(game, letters, is_flipped ? rank : ranks - 1 - rank);
        const int32_t column = is_flipped ? files - 1 - file : file;
        note_cell(game, line + 2 + column * (width + 1), width, square, &seen);
    }
    char *standing = line_of(game, letters, ranks + 1);
    seen.check_count = strstr(standing, ", in check") != NULL;
    read_choices(game, standing, &seen);
    return seen;
}
