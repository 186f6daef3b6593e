/* SPDX-License-Identifier: MIT
 * Breakthrough: moves as text (section 5). */
#include "breakthrough.h"
#include "squares.h"

static bool is_capture(const breakthrough_position *position, ag_move move)
{
    return has_square(position->side[position->head.side ^ 1u], breakthrough_to(move));
}

void agi_breakthrough_write_move(const ag_variant *variant, const agi_position *position, ag_move move, int32_t style,
                                 agi_writer *writer)
{
    agi_put_square(writer, variant, (int32_t)breakthrough_from(move));
    if (style == AG_TEXT_STANDARD) agi_put_char(writer, is_capture(breakthrough_of(position), move) ? 'x' : '-');
    agi_put_square(writer, variant, (int32_t)breakthrough_to(move));
}

/* ---- reading ---- */

static int32_t refuse_text(const agi_reader *reader, const char *wanted, agi_writer *why)
{
    if (agi_peek(reader) == '\0') {
        agi_say(why, "the text ends at byte %d: expected %s, as in \"a2a3\" or \"a2xb3\"", reader->at, wanted);
    } else {
        agi_say(why, "cannot read %q at byte %d: expected %s, as in \"a2a3\" or \"a2xb3\"", reader->text + reader->at,
                reader->at, wanted);
    }
    return AG_ERR_SYNTAX;
}

/* Reads both squares; *says_capture when an x stands between them. */
static int32_t read_squares(const ag_variant *variant, agi_reader *reader, uint32_t *from, uint32_t *to,
                            bool *says_capture, agi_writer *why)
{
    int32_t square = agi_read_square(reader, variant);

    if (square < 0) return refuse_text(reader, "the square a piece moves from", why);
    *from = (uint32_t)square;
    agi_skip_blanks(reader);
    *says_capture = agi_take_cross(reader);
    if (!*says_capture) agi_take_dash(reader);
    agi_skip_blanks(reader);
    square = agi_read_square(reader, variant);
    if (square < 0) return refuse_text(reader, "the square it moves to", why);
    *to = (uint32_t)square;
    return AG_OK;
}

int32_t agi_breakthrough_read_move(const ag_variant *variant, const agi_position *position, agi_reader *reader,
                                   ag_move *move, agi_writer *why)
{
    const breakthrough_position *p = breakthrough_of(position);
    uint32_t from;
    uint32_t to;
    bool says_capture;

    if (read_squares(variant, reader, &from, &to, &says_capture, why) != AG_OK) return AG_ERR_SYNTAX;
    if (!has_square(agi_breakthrough_targets(p, position->side, from), to))
        return agi_breakthrough_refuse(variant, p, from, to, why);
    *move = breakthrough_move(from, to);
    if (!says_capture || is_capture(p, *move)) return AG_OK;
    agi_say(why, "there is nothing to capture on %s; write \"-\" instead of \"x\"",
            agi_name_square(variant, (int32_t)to).text);
    return AG_ERR_ILLEGAL;
}
