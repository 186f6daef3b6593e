/* SPDX-License-Identifier: MIT */
#include "diaballik_answers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"

reference_status status_of(const ag_game *game)
{
    static const char *const words[][4] = {
        {"ongoing none", NULL, NULL, NULL},
        {NULL, "white goal", "black goal", NULL},
        {NULL, "white unfair", "black unfair", "draw unfair"},
        {NULL, "white stuck", "black stuck", NULL},
        {NULL, NULL, NULL, "draw repetition"},
    };
    static const int32_t reasons[] = {AG_REASON_NONE, AG_REASON_GOAL, AG_REASON_UNFAIR_LINE, AG_REASON_STUCK,
                                      AG_REASON_REPETITION};
    const int32_t result = ag_game_result(game);
    const int32_t reason = ag_game_reason(game);

    for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++) {
        if (reasons[i] == reason && words[i][result] != NULL) return words[i][result];
    }
    expect(false, game, "the result is %d for reason %d", (int)result, (int)reason);
    return NULL;
}

static int compare_lines(const void *a, const void *b)
{
    return strcmp((const char *)a, (const char *)b);
}

static answer make_answer(reference_status status, int count)
{
    return (answer){
        .status = status, .lines = malloc(((size_t)count + 1) * sizeof(*(answer){0}.lines)), .count = count};
}

static void sort_answer(answer *given)
{
    qsort(given->lines, (size_t)given->count, sizeof *given->lines, compare_lines);
}

answer answer_of_library(const ag_game *game)
{
    move_list list = list_moves(game);
    ag_game *copy = clone_of(game);
    answer given = make_answer(status_of(game), list.count);

    for (int32_t i = 0; i < list.count; i++) {
        const text written = move_text(game, list.moves[i], AG_TEXT_STANDARD);
        expect_number(ag_game_is_legal(game, list.moves[i]), 1, game, "is_legal of a listed turn");
        ag_game_play_unchecked(copy, list.moves[i]);
        snprintf(given.lines[i], sizeof given.lines[i], "%.60s %.60s", written.bytes, position_text(copy).bytes);
        ag_game_undo(copy);
    }
    sort_answer(&given);
    ag_game_free(copy);
    free_moves(&list);
    return given;
}

answer answer_of_reference(const char *variant, const char *position, const reference_switches *switches)
{
    const reference_position read = reference_read(variant, position);
    reference_turns list = reference_list(&read, switches);
    answer given = make_answer(reference_judge(&read, switches), list.count);

    for (int i = 0; i < list.count; i++) {
        const reference_position after = reference_after(&read, &list.turns[i]);
        char written[REFERENCE_TEXT];
        reference_write(&after, written);
        snprintf(given.lines[i], sizeof given.lines[i], "%s %s", list.turns[i].text, written);
    }
    sort_answer(&given);
    reference_free(&list);
    return given;
}

void free_answer(answer *given)
{
    free(given->lines);
    given->lines = NULL;
}

void expect_same_answer(const ag_game *game, const answer *is, const answer *should_be, const char *what)
{
    const int count = is->count < should_be->count ? is->count : should_be->count;

    expect_text(is->status, should_be->status, game, what);
    for (int i = 0; i < count; i++) expect_text(is->lines[i], should_be->lines[i], game, what);
    expect_number(is->count, should_be->count, game, what);
}

bool same_answer(const answer *one, const answer *other)
{
    bool same = one->count == other->count && strcmp(one->status, other->status) == 0;

    for (int i = 0; same && i < one->count; i++) same = strcmp(one->lines[i], other->lines[i]) == 0;
    return same;
}

bool is_answered(const answer *given, const char *wanted)
{
    const size_t length = strlen(wanted);
    bool found = strcmp(given->status, wanted) == 0;

    for (int i = 0; !found && i < given->count; i++) {
        found = strncmp(given->lines[i], wanted, length) == 0 && given->lines[i][length] == ' ';
    }
    return found;
}
