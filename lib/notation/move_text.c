/* SPDX-License-Identifier: MIT
 * Moves as text: writing, reading, playing what was read. */
#include <string.h>

#include "defaults.h"
#include "game.h"
#include "marks.h"
#include "move_text.h"

enum { MOVE_TEXT_BYTES = 128 };

static bool is_style(int32_t style)
{
    return style == AG_TEXT_COORDINATE || style == AG_TEXT_STANDARD;
}

int32_t ag_move_text(const ag_game *game, ag_move move, int32_t style, char *buf, int32_t cap)
{
    agi_writer writer = agi_writer_make(buf, cap);
    int32_t status;

    if (!game || !is_style(style) || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    status = agi_check_move(game, move);
    if (status != AG_OK) return status;
    game->rules->write_move(game->variant, game->now, move, style, &writer);
    return agi_writer_end(&writer);
}

int32_t ag_game_move_text_at(const ag_game *game, int32_t ply, int32_t style, char *buf, int32_t cap)
{
    agi_writer writer = agi_writer_make(buf, cap);
    const agi_position *position;
    ag_move move;

    if (!game || ply < 0 || ply >= agi_ply(game) || !is_style(style) || !agi_is_buffer(buf, cap))
        return AG_ERR_ARGUMENT;
    position = agi_position_at(game, ply);
    move = ag_game_move_at(game, ply);
    if (!agi_is_legal(game->variant, position, move)) return AG_ERR_ILLEGAL; /* played unchecked */
    game->rules->write_move(game->variant, position, move, style, &writer);
    return agi_writer_end(&writer);
}

/* Takes dots, "." or an ellipsis. */
static bool take_dots(agi_reader *reader)
{
    const int32_t begin = reader->at;

    while (agi_take(reader, '.') || (agi_peek(reader) == '\xE2' && agi_take_word(reader, "\xE2\x80\xA6"))) {
    }
    return reader->at > begin;
}

/* Skips what counts moves in front of one: "12.", "12...", "12)", or dots alone. */
static void skip_number(agi_reader *reader)
{
    agi_reader ahead = *reader;
    bool has_digits = false;

    agi_skip_blanks(&ahead);
    for (; agi_is_digit(agi_peek(&ahead)); agi_next(&ahead)) has_digits = true;
    if (!take_dots(&ahead) && !(has_digits && agi_take(&ahead, ')'))) return;
    agi_skip_blanks(&ahead);
    take_dots(&ahead);
    *reader = ahead;
}

/* Reads one move leniently; the reader ends behind it and its marks. */
static int32_t read_move(const ag_game *game, agi_reader *reader, ag_move *move, agi_writer *why)
{
    int32_t status;

    if (agi_is_over(game)) return agi_refuse_finished(game, why);
    if (agi_at_end(reader)) {
        agi_say(why, "the text contains no move");
        return AG_ERR_SYNTAX;
    }
    status = game->rules->read_move(game->variant, game->now, reader, move, why);
    if (status == AG_OK) agi_skip_marks(reader, game->rules->has_mark_words);
    return status;
}

/* Reads a move of the usual form that is all of a text. There is none where the board has ended the game. */
static bool read_plain_move(const ag_game *game, const char *text, int32_t length, ag_move *move)
{
    const agi_rules *rules = game->rules;

    return rules->read_plain_move && rules->read_plain_move(game->variant, game->now, text, length, move) &&
           !agi_is_stopped(game);
}

/* Reads the first move of a text, which may have a number in front. */
static int32_t read_first_move(const ag_game *game, agi_reader *reader, ag_move *move, agi_writer *why)
{
    const char *end = memchr(reader->text, '\0', AGI_TEXT_LIMIT);

    if (end && read_plain_move(game, reader->text, (int32_t)(end - reader->text), move)) {
        reader->at = (int32_t)(end - reader->text);
        return AG_OK;
    }
    if (!end) {
        agi_say(why, "the text is longer than %d bytes; no move is that long", (int32_t)AGI_TEXT_LIMIT);
        return AG_ERR_SYNTAX;
    }
    skip_number(reader);
    return read_move(game, reader, move, why);
}

static int32_t refuse_rest(const agi_reader *reader, agi_writer *why)
{
    agi_say(why, "unexpected %q at byte %d: the move ends before it", reader->text + reader->at, reader->at);
    return AG_ERR_SYNTAX;
}

/* Whether the text is what ag_move_text writes for the move, in either style; else says what that would be. */
static int32_t check_exact(const ag_game *game, const char *text, ag_move move, agi_writer *why)
{
    char exact[2][MOVE_TEXT_BYTES];

    for (int32_t style = AG_TEXT_COORDINATE; style <= AG_TEXT_STANDARD; style++) {
        ag_move_text(game, move, style, exact[style], MOVE_TEXT_BYTES);
        if (strcmp(text, exact[style]) == 0) return AG_OK;
    }
    agi_say(why, "%q is not the exact text: the move is written \"%s\" or \"%s\"", text, exact[0], exact[1]);
    return AG_ERR_SYNTAX;
}

static int32_t parse(const ag_game *game, const char *text, int32_t strictness, ag_move *out, agi_writer *why)
{
    agi_reader reader = {.text = text, .at = 0};
    int32_t status = read_first_move(game, &reader, out, why);

    if (status == AG_OK && !agi_at_end(&reader)) status = refuse_rest(&reader, why);
    if (status == AG_OK && strictness == AG_PARSE_STRICT) status = check_exact(game, text, *out, why);
    return status;
}

int32_t ag_move_parse(const ag_game *game, const char *text, int32_t strictness, ag_move *out, char *why,
                      int32_t why_cap)
{
    agi_writer sentence = agi_writer_make(why, why_cap);
    int32_t status;

    if (out) *out = 0;
    if (!game || !text || !out || !agi_is_buffer(why, why_cap)) return AG_ERR_ARGUMENT;
    if (strictness != AG_PARSE_LENIENT && strictness != AG_PARSE_STRICT) return AG_ERR_ARGUMENT;
    status = parse(game, text, strictness, out, &sentence);
    if (status != AG_OK) *out = 0;
    return status;
}

/* Plays what stands behind a move: the roll that follows it. */
static int32_t play_rest(ag_game *game, agi_reader *reader, agi_writer *why)
{
    ag_move roll;
    int32_t status;

    if (agi_is_over(game)) {
        agi_say(why, "the move ends the game, so %q at byte %d cannot follow", reader->text + reader->at, reader->at);
        return AG_ERR_ILLEGAL;
    }
    if (!game->now->roll_due) return refuse_rest(reader, why);
    status = read_move(game, reader, &roll, why);
    if (status == AG_OK && !agi_at_end(reader)) status = refuse_rest(reader, why);
    return status == AG_OK ? ag_game_play_unchecked(game, roll) : status;
}

static int32_t play_text(ag_game *game, agi_reader reader, agi_writer *why)
{
    ag_move move;
    int32_t status = read_first_move(game, &reader, &move, why);

    if (status == AG_OK) status = ag_game_play_unchecked(game, move);
    if (status != AG_OK || agi_at_end(&reader)) return status;
    status = play_rest(game, &reader, why);
    if (status != AG_OK) ag_game_undo(game);
    return status;
}

int32_t ag_game_play_text(ag_game *game, const char *text, char *why, int32_t why_cap)
{
    agi_writer sentence = agi_writer_make(why, why_cap);

    if (!game || !text || !agi_is_buffer(why, why_cap)) return AG_ERR_ARGUMENT;
    return play_text(game, (agi_reader){.text = text}, &sentence);
}

int32_t agi_play_record_text(ag_game *game, const char *text, char *why, int32_t why_cap)
{
    agi_writer sentence = agi_writer_make(why, why_cap);

    return play_text(game, (agi_reader){.text = text, .in_record = true}, &sentence);
}

static int32_t play_plain_move(ag_game *game, const char *text, int32_t length)
{
    ag_move move;

    return read_plain_move(game, text, length, &move) ? ag_game_play_unchecked(game, move) : AG_ERR_SYNTAX;
}

/* The bytes before a roll that stands behind a move, " = Knight"; 0 where none does. */
static int32_t bytes_before_roll(const ag_game *game, const char *text, int32_t length)
{
    const char *sign = game->variant->has_chance ? memchr(text, '=', (size_t)length) : NULL;
    return sign && sign > text && sign[-1] == ' ' ? (int32_t)(sign - 1 - text) : 0;
}

int32_t agi_play_plain_text(ag_game *game, const char *text, int32_t length)
{
    const int32_t before = bytes_before_roll(game, text, length);
    int32_t status = play_plain_move(game, text, before > 0 ? before : length);

    if (status != AG_OK || before == 0) return status;
    status = game->now->roll_due ? play_plain_move(game, text + before + 1, length - before - 1) : AG_ERR_SYNTAX;
    if (status != AG_OK) ag_game_undo(game);
    return status;
}
