/* SPDX-License-Identifier: MIT */
#include "steps.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "expect.h"

step_list steps_of(const ag_game *game, ag_move move)
{
    step_list list;
    list.count = ag_move_steps(game, move, list.steps, STEPS_ROOM);
    expect(list.count >= 0 && list.count <= STEPS_ROOM, game, "a move has %" PRId32 " steps", list.count);
    return list;
}

static bool leaves(const ag_step *step)
{
    return step->action == AG_STEP_MOVE || step->action == AG_STEP_REMOVE;
}

static bool is_piece(const ag_variant *variant, int32_t piece)
{
    return ag_variant_piece_code(variant, piece) != NULL;
}

static bool is_well_formed(const ag_variant *variant, const ag_step *step)
{
    const int32_t squares = ag_variant_files(variant) * ag_variant_ranks(variant);
    const bool has_before = is_piece(variant, step->before);
    const bool has_after = is_piece(variant, step->after);

    if (step->from < 0 || step->from >= squares || step->to < 0 || step->to >= squares) return false;
    switch (step->action) {
    case AG_STEP_MOVE: return has_before && has_after;
    case AG_STEP_REMOVE: return step->from == step->to && has_before && step->after == 0;
    case AG_STEP_PLACE: return step->from == step->to && step->before == 0 && has_after;
    case AG_STEP_CHANGE: return step->from == step->to && has_before && has_after;
    default: return false;
    }
}

void expect_well_formed(const ag_game *game, const step_list *list)
{
    int32_t group = 0;

    for (int32_t i = 0; i < list->count; i++) {
        const ag_step *step = &list->steps[i];
        expect(is_well_formed(ag_game_variant(game), step), game, "step %" PRId32 " is malformed", i);
        const bool next = i > 0 && step->group == group + 1;
        expect(step->group == group || next, game, "the groups do not count up at step %" PRId32, i);
        group = step->group;
    }
}

/* Carries out the steps first to end - 1, which are one group. */
static void carry_out_group(const ag_game *game, const step_list *list, int32_t first, int32_t end, board *squares)
{
    for (int32_t i = first; i < end; i++) {
        const ag_step *step = &list->steps[i];
        if (step->action == AG_STEP_PLACE) continue;
        expect(squares->pieces[step->from] == step->before, game, "step %" PRId32 ": another piece stands there", i);
        if (leaves(step)) squares->pieces[step->from] = 0;
    }
    for (int32_t i = first; i < end; i++) {
        const ag_step *step = &list->steps[i];
        if (step->action == AG_STEP_REMOVE) continue;
        const bool fits = step->action == AG_STEP_CHANGE || squares->pieces[step->to] == 0;
        expect(fits, game, "step %" PRId32 ": the square is taken", i);
        squares->pieces[step->to] = step->after;
    }
}

void carry_out(const ag_game *game, const step_list *list, board *squares)
{
    int32_t end;

    for (int32_t first = 0; first < list->count; first = end) {
        for (end = first + 1; end < list->count && list->steps[end].group == list->steps[first].group;) end++;
        carry_out_group(game, list, first, end, squares);
    }
}

static int32_t opposite_action(int32_t action)
{
    if (action == AG_STEP_REMOVE) return AG_STEP_PLACE;
    return action == AG_STEP_PLACE ? AG_STEP_REMOVE : action;
}

step_list taken_back(const step_list *list)
{
    step_list back = {.count = list->count};

    for (int32_t i = 0; i < list->count; i++) {
        const ag_step *step = &list->steps[list->count - 1 - i];
        back.steps[i] = (ag_step){
            .action = opposite_action(step->action),
            .from = step->to,
            .to = step->from,
            .before = step->after,
            .after = step->before,
            .group = list->steps[list->count - 1].group - step->group,
        };
    }
    return back;
}

void expect_same_board(const ag_game *game, const board *is, const board *should_be, const char *what)
{
    expect_number(is->count, should_be->count, game, what);
    for (int32_t square = 0; square < is->count; square++) {
        expect(is->pieces[square] == should_be->pieces[square], game,
               "%s: piece %" PRId32 " on square %" PRId32 ", should be %" PRId32, what, is->pieces[square], square,
               should_be->pieces[square]);
    }
}

static void append(text *to, const char *gap, const char *word)
{
    const size_t used = strlen(to->bytes);
    snprintf(to->bytes + used, TEXT_ROOM - used, "%s%s", gap, word);
}

static void append_square(text *to, const ag_variant *variant, int32_t square)
{
    char name[8];
    ag_variant_square_name(variant, square, name, (int32_t)sizeof name);
    append(to, " ", name);
}

static void append_piece(text *to, const ag_variant *variant, int32_t piece)
{
    append(to, " ", ag_variant_piece_code(variant, piece));
}

text step_text(const ag_variant *variant, const step_list *list)
{
    static const char *const actions[] = {"?", "move", "remove", "place", "change"};
    text made = {""};

    for (int32_t i = 0; i < list->count; i++) {
        const ag_step *step = &list->steps[i];
        char group[16];
        snprintf(group, sizeof group, "%" PRId32, step->group);
        append(&made, i > 0 ? "; " : "", group);
        append(&made, " ", actions[step->action]);
        append_square(&made, variant, step->from);
        if (step->action == AG_STEP_MOVE) append_square(&made, variant, step->to);
        if (step->before != 0) append_piece(&made, variant, step->before);
        if (step->after != 0) append_piece(&made, variant, step->after);
    }
    return made;
}
