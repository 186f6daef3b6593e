/* SPDX-License-Identifier: MIT
 * Position strings as in FEN: board, side to move, castling rights, en passant square, halfmove clock, move number. */
#include "hash.h"
#include "orthodox.h"
#include "squares.h"

static const agi_board_style FEN = {.one_digit = false, .has_pits = false};

/* What is wrong behind a rank that is full. */
static void refuse_rank_end(const ag_variant *variant, const agi_board_text *board, const agi_reader *reader,
                            agi_writer *why)
{
    const char c = agi_peek(reader);

    if (board->rank == 0 && c == '/') {
        agi_say(why, "the board has more than %d ranks", variant->ranks);
    } else if (c == '\0' || agi_is_blank(c)) {
        agi_say(why, "the board ends after rank %d; it must go down to rank 1", board->rank + 1);
    } else {
        agi_say(why, "rank %d has more than %d squares", board->rank + 1, variant->files);
    }
}

static int32_t refuse_board(const ag_variant *variant, const agi_board_text *board, const agi_reader *reader,
                            agi_writer *why)
{
    const int32_t rank = board->rank + 1;

    if (board->fault == AGI_RANK_LONG || board->file == variant->files) {
        refuse_rank_end(variant, board, reader, why);
    } else if (board->fault == AGI_RUN_EMPTY) {
        agi_say(why, "rank %d: a run of empty squares is a number from 1 to %d, not 0", rank, variant->files);
    } else if (board->fault == AGI_RANK_SHORT) {
        agi_say(why, "rank %d has only %d of %d squares", rank, board->file, variant->files);
    } else {
        agi_say(why, "%q at %c%d is neither a piece of this game nor a number of empty squares",
                reader->text + reader->at, 'a' + board->file, rank);
    }
    return AG_ERR_SYNTAX;
}

/* The fields after the board as they stand in the text, with the byte where each begins. */
typedef struct fields {
    int32_t side;
    uint8_t castling;
    int32_t castling_at;
    int32_t en_passant; /* -1: none */
    int32_t en_passant_at;
    int32_t quiet;
    int32_t move_number;
} fields;

/* Skips the blanks before a field; what is missing is named. */
static int32_t begin_field(agi_reader *reader, const char *field, agi_writer *why)
{
    if (agi_peek(reader) != '\0' && !agi_is_blank(agi_peek(reader))) {
        agi_say(why, "expected a space before %s, not %q", field, reader->text + reader->at);
        return AG_ERR_SYNTAX;
    }
    if (!agi_at_end(reader)) return AG_OK;
    agi_say(why, "the text ends before %s", field);
    return AG_ERR_SYNTAX;
}

static int32_t read_side(agi_reader *reader, int32_t *side, agi_writer *why)
{
    if (begin_field(reader, "the side to move (w or b)", why) != AG_OK) return AG_ERR_SYNTAX;
    *side = agi_take(reader, 'b') ? AG_BLACK : AG_WHITE;
    if (*side == AG_BLACK || agi_take(reader, 'w')) return AG_OK;
    agi_say(why, "the side to move is w or b, not %q", reader->text + reader->at);
    return AG_ERR_SYNTAX;
}

/* The castling right of a letter, -1 when it has none. The letter of the rook's file means the same right. */
static int32_t find_right(const agi_orthodox_game *game, const ag_variant *variant, char letter)
{
    for (int32_t i = 0; i < game->right_count; i++) {
        const agi_castling_right *right = &game->rights[i];
        const char file = (char)('a' + right->rook % variant->files);
        if (letter == right->letter || letter == (right->side == AG_WHITE ? agi_to_upper(file) : file)) return i;
    }
    return -1;
}

static int32_t refuse_castling(const agi_orthodox_game *game, const agi_reader *reader, agi_writer *why)
{
    if (game->right_count == 0) {
        agi_say(why, "nobody castles in this game, so the castling field is -, not %q", reader->text + reader->at);
    } else {
        agi_say(why, "castling rights are some of the letters KQkq, each at most once, or -, not %q",
                reader->text + reader->at);
    }
    return AG_ERR_SYNTAX;
}

static int32_t read_castling(const agi_orthodox_game *game, const ag_variant *variant, agi_reader *reader, fields *read,
                             agi_writer *why)
{
    const char *field = game->right_count > 0 ? "the castling rights (KQkq or -)" : "the castling field (-)";

    if (begin_field(reader, field, why) != AG_OK) return AG_ERR_SYNTAX;
    read->castling = 0;
    read->castling_at = reader->at;
    if (agi_take(reader, '-')) return AG_OK;
    while (agi_peek(reader) != '\0' && !agi_is_blank(agi_peek(reader))) {
        const int32_t right = find_right(game, variant, agi_peek(reader));
        if (right < 0 || (read->castling >> right & 1) != 0) return refuse_castling(game, reader, why);
        read->castling |= (uint8_t)(1 << right);
        agi_next(reader);
    }
    return AG_OK;
}

static int32_t read_en_passant(const ag_variant *variant, agi_reader *reader, fields *read, agi_writer *why)
{
    if (begin_field(reader, "the en passant square (or -)", why) != AG_OK) return AG_ERR_SYNTAX;
    read->en_passant = -1;
    read->en_passant_at = reader->at;
    if (agi_take(reader, '-')) return AG_OK;
    read->en_passant = agi_read_square(reader, variant);
    if (read->en_passant >= 0) return AG_OK;
    agi_say(why, "the en passant field is a square of this board or -, not %q", reader->text + reader->at);
    return AG_ERR_SYNTAX;
}

/* A counter may be missing: then it is `otherwise`, and what stands there does not belong to the position. A sign in
 * its place is no counter. */
static int32_t read_counter(agi_reader *reader, const char *name, int32_t otherwise, int32_t *counter, agi_writer *why)
{
    const bool has_blank = agi_is_blank(agi_peek(reader));
    agi_reader ahead = *reader;
    char first;

    agi_skip_blanks(&ahead);
    first = agi_peek(&ahead);
    if (!agi_is_digit(first) && first != '-' && first != '+') {
        *counter = otherwise;
        return AG_OK;
    }
    *reader = ahead;
    *counter = agi_read_counter(&ahead);
    if (*counter < 0 || !has_blank) {
        agi_say(why, "%s must be a number from 0 to %d after a space, not %q", name, (int32_t)AGI_COUNTER_MAX,
                reader->text + reader->at);
        return AG_ERR_SYNTAX;
    }
    *reader = ahead;
    return AG_OK;
}

static int32_t read_fields(const agi_orthodox_game *game, const ag_variant *variant, agi_reader *reader, fields *read,
                           agi_writer *why)
{
    int32_t status = read_side(reader, &read->side, why);

    if (status == AG_OK) status = read_castling(game, variant, reader, read, why);
    if (status == AG_OK) status = read_en_passant(variant, reader, read, why);
    if (status == AG_OK) status = read_counter(reader, "the halfmove clock", 0, &read->quiet, why);
    if (status == AG_OK) status = read_counter(reader, "the move number", 1, &read->move_number, why);
    return status;
}

/* What is wrong with the fields behind the board, as far as the pieces on it tell. The en passant square is -1 in the end
 * when it cannot have been passed over. */
static void judge_fields(const agi_orthodox_game *game, const ag_variant *variant, const agi_board_text *board,
                         fields *read, agi_problems *problems)
{
    read->castling = agi_judge_castling(game, variant, board, read->castling, read->castling_at, problems);
    if (read->en_passant < 0) return;
    if (agi_judge_en_passant(variant, board, read->side, read->en_passant, read->en_passant_at, problems)) return;
    read->en_passant = -1;
}

int32_t agi_orthodox_read(const agi_orthodox_game *game, const ag_variant *variant, agi_reader *reader,
                          agi_orthodox *position, agi_problems *problems)
{
    agi_board_text board;
    fields read;

    if (agi_read_board(variant, &FEN, reader, &board) != AG_OK) {
        return refuse_board(variant, &board, reader, problems->why);
    }
    if (read_fields(game, variant, reader, &read, problems->why) != AG_OK) return AG_ERR_SYNTAX;
    agi_judge_pieces(game, variant, &board, problems);
    judge_fields(game, variant, &board, &read, problems);
    if ((problems->bits & AG_PROBLEM_KINGS) != 0) return AG_OK; /* the rest is about attacks on the two kings */

    position->base.side = (uint8_t)read.side;
    position->base.quiet = read.quiet;
    position->move_number = read.move_number > 0 ? read.move_number : 1;
    position->castling = read.castling;
    position->en_passant = AGI_NO_SQUARE;
    game->set_up(position, board.piece);
    agi_judge_opponent(variant, position, &board, problems);
    if (game->judge) game->judge(variant, position, &board, problems);
    if (read.en_passant >= 0 && game->can_take_en_passant(position, read.en_passant)) {
        position->en_passant = (uint8_t)read.en_passant;
    }
    position->base.hash = variant->rules->hash(variant, &position->base);
    return AG_OK;
}

static void write_castling(const agi_orthodox_game *game, const agi_orthodox *position, agi_writer *writer)
{
    if (position->castling == 0) agi_put_char(writer, '-');
    for (int32_t i = 0; i < game->right_count; i++) {
        if ((position->castling >> i & 1) != 0) agi_put_char(writer, game->rights[i].letter);
    }
}

void agi_orthodox_write(const agi_orthodox_game *game, const ag_variant *variant, const agi_orthodox *position,
                        agi_writer *writer)
{
    agi_write_board(variant, &FEN, &position->base, writer);
    agi_write_side(&position->base, writer);
    agi_put_char(writer, ' ');
    write_castling(game, position, writer);
    agi_put_char(writer, ' ');
    if (position->en_passant == AGI_NO_SQUARE) {
        agi_put_char(writer, '-');
    } else {
        agi_put_square(writer, variant, position->en_passant);
    }
    agi_put_char(writer, ' ');
    agi_put_number(writer, position->base.quiet);
    agi_put_char(writer, ' ');
    agi_put_number(writer, position->move_number);
}
