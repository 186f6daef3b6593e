/* SPDX-License-Identifier: MIT
 * Breakthrough: position strings (section 2) and the identity of positions. */
#include "breakthrough.h"
#include "position_text.h"

uint64_t agi_breakthrough_hash(const ag_variant *variant, const agi_position *position)
{
    const breakthrough_position *p = breakthrough_of(position);
    uint64_t hash = agi_hash_variant(variant->id);

    if (p->head.side == AG_BLACK) hash ^= agi_keys[BREAKTHROUGH_SIDE_KEY];
    for (uint32_t player = AG_WHITE; player <= AG_BLACK; player++) {
        for (squares pieces = p->side[player]; pieces != 0; pieces &= pieces - 1)
            hash ^= breakthrough_key(player, agi_lowest_bit(pieces));
    }
    return hash;
}

/* Same pieces on the same squares and the same player to move. */
bool agi_breakthrough_same(const ag_variant *variant, const agi_position *position, const agi_position *other)
{
    const breakthrough_position *p = breakthrough_of(position);
    const breakthrough_position *q = breakthrough_of(other);

    (void)variant;
    return p->head.side == q->head.side && p->side[AG_WHITE] == q->side[AG_WHITE] &&
           p->side[AG_BLACK] == q->side[AG_BLACK];
}

/* ---- position strings ---- */

static const agi_board_style STYLE = {.one_digit = true, .has_pits = false};

static const agi_board_words WORDS = {
    .board = "8 ranks of 8 squares",
    .rank = "8 squares",
    .content = "a piece is P for White or p for Black, and a digit from 1 to 8 is a run of empty squares",
};

void agi_breakthrough_write(const ag_variant *variant, const agi_position *position, agi_writer *writer)
{
    agi_write_board(variant, &STYLE, position, writer);
    agi_write_side(position, writer);
}

/* Puts the pieces down. Those beyond the sixteenth of a side are noted where they stand. */
static void set_up(const ag_variant *variant, const agi_board_text *board, breakthrough_position *position,
                   agi_problems *problems)
{
    for (int32_t i = 0; i < BREAKTHROUGH_SQUARES; i++) {
        const int32_t square = agi_text_square(variant, i);
        const int32_t offset = board->offset[square];
        int32_t player;

        if (board->piece[square] == 0) continue;
        player = ag_piece_player(board->piece[square]);
        position->side[player] |= one_square((uint32_t)square);
        if (agi_count_bits(position->side[player]) != BREAKTHROUGH_PIECES + 1) continue;
        agi_problem_at(problems, AG_PROBLEM_TOO_MANY_PIECES, offset,
                       "%s has more than %d pieces: the one at byte %d is the seventeenth", agi_name_side(player),
                       (int32_t)BREAKTHROUGH_PIECES, offset);
    }
}

/* A counter behind a blank, if one stands next. */
static int32_t read_counter(agi_reader *reader, const char *name, agi_writer *why)
{
    agi_reader ahead = *reader;

    agi_skip_blanks(&ahead);
    if (ahead.at == reader->at || !agi_is_digit(agi_peek(&ahead))) return AG_OK;
    *reader = ahead;
    if (agi_read_counter(&ahead) < 0) {
        agi_say(why, "%s at byte %d must be a number from 0 to %d, not %q", name, reader->at, (int32_t)AGI_COUNTER_MAX,
                reader->text + reader->at);
        return AG_ERR_SYNTAX;
    }
    *reader = ahead;
    return AG_OK;
}

static int32_t refuse_field(const agi_reader *reader, agi_writer *why)
{
    if (agi_peek(reader) == '\0') {
        agi_say(why, "the text ends at byte %d, after one \"-\"; only \"- -\" or \"- - 0 1\" may follow the side",
                reader->at);
    } else {
        agi_say(
            why,
            "the \"-\" after the side is followed by %q at byte %d; only \"- -\" or \"- - 0 1\" may follow the side",
            reader->text + reader->at, reader->at);
    }
    return AG_ERR_SYNTAX;
}

/* The fields that strings of chess have behind the side, "- - 0 1", say nothing here (ruling 5). */
static int32_t read_chess_fields(agi_reader *reader, agi_writer *why)
{
    agi_reader ahead = *reader;

    agi_skip_blanks(&ahead);
    if (ahead.at == reader->at || !agi_take(&ahead, '-')) return AG_OK;
    *reader = ahead;
    agi_skip_blanks(reader);
    if (ahead.at == reader->at || !agi_take(reader, '-')) return refuse_field(reader, why);
    if (read_counter(reader, "the halfmove clock", why) != AG_OK) return AG_ERR_SYNTAX;
    return read_counter(reader, "the move number", why);
}

int32_t agi_breakthrough_read(const ag_variant *variant, agi_reader *reader, agi_position *position,
                              agi_problems *problems)
{
    agi_board_text board;

    if (agi_read_board(variant, &STYLE, reader, &board) != AG_OK)
        return agi_refuse_board(variant, &board, &WORDS, reader, problems->why);
    set_up(variant, &board, (breakthrough_position *)position, problems);
    if (agi_read_side(variant, reader, position, problems->why) != AG_OK) return AG_ERR_SYNTAX;
    if (read_chess_fields(reader, problems->why) != AG_OK) return AG_ERR_SYNTAX;
    position->hash = agi_breakthrough_hash(variant, position);
    return AG_OK;
}
