/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: turns as text (section 6). */
#include "actions.h"
#include "squares.h"

/* ---- writing ---- */

void agi_diaballik_write_action(const ag_variant *variant, action made, agi_writer *writer)
{
    agi_put_square(writer, variant, made.from);
    if (made.is_pass) agi_put_char(writer, '>');
    agi_put_square(writer, variant, made.to);
}

/* Both styles are the same. */
void agi_diaballik_write_move(const ag_variant *variant, const agi_position *position, ag_move move, int32_t style,
                              agi_writer *writer)
{
    const sequence found = agi_diaballik_first_by_text(variant, diaballik_of(position), move);

    (void)style;
    for (int32_t i = 0; i < found.count; i++) {
        if (i > 0) agi_put_char(writer, ',');
        agi_diaballik_write_action(variant, found.actions[i], writer);
    }
}

/* ---- reading ---- */

/* Reads "a1a2" or "d1>f3", blanks between the parts or not; with a dash or "->" it is whichever the stone can do. False
 * when neither stands next; the reader is then where it was. */
static bool read_action(const ag_variant *variant, const turn_so_far *now, agi_reader *reader, action *wanted)
{
    const int32_t start = reader->at;
    bool is_either;

    agi_skip_blanks(reader);
    wanted->from = agi_read_square(reader, variant);
    agi_skip_blanks(reader);
    is_either = agi_take_dash(reader);
    wanted->is_pass = agi_take(reader, '>');
    if (is_either) wanted->is_pass = wanted->from == now->carrier;
    agi_skip_blanks(reader);
    wanted->to = wanted->from >= 0 ? agi_read_square(reader, variant) : -1;
    if (wanted->to >= 0) return true;
    reader->at = start;
    return false;
}

/* Whether the turn goes on: after a comma always; after ";" or a blank if an action of an own stone follows, since the
 * next player's turn or a remark may stand there as well. The reader then is behind what separates the two. */
static bool goes_on(const ag_variant *variant, const turn_so_far *now, agi_reader *reader)
{
    agi_reader ahead = *reader;
    agi_reader behind;
    action next;
    bool is_certain;

    agi_skip_blanks(&ahead);
    is_certain = agi_take(&ahead, ',');
    if (!is_certain) agi_take(&ahead, ';');
    if (ahead.at == reader->at) return false;
    behind = ahead;
    if (!is_certain && !(read_action(variant, now, &ahead, &next) && has_square(now->own, next.from))) return false;
    *reader = behind;
    return true;
}

static int32_t refuse_text(const agi_reader *reader, int32_t number, agi_writer *why)
{
    if (agi_peek(reader) == '\0') {
        agi_say(why, "action %d is missing: the text ends at byte %d", number, reader->at);
        return AG_ERR_SYNTAX;
    }
    agi_say(why, "action %d, %q at byte %d, cannot be read; a stone move is written like a1a2, a pass like d1>e1",
            number, reader->text + reader->at, reader->at);
    return AG_ERR_SYNTAX;
}

static int32_t refuse_action(const ag_variant *variant, const turn_so_far *now, action wanted, agi_writer *why)
{
    char name[8];
    char reason[100];
    agi_writer name_writer = agi_writer_make(name, (int32_t)sizeof name);
    agi_writer reason_writer = agi_writer_make(reason, (int32_t)sizeof reason);

    agi_diaballik_write_action(variant, wanted, &name_writer);
    agi_writer_end(&name_writer);
    agi_diaballik_refuse_action(now, wanted, &reason_writer);
    agi_say(why, "action %d, %s, is not legal: %s", now->actions + 1, name, reason);
    return AG_ERR_ILLEGAL;
}

int32_t agi_diaballik_read_move(const ag_variant *variant, const agi_position *position, agi_reader *reader,
                                ag_move *move, agi_writer *why)
{
    turn_so_far now = agi_diaballik_begin_turn(variant, diaballik_of(position));
    action wanted;

    do {
        agi_skip_blanks(reader);
        if (!read_action(variant, &now, reader, &wanted)) return refuse_text(reader, now.actions + 1, why);
        if (wanted.is_pass != (wanted.from == now.carrier) ||
            !has_square(agi_diaballik_targets(&now, wanted.from), wanted.to)) {
            return refuse_action(variant, &now, wanted, why);
        }
        agi_diaballik_act(&now, wanted.from, wanted.to);
    } while (goes_on(variant, &now, reader));
    *move = agi_diaballik_turn_made(diaballik_of(position), &now);
    return AG_OK;
}
