/* SPDX-License-Identifier: MIT
 * How a record says that its game ended: by the result behind the moves, and by the tags Result and Reason. Neither may
 * contradict the moves. */
#include <string.h>

#include "record.h"

/* What a record says, and on which line; line 0: nothing. */
typedef struct stated {
    int32_t value;
    int32_t line;
} stated;

/* ---- what is said ---- */

/* The result of a tag's value; -1 when it is none. "?" and nothing stand for a value that is not known. */
static int32_t find_result(const char *value)
{
    if (strcmp(value, "?") == 0 || value[0] == '\0') return AG_ONGOING;
    for (int32_t result = AG_ONGOING; result <= AG_DRAW; result++) {
        if (strcmp(value, ag_result_text(result)) == 0) return result;
    }
    return -1;
}

static int32_t find_reason(const char *value)
{
    for (int32_t reason = AG_REASON_CHECKMATE; ag_reason_name(reason); reason++) {
        agi_reader reader = {.text = value};
        if (agi_take_word(&reader, ag_reason_name(reason)) && agi_peek(&reader) == '\0') return reason;
    }
    return -1;
}

/* The result: that behind the moves, and of the two the one that tells more. */
static stated read_result(agi_record *record)
{
    const char *value = agi_record_tag(record, AGI_TAG_RESULT);
    const stated behind = {.value = record->result, .line = record->result_line};
    const stated tag = {.value = value ? find_result(value) : AG_ONGOING, .line = record->tag_lines[AGI_TAG_RESULT]};

    if (tag.value < 0) {
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, tag.line),
                       "the tag Result is 1-0, 0-1, 1/2-1/2 or *, not %q", value);
    } else if (behind.value != AG_ONGOING && tag.value != AG_ONGOING && behind.value != tag.value) {
        agi_put_format(agi_record_refuse(record, AG_ERR_ILLEGAL, behind.line),
                       "the moves are followed by %s, but the tag Result is %s", ag_result_text(behind.value),
                       ag_result_text(tag.value));
    }
    return behind.value != AG_ONGOING || tag.line == 0 ? behind : tag;
}

/* The reason; AG_REASON_NONE when none is given. */
static stated read_reason(agi_record *record)
{
    const char *value = agi_record_tag(record, AGI_TAG_REASON);
    const stated reason = {.value = value ? find_reason(value) : AG_REASON_NONE,
                           .line = record->tag_lines[AGI_TAG_REASON]};

    if (reason.value < 0)
        agi_put_format(agi_record_refuse(record, AG_ERR_SYNTAX, reason.line), "no game ends for the reason %q", value);
    return reason;
}

/* ---- holding it against the moves ---- */

/* A game that its moves have ended: the record may be silent about it, but not say anything else. */
static void check_end(agi_record *record, stated result, stated reason)
{
    const int32_t real_result = ag_game_result(record->game);
    const int32_t real_reason = ag_game_reason(record->game);

    if (result.value != AG_ONGOING && result.value != real_result) {
        agi_put_format(agi_record_refuse(record, AG_ERR_ILLEGAL, result.line), "the moves lead to %s (%s), not to %s",
                       ag_result_text(real_result), ag_reason_name(real_reason), ag_result_text(result.value));
    } else if (reason.value != AG_REASON_NONE && reason.value != real_reason) {
        agi_put_format(agi_record_refuse(record, AG_ERR_ILLEGAL, reason.line), "the reason is %s, not %s",
                       ag_reason_name(real_reason), ag_reason_name(reason.value));
    }
}

/* Ends a game that its moves have left open. */
static void make_end(agi_record *record, stated result, stated reason)
{
    const bool is_claim = reason.value != AG_REASON_NONE && ag_game_claimable_draw(record->game) == reason.value;
    int32_t status;

    if (result.value == AG_ONGOING) {
        if (reason.value != AG_REASON_NONE)
            agi_put_format(agi_record_refuse(record, AG_ERR_ILLEGAL, reason.line),
                           "the reason is %s, but there is no result", ag_reason_name(reason.value));
        return;
    }
    if (is_claim && result.value == AG_DRAW) {
        status = ag_game_claim_draw(record->game);
    } else {
        status =
            ag_game_end(record->game, result.value, reason.value != AG_REASON_NONE ? reason.value : AG_REASON_UNKNOWN);
    }
    if (status != AG_OK)
        agi_put_format(agi_record_refuse(record, AG_ERR_ILLEGAL, reason.line),
                       "no %s (%s) is possible after these moves", ag_result_text(result.value),
                       ag_reason_name(reason.value));
}

/* ---- tags ---- */

/* The game keeps the tags that do not follow from it, and what is said about its moves. In records of chess the roster is filled up: what is not known
 * there is no tag. */
static void keep_tags(agi_record *record)
{
    for (int32_t i = 0; i < AGI_ROSTER && agi_record_is_chess(record->game->variant); i++) {
        const char *value = agi_find_tag(&record->tags, agi_roster_name(i));
        if (value && strcmp(value, agi_roster_unknown(i)) == 0) agi_remove_tag(&record->tags, agi_roster_name(i));
    }
    record->game->tags = record->tags;
    record->tags = (agi_tags){0};
    record->game->comments = record->comments;
    record->comments = NULL;
}

/* Whether a draw that was switched off for the moves is to stand again at their end. */
static bool has_draws_on(const agi_record *record)
{
    const char *value = agi_record_tag(record, AGI_TAG_AUTOMATIC_DRAWS);
    return value && strcmp(value, "on") == 0;
}

void agi_record_end_game(agi_record *record)
{
    if (record->status == AG_OK) {
        const stated result = read_result(record);
        const stated reason = read_reason(record);
        if (has_draws_on(record) && reason.value <= AG_REASON_DEAD_MATERIAL)
            ag_game_set_automatic_draws(record->game, 1);
        if (record->status == AG_OK && ag_game_result(record->game) != AG_ONGOING) {
            check_end(record, result, reason);
        } else if (record->status == AG_OK) {
            make_end(record, result, reason);
        }
        if (has_draws_on(record)) ag_game_set_automatic_draws(record->game, 1);
    }
    if (record->status == AG_OK || record->status == AG_ERR_FINISHED) keep_tags(record);
}
