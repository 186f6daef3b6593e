/* SPDX-License-Identifier: MIT
 * Spoiled texts: good moves and position strings with bytes changed, dropped, doubled and swapped, and random bytes.
 * What is read must be right, what is not must be refused in words. AG_TEST_TEXTS is how many of each variant; the long
 * set tries a million. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "suite.h"

enum { WHY_ROOM = 300, SPOILS_MAX = 4, TEXTS_A_POSITION = 50, PLIES_MAX = 120 };

/* Bytes that mean something in some notation, and some that mean nothing. */
static const char ALPHABET[] = "abcdefghijKNBRQXkpqrnx0123456789 -=/,>:;#+~wW.\t\n\x01\x7F\x80\xC3\xFF";

static char some_byte(uint64_t *seed)
{
    return ALPHABET[draw_below(seed, (uint32_t)sizeof ALPHABET - 1)];
}

static void drop_byte(char *bytes, size_t length, size_t at)
{
    memmove(bytes + at, bytes + at + 1, length - at);
}

static void insert_byte(char *bytes, size_t length, size_t at, char byte)
{
    if (length + 1 >= TEXT_ROOM) return;
    memmove(bytes + at + 1, bytes + at, length - at + 1);
    bytes[at] = byte;
}

static void spoil_once(text *good, uint64_t *seed)
{
    char *bytes = good->bytes;
    const size_t length = strlen(bytes);
    const size_t at = draw_below(seed, (uint32_t)length + 1);

    switch (draw_below(seed, 6)) {
    case 0: insert_byte(bytes, length, at, some_byte(seed)); break;
    case 1: bytes[at] = at < length ? some_byte(seed) : '\0'; break;
    case 2: bytes[at] = '\0'; break;
    case 3: insert_byte(bytes, length, at, bytes[at < length ? at : 0]); break;
    default:
        if (at < length) drop_byte(bytes, length, at);
        break;
    }
}

/* Now and then random bytes, else a good text with up to SPOILS_MAX changes, or with none. */
static text spoiled(text good, uint64_t *seed)
{
    if (draw_below(seed, 16) == 0) {
        const uint32_t length = draw_below(seed, 60);
        for (uint32_t i = 0; i < length; i++) good.bytes[i] = some_byte(seed);
        good.bytes[length] = '\0';
        return good;
    }
    for (uint32_t i = draw_below(seed, SPOILS_MAX + 1); i > 0; i--) spoil_once(&good, seed);
    return good;
}

/* Texts are shown as they came where they are UTF-8, but never their control characters. */
static bool is_sentence(const char *why)
{
    for (const char *c = why; *c != '\0'; c++) {
        if ((unsigned char)*c < ' ' || *c == '\x7F') return false;
    }
    return why[0] != '\0' && strlen(why) < WHY_ROOM - 1;
}

static bool is_refusal(int32_t status)
{
    return status == AG_ERR_SYNTAX || status == AG_ERR_ILLEGAL || status == AG_ERR_AMBIGUOUS;
}

/* A lenient reading is a legal move, a strict one is its very text, and a refusal says why. */
static void try_move_text(const ag_game *game, const char *bytes)
{
    char why[WHY_ROOM];
    ag_move move = 1;
    ag_move strict = 1;
    const int32_t status = ag_move_parse(game, bytes, AG_PARSE_LENIENT, &move, why, WHY_ROOM);

    if (status == AG_OK) {
        expect(ag_game_is_legal(game, move) == 1 && why[0] == '\0', game, "'%s' is read as no legal move", bytes);
    } else {
        expect(is_refusal(status) && move == 0, game, "'%s' gives %" PRId32, bytes, status);
        expect(is_sentence(why), game, "'%s' is refused with '%s'", bytes, why);
    }
    if (ag_move_parse(game, bytes, AG_PARSE_STRICT, &strict, NULL, 0) == AG_OK) {
        const bool coordinate = strcmp(move_text(game, strict, AG_TEXT_COORDINATE).bytes, bytes) == 0;
        const bool standard = strcmp(move_text(game, strict, AG_TEXT_STANDARD).bytes, bytes) == 0;
        expect((coordinate || standard) && strict == move, game, "'%s' is read strictly", bytes);
    }
}

/* What is played from a text can be taken back, and what is refused was not played. */
static void try_playing(ag_game *game, const char *bytes)
{
    const int32_t ply = ag_game_ply(game);
    const uint64_t hash = ag_game_hash(game);
    char why[WHY_ROOM];
    const int32_t status = ag_game_play_text(game, bytes, why, WHY_ROOM);

    expect(status == AG_OK ? why[0] == '\0' : is_sentence(why), game, "playing '%s' says '%s'", bytes, why);
    expect((status == AG_OK) == (ag_game_ply(game) > ply), game, "'%s' gives %" PRId32, bytes, status);
    ag_game_rewind(game, ply);
    expect(ag_game_hash(game) == hash, game, "playing '%s' leaves another position", bytes);
}

static void try_move_texts(ag_game *game, uint64_t *seed)
{
    move_list list = list_moves(game);
    snapshot before = take_snapshot(game);

    for (int i = 0; i < TEXTS_A_POSITION; i++) {
        const ag_move move = list.moves[draw_below(seed, (uint32_t)list.count)];
        const text bad = spoiled(move_text(game, move, (int32_t)draw_below(seed, 2)), seed);
        try_move_text(game, bad.bytes);
        try_playing(game, bad.bytes);
    }
    expect_unchanged(game, &before, "reading spoiled moves");
    free_snapshot(&before);
    free_moves(&list);
}

/* Both calls agree; what is accepted is written and read again as the same. */
static void try_position_text(const ag_variant *variant, const char *bytes)
{
    char why[WHY_ROOM];
    uint32_t problems = 1;
    int32_t offset = -1;
    ag_game *game;
    const int32_t status = ag_position_problems(variant, bytes, &problems, &offset, why, WHY_ROOM);

    expect(ag_game_new(&game, variant, bytes, NULL, 0) == status, game, "'%s' is judged in two ways", bytes);
    expect((status == AG_OK) == (game != NULL), game, "'%s' makes a game, or none", bytes);
    if (status == AG_OK) {
        ag_game *again = new_game(variant, position_text(game).bytes);
        expect_number(ag_game_same_position(game, again), 1, game, "same_position of a text read and written");
        expect(problems == 0 && why[0] == '\0', game, "'%s' has problems", bytes);
        ag_game_free(again);
    } else {
        expect(status == AG_ERR_SYNTAX || status == AG_ERR_POSITION, game, "'%s' gives %" PRId32, bytes, status);
        expect((status == AG_ERR_POSITION) == (problems != 0), game, "'%s' has the problems %" PRIu32, bytes, problems);
        expect(offset >= 0 && offset <= (int32_t)strlen(bytes), game, "'%s': offset %" PRId32, bytes, offset);
        expect(is_sentence(why), game, "'%s' is refused with '%s'", bytes, why);
    }
    ag_game_free(game);
}

static void try_position_texts(const ag_game *game, uint64_t *seed)
{
    for (int i = 0; i < TEXTS_A_POSITION; i++) {
        try_position_text(ag_game_variant(game), spoiled(position_text(game), seed).bytes);
    }
}

START_TEST(spoiled_texts_are_read_right_or_refused)
{
    const int64_t texts = setting("AG_TEST_TEXTS", 5000);
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 4711;

    for (int64_t tried = 0; tried < texts; tried += TEXTS_A_POSITION) {
        if (ag_game_ply(game) >= PLIES_MAX || ag_game_playout(game, &seed, 1) == 0) ag_game_rewind(game, 0);
        try_position_texts(game, &seed);
        if (ag_game_result(game) == AG_ONGOING) try_move_texts(game, &seed);
    }
    ag_game_free(game);
    printf("%s: %" PRId64 " spoiled moves and positions\n", ag_variant_id(ag_variant_at(_i)), texts);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(spoiled_texts_are_read_right_or_refused));
}
