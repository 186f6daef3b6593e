/* SPDX-License-Identifier: MIT
 * A target for libFuzzer, built as fuzz_texts.c says: eight bytes of a seed, then a text. However the text is cut, a reader
 * gives the same (status, sentence and game), and so does ag_record_read. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "abstractgames/abstractgames.h"

enum { WHY_ROOM = 300, SEED_BYTES = 8 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* All that has come, one behind the other. */
typedef struct outcomes {
    char *words;
    size_t length;
} outcomes;

static void add(outcomes *to, const char *text, size_t length)
{
    to->words = realloc(to->words, to->length + length + 1);
    if (to->words == NULL) abort();
    memcpy(to->words + to->length, text, length);
    to->length += length;
    to->words[to->length] = '\0';
}

static void add_record(outcomes *to, const ag_game *game)
{
    const int32_t length = ag_record_write(game, AG_TEXT_COORDINATE, NULL, 0);
    char *record;

    if (length < 0) return; /* too long */
    record = malloc((size_t)length + 1);
    if (record == NULL) abort();
    ag_record_write(game, AG_TEXT_COORDINATE, record, length + 1);
    add(to, record, (size_t)length);
    free(record);
}

/* Notes what came, with its line counted from the one given, and frees the game. */
static void note(outcomes *to, int32_t status, const char *why, int64_t lines, ag_game *game)
{
    char line[80];
    char *rest = NULL;
    const int64_t number = strncmp(why, "line ", 5) == 0 ? strtoll(why + 5, &rest, 10) + lines : 0;

    snprintf(line, sizeof line, "%s line %lld ", ag_status_name(status), (long long)number);
    add(to, line, strlen(line));
    add(to, rest != NULL ? rest : why, strlen(rest != NULL ? rest : why));
    if (game != NULL) add_record(to, game);
    ag_game_free(game);
}

static void read_on(outcomes *to, ag_reader *reader)
{
    for (;;) {
        char why[WHY_ROOM];
        ag_game *game;
        const int32_t status = ag_reader_next(reader, &game, why, WHY_ROOM);
        if (status == AG_ERR_MORE) return;
        note(to, status, why, 0, game);
        if (status == AG_ERR_EMPTY) return;
    }
}

/* A piece has 1 to 2^n bytes, with n out of the seed. */
static int32_t next_piece(uint64_t *seed, int32_t left)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    const int32_t piece = 1 + (int32_t)(*seed >> 33) % (1 << ((*seed >> 60) + 1));
    return piece < left ? piece : left;
}

static outcomes read_in_pieces(const char *text, int32_t length, uint64_t seed, int is_cut)
{
    outcomes all = {NULL, 0};
    ag_reader *reader;
    int32_t at = 0;

    if (ag_reader_new(&reader) != AG_OK) abort();
    do {
        const int32_t piece = is_cut && at < length ? next_piece(&seed, length - at) : length - at;
        if (ag_reader_feed(reader, text + at, piece, at + piece == length) != AG_OK) abort();
        at += piece;
        read_on(&all, reader);
    } while (at < length);
    ag_reader_free(reader);
    return all;
}

static outcomes read_at_hand(const char *text, int32_t length)
{
    outcomes all = {NULL, 0};
    int64_t lines = 0;
    int32_t status = AG_OK;

    for (int32_t at = 0; status != AG_ERR_EMPTY;) {
        char why[WHY_ROOM];
        int32_t consumed;
        int32_t ends;
        ag_game *game;
        status = ag_record_read(text + at, length - at, 1, &consumed, &ends, &game, why, WHY_ROOM);
        note(&all, status, why, lines, game);
        at += consumed;
        lines += ends;
    }
    return all;
}

static void expect_same(const outcomes *is, const outcomes *should_be)
{
    if (is->length != should_be->length || memcmp(is->words, should_be->words, is->length) != 0) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    uint64_t seed;

    if (size < SEED_BYTES) return 0;
    memcpy(&seed, data, SEED_BYTES);
    const char *text = (const char *)data + SEED_BYTES;
    const int32_t length = (int32_t)(size - SEED_BYTES);
    outcomes whole = read_in_pieces(text, length, seed, 0);
    outcomes pieces = read_in_pieces(text, length, seed, 1);
    outcomes at_hand = read_at_hand(text, length);
    expect_same(&pieces, &whole);
    expect_same(&at_hand, &whole);
    free(whole.words);
    free(pieces.words);
    free(at_hand.words);
    return 0;
}
