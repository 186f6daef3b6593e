/* SPDX-License-Identifier: MIT
 * Sentai Chess, section 5 of the rule sheet: which material can mate, by looking at all positions of few pieces. A mate is
 * looked for by check and by moves, not by the result, which dead material would hide. */
#include <stdlib.h>

#include "expect.h"
#include "fixture.h"
#include "sentai_reference.h"
#include "suite.h"

enum { FILES = 8, QUARTER_SIDE = 4, QUARTERS = 4, REACH = 2 /* files or ranks at most, of any Ranger */, RANGERS = 31 };

/* Black is to move and has the king that may be mated; it stands on a quarter of the board, for the rest is alike. */
static int mated_king(int i)
{
    return i / QUARTER_SIDE * FILES + i % QUARTER_SIDE;
}

enum { MATED_KINGS = QUARTER_SIDE * QUARTER_SIDE };

static bool are_near(int one, int other)
{
    return abs(one % FILES - other % FILES) <= REACH && abs(one / FILES - other / FILES) <= REACH;
}

static reference_position kings_on(int black, int white)
{
    reference_position position = {.side = 'b', .en_passant = -1, .number = 1};

    position.board[black].letter = 'k';
    position.board[white].letter = 'K';
    return position;
}

static bool is_mate(const reference_position *position)
{
    char written[REFERENCE_POSITION_TEXT];
    ag_game *game;

    reference_write(position, written);
    if (ag_game_new(&game, ag_variant_find("sentai"), written, NULL, 0) != AG_OK) return false; /* kings in contact */
    const bool mate = ag_game_in_check(game) == 1 && ag_game_perft(game, 1) == 0;
    ag_game_free(game);
    return mate;
}

/* Mates with White's Ranger on any square from which it might give check. */
static int count_mates(const reference_position *without, int black, int powers)
{
    int mates = 0;

    for (int square = 0; square < REFERENCE_SQUARES; square++) {
        reference_position position = *without;
        if (position.board[square].letter != 0 || !are_near(square, black)) continue;
        position.board[square] = (reference_piece){'R', powers};
        mates += is_mate(&position);
    }
    return mates;
}

static int count_mates_alone(int powers)
{
    int mates = 0;

    for (int i = 0; i < MATED_KINGS; i++) {
        for (int white = 0; white < REFERENCE_SQUARES; white++) {
            const reference_position position = kings_on(mated_king(i), white);
            if (white != mated_king(i)) mates += count_mates(&position, mated_king(i), powers);
        }
    }
    return mates * QUARTERS;
}

/* Positions in which one Ranger, kept whole, mates a bare king: the table of section 5. Those not named have none. */
START_TEST(a_ranger_alone_mates_in_the_positions_of_the_sheet)
{
    static const int mates[RANGERS + 1] = {
        [005] = 16,  [006] = 16,  [007] = 396, [011] = 108,  [013] = 108, [015] = 172,  [016] = 16,
        [017] = 552, [024] = 16,  [025] = 88,  [026] = 80,   [027] = 556, [030] = 16,   [031] = 124,
        [032] = 16,  [033] = 124, [034] = 40,  [035] = 3380, [036] = 152, [037] = 7108,
    };

    expect_about("R%o", (unsigned)_i + 1);
    expect_number(count_mates_alone(_i + 1), mates[_i + 1], NULL, "the number of mates");
}
END_TEST

static int count_mates_against(int black_powers, int white_powers)
{
    int mates = 0;

    for (int i = 0; i < MATED_KINGS * REFERENCE_SQUARES * REFERENCE_SQUARES; i++) {
        const int black = mated_king(i / REFERENCE_SQUARES / REFERENCE_SQUARES);
        const int white = i / REFERENCE_SQUARES % REFERENCE_SQUARES;
        const int ranger = i % REFERENCE_SQUARES;
        reference_position position = kings_on(black, white);
        if (black == white || ranger == black || ranger == white) continue;
        position.board[ranger] = (reference_piece){'r', black_powers};
        mates += count_mates(&position, black, white_powers);
    }
    return mates;
}

/* Rule 5.4. */
START_TEST(r1_and_r10_against_each_other_mate_nobody)
{
    expect_number(count_mates_against(1, 8), 0, NULL, "the number of mates by R10 against R1");
    expect_number(count_mates_against(8, 1), 0, NULL, "the number of mates by R1 against R10");
}
END_TEST

/* The neighbours of rule 5.4 in the table of material do mate, so they are not dead. */
START_TEST(other_single_powers_against_each_other_mate_somebody)
{
    expect(count_mates_against(8, 8) > 0, NULL, "R10 never mates against R10");
    expect(count_mates_against(1, 4) > 0, NULL, "R4 never mates against R1");
    expect(count_mates_against(4, 1) > 0, NULL, "R1 never mates against R4");
}
END_TEST

void add_tests(Suite *suite)
{
    add_looped(suite, RANGERS, TESTS(a_ranger_alone_mates_in_the_positions_of_the_sheet));
    add_single(suite,
               TESTS(r1_and_r10_against_each_other_mate_nobody, other_single_powers_against_each_other_mate_somebody));
}
