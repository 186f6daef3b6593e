/* SPDX-License-Identifier: MIT
 * Never another move than the one written. The texts of legal moves are disturbed as people disturb them (dashes, blanks,
 * marks, numbers, capitals): they are read as the same move. Then they are damaged, a byte dropped or changed: what is
 * read all the same is a spelling of the move (spellings.c) and of no other. AG_TEST_EVERY=n looks at every n-th position,
 * AG_TEST_TEXTS=n at so many damaged texts of a variant. */
#include <ctype.h>
#include <inttypes.h>
#include <regex.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "spellings.h"
#include "suite.h"
#include "table.h"

enum { MOVES_LOOKED_AT = 12, WHY_ROOM = 300, MOVES_COMPARED = 300 };

static table *listed;
static table *written;

/* ---- positions and moves ---- */

/* Calls `look` with the positions of a variant in a table, each game once. */
static void each_game(table *rows, const ag_variant *variant, void (*look)(const ag_game *game))
{
    const int64_t every = setting("AG_TEST_EVERY", 1);
    char last[TEXT_ROOM] = "";

    for (int row = 0, seen = 0; row < table_rows(rows); row++) {
        const char *position = table_cell(rows, row, "position");
        if (table_variant(rows, row) != variant || strcmp(position, last) == 0) continue;
        snprintf(last, sizeof last, "%s", position);
        if (seen++ % every != 0) continue;
        expect_about("%s", table_where(rows, row));
        ag_game *game = new_game(variant, strcmp(position, "-") == 0 ? NULL : position);
        look(game);
        ag_game_free(game);
    }
}

/* Calls `look` with moves from all over a list. */
static void each_move(const ag_game *game, void (*look)(const ag_game *game, ag_move move))
{
    move_list list = list_moves(game);
    const int32_t stride = list.count / MOVES_LOOKED_AT + 1;

    for (int32_t i = 0; i < list.count; i += stride) look(game, list.moves[i]);
    free_moves(&list);
}

/* ---- disturbing ---- */

static text replaced(const char *bytes, const char *what, const char *with)
{
    text made = {""};

    while (*bytes != '\0') {
        const size_t length = strlen(made.bytes);
        if (strncmp(bytes, what, strlen(what)) == 0) {
            snprintf(made.bytes + length, sizeof made.bytes - length, "%s", with);
            bytes += strlen(what);
        } else {
            made.bytes[length] = *bytes++;
        }
    }
    return made;
}

static text joined(const char *before, const char *bytes, const char *behind)
{
    text made;

    snprintf(made.bytes, sizeof made.bytes, "%s%s%s", before, bytes, behind);
    return made;
}

static void expect_same(const ag_game *game, ag_move read, ag_move move, const char *bytes)
{
    if (read == move) return;
    expect(false, game, "'%s' is read as %s, not as %s", bytes, move_text(game, read, AG_TEXT_COORDINATE).bytes,
           move_text(game, move, AG_TEXT_COORDINATE).bytes);
}

static void expect_read(const ag_game *game, ag_move move, const char *bytes)
{
    char why[WHY_ROOM] = "";
    ag_move read = 0;
    const int32_t status = ag_move_parse(game, bytes, AG_PARSE_LENIENT, &read, why, WHY_ROOM);

    expect(status == AG_OK, game, "'%s' is not read: %s", bytes, why);
    expect_same(game, read, move, bytes);
}

static void expect_read_or_refused(const ag_game *game, ag_move move, const char *bytes)
{
    ag_move read = 0;

    if (ag_move_parse(game, bytes, AG_PARSE_LENIENT, &read, NULL, 0) == AG_OK) expect_same(game, read, move, bytes);
}

static const char *const DASHES[] = {"\xE2\x80\x90", "\xE2\x80\x91", "\xE2\x80\x93", "\xE2\x80\x94", "\xE2\x88\x92"};
static const char *const BLANKS[] = {"\xC2\xA0", "\xE2\x80\xAF", "  ", "\t"};
static const char *const NUMBERS[] = {"1. ", "1.", "23...", "4... ", "5\xE2\x80\xA6", "6) ", "...", "7.\xC2\xA0", " "};
static const char *const MARKS[] = {"!",   "?!",           "+",   " +=",       "+=", " =", " (=)",
                                    "(=)", "\xE2\x80\xA0", " +-", " \xC2\xB1", "#",  " "};
static const char *const WORDS[] = {" N", " ch", " mate", " dbl ch", " ch. N", " N!?"};

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

static bool has_word_marks(const ag_game *game)
{
    const char *id = ag_variant_id(ag_game_variant(game));
    return strcmp(id, "chess") == 0 || strcmp(id, "tensor") == 0;
}

/* In each way, and in some two. */
static void disturb(const ag_game *game, ag_move move, const char *bytes)
{
    for (size_t d = 0; d < COUNT(DASHES); d++) {
        const text dashed = replaced(bytes, "-", DASHES[d]);
        expect_read(game, move, dashed.bytes);
        for (size_t b = 0; b < COUNT(BLANKS); b++)
            expect_read(game, move, replaced(dashed.bytes, " ", BLANKS[b]).bytes);
    }
    for (size_t n = 0; n < COUNT(NUMBERS); n++) expect_read(game, move, joined(NUMBERS[n], bytes, "").bytes);
    for (size_t m = 0; m < COUNT(MARKS); m++) {
        expect_read(game, move, joined("", bytes, MARKS[m]).bytes);
        expect_read(game, move, joined(NUMBERS[(m + move) % COUNT(NUMBERS)], bytes, MARKS[m]).bytes);
    }
    for (size_t w = 0; w < COUNT(WORDS); w++) {
        const text marked = joined("", bytes, WORDS[w]);
        if (has_word_marks(game)) {
            expect_read(game, move, marked.bytes);
        } else {
            expect_read_or_refused(game, move, marked.bytes);
        }
    }
}

static text in_case(const char *bytes, int (*to_case)(int))
{
    text made = {""};

    for (size_t i = 0; bytes[i] != '\0' && i + 1 < sizeof made.bytes; i++)
        made.bytes[i] = (char)to_case((unsigned char)bytes[i]);
    return made;
}

static void disturb_move(const ag_game *game, ag_move move)
{
    for (int32_t style = AG_TEXT_COORDINATE; style <= AG_TEXT_STANDARD; style++) {
        const text own = move_text(game, move, style);
        disturb(game, move, own.bytes);
        expect_read_or_refused(game, move, in_case(own.bytes, toupper).bytes);
        expect_read_or_refused(game, move, in_case(own.bytes, tolower).bytes);
        expect_read_or_refused(game, move, replaced(own.bytes, " ", "").bytes);
        expect_read_or_refused(game, move, replaced(own.bytes, "x", "").bytes);
        expect_read_or_refused(game, move, replaced(own.bytes, "-", "").bytes);
        expect_read_or_refused(game, move, replaced(own.bytes, "=", "").bytes);
        expect_read_or_refused(game, move, replaced(own.bytes, ";", ",").bytes);
        expect_read_or_refused(game, move, replaced(own.bytes, ",", ";").bytes);
    }
}

static void disturb_game(const ag_game *game)
{
    each_move(game, disturb_move);
}

START_TEST(disturbed_texts_are_read_as_the_same_move)
{
    each_game(listed, ag_variant_at(_i), disturb_game);
    each_game(written, ag_variant_at(_i), disturb_game);
}
END_TEST

/* ---- damaging ---- */

static uint64_t seed;
static int64_t texts_left;
static int64_t texts_read;

/* The spellings of a game's moves, compiled when they are asked for. */
typedef struct compiled_spellings {
    move_list list;
    regex_t *patterns;
    bool *is_compiled;
} compiled_spellings;

static compiled_spellings compiled;

static void prepare_spellings(const ag_game *game)
{
    compiled.list = list_moves(game);
    compiled.patterns = calloc((size_t)compiled.list.count + 1, sizeof *compiled.patterns);
    compiled.is_compiled = calloc((size_t)compiled.list.count + 1, sizeof *compiled.is_compiled);
}

static void free_spellings(void)
{
    for (int32_t i = 0; i < compiled.list.count; i++) {
        if (compiled.is_compiled[i]) regfree(&compiled.patterns[i]);
    }
    free(compiled.patterns);
    free(compiled.is_compiled);
    free_moves(&compiled.list);
}

static bool is_of_turns(const ag_game *game)
{
    const char *id = ag_variant_id(ag_game_variant(game));
    return strncmp(id, "diaballik", 9) == 0 || strncmp(id, "sensei", 6) == 0;
}

/* Whether the target's square stands in a text; it does in every spelling of a move but castlings and rolls. */
static bool names_target(const ag_game *game, ag_move move, const char *bytes)
{
    char name[8];

    ag_variant_square_name(ag_game_variant(game), ag_move_to(game, move), name, (int32_t)sizeof name);
    for (; *bytes != '\0'; bytes++) {
        if (tolower((unsigned char)bytes[0]) == name[0] && bytes[1] == name[1]) return true;
    }
    return ((uint32_t)ag_move_traits(game, move) & (AG_MOVE_CASTLING | AG_MOVE_CHANCE)) != 0;
}

/* Whether a text spells the i-th move. */
static bool is_spelled(const ag_game *game, int32_t i, const char *bytes)
{
    if (is_of_turns(game)) return spells_turn(game, compiled.list.moves[i], bytes);
    if (!names_target(game, compiled.list.moves[i], bytes)) return false;
    if (!compiled.is_compiled[i]) {
        const spellings all = spellings_of(game, compiled.list.moves[i]);
        expect(regcomp(&compiled.patterns[i], all.pattern, REG_EXTENDED | REG_NOSUB) == 0, game, "a wrong pattern: %s",
               all.pattern);
        compiled.is_compiled[i] = true;
    }
    return regexec(&compiled.patterns[i], bytes, 0, NULL, 0) == 0;
}

/* b is a file and a bishop, and the page of chess says which comes first. */
static bool has_two_meanings(const ag_game *game, const char *bytes)
{
    const size_t number = strspn(bytes, "0123456789.) ");
    return has_word_marks(game) && tolower((unsigned char)bytes[number]) == 'b';
}

/* The move read is spelled so, and no other is. Alone it is looked at in long lists, and turns of Diaballik, which
 * are compared by what they lead to. */
static void expect_spelled(const ag_game *game, ag_move move, const char *bytes)
{
    const bool looks_at_one =
        is_of_turns(game) || compiled.list.count > MOVES_COMPARED || has_two_meanings(game, bytes);

    for (int32_t i = 0; i < compiled.list.count; i++) {
        const bool is_read = compiled.list.moves[i] == move;
        if (!is_read && looks_at_one) continue;
        if (is_spelled(game, i, bytes) == is_read) continue;
        expect(false, game, "'%s' is read as %s, %s %s", bytes, move_text(game, move, AG_TEXT_COORDINATE).bytes,
               is_read ? "and is not" : "and may be",
               move_text(game, compiled.list.moves[i], AG_TEXT_COORDINATE).bytes);
    }
}

static void try_damaged(const ag_game *game, const char *bytes)
{
    ag_move read = 0;

    texts_left--;
    if (ag_move_parse(game, bytes, AG_PARSE_LENIENT, &read, NULL, 0) != AG_OK) return;
    texts_read++;
    expect_spelled(game, read, bytes);
}

/* What stands in moves of some game, and what does not. */
static const char ALPHABET[] = "abcdefgh12345678KQRBNPTOVIxX=+-:/,;.>()0 #!3epnrkq";

static void damage(const ag_game *game, const char *bytes)
{
    const size_t length = strlen(bytes);
    text made;

    for (size_t at = 0; at < length; at++) {
        snprintf(made.bytes, sizeof made.bytes, "%.*s%s", (int)at, bytes, bytes + at + 1);
        try_damaged(game, made.bytes);
        for (int tries = 0; tries < 4; tries++) {
            const char other = ALPHABET[draw_below(&seed, sizeof ALPHABET - 1)];
            snprintf(made.bytes, sizeof made.bytes, "%.*s%c%s", (int)at, bytes, other, bytes + at + 1);
            try_damaged(game, made.bytes);
            snprintf(made.bytes, sizeof made.bytes, "%.*s%c%s", (int)at, bytes, other, bytes + at);
            try_damaged(game, made.bytes);
        }
    }
}

static void damage_move(const ag_game *game, ag_move move)
{
    for (int32_t style = AG_TEXT_COORDINATE; style <= AG_TEXT_STANDARD && texts_left > 0; style++)
        damage(game, move_text(game, move, style).bytes);
}

static void damage_game(const ag_game *game)
{
    if (texts_left <= 0) return;
    prepare_spellings(game);
    each_move(game, damage_move);
    free_spellings();
}

START_TEST(damaged_texts_are_read_as_what_they_spell)
{
    seed = 2026 + (uint64_t)_i;
    texts_left = setting("AG_TEST_TEXTS", 8000);
    texts_read = 0;
    each_game(written, ag_variant_at(_i), damage_game);
    each_game(listed, ag_variant_at(_i), damage_game);
    expect(texts_read > 0, NULL, "nothing is read");
}
END_TEST

void add_tests(Suite *suite)
{
    listed = table_read("moves");
    written = table_read("texts");
    add_for_variants(suite,
                     TESTS(disturbed_texts_are_read_as_the_same_move, damaged_texts_are_read_as_what_they_spell));
}
