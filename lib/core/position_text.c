/* SPDX-License-Identifier: MIT */
#include "position_text.h"

#include <string.h>

/* ---- the board, read ---- */

/* The piece whose code stands next, 0 when none does. No code is the beginning of another. */
static int32_t read_piece(const ag_variant *variant, agi_reader *reader)
{
    for (int32_t kind = 0; kind < variant->kind_count; kind++) {
        for (int32_t side = AG_WHITE; side <= AG_BLACK; side++) {
            const char *code = variant->kinds[kind].code[side];
            const size_t length = strlen(code);
            if (strncmp(reader->text + reader->at, code, length) == 0) {
                reader->at += (int32_t)length;
                return ag_piece_make(kind, side);
            }
        }
    }
    return 0;
}

/* What stands next on a square: a piece or AGI_PIT; 0 when nothing does. */
static int32_t read_square(const ag_variant *variant, const agi_board_style *style, agi_reader *reader)
{
    return style->has_pits && agi_take(reader, '#') ? AGI_PIT : read_piece(variant, reader);
}

/* The run of empty squares that stands next, -1 when none does. Numbers above a rank's are all the same. */
static int32_t read_run(const ag_variant *variant, const agi_board_style *style, agi_reader *reader)
{
    if (style->one_digit) {
        const char c = agi_peek(reader);
        return c >= '1' && c <= '0' + variant->files ? agi_next(reader) - '0' : -1;
    }
    const int32_t run = agi_read_counter(reader);
    return run >= -1 ? run : variant->files + 1;
}

static bool is_end(char c)
{
    return c == '\0' || agi_is_blank(c);
}

/* What must stand behind a full rank: a stroke, or behind the last one the end of the board. */
static bool read_rank_end(agi_reader *reader, int32_t rank)
{
    return rank > 0 ? agi_take(reader, '/') : is_end(agi_peek(reader));
}

/* Whether a rank goes on: with squares that are still missing, or with what is one square too many. */
static bool goes_on(const ag_variant *variant, const agi_board_style *style, const agi_reader *reader, int32_t file)
{
    const char c = agi_peek(reader);

    return file < variant->files || agi_is_digit(c) || agi_is_letter(c) || (style->has_pits && c == '#');
}

/* Reads the squares of the rank board->rank. The reader stays before what is wrong. */
static agi_board_fault read_rank(const ag_variant *variant, const agi_board_style *style, agi_reader *reader,
                                 agi_board_text *board)
{
    bool is_after_run = false;

    for (board->file = 0; goes_on(variant, style, reader, board->file);) {
        const int32_t square = board->rank * variant->files + board->file;
        agi_reader ahead = *reader;
        const int32_t run = read_run(variant, style, &ahead);
        const int32_t piece = run < 0 ? read_square(variant, style, &ahead) : 0;

        if (agi_peek(reader) == '/' || is_end(agi_peek(reader))) return AGI_RANK_SHORT;
        if (run < 0 && piece == 0) return AGI_NO_PIECE;
        if (run >= 0 && is_after_run) return AGI_RUN_REPEATS;
        if (run == 0) return AGI_RUN_EMPTY;
        if (board->file + (run > 0 ? run : 1) > variant->files) return AGI_RANK_LONG;
        if (piece != 0) {
            board->piece[square] = (uint8_t)piece;
            board->offset[square] = reader->at;
        }
        board->file += run > 0 ? run : 1;
        is_after_run = run > 0;
        *reader = ahead;
    }
    return AGI_BOARD_FINE;
}

int32_t agi_read_board(const ag_variant *variant, const agi_board_style *style, agi_reader *reader,
                       agi_board_text *board)
{
    memset(board, 0, sizeof *board);
    for (board->rank = variant->ranks - 1; board->rank >= 0; board->rank--) {
        board->fault = read_rank(variant, style, reader, board);
        if (board->fault == AGI_BOARD_FINE && !read_rank_end(reader, board->rank)) board->fault = AGI_RANK_UNENDED;
        if (board->fault != AGI_BOARD_FINE) return AG_ERR_SYNTAX;
    }
    return AG_OK;
}

/* ---- the board, refused ---- */

/* What stands behind the board instead of the side to move. */
static int32_t refuse_side(const ag_variant *variant, const agi_reader *reader, agi_writer *why)
{
    if (agi_peek(reader) == '\0') {
        agi_say(why, "the text ends at byte %d: expected a space and the side to move, w or b", reader->at);
    } else if (agi_peek(reader) == '/') {
        agi_say(why, "an extra rank begins at byte %d; the board has %d ranks", reader->at, variant->ranks);
    } else {
        agi_say(why, "the board is followed by %q at byte %d: expected a space and the side to move, w or b",
                reader->text + reader->at, reader->at);
    }
    return AG_ERR_SYNTAX;
}

/* What stands behind a full rank instead of a stroke. */
static int32_t refuse_stroke(const agi_board_text *board, const agi_reader *reader, agi_writer *why)
{
    if (agi_peek(reader) == '\0') {
        agi_say(why, "the board ends after rank %d, at byte %d: expected \"/\" and rank %d", board->rank + 1,
                reader->at, board->rank);
    } else {
        agi_say(why, "rank %d is followed by %q at byte %d: expected \"/\" and rank %d", board->rank + 1,
                reader->text + reader->at, reader->at, board->rank);
    }
    return AG_ERR_SYNTAX;
}

int32_t agi_refuse_board(const ag_variant *variant, const agi_board_text *board, const agi_board_words *words,
                         const agi_reader *reader, agi_writer *why)
{
    const int32_t rank = board->rank + 1;
    const char *what = "too many squares";

    if (board->fault == AGI_RANK_UNENDED && board->rank == 0) return refuse_side(variant, reader, why);
    if (board->fault == AGI_RANK_UNENDED) return refuse_stroke(board, reader, why);
    if (board->fault == AGI_NO_PIECE) {
        agi_say(why, "rank %d has %q at byte %d; %s", rank, reader->text + reader->at, reader->at, words->content);
        return AG_ERR_SYNTAX;
    }
    if (agi_peek(reader) == '\0') {
        agi_say(why, "the board ends in rank %d, at byte %d; it must have %s", rank, reader->at, words->board);
        return AG_ERR_SYNTAX;
    }
    if (board->fault == AGI_RANK_SHORT) what = "too few squares";
    if (board->fault == AGI_RUN_REPEATS) what = "two digits in a row";
    agi_say(why, "rank %d has %s at byte %d; a rank has %s", rank, what, reader->at, words->rank);
    return AG_ERR_SYNTAX;
}

/* ---- the board, written ---- */

/* What stands on a square; "" for nothing. */
static const char *code_at(const ag_variant *variant, const agi_board_style *style, const agi_position *position,
                           int32_t square)
{
    const agi_rules *rules = variant->rules;
    const int32_t piece = rules->piece_at(variant, position, square);

    if (piece != 0) return variant->kinds[ag_piece_kind(piece)].code[ag_piece_player(piece)];
    return style->has_pits && (rules->square_traits(variant, position, square) & AG_SQUARE_PIT) != 0 ? "#" : "";
}

static void write_rank(const ag_variant *variant, const agi_board_style *style, const agi_position *position,
                       int32_t rank, agi_writer *writer)
{
    int32_t run = 0;

    for (int32_t file = 0; file < variant->files; file++) {
        const char *code = code_at(variant, style, position, rank * variant->files + file);
        if (code[0] == '\0') {
            run++;
            continue;
        }
        if (run > 0) agi_put_number(writer, run);
        run = 0;
        agi_put_text(writer, code);
    }
    if (run > 0) agi_put_number(writer, run);
}

void agi_write_board(const ag_variant *variant, const agi_board_style *style, const agi_position *position,
                     agi_writer *writer)
{
    for (int32_t rank = variant->ranks - 1; rank >= 0; rank--) {
        write_rank(variant, style, position, rank, writer);
        if (rank > 0) agi_put_char(writer, '/');
    }
}

/* ---- the side to move ---- */

const char *agi_name_side(int32_t side)
{
    return side == AG_WHITE ? "White" : "Black";
}

int32_t agi_read_side(const ag_variant *variant, agi_reader *reader, agi_position *position, agi_writer *why)
{
    const bool blank = agi_is_blank(agi_peek(reader));

    agi_skip_blanks(reader);
    position->side = agi_peek(reader) == 'b' ? AG_BLACK : AG_WHITE;
    if (blank && (agi_take(reader, 'w') || agi_take(reader, 'b'))) return AG_OK;
    return refuse_side(variant, reader, why);
}

void agi_write_side(const agi_position *position, agi_writer *writer)
{
    agi_put_text(writer, position->side == AG_WHITE ? " w" : " b");
}
