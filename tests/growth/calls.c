/* SPDX-License-Identifier: MIT
 * What calls take along a random game of each of the variants that are named: prints for each call its name, the most
 * bytes of stack, and per variant the nanoseconds of the processor, as a row of a table of doc/costs.md.
 *
 *   calls VARIANT ...
 */
#include <abstractgames/abstractgames.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "painted_stack.h"

enum { STAGES = 40, MOVES_ROOM = 4096, TEXT_ROOM = 1 << 16, ROUNDS = 10, TIMES = 10, LEAST_NANOSECONDS = 4000000 };

/* A position along the game, and one of its moves. */
typedef struct stage {
    ag_game *game;
    ag_move move;
    char text[128];
} stage;

static stage stages[STAGES];
static stage *now;
static char record[TEXT_ROOM];
static int32_t record_length;
static char text[TEXT_ROOM];
static ag_move moves[MOVES_ROOM];
static int32_t numbers[256];
static ag_step steps[64];

static void call_new(void)
{
    ag_game *made;

    if (ag_game_new(&made, ag_game_variant(now->game), NULL, NULL, 0) == AG_OK) ag_game_free(made);
}

static void call_clone(void)
{
    ag_game *made;

    if (ag_game_clone(&made, now->game) == AG_OK) ag_game_free(made);
}

static void call_moves(void)
{
    ag_game_moves(now->game, moves, MOVES_ROOM);
}

static void call_captures(void)
{
    ag_game_moves_with(now->game, AG_MOVE_CAPTURE | AG_MOVE_PROMOTION, moves, MOVES_ROOM);
}

static void call_perft(void)
{
    ag_game_perft(now->game, 1);
}

static void call_is_legal(void)
{
    ag_game_is_legal(now->game, now->move);
}

static void call_play(void)
{
    ag_game_play(now->game, now->move);
    ag_game_undo(now->game);
}

static void call_play_unchecked(void)
{
    ag_game_play_unchecked(now->game, now->move);
    ag_game_undo(now->game);
}

static void call_play_text(void)
{
    ag_game_play_text(now->game, now->text, NULL, 0);
    ag_game_undo(now->game);
}

static void call_result(void)
{
    ag_game_result(now->game);
}

static void call_hash(void)
{
    ag_game_hash(now->game);
}

static void call_repetitions(void)
{
    ag_game_repetitions(now->game);
}

static void call_position(void)
{
    ag_game_position(now->game, text, TEXT_ROOM);
}

static void call_board_bytes(void)
{
    ag_game_board_bytes(now->game, (uint8_t *)text, TEXT_ROOM);
}

static void call_move_text(void)
{
    ag_move_text(now->game, now->move, AG_TEXT_STANDARD, text, TEXT_ROOM);
}

static void call_steps(void)
{
    ag_move_steps(now->game, now->move, steps, 64);
}

static void call_taps(void)
{
    ag_move_taps(now->game, now->move, numbers, 256);
}

static void call_next_taps(void)
{
    ag_game_next_taps(now->game, NULL, 0, numbers, 256);
}

static void call_svg(void)
{
    ag_game_svg(now->game, 0, 0, NULL, 0, text, TEXT_ROOM);
}

static void call_record_write(void)
{
    ag_record_write(stages[STAGES - 1].game, AG_TEXT_STANDARD, text, TEXT_ROOM);
}

static void call_record_read(void)
{
    ag_game *made;

    ag_record_read(record, record_length, 1, NULL, NULL, &made, NULL, 0);
    ag_game_free(made);
}

static const struct {
    const char *name;
    void (*call)(void);
} calls[] = {{"`ag_game_new`, `ag_game_free`", call_new},
             {"`ag_game_clone`, `ag_game_free`", call_clone},
             {"`ag_game_moves`", call_moves},
             {"`ag_game_moves_with`, captures and promotions", call_captures},
             {"`ag_game_perft` of one ply", call_perft},
             {"`ag_game_is_legal`", call_is_legal},
             {"`ag_game_play`, `ag_game_undo`", call_play},
             {"`ag_game_play_unchecked`, `ag_game_undo`", call_play_unchecked},
             {"`ag_game_play_text`, `ag_game_undo`", call_play_text},
             {"`ag_game_result`", call_result},
             {"`ag_game_hash`", call_hash},
             {"`ag_game_repetitions`", call_repetitions},
             {"`ag_game_position`", call_position},
             {"`ag_game_board_bytes`", call_board_bytes},
             {"`ag_move_text`", call_move_text},
             {"`ag_move_steps`", call_steps},
             {"`ag_move_taps`", call_taps},
             {"`ag_game_next_taps`", call_next_taps},
             {"`ag_game_svg`", call_svg},
             {"`ag_record_write` of 40 plies", call_record_write},
             {"`ag_record_read` of 40 plies", call_record_read}};

/* ---- measuring ---- */

/* A random game that goes on behind the last stage. */
static void begin_stages(const char *id)
{
    ag_game *game;

    if (ag_game_new(&game, ag_variant_find(id), NULL, NULL, 0) != AG_OK) abort();
    for (uint64_t start = 1; ag_game_ply(game) < STAGES || ag_game_result(game) != AG_ONGOING; start++) {
        uint64_t seed = start;
        ag_game_rewind(game, 0);
        ag_game_playout(game, &seed, STAGES);
    }
    record_length = ag_record_write(game, AG_TEXT_STANDARD, record, TEXT_ROOM);
    for (now = stages + STAGES; now-- > stages;) {
        const int32_t count = ag_game_moves(game, moves, MOVES_ROOM);
        now->move = moves[count / 2];
        ag_move_text(game, now->move, AG_TEXT_STANDARD, now->text, sizeof now->text);
        if (ag_game_clone(&now->game, game) != AG_OK) abort();
        ag_game_undo(game);
    }
    ag_game_free(game);
}

static void end_stages(void)
{
    for (int32_t i = 0; i < STAGES; i++) ag_game_free(stages[i].game);
}

static int32_t most_stack(void (*call)(void))
{
    int32_t most = 0;

    for (now = stages; now < stages + STAGES; now++) {
        const int32_t bytes = stack_of(call);
        if (bytes > most) most = bytes;
    }
    return most;
}

/* Nanoseconds of a call, in rounds along the game. Looking at the clock takes longer than a call. */
static double time_once(void (*call)(void))
{
    const clock_t start = clock();
    double spent = 0;
    int64_t done = 0;

    while (spent < LEAST_NANOSECONDS) {
        for (int32_t round = 0; round < ROUNDS; round++) {
            for (now = stages; now < stages + STAGES; now++) call();
        }
        done += (int64_t)ROUNDS * STAGES;
        spent = (double)(clock() - start) * (1e9 / CLOCKS_PER_SEC);
    }
    return spent / (double)done;
}

/* The best of several times: whatever else runs can only make it longer. */
static double time_of(void (*call)(void))
{
    double best = time_once(call);

    for (int32_t i = 1; i < TIMES; i++) {
        const double time = time_once(call);
        if (time < best) best = time;
    }
    return best;
}

/* Two digits say as much as is the same the next time. */
static void print_time(double nanoseconds)
{
    int64_t unit = 1;

    while (nanoseconds / (double)unit >= 100) unit *= 10;
    printf(" %lld |", (long long)((int64_t)(nanoseconds / (double)unit + 0.5) * unit));
}

int main(int argc, char **argv)
{
    enum { CALLS = sizeof calls / sizeof *calls, VARIANTS_MOST = 20 };
    static double times[CALLS][VARIANTS_MOST];
    static int32_t stack[CALLS];

    for (int i = 1; i < argc && i <= VARIANTS_MOST; i++) {
        begin_stages(argv[i]);
        for (size_t call = 0; call < CALLS; call++) {
            const int32_t bytes = most_stack(calls[call].call);
            if (bytes > stack[call]) stack[call] = bytes;
            times[call][i - 1] = time_of(calls[call].call);
        }
        end_stages();
    }
    for (size_t call = 0; call < CALLS; call++) {
        printf("| %s | %d |", calls[call].name, (int)stack[call]);
        for (int i = 1; i < argc && i <= VARIANTS_MOST; i++) print_time(times[call][i - 1]);
        puts("");
    }
    return 0;
}
