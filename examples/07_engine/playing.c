/* SPDX-License-Identifier: MIT */
#include "playing.h"
#include "entry.h"
#include "memory.h"
#include "moves.h"
#include "text.h"
#include <stdio.h>
#include <stdlib.h>

/* Milliseconds for a move when nothing says how long it may take; what a win is for a host. */
enum { TIME_USUAL = 5000, WIN = 100000 };

void playing_refuse(const char *why, const char *text)
{
    char safe_why[WHY_BYTES], safe[WORD_BYTES];
    printf("Illegal move (%s): %s\n", text_made_safe(why, safe_why, sizeof safe_why),
           text_made_safe(text, safe, sizeof safe));
}

void playing_say_result(const session *now)
{
    static const char *const words[] = {"", "White wins", "Black wins", "Draw"};
    const int32_t result = ag_game_result(now->game);
    if (result == AG_ONGOING) return;
    printf("%s {%s: %s}\n", ag_result_text(result), words[result], ag_reason_name(ag_game_reason(now->game)));
}

void playing_resync(session *now)
{
    char *position = view_position(&now->seen, now->game, now->taps, now->tap_count);
    printf("setboard %s\n", position);
    now->is_resyncing = 1;
    now->shows_otherwise = 0;
    free(position);
}

/* The score as hosts want it, from the view of the player who is to move. */
static int32_t score_now(const session *now)
{
    int32_t score = 0;
    int32_t wins_in = 0;
    if (ag_opponent_score(now->thinks.opponent, &score, &wins_in) != AG_OK) return 0;
    return wins_in > 0 ? WIN + wins_in : wins_in < 0 ? wins_in - WIN : score;
}

void playing_report(session *now)
{
    char *expected = NULL;
    if (!now->posts) return;
    if (now->thinks.about == THINK_AHEAD) {
        expected = moves_of_line(&now->seen, now->game, &now->thinks.expected, 1, MOVES_ORTHODOX);
    }
    char *line = thinking_line(&now->thinks, &now->seen, MOVES_ORTHODOX);
    printf("%d %d %lld %llu\t%s%s%s\n", (int)ag_opponent_depth(now->thinks.opponent), (int)score_now(now),
           (long long)thinking_time(&now->thinks) / 10, (unsigned long long)ag_opponent_nodes(now->thinks.opponent),
           expected == NULL ? "" : expected, expected == NULL ? "" : " ", line);
    free(line);
    free(expected);
}

static void begin(session *now, int32_t about, const ag_game *game)
{
    const int is_move = about == THINK_MOVE;
    thinking *thinks = &now->thinks;
    thinks->time_most = is_move ? clock_budget(&now->clock) : CLOCK_NO_LIMIT;
    thinks->nodes_most = is_move ? now->nodes_most : 0;
    thinks->depth_most = is_move ? now->depth_most : 0;
    const int has_limit = thinks->nodes_most > 0 || thinks->depth_most > 0 || thinks->level > 0;
    if (is_move && thinks->time_most == CLOCK_NO_LIMIT && !has_limit) thinks->time_most = TIME_USUAL;
    if (is_move && ag_game_moves(game, NULL, 0) == 1) thinks->nodes_most = 1;
    thinking_begin(thinks, about, game);
}

/* Thinks about the answer to the move that is expected. */
static void think_ahead(session *now)
{
    ag_game *ahead;
    if (ag_game_clone(&ahead, now->game) != AG_OK) return;
    if (ag_game_play(ahead, now->thinks.expected) == AG_OK && ag_game_turn(ahead) == now->plays) {
        begin(now, THINK_AHEAD, ahead);
    }
    ag_game_free(ahead);
}

void playing_go_on(session *now)
{
    const int32_t turn = ag_game_turn(now->game);
    thinking_stop(&now->thinks);
    if (now->is_unplayable || turn == AG_NOBODY || turn == AG_CHANCE) return;
    if (now->is_analysing) begin(now, THINK_ANALYSIS, now->game);
    else if (turn == now->plays) begin(now, THINK_MOVE, now->game);
    else if (now->plays != AG_NOBODY && now->ponders && ag_game_ply(now->game) > 0) think_ahead(now);
}

static void answer_pings(session *now)
{
    for (size_t i = 0; i < now->ping_count; i++) {
        printf("pong %s\n", now->pings[i]);
        free(now->pings[i]);
    }
    now->ping_count = 0;
}

void playing_halt(session *now)
{
    thinking_stop(&now->thinks);
    answer_pings(now);
}

/* Says the move from the ply on. A host that shows a board gets the board itself where it could not make the move. */
static void say_move(session *now, int32_t ply, const int32_t *shown)
{
    const int needs_showing = now->has_board && !view_is_known(now->seen.variant);
    char *whole = moves_of_plies(&now->seen, now->game, ply, MOVES_ORTHODOX);
    char *text = needs_showing && !now->shows_otherwise ? moves_shown(&now->seen, now->game, ply, shown) : NULL;
    if (!needs_showing) {
        printf("move %s\n", whole);
    } else if (text != NULL) {
        printf("move %s\n", text);
    } else {
        printf("tellothers %s\n", whole);
        playing_resync(now);
    }
    free(text);
    free(whole);
}

/* Who stands no better takes a draw that can be claimed. */
static int claims_draw(session *now)
{
    return now->last_score <= 0 && ag_game_claimable_draw(now->game) != 0 && ag_game_claim_draw(now->game) == AG_OK;
}

static void play_best(session *now, ag_move best)
{
    const int32_t ply = ag_game_ply(now->game);
    int32_t *shown = memory_new((size_t)now->seen.squares, sizeof *shown);
    ag_game_board(now->game, shown, now->seen.squares);
    if (ag_game_play(now->game, best) == AG_OK) {
        moves_roll(now->game, &now->dice);
        say_move(now, ply, shown);
    }
    free(shown);
}

void playing_move_now(session *now)
{
    ag_move line[2] = {0, 0};
    if (now->thinks.about != THINK_MOVE) return;
    const ag_move best = thinking_best(&now->thinks);
    ag_opponent_line(now->thinks.opponent, line, 2);
    now->thinks.expected = line[0] == best ? line[1] : 0;
    now->last_score = score_now(now);
    clock_take(&now->clock, thinking_time(&now->thinks));
    thinking_stop(&now->thinks);
    if (!claims_draw(now)) play_best(now, best);
    playing_say_result(now);
    answer_pings(now);
    playing_go_on(now);
}

/* Nobody else rolls for a host that has sent a move without its roll. In force mode the roll may come by itself. */
static void roll_for_host(session *now)
{
    const int32_t ply = ag_game_ply(now->game);
    if (ag_game_turn(now->game) != AG_CHANCE || now->plays == AG_NOBODY || now->is_analysing) return;
    moves_roll(now->game, &now->dice);
    char *roll = moves_of_plies(&now->seen, now->game, ply, MOVES_WHOLE);
    printf("telluser The die shows %s\n", roll);
    now->shows_otherwise = 1;
    free(roll);
}

void playing_answer(session *now)
{
    now->is_tapping = 0;
    roll_for_host(now);
    playing_say_result(now);
    playing_go_on(now);
}

void playing_take_move(session *now, const char *text)
{
    char why[WHY_BYTES];
    if (now->is_unplayable) {
        playing_refuse("the position cannot be played", text);
    } else if (ag_game_turn(now->game) == AG_NOBODY) {
        playing_refuse("the game is over", text);
    } else if (now->thinks.about == THINK_MOVE) {
        playing_refuse("it is not your turn", text);
    } else if (now->is_tapping && entry_take_move(now, text)) {
        return;
    } else if (moves_play(&now->seen, now->game, text, why, sizeof why) != AG_OK) {
        playing_refuse(why, text);
    } else {
        playing_answer(now);
    }
}

int playing_take_back(session *now)
{
    int32_t ply;
    if (entry_drop(now)) return 1;
    if (ag_game_ply(now->game) == 0 && ag_game_result(now->game) == AG_ONGOING) return 0;
    do {
        ply = ag_game_ply(now->game);
    } while (ag_game_undo(now->game) == AG_OK &&
             (ag_game_ply(now->game) == ply || ag_game_turn(now->game) == AG_CHANCE));
    return 1;
}
