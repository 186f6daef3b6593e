/* SPDX-License-Identifier: MIT
 * Sentai Chess: the ways of counting against the list of moves, with and without the POPCNT instruction. Perft takes
 * the one that suits the processor, so that the others are seen here only. And what a side attacks, found for all squares
 * at a stroke, against the attackers of each. */
#include "defaults.h"
#include "draw.h"
#include "expect.h"
#include "fixture.h"
#include "game.h"
#include "games/sentai/attacks.h"
#include "suite.h"

enum { POSITIONS = 2000, WINDOW = 2048 };

static const char *const VARIANTS[] = {"sentai", "sentai-old", "sentai-blocked"};

static uint64_t count_on(const ag_game *game, const agi_position *position, agi_cpu cpu)
{
    return agi_choose_counter(game->rules->count, cpu)(game->variant, position);
}

/* The sum of what each position after a move counts. */
static uint64_t count_after_each(const ag_game *game, const agi_moves *list)
{
    uint64_t sum = 0;
    agi_room after;

    for (uint32_t i = 0; i < list->count; i++) {
        game->rules->play(game->variant, game->now, list->buf[i], &after.position);
        sum += count_on(game, &after.position, AGI_CPU_BASELINE);
    }
    return sum;
}

static void expect_counts_agree(const ag_game *game, agi_cpu cpu)
{
    static ag_move moves[WINDOW];
    agi_moves list = {.buf = moves, .cap = WINDOW};

    game->rules->moves(game->variant, game->now, &list);
    expect(list.count <= WINDOW, game, "there are %u moves", list.count);
    expect_number((int64_t)count_on(game, game->now, cpu), list.count, game, "the count");
    expect_number((int64_t)agi_choose_counter(game->rules->count_replies, cpu)(game->variant, game->now),
                  (int64_t)count_after_each(game, &list), game, "the count of replies");
}

START_TEST(all_ways_of_counting_agree)
{
    ag_game *game = new_game_of(VARIANTS[_i], NULL);
    const agi_cpu best = agi_best_cpu();
    uint64_t seed = 11;

    for (int i = 0; i < POSITIONS; i++) {
        if (ag_game_playout(game, &seed, 1) == 0) ag_game_rewind(game, 0);
        expect_counts_agree(game, AGI_CPU_BASELINE);
        expect_counts_agree(game, best);
    }
    ag_game_free(game);
}
END_TEST

/* A window of moves is full, more than once. */
START_TEST(replies_to_many_moves_are_counted)
{
    static const char CROWD[] =
        "kR27R17R37R37R371R37/R27R361R37R37R37R37R37/R171R35R37R37R37R37R37/R37R37R37R37R371R37R37/"
        "R37R37R37R37R37R37R37R37/R37R371R37R37R37R37R37/R37R37R37R37R37R37R371/R37R37R37R37R37R37R37K w - - 0 1";
    ag_game *game = new_game_of("sentai-old", CROWD);

    expect_counts_agree(game, AGI_CPU_BASELINE);
    expect_counts_agree(game, agi_best_cpu());
    ag_game_free(game);
}
END_TEST

static void expect_attacks_agree(const ag_game *game, squares occupied)
{
    const sentai_position *position = sentai_of(game->now);
    const bool blocked = sentai_is_blocked(game->variant);

    for (int32_t side = AG_WHITE; side <= AG_BLACK; side++) {
        const squares attacked = attacked_squares(blocked, position, side, occupied);
        for (int32_t square = 0; square < BOARD_SQUARES; square++) {
            const squares attackers = attackers_through(blocked, position, square, occupied) & position->side[side];
            expect_number(has_square(attacked, square), has_any(attackers), game, "a square attacked");
        }
    }
}

/* With all pieces on the board, and with a king off it, as when it is asked where that can go. */
START_TEST(all_attacks_are_those_on_each_square)
{
    ag_game *game = new_game_of(VARIANTS[_i], NULL);
    const sentai_position *position;
    uint64_t seed = 12;

    for (int i = 0; i < POSITIONS; i++) {
        if (ag_game_playout(game, &seed, 1) == 0) ag_game_rewind(game, 0);
        position = sentai_of(game->now);
        expect_attacks_agree(game, occupied_squares(position));
        expect_attacks_agree(game, occupied_squares(position) & ~position->pieces[KINGS]);
    }
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_looped(suite, 3, TESTS(all_ways_of_counting_agree, all_attacks_are_those_on_each_square));
    add_single(suite, TESTS(replies_to_many_moves_are_counted));
}
