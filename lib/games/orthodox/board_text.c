/* SPDX-License-Identifier: MIT
 * The board of a position string: ranks from the last to the first, pieces by their codes, runs of empty squares as
 * numbers. */
#include <string.h>

#include "orthodox.h"

/* The piece whose code stands next, 0 when none does. No code is the beginning of another. */
static int32_t read_piece(const ag_variant *variant, agi_reader *reader)
{
    for (int32_t kind = 0; kind < variant->kind_count; kind++) {
        for (int32_t side = AG_WHITE; side <= AG_BLACK; side++) {
            const char *code = variant->kinds[kind].code[side];
            const size_t length = strlen(code);
            if (strncmp(reader->text + reader->at, code, length) == 0) {
                reader->at += (int32_t)length;
                return 1 + 2 * kind + side;
            }
        }
    }
    return 0;
}

static int32_t refuse_run(const ag_variant *variant, int32_t rank, int32_t run, agi_writer *why)
{
    if (run == 0) {
        agi_say(why, "rank %d: a run of empty squares is a number from 1 to %d, not 0", rank + 1, variant->files);
    } else {
        agi_say(why, "rank %d has more than %d squares", rank + 1, variant->files);
    }
    return AG_ERR_SYNTAX;
}

static int32_t refuse_piece(const ag_variant *variant, const agi_reader *reader, int32_t rank, int32_t file,
                            agi_writer *why)
{
    const char c = agi_peek(reader);

    if (c == '/' || c == '\0' || agi_is_blank(c)) {
        agi_say(why, "rank %d has %d squares instead of %d", rank + 1, file, variant->files);
    } else {
        agi_say(why, "%q at %c%d is no piece of this game and no number of empty squares", reader->text + reader->at,
                'a' + file, rank + 1);
    }
    return AG_ERR_SYNTAX;
}

static int32_t read_rank(const ag_variant *variant, agi_reader *reader, int32_t rank, agi_board_text *board,
                         agi_writer *why)
{
    int32_t file = 0;

    while (file < variant->files) {
        const int32_t at = reader->at;
        const int32_t square = rank * variant->files + file;
        const int32_t run = agi_read_counter(reader);

        if (run != -1) {
            if (run < 1 || run > variant->files - file) {
                reader->at = at;
                return refuse_run(variant, rank, run, why);
            }
            file += run;
            continue;
        }
        board->piece[square] = (uint8_t)read_piece(variant, reader);
        board->offset[square] = at;
        if (board->piece[square] == 0) return refuse_piece(variant, reader, rank, file, why);
        file++;
    }
    return AG_OK;
}

/* What must stand behind a rank: a slash, or after the last the end of the board. */
static int32_t read_rank_end(const ag_variant *variant, agi_reader *reader, int32_t rank, agi_writer *why)
{
    const char c = agi_peek(reader);

    if (rank > 0 && agi_take(reader, '/')) return AG_OK;
    if (rank == 0 && (c == '\0' || agi_is_blank(c))) return AG_OK;
    if (rank == 0 && c == '/') {
        agi_say(why, "the board has more than %d ranks", variant->ranks);
    } else if (c == '\0' || agi_is_blank(c)) {
        agi_say(why, "the board ends after rank %d; ranks go down to 1", rank + 1);
    } else {
        agi_say(why, "rank %d has more than %d squares", rank + 1, variant->files);
    }
    return AG_ERR_SYNTAX;
}

int32_t agi_read_board(const ag_variant *variant, agi_reader *reader, agi_board_text *board, agi_writer *why)
{
    memset(board, 0, sizeof *board);
    for (int32_t rank = variant->ranks - 1; rank >= 0; rank--) {
        if (read_rank(variant, reader, rank, board, why) != AG_OK) return AG_ERR_SYNTAX;
        if (read_rank_end(variant, reader, rank, why) != AG_OK) return AG_ERR_SYNTAX;
    }
    return AG_OK;
}

static void write_rank(const ag_variant *variant, const agi_position *position, int32_t rank, agi_writer *writer)
{
    int32_t run = 0;

    for (int32_t file = 0; file < variant->files; file++) {
        const int32_t piece = variant->rules->piece_at(variant, position, rank * variant->files + file);
        if (piece == 0) {
            run++;
            continue;
        }
        if (run > 0) agi_put_number(writer, run);
        run = 0;
        agi_put_text(writer, variant->kinds[ag_piece_kind(piece)].code[ag_piece_player(piece)]);
    }
    if (run > 0) agi_put_number(writer, run);
}

void agi_write_board(const ag_variant *variant, const agi_position *position, agi_writer *writer)
{
    for (int32_t rank = variant->ranks - 1; rank >= 0; rank--) {
        write_rank(variant, position, rank, writer);
        if (rank > 0) agi_put_char(writer, '/');
    }
}
