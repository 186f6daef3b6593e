/* SPDX-License-Identifier: MIT
 * What rooks and bishops attack in chess, in each way that this processor can look it up, against going along the
 * lines. */
#include "draw.h"
#include "expect.h"
#include "games/chess/attacks.h"
#include "suite.h"

enum { DIRECTIONS = 4, RANDOM_BOARDS = 2000 };

static const int32_t STRAIGHT[DIRECTIONS][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
static const int32_t DIAGONAL[DIRECTIONS][2] = {{1, 1}, {-1, -1}, {1, -1}, {-1, 1}};

static bool is_on_board(int32_t file, int32_t rank)
{
    return file >= 0 && file < BOARD_FILES && rank >= 0 && rank < BOARD_RANKS;
}

static squares go_along(int32_t square, const int32_t directions[DIRECTIONS][2], squares occupied)
{
    squares passed = 0;

    for (int i = 0; i < DIRECTIONS; i++) {
        int32_t file = square % BOARD_FILES + directions[i][0];
        int32_t rank = square / BOARD_FILES + directions[i][1];
        while (is_on_board(file, rank)) {
            passed |= one_square(rank * BOARD_FILES + file);
            if (has_square(occupied, rank * BOARD_FILES + file)) break;
            file += directions[i][0];
            rank += directions[i][1];
        }
    }
    return passed;
}

static squares look_up(agi_cpu cpu, bool is_rook, int32_t square, squares occupied)
{
    /* With the processor known where it is compiled, as the library has it. */
    if (cpu == AGI_CPU_PEXT)
        return is_rook ? rook_attacks_on(AGI_CPU_PEXT, square, occupied)
                       : bishop_attacks_on(AGI_CPU_PEXT, square, occupied);
    return is_rook ? rook_attacks_on(AGI_CPU_BASELINE, square, occupied)
                   : bishop_attacks_on(AGI_CPU_BASELINE, square, occupied);
}

static void expect_attacks(bool is_rook, int32_t square, squares occupied)
{
    const squares passed = go_along(square, is_rook ? STRAIGHT : DIAGONAL, occupied);

    for (int cpu = AGI_CPU_BASELINE; cpu <= (int)agi_best_cpu(); cpu++) {
        const squares attacked = look_up((agi_cpu)cpu, is_rook, square, occupied);
        expect(attacked == passed, NULL, "processor %d, a %s on square %d with %016llx occupied attacks %016llx", cpu,
               is_rook ? "rook" : "bishop", (int)square, (unsigned long long)occupied, (unsigned long long)attacked);
    }
}

/* Whatever else is occupied makes no difference. */
START_TEST(every_way_its_lines_can_be_occupied_is_in_the_tables)
{
    for (int is_rook = 0; is_rook < 2; is_rook++) {
        const squares lines = go_along(_i, is_rook ? STRAIGHT : DIAGONAL, 0);
        squares occupied = 0;
        do {
            expect_attacks(is_rook, _i, occupied);
            occupied = (occupied - lines) & lines; /* the next subset */
        } while (occupied != 0);
    }
}
END_TEST

START_TEST(pieces_on_random_boards_attack_along_their_lines)
{
    uint64_t seed = 21;

    for (int i = 0; i < RANDOM_BOARDS; i++) {
        const squares high = draw_below(&seed, UINT32_MAX);
        const squares occupied = high << 32 | draw_below(&seed, UINT32_MAX);
        expect_attacks(i % 2 == 0, (int32_t)draw_below(&seed, BOARD_SQUARES), occupied);
    }
}
END_TEST

void add_tests(Suite *suite)
{
    add_looped(suite, BOARD_SQUARES, TESTS(every_way_its_lines_can_be_occupied_is_in_the_tables));
    add_single(suite, TESTS(pieces_on_random_boards_attack_along_their_lines));
}
