/* SPDX-License-Identifier: MIT */
#include "position_text.h"

const char *agi_name_side(int32_t side)
{
    return side == AG_WHITE ? "White" : "Black";
}

int32_t agi_read_stroke(agi_reader *reader, int32_t rank, agi_writer *why)
{
    if (agi_take(reader, '/')) return AG_OK;
    if (agi_peek(reader) == '\0') {
        agi_say(why, "the board ends after rank %d at byte %d; \"/\" and rank %d are needed", rank + 1, reader->at,
                rank);
    } else {
        agi_say(why, "rank %d is followed by %q at byte %d; \"/\" and rank %d are needed", rank + 1,
                reader->text + reader->at, reader->at, rank);
    }
    return AG_ERR_SYNTAX;
}

int32_t agi_read_side(const ag_variant *variant, agi_reader *reader, agi_position *position, agi_writer *why)
{
    const bool blank = agi_is_blank(agi_peek(reader));

    agi_skip_blanks(reader);
    position->side = agi_peek(reader) == 'b' ? AG_BLACK : AG_WHITE;
    if (blank && (agi_take(reader, 'w') || agi_take(reader, 'b'))) return AG_OK;
    if (agi_peek(reader) == '\0') {
        agi_say(why, "the text ends at byte %d; the side to move is needed: a blank and w or b", reader->at);
    } else if (agi_peek(reader) == '/') {
        agi_say(why, "one more rank begins at byte %d; the board has %d ranks", reader->at, variant->ranks);
    } else {
        agi_say(why, "the board is followed by %q at byte %d; a blank and the side to move, w or b, are needed",
                reader->text + reader->at, reader->at);
    }
    return AG_ERR_SYNTAX;
}
