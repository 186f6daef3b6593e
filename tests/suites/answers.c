/* SPDX-License-Identifier: MIT */
#include "answers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"

answer begin_answer(const char *status)
{
    answer given = {.count = 0};
    snprintf(given.status, sizeof given.status, "%.39s", status);
    return given;
}

void add_line(answer *given, const char *coordinate, const char *standard, const char *position)
{
    char line[3 * TEXT_ROOM];

    snprintf(line, sizeof line, "%.500s | %.500s | %.500s", coordinate, standard, position);
    given->lines = realloc(given->lines, (size_t)(given->count + 1) * sizeof *given->lines);
    expect(given->lines != NULL, NULL, "out of memory");
    given->lines[given->count++] = strdup(line);
}

static int compare_lines(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

void end_answer(answer *given)
{
    if (given->count > 0) qsort(given->lines, (size_t)given->count, sizeof *given->lines, compare_lines);
}

void free_answer(answer *given)
{
    for (int i = 0; i < given->count; i++) free(given->lines[i]);
    free(given->lines);
    given->lines = NULL;
}

text status_of(const ag_game *game)
{
    static const char *const results[] = {"ongoing", "white", "black", "draw"};
    text made;

    snprintf(made.bytes, sizeof made.bytes, "%s %s", results[ag_game_result(game)],
             ag_reason_name(ag_game_reason(game)));
    return made;
}

static answer answer_of(const ag_game *game, bool with_standard)
{
    move_list list = list_moves(game);
    ag_game *copy = clone_of(game);
    answer given = begin_answer(status_of(game).bytes);

    for (int32_t i = 0; i < list.count; i++) {
        expect_number(ag_game_is_legal(game, list.moves[i]), 1, game, "is_legal of a listed move");
        const text standard = with_standard ? move_text(game, list.moves[i], AG_TEXT_STANDARD) : (text){"-"};
        ag_game_play_unchecked(copy, list.moves[i]);
        add_line(&given, move_text(game, list.moves[i], AG_TEXT_COORDINATE).bytes, standard.bytes,
                 position_text(copy).bytes);
        ag_game_undo(copy);
    }
    end_answer(&given);
    ag_game_free(copy);
    free_moves(&list);
    return given;
}

answer answer_of_library(const ag_game *game)
{
    return answer_of(game, true);
}

answer answer_in_coordinates(const ag_game *game)
{
    return answer_of(game, false);
}

void expect_same_answer(const ag_game *game, const answer *is, const answer *should_be, const char *what)
{
    expect_text(is->status, should_be->status, game, what);
    for (int i = 0; i < is->count && i < should_be->count; i++) {
        expect_text(is->lines[i], should_be->lines[i], game, what);
    }
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
        found = strncmp(given->lines[i], wanted, length) == 0 && strncmp(given->lines[i] + length, " | ", 3) == 0;
    }
    return found;
}

void expect_ruling_decides(const ag_game *game, const answer *library, const answer *as_ruled, const answer *otherwise,
                           const char *only_as_ruled, const char *only_otherwise)
{
    expect_same_answer(game, library, as_ruled, "the library's answer");
    expect(!same_answer(as_ruled, otherwise), game, "the ruling decides nothing here");
    if (only_as_ruled != NULL) {
        expect(is_answered(library, only_as_ruled), game, "'%s' is missing", only_as_ruled);
        expect(!is_answered(otherwise, only_as_ruled), game, "'%s' does not depend on the ruling", only_as_ruled);
    }
    if (only_otherwise != NULL) {
        expect(!is_answered(library, only_otherwise), game, "'%s' is answered", only_otherwise);
        expect(is_answered(otherwise, only_otherwise), game, "'%s' depends on something else", only_otherwise);
    }
}
