/* SPDX-License-Identifier: MIT */
#include "think.h"

#include <string.h>

#include "expect.h"

ag_opponent *new_opponent(const ag_variant *variant, uint64_t seed, int32_t level)
{
    ag_opponent *opponent = NULL;

    expect_status(ag_opponent_new(&opponent, variant, seed, OPPONENT_BYTES), AG_OK, NULL, "a new opponent");
    expect_status(ag_opponent_set_level(opponent, level), AG_OK, NULL, "its level");
    return opponent;
}

int64_t think(ag_opponent *opponent, const ag_game *game, int64_t nodes, int32_t slice)
{
    int64_t worked = 0;

    while (worked < nodes) {
        const int32_t asked = nodes - worked < slice ? (int32_t)(nodes - worked) : slice;
        const int32_t now = ag_opponent_think(opponent, game, asked);
        expect(now >= 0 && now <= asked, game, "%d of %d nodes are worked", (int)now, (int)asked);
        if (now == 0) break;
        worked += now;
    }
    return worked;
}

opinion opinion_of(const ag_opponent *opponent)
{
    opinion found = {.best = ag_opponent_best(opponent)};

    expect_status(ag_opponent_score(opponent, &found.score, &found.wins_in), AG_OK, NULL, "the score");
    found.depth = ag_opponent_depth(opponent);
    found.nodes = ag_opponent_nodes(opponent);
    found.length = ag_opponent_line(opponent, found.line, AG_OPPONENT_LINE_MAX);
    expect(found.length >= 1 && found.length <= AG_OPPONENT_LINE_MAX, NULL, "a line of %d moves", (int)found.length);
    const int32_t length = ag_opponent_score_text(opponent, found.text, sizeof found.text);
    expect_number(length, (int64_t)strlen(found.text), NULL, "the length of the score in words");
    return found;
}

void expect_same_opinion(const opinion *is, const opinion *should_be, const ag_game *game)
{
    expect_number(is->best, should_be->best, game, "the best move");
    expect_number(is->score, should_be->score, game, "the score");
    expect_number(is->wins_in, should_be->wins_in, game, "the moves to a win");
    expect_number(is->depth, should_be->depth, game, "the depth");
    expect_number((int64_t)is->nodes, (int64_t)should_be->nodes, game, "the nodes");
    expect_number(is->length, should_be->length, game, "the length of the line");
    for (int32_t i = 0; i < is->length; i++) expect_number(is->line[i], should_be->line[i], game, "a move of the line");
    expect_text(is->text, should_be->text, game, "the score in words");
}

ag_game *random_game(const ag_variant *variant, uint64_t seed, int32_t plies)
{
    ag_game *game = new_game(variant, NULL);

    expect(ag_game_playout(game, &seed, plies) >= 0, game, "random plies");
    while (ag_game_turn(game) == AG_NOBODY || ag_game_turn(game) == AG_CHANCE) {
        expect_status(ag_game_undo(game), AG_OK, game, "undo");
    }
    return game;
}
