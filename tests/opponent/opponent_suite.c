/* SPDX-License-Identifier: MIT
 * The interface of the opponent: what it refuses, what levels are, and what it says. */
#include <string.h>

#include "expect.h"
#include "suite.h"
#include "think.h"

START_TEST(nonsense_is_refused)
{
    const ag_variant *variant = ag_variant_at(_i);
    ag_opponent *opponent = new_opponent(variant, 1, 0);
    ag_opponent *none = opponent;
    ag_game *game = new_game(variant, NULL);
    int32_t number = 7;

    expect_status(ag_opponent_new(NULL, variant, 1, OPPONENT_BYTES), AG_ERR_ARGUMENT, game, "new into NULL");
    expect_status(ag_opponent_new(&none, NULL, 1, OPPONENT_BYTES), AG_ERR_ARGUMENT, game, "new of no variant");
    expect(none == NULL, game, "an opponent of no variant");
    for (int i = 0; i < 4; i++) {
        const int32_t bytes = (int32_t[]){-1, 0, AG_OPPONENT_BYTES_MIN - 1, INT32_MIN}[i];
        none = opponent;
        expect_status(ag_opponent_new(&none, variant, 1, bytes), AG_ERR_ARGUMENT, game, "new with too few bytes");
        expect(none == NULL, game, "an opponent of too few bytes");
    }
    expect_status(ag_opponent_think(NULL, game, 1), AG_ERR_ARGUMENT, game, "NULL thinks");
    expect_status(ag_opponent_think(opponent, NULL, 1), AG_ERR_ARGUMENT, game, "thinking about NULL");
    expect_status(ag_opponent_think(opponent, game, 0), AG_ERR_ARGUMENT, game, "no nodes");
    expect_status(ag_opponent_think(opponent, game, INT32_MIN), AG_ERR_ARGUMENT, game, "negative nodes");
    expect_number(ag_opponent_best(NULL), 0, game, "the best move of NULL");
    expect_status(ag_opponent_line(NULL, NULL, 0), AG_ERR_ARGUMENT, game, "the line of NULL");
    expect_status(ag_opponent_score(NULL, &number, NULL), AG_ERR_ARGUMENT, game, "the score of NULL");
    expect_number(number, 0, game, "the score of NULL");
    expect_status(ag_opponent_score_text(NULL, NULL, 0), AG_ERR_ARGUMENT, game, "the words of NULL");
    expect_status(ag_opponent_depth(NULL), AG_ERR_ARGUMENT, game, "the depth of NULL");
    expect_number((int64_t)ag_opponent_nodes(NULL), 0, game, "the nodes of NULL");
    expect(ag_opponent_variant(NULL) == NULL, game, "the variant of NULL");
    ag_opponent_free(NULL);
    ag_opponent_free(opponent);
    ag_game_free(game);
}
END_TEST

START_TEST(games_it_cannot_play_are_refused)
{
    const ag_variant *variant = ag_variant_at(_i);
    const ag_variant *another = ag_variant_at((_i + 1) % ag_variant_count());
    ag_opponent *opponent = new_opponent(variant, 1, 0);
    ag_game *game = new_game(variant, NULL);
    ag_game *other = new_game(another, NULL);

    expect(ag_opponent_variant(opponent) == variant, game, "the variant is another");
    expect_status(ag_opponent_think(opponent, other, 1), AG_ERR_ARGUMENT, other, "thinking about another variant");
    think(opponent, game, 50, 50);
    const opinion before = opinion_of(opponent);
    expect_status(ag_opponent_think(opponent, other, 1), AG_ERR_ARGUMENT, other, "thinking about another variant");
    ag_game_end(game, AG_DRAW, AG_REASON_AGREEMENT);
    expect_status(ag_opponent_think(opponent, game, 1), AG_ERR_FINISHED, game, "thinking about a finished game");
    const opinion after = opinion_of(opponent);
    expect_same_opinion(&after, &before, game);
    ag_game_undo(game);
    if (ag_variant_has_chance(variant)) {
        move_list moves = list_moves(game);
        ag_game_play(game, moves.moves[0]);
        free_moves(&moves);
        expect_status(ag_opponent_think(opponent, game, 1), AG_ERR_ILLEGAL, game, "thinking about a roll");
    }
    ag_game_free(other);
    ag_game_free(game);
    ag_opponent_free(opponent);
}
END_TEST

START_TEST(without_thinking_there_is_nothing_to_say)
{
    ag_opponent *opponent = new_opponent(ag_variant_at(_i), 1, 0);
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    int32_t score = 7;
    int32_t wins_in = 7;
    char words[8] = "before";

    for (int times = 0; times < 2; times++) {
        expect_number(ag_opponent_best(opponent), 0, game, "the best move");
        expect_number(ag_opponent_line(opponent, NULL, 0), 0, game, "the line");
        expect_status(ag_opponent_score(opponent, &score, &wins_in), AG_ERR_EMPTY, game, "the score");
        expect_number(score, 0, game, "the score");
        expect_number(wins_in, 0, game, "the moves to a win");
        expect_status(ag_opponent_score_text(opponent, words, sizeof words), AG_ERR_EMPTY, game, "the score in words");
        expect_text(words, "", game, "the score in words");
        expect_number(ag_opponent_depth(opponent), 0, game, "the depth");
        expect_number((int64_t)ag_opponent_nodes(opponent), 0, game, "the nodes");
        /* A new level forgets what has been thought. */
        think(opponent, game, 100, 100);
        expect(ag_opponent_best(opponent) != 0, game, "no best move after thinking");
        expect_status(ag_opponent_set_level(opponent, 3), AG_OK, game, "another level");
    }
    ag_game_free(game);
    ag_opponent_free(opponent);
}
END_TEST

START_TEST(results_of_varying_length_are_cut_to_size)
{
    ag_opponent *opponent = new_opponent(ag_variant_at(_i), 1, 0);
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    char words[AG_OPPONENT_TEXT_MAX + 1];

    think(opponent, game, 1000, 1000);
    const opinion whole = opinion_of(opponent);
    for (int32_t cap = 0; cap <= whole.length; cap++) {
        ag_move line[AG_OPPONENT_LINE_MAX + 1] = {0};
        expect_number(ag_opponent_line(opponent, cap == 0 ? NULL : line, cap), whole.length, game, "the length");
        expect(memcmp(line, whole.line, (size_t)cap * sizeof *line) == 0, game, "the line is another");
        expect_number(line[cap], 0, game, "behind the line");
    }
    const int32_t length = (int32_t)strlen(whole.text);
    for (int32_t cap = 1; cap <= length + 1; cap++) {
        memset(words, '#', sizeof words);
        expect_number(ag_opponent_score_text(opponent, words, cap), length, game, "the length in words");
        expect_number((int64_t)strlen(words), cap - 1, game, "what is written");
        expect(memcmp(words, whole.text, (size_t)cap - 1) == 0, game, "the words are others");
    }
    expect_number(ag_opponent_score_text(opponent, NULL, 0), length, game, "the size asked for");
    expect_status(ag_opponent_score_text(opponent, NULL, 1), AG_ERR_ARGUMENT, game, "NULL with a capacity");
    expect_status(ag_opponent_score_text(opponent, words, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    expect_status(ag_opponent_line(opponent, NULL, 1), AG_ERR_ARGUMENT, game, "NULL with a capacity");
    expect_status(ag_opponent_line(opponent, (ag_move *)whole.line, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    ag_game_free(game);
    ag_opponent_free(opponent);
}
END_TEST

START_TEST(levels_grow_in_nodes_and_shrink_in_errors)
{
    ag_opponent *opponent = new_opponent(ag_variant_at(0), 1, 0);

    expect_number(ag_opponent_level_nodes(AG_OPPONENT_LEVEL_MAX), 20000, NULL, "the nodes of the strongest level");
    expect_number(ag_opponent_level_errors(AG_OPPONENT_LEVEL_MAX), 0, NULL, "the errors of the strongest level");
    for (int32_t level = 1; level <= AG_OPPONENT_LEVEL_MAX; level++) {
        expect_status(ag_opponent_set_level(opponent, level), AG_OK, NULL, "a level");
        expect_number(ag_opponent_level(opponent), level, NULL, "the level");
        if (level == 1) continue;
        expect(ag_opponent_level_nodes(level) > ag_opponent_level_nodes(level - 1), NULL, "nodes of %d", (int)level);
        expect(ag_opponent_level_errors(level) < ag_opponent_level_errors(level - 1), NULL, "errors of %d", (int)level);
    }
    for (int i = 0; i < 4; i++) {
        const int32_t wrong = (int32_t[]){-1, AG_OPPONENT_LEVEL_MAX + 1, INT32_MIN, INT32_MAX}[i];
        expect_status(ag_opponent_set_level(opponent, wrong), AG_ERR_ARGUMENT, NULL, "a wrong level");
        expect_status(ag_opponent_level_nodes(wrong), AG_ERR_ARGUMENT, NULL, "nodes of a wrong level");
        expect_status(ag_opponent_level_errors(wrong), AG_ERR_ARGUMENT, NULL, "errors of a wrong level");
        expect_number(ag_opponent_level(opponent), AG_OPPONENT_LEVEL_MAX, NULL, "the level after a wrong one");
    }
    expect_status(ag_opponent_level_nodes(0), AG_ERR_ARGUMENT, NULL, "nodes of level 0");
    expect_status(ag_opponent_set_level(opponent, 0), AG_OK, NULL, "level 0");
    expect_status(ag_opponent_set_level(NULL, 1), AG_ERR_ARGUMENT, NULL, "a level for NULL");
    expect_status(ag_opponent_level(NULL), AG_ERR_ARGUMENT, NULL, "the level of NULL");
    ag_opponent_free(opponent);
}
END_TEST

/* Positions, what is thought of them, and the first move of the line; - is any. */
static const struct {
    const char *variant;
    const char *position;
    const char *words;
    const char *best;
} SAID[] = {
    {"chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "wins in 1", "a1a8"},
    {"chess", "7k/8/8/8/8/8/1R6/R5K1 w - - 0 1", "wins in 2", "-"},
    {"chess", "6k1/5ppp/8/8/8/1r6/r7/6K1 w - - 0 1", "loses in 1", "-"},
    {"rinne", "2k2/3K1/5/5/5/1K3 w", "wins in 1", "-"},
    {"breakthrough", "8/P7/8/8/8/8/p7/8 w", "wins in 1", "-"},
    {"breakthrough", "8/8/P7/8/8/p7/8/8 w", "wins in 2", "-"},
};

START_TEST(what_is_certain_is_said_in_words)
{
    ag_game *game = new_game_of(SAID[_i].variant, SAID[_i].position);
    ag_opponent *opponent = new_opponent(ag_game_variant(game), 1, 0);

    think(opponent, game, 200000, 5000);
    const opinion found = opinion_of(opponent);
    expect_text(found.text, SAID[_i].words, game, "the score in words");
    if (strcmp(SAID[_i].best, "-") != 0) {
        expect_text(move_text(game, found.best, AG_TEXT_COORDINATE).bytes, SAID[_i].best, game, "the best move");
    }
    ag_opponent_free(opponent);
    ag_game_free(game);
}
END_TEST

START_TEST(what_is_not_certain_is_weighed)
{
    static const struct {
        const char *position;
        const char *begins;
    } WEIGHED[] = {{"4k3/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1", "is better by "},
                   {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/4K3 w kq - 0 1", "is worse by "}};

    for (size_t i = 0; i < sizeof WEIGHED / sizeof *WEIGHED; i++) {
        ag_game *game = new_game_of("chess", WEIGHED[i].position);
        ag_opponent *opponent = new_opponent(ag_game_variant(game), 1, 4);
        think(opponent, game, 1000, 1000);
        const opinion found = opinion_of(opponent);
        expect(strncmp(found.text, WEIGHED[i].begins, strlen(WEIGHED[i].begins)) == 0, game, "it says %s", found.text);
        expect(found.wins_in == 0, game, "a win in %d", (int)found.wins_in);
        ag_opponent_free(opponent);
        ag_game_free(game);
    }
}
END_TEST

void add_tests(Suite *suite)
{
    add_for_variants(suite, TESTS(nonsense_is_refused, games_it_cannot_play_are_refused,
                                  without_thinking_there_is_nothing_to_say, results_of_varying_length_are_cut_to_size));
    add_single(suite, TESTS(levels_grow_in_nodes_and_shrink_in_errors, what_is_not_certain_is_weighed));
    add_looped(suite, (int)(sizeof SAID / sizeof *SAID), TESTS(what_is_certain_is_said_in_words));
}
