/* SPDX-License-Identifier: MIT
 * Tensor Chess: the library against the reference on random positions, and positions with very many moves. */
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "draw.h"
#include "expect.h"
#include "properties.h"
#include "suite.h"
#include "tensor_answers.h"
#include "tensor_draw.h"

enum { FILES = 10, RANKS = 8 };
enum { STACK_BYTES = 256 * 1024 };
enum { COMPARED = 60, LOOKED_AT = 8, MANY_MOVES = 2000, PLIES_OF_A_GAME = 120, SPREAD = 40 };

/* ---- against the reference ---- */

/* AG_TEST_POSITIONS is how many of each habit; the long set takes some thousands. */
START_TEST(random_positions_are_answered_as_by_the_reference)
{
    const int64_t positions = setting("AG_TEST_POSITIONS", COMPARED);
    uint64_t seed = 2016;

    for (int64_t i = 0; i < positions; i++) {
        ag_game *game = draw_tensor_game(&seed, (uint32_t)_i);
        expect_reference_agrees(game);
        if (ag_game_playout(game, &seed, 1) == 1) expect_reference_agrees(game);
        ag_game_free(game);
    }
}
END_TEST

START_TEST(positions_of_random_games_are_answered_as_by_the_reference)
{
    const int64_t positions = setting("AG_TEST_POSITIONS", COMPARED);
    ag_game *game = new_game_of("tensor", NULL);
    uint64_t seed = 10632365;

    for (int64_t i = 0; i < positions; i++) {
        if (ag_game_ply(game) == PLIES_OF_A_GAME || ag_game_playout(game, &seed, 1) == 0) ag_game_rewind(game, 0);
        if (ag_game_result(game) == AG_ONGOING) expect_reference_agrees(game);
    }
    ag_game_free(game);
}
END_TEST

/* ---- properties where beasts are many ---- */

START_TEST(random_positions_have_every_property)
{
    const int64_t positions = setting("AG_TEST_GAMES", LOOKED_AT);
    uint64_t seed = 2017;

    for (int64_t i = 0; i < positions; i++) {
        ag_game *game = draw_tensor_game(&seed, (uint32_t)_i);
        if (ag_game_moves(game, NULL, 0) <= MANY_MOVES) all_properties_hold(game);
        ag_game_free(game);
    }
}
END_TEST

/* ---- symmetry ---- */

static char other_colour(char letter)
{
    return (char)(isupper((unsigned char)letter) ? tolower((unsigned char)letter) : toupper((unsigned char)letter));
}

/* The board upside down, colours, rights and side to move exchanged. */
static reference_position turned_over(const reference_position *position)
{
    reference_position turned = *position;

    for (int i = 0; i < REFERENCE_SQUARES; i++) {
        const char piece = position->board[(RANKS - 1 - i / FILES) * FILES + i % FILES];
        turned.board[i] = piece == '.' ? piece : other_colour(piece);
    }
    turned.side = position->side == 'w' ? 'b' : 'w';
    if (position->castling[0] != '\0') strcpy(turned.castling, "KQkq"); /* all or none are drawn */
    if (position->en_passant >= 0) {
        turned.en_passant = (RANKS - 1 - position->en_passant / FILES) * FILES + position->en_passant % FILES;
    }
    return turned;
}

START_TEST(a_board_turned_over_has_as_many_moves)
{
    const int64_t positions = setting("AG_TEST_POSITIONS", COMPARED);
    uint64_t seed = 80;

    for (int64_t i = 0; i < positions; i++) {
        ag_game *game = draw_tensor_game(&seed, (uint32_t)_i);
        char written[REFERENCE_POSITION_TEXT];
        const reference_position read = reference_read(position_text(game).bytes);
        const reference_position turned = turned_over(&read);
        reference_write(&turned, written);
        ag_game *other = new_game_of("tensor", written);
        expect_number(ag_game_moves(other, NULL, 0), ag_game_moves(game, NULL, 0), game, "the number of moves");
        expect_number(ag_game_in_check(other), ag_game_in_check(game), game, "check");
        ag_game_free(other);
        ag_game_free(game);
    }
}
END_TEST

/* ---- very many moves ---- */

typedef struct crowd {
    const char *position;
    int32_t moves;
} crowd;

/* The fewest first. */
static const crowd CROWDS[] = {
    {"1Q5Qtk/4Q3tt/QT3T3Q/Q1T1T2T1Q/4T5/5QT3/1QQ5K1/4Q1Q3 w - - 0 1", 767},
    {"7Qtk/2T2Q2tt/5TT3/QT2TT4/1T1T2Q2K/2Q2T1T2/6T3/1Q2TQ4 w - - 0 1", 772},
    {"2QT4tk/1Q3Q1Ktt/2t1t1Q3/3Q3t2/2t1QT2Q1/1t2T2Q2/2QT1TQ1Q1/TQ6T1 w - - 0 1", 3456},
    {"2N1N1N1N1/1N1t1N1r1r/KTt1t1r1r1/1p1t1p1P1N/2t1P1t1r1/1t1NkN1t1t/2t1N1t1t1/10 w - - 0 1", 10303},
    {"r8k/10/2t1t5/3t1t4/2t1t1t3/1t1t1t4/1Tt1t5/9K w - - 0 1", 39945},
    {"4k4r/1T1T3TT1/4t1t3/T4t4/T1t1t1t1t1/1t1t3t2/2t1T3tT/TT3TT1RK w - - 0 1", 129125},
};

/* How many of them have not too many moves for a slow tool: AG_TEST_CROWD_MAX. */
static int count_crowds(void)
{
    const int all = (int)(sizeof CROWDS / sizeof CROWDS[0]);
    int count = 0;

    while (count < all && CROWDS[count].moves <= setting("AG_TEST_CROWD_MAX", INT32_MAX)) count++;
    printf("tensor: %d of %d crowded positions\n", count, all);
    return count;
}

START_TEST(crowded_positions_are_answered_as_by_the_reference)
{
    ag_game *game = new_game_of("tensor", CROWDS[_i].position);

    expect_number(ag_game_moves(game, NULL, 0), CROWDS[_i].moves, game, "the number of moves");
    expect(CROWDS[_i].moves <= ag_variant_moves_max(ag_game_variant(game)), game, "there are more than moves_max");
    expect_reference_agrees(game);
    ag_game_free(game);
}
END_TEST

START_TEST(small_buffers_get_the_first_of_very_many_moves)
{
    ag_game *game = new_game_of("tensor", CROWDS[_i].position);
    move_list list = list_moves(game);
    const int32_t few = list.count - 5;
    ag_move *buf = calloc((size_t)list.count, sizeof *buf);

    expect_number(ag_game_moves(game, buf, few), list.count, game, "the number of moves for a small buffer");
    expect(memcmp(buf, list.moves, (size_t)few * sizeof *buf) == 0, game, "a small buffer has other moves");
    for (int32_t i = few; i < list.count; i++) expect(buf[i] == 0, game, "a small buffer is overrun");
    free(buf);
    free_moves(&list);
    ag_game_free(game);
}
END_TEST

/* Perft lists moves a window at a time. */
START_TEST(very_many_moves_are_counted_one_by_one)
{
    ag_game *game = new_game_of("tensor", CROWDS[_i].position);
    move_list list = list_moves(game);
    uint64_t leaves = 0;

    for (int32_t i = 0; i < list.count; i++) {
        ag_game_play_unchecked(game, list.moves[i]);
        leaves += ag_game_perft(game, 1);
        ag_game_undo(game);
    }
    expect(ag_game_perft(game, 2) == leaves, game, "perft 2 is not %" PRIu64, leaves);
    free_moves(&list);
    ag_game_free(game);
}
END_TEST

START_TEST(texts_and_taps_of_very_many_moves_read_back)
{
    ag_game *game = new_game_of("tensor", CROWDS[_i].position);
    move_list list = list_moves(game);

    for (int32_t i = 0; i < SPREAD; i++) {
        const ag_move move = list.moves[(int64_t)i * list.count / SPREAD];
        int32_t taps[TAPS_ROOM];
        ag_move read = 0;
        for (int32_t style = AG_TEXT_COORDINATE; style <= AG_TEXT_STANDARD; style++) {
            const text written = move_text(game, move, style);
            expect_status(ag_move_parse(game, written.bytes, AG_PARSE_STRICT, &read, NULL, 0), AG_OK, game,
                          written.bytes);
            expect_number(read, move, game, written.bytes);
        }
        const int32_t n = ag_move_taps(game, move, taps, TAPS_ROOM);
        expect_status(ag_game_tapped_move(game, taps, n, &read, NULL, 0), AG_OK, game, "the move tapped");
        expect_number(read, move, game, "the move tapped");
    }
    free_moves(&list);
    ag_game_free(game);
}
END_TEST

/* The list of the last crowd alone would be twice as much. */
START_TEST(very_many_moves_need_no_large_stack)
{
    const struct rlimit little = {.rlim_cur = STACK_BYTES, .rlim_max = STACK_BYTES};
    ag_game *game = new_game_of("tensor", CROWDS[_i].position);
    move_list list = list_moves(game);

    expect(setrlimit(RLIMIT_STACK, &little) == 0, game, "the stack cannot be limited");
    expect(ag_game_perft(game, 1) == (uint64_t)list.count, game, "perft 1 is not the number of moves");
    for (int32_t square = 0; square < REFERENCE_SQUARES; square++) ag_game_moves_from(game, square, NULL, 0);
    for (int32_t i = 0; i < SPREAD; i++) {
        const ag_move move = list.moves[(int64_t)i * list.count / SPREAD];
        const text written = move_text(game, move, AG_TEXT_STANDARD);
        int32_t taps[TAPS_ROOM];
        ag_move read = 0;
        ag_move_parse(game, written.bytes, AG_PARSE_LENIENT, &read, NULL, 0);
        expect_number(read, move, game, written.bytes);
        const int32_t n = ag_move_taps(game, move, taps, TAPS_ROOM);
        expect(ag_game_next_taps(game, taps, n - 1, NULL, 0) > 0, game, "nothing is offered before the last tap");
        expect(ag_move_steps(game, move, NULL, 0) > 0, game, "a move has no steps");
        expect_status(ag_game_play(game, move), AG_OK, game, "playing");
        expect_status(ag_game_undo(game), AG_OK, game, "undo");
    }
    free_moves(&list);
    ag_game_free(game);
}
END_TEST

/* ---- taps of chains ---- */

/* Chains that take several beasts, few enough to be tapped in every way. In the last the king is in danger, which
 * bears on what is asked. */
static const char *const CHAINS[] = {
    "5n3n/10/kP8/10/1t1t1t4/6T3/1P1t1tK3/10 w - - 0 1",
    "10/3tKt4/1k8/3t3t2/2T7/1tr7/10/5n4 w - - 0 1",
    "T1Tk6/1B1P1t3B/10/3t1PKt2/10/1N8/7r2/3N5t w - - 0 1",
};

START_TEST(taps_of_chains_are_the_fewest)
{
    ag_game *game = new_game_of("tensor", CHAINS[_i]);

    setenv("AG_TEST_PREFIXES", "30000", 0);
    setenv("AG_TEST_STRIDE", "200", 0);
    taps_not_offered_are_refused(game);
    ag_game_free(game);
}
END_TEST

typedef struct long_chain {
    const char *position;
    const char *move;
    const char *taps;
} long_chain;

static const char CROSSED[] = "3t1t4/t1N3t3/1tT4t2/N1N7/t2t5K/N1N1t1Tk2/1t1P1t1t2/5N1T2 w - - 0 1";
static const char PINNED[] = "2N1N1N1N1/1N1t1N1r1r/KTt1t1r1r1/1p1t1p1P1N/2t1P1t1r1/1t1NkN1t1t/2t1N1t1t1/10 w - - 0 1";

/* Chains that take too many to be tapped in every way. On the second board the king is in danger. */
static const long_chain LONG_CHAINS[] = {
    {CROSSED, "c6c2xb2xh2xe3xd4xb6xh6xa7xg7xd8xf8",
     "52 50 1000 70 1000 50 52 1014 72 74 1000 76 1000 56 1000 58 1000 56 76 1014 74 1014 72 1014 52 32 34 1014 14 "
     "1014 "
     "16 1000 18 1000 16 14 1000 12 10 1000 12 999"},
    {PINNED, "b6f6xc2xg2xb3xh3xj3xc6xe6",
     "51 53 1000 51 31 11 1014 13 1014 15 17 1014 37 1014 39 19 39 37 57 55 53 1000 55 999"},
    {PINNED, "b6b6xc2xj3xg4xd5xc6xe6xd7",
     "51 71 73 53 1014 33 1014 13 11 1000 13 15 17 1000 19 1000 39 1014 37 35 1014 55 53 1014 51 1014 999"},
};

START_TEST(taps_of_long_chains_are_the_fewest)
{
    const long_chain *told = &LONG_CHAINS[_i];
    ag_game *game = new_game_of("tensor", told->position);
    int32_t taps[TAPS_ROOM];
    const int32_t n = ag_move_taps(game, find_move(game, told->move), taps, TAPS_ROOM);
    char written[TAPS_ROOM * 5] = "";
    size_t length = 0;

    for (int32_t i = 0; i < n; i++)
        length += (size_t)snprintf(written + length, sizeof written - length, i > 0 ? " %d" : "%d", (int)taps[i]);
    expect_text(written, told->taps, game, told->move);
    ag_game_free(game);
}
END_TEST

/* ---- what a move is ---- */

typedef struct told_move {
    const char *position;
    const char *move;
    int32_t traits;
} told_move;

static const char CASTLERS[] = "5k4/9p/10/10/10/10/9P/R4K3R w KQ - 0 1";
static const char EN_PASSANT[] = "5k4/10/10/3pP5/10/10/10/5K4 w - d6 0 1";
static const char CHAINERS[] = "5k4/9p/10/3t6/3T6/3P6/9P/R1T2K4 w - - 0 1";

static const told_move TOLD[] = {
    {NULL, "c1d3", 0},
    {NULL, "b1b3", 0},
    {NULL, "e2e4", AG_MOVE_IRREVERSIBLE},
    {NULL, "a1b1:a1", AG_MOVE_PROPELS | AG_MOVE_IRREVERSIBLE},
    {CASTLERS, "f1i1", AG_MOVE_CASTLING | AG_MOVE_IRREVERSIBLE},
    {CASTLERS, "f1c1", AG_MOVE_CASTLING | AG_MOVE_IRREVERSIBLE},
    {CASTLERS, "f1f2", AG_MOVE_IRREVERSIBLE},
    {CASTLERS, "j1i1", AG_MOVE_IRREVERSIBLE},
    {"5k4/9p/10/10/10/10/9P/R4K3R w Q - 0 1", "j1i1", 0},
    {"5k4/9p/10/10/10/10/9P/R4K3R w Q - 0 1", "a1a8", AG_MOVE_CHECK | AG_MOVE_IRREVERSIBLE},
    {"5k4/9p/10/10/10/10/9P/R4K3R w - - 0 1", "f1f2", 0},
    {EN_PASSANT, "e5d6", AG_MOVE_CAPTURE | AG_MOVE_IRREVERSIBLE},
    {EN_PASSANT, "e5e6", AG_MOVE_IRREVERSIBLE},
    {EN_PASSANT, "f1f2", AG_MOVE_IRREVERSIBLE},
    {"5k4/10/10/3pP5/10/10/10/5K4 w - - 0 1", "f1f2", 0},
    {CHAINERS, "d4d6", 0},
    {CHAINERS, "d4d2", 0},
    {CHAINERS, "d4d6xd5", AG_MOVE_CAPTURE | AG_MOVE_IRREVERSIBLE},
    {CHAINERS, "d4d4xd5", AG_MOVE_CAPTURE | AG_MOVE_IRREVERSIBLE},
    {CHAINERS, "a1c1:c2", AG_MOVE_PROPELS},
    {"5k4/9p/10/10/10/3T6/3P5P/5K4 w - - 0 1", "d2d3:d4", AG_MOVE_PROPELS | AG_MOVE_IRREVERSIBLE},
    {"5k4/9p/10/10/10/3T6/3P5P/5K4 w - - 0 1", "d2d4", AG_MOVE_IRREVERSIBLE},
    {"5k4/P9/10/10/10/10/10/5K4 w - - 0 1", "a7a8=T", AG_MOVE_PROMOTION | AG_MOVE_IRREVERSIBLE | AG_MOVE_ENDS_GAME},
    {"5k4/P9/10/10/10/10/10/5K4 w - - 0 1", "a7a8=Q", AG_MOVE_PROMOTION | AG_MOVE_CHECK | AG_MOVE_IRREVERSIBLE},
    {"1r3k4/P9/10/10/10/10/10/5K4 w - - 0 1", "a7b8=R",
     AG_MOVE_CAPTURE | AG_MOVE_PROMOTION | AG_MOVE_CHECK | AG_MOVE_IRREVERSIBLE},
    {"5k4/1R8/10/10/10/10/9P/R4K4 w - - 0 1", "a1a8", AG_MOVE_CHECK | AG_MOVE_ENDS_GAME},
};

START_TEST(a_move_has_its_traits)
{
    const told_move *told = &TOLD[_i];
    ag_game *game = new_game_of("tensor", told->position);

    expect_number(ag_move_traits(game, find_move(game, told->move)), told->traits, game, told->move);
    ag_game_free(game);
}
END_TEST

/* ---- one move for each position ---- */

/* Either beast can take the beast on c4 and come home. */
static const char TWO_COME_HOME[] = "4k5/9p/10/10/1Tt7/2T7/10/5K4 w - - 0 1";

START_TEST(beasts_that_come_home_alike_make_one_move)
{
    ag_game *game = new_game_of("tensor", TWO_COME_HOME);
    const ag_move move = find_move(game, "b4b4xc4");
    ag_move read = 0;

    expect_text(move_text(game, move, AG_TEXT_STANDARD).bytes, "Tb4xc4", game, "the standard text");
    expect_status(ag_move_parse(game, "c3c3xc4", AG_PARSE_LENIENT, &read, NULL, 0), AG_OK, game, "the other text");
    expect_number(read, move, game, "the move of the other text");
    expect_status(ag_move_parse(game, "Tc3xc4", AG_PARSE_LENIENT, &read, NULL, 0), AG_OK, game, "the other text");
    expect_number(read, move, game, "the move of the other text");
    expect_status(ag_move_parse(game, "c3c3xc4", AG_PARSE_STRICT, &read, NULL, 0), AG_ERR_SYNTAX, game, "strictly");
    ag_game_free(game);
}
END_TEST

START_TEST(beasts_that_come_home_alike_are_both_tapped)
{
    ag_game *game = new_game_of("tensor", TWO_COME_HOME);
    const ag_move move = find_move(game, "b4b4xc4");
    const int32_t b4 = 31;
    const int32_t c3 = 22;
    const int32_t c5 = 42;
    const int32_t other_way[] = {c3, c5, AG_TAP_CHOICE, c3};
    int32_t taps[TAPS_ROOM];
    ag_move made = 0;
    ag_move from[2] = {0, 0};
    bool found = false;

    expect_status(ag_game_tapped_move(game, other_way, 4, &made, NULL, 0), AG_OK, game, "the other way");
    expect_number(made, move, game, "the move of the other way");
    expect_number(ag_move_taps(game, move, taps, TAPS_ROOM), 4, game, "the number of taps");
    expect_number(taps[0], c3, game, "the first of the smallest taps");
    for (int32_t start = 0; start < 2; start++) {
        const int32_t square = start == 0 ? b4 : c3;
        const int32_t count = ag_game_moves_from(game, square, NULL, 0);
        ag_move *moves = malloc((size_t)count * sizeof *moves);
        ag_game_moves_from(game, square, moves, count);
        found = false;
        for (int32_t i = 0; i < count; i++) found = found || moves[i] == move;
        expect(found, game, "the move does not begin on square %" PRId32, square);
        from[start] = found ? move : 0;
        free(moves);
    }
    expect_number(from[0], from[1], game, "the move from either square");
    ag_game_free(game);
}
END_TEST

/* No string has more than twelve beasts of a side, so no move leads to thirteen. */
START_TEST(a_pawn_does_not_become_a_thirteenth_beast)
{
    ag_game *game = new_game_of("tensor", "4k5/9P/10/10/10/10/TT8/TTTTTKTTTT w - - 0 1");
    ag_game *eleven = new_game_of("tensor", "4k5/9P/10/10/10/10/T9/TTTTTKTTTT w - - 0 1");
    ag_game *twelve = new_game_of("tensor", "4k5/9P/10/10/10/10/TTT7/TTTTTKTTTT w - - 0 1");
    int32_t taps[] = {69, 79};

    expect_number(ag_game_next_taps(game, taps, 2, NULL, 0), 5, game, "the pieces offered with eleven beasts");
    expect_number(ag_game_next_taps(eleven, taps, 2, NULL, 0), 5, eleven, "the pieces offered with ten beasts");
    expect_number(ag_game_next_taps(twelve, taps, 2, NULL, 0), 4, twelve, "the pieces offered with twelve beasts");
    expect_reference_agrees(twelve);
    ag_game_free(twelve);
    ag_game_free(eleven);
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    const int crowds = count_crowds();
    add_looped(suite, TENSOR_HABITS,
               TESTS(random_positions_are_answered_as_by_the_reference, random_positions_have_every_property,
                     a_board_turned_over_has_as_many_moves));
    add_single(suite, TESTS(positions_of_random_games_are_answered_as_by_the_reference,
                            beasts_that_come_home_alike_make_one_move, beasts_that_come_home_alike_are_both_tapped,
                            a_pawn_does_not_become_a_thirteenth_beast));
    add_looped(suite, crowds,
               TESTS(crowded_positions_are_answered_as_by_the_reference, small_buffers_get_the_first_of_very_many_moves,
                     texts_and_taps_of_very_many_moves_read_back, very_many_moves_are_counted_one_by_one,
                     very_many_moves_need_no_large_stack));
    add_looped(suite, (int)(sizeof CHAINS / sizeof CHAINS[0]), TESTS(taps_of_chains_are_the_fewest));
    add_looped(suite, (int)(sizeof LONG_CHAINS / sizeof LONG_CHAINS[0]), TESTS(taps_of_long_chains_are_the_fewest));
    add_looped(suite, (int)(sizeof TOLD / sizeof TOLD[0]), TESTS(a_move_has_its_traits));
}
