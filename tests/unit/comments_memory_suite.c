/* SPDX-License-Identifier: MIT
 * Memory of comments and marks: a game without them has none, and where there is none left nothing has changed and
 * nothing is lost. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "allocations.h"
#include "expect.h"
#include "game.h"
#include "records.h"
#include "said.h"
#include "suite.h"

enum { PLIES = 20 };

static ag_game *game_with_comments(const ag_variant *variant, uint64_t seed)
{
    ag_game *game = new_game(variant, NULL);

    ag_game_playout(game, &seed, PLIES);
    say_something(game, &seed);
    ag_game_add_comment(game, 0, "the start");
    ag_game_add_mark(game, 0, 1);
    return game;
}

/* What a game pays that has no comments: a pointer. */
START_TEST(a_game_without_comments_has_no_memory_for_them)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);

    expect(sizeof game->comments <= 16, game, "%zu bytes are paid", sizeof game->comments);
    watch_allocations(NEVER);
    ag_game *copy;
    ag_game_clone(&copy, game);
    expect(game->comments == NULL && copy->comments == NULL, game, "there is memory for comments");
    ag_game_add_comment(game, 0, "a");
    ag_game_add_mark(game, 0, 7);
    ag_game_set_comment(game, 0, 0, NULL);
    ag_game_remove_mark(game, 0, 7);
    ag_game_free(copy);
    const int64_t left = blocks_left();
    stop_watching();
    expect(game->comments == NULL, game, "memory is left after the last comment");
    expect_number(left, 0, game, "the blocks left");
    ag_game_free(game);
}
END_TEST

START_TEST(taking_back_frees_them)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 5;

    ag_game_playout(game, &seed, PLIES);
    watch_allocations(NEVER);
    for (int32_t ply = 1; ply <= ag_game_ply(game); ply++) {
        ag_game_add_comment(game, ply, "a");
        ag_game_add_mark(game, ply, 3);
    }
    while (ag_game_undo(game) == AG_OK) continue;
    const int64_t left = blocks_left();
    stop_watching();
    expect_number(left, 0, game, "the blocks left");
    ag_game_free(game);
}
END_TEST

/* One change with less and less memory, at the begin, in the middle and at the end of what is there. */
static void change_with_little_memory(int32_t (*change)(ag_game *game, int32_t ply), const ag_game *from, int32_t ply)
{
    int32_t status = AG_ERR_MEMORY;

    for (int64_t granted = 0; status == AG_ERR_MEMORY; granted++) {
        ag_game *game = clone_of(from);
        watch_allocations(granted);
        status = change(game, ply);
        const int64_t left = blocks_left();
        stop_watching();
        if (status == AG_ERR_MEMORY) {
            expect_same_game(game, from);
            expect(left <= 1, game, "%" PRId64 " blocks are lost", left); /* the list may have been enlarged */
        }
        ag_game_free(game);
    }
    expect_status(status, AG_OK, from, "the change");
}

static int32_t add_comment(ag_game *game, int32_t ply)
{
    return ag_game_add_comment(game, ply, "one more");
}

static int32_t set_comment(ag_game *game, int32_t ply)
{
    return ag_game_comment_count(game, ply) > 0 ? ag_game_set_comment(game, ply, 0, "another") : AG_OK;
}

static int32_t add_marks(ag_game *game, int32_t ply)
{
    for (int32_t mark = 1; mark < 256; mark++) {
        const bool is_there = ag_game_mark_count(game, ply) > 0 && ag_game_mark(game, ply, 0) == mark;
        if (!is_there) return ag_game_add_mark(game, ply, mark);
    }
    return AG_OK;
}

START_TEST(changes_survive_want_of_memory)
{
    for (uint64_t seed = 1; seed < 6; seed++) {
        ag_game *said = game_with_comments(ag_variant_at(_i), seed);
        ag_game *silent = new_game(ag_variant_at(_i), NULL);
        for (int32_t ply = 0; ply <= ag_game_ply(said); ply += 5) {
            change_with_little_memory(add_comment, said, ply);
            change_with_little_memory(set_comment, said, ply);
            change_with_little_memory(add_marks, said, ply);
        }
        change_with_little_memory(add_comment, silent, 0);
        change_with_little_memory(add_marks, silent, 0);
        ag_game_free(silent);
        ag_game_free(said);
    }
}
END_TEST

START_TEST(copies_survive_want_of_memory)
{
    ag_game *from = game_with_comments(ag_variant_at(_i), 7);
    ag_game *to = game_with_comments(ag_variant_at(0), 8);
    ag_game *before = clone_of(to);
    int32_t status = AG_ERR_MEMORY;
    int64_t granted = 0;

    for (; status == AG_ERR_MEMORY; granted++) {
        watch_allocations(granted);
        status = ag_game_assign(to, from);
        const int64_t left = blocks_left();
        stop_watching();
        expect(status == AG_OK || left == 0, to, "%" PRId64 " blocks are lost", left);
        expect_same_game(to, status == AG_OK ? from : before);
    }
    expect_status(status, AG_OK, to, "assign");
    expect(granted > 10, to, "%" PRId64 " allocations are enough", granted);
    ag_game_free(before);
    ag_game_free(to);
    ag_game_free(from);
}
END_TEST

/* A record full of comments, read with less and less memory. */
START_TEST(reading_survives_want_of_memory)
{
    ag_game *game = game_with_comments(ag_variant_at(_i), 9);
    char *bytes = record_of(game, AG_TEXT_COORDINATE);
    int32_t status = AG_ERR_MEMORY;
    int64_t granted = 0;

    for (; status == AG_ERR_MEMORY; granted++) {
        ag_game *read = game;
        watch_allocations(granted);
        status = ag_record_read(bytes, (int32_t)strlen(bytes), 1, NULL, NULL, &read, NULL, 0);
        const int64_t left = blocks_left();
        stop_watching();
        expect(status == AG_OK || (read == NULL && left == 0), game, "%" PRId64 " blocks are lost", left);
        if (status != AG_OK) continue;
        expect_same_game(read, game);
        ag_game_free(read);
    }
    expect_status(status, AG_OK, game, "reading");
    expect(granted > 10, game, "%" PRId64 " allocations are enough", granted);
    free(bytes);
    ag_game_free(game);
}
END_TEST

START_TEST(asking_and_writing_allocate_nothing)
{
    ag_game *game = game_with_comments(ag_variant_at(_i), 10);

    watch_allocations(NEVER);
    for (int32_t ply = 0; ply <= ag_game_ply(game); ply++) {
        ag_game_comment(game, ply, ag_game_comment_count(game, ply) - 1);
        ag_game_mark(game, ply, ag_game_mark_count(game, ply) - 1);
    }
    ag_record_write(game, AG_TEXT_STANDARD, NULL, 0);
    ag_record_write(game, AG_TEXT_COORDINATE, NULL, 0);
    const int64_t asked = allocations_asked();
    stop_watching();
    expect_number(asked, 0, game, "the allocations");
    ag_game_free(game);
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(a_game_without_comments_has_no_memory_for_them, taking_back_frees_them,
                                  changes_survive_want_of_memory, copies_survive_want_of_memory,
                                  reading_survives_want_of_memory, asking_and_writing_allocate_nothing));
}
