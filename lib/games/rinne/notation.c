/* SPDX-License-Identifier: MIT
 * Rinne and Tensei: moves as text (section 7). */
#include "bits.h"
#include "marks.h"
#include "position_text.h"
#include "rinne.h"
#include "squares.h"

/* ---- writing ---- */

static void write_coordinates(const ag_variant *variant, ag_move move, agi_writer *writer)
{
    if (rinne_is_roll(move)) {
        agi_put_char(writer, '=');
        agi_put_char(writer, agi_rinne_kind_letter(rinne_kind_after(move)));
        return;
    }
    agi_put_square(writer, variant, (int32_t)rinne_from(move));
    agi_put_square(writer, variant, (int32_t)rinne_to(move));
}

static void write_change(uint32_t kind, agi_writer *writer)
{
    agi_put_text(writer, "= ");
    agi_put_text(writer, agi_rinne_kind_name(kind));
}

/* The inventor's form. In Tensei what follows the squares is the roll, a ply of its own. */
static void write_inventor(const ag_variant *variant, const rinne_position *position, ag_move move, agi_writer *writer)
{
    const uint32_t kind = rinne_kind(position->pieces[rinne_from(move)]);

    if (rinne_is_roll(move)) {
        write_change(rinne_kind_after(move), writer);
        return;
    }
    agi_put_text(writer, agi_rinne_kind_name(kind));
    agi_put_char(writer, ' ');
    agi_put_square(writer, variant, (int32_t)rinne_from(move));
    agi_put_text(writer, position->pieces[rinne_to(move)] != 0 ? " x " : " - ");
    agi_put_square(writer, variant, (int32_t)rinne_to(move));
    if (rinne_setup_of(variant)->has_die) return;
    agi_put_char(writer, ' ');
    write_change(rinne_kind_after(move), writer);
}

void agi_rinne_write_move(const ag_variant *variant, const agi_position *position, ag_move move, int32_t style,
                          agi_writer *writer)
{
    if (style == AG_TEXT_COORDINATE) {
        write_coordinates(variant, move, writer);
    } else {
        write_inventor(variant, rinne_of(position), move, writer);
    }
}

/* ---- reading ---- */

/* What a text says of a move; RINNE_NONE and false where it says nothing. */
typedef struct said {
    uint32_t kind;
    uint32_t from;
    uint32_t to;
    uint32_t kind_after;
    bool capture;
    bool change; /* "=" and a kind */
} said;

/* A kind, in full or by its letter; RINNE_NONE and nothing read when none stands next. */
static uint32_t read_kind(agi_reader *reader)
{
    for (uint32_t kind = RINNE_KING; kind <= RINNE_QUEEN; kind++) {
        if (agi_take_word(reader, agi_rinne_kind_name(kind))) return kind;
    }
    for (uint32_t kind = RINNE_KING; kind <= RINNE_QUEEN; kind++) {
        if (agi_to_upper(agi_peek(reader)) != agi_rinne_kind_letter(kind)) continue;
        agi_next(reader);
        return kind;
    }
    return RINNE_NONE;
}

static int32_t refuse_text(const agi_reader *reader, const char *wanted, agi_writer *why)
{
    if (agi_peek(reader) == '\0') {
        agi_say(why, "the text ends at byte %d: expected %s, as in \"e2e3\" or \"King e2 - e3\"", reader->at, wanted);
    } else {
        agi_say(why, "cannot read %q at byte %d: expected %s, as in \"e2e3\" or \"King e2 - e3\"",
                reader->text + reader->at, reader->at, wanted);
    }
    return AG_ERR_SYNTAX;
}

/* Reads "= Kind" after "=": a whole word. */
static int32_t read_change(agi_reader *reader, said *move, agi_writer *why)
{
    int32_t begin;

    agi_skip_blanks(reader);
    begin = reader->at;
    move->change = true;
    move->kind_after = read_kind(reader);
    if (move->kind_after != RINNE_NONE && !agi_is_letter(agi_peek(reader))) return AG_OK;
    reader->at = begin;
    return refuse_text(reader, "a kind of piece (K N B R Q or its name)", why);
}

/* Reads "Kind from - to". A letter that begins a square is no kind: "b2b3" is the piece on b2. */
static int32_t read_squares(const ag_variant *variant, agi_reader *reader, said *move, agi_writer *why)
{
    int32_t square = agi_read_square(reader, variant);

    if (square < 0) {
        move->kind = read_kind(reader);
        agi_skip_blanks(reader);
        square = agi_read_square(reader, variant);
    }
    if (square < 0) {
        agi_go_back_to_word(reader);
        return refuse_text(reader, "the square a piece moves from", why);
    }
    move->from = (uint32_t)square;
    agi_skip_blanks(reader);
    move->capture = agi_take_cross(reader);
    if (!move->capture) agi_take_dash(reader);
    agi_skip_blanks(reader);
    square = agi_read_square(reader, variant);
    if (square < 0) return refuse_text(reader, "the square it moves to", why);
    move->to = (uint32_t)square;
    return AG_OK;
}

/* Reads a kind without "=": a whole word, and not the piece of another move. */
static void read_bare_change(const ag_variant *variant, agi_reader *reader, said *move)
{
    agi_reader ahead = *reader;
    agi_reader behind;
    uint32_t kind;

    agi_skip_blanks(&ahead);
    if (!agi_is_letter(agi_peek(&ahead))) return;
    kind = read_kind(&ahead);
    behind = ahead;
    agi_skip_blanks(&behind);
    if (kind == RINNE_NONE || agi_is_word(agi_peek(&ahead)) || agi_read_square(&behind, variant) >= 0) return;
    move->kind_after = kind;
    move->change = true;
    *reader = ahead;
}

/* What the piece becomes: "= Knight", "=N" or "N". "=" with nothing behind it is a mark. */
static int32_t read_outcome(const ag_variant *variant, agi_reader *reader, said *move, agi_writer *why)
{
    agi_reader ahead = *reader;
    agi_reader verdict = *reader;

    agi_skip_blanks(&ahead);
    if (!agi_take(&ahead, '=')) {
        read_bare_change(variant, reader, move);
        return AG_OK;
    }
    if (agi_skip_verdict(&verdict)) return AG_OK;
    *reader = ahead;
    return read_change(reader, move, why);
}

/* In Tensei what stands behind the squares is the roll, which is a move of its own and left to the next call. */
static int32_t read_piece_move(const ag_variant *variant, agi_reader *reader, said *move, agi_writer *why)
{
    const int32_t status = read_squares(variant, reader, move, why);

    if (status != AG_OK || rinne_setup_of(variant)->has_die) return status;
    return read_outcome(variant, reader, move, why);
}

/* ---- refusing ---- */

static void explain_target(const ag_variant *variant, const rinne_position *position, const said *move, agi_writer *why)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const uint32_t player = position->head.side;
    const agi_square_name from = agi_name_square(variant, (int32_t)move->from);
    const agi_square_name to = agi_name_square(variant, (int32_t)move->to);

    if ((position->side[player] >> move->to & 1) != 0) {
        agi_say(why, "%s's own piece is on %s; a move ends on an empty square, or on a goal that holds an enemy",
                agi_name_side((int32_t)player), to.text);
    } else if ((position->side[player ^ 1] & ~(setup->goals[0] | setup->goals[1])) >> move->to & 1) {
        agi_say(why, "the piece on %s cannot be captured: captures are made only on the goals, %s and %s", to.text,
                agi_name_square(variant, (int32_t)agi_lowest_bit(setup->goals[AG_BLACK])).text,
                agi_name_square(variant, (int32_t)agi_lowest_bit(setup->goals[AG_WHITE])).text);
    } else {
        agi_say(why, "the %s on %s cannot move to %s", agi_rinne_kind_name(rinne_kind(position->pieces[move->from])),
                from.text, to.text);
    }
}

/* Why the piece cannot go where the text says; AG_OK when it can. */
static int32_t check_squares(const ag_variant *variant, const rinne_position *position, const said *move,
                             agi_writer *why)
{
    const uint32_t player = position->head.side;
    const agi_square_name from = agi_name_square(variant, (int32_t)move->from);

    if ((position->side[player] >> move->from & 1) == 0) {
        if ((position->side[player ^ 1] >> move->from & 1) != 0) {
            agi_say(why, "the piece on %s is %s's, and it is %s's turn", from.text, agi_name_side((int32_t)player ^ 1),
                    agi_name_side((int32_t)player));
        } else {
            agi_say(why, "there is no piece on %s", from.text);
        }
        return AG_ERR_ILLEGAL;
    }
    if ((agi_rinne_destinations(rinne_setup_of(variant), position, move->from) >> move->to & 1) != 0) return AG_OK;
    explain_target(variant, position, move, why);
    return AG_ERR_ILLEGAL;
}

/* What a text says beyond the squares has to be so. */
static int32_t check_words(const ag_variant *variant, const rinne_position *position, const said *move, agi_writer *why)
{
    const uint32_t kind = rinne_kind(position->pieces[move->from]);
    const uint32_t next = rinne_next_kind(rinne_setup_of(variant), kind);

    if (move->kind != RINNE_NONE && move->kind != kind) {
        agi_say(why, "the piece on %s is a %s, not a %s", agi_name_square(variant, (int32_t)move->from).text,
                agi_rinne_kind_name(kind), agi_rinne_kind_name(move->kind));
        return AG_ERR_ILLEGAL;
    }
    if (move->capture && position->pieces[move->to] == 0) {
        agi_say(why, "there is nothing to capture on %s; write \"-\" instead of \"x\"",
                agi_name_square(variant, (int32_t)move->to).text);
        return AG_ERR_ILLEGAL;
    }
    if (move->change && move->kind_after != next) {
        agi_say(why, "a %s that moves becomes a %s, not a %s", agi_rinne_kind_name(kind), agi_rinne_kind_name(next),
                agi_rinne_kind_name(move->kind_after));
        return AG_ERR_ILLEGAL;
    }
    return AG_OK;
}

/* ---- reading a move of the position ---- */

/* Whether the move of a piece stands next: "b2b3" is no roll of a Bishop. */
static bool is_piece_move(const ag_variant *variant, agi_reader ahead)
{
    agi_writer nowhere = agi_writer_make(NULL, 0);
    said move = {0};

    return read_squares(variant, &ahead, &move, &nowhere) == AG_OK;
}

enum { DIE_SIX = 6 };

/* What a die shows, 1 to 6 or I to VI: a whole word. 0 when none stands next. */
static int32_t read_die(agi_reader *reader)
{
    static const char *const numbers[] = {"VI", "IV", "V", "III", "II", "I"};
    static const uint8_t values[] = {6, 4, 5, 3, 2, 1};
    agi_reader ahead = *reader;
    int32_t shown = 0;

    if (agi_peek(&ahead) >= '1' && agi_peek(&ahead) <= '6') {
        shown = agi_next(&ahead) - '0';
    } else {
        for (int32_t i = 0; i < DIE_SIX && shown == 0; i++) {
            if (agi_take_word(&ahead, numbers[i])) shown = values[i];
        }
    }
    if (agi_is_word(agi_peek(&ahead))) return 0;
    if (shown > 0) *reader = ahead;
    return shown;
}

/* Whether a number may be what the die shows: behind "=", or as a word of its own outside records. */
static bool may_be_die(const agi_reader *reader, bool has_sign)
{
    if (has_sign) return true;
    return !reader->in_record && (reader->at == 0 || !agi_is_word(reader->text[reader->at - 1]));
}

/* Reads "=N", "N", "=2", "= II". */
static int32_t read_rolled_kind(agi_reader *reader, uint32_t *kind, agi_writer *why)
{
    said move = {0};
    const bool has_sign = agi_take(reader, '=');
    int32_t shown;

    agi_skip_blanks(reader);
    shown = may_be_die(reader, has_sign) ? read_die(reader) : 0;
    if (shown == DIE_SIX) {
        agi_say(why, "a six is rolled again; a roll is 1 (King), 2 (Knight), 3 (Bishop), 4 (Rook) or 5 (Queen)");
        return AG_ERR_ILLEGAL;
    }
    *kind = (uint32_t)shown;
    if (shown > 0) return AG_OK;
    if (read_change(reader, &move, why) != AG_OK) {
        agi_say(why, "cannot read %q at byte %d: a roll is due, =K =N =B =R or =Q", reader->text + reader->at,
                reader->at);
        return AG_ERR_SYNTAX;
    }
    *kind = move.kind_after;
    return AG_OK;
}

static int32_t read_roll(const ag_variant *variant, const rinne_position *position, agi_reader *reader, ag_move *roll,
                         agi_writer *why)
{
    uint32_t kind = RINNE_NONE;
    int32_t status;

    if (is_piece_move(variant, *reader)) {
        agi_say(why, "%q moves a piece, but a roll is due first: =K =N =B =R or =Q", reader->text + reader->at);
        return AG_ERR_ILLEGAL;
    }
    status = read_rolled_kind(reader, &kind, why);
    if (status == AG_OK) *roll = rinne_roll((uint32_t)agi_rinne_undecided(position), kind);
    return status;
}

int32_t agi_rinne_read_move(const ag_variant *variant, const agi_position *position, agi_reader *reader, ag_move *move,
                            agi_writer *why)
{
    const rinne_position *p = rinne_of(position);
    said text = {0};
    uint32_t kind;
    int32_t status;

    if (position->roll_due) return read_roll(variant, p, reader, move, why);
    if (agi_peek(reader) == '=') {
        agi_say(why, "%q is a roll, but no roll is due: it is %s's turn to move a piece", reader->text + reader->at,
                agi_name_side(position->side));
        return AG_ERR_ILLEGAL;
    }
    status = read_piece_move(variant, reader, &text, why);
    if (status == AG_OK) status = check_squares(variant, p, &text, why);
    if (status == AG_OK) status = check_words(variant, p, &text, why);
    if (status != AG_OK) return status;
    kind = rinne_kind(p->pieces[text.from]);
    *move = rinne_move(kind, rinne_next_kind(rinne_setup_of(variant), kind), text.from, text.to);
    return status;
}
