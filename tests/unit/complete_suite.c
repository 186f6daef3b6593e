/* SPDX-License-Identifier: MIT
 * Every variant's rules are complete; and each kind of fault is found in constants that have it. */
#include "spoiled.h"

#include <stdio.h>
#include <string.h>

#include "defaults.h"
#include "expect.h"
#include "suite.h"

START_TEST(every_variant_s_rules_are_complete)
{
    const ag_variant *variant = ag_variant_at(_i);
    const fault_list found = list_faults(variant);

    expect(found.lines[0] == '\0', NULL, "%s:\n%s", ag_variant_id(variant), found.lines);
}
END_TEST

/* ---- faults ---- */

START_TEST(a_copy_without_a_fault_is_complete)
{
    static const char *const ids[] = {"rinne", "tensei", "diaballik"};
    copy same;

    copy_constants(&same, ids[_i]);
    expect_text(list_faults(&same.variant).lines, "", NULL, "the faults");
}
END_TEST

static void expect_missing(void *object, copy *spoiled, const required_member *member, const char *of)
{
    char sentence[80];

    snprintf(sentence, sizeof sentence, "%s%s is missing", of, member->name);
    memset((unsigned char *)object + member->offset, 0, sizeof(void *));
    expect_fault(spoiled, sentence);
}

START_TEST(a_missing_member_is_named)
{
    copy spoiled;

    for (int i = 0; i < REQUIRED_OF_RULES_COUNT; i++) {
        copy_constants(&spoiled, "rinne");
        expect_missing(&spoiled.rules, &spoiled, &REQUIRED_OF_RULES[i], "");
    }
    for (int i = 0; i < REQUIRED_OF_VARIANT_COUNT; i++) {
        copy_constants(&spoiled, "rinne");
        expect_missing(&spoiled.variant, &spoiled, &REQUIRED_OF_VARIANT[i], "");
    }
    for (int i = 0; i < REQUIRED_OF_TURN_TAPS_COUNT; i++) {
        copy_constants(&spoiled, "diaballik");
        expect_missing(&spoiled.taps, &spoiled, &REQUIRED_OF_TURN_TAPS[i], "turn_taps.");
    }
}
END_TEST

/* A number of the variant or of its rules that is set to something else. */
typedef struct spoiled_number {
    size_t offset;
    int32_t number;
    const char *sentence;
} spoiled_number;

static const spoiled_number OF_VARIANT[] = {
    {offsetof(ag_variant, rules_version), 0, "rules_version is 0; it is 1 to 2147483647"},
    {offsetof(ag_variant, files), 0, "files is 0; it is 1 to 26"},
    {offsetof(ag_variant, files), 27, "files is 27; it is 1 to 26"},
    {offsetof(ag_variant, files), 14, "the board has 84 squares; at most 80 are possible"},
    {offsetof(ag_variant, ranks), 10, "ranks is 10; it is 1 to 9"},
    {offsetof(ag_variant, has_chance), 2, "has_chance is 2; it is 0 to 1"},
    {offsetof(ag_variant, moves_max), 0, "moves_max is 0; it is 1 to 2147483647"},
    {offsetof(ag_variant, move_text_max), 0, "move_text_max is 0; it is 1 to 2147483647"},
    {offsetof(ag_variant, position_text_max), 0, "position_text_max is 0; it is 1 to 2147483647"},
    {offsetof(ag_variant, steps_max), 0, "steps_max is 0; it is 1 to 16"},
    {offsetof(ag_variant, steps_max), 17, "steps_max is 17; it is 1 to 16"},
    {offsetof(ag_variant, taps_max), 0, "taps_max is 0; it is 1 to 544"},
    {offsetof(ag_variant, taps_max), 545, "taps_max is 545; it is 1 to 544"},
    {offsetof(ag_variant, kind_count), 0, "kind_count is 0; it is 1 to 127"},
    {offsetof(ag_variant, repeat_first), -1, "repeat_first is -1; it is 0 to 100000"},
    {offsetof(ag_variant, repeat_first), 0, "repeat_step is there and repeat_first is not; it counts from there"},
    {offsetof(ag_variant, repeat_step), -1, "repeat_step is -1; it is 0 to 100000"},
    {offsetof(ag_variant, moves_max), 12, "moves_max is 12, and there are 25"},
    {offsetof(ag_variant, move_text_max), 4, "move_text_max is 4, and there are 21"},
    {offsetof(ag_variant, position_text_max), 9, "position_text_max is 9, and there are 29"},
    {offsetof(ag_variant, taps_max), 1, "taps_max is 1, and there are 2"},
};

static const spoiled_number OF_RULES[] = {
    {offsetof(agi_rules, position_bytes), 0, "position_bytes is 0; it is 24 to 320"},
    {offsetof(agi_rules, position_bytes), 328, "position_bytes is 328; it is 24 to 320"},
    {offsetof(agi_rules, position_bytes), 70, "position_bytes is 70, no multiple of 8"},
    {offsetof(agi_rules, waivable), 1 << 20, "waivable has a bit that is no problem"},
    {offsetof(agi_rules, claim_quiet), -1, "claim_quiet is negative"},
    {offsetof(agi_rules, draw_repetitions), 1, "a position draws when it occurs for the first time"},
    {offsetof(agi_rules, claim_repetitions), 3,
     "claim_repetitions is not below draw_repetitions, which draws by itself"},
};

static void expect_number_fault(void *object, copy *spoiled, const spoiled_number *fault)
{
    memcpy((unsigned char *)object + fault->offset, &fault->number, sizeof fault->number);
    expect_fault(spoiled, fault->sentence);
}

START_TEST(a_number_that_does_not_fit_is_named)
{
    copy spoiled;

    for (size_t i = 0; i < sizeof OF_VARIANT / sizeof OF_VARIANT[0]; i++) {
        copy_constants(&spoiled, "rinne");
        expect_number_fault(&spoiled.variant, &spoiled, &OF_VARIANT[i]);
    }
    for (size_t i = 0; i < sizeof OF_RULES / sizeof OF_RULES[0]; i++) {
        copy_constants(&spoiled, "rinne");
        expect_number_fault(&spoiled.rules, &spoiled, &OF_RULES[i]);
    }
}
END_TEST

/* Other faults, each made by a function. */

static void no_taps(copy *made)
{
    made->rules.tap_path = NULL;
}

static void both_taps(copy *made)
{
    made->rules.turn_taps = ag_variant_find("diaballik")->rules->turn_taps;
}

static void no_moves_with(copy *made)
{
    made->rules.moves_with = NULL;
}

static void stranger_traits(copy *made)
{
    made->rules.found_traits |= AG_MOVE_ENDS_GAME;
}

static void found_checks(copy *made)
{
    made->rules.in_check = ag_variant_find("chess")->rules->in_check;
}

static void no_weights(copy *made)
{
    made->variant.has_chance = 1;
    made->rules.chance_weight = NULL;
}

static void count_for_one_processor(copy *made)
{
    made->rules.count[AGI_CPU_BASELINE] = NULL;
}

static void replies_for_one_processor(copy *made)
{
    made->rules.count_replies[AGI_CPU_BASELINE] = NULL;
}

static void pick_for_one_processor(copy *made)
{
    made->rules.pick[AGI_CPU_BASELINE] = NULL;
    made->rules.pick[AGI_CPU_POPCNT] = agi_pick_listed;
}

static void stranger_id(copy *made)
{
    made->variant.id = "Ri nne";
}

static void same_id(copy *made)
{
    made->variant.id = "chess";
}

static void no_name(copy *made)
{
    made->kinds[1].name = NULL;
}

static void no_code(copy *made)
{
    made->kinds[1].code[AG_BLACK] = NULL;
}

static void same_code(copy *made)
{
    made->kinds[1].code[AG_BLACK] = "K";
}

static void beginning_code(copy *made)
{
    made->kinds[1].code[AG_BLACK] = "Kn";
}

static void no_symbol(copy *made)
{
    made->kinds[1].symbol[AG_WHITE] = NULL;
}

static void no_drawing(copy *made)
{
    made->drawings[1].layers[0].paint = 0;
}

static void unreadable_start(copy *made)
{
    made->variant.start_position = "2k2/k3k/1k1k1/1K1K1/K3K/2K2";
}

static void loose_start(copy *made)
{
    made->variant.start_position = " 2k2/k3k/1k1k1/1K1K1/K3K/2K2 w";
}

static void finished_start(copy *made)
{
    made->variant.start_position = "5/5/5/5/5/2K2 b";
}

static void empty_name(copy *made)
{
    made->variant.name = "";
}

static void empty_summary(copy *made)
{
    made->variant.summary = "";
}

static const other_fault OTHERS[] = {
    {no_taps, "tap_path and turn_taps are missing; one is required"},
    {both_taps, "tap_path and turn_taps are both there; one is not used"},
    {no_moves_with, "of found_traits and moves_with there is only one"},
    {stranger_traits, "found_traits has a bit that is none, or that is looked for move by move"},
    {found_checks, "found_traits has CHECK, and there is in_check"},
    {no_weights, "has_chance is set, and chance_weight is missing"},
    {count_for_one_processor, "count is there for one processor and not for any"},
    {replies_for_one_processor, "count_replies is there for one processor and not for any"},
    {pick_for_one_processor, "pick is there for one processor and not for any"},
    {stranger_id, "id \"Ri nne\" is not of small letters, digits and hyphens"},
    {same_id, "id \"chess\" is another variant's"},
    {no_name, "kind 1 has no name"},
    {no_code, "kind 1 has no code for one side"},
    {same_code, "the code K is that of two pieces"},
    {beginning_code, "of the codes K and Kn one begins the other"},
    {no_symbol, "kind 1 has no symbol for one side"},
    {no_drawing, "kind 1 has an empty drawing"},
    {unreadable_start,
     "start_position is refused: AG_ERR_SYNTAX the text ends at byte 27: expected a space and the side "
     "to move, w or b"},
    {loose_start, "start_position is written as 2k2/k3k/1k1k1/1K1K1/K3K/2K2 w"},
    {finished_start, "there is no move at the start"},
    {empty_name, "name is empty"},
    {empty_summary, "summary is empty"},
};

START_TEST(what_does_not_fit_together_is_named)
{
    expect_other_fault(&OTHERS[_i]);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(every_variant_s_rules_are_complete));
    add_looped(suite, 3, TESTS(a_copy_without_a_fault_is_complete));
    add_single(suite, TESTS(a_missing_member_is_named, a_number_that_does_not_fit_is_named));
    add_looped(suite, sizeof OTHERS / sizeof OTHERS[0], TESTS(what_does_not_fit_together_is_named));
}
