/* SPDX-License-Identifier: MIT
 * Pieces in pictures: the layers that games give for their kinds (core/drawing.h), painted in a player's colours. */
#include "picture.h"

/* Edges are painted beneath the body they go round, so that half of their width shows. */
enum { EDGE_WIDTH = 9, LINE_WIDTH = 5, FRAME_WIDTH = 5, CODE_SIZE = 40, CODE_DROP = 14 };

/* A kind without a drawing of its own is a disc. */
static const agi_drawing DISC = {.layers = {{AGI_PAINT_BODY, "M50 12a38 38 0 0 1 0 76a38 38 0 0 1 0-76z"}}};

static void put_paint(agi_writer *writer, const palette *colours, const piece_colours *piece, int32_t paint)
{
    switch (paint) {
    case AGI_PAINT_BODY:
        agi_put_format(writer, "fill=\"%s\" stroke=\"%s\" stroke-width=\"%d\" paint-order=\"stroke\"", piece->body,
                       piece->edge, (int32_t)EDGE_WIDTH);
        break;
    case AGI_PAINT_LINE:
        agi_put_format(writer, "fill=\"none\" stroke=\"%s\" stroke-width=\"%d\"", piece->ink, (int32_t)LINE_WIDTH);
        break;
    case AGI_PAINT_INK: agi_put_format(writer, "fill=\"%s\"", piece->ink); break;
    case AGI_PAINT_SCREEN:
        agi_put_format(writer, "fill=\"%s\" stroke=\"%s\" stroke-width=\"%d\" paint-order=\"stroke\"", colours->screen,
                       piece->ink, (int32_t)FRAME_WIDTH);
        break;
    default: agi_put_format(writer, "fill=\"%s\"", colours->lamp); break;
    }
}

static void put_drawing(agi_writer *writer, const palette *colours, const agi_drawing *drawing, int32_t player)
{
    for (int32_t i = 0; i < AGI_LAYERS_MAX && drawing->layers[i].paint != 0; i++) {
        agi_put_text(writer, "<path ");
        put_paint(writer, colours, &colours->pieces[player], drawing->layers[i].paint);
        agi_put_format(writer, " d=\"%s\"/>\n", drawing->layers[i].path);
    }
}

static void put_code(agi_writer *writer, const piece_colours *piece, const char *code)
{
    agi_put_format(writer,
                   "<text x=\"%d\" y=\"%d\" fill=\"%s\" font-family=\"sans-serif\" font-size=\"%d\" "
                   "text-anchor=\"middle\">%s</text>\n",
                   (int32_t)(SQUARE / 2), (int32_t)(SQUARE / 2 + CODE_DROP), piece->ink, (int32_t)CODE_SIZE, code);
}

/* What a piece's element says about him, and his drawing. */
static void put_piece(agi_writer *writer, const palette *colours, const ag_variant *variant, int32_t piece)
{
    const int32_t kind = ag_piece_kind(piece);
    const int32_t player = ag_piece_player(piece);
    const char *code = variant->kinds[kind].code[player];

    agi_put_player(writer, player);
    agi_put_format(writer, " data-piece=\"%s\">\n", code);
    put_drawing(writer, colours, variant->drawings ? &variant->drawings[kind] : &DISC, player);
    if (!variant->drawings) put_code(writer, &colours->pieces[player], code);
    agi_put_text(writer, "</g>\n");
}

void agi_put_pieces(const picture *drawn)
{
    const ag_variant *variant = drawn->game->variant;

    for (int32_t square = 0; square < agi_square_count(variant); square++) {
        const int32_t piece = drawn->view->board[square];

        if (piece == 0) continue;
        agi_begin_on_square(drawn, "g", "piece", square);
        put_piece(drawn->writer, drawn->colours, variant, piece);
    }
}

/* ---- choices ---- */

/* A circle struck through: none of the pieces. */
static const char NONE_PATH[] = "M50 20a30 30 0 0 1 0 60a30 30 0 0 1 0-60zM29 29l42 42";

static void put_choice(const picture *drawn, int32_t piece, place at)
{
    agi_put_format(drawn->writer, "<g class=\"choice\" transform=\"translate(%d %d)\"", at.x, at.y);
    if (piece != 0) {
        put_piece(drawn->writer, drawn->colours, drawn->game->variant, piece);
        return;
    }
    agi_put_format(drawn->writer,
                   " data-piece=\"\">\n<path fill=\"none\" stroke=\"%s\" stroke-width=\"8\" d=\"%s\"/>\n</g>\n",
                   drawn->colours->letters, NONE_PATH);
}

int32_t agi_choice_rows(const picture *drawn)
{
    int32_t choices[AGI_CHOICES_MAX];
    const int32_t files = drawn->game->variant->files;
    return (agi_list_choices(&drawn->view->targets, choices) + files - 1) / files;
}

void agi_put_choices(const picture *drawn, int32_t top)
{
    int32_t choices[AGI_CHOICES_MAX];
    const int32_t files = drawn->game->variant->files;
    const int32_t count = agi_list_choices(&drawn->view->targets, choices);

    for (int32_t i = 0; i < count; i++) {
        const place at = {.x = SQUARE * (i % files), .y = top + SQUARE * (i / files)};
        put_choice(drawn, choices[i] - AG_TAP_CHOICE, at);
    }
}

int32_t ag_variant_piece_svg(const ag_variant *variant, int32_t piece, int32_t size, uint32_t flags, char *buf,
                             int32_t cap)
{
    agi_writer writer = agi_writer_make(buf, cap);
    const int32_t kind = ag_piece_kind(piece);

    if (!variant || kind < 0 || kind >= variant->kind_count) return AG_ERR_ARGUMENT;
    if (!agi_is_picture_size(size) || !agi_are_picture_flags(flags) || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    agi_put_document(&writer, variant, (place){.x = SQUARE, .y = SQUARE}, size);
    agi_put_format(&writer, "<title>%s</title>\n<g class=\"piece\"", variant->kinds[kind].name);
    put_piece(&writer, agi_palette(flags), variant, piece);
    agi_put_text(&writer, "</svg>\n");
    return agi_writer_end(&writer);
}
