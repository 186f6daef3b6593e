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

static const ag_variant *choose_variant(agi_record *record)
{
    const char *name = agi_record_tag(record, AGI_TAG_VARIANT);
    const ag_variant *variant = name ? find_variant(name) : ag_variant_find(AGI_RECORD_VARIANT);

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

/* Rules may change; what was played by later ones than ours cannot be judged. */
static bool check_rules_version(agi_record *record, const ag_variant *variant)
{
    const char *text = agi_record_tag(record, AGI_TAG_RULES_VERSION);
    agi_reader reader = {.text = text};
    int32_t version;

    if (!text) return true;
    version = agi_read_counter(&reader);
    if (version >= 1 && version <= variant->rules_version && agi_peek(&reader) == '\0') return true;
    agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, record->tag_lines[AGI_TAG_RULES_VERSION]),
                   "the rules of %s are known up to version %d, not %q", variant->id, variant->rules_version, text);
    return false;
}

/* The tag that holds the start position: FEN, if SetUp does not deny it, or Position; -1 when it is the usual one. */
static int32_t choose_position(agi_record *record)
{
    const char *set_up = agi_record_tag(record, AGI_TAG_SET_UP);
    const bool denied = set_up && strcmp(set_up, "0") == 0;
    const bool has_fen = agi_record_tag(record, AGI_TAG_FEN) && !denied;
    const bool has_position = agi_record_tag(record, AGI_TAG_POSITION);
    const int32_t line = record->tag_lines[AGI_TAG_SET_UP];

    if (set_up && !denied && strcmp(set_up, "1") != 0)
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, line), "the tag SetUp is \"0\" or \"1\", not %q",
                       set_up);
    if (set_up && !denied && !has_fen && !has_position)
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, line),
                       "the tag SetUp wants a tag FEN with the position");
    if (has_fen && has_position)
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, record->tag_lines[AGI_TAG_POSITION]),
                       "the start position is given twice, by FEN and by Position");
    if (has_fen) return AGI_TAG_FEN;
    return has_position ? AGI_TAG_POSITION : -1;
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
    const int32_t tag = choose_position(record);
    const char *position = tag >= 0 ? agi_record_tag(record, tag) : NULL;
    int32_t status;

    if (record->status != AG_OK) return;
    status = ag_game_new_allowing(&record->game, variant, position, UINT32_MAX, why, sizeof why);
    if (status != AG_OK)
        agi_put_text(agi_record_refuse(record, status, tag >= 0 ? record->tag_lines[tag] : record->first_line), why);
    if (status == AG_OK) set_automatic_draws(record);
}

void agi_record_begin_game(agi_record *record)
{
    const ag_variant *variant;

    if (record->has_moves) return;
    record->has_moves = true;
    if (record->status != AG_OK) return;
    variant = choose_variant(record);
    if (!variant) return;
    record->text.moves_have_blanks = variant->rules->standard_text_has_blanks;
    if (check_rules_version(record, variant)) make_game(record, variant);
}
