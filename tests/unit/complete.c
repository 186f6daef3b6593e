/* SPDX-License-Identifier: MIT */
#include "complete.h"
#include "complete_answers.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { KINDS_MAX = 127, PROBLEM_BITS = 0x3FF, FOUND_BITS = (2 * AG_MOVE_PROPELS - 1) & ~AG_MOVE_ENDS_GAME };

#define MEMBER(type, member)                                                                                           \
    {                                                                                                                  \
#member, offsetof(type, member)                                                                                \
    }
#define COUNT_OF(table) ((int)(sizeof(table) / sizeof((table)[0])))

const required_member REQUIRED_OF_RULES[] = {
    MEMBER(agi_rules, read),       MEMBER(agi_rules, write),      MEMBER(agi_rules, moves),
    MEMBER(agi_rules, play),       MEMBER(agi_rules, verdict),    MEMBER(agi_rules, same),
    MEMBER(agi_rules, hash),       MEMBER(agi_rules, piece_at),   MEMBER(agi_rules, square_traits),
    MEMBER(agi_rules, move_from),  MEMBER(agi_rules, move_to),    MEMBER(agi_rules, move_traits),
    MEMBER(agi_rules, move_steps), MEMBER(agi_rules, write_move), MEMBER(agi_rules, read_move),
};
const required_member REQUIRED_OF_VARIANT[] = {
    MEMBER(ag_variant, id),      MEMBER(ag_variant, name),
    MEMBER(ag_variant, summary), MEMBER(ag_variant, start_position),
    MEMBER(ag_variant, kinds),   MEMBER(ag_variant, rules),
};
const required_member REQUIRED_OF_TURN_TAPS[] = {
    MEMBER(agi_turn_taps, follow),
    MEMBER(agi_turn_taps, steps),
    MEMBER(agi_turn_taps, shortest),
    MEMBER(agi_turn_taps, moves_from),
};
const int REQUIRED_OF_RULES_COUNT = COUNT_OF(REQUIRED_OF_RULES);
const int REQUIRED_OF_VARIANT_COUNT = COUNT_OF(REQUIRED_OF_VARIANT);
const int REQUIRED_OF_TURN_TAPS_COUNT = COUNT_OF(REQUIRED_OF_TURN_TAPS);

bool complain(fault_list *found, const char *format, ...)
{
    const size_t length = strlen(found->lines);
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(found->lines + length, FAULTS_ROOM - length, format, arguments);
    va_end(arguments);
    strncat(found->lines, "\n", FAULTS_ROOM - 1 - strlen(found->lines));
    return false;
}

/* ---- what is missing ---- */

static bool is_null(const void *object, size_t offset)
{
    static const unsigned char nothing[sizeof(void *)];
    return memcmp((const unsigned char *)object + offset, nothing, sizeof nothing) == 0;
}

static void check_members(const void *object, const required_member *members, int count, const char *of,
                          fault_list *found)
{
    for (int i = 0; i < count; i++) {
        if (is_null(object, members[i].offset)) complain(found, "%s%s is missing", of, members[i].name);
    }
}

static void check_range(int32_t number, int32_t least, int32_t most, const char *name, fault_list *found)
{
    if (number < least || number > most)
        complain(found, "%s is %" PRId32 "; it is %" PRId32 " to %" PRId32, name, number, least, most);
}

/* ---- the rules ---- */

static void check_position_bytes(const agi_rules *rules, fault_list *found)
{
    const int32_t bytes = rules->position_bytes;

    check_range(bytes, (int32_t)sizeof(agi_position), AGI_POSITION_BYTES, "position_bytes", found);
    if (bytes % (int32_t) _Alignof(agi_position) != 0)
        complain(found, "position_bytes is %" PRId32 ", no multiple of %d", bytes, (int)_Alignof(agi_position));
}

static void check_taps(const agi_rules *rules, fault_list *found)
{
    if (!rules->tap_path && !rules->turn_taps) complain(found, "tap_path and turn_taps are missing; one is required");
    if (rules->tap_path && rules->turn_taps) complain(found, "tap_path and turn_taps are both there; one is not used");
    if (!rules->turn_taps) return;
    check_members(rules->turn_taps, REQUIRED_OF_TURN_TAPS, REQUIRED_OF_TURN_TAPS_COUNT, "turn_taps.", found);
}

/* A draw that comes by itself leaves nothing to claim later. */
static void check_draws(const agi_rules *rules, fault_list *found)
{
    const int32_t numbers[] = {rules->claim_repetitions, rules->draw_repetitions, rules->claim_quiet,
                               rules->draw_quiet};
    static const char *const names[] = {"claim_repetitions", "draw_repetitions", "claim_quiet", "draw_quiet"};

    for (int i = 0; i < 4; i++) {
        if (numbers[i] < 0) complain(found, "%s is negative", names[i]);
    }
    if (rules->claim_repetitions == 1 || rules->draw_repetitions == 1)
        complain(found, "a position draws when it occurs for the first time");
    for (int i = 0; i < 4; i += 2) {
        if (numbers[i + 1] > 0 && numbers[i] >= numbers[i + 1])
            complain(found, "%s is not below %s, which draws by itself", names[i], names[i + 1]);
    }
}

/* What is there for one of the better processors is there for any. */
static void check_processor(const ag_variant *variant, agi_cpu cpu, fault_list *found)
{
    const agi_rules *rules = variant->rules;

    if (!variant->has_chance && rules->count_replies[cpu] && !rules->count_replies[AGI_CPU_BASELINE])
        complain(found, "count_replies is there for one processor and not for any");
    if (rules->count[cpu] && !rules->count[AGI_CPU_BASELINE])
        complain(found, "count is there for one processor and not for any");
    if (rules->pick[cpu] && !rules->pick[AGI_CPU_BASELINE])
        complain(found, "pick is there for one processor and not for any");
}

static void check_rules(const ag_variant *variant, fault_list *found)
{
    const agi_rules *rules = variant->rules;

    check_members(rules, REQUIRED_OF_RULES, REQUIRED_OF_RULES_COUNT, "", found);
    check_position_bytes(rules, found);
    check_taps(rules, found);
    check_draws(rules, found);
    if ((rules->waivable & ~(uint32_t)PROBLEM_BITS) != 0) complain(found, "waivable has a bit that is no problem");
    if ((rules->found_traits & ~(uint32_t)FOUND_BITS) != 0)
        complain(found, "found_traits has a bit that is none, or that is looked for move by move");
    if ((rules->found_traits != 0) != (rules->moves_with != NULL))
        complain(found, "of found_traits and moves_with there is only one");
    if ((rules->found_traits & AG_MOVE_CHECK) != 0 && rules->in_check)
        complain(found, "found_traits has CHECK, and there is in_check");
    if (variant->has_chance && !rules->chance_weight)
        complain(found, "has_chance is set, and chance_weight is missing");
    for (int cpu = AGI_CPU_BASELINE + 1; cpu < AGI_CPUS; cpu++) check_processor(variant, (agi_cpu)cpu, found);
}

/* ---- the variant ---- */

static void check_id(const ag_variant *variant, fault_list *found)
{
    if (variant->id[strspn(variant->id, "abcdefghijklmnopqrstuvwxyz0123456789-")] != '\0' || variant->id[0] == '\0')
        complain(found, "id \"%s\" is not of small letters, digits and hyphens", variant->id);
    for (int32_t i = 0; i < ag_variant_count(); i++) {
        const ag_variant *other = ag_variant_at(i);
        if (other != variant && strcmp(other->id, variant->id) == 0)
            complain(found, "id \"%s\" is another variant's", variant->id);
    }
}

static void check_words(const ag_variant *variant, fault_list *found)
{
    if (variant->name && variant->name[0] == '\0') complain(found, "name is empty");
    if (variant->summary && variant->summary[0] == '\0') complain(found, "summary is empty");
}

static void check_numbers(const ag_variant *variant, fault_list *found)
{
    const bool has_plain_moves = variant->rules && !variant->rules->turn_taps;

    check_range(variant->rules_version, 1, INT32_MAX, "rules_version", found);
    check_range(variant->files, 1, AGI_FILES_MAX, "files", found);
    check_range(variant->ranks, 1, AGI_RANKS_MAX, "ranks", found);
    if (agi_square_count(variant) > AGI_SQUARES_MAX)
        complain(found, "the board has %" PRId32 " squares; at most %d are possible", agi_square_count(variant),
                 AGI_SQUARES_MAX);
    check_range(variant->has_chance, 0, 1, "has_chance", found);
    check_range(variant->moves_max, 1, INT32_MAX, "moves_max", found);
    check_range(variant->move_text_max, 1, INT32_MAX, "move_text_max", found);
    check_range(variant->position_text_max, 1, INT32_MAX, "position_text_max", found);
    check_range(variant->steps_max, 1, has_plain_moves ? AGI_PLAIN_STEPS_MAX : AGI_STEPS_MAX, "steps_max", found);
    check_range(variant->taps_max, 1, AGI_TAPS_MAX, "taps_max", found);
    check_range(variant->kind_count, 1, KINDS_MAX, "kind_count", found);
    check_range(variant->repeat_first, 0, AGI_NEVER_REPEATS, "repeat_first", found);
    check_range(variant->repeat_step, 0, AGI_NEVER_REPEATS, "repeat_step", found);
    if (variant->repeat_step > 0 && variant->repeat_first == 0)
        complain(found, "repeat_step is there and repeat_first is not; it counts from there");
}

static void check_code(const ag_variant *variant, int32_t piece, fault_list *found)
{
    const char *code = ag_variant_piece_code(variant, piece);

    if (!code) {
        complain(found, "kind %" PRId32 " has no code for one side", ag_piece_kind(piece));
        return;
    }
    for (int32_t other = 1; other < piece; other++) {
        const char *earlier = ag_variant_piece_code(variant, other);
        if (!earlier) continue;
        if (strcmp(earlier, code) == 0) {
            complain(found, "the code %s is that of two pieces", code);
        } else if (strncmp(earlier, code, strlen(earlier)) == 0 || strncmp(earlier, code, strlen(code)) == 0) {
            complain(found, "of the codes %s and %s one begins the other", earlier, code);
        }
    }
}

static void check_kinds(const ag_variant *variant, fault_list *found)
{
    for (int32_t kind = 0; kind < variant->kind_count; kind++) {
        if (!variant->kinds[kind].name) complain(found, "kind %" PRId32 " has no name", kind);
        for (int32_t player = AG_WHITE; player <= AG_BLACK; player++) {
            check_code(variant, ag_piece_make(kind, player), found);
            if (!variant->kinds[kind].symbol[player])
                complain(found, "kind %" PRId32 " has no symbol for one side", kind);
        }
        if (variant->drawings && variant->drawings[kind].layers[0].paint == 0)
            complain(found, "kind %" PRId32 " has an empty drawing", kind);
    }
}

fault_list list_faults(const ag_variant *variant)
{
    fault_list found = {""};

    check_members(variant, REQUIRED_OF_VARIANT, REQUIRED_OF_VARIANT_COUNT, "", &found);
    check_numbers(variant, &found);
    if (variant->id) check_id(variant, &found);
    check_words(variant, &found);
    if (variant->kinds) check_kinds(variant, &found);
    if (variant->rules) check_rules(variant, &found);
    if (found.lines[0] == '\0') check_answers(variant, &found);
    return found;
}
