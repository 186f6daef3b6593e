/* SPDX-License-Identifier: MIT
 * The game that the tags of a record describe, before its first move. */
#include <string.h>

#include "record.h"

/* What other programs write for chess. */
static const char *const CHESS_NAMES[] = {"chess", "standard", "normal", "from position"};

bool agi_record_is_chess(const ag_variant *variant)
{
    return strcmp(variant->id, AGI_RECORD_VARIANT) == 0;
}

static bool is_word(const char *text, const char *word)
{
    agi_reader reader = {.text = text};
    return agi_take_word(&reader, word) && agi_peek(&reader) == '\0';
}

static bool is_chess_name(const char *name)
{
    for (size_t i = 0; i < sizeof CHESS_NAMES / sizeof CHESS_NAMES[0]; i++) {
        if (is_word(name, CHESS_NAMES[i])) return true;
    }
    return false;
}

/* "Rinne (5x6) Standard", as printed records have it: a game and its board. An id is a game, and may tell the board
 * too. */
static bool is_printed_name(const ag_variant *variant, const char *name)
{
    agi_reader reader = {.text = name};
    int32_t letters = 0;

    for (; agi_is_letter(variant->id[letters]); letters++) {
        if (agi_to_lower(agi_next(&reader)) != variant->id[letters]) return false;
    }
    if (variant->id[letters] != '\0' && !agi_is_digit(variant->id[letters + 1])) return false;
    agi_skip_blanks(&reader);
    return agi_take(&reader, '(') && agi_read_counter(&reader) == variant->files && agi_take_word(&reader, "x") &&
           agi_read_counter(&reader) == variant->ranks && agi_take(&reader, ')');
}

static const ag_variant *find_variant(const char *name)
{
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        const ag_variant *variant = ag_variant_at(i);
        if (is_word(name, variant->id) || is_printed_name(variant, name)) return variant;
    }
    return is_chess_name(name) ? ag_variant_find(AGI_RECORD_VARIANT) : NULL;
}

/* An empty value, and "?", say nothing: then it is chess. */
static const ag_variant *choose_variant(agi_record *record)
{
    const char *name = agi_record_tag(record, AGI_TAG_VARIANT);
    const ag_variant *variant;

    if (name && agi_record_is_unknown(name)) name = NULL;
    variant = name ? find_variant(name) : ag_variant_find(AGI_RECORD_VARIANT);
    if (variant) return variant;
    if (name) {
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, record->tag_lines[AGI_TAG_VARIANT]),
                       "the variant %q is not in this library", name);
    } else {
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, record->first_line),
                       "a record without the tag Variant is " AGI_RECORD_VARIANT ", which is not in this library");
    }
    return NULL;
}

/* ---- tags of ours, and of others by the same names ---- */

static int32_t read_version(const char *text)
{
    agi_reader reader = {.text = text};
    const int32_t version = agi_read_counter(&reader);

    return agi_peek(&reader) == '\0' ? version : -1;
}

/* In records of chess, which others write too, the rules' version may be anything. */
static bool is_our_version(const agi_record *record, const ag_variant *variant)
{
    const int32_t version = read_version(agi_record_tag(record, AGI_TAG_RULES_VERSION));

    if (!agi_record_is_chess(variant)) return true;
    return record->tag_lines[AGI_TAG_VARIANT] > 0 ? version >= 0 : version == variant->rules_version;
}

/* Rules may change; what was played by later ones than ours cannot be judged. */
static bool check_rules_version(agi_record *record, const ag_variant *variant)
{
    const char *text = agi_record_tag(record, AGI_TAG_RULES_VERSION);
    int32_t version;

    if (text && !is_our_version(record, variant)) {
        agi_record_give_away(record, AGI_TAG_RULES_VERSION);
        return !record->has_no_memory;
    }
    version = text ? read_version(text) : 1;
    if (version >= 1 && version <= variant->rules_version) return true;
    agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, record->tag_lines[AGI_TAG_RULES_VERSION]),
                   "the rules of %s are known up to version %d, but the record says %q", variant->id,
                   variant->rules_version, text);
    return false;
}

/* Whether a value can be meant as a position: it reads as one, or has ranks as those of the variants named in records
 * have, and is a broken one. */
static bool is_position(const agi_record *record, const ag_variant *variant, const char *value)
{
    if (record->tag_lines[AGI_TAG_VARIANT] > 0 && strchr(value, '/')) return true;
    return ag_position_problems(variant, value, NULL, NULL, NULL, 0) != AG_ERR_SYNTAX;
}

/* ---- the start position ---- */

enum { USUAL_POSITION = -1, TWO_POSITIONS = -2 };

/* The tag that holds the start position: FEN, if SetUp does not deny it, or Position. */
static int32_t choose_position(agi_record *record)
{
    const char *set_up = agi_record_tag(record, AGI_TAG_SET_UP);
    const bool denied = set_up && strcmp(set_up, "0") == 0;
    const char *fen = agi_record_tag(record, AGI_TAG_FEN);
    const bool has_fen = fen && !agi_record_is_unknown(fen) && !denied;
    const bool has_position = agi_record_tag(record, AGI_TAG_POSITION);

    if (has_fen && has_position) {
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, record->tag_lines[AGI_TAG_POSITION]),
                       "the start position is given twice, by FEN and by Position");
        return TWO_POSITIONS;
    }
    if (has_fen) return AGI_TAG_FEN;
    return has_position ? AGI_TAG_POSITION : USUAL_POSITION;
}

static int32_t count_fields(const char *position)
{
    int32_t count = 0;

    for (int32_t i = 0; position[i] != '\0'; i++) {
        if (!agi_is_blank(position[i]) && (i == 0 || agi_is_blank(position[i - 1]))) count++;
    }
    return count;
}

enum { FEN_FIELDS = 4, FEN_BYTES = AG_TAG_VALUE_MAX + 8 };

/* Copies what people may have typed as other blanks and dashes. */
static void put_plain(agi_writer *writer, const char *value)
{
    agi_record_text text = {.bytes = value, .end = (int32_t)strlen(value), .is_whole = true};

    while (text.at < text.end) {
        const int32_t blank = agi_record_blank(&text, text.at);
        const int32_t dash = agi_record_dash(&text, text.at);
        agi_put_char(writer, blank > 0 ? ' ' : dash > 0 ? '-' : value[text.at]);
        text.at += blank + dash > 0 ? blank + dash : 1;
    }
}

/* Copies a position. Some programs leave out the en passant square of a FEN, or the castling rights too. */
static void complete_position(const ag_variant *variant, const char *value, char position[FEN_BYTES])
{
    agi_writer writer = agi_writer_make(position, FEN_BYTES);
    int32_t fields;

    put_plain(&writer, value);
    agi_writer_end(&writer);
    fields = count_fields(position);
    if (count_fields(variant->start_position) < FEN_FIELDS || fields < 2) return;
    for (int32_t i = fields; i < FEN_FIELDS; i++) agi_put_text(&writer, " -");
    agi_writer_end(&writer);
}

/* AutomaticDraws: "off", or "on" for a game that has gone on behind such a draw all the same. Either way they are off
 * while the moves are read. */
static void set_automatic_draws(agi_record *record)
{
    const char *value = agi_record_tag(record, AGI_TAG_AUTOMATIC_DRAWS);

    if (!value) return;
    if (strcmp(value, "off") != 0 && strcmp(value, "on") != 0)
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, record->tag_lines[AGI_TAG_AUTOMATIC_DRAWS]),
                       "the tag AutomaticDraws is \"off\" or \"on\", not %q", value);
    ag_game_set_automatic_draws(record->game, 0);
}

/* Problems that can be waived are: a game that was made with them is to be read again. */
static void make_game(agi_record *record, const ag_variant *variant)
{
    char why[AGI_RECORD_WHY];
    char room[FEN_BYTES];
    const int32_t tag = choose_position(record);
    int32_t status;

    if (tag == TWO_POSITIONS) return;
    if (tag >= 0) complete_position(variant, agi_record_tag(record, tag), room);
    status = ag_game_new_allowing(&record->game, variant, tag >= 0 ? room : NULL, UINT32_MAX, why, sizeof why);
    if (status == AG_ERR_MEMORY) {
        agi_record_lacks_memory(record);
    } else if (status != AG_OK) {
        agi_put_text(agi_record_refuse(record, status, tag >= 0 ? record->tag_lines[tag] : record->first_line), why);
    } else {
        set_automatic_draws(record);
    }
}

/* Whether a tag could not be read that may say what the game is or where it starts: the moves would be those of another
 * one. Position may be another's in a record that names no variant. */
static bool has_broken_start(const agi_record *record)
{
    uint32_t broken = 1U << AGI_TAG_VARIANT | 1U << AGI_TAG_FEN;

    if (record->tag_lines[AGI_TAG_VARIANT] > 0) broken |= 1U << AGI_TAG_POSITION;
    return (record->broken_tags & broken) != 0;
}

static void begin_game(agi_record *record)
{
    const ag_variant *variant = has_broken_start(record) ? NULL : choose_variant(record);
    const char *position = agi_record_tag(record, AGI_TAG_POSITION);

    if (!variant) return;
    record->text.moves_have_blanks = variant->rules->standard_text_has_blanks;
    record->text.moves_have_actions = variant->rules->moves_have_actions;
    if (position && !is_position(record, variant, position)) agi_record_give_away(record, AGI_TAG_POSITION);
    if (!record->has_no_memory && check_rules_version(record, variant)) make_game(record, variant);
}

void agi_record_begin_game(agi_record *record)
{
    if (record->has_moves) return;
    begin_game(record);
    record->has_moves = !record->has_no_memory;
}
