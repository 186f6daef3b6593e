/* SPDX-License-Identifier: MIT
 * Writing a game as a record. */
#include <string.h>

#include "draws.h"
#include "record.h"

enum { LINE_COLUMNS = 79, TURN_BYTES = 256, POSITION_BYTES = 512 };

/* ---- tags ---- */

static void put_tag(agi_writer *writer, const char *name, const char *value)
{
    agi_put_format(writer, "[%s \"", name);
    for (; *value != '\0'; value++) {
        if (*value == '"' || *value == '\\') agi_put_char(writer, '\\');
        agi_put_char(writer, *value);
    }
    agi_put_text(writer, "\"]\n");
}

static void put_roster(const ag_game *game, agi_writer *writer)
{
    for (int32_t i = 0; i < AGI_ROSTER; i++) {
        const char *value = agi_find_tag(&game->tags, agi_roster_name(i));
        if (!value && agi_record_is_chess(game->variant)) value = agi_roster_unknown(i);
        if (value) put_tag(writer, agi_roster_name(i), value);
    }
}

static void write_start(const ag_game *game, char text[POSITION_BYTES])
{
    agi_writer writer = agi_writer_make(text, POSITION_BYTES);

    game->rules->write(game->variant, game->history, &writer);
    agi_writer_end(&writer);
}

/* A tag by a name of ours that is another's stands with the other tags. */
static bool has_another(const ag_game *game, int32_t own)
{
    return agi_find_tag(&game->tags, agi_own_tag_name(own)) != NULL;
}

/* The start position, if it is not the usual one; as FEN where Position is another's. */
static void put_start(const ag_game *game, agi_writer *writer)
{
    char start[POSITION_BYTES];

    write_start(game, start);
    if (strcmp(start, game->variant->start_position) == 0) return;
    if (agi_record_is_chess(game->variant) || has_another(game, AGI_TAG_POSITION)) {
        put_tag(writer, agi_own_tag_name(AGI_TAG_SET_UP), "1");
        put_tag(writer, agi_own_tag_name(AGI_TAG_FEN), start);
    } else {
        put_tag(writer, agi_own_tag_name(AGI_TAG_POSITION), start);
    }
}

/* The result; 0-0 of a record that said so. */
static const char *result_text(const ag_game *game)
{
    const char *kept = agi_find_tag(&game->tags, agi_own_tag_name(AGI_TAG_RESULT));
    return kept ? kept : ag_result_text(ag_game_result(game));
}

/* The tags that follow from the game. A record of chess needs no tag Variant. */
static void put_own_tags(const ag_game *game, const char *automatic_draws, agi_writer *writer)
{
    const ag_variant *variant = game->variant;

    if (!agi_record_is_chess(variant)) put_tag(writer, agi_own_tag_name(AGI_TAG_VARIANT), variant->id);
    if (!has_another(game, AGI_TAG_RULES_VERSION))
        agi_put_format(writer, "[%s \"%d\"]\n", agi_own_tag_name(AGI_TAG_RULES_VERSION), variant->rules_version);
    put_start(game, writer);
    if (automatic_draws) put_tag(writer, agi_own_tag_name(AGI_TAG_AUTOMATIC_DRAWS), automatic_draws);
    if (ag_game_result(game) != AG_ONGOING && !has_another(game, AGI_TAG_REASON))
        put_tag(writer, agi_own_tag_name(AGI_TAG_REASON), ag_reason_name(ag_game_reason(game)));
}

/* The roster comes first, as readers of chess want it. */
static void put_tags(const ag_game *game, const char *automatic_draws, agi_writer *writer)
{
    put_roster(game, writer);
    put_tag(writer, agi_own_tag_name(AGI_TAG_RESULT), result_text(game));
    put_own_tags(game, automatic_draws, writer);
    for (int32_t i = 0; i < game->tags.count; i++) {
        const agi_tag *tag = &game->tags.list[i];
        if (!agi_is_in_roster(tag->name) && agi_find_own_tag(tag->name) != AGI_TAG_RESULT)
            put_tag(writer, tag->name, tag->value);
    }
}

/* ---- moves ---- */

/* What is being written below the tags. */
typedef struct moves_text {
    agi_writer *writer;
    int32_t line_begin;
    bool one_ply_a_line;
} moves_text;

static void end_line(moves_text *text)
{
    agi_put_char(text->writer, '\n');
    text->line_begin = text->writer->length;
}

/* Goes to where a word of so many bytes is to stand: on the line if it fits there, and on a new one if not. */
static void begin_word(moves_text *text, int32_t bytes)
{
    const int32_t columns = text->writer->length - text->line_begin;

    if (columns > 0 && columns + 1 + bytes > LINE_COLUMNS) {
        end_line(text);
    } else if (columns > 0) {
        agi_put_char(text->writer, ' ');
    }
}

static void put_word(moves_text *text, const char *word)
{
    begin_word(text, (int32_t)strlen(word));
    agi_put_text(text->writer, word);
}

/* A comment is not broken: it is given back byte for byte. */
static void put_comment(moves_text *text, const char *comment)
{
    const int32_t length = (int32_t)strlen(comment);
    int32_t columns = 0; /* of its last line */

    begin_word(text, length + 2);
    agi_put_format(text->writer, "{%s}", comment);
    while (columns < length && comment[length - 1 - columns] != '\n') columns++;
    if (columns < length) text->line_begin = text->writer->length - columns - 1;
}

/* Marks stand before comments, as everywhere in PGN. False where there is nothing. */
static bool put_notes(moves_text *text, const ag_game *game, int32_t ply)
{
    const agi_said marks = agi_marks_at(game->comments, ply);
    const agi_said comments = agi_comments_at(game->comments, ply);

    for (int32_t i = 0; i < marks.count; i++) {
        char word[16];
        agi_writer writer = agi_writer_make(word, sizeof word);
        agi_put_format(&writer, "$%d", marks.notes[i].mark);
        agi_writer_end(&writer);
        put_word(text, word);
    }
    for (int32_t i = 0; i < comments.count && text->writer->length <= AG_RECORD_BYTES_MAX; i++)
        put_comment(text, comments.notes[i].text);
    return marks.count + comments.count > 0;
}

/* "12.", or "12..." for a move of Black's with none of White's before it. */
static void put_number(moves_text *text, int32_t number, const char *dots)
{
    char word[16];
    agi_writer writer = agi_writer_make(word, sizeof word);

    agi_put_format(&writer, "%d%s", number, dots);
    agi_writer_end(&writer);
    put_word(text, word);
}

/* The number of the first move: where position strings end with one, that, else 1. */
static int32_t first_number(const ag_game *game)
{
    char start[POSITION_BYTES];
    agi_reader reader = {.text = start};
    int32_t number;

    write_start(game, start);
    for (int32_t i = 0; start[i] != '\0'; i++) {
        if (start[i] == ' ') reader.at = i + 1;
    }
    number = agi_read_counter(&reader);
    return number >= 0 && agi_peek(&reader) == '\0' ? number : 1;
}

static bool has_comments(const ag_game *game, int32_t ply)
{
    return agi_comments_at(game->comments, ply).count > 0;
}

static bool has_notes(const ag_game *game, int32_t ply)
{
    return has_comments(game, ply) || agi_marks_at(game->comments, ply).count > 0;
}

static bool is_roll(const ag_game *game, int32_t ply)
{
    return ply < agi_ply(game) && agi_position_at(game, ply)->roll_due != 0;
}

/* Adds the text of a ply. It fails where the rules have no such ply, which was then played unchecked. */
static int32_t put_ply(const ag_game *game, int32_t ply, int32_t style, agi_writer *turn)
{
    const ag_move move = ag_game_move_at(game, ply);
    ag_game before = *game; /* as it stood then, for looking at only */
    int32_t status;

    before.now = agi_offset(game, game->history, ply);
    before.result = AG_ONGOING;
    status = agi_check_move(&before, move);
    if (status == AG_OK) game->rules->write_move(game->variant, before.now, move, style, turn);
    return status;
}

/* Writes the move at a ply and the roll that follows it, unless something is said between them; returns the ply after
 * them, or a failure. */
static int32_t write_turn(const ag_game *game, int32_t ply, int32_t style, bool has_blanks, char text[TURN_BYTES])
{
    agi_writer turn = agi_writer_make(text, TURN_BYTES);
    int32_t status = put_ply(game, ply++, style, &turn);

    if (status == AG_OK && is_roll(game, ply) && !has_notes(game, ply)) {
        if (has_blanks) agi_put_char(&turn, ' ');
        status = put_ply(game, ply++, style, &turn);
    }
    agi_writer_end(&turn);
    return status == AG_OK ? ply : status;
}

/* Both moves of a round carry its number where each has a line of its own, and Black's where a comment parts them. */
static void number_turn(moves_text *text, const ag_game *game, int32_t ply, int32_t number)
{
    if (is_roll(game, ply)) return;
    if (text->one_ply_a_line || agi_position_at(game, ply)->side == AG_WHITE) {
        put_number(text, number, ".");
    } else if (ply == 0 || (ply == 1 && is_roll(game, 0)) || has_comments(game, ply)) {
        put_number(text, number, "...");
    }
}

/* AG_OK or a failure; a text that no reader takes is not written on. */
static int32_t put_moves(const ag_game *game, int32_t style, moves_text *text)
{
    int32_t number = first_number(game);
    int32_t ply = 0;

    if (put_notes(text, game, 0) && text->one_ply_a_line) end_line(text);
    while (ply < agi_ply(game)) {
        char turn[TURN_BYTES];
        const bool is_whites = agi_position_at(game, ply)->side == AG_WHITE;
        const int32_t next = write_turn(game, ply, style, text->one_ply_a_line, turn);
        if (next < 0) return next;
        if (text->writer->length > AG_RECORD_BYTES_MAX) return AG_ERR_ARGUMENT;
        number_turn(text, game, ply, number);
        put_word(text, turn);
        put_notes(text, game, next);
        if (text->one_ply_a_line) end_line(text);
        if (!is_whites && !is_roll(game, ply)) number++;
        ply = next;
    }
    return AG_OK;
}

/* ---- the record ---- */

/* `automatic_draws` is the value of that tag, NULL for none. With it the moves may go on behind such a draw. */
static int32_t put_record(const ag_game *game, const char *automatic_draws, int32_t style, agi_writer *writer)
{
    moves_text text = {.writer = writer};
    ag_game played = *game; /* for looking at only */
    int32_t status;

    put_tags(game, automatic_draws, writer);
    played.automatic_draws = automatic_draws == NULL;
    agi_put_char(writer, '\n');
    text.line_begin = writer->length;
    text.one_ply_a_line = style == AG_TEXT_STANDARD && game->rules->standard_text_has_blanks;
    status = put_moves(&played, style, &text);
    if (status != AG_OK) return status;
    put_word(&text, result_text(game));
    if (writer->length > AG_RECORD_BYTES_MAX) return AG_ERR_ARGUMENT;
    agi_put_text(writer, "\n\n");
    return AG_OK;
}

/* Whether the game was ended by a claim or from outside where an automatic draw stands. */
static bool ends_over_a_draw(const ag_game *game)
{
    return game->result != AG_ONGOING && agi_automatic_draw(game, game->now) != AG_REASON_NONE;
}

int32_t ag_record_write(const ag_game *game, int32_t style, char *buf, int32_t cap)
{
    agi_writer writer = agi_writer_make(buf, cap);
    int32_t status;

    if (!game || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    if (style != AG_TEXT_COORDINATE && style != AG_TEXT_STANDARD) return AG_ERR_ARGUMENT;
    status = put_record(game, game->automatic_draws ? NULL : "off", style, &writer);
    if (game->automatic_draws && (status == AG_ERR_FINISHED || ends_over_a_draw(game))) {
        writer = agi_writer_make(buf, cap);
        status = put_record(game, "on", style, &writer);
    }
    if (status != AG_OK) writer.length = 0;
    agi_writer_end(&writer);
    return status == AG_OK ? writer.length : status;
}
