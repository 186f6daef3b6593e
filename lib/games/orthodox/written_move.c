/* SPDX-License-Identifier: MIT
 * Taking the text of a move apart. */
#include "written_move.h"

#include "squares.h"

/* ---- kinds ---- */

/* The kind of a letter in either case; -1 when it has none. */
static int32_t kind_of_letter(const ag_variant *variant, char letter)
{
    for (int32_t kind = 0; kind < variant->kind_count; kind++) {
        const char *code = variant->kinds[kind].code[AG_WHITE];
        if (code[1] == '\0' && code[0] == agi_to_upper(letter)) return kind;
    }
    return -1;
}

static int32_t read_kind(const ag_variant *variant, agi_reader *reader)
{
    const int32_t kind = kind_of_letter(variant, agi_peek(reader));

    if (kind >= 0) agi_next(reader);
    return kind;
}

static int32_t read_file(const ag_variant *variant, agi_reader *reader)
{
    const int32_t file = agi_to_lower(agi_peek(reader)) - 'a';

    if (file < 0 || file >= variant->files) return -1;
    agi_next(reader);
    return file;
}

static int32_t read_rank(const ag_variant *variant, agi_reader *reader)
{
    const int32_t rank = agi_peek(reader) - '1';

    if (rank < 0 || rank >= variant->ranks) return -1;
    agi_next(reader);
    return rank;
}

/* As books print them. */
static const char EN_DASH[] = "\xE2\x80\x93";
static const char TIMES[] = "\xC3\x97";

static bool take_hyphen(agi_reader *reader)
{
    return agi_take(reader, '-') || agi_take_word(reader, EN_DASH);
}

/* ---- castling ---- */

static bool take_castling_letter(agi_reader *reader)
{
    return agi_take(reader, 'O') || agi_take(reader, 'o') || agi_take(reader, '0');
}

/* O-O, 0-0-0, with or without hyphens and blanks between; -1 and nothing read when it is no castling. */
static int32_t read_castling(agi_reader *reader)
{
    agi_reader ahead = *reader;
    int32_t letters = 0;

    while (letters < 3 && take_castling_letter(&ahead)) {
        letters++;
        *reader = letters > 1 ? ahead : *reader;
        agi_skip_blanks(&ahead);
        take_hyphen(&ahead);
        agi_skip_blanks(&ahead);
    }
    if (letters < 2) return -1;
    return letters == 2 ? AGI_CASTLES_SHORT : AGI_CASTLES_LONG;
}

/* ---- squares ---- */

agi_separator agi_read_separator(agi_reader *reader)
{
    agi_separator read = {.blank = agi_is_blank(agi_peek(reader))};

    agi_skip_blanks(reader);
    read.colon = agi_take(reader, ':');
    read.captures = read.colon || agi_take(reader, 'x') || agi_take(reader, 'X') || agi_take_word(reader, TIMES);
    read.hyphen = !read.captures && take_hyphen(reader);
    agi_skip_blanks(reader);
    return read;
}

static bool holds_own_piece(const ag_variant *variant, const agi_orthodox *position, int32_t square)
{
    const int32_t piece = variant->rules->piece_at(variant, &position->base, square);
    return piece != 0 && ag_piece_player(piece) == position->base.side;
}

/* A second square belongs to this move; but "e4 e5" is two moves unless a piece of the mover's stands on the first. */
static bool belongs_together(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                             agi_separator between)
{
    if (!between.blank || between.captures || between.hyphen) return true;
    if (written->from_file < 0 || written->from_rank < 0) return false;
    return holds_own_piece(variant, position, written->from_rank * variant->files + written->from_file);
}

static int32_t refuse(const agi_reader *reader, const char *wanted, agi_writer *why)
{
    if (agi_peek(reader) == '\0') {
        agi_say(why, "the text ends at byte %d, where %s is wanted, as in \"Nf3\" or \"e2e4\"", reader->at, wanted);
    } else {
        agi_say(why, "%q at byte %d: %s is wanted there, as in \"Nf3\" or \"e2e4\"", reader->text + reader->at,
                reader->at, wanted);
    }
    return AG_ERR_SYNTAX;
}

/* "e4", "ed5", "1d2", "e2e4", "xf3", "e2-e4": the last square is the target, what comes before tells the origin. */
static int32_t read_squares(const ag_variant *variant, const agi_orthodox *position, agi_reader *reader,
                            agi_written_move *written, agi_writer *why)
{
    agi_reader ahead;
    agi_separator between;
    int32_t target;

    written->from_file = read_file(variant, reader);
    written->from_rank = read_rank(variant, reader);
    ahead = *reader;
    between = agi_read_separator(&ahead);
    target = agi_read_square(&ahead, variant);
    if (target >= 0 && belongs_together(variant, position, written, between)) {
        *reader = ahead;
        written->to = target;
        written->captures = between.captures;
        written->colon = between.colon;
        return AG_OK;
    }
    if (target < 0 && between.captures) return refuse(&ahead, "the square the piece moves to", why);
    if (written->from_file < 0 || written->from_rank < 0) return refuse(reader, "a square of the board", why);
    written->to = written->from_rank * variant->files + written->from_file;
    written->from_file = -1;
    written->from_rank = -1;
    return AG_OK;
}

/* ---- what follows the squares ---- */

static bool is_word(char c)
{
    return agi_is_letter(c) || agi_is_digit(c);
}

/* "=Q", "(Q)", "/Q", or the bare letter right behind the square. */
static int32_t read_promotion(const ag_variant *variant, agi_reader *reader, agi_written_move *written, agi_writer *why)
{
    agi_reader ahead = *reader;
    bool parenthesis;
    bool marked;

    agi_skip_blanks(&ahead);
    parenthesis = agi_take(&ahead, '(');
    marked = parenthesis || agi_take(&ahead, '=') || agi_take(&ahead, '/');
    if (marked) {
        agi_skip_blanks(&ahead);
        *reader = ahead;
    }
    ahead = *reader;
    written->promotion = read_kind(variant, &ahead);
    if (written->promotion < 0 && marked) return refuse(reader, "the piece a pawn becomes", why);
    if (written->promotion < 0 || is_word(agi_peek(&ahead))) {
        written->promotion = -1;
        return AG_OK;
    }
    if (parenthesis && !agi_take(&ahead, ')')) return refuse(&ahead, "a closing parenthesis", why);
    *reader = ahead;
    return AG_OK;
}

bool agi_take_en_passant(agi_reader *reader)
{
    agi_reader ahead = *reader;

    agi_skip_blanks(&ahead);
    if (!agi_take_word(&ahead, "e.p.") && !agi_take_word(&ahead, "e.p") && !agi_take_word(&ahead, "ep")) return false;
    if (is_word(agi_peek(&ahead))) return false;
    *reader = ahead;
    return true;
}

void agi_skip_signs(agi_reader *reader)
{
    agi_reader ahead = *reader;

    agi_skip_blanks(&ahead);
    while (agi_take(&ahead, '+') || agi_take(&ahead, '#') || agi_take(&ahead, '!') || agi_take(&ahead, '?'))
        *reader = ahead;
}

/* ---- the whole text ---- */

/* Whether a byte right behind a move shows that it is not one. */
static bool goes_on(char c)
{
    return is_word(c) || c == '-' || (c & 0x80) != 0;
}

static void keep_text(const agi_reader *reader, int32_t begin, agi_written_move *written)
{
    agi_writer writer = agi_writer_make(written->text, sizeof written->text);

    for (int32_t at = begin; at < reader->at; at++) {
        const char c = reader->text[at];
        agi_put_char(&writer, c >= ' ' && c <= '~' ? c : ' ');
    }
    agi_writer_end(&writer);
}

static int32_t read_rest(const agi_move_reading *reading, const ag_variant *variant, agi_reader *reader,
                         agi_written_move *written, agi_writer *why)
{
    return reading->read_rest ? reading->read_rest(variant, reader, written, why) : AG_OK;
}

static int32_t read_piece_move(const agi_move_reading *reading, const ag_variant *variant, const agi_orthodox *position,
                               bool letter_is_file, agi_reader *reader, agi_written_move *written, agi_writer *why)
{
    const int32_t file = agi_to_lower(agi_peek(reader)) - 'a';
    const bool may_be_file = file >= 0 && file < variant->files;
    int32_t status;

    if (!may_be_file || !letter_is_file) written->kind = read_kind(variant, reader);
    if (written->kind >= 0) agi_skip_blanks(reader);
    status = read_squares(variant, position, reader, written, why);
    if (status == AG_OK) status = read_rest(reading, variant, reader, written, why);
    if (status == AG_OK) status = read_promotion(variant, reader, written, why);
    if (status == AG_OK) written->en_passant = agi_take_en_passant(reader);
    return status;
}

int32_t agi_read_written_move(const agi_move_reading *reading, const ag_variant *variant, const agi_orthodox *position,
                              bool letter_is_file, agi_reader *reader, agi_written_move *written, agi_writer *why)
{
    const int32_t begin = reader->at;
    int32_t status;

    *written = (agi_written_move){.kind = -1,
                                  .from_file = -1,
                                  .from_rank = -1,
                                  .to = -1,
                                  .promotion = -1,
                                  .castling = read_castling(reader),
                                  .sent_to = -1};
    if (written->castling >= 0) {
        status = read_rest(reading, variant, reader, written, why);
    } else {
        status = read_piece_move(reading, variant, position, letter_is_file, reader, written, why);
    }
    if (status != AG_OK) return status;
    agi_skip_signs(reader);
    keep_text(reader, begin, written);
    if (goes_on(agi_peek(reader))) return refuse(reader, "the end of the move", why);
    return AG_OK;
}
