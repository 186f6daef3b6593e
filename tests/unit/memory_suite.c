/* SPDX-License-Identifier: MIT
 * What the header says of memory: nothing but making, copying and a growing history allocates, and when memory runs out
 * the handle is as it was and nothing is lost. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "allocations.h"
#include "expect.h"
#include "fixture.h"
#include "rules.h"
#include "suite.h"

enum { WARM_PLIES = 400, DEPTH_MAX = 4, NODES = 3000, GAMES = 20, LONG_GAMES = 60 };

/* A game whose history has grown as far as it ever has to here. */
static ag_game *warm_game(const ag_variant *variant)
{
    ag_game *game = new_game(variant, NULL);
    move_list list = list_moves(game);

    for (int i = 0; i < WARM_PLIES; i++) ag_game_play_unchecked(game, list.moves[0]);
    ag_game_rewind(game, 0);
    free_moves(&list);
    return game;
}

/* Buffers for the moves at each depth, made before allocations are watched. */
typedef struct walk {
    ag_game *game;
    ag_move *moves[DEPTH_MAX];
    int32_t room;
    int32_t nodes_left;
} walk;

static void visit(walk *going, int depth)
{
    if (depth == DEPTH_MAX) return;

    const int32_t count = ag_game_moves(going->game, going->moves[depth], going->room);
    for (int32_t i = 0; i < count && i < going->room && going->nodes_left > 0; i++) {
        going->nodes_left--;
        ag_game_play_unchecked(going->game, going->moves[depth][i]);
        ag_game_hash(going->game);
        visit(going, depth + 1);
        ag_game_undo(going->game);
    }
}

static void expect_no_allocation(const ag_game *game, const char *what)
{
    const int64_t asked = allocations_asked();
    stop_watching();
    expect(asked == 0, game, "%s allocates %" PRId64 " times", what, asked);
}

START_TEST(playing_and_taking_back_allocates_nothing)
{
    walk going = {.game = warm_game(ag_variant_at(_i)), .room = 2000, .nodes_left = NODES};

    for (int depth = 0; depth < DEPTH_MAX; depth++) going.moves[depth] = calloc((size_t)going.room, sizeof(ag_move));
    watch_allocations(NEVER);
    visit(&going, 0);
    expect_no_allocation(going.game, "playing and taking back");
    expect(going.nodes_left < NODES / 2, going.game, "%" PRId32 " nodes were not visited", going.nodes_left);
    for (int depth = 0; depth < DEPTH_MAX; depth++) free(going.moves[depth]);
    ag_game_free(going.game);
}
END_TEST

START_TEST(random_games_allocate_nothing)
{
    ag_game *game = warm_game(ag_variant_at(_i));
    uint64_t seed = 31;
    int64_t plies = 0;

    watch_allocations(NEVER);
    for (int i = 0; i < GAMES; i++) {
        plies += ag_game_playout(game, &seed, WARM_PLIES);
        ag_game_rewind(game, 0);
    }
    expect_no_allocation(game, "a random game");
    expect(plies > GAMES, game, "the random games have %" PRId64 " plies", plies);
    ag_game_free(game);
}
END_TEST

/* Everything that can be asked about the position, except perft. */
static void ask_about_position(const ag_game *game)
{
    char buf[TEXT_ROOM];
    int32_t offers[TAPS_ROOM];
    uint64_t seed = 1;
    uint32_t problems;

    ag_game_position(game, buf, TEXT_ROOM);
    ag_position_problems(ag_game_variant(game), buf, &problems, NULL, NULL, 0);
    ag_game_hash_text(game, buf, TEXT_ROOM);
    ag_game_result(game);
    ag_game_reason(game);
    ag_game_turn(game);
    ag_game_in_check(game);
    ag_game_attacked(game, 0, AG_WHITE);
    ag_game_claimable_draw(game);
    ag_game_repetitions(game);
    ag_game_board(game, offers, TAPS_ROOM);
    ag_game_moves_from(game, 2, NULL, 0);
    ag_game_next_taps(game, NULL, 0, offers, TAPS_ROOM);
    ag_game_same_position(game, game);
    ag_game_roll(game, &seed);
    ag_game_chance_total(game);
    ag_game_svg(game, 0, AG_PICTURE_LAST_MOVE | AG_PICTURE_TARGETS, NULL, 0, NULL, 0);
    ag_game_board_text(game, 0, NULL, 0, NULL, 0);
}

static void ask_about_move(const ag_game *game, ag_move move)
{
    char buf[TEXT_ROOM];
    int32_t taps[TAPS_ROOM];
    ag_step steps[STEPS_ROOM];
    ag_move read;

    for (int32_t style = AG_TEXT_COORDINATE; style <= AG_TEXT_STANDARD; style++) {
        ag_move_text(game, move, style, buf, TEXT_ROOM);
        ag_move_parse(game, buf, AG_PARSE_STRICT, &read, NULL, 0);
        ag_move_parse(game, buf, AG_PARSE_LENIENT, &read, NULL, 0);
    }
    ag_move_from(game, move);
    ag_move_to(game, move);
    ag_move_traits(game, move);
    ag_move_steps(game, move, steps, STEPS_ROOM);
    const int32_t n = ag_move_taps(game, move, taps, TAPS_ROOM);
    ag_game_tapped_move(game, taps, n, &read, NULL, 0);
    ag_game_tapped_move(game, taps, n - 1, &read, buf, TEXT_ROOM);
    ag_game_tapped_steps(game, taps, n, steps, STEPS_ROOM);
    ag_game_tapped_board(game, taps, n, NULL, 0);
    ag_game_svg(game, 0, 0, taps, n, NULL, 0);
    ag_game_board_text(game, 0, taps, n, NULL, 0);
    ag_game_chance_weight(game, move);
}

START_TEST(asking_allocates_nothing)
{
    ag_game *game = warm_game(ag_variant_at(_i));
    ag_move moves[64];
    uint64_t seed = 8;

    watch_allocations(NEVER);
    for (int ply = 0; ply < 8; ply++) {
        const int32_t count = ag_game_moves(game, moves, 64);
        for (int32_t i = 0; i < count && i < 64; i++) ask_about_move(game, moves[i]);
        ask_about_position(game);
        ag_game_playout(game, &seed, 1);
    }
    ag_game_perft(game, 2);
    ag_game_claim_draw(game);
    ag_game_end(game, AG_DRAW, AG_REASON_AGREEMENT);
    expect_no_allocation(game, "asking");
    ag_game_free(game);
}
END_TEST

/* ---- how much is allocated ---- */

/* The bytes of a handle, the plies that a new game has room for before it grows, and those of the index a ply. */
enum { HANDLE_BYTES = 120, PLIES_AT_START = 4, INDEX_BYTES = 24, CHESS_GAME_BYTES = 600, COPIED_PLIES = 120 };

/* One block of at most so many bytes has been allocated. */
static void expect_block(const ag_game *game, int64_t most, const char *what)
{
    const int64_t asked = allocations_asked();
    const int64_t bytes = bytes_asked();

    stop_watching();
    expect_number(asked, 1, game, what);
    expect(bytes <= most, game, "%s takes %" PRId64 " bytes, more than %" PRId64, what, bytes, most);
}

static int64_t bytes_of_plies(const ag_game *game, int64_t plies)
{
    return HANDLE_BYTES + (PLIES_AT_START + plies) * ag_game_variant(game)->rules->position_bytes;
}

START_TEST(a_new_game_is_one_small_block)
{
    const ag_variant *variant = ag_variant_at(_i);
    ag_game *game = NULL;

    watch_allocations(NEVER);
    ag_game_new(&game, variant, NULL, NULL, 0);
    expect_block(game, bytes_of_plies(game, 0), "a new game");
    ag_game_free(game);
}
END_TEST

START_TEST(a_new_game_of_chess_has_at_most_600_bytes)
{
    ag_game *game = NULL;

    watch_allocations(NEVER);
    ag_game_new(&game, ag_variant_find("chess"), NULL, NULL, 0);
    expect_block(game, CHESS_GAME_BYTES, "a new game of chess");
    ag_game_free(game);
}
END_TEST

static void expect_small_copy(const ag_game *game)
{
    const int32_t plies = ag_game_ply(game);
    const int64_t index = plies < 60 ? 0 : (int64_t)INDEX_BYTES * (PLIES_AT_START + plies);
    snapshot taken = take_snapshot(game);
    ag_game *copy = NULL;

    watch_allocations(NEVER);
    ag_game_clone(&copy, game);
    expect_block(game, bytes_of_plies(game, plies) + index, "a copy");
    expect_unchanged(copy, &taken, "copying");
    free_snapshot(&taken);
    ag_game_free(copy);
}

/* However large the history has been. */
START_TEST(a_copy_is_as_large_as_what_it_copies)
{
    ag_game *game = warm_game(ag_variant_at(_i));
    uint64_t seed = 21;

    for (int ply = 0; ply < COPIED_PLIES; ply++) {
        if (ag_game_playout(game, &seed, 1) == 0) ag_game_rewind(game, ply / 4);
        expect_small_copy(game);
    }
    ag_game_free(game);
}
END_TEST

START_TEST(assigning_allocates_nothing_where_there_is_room)
{
    ag_game *to = warm_game(ag_variant_at(_i));
    ag_game *from = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 22;

    for (int ply = 0; ply < COPIED_PLIES && ag_game_playout(from, &seed, 1) == 1; ply++) {
        snapshot taken = take_snapshot(from);
        watch_allocations(NEVER);
        ag_game_assign(to, from);
        expect_no_allocation(from, "assigning");
        expect_unchanged(to, &taken, "assigning");
        free_snapshot(&taken);
    }
    ag_game_free(from);
    ag_game_free(to);
}
END_TEST

/* ---- running out of memory ---- */

/* What is tried with less and less memory: it makes a game or fails. */
typedef int32_t maker(ag_game **out, const ag_game *from);

static int32_t make_new(ag_game **out, const ag_game *from)
{
    return ag_game_new(out, ag_game_variant(from), NULL, NULL, 0);
}

static int32_t make_from_position(ag_game **out, const ag_game *from)
{
    return ag_game_new_allowing(out, ag_game_variant(from), position_text(from).bytes, 0, NULL, 0);
}

static int32_t make_clone(ag_game **out, const ag_game *from)
{
    return ag_game_clone(out, from);
}

static void make_with_little_memory(maker *make, const ag_game *from, const char *what)
{
    int32_t status = AG_ERR_MEMORY;
    int64_t granted = 0;
    snapshot before = take_snapshot(from);

    for (; status == AG_ERR_MEMORY; granted++) {
        ag_game *made = (ag_game *)from;
        watch_allocations(granted);
        status = make(&made, from);
        const int64_t left = blocks_left();
        stop_watching();
        expect_unchanged(from, &before, what);
        if (status == AG_ERR_MEMORY) {
            expect(made == NULL && left == 0, from, "%s: %" PRId64 " blocks are lost", what, left);
            continue;
        }
        expect_status(status, AG_OK, from, what);
        ag_game_free(made);
    }
    expect(granted >= 2, from, "%s allocates nothing", what);
    free_snapshot(&before);
}

START_TEST(making_games_survives_want_of_memory)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 14;

    ag_game_playout(game, &seed, 5);
    make_with_little_memory(make_new, game, "ag_game_new");
    make_with_little_memory(make_from_position, game, "ag_game_new_allowing");
    make_with_little_memory(make_clone, game, "ag_game_clone");
    ag_game_free(game);
}
END_TEST

START_TEST(assigning_survives_want_of_memory)
{
    ag_game *from = warm_game(ag_variant_at(_i));
    ag_game *to = new_game(ag_variant_at(0), NULL);
    uint64_t seed = 15;

    ag_game_playout(from, &seed, 60);
    ag_game_playout(to, &seed, 7);
    snapshot source = take_snapshot(from);
    snapshot before = take_snapshot(to);
    int64_t granted = 0;
    for (int32_t status = AG_ERR_MEMORY; status == AG_ERR_MEMORY; granted++) {
        watch_allocations(granted);
        status = ag_game_assign(to, from);
        const int64_t left = blocks_left();
        stop_watching();
        expect(left == 0, to, "%" PRId64 " blocks are lost", left);
        expect_unchanged(to, status == AG_OK ? &source : &before, "assigning");
        expect_unchanged(from, &source, "being assigned from");
    }
    expect(granted >= 2, to, "assigning allocates nothing");
    free_snapshot(&before);
    free_snapshot(&source);
    ag_game_free(to);
    ag_game_free(from);
}
END_TEST

/* Tries each way to play on without memory, then plays with it. */
static void expect_unplayable(ag_game *game, const ag_game *before, ag_move move)
{
    const text written = move_text(game, move, AG_TEXT_COORDINATE);
    snapshot was = take_snapshot(before);
    uint64_t seed = 2;

    expect_unchanged(game, &was, "play without memory");
    watch_allocations(0);
    const int32_t unchecked = ag_game_play_unchecked(game, move);
    const int32_t by_text = ag_game_play_text(game, written.bytes, NULL, 0);
    const int32_t playout = ag_game_playout(game, &seed, 5);
    stop_watching();
    expect_status(unchecked, AG_ERR_MEMORY, game, "play_unchecked without memory");
    expect_status(by_text, AG_ERR_MEMORY, game, "play_text without memory");
    expect_status(playout, AG_ERR_MEMORY, game, "playout without memory");
    expect_unchanged(game, &was, "playing without memory");
    expect_status(ag_game_play(game, move), AG_OK, game, "play with memory");
    free_snapshot(&was);
}

/* One more ply; true when the history had to grow for it, which is then tried without memory first. */
static bool play_on(ag_game *game, ag_move move)
{
    ag_game *before = clone_of(game);

    watch_allocations(0);
    const int32_t status = ag_game_play(game, move);
    stop_watching();
    if (status == AG_ERR_MEMORY) {
        expect_unplayable(game, before, move);
    } else {
        expect_status(status, AG_OK, game, "play");
    }
    ag_game_free(before);
    return status == AG_ERR_MEMORY;
}

START_TEST(playing_survives_want_of_memory)
{
    int32_t times_grown = 0;
    uint64_t seed = 16;

    for (int i = 0; i < LONG_GAMES && times_grown < 2; i++) {
        ag_game *game = new_game(ag_variant_at(_i), NULL);
        for (int ply = 0; ply < WARM_PLIES && ag_game_result(game) == AG_ONGOING; ply++) {
            ag_game *ahead = clone_of(game);
            ag_game_playout(ahead, &seed, 1);
            times_grown += play_on(game, ag_game_move_at(ahead, ply));
            ag_game_free(ahead);
        }
        ag_game_free(game);
    }
    expect(times_grown > 0, NULL, "no history ever grew");
}
END_TEST

/* A random game that fails at any of its growths leaves the game where it began. */
START_TEST(random_games_survive_want_of_memory)
{
    int32_t failures = 0;

    for (uint64_t start = 0; start < LONG_GAMES; start++) {
        ag_game *game = new_game(ag_variant_at(_i), NULL);
        uint64_t seed = start;
        ag_game_playout(game, &seed, 3);
        snapshot before = take_snapshot(game);
        watch_allocations(0);
        const int32_t status = ag_game_playout(game, &seed, WARM_PLIES);
        stop_watching();
        if (status == AG_ERR_MEMORY) {
            failures++;
            expect_unchanged(game, &before, "a random game without memory");
        }
        free_snapshot(&before);
        ag_game_free(game);
    }
    expect(failures > 0, NULL, "no random game ever grew its history");
}
END_TEST

/* ---- calls that play and do something else, both or neither ---- */

/* A call that plays a move given as text; its status. */
typedef int32_t playing_call(ag_game *game, const char *move);

/* Without memory, where the history has to grow, the call leaves the game as it was, and then it works. */
static bool survives_growth(ag_game *game, playing_call *call, const char *move)
{
    snapshot before = take_snapshot(game);

    watch_allocations(0);
    const int32_t status = call(game, move);
    stop_watching();
    if (status == AG_ERR_MEMORY) {
        expect_unchanged(game, &before, "a call without memory");
        expect_status(call(game, move), AG_OK, game, move);
    } else {
        expect_status(status, AG_OK, game, move);
    }
    free_snapshot(&before);
    return status == AG_ERR_MEMORY;
}

static int32_t claim_with(ag_game *game, const char *move)
{
    ag_move read = 0;

    ag_move_parse(game, move, AG_PARSE_STRICT, &read, NULL, 0);
    return ag_game_claim_draw_with(game, read);
}

/* Behind the seventh ply each knight's move gives a claim. Undo lifts it, and the move stays. */
START_TEST(announcing_a_claim_survives_want_of_memory)
{
    static const char *const moves[] = {"g1f3", "g8f6", "f3g1", "f6g8"};
    ag_game *game = new_game_of("chess", NULL);
    int32_t times_grown = 0;

    ag_game_set_automatic_draws(game, 0);
    play_all(game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    while (ag_game_ply(game) < WARM_PLIES) {
        times_grown += survives_growth(game, claim_with, moves[ag_game_ply(game) % 4]);
        expect_number(ag_game_reason(game), AG_REASON_CLAIMED_REPETITION, game, "the reason");
        ag_game_undo(game);
    }
    expect(times_grown > 0, game, "the history never grew");
    ag_game_free(game);
}
END_TEST

static int32_t play_text(ag_game *game, const char *move)
{
    return ag_game_play_text(game, move, NULL, 0);
}

/* A random game of Tensei, whose moves are played with a roll. Whether its history ever grew. */
static bool play_with_rolls(ag_game *game, uint64_t seed)
{
    bool has_grown = false;

    while (ag_game_ply(game) < WARM_PLIES && ag_game_result(game) == AG_ONGOING) {
        ag_game *ahead = clone_of(game);
        ag_game_playout(ahead, &seed, 1);
        const ag_move move = ag_game_move_at(ahead, ag_game_ply(game));
        text written = move_text(game, move, AG_TEXT_COORDINATE);
        if (ag_game_turn(ahead) != AG_CHANCE) {
            ag_game_play(game, move);
        } else {
            strcat(written.bytes, "=Q");
            has_grown |= survives_growth(game, play_text, written.bytes);
        }
        ag_game_free(ahead);
    }
    return has_grown;
}

/* Histories are full before a move or, in games that begin with a roll that is due, before a roll: one of the two. */
START_TEST(moves_with_their_rolls_survive_want_of_memory)
{
    static const char *const starts[] = {NULL, "2k2/k3k/1k1k1/1KX2/K3K/2K2 b"};
    int32_t times_grown = 0;

    for (uint64_t seed = 0; seed < LONG_GAMES; seed++) {
        ag_game *game = new_game_of("tensei", starts[_i]);
        times_grown += play_with_rolls(game, seed);
        ag_game_free(game);
    }
    expect(times_grown > 0, NULL, "no history ever grew");
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(playing_and_taking_back_allocates_nothing, random_games_allocate_nothing,
                                  asking_allocates_nothing, a_new_game_is_one_small_block,
                                  a_copy_is_as_large_as_what_it_copies, assigning_allocates_nothing_where_there_is_room,
                                  making_games_survives_want_of_memory, assigning_survives_want_of_memory,
                                  playing_survives_want_of_memory, random_games_survive_want_of_memory));
    add_single(suite, TESTS(a_new_game_of_chess_has_at_most_600_bytes, announcing_a_claim_survives_want_of_memory));
    add_looped(suite, 2, TESTS(moves_with_their_rolls_survive_want_of_memory));
}
