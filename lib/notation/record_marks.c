/* SPDX-License-Identifier: MIT
 * Marks that stand as words of their own behind a move: verdicts, N, ch, e.p. Nothing is a mark that can be a move. */
#include "marks.h"

#include <string.h>

#include "record.h"

enum { WORD_BYTES = 256 }; /* more than any mark or move */

/* Copies a word; false when it is too long. */
static bool copy_word(const agi_record_text *text, int32_t at, int32_t length, char to[WORD_BYTES])
{
    if (length >= WORD_BYTES) return false;
    memcpy(to, text->bytes + at, (size_t)length);
    to[length] = '\0';
    return true;
}

/* ---- en passant ---- */

static bool is_en_passant(const char *word, bool has_words)
{
    agi_reader reader = {.text = word};

    if (!agi_take_word(&reader, "e.p") && !agi_take_word(&reader, "ep")) return false;
    agi_take(&reader, '.');
    return agi_peek(&reader) == '\0' || (agi_skip_marks(&reader, has_words) && agi_peek(&reader) == '\0');
}

/* Whether the game reads its last move with "e.p." behind it. */
static bool was_en_passant(const ag_game *game)
{
    const int32_t ply = agi_ply(game);
    char text[WORD_BYTES];
    agi_writer writer = agi_writer_make(text, sizeof text);
    agi_writer nowhere = agi_writer_make(NULL, 0);
    agi_reader reader = {.text = text};
    ag_move move;

    if (ag_game_move_text_at(game, ply - 1, AG_TEXT_COORDINATE, text, sizeof text) < 0) return false;
    writer.length = (int32_t)strlen(text);
    agi_put_text(&writer, " e.p.");
    agi_writer_end(&writer);
    return game->rules->read_move(game->variant, agi_position_at(game, ply - 1), &reader, &move, &nowhere) == AG_OK &&
           agi_at_end(&reader);
}

void agi_record_check_mark(agi_record *record, int32_t length)
{
    char word[WORD_BYTES];

    if (!copy_word(&record->text, record->text.at, length, word) || !is_en_passant(word, true)) return;
    if (was_en_passant(record->game)) return;
    ag_game_undo(record->game);
    agi_lower_comments(record->comments, agi_ply(record->game));
    agi_put_format(agi_record_refuse(record, AG_ERR_ILLEGAL, record->text.line),
                   "%q stands behind a move that is no capture en passant", word);
}

/* ---- marks ---- */

/* Words stand behind moves; signs may stand anywhere in a record that has something else to it. */
bool agi_record_at_mark(const agi_record *record, int32_t length)
{
    const bool is_behind_move = agi_ply(record->game) > 0 && !record->is_behind_number;
    const bool has_words = record->game->rules->has_mark_words && is_behind_move;
    char word[WORD_BYTES];
    agi_reader reader = {.text = word};

    if (!is_behind_move && record->words == 0 && record->tags.count + record->own_tags.count == 0) return false;
    if (!copy_word(&record->text, record->text.at, length, word)) return false;
    if (is_en_passant(word, has_words)) return is_behind_move;
    return agi_skip_marks(&reader, has_words) && agi_peek(&reader) == '\0';
}

bool agi_record_at_lone_mark(const agi_record *record, int32_t length)
{
    const agi_record_text *text = &record->text;
    int32_t next = text->at + length;

    if (!text->moves_have_blanks || agi_is_word(text->bytes[text->at])) return false;
    while (next < text->end && agi_is_blank(text->bytes[next])) next++;
    return (next == text->end || !agi_is_word(text->bytes[next])) && agi_record_at_mark(record, length);
}

/* ---- a novelty or a Knight ---- */

static bool is_legal(const ag_game *game, const char *text)
{
    ag_move move;
    return ag_move_parse(game, text, AG_PARSE_LENIENT, &move, NULL, 0) == AG_OK;
}

/* The word behind the one at `at`, with that in front of it. */
static bool join_next_word(agi_record_text *text, int32_t length, char to[WORD_BYTES])
{
    const int32_t next = agi_record_behind_break(text, text->at + length);
    const int32_t next_length = agi_record_word(text, next);

    if (text->ran_out || next_length >= WORD_BYTES - length) return false;
    return copy_word(text, text->at, length, to) && copy_word(text, next, next_length, to + length);
}

bool agi_record_refuse_novelty(agi_record *record, int32_t length)
{
    agi_record_text *text = &record->text;
    char joined[2 * WORD_BYTES];

    if (length != 1 || text->bytes[text->at] != 'N' || !record->game->rules->has_mark_words) return false;
    if (!join_next_word(text, length, joined)) return text->ran_out;
    if (!is_legal(record->game, joined) || !is_legal(record->game, joined + length)) return false;
    agi_put_format(agi_record_refuse(record, AG_ERR_AMBIGUOUS, text->line),
                   "N %s could be %s or, with N for a novelty, %s", joined + length, joined, joined + length);
    agi_record_advance(text, length);
    return true;
}
