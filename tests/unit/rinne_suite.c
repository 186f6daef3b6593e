/* SPDX-License-Identifier: MIT
 * Rinne's tables of where a piece goes, against walking over the board square by square. */
#include "games/rinne/reach.h"

#include <stdbool.h>

#include "draw.h"
#include "expect.h"
#include "games/rinne/rinne.h"
#include "suite.h"

enum { DIRECTIONS = 8, OCCUPANCIES = 4000, BOARD_SQUARES = RINNE_FILES * RINNE_RANKS };

static const int STEPS[DIRECTIONS][2] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
static const int LEAPS[DIRECTIONS][2] = {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}};

/* How far a piece of a kind goes in each of its directions, and which they are: STEPS has the orthogonal ones first. */
typedef struct movement {
    const int (*directions)[2];
    int first;
    int end;
    int reach;
} movement;

static const movement MOVEMENTS[RINNE_KINDS] = {
    [RINNE_KING] = {STEPS, 0, 8, 1}, [RINNE_KNIGHT] = {LEAPS, 0, 8, 1}, [RINNE_BISHOP] = {STEPS, 4, 8, 5},
    [RINNE_ROOK] = {STEPS, 0, 4, 5}, [RINNE_QUEEN] = {STEPS, 0, 8, 5},
};

/* The squares in one direction up to the first occupied one. */
static uint32_t walked(int square, const int direction[2], int reach, uint32_t occupied)
{
    uint32_t targets = 0;
    int file = square % RINNE_FILES;
    int rank = square / RINNE_FILES;

    for (int n = 0; n < reach; n++) {
        file += direction[0];
        rank += direction[1];
        if (file < 0 || file >= RINNE_FILES || rank < 0 || rank >= RINNE_RANKS) break;
        const uint32_t bit = UINT32_C(1) << (rank * RINNE_FILES + file);
        targets |= bit;
        if ((occupied & bit) != 0) break;
    }
    return targets;
}

static uint32_t targets_of(uint32_t kind, int square, uint32_t occupied)
{
    const movement *moving = &MOVEMENTS[kind];
    uint32_t targets = 0;

    for (int i = moving->first; i < moving->end; i++) {
        targets |= walked(square, moving->directions[i], moving->reach, occupied);
    }
    return targets;
}

START_TEST(every_kind_reaches_what_the_rules_say)
{
    const uint32_t kind = RINNE_KING + (uint32_t)_i;
    uint64_t seed = kind;

    for (int i = 0; i < OCCUPANCIES; i++) {
        const uint32_t occupied =
            draw(&seed) & (i % 2 == 0 ? draw(&seed) : UINT32_MAX) & ((UINT32_C(1) << BOARD_SQUARES) - 1);
        for (int square = 0; square < BOARD_SQUARES; square++) {
            const bool same = rinne_targets(kind, (uint32_t)square, occupied) == targets_of(kind, square, occupied);
            expect(same, NULL, "kind %u on %d among %x", kind, square, occupied);
        }
    }
}
END_TEST

START_TEST(a_piece_without_a_kind_reaches_nothing)
{
    for (uint32_t square = 0; square < RINNE_SQUARES; square++) {
        ck_assert_uint_eq(rinne_targets(RINNE_X, square, 0), 0);
        ck_assert_uint_eq(rinne_targets(RINNE_NONE, square, UINT32_MAX), 0);
    }
}
END_TEST

void add_tests(Suite *suite)
{
    add_looped(suite, RINNE_QUEEN, TESTS(every_kind_reaches_what_the_rules_say));
    add_single(suite, TESTS(a_piece_without_a_kind_reaches_nothing));
}
