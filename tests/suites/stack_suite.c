/* SPDX-License-Identifier: MIT
 * doc/abi.md promises how much stack a call needs. Each call of the header runs here on a stack of its own that has been
 * painted, and what it has written over is measured: in every variant, in random games and in the worst positions known
 * (data/stack). A function of the header that no call stands for fails the suite. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"
#include "fixture.h"
#include "painted_stack.h"
#include "stack_calls.h"
#include "suite.h"
#include "table.h"

enum {
    PROMISED_BYTES = 32 * 1024,      /* of every call */
    PROMISED_LEVEL_BYTES = 2 * 1024, /* of each level of perft, as much again */
    PLIES = 12,
    MOVES_LOOKED_AT = 4,
    PERFT_DEPTH = 4,
    PERFT_LEAVES = 200000
};

static table *worst;

static void measure(int32_t call)
{
    const int32_t bytes = stack_of(STACK_CALLS[call].call);

    expect(bytes <= PROMISED_BYTES, stack_about.game, "%s: %d bytes of stack, and %d are promised",
           STACK_CALLS[call].functions, (int)bytes, (int)PROMISED_BYTES);
}

/* All calls about the game, with moves from all parts of its list. */
static void measure_calls(ag_game *game)
{
    move_list list = list_moves(game);
    const int32_t step = list.count / MOVES_LOOKED_AT + 1;

    for (int32_t i = list.count - 1; i >= 0; i -= step) {
        begin_stack_calls(game, list.moves[i]);
        for (int32_t call = 0; call < STACK_CALL_COUNT; call++) measure(call);
        end_stack_calls();
    }
    free_moves(&list);
}

START_TEST(calls_keep_to_the_promise_in_random_games)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 4;

    for (int ply = 0; ply < PLIES; ply++) {
        measure_calls(game);
        if (ag_game_playout(game, &seed, 3) == 0) ag_game_rewind(game, 0);
    }
    ag_game_free(game);
}
END_TEST

START_TEST(calls_keep_to_the_promise_in_the_worst_positions)
{
    ag_game *game = new_game(table_variant(worst, _i), table_cell(worst, _i, "position"));

    expect_about("%s", table_where(worst, _i));
    measure_calls(game);
    ag_game_free(game);
}
END_TEST

/* Perft goes as deep as it is asked to, at most 40: each level has its share. */
static void measure_perft(ag_game *game)
{
    begin_stack_calls(game, 0);
    for (int32_t depth = 1; depth <= PERFT_DEPTH && ag_game_perft(game, depth) <= PERFT_LEAVES; depth++) {
        stack_about.depth = depth;
        const int32_t bytes = stack_of(call_perft);
        expect(bytes <= PROMISED_BYTES + depth * PROMISED_LEVEL_BYTES, game, "perft %d needs %d bytes of stack",
               (int)depth, (int)bytes);
        if (depth > 3) {
            stack_about.depth = depth - 1;
            expect(bytes - stack_of(call_perft) <= PROMISED_LEVEL_BYTES, game, "a level of perft needs too much stack");
        }
    }
    end_stack_calls();
}

START_TEST(perft_keeps_to_the_promise)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 9;

    measure_perft(game);
    ag_game_playout(game, &seed, 30);
    measure_perft(game);
    ag_game_free(game);
}
END_TEST

/* The test could not fail without this one: the measure sees what is used. */
static void use_40000_bytes(void)
{
    volatile unsigned char room[40000];
    room[0] = 1;
    room[sizeof room - 1] = room[0];
}

static void use_nothing(void)
{
}

START_TEST(what_a_call_uses_is_seen)
{
    const int32_t nothing = stack_of(use_nothing);
    const int32_t much = stack_of(use_40000_bytes);

    expect(nothing > 0 && nothing < 512, NULL, "nothing uses %d bytes", (int)nothing);
    expect(much >= 40000 && much < 41000, NULL, "40000 bytes are seen as %d", (int)much);
    expect(stack_of(use_nothing) == nothing, NULL, "the stack is not painted anew");
}
END_TEST

static bool is_measured(const char *name, size_t length)
{
    for (int32_t call = 0; call < STACK_CALL_COUNT; call++) {
        const char *found = STACK_CALLS[call].functions;
        for (; (found = strstr(found, "ag_")) != NULL; found += 3) {
            if (strncmp(found, name, length) == 0 && !isalnum((unsigned char)found[length]) && found[length] != '_')
                return true;
        }
    }
    return false;
}

START_TEST(every_function_of_the_header_is_measured)
{
    FILE *header = fopen(TEST_HEADER, "r");
    char line[512];

    ck_assert_ptr_nonnull(header);
    while (fgets(line, sizeof line, header) != NULL) {
        if (strncmp(line, "AG_API ", 7) != 0) continue;
        const char *end = line + strcspn(line, "(");
        const char *name = end;
        while (isalnum((unsigned char)name[-1]) || name[-1] == '_') name--;
        expect(is_measured(name, (size_t)(end - name)), NULL, "%.*s is in no call of stack_calls.c", (int)(end - name),
               name);
    }
    fclose(header);
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite, TESTS(every_function_of_the_header_is_measured, what_a_call_uses_is_seen));
    add_for_variants(suite, TESTS(calls_keep_to_the_promise_in_random_games, perft_keeps_to_the_promise));
    worst = add_rows(suite, "stack", TESTS(calls_keep_to_the_promise_in_the_worst_positions));
}
