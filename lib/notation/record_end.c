/* SPDX-License-Identifier: MIT
 * How a record says that its game ended: by the result behind the moves, and by the tags Result and Reason.
 *
 * What no switch governs (mate, stalemate, goal ...) decides, whatever the record says. Else what stands behind the
 * moves counts, then the tag. A draw that the rules make by themselves never overrules a result that is stated: then
 * such draws are switched off. What contradicts is a remark. */
#include <string.h>

#include "record.h"

/* What a record says, and on which line; line 0: nothing. */
typedef struct stated {
    int32_t value;
    int64_t line;
} stated;

/* ---- what is said ---- */

/* The result of a tag's value; -1 when it is none. "?" and nothing stand for a value that is not known. */
static int32_t find_result(const char *value)
{
    agi_record_text text = {.bytes = value, .end = (int32_t)strlen(value), .is_whole = true};
    int32_t length;
    int32_t result;

    agi_record_skip_blanks_of_line(&text);
    if (text.at == text.end || agi_record_is_unknown(value)) return AG_ONGOING;
    result = agi_record_result_at(&text, text.at, &length);
    text.at += length;
    agi_record_skip_blanks_of_line(&text);
    return text.at == text.end ? result : -1;
}

static int32_t find_reason(const char *value)
{
    for (int32_t reason = AG_REASON_CHECKMATE; ag_reason_name(reason); reason++) {
        agi_reader reader = {.text = value};
        if (agi_take_word(&reader, ag_reason_name(reason)) && agi_peek(&reader) == '\0') return reason;
    }
    return -1;
}

static const char *result_text(int32_t result)
{
    return result == AGI_DOUBLE_FORFEIT ? AGI_DOUBLE_FORFEIT_TEXT : ag_result_text(result);
}

/* The tag Result; -1 when it cannot be read. */
static stated read_result_tag(const agi_record *record)
{
    const char *value = agi_record_tag(record, AGI_TAG_RESULT);
    return (stated){.value = value ? find_result(value) : AG_ONGOING, .line = record->tag_lines[AGI_TAG_RESULT]};
}

/* The reason; AG_REASON_NONE when none is given. One that is none of ours is the caller's. */
static stated read_reason(agi_record *record)
{
    const char *value = agi_record_tag(record, AGI_TAG_REASON);
    const int32_t reason = value ? find_reason(value) : AG_REASON_NONE;

    if (reason < 0) agi_record_give_away(record, AGI_TAG_REASON);
    return (stated){.value = reason < 0 ? AG_REASON_NONE : reason, .line = record->tag_lines[AGI_TAG_REASON]};
}

/* ---- double forfeit ---- */

/* Whether the last word, 0-0, is the end of the game. Where it may have been castling, the tag tells. */
static bool is_double_forfeit(const agi_record *record, stated tag)
{
    return record->castling.status != AG_OK || (record->has_castled && tag.value == AGI_DOUBLE_FORFEIT);
}

static void read_double_forfeit(agi_record *record, stated tag)
{
    if (!is_double_forfeit(record, tag)) return;
    if (record->has_castled) ag_game_undo(record->game);
    agi_lower_comments(record->comments, agi_ply(record->game));
    record->has_castled = false;
    record->castling.status = AG_OK;
    record->result = AGI_DOUBLE_FORFEIT;
    record->result_line = record->castling.line;
}

/* A result that no game of the library has is kept as a tag. */
static bool keep_double_forfeit(agi_record *record)
{
    return agi_set_tag(&record->tags, agi_own_tag_name(AGI_TAG_RESULT), AGI_DOUBLE_FORFEIT_TEXT) != AG_ERR_MEMORY;
}

static void drop_double_forfeit(agi_record *record)
{
    agi_remove_tag(&record->tags, agi_own_tag_name(AGI_TAG_RESULT));
}

/* ---- holding it against the moves ---- */

static agi_writer *remark(agi_record *record, int64_t line)
{
    return agi_record_refuse(record, AG_REMARK, line);
}

/* What the tag Result says: nothing where it cannot be read. */
static stated heed_tag(agi_record *record, stated tag)
{
    if (tag.value >= 0) return tag;
    agi_put_format(remark(record, tag.line), "the tag Result is 1-0, 0-1, 1/2-1/2 or *, not %q",
                   agi_record_tag(record, AGI_TAG_RESULT));
    return (stated){.value = AG_ONGOING, .line = tag.line};
}

static bool is_automatic(int32_t reason)
{
    return reason == AG_REASON_REPETITION || reason == AG_REASON_MOVE_COUNT || reason == AG_REASON_DEAD_MATERIAL;
}

/* A game that its board has ended: the record may be silent about it, but not say anything else. */
static void check_end(agi_record *record, stated behind, stated tag, stated reason)
{
    const int32_t real_result = ag_game_result(record->game);
    const int32_t real_reason = ag_game_reason(record->game);
    const stated result = behind.value != AG_ONGOING && behind.value != real_result ? behind : tag;

    if (result.value != AG_ONGOING && result.value != real_result) {
        agi_put_format(remark(record, result.line), "the moves lead to %s (%s), not to %s", ag_result_text(real_result),
                       ag_reason_name(real_reason), result_text(result.value));
    } else if (reason.value != AG_REASON_NONE && reason.value != real_reason) {
        agi_put_format(remark(record, reason.line), "the reason is %s, not %s", ag_reason_name(real_reason),
                       ag_reason_name(reason.value));
    }
}

static int32_t claim_or_end(ag_game *game, int32_t result, int32_t reason)
{
    if (result == AG_DRAW && reason != AG_REASON_NONE && ag_game_claimable_draw(game) == reason)
        return ag_game_claim_draw(game);
    return ag_game_end(game, result, reason != AG_REASON_NONE ? reason : AG_REASON_UNKNOWN);
}

/* Ends a game that its board has left open. */
static void make_end(agi_record *record, stated result, stated reason)
{
    if (result.value == AG_ONGOING || result.value == AGI_DOUBLE_FORFEIT) {
        if (reason.value != AG_REASON_NONE)
            agi_put_format(remark(record, reason.line), "the reason is %s, but there is no result",
                           ag_reason_name(reason.value));
    } else if (claim_or_end(record->game, result.value, reason.value) != AG_OK) {
        agi_put_format(remark(record, reason.line), "these moves do not allow %s (%s)", ag_result_text(result.value),
                       ag_reason_name(reason.value));
        ag_game_end(record->game, result.value, AG_REASON_UNKNOWN);
    }
}

/* Whether the draw that the rules have made by themselves is what the record speaks of. */
static bool agrees(const agi_record *record, stated result, stated reason)
{
    if (result.value != AG_ONGOING && result.value != AG_DRAW) return false;
    return reason.value == AG_REASON_NONE || reason.value == ag_game_reason(record->game);
}

/* What is said twice, and differently. */
static stated choose_result(agi_record *record, stated behind, stated tag)
{
    if (behind.value != AG_ONGOING && tag.value != AG_ONGOING && behind.value != tag.value)
        agi_put_format(remark(record, behind.line), "the moves are followed by %s, but the tag Result is %s",
                       result_text(behind.value), result_text(tag.value));
    return behind.value != AG_ONGOING ? behind : tag;
}

/* Holds what is said against the moves; the result that counts, AG_ONGOING where the moves decide. */
static int32_t judge(agi_record *record, stated behind, stated said_by_tag, stated reason)
{
    const stated tag = heed_tag(record, said_by_tag);
    ag_game *game = record->game;
    stated result;

    if (is_automatic(ag_game_reason(game))) {
        result = behind.value != AG_ONGOING ? behind : tag;
        if (!agrees(record, result, reason)) ag_game_set_automatic_draws(game, 0);
    }
    if (ag_game_result(game) != AG_ONGOING && !is_automatic(ag_game_reason(game))) {
        check_end(record, behind, tag, reason);
        return AG_ONGOING;
    }
    result = choose_result(record, behind, tag);
    if (ag_game_result(game) == AG_ONGOING) make_end(record, result, reason);
    return result.value;
}

/* Whether a draw that was switched off for the moves is to stand again at their end. */
static bool has_draws_on(const agi_record *record)
{
    const char *value = agi_record_tag(record, AGI_TAG_AUTOMATIC_DRAWS);
    return value && strcmp(value, "on") == 0;
}

/* ---- tags ---- */

/* The game keeps the tags that do not follow from it, and what is said about its moves. In records of chess the roster
 * is filled up: what is not known there is no tag. */
static void keep_tags(agi_record *record)
{
    for (int32_t i = 0; i < AGI_ROSTER && agi_record_is_chess(record->game->variant); i++) {
        const char *value = agi_find_tag(&record->tags, agi_roster_name(i));
        if (value && strcmp(value, agi_roster_unknown(i)) == 0) agi_remove_tag(&record->tags, agi_roster_name(i));
    }
    agi_game_keep_tags(record->game, &record->tags);
    record->game->comments = record->comments;
    record->comments = NULL;
}

bool agi_record_end_game(agi_record *record)
{
    const stated reason = read_reason(record);
    stated behind;

    if (record->has_no_memory) return false;
    if (record->status == AG_OK) {
        const stated tag = read_result_tag(record);
        if (has_draws_on(record) && reason.value <= AG_REASON_DEAD_MATERIAL)
            ag_game_set_automatic_draws(record->game, 1);
        read_double_forfeit(record, tag);
        behind = (stated){.value = record->result, .line = record->result_line};
        const bool is_double = behind.value == AGI_DOUBLE_FORFEIT || tag.value == AGI_DOUBLE_FORFEIT;
        if (is_double && !keep_double_forfeit(record)) {
            agi_record_lacks_memory(record);
            return false;
        }
        if (judge(record, behind, tag, reason) != AGI_DOUBLE_FORFEIT && is_double) drop_double_forfeit(record);
        if (has_draws_on(record)) ag_game_set_automatic_draws(record->game, 1);
    }
    keep_tags(record);
    return true;
}
