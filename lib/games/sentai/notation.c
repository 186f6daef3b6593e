/* SPDX-License-Identifier: MIT
 * Sentai Chess: moves as text (section 6). */
#include "notation.h"

#include "games/orthodox/written_move.h"
#include "marks.h"
#include "squares.h"

/* ---- writing ---- */

/* K, P, or R and the number without leading zero. */
static void put_piece(agi_writer *writer, uint32_t piece)
{
    const agi_kind *kind = &agi_sentai_kinds[kind_of_piece(piece)];
    agi_put_text(writer, is_ranger(piece) ? kind->name : kind->code[AG_WHITE]);
}

static void write_coordinates(const ag_variant *variant, const sentai_change *change, agi_writer *writer)
{
    agi_put_square(writer, variant, change->from);
    agi_put_square(writer, variant, change->to);
    if (change->stays != 0) {
        agi_put_char(writer, '/');
        put_piece(writer, change->leaves);
    } else if (is_promotion(change)) {
        agi_put_char(writer, '=');
        put_piece(writer, change->arrives);
    }
}

/* The inventor's form. */
static void write_in_full(const ag_variant *variant, const sentai_change *change, agi_writer *writer)
{
    put_piece(writer, change->leaves);
    agi_put_char(writer, ' ');
    agi_put_square(writer, variant, change->from);
    agi_put_char(writer, change->taken != 0 ? 'x' : '-');
    agi_put_square(writer, variant, change->to);
    if (change->stays != 0) {
        agi_put_text(writer, "; ");
        agi_put_square(writer, variant, change->from);
        agi_put_char(writer, '=');
        put_piece(writer, change->stays);
    } else if (change->joins != 0 || is_promotion(change)) {
        agi_put_text(writer, " = ");
        put_piece(writer, change->arrives);
    }
}

void agi_sentai_write_move(const ag_variant *variant, const agi_position *position, ag_move move, int32_t style,
                           agi_writer *writer)
{
    const sentai_change change = sentai_change_of(sentai_of(position), move);

    if (style == AG_TEXT_COORDINATE) {
        write_coordinates(variant, &change, writer);
    } else {
        write_in_full(variant, &change, writer);
    }
}

/* ---- reading ---- */

static int32_t refuse_text(const agi_reader *reader, const char *wanted, agi_writer *why)
{
    if (agi_peek(reader) == '\0') {
        agi_say(why, "the text ends at byte %d: expected %s, as in \"a4b6/R4\" or \"R4 a4-b6; a4=R33\"", reader->at,
                wanted);
    } else {
        agi_say(why, "cannot read %q at byte %d: expected %s, as in \"a4b6/R4\" or \"R4 a4-b6; a4=R33\"",
                reader->text + reader->at, reader->at, wanted);
    }
    return AG_ERR_SYNTAX;
}

static bool is_octal_digit(char c)
{
    return c >= '0' && c <= '7';
}

/* Takes "R4", "r04" or "R37"; nothing where no Ranger stands. */
static bool take_ranger(agi_reader *reader, uint32_t *ranger)
{
    const int32_t begin = reader->at;
    int32_t digits = 0;
    bool is_number = agi_take_word(reader, "R");

    *ranger = 0;
    for (; is_number && is_octal_digit(agi_peek(reader)) && digits < 2; digits++) {
        *ranger = 8 * *ranger + (uint32_t)(agi_next(reader) - '0');
    }
    is_number = is_number && !agi_is_digit(agi_peek(reader));
    if (is_number && is_ranger(*ranger)) return true;
    reader->at = begin;
    return false;
}

static int32_t read_ranger(agi_reader *reader, uint32_t *ranger, agi_writer *why)
{
    return take_ranger(reader, ranger) ? AG_OK : refuse_text(reader, "a Ranger, R1 to R37 in octal", why);
}

/* The piece that moves, if the text says which; false where what says it is no Ranger. */
static bool take_piece(agi_reader *reader, uint32_t *piece)
{
    const char letter = agi_to_upper(agi_peek(reader));

    if (letter == 'R') return take_ranger(reader, piece);
    if (letter != 'K' && letter != 'P') return true;
    *piece = letter == 'K' ? KING : PAWN;
    agi_next(reader);
    return true;
}

static int32_t read_piece(agi_reader *reader, uint32_t *piece, agi_writer *why)
{
    return take_piece(reader, piece) ? AG_OK : refuse_text(reader, "a Ranger, R1 to R37 in octal", why);
}

static int32_t read_squares(const ag_variant *variant, agi_reader *reader, written_move *written, agi_writer *why)
{
    agi_skip_blanks(reader);
    written->from = agi_read_square(reader, variant);
    if (written->from < 0) {
        agi_go_back_to_word(reader);
        return refuse_text(reader, "the square a piece moves from", why);
    }
    written->captures = agi_read_separator(reader).captures;
    written->to = agi_read_square(reader, variant);
    return written->to >= 0 ? AG_OK : refuse_text(reader, "the square it moves to", why);
}

/* Takes a sign, with blanks before and behind it or not. */
static bool take_sign(agi_reader *reader, char sign)
{
    agi_reader ahead = *reader;

    agi_skip_blanks(&ahead);
    if (!agi_take(&ahead, sign)) return false;
    agi_skip_blanks(&ahead);
    *reader = ahead;
    return true;
}

/* Takes "; a4 =", or the same with a comma. In a record ";" alone begins a remark, which is left where it is. */
static bool take_old_square(const ag_variant *variant, agi_reader *reader, int32_t *square)
{
    agi_reader ahead = *reader;

    if (!take_sign(&ahead, ';') && !take_sign(&ahead, ',')) return false;
    *square = agi_read_square(&ahead, variant);
    if (*square < 0 || !take_sign(&ahead, '=')) return false;
    *reader = ahead;
    return true;
}

/* "= R20", or "R20" right behind the target. "=" with nothing behind it is a mark. */
static bool take_result_sign(agi_reader *reader)
{
    agi_reader ahead = *reader;

    if (agi_to_upper(agi_peek(reader)) == 'R') return true;
    return !agi_skip_verdict(&ahead) && take_sign(reader, '=');
}

/* O-O, as a word of its own. */
static bool is_castling(agi_reader reader)
{
    if (agi_read_castling(&reader) < 0) return false;
    agi_skip_marks(&reader, false);
    return agi_at_end(&reader);
}

static int32_t read_written_move(const ag_variant *variant, agi_reader *reader, written_move *written, agi_writer *why)
{
    int32_t status = read_piece(reader, &written->piece, why);

    if (status == AG_OK) status = read_squares(variant, reader, written, why);
    if (status == AG_OK && take_sign(reader, '/')) status = read_ranger(reader, &written->leaves, why);
    if (status == AG_OK && take_result_sign(reader)) status = read_ranger(reader, &written->result, why);
    if (status == AG_OK && take_old_square(variant, reader, &written->stays_on)) {
        status = read_ranger(reader, &written->stays, why);
    }
    if (status == AG_OK) written->en_passant = agi_take_en_passant(reader);
    return status;
}

/* ---- holding it against the legal moves ---- */

/* The piece named is the one that goes; with "/R4" it may be the one that R4 leaves as well. */
static bool fits_piece(const written_move *written, const sentai_change *change)
{
    if (written->piece == 0 || written->piece == change->leaves) return true;
    return written->leaves != 0 && written->piece == (change->leaves | change->stays);
}

static bool fits(const written_move *written, const sentai_change *change)
{
    const bool splits = change->stays != 0;

    if (change->to != written->to || !fits_piece(written, change)) return false;
    if (splits != is_written_split(written, change->leaves | change->stays)) return false;
    if (written->captures && change->taken == 0) return false;
    if (written->en_passant && (change->taken == 0 || change->taken_on == change->to)) return false;
    if (written->leaves != 0 && written->leaves != change->leaves) return false;
    if (written->stays != 0 && (written->stays != change->stays || written->stays_on != change->from)) return false;
    if (written->result == 0) return true;
    return written->result == change->arrives && (change->joins != 0 || is_promotion(change));
}

/* Only promotions are told apart by nothing but what the pawn becomes. */
static int32_t refuse_ambiguous(const ag_variant *variant, const written_move *written, agi_writer *why)
{
    agi_say(why, "%s%s could be any promotion; add =R1, =R2, =R4, =R10 or =R20",
            agi_name_square(variant, written->from).text, agi_name_square(variant, written->to).text);
    return AG_ERR_AMBIGUOUS;
}

/* The legal moves that fit: their number, and the last of them. */
static int32_t find_fitting(const ag_variant *variant, const sentai_position *position, const written_move *written,
                            ag_move *move)
{
    ag_move moves[MOVES_OF_A_PIECE];
    agi_moves list = {.buf = moves, .cap = MOVES_OF_A_PIECE};
    int32_t found = 0;

    agi_sentai_moves_of(variant, position, one_square(written->from), &list);
    for (uint32_t i = 0; i < list.count && i < MOVES_OF_A_PIECE; i++) {
        sentai_change change;
        if (sentai_to(moves[i]) != written->to) continue;
        change = sentai_change_of(position, moves[i]);
        if (!fits(written, &change)) continue;
        *move = moves[i];
        found++;
    }
    return found;
}

int32_t agi_sentai_read_move(const ag_variant *variant, const agi_position *position, agi_reader *reader, ag_move *move,
                             agi_writer *why)
{
    const sentai_position *p = sentai_of(position);
    written_move written = {0};
    int32_t found;
    int32_t status;

    if (is_castling(*reader)) {
        agi_say(why, "nobody castles in %s", variant->name);
        return AG_ERR_ILLEGAL;
    }
    status = read_written_move(variant, reader, &written, why);
    if (status != AG_OK) return status;
    found = find_fitting(variant, p, &written, move);
    if (found == 1) return AG_OK;
    if (found > 1) return refuse_ambiguous(variant, &written, why);
    return agi_sentai_refuse_move(variant, p, &written, why);
}

/* ---- the usual form: what does not have it is refused without a word, as the text need not end with a NUL ---- */

/* "R4 ", "K ", "P ", or no piece before squares alone. */
static bool read_plain_piece(agi_reader *reader, written_move *written)
{
    const char letter = agi_peek(reader);

    if (letter != 'R' && letter != 'K' && letter != 'P') return true;
    return take_piece(reader, &written->piece) && agi_take(reader, ' ');
}

/* "a4-b6", "a4xb6"; "a4b6" without a piece. */
static bool read_plain_squares(const ag_variant *variant, agi_reader *reader, written_move *written)
{
    written->from = agi_read_square(reader, variant);
    written->captures = written->piece != 0 && agi_take(reader, 'x');
    if (written->piece != 0 && !written->captures && !agi_take(reader, '-')) return false;
    written->to = agi_read_square(reader, variant);
    return written->from >= 0 && written->to >= 0;
}

/* What follows the squares: "; a4=R33" or " = R30"; behind squares alone "/R4" or "=R30". */
static bool read_plain_rest(const ag_variant *variant, agi_reader *reader, written_move *written)
{
    if (written->piece == 0) {
        if (agi_take(reader, '/')) return take_ranger(reader, &written->leaves);
        return !agi_take(reader, '=') || take_ranger(reader, &written->result);
    }
    if (agi_take_word(reader, " = ")) return take_ranger(reader, &written->result);
    if (!agi_take_word(reader, "; ")) return true;
    written->stays_on = agi_read_square(reader, variant);
    return written->stays_on >= 0 && agi_take(reader, '=') && take_ranger(reader, &written->stays);
}

bool agi_sentai_read_plain_move(const ag_variant *variant, const agi_position *position, const char *text,
                                int32_t length, ag_move *move)
{
    agi_reader reader = {.text = text};
    written_move written = {0};

    return read_plain_piece(&reader, &written) && read_plain_squares(variant, &reader, &written) &&
           read_plain_rest(variant, &reader, &written) && reader.at == length &&
           find_fitting(variant, sentai_of(position), &written, move) == 1;
}
