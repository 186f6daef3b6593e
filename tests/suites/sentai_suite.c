/* SPDX-License-Identifier: MIT
 * Sentai Chess: the library against the reference on random positions, and the symmetries of the game.
 * AG_TEST_POSITIONS=n compares that many positions. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "sentai_answers.h"
#include "suite.h"

enum { FILES = 8, COMPARED = 1500, COUNTED = 40, TURNED = 500 };

static const char *const VARIANTS[] = {"sentai", "sentai-old", "sentai-blocked"};

enum { VARIANT_COUNT = sizeof VARIANTS / sizeof VARIANTS[0] };

static const reference_switches AS_RULED;

/* ---- random positions ---- */

static char in_colour(char letter, char side)
{
    return side == 'w' ? letter : (char)(letter + ('a' - 'A'));
}

static int draw_empty_square(const reference_position *position, int from, int below, uint64_t *seed)
{
    int square;

    do {
        square = from + (int)draw_below(seed, (uint32_t)(below - from));
    } while (position->board[square].letter != 0);
    return square;
}

/* Any powers, or by another habit seldom more than two, as in games. */
static int draw_powers(bool as_in_games, uint64_t *seed)
{
    const int powers = 1 + (int)draw_below(seed, 31);
    if (!as_in_games) return powers;
    return 1 << draw_below(seed, 5) | (draw_below(seed, 2) == 0 ? 1 << draw_below(seed, 5) : 0);
}

/* One position in four has so few pieces that its material may be dead. */
static void draw_pieces(reference_position *position, char side, bool is_bare, uint64_t *seed)
{
    const uint32_t rangers = draw_below(seed, is_bare ? 3 : draw_below(seed, 8) == 0 ? 24 : 8);
    const uint32_t pawns = is_bare ? 0 : draw_below(seed, draw_below(seed, 3) == 0 ? 1 : 9);
    const bool as_in_games = draw_below(seed, 2) == 0;

    position->board[draw_empty_square(position, 0, REFERENCE_SQUARES, seed)].letter = in_colour('K', side);
    for (uint32_t i = 0; i < pawns; i++) {
        position->board[draw_empty_square(position, FILES, REFERENCE_SQUARES - FILES, seed)].letter =
            in_colour('P', side);
    }
    for (uint32_t i = 0; i < rangers; i++) {
        const reference_piece ranger = {in_colour('R', side), draw_powers(as_in_games, seed)};
        position->board[draw_empty_square(position, 0, REFERENCE_SQUARES, seed)] = ranger;
    }
}

/* An en passant square with its pawn, and often with a pawn that might take it. */
static void draw_en_passant(reference_position *position, uint64_t *seed)
{
    const bool is_white = position->side == 'w';
    const int file = (int)draw_below(seed, FILES);
    const int square = (is_white ? 5 : 2) * FILES + file;
    const int victim = square + (is_white ? -FILES : FILES);
    const int beside = victim + (file == 0 ? 1 : -1);

    if (position->board[square].letter != 0 || position->board[victim].letter != 0) return;
    position->en_passant = square;
    position->board[victim].letter = is_white ? 'p' : 'P';
    if (position->board[beside].letter == 0) position->board[beside].letter = is_white ? 'P' : 'p';
}

static int find_king(const reference_position *position, char side)
{
    int square = 0;
    while (position->board[square].letter != in_colour('K', side)) square++;
    return square;
}

static reference_position draw_position(const char *variant, uint64_t *seed)
{
    const bool is_bare = draw_below(seed, 4) == 0;
    reference_position position;
    char waiting;

    do {
        position = (reference_position){.is_old = strcmp(variant, "sentai-old") == 0,
                                        .is_blocked = strcmp(variant, "sentai-blocked") == 0,
                                        .en_passant = -1,
                                        .number = 1};
        position.side = draw_below(seed, 2) == 0 ? 'w' : 'b';
        position.quiet = (int)draw_below(seed, 200);
        waiting = position.side == 'w' ? 'b' : 'w';
        draw_pieces(&position, 'w', is_bare, seed);
        draw_pieces(&position, 'b', is_bare, seed);
        if (draw_below(seed, 3) == 0) draw_en_passant(&position, seed);
    } while (reference_attacks(&position, position.side, find_king(&position, waiting), &AS_RULED));
    return position;
}

/* ---- against the reference ---- */

static void expect_same_attacks(const char *variant, const ag_game *game)
{
    const reference_position read = reference_read(variant, position_text(game).bytes);

    for (int32_t square = 0; square < REFERENCE_SQUARES; square++) {
        for (int32_t player = AG_WHITE; player <= AG_BLACK; player++) {
            const bool attacked = reference_attacks(&read, "wb"[player], square, &AS_RULED);
            expect_number(ag_game_attacked(game, square, player), attacked, game, "attacked");
        }
    }
}

/* The library is given the text as it was drawn, with an en passant square that may be of no use. */
static void compare(const char *variant, const char *drawn)
{
    ag_game *game = new_game_of(variant, drawn);
    const reference_position read = reference_read(variant, drawn);
    char written[REFERENCE_POSITION_TEXT];

    reference_write(&read, written);
    expect_text(position_text(game).bytes, written, game, "the position string");
    answer library = answer_of_library(game);
    answer reference = answer_of_reference(variant, written, &AS_RULED);
    expect_same_answer(game, &library, &reference, "the library's answer");
    expect_same_attacks(variant, game);
    free_answer(&reference);
    free_answer(&library);
    ag_game_free(game);
}

START_TEST(random_positions_are_answered_as_by_the_reference)
{
    const int64_t positions = setting("AG_TEST_POSITIONS", COMPARED);
    uint64_t seed = 1999;

    for (int64_t i = 0; i < positions; i++) {
        const reference_position drawn = draw_position(VARIANTS[_i], &seed);
        char written[REFERENCE_POSITION_TEXT];
        reference_write(&drawn, written);
        compare(VARIANTS[_i], written);
    }
}
END_TEST

static void compare_game(const ag_game *game)
{
    compare(ag_variant_id(ag_game_variant(game)), position_text(game).bytes);
}

START_TEST(positions_of_random_games_are_answered_as_by_the_reference)
{
    each_random_position(VARIANTS[_i], 2001, setting("AG_TEST_POSITIONS", COMPARED), compare_game);
}
END_TEST

static uint64_t count_leaves(const reference_position *position, int depth)
{
    reference_moves list = reference_list(position, &AS_RULED);
    uint64_t leaves = depth == 1 ? (uint64_t)list.count : 0;

    for (int i = 0; i < list.count && depth > 1; i++) leaves += count_leaves(&list.moves[i].after, depth - 1);
    reference_free(&list);
    return leaves;
}

START_TEST(random_positions_have_the_leaves_of_the_reference)
{
    const int64_t positions = setting("AG_TEST_POSITIONS", COMPARED) * COUNTED / COMPARED;
    uint64_t seed = 1954;

    for (int64_t i = 0; i < positions; i++) {
        const reference_position drawn = draw_position(VARIANTS[_i], &seed);
        char written[REFERENCE_POSITION_TEXT];
        reference_write(&drawn, written);
        ag_game *game = new_game_of(VARIANTS[_i], written);
        const reference_position read = reference_read(VARIANTS[_i], written);
        expect_number((int64_t)ag_game_perft(game, 2), (int64_t)count_leaves(&read, 2), game, "perft 2");
        ag_game_free(game);
    }
}
END_TEST

/* Whole games, repetition and move count included. */
START_TEST(random_games_end_as_by_the_reference)
{
    enum { GAMES = 3, PLIES_MAX = 400 };
    uint64_t seed = 2013;

    for (int number = 0; number < GAMES; number++) {
        ag_game *game = new_game_of(VARIANTS[_i], NULL);
        char *positions[PLIES_MAX + 1];
        int count = 0;
        do {
            positions[count++] = strdup(position_text(game).bytes);
            answer library = answer_of_library(game);
            const char *status =
                reference_judge_game(VARIANTS[_i], (const char *const *)positions, (size_t)count, &AS_RULED);
            expect_text(library.status, status, game, "the status");
            free_answer(&library);
        } while (count <= PLIES_MAX && ag_game_playout(game, &seed, 1) == 1);
        for (int i = 0; i < count; i++) free(positions[i]);
        ag_game_free(game);
    }
}
END_TEST

/* ---- symmetry ---- */

/* Colours and side to move exchanged, the board upside down. */
static reference_position turned_over(const reference_position *position)
{
    reference_position turned = *position;

    for (int square = 0; square < REFERENCE_SQUARES; square++) {
        reference_piece *piece = &turned.board[square];
        *piece = position->board[square ^ 56];
        if (piece->letter != 0) piece->letter = (char)(piece->letter ^ ('a' - 'A'));
    }
    turned.side = position->side == 'w' ? 'b' : 'w';
    if (position->en_passant >= 0) turned.en_passant = position->en_passant ^ 56;
    return turned;
}

static reference_position mirrored(const reference_position *position)
{
    reference_position other = *position;

    for (int square = 0; square < REFERENCE_SQUARES; square++) other.board[square] = position->board[square ^ 7];
    if (position->en_passant >= 0) other.en_passant = position->en_passant ^ 7;
    return other;
}

static int32_t result_for_other(int32_t result)
{
    if (result == AG_WHITE_WINS) return AG_BLACK_WINS;
    return result == AG_BLACK_WINS ? AG_WHITE_WINS : result;
}

static void expect_alike(const char *variant, const ag_game *game, const reference_position *other, bool is_turned)
{
    const int32_t result = ag_game_result(game);
    char written[REFERENCE_POSITION_TEXT];

    reference_write(other, written);
    ag_game *same = new_game_of(variant, written);
    expect_number(ag_game_result(same), is_turned ? result_for_other(result) : result, game, "the result");
    expect_number(ag_game_reason(same), ag_game_reason(game), game, "the reason");
    expect_number(ag_game_in_check(same), ag_game_in_check(game), game, "in check");
    for (int32_t depth = 1; depth <= 3; depth++) {
        expect_number((int64_t)ag_game_perft(same, depth), (int64_t)ag_game_perft(game, depth), game, "perft");
    }
    ag_game_free(same);
}

START_TEST(positions_turned_over_and_mirrored_are_alike)
{
    const int64_t positions = setting("AG_TEST_POSITIONS", COMPARED) * TURNED / COMPARED;
    uint64_t seed = 31;

    for (int64_t i = 0; i < positions; i++) {
        const reference_position drawn = draw_position(VARIANTS[_i], &seed);
        const reference_position turned = turned_over(&drawn);
        const reference_position mirror = mirrored(&drawn);
        char written[REFERENCE_POSITION_TEXT];
        reference_write(&drawn, written);
        ag_game *game = new_game_of(VARIANTS[_i], written);
        expect_alike(VARIANTS[_i], game, &turned, true);
        expect_alike(VARIANTS[_i], game, &mirror, false);
        ag_game_free(game);
    }
}
END_TEST

void add_tests(Suite *suite)
{
    add_looped(suite, VARIANT_COUNT,
               TESTS(random_positions_are_answered_as_by_the_reference,
                     positions_of_random_games_are_answered_as_by_the_reference,
                     random_positions_have_the_leaves_of_the_reference, random_games_end_as_by_the_reference,
                     positions_turned_over_and_mirrored_are_alike));
}
