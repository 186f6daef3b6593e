/* SPDX-License-Identifier: MIT
 * Several threads work on one batch, each on a range of its own, without a lock; and read it all at the same time. What
 * comes out is the same as on one thread. tests/run.sh runs this under ThreadSanitizer. */
#include <abstractgames/batch.h>
#include <check.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 3, GAMES_EACH = 5, GAMES = THREADS * GAMES_EACH, STEPS = 60, PLIES_MAX = 40 };

/* What a thread does in its range of the batch. */
typedef struct task {
    pthread_t thread;
    ag_batch *batch;
    int32_t first;
    int32_t count;
    uint8_t *masks;
    int32_t actions[GAMES];
} task;

/* The first action in each mask from a place that changes from step to step. */
static void choose(task *mine, int32_t step)
{
    const int32_t actions = ag_batch_masks(mine->batch, 0, 1, NULL, 0);

    for (int32_t k = 0; k < mine->count; k++) {
        const uint8_t *const mask = mine->masks + k * actions;
        int32_t action = (7 * step + mine->first + k) % actions;
        while (mask[action] == 0) action = (action + 1) % actions;
        mine->actions[k] = action;
    }
}

static void *work(void *argument)
{
    task *const mine = argument;
    const int32_t bytes = ag_batch_masks(mine->batch, mine->first, mine->count, NULL, 0);

    for (int32_t step = 0; step < STEPS; step++) {
        ag_batch_masks(mine->batch, mine->first, mine->count, mine->masks, bytes);
        choose(mine, step);
        ag_batch_act(mine->batch, mine->first, mine->count, mine->actions, NULL);
        if (step % 8 == 7) ag_batch_playout(mine->batch, mine->first, mine->count, 3);
    }
    return NULL;
}

/* Reads all games while others do so, too. */
static void *read_all(void *argument)
{
    const task *const mine = argument;
    const int32_t bytes = ag_batch_masks(mine->batch, 0, GAMES, NULL, 0);

    ag_batch_masks(mine->batch, 0, GAMES, mine->masks, bytes);
    return NULL;
}

static void run(ag_batch *batch, int32_t threads, void *(*how)(void *))
{
    static task tasks[THREADS];
    const int32_t count = GAMES / threads;

    for (int32_t i = 0; i < threads; i++) {
        tasks[i] = (task){.batch = batch, .first = i * count, .count = count};
        tasks[i].masks = malloc((size_t)ag_batch_masks(batch, 0, GAMES, NULL, 0));
        ck_assert_int_eq(pthread_create(&tasks[i].thread, NULL, how, &tasks[i]), 0);
    }
    for (int32_t i = 0; i < threads; i++) {
        pthread_join(tasks[i].thread, NULL);
        free(tasks[i].masks);
    }
}

static ag_batch *worked_on(const ag_variant *variant, int32_t threads)
{
    ag_batch *batch;

    ck_assert_int_eq(ag_batch_new(&batch, variant, GAMES, PLIES_MAX, NULL, AG_BATCH_AUTORESET), AG_OK);
    run(batch, threads, work);
    return batch;
}

START_TEST(ranges_on_threads_are_the_same_as_all_on_one)
{
    ag_batch *one = worked_on(ag_variant_at(_i), 1);
    ag_batch *several = worked_on(ag_variant_at(_i), THREADS);

    run(several, THREADS, read_all);
    for (int32_t i = 0; i < GAMES; i++) {
        ck_assert_uint_eq(ag_batch_seed(one, i), ag_batch_seed(several, i));
        ck_assert_int_eq(ag_game_same_position(ag_batch_game(one, i), ag_batch_game(several, i)), 1);
        ck_assert_int_eq(ag_game_ply(ag_batch_game(one, i)), ag_game_ply(ag_batch_game(several, i)));
    }
    ag_batch_free(one);
    ag_batch_free(several);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("threads of batches");
    TCase *cases = tcase_create("ranges");
    SRunner *runner;
    int failed;

    tcase_set_timeout(cases, 600);
    tcase_add_loop_test(cases, ranges_on_threads_are_the_same_as_all_on_one, 0, ag_variant_count());
    suite_add_tcase(suite, cases);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
