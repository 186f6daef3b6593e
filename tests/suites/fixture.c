/* SPDX-License-Identifier: MIT */
#include "fixture.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expect.h"

ag_game *new_game(const ag_variant *variant, const char *position)
{
    ag_game *game;
    char why[200];
    const int32_t status = ag_game_new(&game, variant, position, why, (int32_t)sizeof why);

    expect(status == AG_OK, NULL, "no game from '%.300s': %s", position != NULL ? position : "the start", why);
    return game;
}

ag_game *new_game_of(const char *variant, const char *position)
{
    const ag_variant *found = ag_variant_find(variant);
    expect(found != NULL, NULL, "there is no variant %s", variant);
    return new_game(found, position);
}

ag_game *clone_of(const ag_game *game)
{
    ag_game *copy;
    expect_status(ag_game_clone(&copy, game), AG_OK, game, "cloning");
    return copy;
}

void play_all(ag_game *game, const char *moves)
{
    char one[TEXT_ROOM];
    char why[200];
    int used;

    for (; sscanf(moves, "%511s%n", one, &used) == 1; moves += used) {
        const int32_t status = ag_game_play_text(game, one, why, (int32_t)sizeof why);
        expect(status == AG_OK, game, "%s cannot be played: %s", one, why);
    }
}

void each_random_position(const char *variant, uint64_t seed, int64_t count, void (*look)(const ag_game *game))
{
    ag_game *game = new_game_of(variant, NULL);

    for (int64_t i = 0; i < count; i++) {
        if (ag_game_playout(game, &seed, 1) == 0) ag_game_rewind(game, 0);
        look(game);
    }
    ag_game_free(game);
}

static void expect_length(int32_t length, const ag_game *game, const char *what)
{
    expect(length >= 0 && length < TEXT_ROOM, game, "%s has length %" PRId32, what, length);
}

text position_text(const ag_game *game)
{
    text made;
    expect_length(ag_game_position(game, made.bytes, TEXT_ROOM), game, "the position string");
    return made;
}

text move_text(const ag_game *game, ag_move move, int32_t style)
{
    text made;
    expect_length(ag_move_text(game, move, style, made.bytes, TEXT_ROOM), game, "a move text");
    return made;
}

board board_of(const ag_game *game)
{
    board made = {.count = 0};
    made.count = ag_game_board(game, made.pieces, SQUARES_ROOM);
    expect(made.count > 0 && made.count <= SQUARES_ROOM, game, "the board has %" PRId32 " squares", made.count);
    return made;
}

move_list list_moves(const ag_game *game)
{
    move_list list = {NULL, ag_game_moves(game, NULL, 0)};

    expect(list.count >= 0, game, "counting the moves gives %" PRId32, list.count);
    list.moves = malloc(((size_t)list.count + 1) * sizeof *list.moves);
    expect(list.moves != NULL, game, "out of memory");
    expect_number(ag_game_moves(game, list.moves, list.count), list.count, game, "the number of moves");
    return list;
}

void free_moves(move_list *list)
{
    free(list->moves);
    list->moves = NULL;
}

bool has_move(const move_list *list, ag_move move)
{
    for (int32_t i = 0; i < list->count; i++) {
        if (list->moves[i] == move) return true;
    }
    return false;
}

ag_move find_move(const ag_game *game, const char *coordinate)
{
    move_list list = list_moves(game);
    ag_move found = 0;

    for (int32_t i = 0; i < list.count && found == 0; i++) {
        const text written = move_text(game, list.moves[i], AG_TEXT_COORDINATE);
        if (strcmp(written.bytes, coordinate) == 0) found = list.moves[i];
    }
    free_moves(&list);
    expect(found != 0, game, "%s is no legal move", coordinate);
    return found;
}

snapshot take_snapshot(const ag_game *game)
{
    return (snapshot){
        .variant = ag_game_variant(game),
        .position = position_text(game),
        .board = board_of(game),
        .hash = ag_game_hash(game),
        .ply = ag_game_ply(game),
        .turn = ag_game_turn(game),
        .side = ag_game_side(game),
        .result = ag_game_result(game),
        .reason = ag_game_reason(game),
        .claimable = ag_game_claimable_draw(game),
        .automatic_draws = ag_game_automatic_draws(game),
        .in_check = ag_game_in_check(game),
        .repetitions = ag_game_repetitions(game),
        .quiet_plies = ag_game_quiet_plies(game),
        .chance_total = ag_game_chance_total(game),
        .last_move = ag_game_move_at(game, ag_game_ply(game) - 1),
        .list = list_moves(game),
    };
}

void free_snapshot(snapshot *taken)
{
    free_moves(&taken->list);
}

static void expect_same_lists(const move_list *is, const move_list *was, const ag_game *game, const char *what)
{
    expect_number(is->count, was->count, game, what);
    const size_t bytes = (size_t)was->count * sizeof *was->moves;
    expect(memcmp(is->moves, was->moves, bytes) == 0, game, "%s are other ones", what);
}

void expect_unchanged(const ag_game *game, const snapshot *taken, const char *after_what)
{
    snapshot now = take_snapshot(game);

    expect(now.variant == taken->variant, game, "%s: the variant is another", after_what);
    expect(strcmp(now.position.bytes, taken->position.bytes) == 0, game, "%s: the position was %s", after_what,
           taken->position.bytes);
    const size_t bytes = (size_t)now.board.count * sizeof now.board.pieces[0];
    expect(memcmp(now.board.pieces, taken->board.pieces, bytes) == 0, game, "%s: the board is another", after_what);
    expect(now.hash == taken->hash, game, "%s: the hash was %016" PRIx64, after_what, taken->hash);
    expect_number(now.ply, taken->ply, game, after_what);
    expect_number(now.turn, taken->turn, game, after_what);
    expect_number(now.side, taken->side, game, after_what);
    expect_number(now.result, taken->result, game, after_what);
    expect_number(now.reason, taken->reason, game, after_what);
    expect_number(now.claimable, taken->claimable, game, after_what);
    expect_number(now.automatic_draws, taken->automatic_draws, game, after_what);
    expect_number(now.in_check, taken->in_check, game, after_what);
    expect_number(now.repetitions, taken->repetitions, game, after_what);
    expect_number(now.quiet_plies, taken->quiet_plies, game, after_what);
    expect_number(now.chance_total, taken->chance_total, game, after_what);
    expect_number(now.last_move, taken->last_move, game, after_what);
    expect_same_lists(&now.list, &taken->list, game, after_what);
    free_snapshot(&now);
}

int64_t setting(const char *name, int64_t otherwise)
{
    const char *value = getenv(name);
    return value != NULL && *value != '\0' ? strtoll(value, NULL, 10) : otherwise;
}
