/* SPDX-License-Identifier: MIT
 * What the header says of threads, for every variant. tests/run.sh runs this under ThreadSanitizer, which sees a
 * race whether or not it does harm. */
#include <abstractgames/abstractgames.h>
#include <check.h>
#include <pthread.h>
#include <stdlib.h>

enum { THREADS = 2, GAMES = 20, PLIES = 60, READINGS = 20, MOVES_READ = 40, TEXT_BYTES = 1024 };

typedef struct task {
    pthread_t thread;
    ag_game *own;          /* for the thread that plays */
    const ag_game *shared; /* for the thread that reads */
    uint64_t seen;         /* a digest of all that it met */
} task;

static uint64_t digest(uint64_t seen, uint64_t value)
{
    return (seen ^ value) * UINT64_C(0x100000001B3);
}

static void *play_games(void *argument)
{
    task *mine = argument;
    uint64_t seed = 5;
    for (int game = 0; game < GAMES; game++) {
        const int32_t plies = ag_game_playout(mine->own, &seed, PLIES);
        mine->seen = digest(digest(mine->seen, (uint64_t)plies), ag_game_hash(mine->own));
        ag_game_rewind(mine->own, game % 3);
    }
    return NULL;
}

static uint64_t digest_text(uint64_t seen, const char *text)
{
    while (*text != '\0') seen = digest(seen, (unsigned char)*text++);
    return seen;
}

/* Everything that can be asked about one move. */
static uint64_t read_move(const ag_game *game, ag_move move, uint64_t seen)
{
    char text[TEXT_BYTES];
    int32_t taps[32];
    ag_step steps[64];
    ag_move found = 0;
    ag_move_text(game, move, AG_TEXT_STANDARD, text, sizeof text);
    seen = digest_text(seen, text);
    ag_move_parse(game, text, AG_PARSE_STRICT, &found, NULL, 0);
    seen = digest(seen, found);
    seen = digest(seen, (uint64_t)ag_move_from(game, move));
    seen = digest(seen, (uint64_t)ag_move_to(game, move));
    seen = digest(seen, (uint64_t)ag_move_traits(game, move));
    seen = digest(seen, (uint64_t)ag_move_steps(game, move, steps, 64));
    seen = digest(seen, (uint64_t)ag_game_chance_weight(game, move));
    const int32_t count = ag_move_taps(game, move, taps, 32);
    seen = digest(seen, (uint64_t)ag_game_tapped_move(game, taps, count, &found, NULL, 0));
    return digest(seen, found);
}

/* Everything that can be asked about a position. */
static uint64_t read_position(const ag_game *game, uint64_t seen)
{
    char text[TEXT_BYTES];
    ag_game_position(game, text, sizeof text);
    seen = digest_text(seen, text);
    seen = digest(seen, ag_game_hash(game));
    seen = digest(seen, (uint64_t)ag_game_turn(game));
    seen = digest(seen, (uint64_t)ag_game_result(game));
    seen = digest(seen, (uint64_t)ag_game_claimable_draw(game));
    seen = digest(seen, (uint64_t)ag_game_in_check(game));
    seen = digest(seen, (uint64_t)ag_game_repetitions(game));
    seen = digest(seen, (uint64_t)ag_game_quiet_plies(game));
    const int32_t squares = ag_game_board(game, NULL, 0);
    for (int32_t square = 0; square < squares; square++) {
        seen = digest(seen, (uint64_t)ag_game_piece_at(game, square));
        seen = digest(seen, (uint64_t)ag_game_attacked(game, square, AG_WHITE));
    }
    seen = digest(seen, ag_game_perft(game, 2));
    for (int32_t ply = 0; ply < ag_game_ply(game); ply++) {
        ag_game_move_text_at(game, ply, AG_TEXT_COORDINATE, text, sizeof text);
        seen = digest_text(seen, text);
    }
    return seen;
}

static void *read_game(void *argument)
{
    task *mine = argument;
    ag_move moves[MOVES_READ];
    for (int reading = 0; reading < READINGS; reading++) {
        const int32_t all = ag_game_moves(mine->shared, moves, MOVES_READ);
        const int32_t count = all < MOVES_READ ? all : MOVES_READ;
        for (int32_t i = 0; i < count; i++) mine->seen = read_move(mine->shared, moves[i], mine->seen);
        mine->seen = read_position(mine->shared, mine->seen);
        ag_game *copy = NULL;
        ag_game_clone(&copy, mine->shared);
        mine->seen = digest(mine->seen, (uint64_t)ag_game_same_position(copy, mine->shared));
        ag_game_free(copy);
    }
    return NULL;
}

static void run_together(task *tasks, void *(*work)(void *))
{
    for (int i = 0; i < THREADS; i++) ck_assert_int_eq(pthread_create(&tasks[i].thread, NULL, work, &tasks[i]), 0);
    for (int i = 0; i < THREADS; i++) ck_assert_int_eq(pthread_join(tasks[i].thread, NULL), 0);
}

static ag_game *game_under_way(const ag_variant *variant)
{
    ag_game *game = NULL;
    uint64_t seed = 3;
    ck_assert_int_eq(ag_game_new(&game, variant, NULL, NULL, 0), AG_OK);
    ag_game_playout(game, &seed, 7);
    return game;
}

START_TEST(two_threads_play_clones_without_a_lock)
{
    ag_game *game = game_under_way(ag_variant_at(_i));
    task tasks[THREADS] = {{0}};
    task alone = {0};
    for (int i = 0; i < THREADS; i++) ck_assert_int_eq(ag_game_clone(&tasks[i].own, game), AG_OK);
    run_together(tasks, play_games);
    alone.own = game;
    play_games(&alone);
    for (int i = 0; i < THREADS; i++) {
        ck_assert_uint_eq(tasks[i].seen, alone.seen);
        ag_game_free(tasks[i].own);
    }
    ag_game_free(game);
}
END_TEST

START_TEST(two_threads_read_one_game_without_a_lock)
{
    ag_game *game = game_under_way(ag_variant_at(_i));
    task tasks[THREADS] = {{0}};
    task alone = {0};
    for (int i = 0; i < THREADS; i++) tasks[i].shared = game;
    run_together(tasks, read_game);
    alone.shared = game;
    read_game(&alone);
    for (int i = 0; i < THREADS; i++) ck_assert_uint_eq(tasks[i].seen, alone.seen);
    ag_game_free(game);
}
END_TEST

int main(void)
{
    TCase *promises = tcase_create("promises");
    tcase_set_timeout(promises, 120);
    tcase_add_loop_test(promises, two_threads_play_clones_without_a_lock, 0, ag_variant_count());
    tcase_add_loop_test(promises, two_threads_read_one_game_without_a_lock, 0, ag_variant_count());
    Suite *suite = suite_create("threads");
    suite_add_tcase(suite, promises);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    const int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
