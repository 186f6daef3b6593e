/* SPDX-License-Identifier: MIT
 * Taking the text of a move apart. */
#include "written_move.h"

#include "marks.h"
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

/* ---- castling ---- */

static bool take_castling_letter(agi_reader *reader)
{
    return agi_take(reader, 'O') || agi_take(reader, 'o') || agi_take(reader, '0');
}

/* Takes a dash and the blanks around it. */
static bool take_dash_between(agi_reader *reader)
{
    agi_reader ahead = *reader;

    agi_skip_blanks(&ahead);
    if (!agi_take_dash(&ahead)) return false;
    agi_skip_blanks(&ahead);
    *reader = ahead;
    return true;
}

int32_t agi_read_castling(agi_reader *reader)
{
    agi_reader ahead = *reader;
    bool has_dashes = false;
    int32_t letters = 0;

    while (letters < 3 && take_castling_letter(&ahead)) {
        letters++;
        *reader = letters > 1 ? ahead : *reader;
        if (take_dash_between(&ahead)) {
            if (letters > 1 && !has_dashes) break;
            has_dashes = true;
        } else if (has_dashes) {
            break;
        }
    }
    if (letters < 2) return -1;
    return letters == 2 ? AGI_CASTLES_SHORT : AGI_CASTLES_LONG;
}

/* ---- squares ---- */

agi_separator agi_read_separator(agi_reader *reader)
{
    agi_separator read = {.blank = agi_blank_length(reader->text + reader->at) > 0};

    agi_skip_blanks(reader);
    read.colon = agi_take(reader, ':');
    read.captures = read.colon || agi_take_cross(reader);
    read.hyphen = !read.captures && agi_take_dash(reader);
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
        agi_say(why, "the text ends at byte %d: expected %s, as in \"Nf3\" or \"e2e4\"", reader->at, wanted);
    } else {
        agi_say(why, "cannot read %q at byte %d: expected %s, as in \"Nf3\" or \"e2e4\"", reader->text + reader->at,
                reader->at, wanted);
    }
    return AG_ERR_SYNTAX;
}

static int32_t refuse_word(agi_reader *reader, const char *wanted, agi_writer *why)
{
    agi_go_back_to_word(reader);
    return refuse(reader, wanted, why);
}

/* Whether nothing stands before the target. */
static bool is_blank_origin(const agi_written_move *written)
{
    return written->kind < 0 && written->from_file < 0 && written->from_rank < 0;
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
    if (between.hyphen && is_blank_origin(written)) return refuse_word(reader, "a square of the board", why);
    if (target >= 0 && belongs_together(variant, position, written, between)) {
        *reader = ahead;
        written->to = target;
        written->captures = between.captures;
        written->colon = between.colon;
        return AG_OK;
    }
    if (target < 0 && between.captures) return refuse(&ahead, "the square the piece moves to", why);
    if (written->from_file < 0 || written->from_rank < 0) return refuse_word(reader, "a square of the board", why);
    written->to = written->from_rank * variant->files + written->from_file;
    written->from_file = -1;
    written->from_rank = -1;
    return AG_OK;
}

/* ---- what follows the squares ---- */

/* Whether a pawn may be meant that reaches the last rank. */
static bool may_become(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written)
{
    const int32_t last_rank = position->base.side == AG_WHITE ? variant->ranks - 1 : 0;
    int32_t piece;

    if (written->kind >= 0 && written->kind != AGI_PAWN) return false;
    if (written->to / variant->files != last_rank) return false;
    if (written->from_file < 0 || written->from_rank < 0) return true;
    piece =
        variant->rules->piece_at(variant, &position->base, written->from_rank * variant->files + written->from_file);
    return piece != 0 && ag_piece_kind(piece) == AGI_PAWN;
}

/* Whether a word ends here; a mark may follow it without a blank. */
static bool ends_word(agi_reader reader)
{
    return !agi_is_word(agi_peek(&reader)) || agi_skip_marks(&reader, true);
}

/* "Q" right behind the square. N is a novelty there unless a pawn becomes a Knight. */
static void read_bare_promotion(const ag_variant *variant, const agi_orthodox *position, agi_reader *reader,
                                agi_written_move *written)
{
    agi_reader ahead = *reader;
    const bool may_be_mark = agi_peek(reader) == 'N' && !may_become(variant, position, written);
    const int32_t kind = may_be_mark ? -1 : read_kind(variant, &ahead);

    if (kind < 0 || !ends_word(ahead)) return;
    written->promotion = kind;
    *reader = ahead;
}

/* "=Q", "(Q)", "/Q", blanks between or not, or the bare letter right behind the square. */
static int32_t read_promotion(const ag_variant *variant, const agi_orthodox *position, agi_reader *reader,
                              agi_written_move *written, agi_writer *why)
{
    agi_reader ahead = *reader;
    bool parenthesis;

    if (agi_skip_verdict(&ahead)) return AG_OK;
    agi_skip_blanks(&ahead);
    parenthesis = agi_take(&ahead, '(');
    if (!parenthesis && !agi_take(&ahead, '=') && !agi_take(&ahead, '/')) {
        read_bare_promotion(variant, position, reader, written);
        return AG_OK;
    }
    agi_skip_blanks(&ahead);
    *reader = ahead;
    written->promotion = read_kind(variant, &ahead);
    if (written->promotion < 0) return refuse(reader, "the piece the pawn becomes", why);
    if (!ends_word(ahead)) return AG_OK; /* what follows is refused */
    if (parenthesis && !agi_take(&ahead, ')')) return refuse(&ahead, "a closing parenthesis", why);
    *reader = ahead;
    return AG_OK;
}

bool agi_take_en_passant(agi_reader *reader)
{
    agi_reader ahead = *reader;

    agi_skip_blanks(&ahead);
    if (agi_to_lower(agi_peek(&ahead)) != 'e') return false;
    if (!agi_take_word(&ahead, "e.p") && !agi_take_word(&ahead, "ep")) return false;
    agi_take(&ahead, '.');
    if (agi_is_word(agi_peek(&ahead))) return false;
    *reader = ahead;
    return true;
}

/* e.p. and marks, in any order. */
static void read_marks(const ag_variant *variant, agi_reader *reader, agi_written_move *written)
{
    do {
        if (written->castling < 0 && agi_take_en_passant(reader)) written->en_passant = true;
    } while (agi_skip_marks(reader, variant->rules->has_mark_words));
}

/* ---- the whole text ---- */

/* Whether a byte right behind a move shows that it is not one. */
static bool goes_on(char c)
{
    return agi_is_word(c) || c == '-' || (c & 0x80) != 0;
}

/* All that was read is printable, blanks aside. */
static void keep_text(const agi_reader *reader, int32_t begin, agi_written_move *written)
{
    agi_writer writer = agi_writer_make(written->text, sizeof written->text);

    for (int32_t at = begin; at < reader->at; at++) {
        const char c = reader->text[at];
        agi_put_char(&writer, agi_is_blank(c) ? ' ' : c);
    }
    agi_writer_end_sentence(&writer);
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
    return status == AG_OK ? read_promotion(variant, position, reader, written, why) : status;
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
                                  .castling = agi_read_castling(reader),
                                  .sent_to = -1};
    if (written->castling >= 0) {
        status = read_rest(reading, variant, reader, written, why);
    } else {
        status = read_piece_move(reading, variant, position, letter_is_file, reader, written, why);
    }
    if (status != AG_OK) return status;
    written->length = reader->at - begin;
    read_marks(variant, reader, written);
    keep_text(reader, begin, written);
    if (agi_blank_length(reader->text + reader->at) == 0 && goes_on(agi_peek(reader)))
        return refuse(reader, "the end of the move", why);
    return AG_OK;
}
