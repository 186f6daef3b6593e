/* SPDX-License-Identifier: MIT */
#include "outcomes.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "records.h"

enum { OUTCOMES_MAX = 100000 };

/* ---- words ---- */

/* A sentence whose line is counted from the one given. */
static void move_line(const char *why, int64_t lines, char to[RECORD_WHY_ROOM])
{
    char *rest;

    snprintf(to, RECORD_WHY_ROOM, "%s", why);
    if (strncmp(why, "line ", 5) != 0) return;
    const int64_t line = strtoll(why + 5, &rest, 10);
    snprintf(to, RECORD_WHY_ROOM, "line %" PRId64 "%s", line + lines, rest);
}

static char *words_of(int32_t status, const char *why, const ag_game *game)
{
    const int32_t length = game != NULL ? ag_record_write(game, AG_TEXT_COORDINATE, NULL, 0) : 0;
    char *record = calloc(1, (size_t)(length > 0 ? length : 0) + 1);
    const size_t room = (size_t)(length > 0 ? length : 0) + RECORD_WHY_ROOM + 100;
    char *words = malloc(room);

    if (length > 0) ag_record_write(game, AG_TEXT_COORDINATE, record, length + 1);
    snprintf(words, room, "%s: %s\n%s%s", ag_status_name(status), why,
             game != NULL ? ag_reason_name(ag_game_reason(game)) : "no game", record);
    free(record);
    return words;
}

/* Notes what was given and frees the game. */
static void note(outcomes *all, int32_t status, const char *why, ag_game *game)
{
    expect(all->count < OUTCOMES_MAX, NULL, "the text has no end");
    all->words = realloc(all->words, (size_t)(all->count + 1) * sizeof *all->words);
    all->words[all->count++] = words_of(status, why, game);
    ag_game_free(game);
}

void outcomes_free(outcomes *all)
{
    for (int32_t i = 0; i < all->count; i++) free(all->words[i]);
    free(all->words);
    *all = (outcomes){NULL, 0};
}

void expect_same_outcomes(const outcomes *is, const outcomes *should_be, const char *what)
{
    for (int32_t i = 0; i < is->count && i < should_be->count; i++) {
        expect_text(is->words[i], should_be->words[i], NULL, what);
    }
    expect_number(is->count, should_be->count, NULL, what);
}

/* ---- cutting ---- */

int32_t cut_nowhere(cutter *self, int32_t left)
{
    (void)self;
    return left;
}

int32_t cut_in_two(cutter *self, int32_t left)
{
    const int32_t first = self->at;
    self->at = left;
    return first < left ? first : left;
}

int32_t cut_in_pieces(cutter *self, int32_t left)
{
    return self->piece < left ? self->piece : left;
}

int32_t cut_at_random(cutter *self, int32_t left)
{
    const int32_t piece = 1 + (int32_t)draw_below(&self->seed, (uint32_t)self->piece);
    return piece < left ? piece : left;
}

/* ---- reading ---- */

static void feed(ag_reader *reader, const char *bytes, int32_t length, int32_t last)
{
    char *exact = malloc(length > 0 ? (size_t)length : 1);

    memcpy(exact, bytes, (size_t)length);
    expect_status(ag_reader_feed(reader, exact, length, last), AG_OK, NULL, "feeding");
    free(exact);
}

/* Reads as far as the text goes; AG_ERR_MORE or AG_ERR_EMPTY. */
static int32_t read_on(ag_reader *reader, outcomes *all)
{
    for (;;) {
        char why[RECORD_WHY_ROOM];
        ag_game *game = (ag_game *)reader;
        const int32_t status = ag_reader_next(reader, &game, why, RECORD_WHY_ROOM);
        expect_sound_reading(status, game, why);
        if (status == AG_ERR_MORE) return status;
        note(all, status, why, game);
        if (status == AG_ERR_EMPTY) return status;
    }
}

outcomes outcomes_of_reader(const char *bytes, int32_t length, cutter cut)
{
    outcomes all = {NULL, 0};
    ag_reader *reader;
    int32_t given = 0;
    int32_t status;

    expect_status(ag_reader_new(&reader), AG_OK, NULL, "a reader");
    do {
        const int32_t piece = cut.next(&cut, length - given);
        feed(reader, bytes + given, piece, given + piece == length);
        given += piece;
        status = cut.asks_often || given == length ? read_on(reader, &all) : AG_ERR_MORE;
        expect(status == AG_ERR_EMPTY || given < length, NULL, "more is wanted behind the last byte");
    } while (given < length);
    ag_reader_free(reader);
    return all;
}

outcomes outcomes_of_record_read(const char *bytes, int32_t length, cutter cut)
{
    outcomes all = {NULL, 0};
    int64_t lines = 0;
    int32_t at = 0;
    int32_t given = cut.next(&cut, length);

    for (;;) {
        char why[RECORD_WHY_ROOM];
        const reading read = read_record(bytes + at, given - at, given == length);
        move_line(read.why, lines, why);
        at += read.consumed;
        lines += read.lines;
        if (read.status == AG_ERR_MORE) {
            given += cut.next(&cut, length - given);
            continue;
        }
        note(&all, read.status, why, read.game);
        if (read.status == AG_ERR_EMPTY) return all;
    }
}
