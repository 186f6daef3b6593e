/* SPDX-License-Identifier: MIT
 * Spoiled records: bytes changed, dropped, doubled and moved about, and random bytes, NUL among them. Whatever is read
 * can be written and read again, whatever is not is reported in words, and the text comes to its end. AG_TEST_TEXTS is
 * how many of each variant; the long set tries a million. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "records.h"
#include "suite.h"

enum {
    BYTES_MAX = 4000,
    SPOILS_MAX = 4,
    PLIES_MAX = 40,
    TEXTS_A_RECORD = 50,
    RANDOM_BYTES = 80,
    READINGS_MAX = BYTES_MAX
};

typedef struct spoiled {
    char bytes[BYTES_MAX];
    int32_t length;
} spoiled;

/* Bytes that mean something in records or moves, and some that mean nothing. */
static const char ALPHABET[] = "{}()[];%$*\"\\.!?#+=-/>, \n\n\r\t\x01\x7F\xC3\xEF\xBB\xBF\xE2\x80\xA2"
                               "012345abcdefghKNBRQXPOxw\0";

static char some_byte(uint64_t *seed)
{
    return ALPHABET[draw_below(seed, (uint32_t)sizeof ALPHABET - 1)];
}

static void insert(spoiled *record, int32_t at, const char *from, int32_t length)
{
    char copy[BYTES_MAX];

    if (record->length + length > BYTES_MAX) return;
    memcpy(copy, from, (size_t)length);
    memmove(record->bytes + at + length, record->bytes + at, (size_t)(record->length - at));
    memcpy(record->bytes + at, copy, (size_t)length);
    record->length += length;
}

static void drop(spoiled *record, int32_t at, int32_t length)
{
    if (length > record->length - at) length = record->length - at;
    memmove(record->bytes + at, record->bytes + at + length, (size_t)(record->length - at - length));
    record->length -= length;
}

static void spoil_once(spoiled *record, uint64_t *seed)
{
    const int32_t at = (int32_t)draw_below(seed, (uint32_t)record->length + 1);
    const int32_t other = (int32_t)draw_below(seed, (uint32_t)record->length + 1);
    const int32_t few = 1 + (int32_t)draw_below(seed, 30);
    const char byte = some_byte(seed);

    switch (draw_below(seed, 6)) {
    case 0: insert(record, at, &byte, 1); break;
    case 1: drop(record, at, 1); break;
    case 2: drop(record, at, few); break;
    case 3:
        insert(record, at, record->bytes + other, few < record->length - other ? few : record->length - other);
        break;
    case 4: record->length = draw_below(seed, 8) == 0 ? at : record->length; break;
    default:
        if (at < record->length) record->bytes[at] = byte;
        break;
    }
}

static spoiled spoil(const char *record, uint64_t *seed)
{
    spoiled spoilt = {.length = 0};

    if (draw_below(seed, 16) == 0) {
        spoilt.length = (int32_t)draw_below(seed, RANDOM_BYTES);
        for (int32_t i = 0; i < spoilt.length; i++) spoilt.bytes[i] = some_byte(seed);
        return spoilt;
    }
    insert(&spoilt, 0, record, (int32_t)strlen(record));
    for (uint32_t i = draw_below(seed, SPOILS_MAX + 1); i > 0; i--) spoil_once(&spoilt, seed);
    return spoilt;
}

/* Reads all there is in the text; returns how many games that makes. */
static int read_all(const spoiled *record, int32_t last)
{
    int games = 0;
    int32_t at = 0;

    for (int i = 0;; i++) {
        const reading read = read_record(record->bytes + at, record->length - at, last);
        expect(i < READINGS_MAX, NULL, "the text has no end");
        if (read.game != NULL) {
            expect_round_trip(read.game);
            ag_game_free(read.game);
            games++;
        }
        at += read.consumed;
        if (read.status == AG_ERR_EMPTY || read.status == AG_ERR_MORE) return games;
    }
}

static char *make_record(const ag_variant *variant, uint64_t *seed)
{
    ag_game *game = new_game(variant, NULL);

    ag_game_set_tag(game, "White", "Anna \"A.\" \\");
    ag_game_playout(game, seed, (int32_t)draw_below(seed, PLIES_MAX));
    if (draw_below(seed, 2) == 0) ag_game_end(game, AG_DRAW, AG_REASON_AGREEMENT);
    char *record = record_of(game, (int32_t)draw_below(seed, 2));
    ag_game_free(game);
    return record;
}

START_TEST(spoiled_records_are_read_or_refused)
{
    const int64_t texts = setting("AG_TEST_TEXTS", 3000);
    uint64_t seed = (uint64_t)_i + 17;
    int64_t games = 0;

    for (int64_t i = 0; i < texts; i += TEXTS_A_RECORD) {
        char *record = make_record(ag_variant_at(_i), &seed);
        for (int j = 0; j < TEXTS_A_RECORD; j++) {
            const spoiled spoilt = spoil(record, &seed);
            expect_about("text %" PRId64 " of %s", i + j, ag_variant_id(ag_variant_at(_i)));
            games += read_all(&spoilt, j % 4 != 0);
        }
        free(record);
    }
    expect(games > texts / 20 && games < 2 * texts, NULL, "%" PRId64 " of %" PRId64 " texts are games", games, texts);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(spoiled_records_are_read_or_refused));
}
