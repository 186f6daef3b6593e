/* SPDX-License-Identifier: MIT
 * A position as an SVG document: the board, and on it what the other files draw. */
#include "picture.h"

#include "squares.h"

/* Round the board a border, and where coordinates stand room for them. */
enum { BORDER = 12, LETTERS = 40, LETTER_SIZE = 36, LETTER_DROP = 12 };

enum {
    ALL_FLAGS = AG_PICTURE_FLIPPED | AG_PICTURE_DARK | AG_PICTURE_COORDINATES | AG_PICTURE_LAST_MOVE |
                AG_PICTURE_CHECK | AG_PICTURE_GOALS | AG_PICTURE_TARGETS
};

bool agi_is_picture_size(int32_t size)
{
    return size >= 0 && size <= PICTURE_SIZE_MAX;
}

bool agi_are_picture_flags(uint32_t flags)
{
    return (flags & ~(uint32_t)ALL_FLAGS) == 0;
}

void agi_put_document(agi_writer *writer, const ag_variant *variant, place extent, int32_t size)
{
    const int32_t height = (size * extent.y + extent.x / 2) / extent.x;

    agi_put_format(writer,
                   "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\" "
                   "stroke-linejoin=\"round\" stroke-linecap=\"round\" data-variant=\"%s\"",
                   extent.x, extent.y, variant->id);
    if (size > 0) agi_put_format(writer, " width=\"%d\" height=\"%d\"", size, height);
    agi_put_text(writer, ">\n");
}

place agi_place(const picture *drawn, int32_t square)
{
    const ag_variant *variant = drawn->game->variant;
    const int32_t file = square % variant->files;
    const int32_t rank = square / variant->files;
    const bool flipped = (drawn->flags & AG_PICTURE_FLIPPED) != 0;

    return (place){.x = SQUARE * (flipped ? variant->files - 1 - file : file),
                   .y = SQUARE * (flipped ? rank : variant->ranks - 1 - rank)};
}

void agi_begin_on_square(const picture *drawn, const char *element, const char *name, int32_t square)
{
    const place at = agi_place(drawn, square);

    agi_put_format(drawn->writer, "<%s class=\"%s\" data-square=\"", element, name);
    agi_put_square(drawn->writer, drawn->game->variant, square);
    agi_put_format(drawn->writer, "\" transform=\"translate(%d %d)\"", at.x, at.y);
}

void agi_put_player(agi_writer *writer, int32_t player)
{
    agi_put_format(writer, " data-player=\"%s\"", player == AG_WHITE ? "white" : "black");
}

/* Squares as on a chess board: a1 is dark. */
static bool is_dark(const ag_variant *variant, int32_t square)
{
    return (square % variant->files + square / variant->files) % 2 == 0;
}

static void put_squares(const picture *drawn)
{
    const ag_variant *variant = drawn->game->variant;

    agi_put_format(drawn->writer, "<rect width=\"%d\" height=\"%d\" fill=\"%s\"/>\n", variant->files * SQUARE,
                   variant->ranks * SQUARE, drawn->colours->light_squares);
    agi_put_format(drawn->writer, "<path fill=\"%s\" d=\"", drawn->colours->dark_squares);
    for (int32_t square = 0; square < agi_square_count(variant); square++) {
        const place at = agi_place(drawn, square);
        if (is_dark(variant, square)) agi_put_format(drawn->writer, "M%d %dh100v100h-100z", at.x, at.y);
    }
    agi_put_text(drawn->writer, "\"/>\n");
}

/* The letters of the files beneath the board, the digits of the ranks to its left. */
static void put_coordinates(const picture *drawn)
{
    const ag_variant *variant = drawn->game->variant;
    const int32_t beneath = variant->ranks * SQUARE + LETTERS / 2 + LETTER_DROP;

    agi_put_format(drawn->writer,
                   "<g class=\"coordinates\" fill=\"%s\" font-family=\"sans-serif\" font-size=\"%d\" "
                   "text-anchor=\"middle\">\n",
                   drawn->colours->letters, (int32_t)LETTER_SIZE);
    for (int32_t file = 0; file < variant->files; file++) {
        agi_put_format(drawn->writer, "<text x=\"%d\" y=\"%d\">%c</text>\n", agi_place(drawn, file).x + SQUARE / 2,
                       beneath, 'a' + file);
    }
    for (int32_t rank = 0; rank < variant->ranks; rank++) {
        agi_put_format(drawn->writer, "<text x=\"%d\" y=\"%d\">%d</text>\n", (int32_t)(-LETTERS / 2),
                       agi_place(drawn, rank * variant->files).y + SQUARE / 2 + LETTER_DROP, rank + 1);
    }
    agi_put_text(drawn->writer, "</g>\n");
}

static void put_description(const picture *drawn)
{
    const ag_variant *variant = drawn->game->variant;

    agi_put_format(drawn->writer, "<title>%s</title>\n<desc>", variant->name);
    drawn->game->rules->write(variant, drawn->game->now, drawn->writer);
    agi_put_text(drawn->writer, "</desc>\n");
}

static void put_board(const picture *drawn)
{
    put_squares(drawn);
    agi_put_marks(drawn);
    agi_put_pieces(drawn);
    agi_put_targets(drawn);
    if ((drawn->flags & AG_PICTURE_COORDINATES) != 0) put_coordinates(drawn);
}

static void put_picture(const picture *drawn, int32_t size)
{
    const ag_variant *variant = drawn->game->variant;
    const int32_t left = BORDER + ((drawn->flags & AG_PICTURE_COORDINATES) != 0 ? LETTERS : 0);
    const int32_t rows = agi_choice_rows(drawn);
    const place board = {.x = left + variant->files * SQUARE + BORDER, .y = left + variant->ranks * SQUARE + BORDER};
    const place extent = {.x = board.x, .y = board.y + (rows > 0 ? rows * SQUARE + BORDER : 0)};

    agi_put_document(drawn->writer, variant, extent, size);
    put_description(drawn);
    agi_put_format(drawn->writer, "<rect width=\"%d\" height=\"%d\" fill=\"%s\"/>\n", extent.x, extent.y,
                   drawn->colours->background);
    agi_put_format(drawn->writer, "<g class=\"board\" transform=\"translate(%d %d)\">\n", left, (int32_t)BORDER);
    put_board(drawn);
    agi_put_choices(drawn, board.y - BORDER);
    agi_put_text(drawn->writer, "</g>\n</svg>\n");
}

int32_t ag_game_svg(const ag_game *game, int32_t size, uint32_t flags, const int32_t *taps, int32_t n, char *buf,
                    int32_t cap)
{
    agi_writer writer = agi_writer_make(buf, cap);
    agi_view view;
    int32_t status;

    if (!game || !agi_is_picture_size(size) || !agi_are_picture_flags(flags)) return AG_ERR_ARGUMENT;
    if (!agi_are_taps(taps, n) || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    status = agi_look_at_taps(game, taps, n, (flags & AG_PICTURE_TARGETS) != 0, &view);
    if (status != AG_OK) return status;
    put_picture(
        &(picture){.game = game, .colours = agi_palette(flags), .flags = flags, .view = &view, .writer = &writer},
        size);
    return agi_writer_end(&writer);
}
