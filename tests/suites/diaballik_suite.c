/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: the library against the reference on random positions, the symmetries of the game, and
 * positions with thousands of turns. */
#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "diaballik_answers.h"
#include "draw.h"
#include "expect.h"
#include "suite.h"

enum { SIDE = 7, PITS_MAX = 9, COMPARED = 40, TURNED = 1000, DEEP_EVERY = 20 };

static const char *const VARIANTS[] = {"diaballik", "sensei-shizukana", "sensei-arashi", "sensei-arashi-expert"};

enum { VARIANT_COUNT = sizeof VARIANTS / sizeof VARIANTS[0] };

static const reference_switches AS_RULED;

/* ---- random positions ---- */

static bool has_pits(const char *variant)
{
    return strcmp(variant, "sensei-arashi-expert") == 0;
}

/* Where a stone is put down: anywhere, or more often near its home row, or near the middle rank. */
static uint32_t draw_square(uint64_t *seed, uint32_t habit, bool is_white)
{
    const uint32_t file = draw_below(seed, SIDE);

    if (habit == 0 || draw_below(seed, 3) == 0) return draw_below(seed, REFERENCE_SQUARES);
    if (habit == 1) return SIDE * (is_white ? draw_below(seed, 3) : SIDE - 1 - draw_below(seed, 3)) + file;
    return SIDE * (2 + draw_below(seed, 3)) + file;
}

static void put_down(reference_position *position, char letter, uint32_t habit, uint64_t *seed)
{
    uint32_t square;

    do {
        square = draw_square(seed, habit, isupper((unsigned char)letter) != 0);
    } while (position->board[square] != '.');
    position->board[square] = letter;
}

static reference_position draw_position(const char *variant, uint64_t *seed)
{
    static const char STONES[] = "CcSSSSSSssssss";
    reference_position position = {.side = draw_below(seed, 2) == 0 ? 'w' : 'b'};
    const uint32_t habit = draw_below(seed, 3);
    const uint32_t pits = has_pits(variant) ? draw_below(seed, PITS_MAX + 1) : 0;

    memset(position.board, '.', REFERENCE_SQUARES);
    for (size_t i = 0; i < sizeof STONES - 1; i++) put_down(&position, STONES[i], habit, seed);
    for (uint32_t i = 0; i < pits; i++) put_down(&position, '#', 0, seed);
    return position;
}

static ag_game *game_of(const char *variant, const reference_position *position)
{
    char written[REFERENCE_TEXT];

    reference_write(position, written);
    return new_game_of(variant, written);
}

/* ---- against the reference ---- */

static void compare(const ag_game *game)
{
    const char *variant = ag_variant_id(ag_game_variant(game));
    answer library = answer_of_library(game);
    answer reference = answer_of_reference(variant, position_text(game).bytes, &AS_RULED);

    expect_same_answer(game, &library, &reference, "the library's answer");
    expect(ag_game_perft(game, 1) == (uint64_t)reference.count, game, "perft 1 is %" PRIu64, ag_game_perft(game, 1));
    free_answer(&reference);
    free_answer(&library);
}

START_TEST(random_positions_are_answered_as_by_the_reference)
{
    const int64_t positions = setting("AG_TEST_POSITIONS", COMPARED);
    uint64_t seed = 2004;

    for (int64_t i = 0; i < positions; i++) {
        const reference_position drawn = draw_position(VARIANTS[_i], &seed);
        ag_game *game = game_of(VARIANTS[_i], &drawn);
        compare(game);
        ag_game_free(game);
    }
}
END_TEST

static void compare_unrepeated(const ag_game *game)
{
    if (ag_game_reason(game) != AG_REASON_REPETITION) compare(game);
}

START_TEST(positions_of_random_games_are_answered_as_by_the_reference)
{
    each_random_position(VARIANTS[_i], 2016, setting("AG_TEST_POSITIONS", COMPARED), compare_unrepeated);
}
END_TEST

/* ---- symmetry ---- */

static char other_colour(char letter)
{
    if (isupper((unsigned char)letter)) return (char)tolower((unsigned char)letter);
    return (char)toupper((unsigned char)letter);
}

/* The board turned by 180 degrees, colours and side to move exchanged. */
static reference_position turned_round(const reference_position *position)
{
    reference_position turned = *position;

    for (int i = 0; i < REFERENCE_SQUARES; i++) {
        turned.board[i] = other_colour(position->board[REFERENCE_SQUARES - 1 - i]);
    }
    turned.side = position->side == 'w' ? 'b' : 'w';
    return turned;
}

static reference_position mirrored(const reference_position *position)
{
    reference_position other = *position;

    for (int i = 0; i < REFERENCE_SQUARES; i++) other.board[i] = position->board[i / SIDE * SIDE + SIDE - 1 - i % SIDE];
    return other;
}

static int32_t result_for_other(int32_t result)
{
    if (result == AG_WHITE_WINS) return AG_BLACK_WINS;
    return result == AG_BLACK_WINS ? AG_WHITE_WINS : result;
}

static void expect_alike(const ag_game *game, const ag_game *other, bool colours_exchanged, int32_t depth)
{
    const int32_t result = ag_game_result(game);

    expect_number(ag_game_result(other), colours_exchanged ? result_for_other(result) : result, game, "the result");
    expect_number(ag_game_reason(other), ag_game_reason(game), game, "the reason");
    expect_number(ag_game_moves(other, NULL, 0), ag_game_moves(game, NULL, 0), game, "the number of turns");
    expect(ag_game_perft(other, depth) == ag_game_perft(game, depth), game, "perft differs");
}

START_TEST(turning_and_mirroring_the_board_changes_no_count)
{
    const int64_t positions = setting("AG_TEST_POSITIONS", TURNED);
    uint64_t seed = 180;

    for (int64_t i = 0; i < positions; i++) {
        const reference_position drawn = draw_position(VARIANTS[_i], &seed);
        const reference_position turned = turned_round(&drawn);
        const reference_position mirror = mirrored(&drawn);
        const int32_t depth = i % DEEP_EVERY == 0 ? 2 : 1;
        ag_game *games[] = {game_of(VARIANTS[_i], &drawn), game_of(VARIANTS[_i], &turned),
                            game_of(VARIANTS[_i], &mirror)};
        expect_alike(games[0], games[1], true, depth);
        expect_alike(games[0], games[2], false, depth);
        for (int k = 0; k < 3; k++) ag_game_free(games[k]);
    }
}
END_TEST

/* ---- many turns ---- */

typedef struct crowd {
    const char *variant;
    const char *position;
    int32_t turns;
} crowd;

static const crowd CROWDS[] = {
    {"diaballik", "6c/1S1S3/2C2S1/1S5/4S2/s1S3s/s3sss w", 2285},
    {"sensei-arashi", "1ssc2s/ss4s/S4S1/7/6S/7/1SS1C1S w", 6106},
    {"sensei-arashi", "cssssss/5S1/4S2/3C3/2S4/1S5/S5S w", 14420},
    {"sensei-arashi-expert", "s#c#sss/S3ss1/5S1/4S2/3C3/2S4/1S4S w", 10825},
};

START_TEST(crowded_positions_are_answered_as_by_the_reference)
{
    ag_game *game = new_game_of(CROWDS[_i].variant, CROWDS[_i].position);
    move_list list = list_moves(game);
    const int32_t few = list.count - 5;
    ag_move *buf = malloc((size_t)list.count * sizeof *buf);

    expect_number(list.count, CROWDS[_i].turns, game, "the number of turns");
    expect(list.count <= ag_variant_moves_max(ag_game_variant(game)), game, "there are more than moves_max");
    memset(buf, 0, (size_t)list.count * sizeof *buf);
    expect_number(ag_game_moves(game, buf, few), list.count, game, "the number of turns for a small buffer");
    expect(memcmp(buf, list.moves, (size_t)few * sizeof *buf) == 0, game, "a small buffer has other turns");
    expect(buf[few] == 0, game, "a turn is written past a small buffer");
    compare(game);
    free(buf);
    free_moves(&list);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_looped(suite, VARIANT_COUNT,
               TESTS(random_positions_are_answered_as_by_the_reference,
                     positions_of_random_games_are_answered_as_by_the_reference,
                     turning_and_mirroring_the_board_changes_no_count));
    add_looped(suite, sizeof CROWDS / sizeof CROWDS[0], TESTS(crowded_positions_are_answered_as_by_the_reference));
}
