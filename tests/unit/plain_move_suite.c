/* SPDX-License-Identifier: MIT
 * What is read at one look (agi_rules.read_plain_move) is what agi_rules.read_move reads: in the positions of the tables,
 * in random games and in meaningless positions; texts of moves, and the same with a byte left out, put in or replaced. */
#include <inttypes.h>
#include <string.h>

#include "defaults.h"
#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "marks.h"
#include "positions.h"
#include "suite.h"

static const char BYTES[] = "abehj1248xKQRNBTPO=+#-:;/ 0";

enum {
    TEXT_BYTES = 200,
    MOVES_MAX = 20, /* of a position, and so many of them are spoiled */
    SPOILED_MAX = 2,
    GAMES = 2,
    UNCHECKED_PLIES = 40
};

static int64_t texts;
static int64_t read_at_one_look;

/* Whether the text is read at one look; it must read as the same move then. */
static bool expect_as_read(const ag_game *game, const char *written)
{
    const ag_variant *variant = ag_game_variant(game);
    agi_writer nowhere = agi_writer_make(NULL, 0);
    agi_reader reader = {.text = written};
    ag_move plain = 0;
    ag_move move = 0;

    if (!variant->rules->read_plain_move(variant, game->now, written, (int32_t)strlen(written), &plain)) return false;
    expect_number(variant->rules->read_move(variant, game->now, &reader, &move, &nowhere), AG_OK, game, written);
    expect_number(move, plain, game, written);
    agi_skip_marks(&reader, variant->rules->has_mark_words);
    expect(agi_at_end(&reader), game, "more is read of \"%s\"", written);
    expect(agi_is_legal(variant, game->now, plain), game, "\"%s\" is read, and not legal", written);
    return true;
}

/* More behind it; and a byte left out, put in or replaced, at each place. */
static void look_at_spoiled(const ag_game *game, const char *written)
{
    static const char *const more[] = {"=P", "=K", "=Q",       "=T",    "=R4", "/R4",
                                       "+#", "+!", " = Queen", " e.p.", "xe4", ":e4"};
    const size_t length = strlen(written);

    for (size_t i = 0; i < sizeof more / sizeof more[0]; i++) {
        char longer[TEXT_BYTES + 16];
        strcpy(longer, written);
        expect_as_read(game, strcat(longer, more[i]));
    }

    for (size_t at = 0; at <= length; at++) {
        for (size_t i = 0; i < sizeof BYTES; i++) {
            char spoiled[TEXT_BYTES];
            memcpy(spoiled, written, at);
            spoiled[at] = BYTES[i];
            strcpy(spoiled + at + (BYTES[i] != '\0'), written + at + (at < length));
            expect_as_read(game, spoiled);
            strcpy(spoiled + at + (BYTES[i] != '\0'), written + at);
            expect_as_read(game, spoiled);
        }
    }
}

static void look_at_moves(const ag_game *game)
{
    move_list list = {.count = 0};

    if (game->rules->read_plain_move) list = list_moves(game);

    for (int32_t i = 0; i < list.count; i += 1 + list.count / MOVES_MAX) {
        for (int32_t style = AG_TEXT_COORDINATE; style <= AG_TEXT_STANDARD; style++) {
            char written[TEXT_BYTES];
            if (ag_move_text(game, list.moves[i], style, written, TEXT_BYTES) < 0) continue;
            texts += style == AG_TEXT_STANDARD;
            read_at_one_look += expect_as_read(game, written) && style == AG_TEXT_STANDARD;
            if (i < SPOILED_MAX * (1 + list.count / MOVES_MAX)) look_at_spoiled(game, written);
        }
    }
    free_moves(&list);
}

/* Nine texts of ten have the usual form, if a game has one at all. */
static void expect_most(const ag_variant *variant)
{
    if (!variant->rules->read_plain_move) return;
    expect(read_at_one_look * 10 > texts * 9, NULL, "%" PRId64 " of %" PRId64 " texts of %s are read at one look",
           read_at_one_look, texts, ag_variant_id(variant));
}

START_TEST(what_is_read_at_one_look_in_positions_of_tables_is_read_so)
{
    each_table_position(ag_variant_at(_i), 1, look_at_moves);
}
END_TEST

START_TEST(most_texts_of_random_games_are_read_at_one_look)
{
    texts = 0;
    read_at_one_look = 0;
    each_position_of_games(ag_variant_at(_i), GAMES, look_at_moves);
    expect_most(ag_variant_at(_i));
}
END_TEST

START_TEST(what_is_read_at_one_look_in_meaningless_positions_is_read_so)
{
    each_meaningless_position(ag_variant_at(_i), GAMES, look_at_moves);
}
END_TEST

/* Numbers of any bits make double steps over pieces, castlings of nothing and kinds that a side does not have. */
START_TEST(what_is_read_at_one_look_behind_any_numbers_is_read_so)
{
    uint64_t seed = 8;

    for (int i = 0; i < GAMES; i++) {
        ag_game *game = new_game(ag_variant_at(_i), NULL);
        for (int ply = 0; ply < UNCHECKED_PLIES; ply++) {
            ag_game_play_unchecked(game, draw(&seed) & INT32_MAX);
            if (ply % 4 != 0) ag_game_playout(game, &seed, 1);
            look_at_moves(game);
        }
        ag_game_free(game);
    }
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(what_is_read_at_one_look_in_positions_of_tables_is_read_so,
                                  what_is_read_at_one_look_in_meaningless_positions_is_read_so,
                                  what_is_read_at_one_look_behind_any_numbers_is_read_so,
                                  most_texts_of_random_games_are_read_at_one_look));
}
