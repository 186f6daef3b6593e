/* SPDX-License-Identifier: MIT */
#include "turns.h"
#include "board.h"
#include "ends.h"
#include "interrupt.h"
#include "legal.h"
#include "memory.h"
#include "search.h"
#include "text.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* True when the program is to play on: for an opponent, or rolling the die. */
static int is_automatic(const session *now)
{
    const int32_t turn = ag_game_turn(now->game);
    if (now->is_stopped || turn == AG_NOBODY) return 0;
    return turn == AG_CHANCE ? !now->rolls_by_hand : now->who[turn] != WHO_PERSON;
}

void turns_go_on(session *now, int32_t plies)
{
    const int32_t ply = ag_game_ply(now->game);
    now->is_stopped = 0;
    now->stop_ply = plies > INT32_MAX - ply ? INT32_MAX : ply + plies;
}

/* ---- playing ---- */

static void show_ply(const session *now, int32_t ply, int32_t turn)
{
    char *text = text_of_ply(now->game, ply, now->style);
    printf("%s: %s\n", session_turn_name(turn), text);
    free(text);
}

/* Shows what was played since a ply, at which it was somebody's turn. A board that waits for the die is not shown. */
static void show_plies(session *now, int32_t ply, int32_t turn)
{
    now->undone_count = 0;
    now->tap_count = 0;
    show_ply(now, ply, turn);
    if (ag_game_ply(now->game) > ply + 1) show_ply(now, ply + 1, AG_CHANCE);
    if (ag_game_turn(now->game) != AG_CHANCE || !is_automatic(now)) board_print(now);
    ends_print_result(now);
}

void turns_play_move(session *now, ag_move move)
{
    const int32_t ply = ag_game_ply(now->game);
    const int32_t turn = ag_game_turn(now->game);
    if (ag_game_play(now->game, move) == AG_OK) show_plies(now, ply, turn);
    else session_refuse(now, "The move could not be played: there is not enough memory.");
}

/* True when the text is a move with its roll, which only people with a die of their own enter. */
static int holds_roll(const session *now, const char *text)
{
    ag_game *copy = NULL;
    if (now->rolls_by_hand || ag_game_clone(&copy, now->game) != AG_OK) return 0;
    const int is_played = ag_game_play_text(copy, text, NULL, 0) == AG_OK;
    ag_game_free(copy);
    return is_played;
}

void turns_play_text(session *now, const char *text)
{
    char why[WHY_BYTES];
    ag_move move = 0;
    const int32_t ply = ag_game_ply(now->game);
    const int32_t turn = ag_game_turn(now->game);
    int32_t status = ag_move_parse(now->game, text, AG_PARSE_LENIENT, &move, why, sizeof why);
    if (status == AG_OK) {
        turns_play_move(now, move);
        return;
    }
    if (now->rolls_by_hand) status = ag_game_play_text(now->game, text, why, sizeof why);
    if (status == AG_OK) show_plies(now, ply, turn);
    else if (holds_roll(now, text)) session_refuse(now, "The program rolls the die: enter the move without its roll.");
    else if (status == AG_ERR_SYNTAX) session_refuse(now, "%s\nhelp lists what can be entered.", why);
    else session_refuse(now, "%s", *why == '\0' ? ag_status_name(status) : why);
}

void turns_offer_roll(const session *now)
{
    int32_t count;
    if (ag_game_turn(now->game) != AG_CHANCE || is_automatic(now)) return;
    ag_move *outcomes = legal_moves(now->game, &count);
    fputs("Enter what the die shows, or roll:", stdout);
    for (int32_t i = 0; i < count; i++) {
        char *text = text_of_move(now->game, outcomes[i], now->style);
        printf("%s %s (%d in %d)", i == 0 ? "" : ",", text, (int)ag_game_chance_weight(now->game, outcomes[i]),
               (int)ag_game_chance_total(now->game));
        free(text);
    }
    putchar('\n');
    free(outcomes);
}

static ag_move searched_move(const session *now, uint64_t *seed)
{
    int32_t estimate;
    return search_move(now->game, now->effort, seed, &estimate);
}

static void play_opponents_turn(session *now)
{
    const int32_t ply = ag_game_ply(now->game);
    const int32_t turn = ag_game_turn(now->game);
    if (turn == AG_CHANCE) turns_play_move(now, ag_game_roll(now->game, &now->seed));
    else if (now->who[turn] == WHO_SEARCH) turns_play_move(now, searched_move(now, &now->seed));
    else if (ag_game_playout(now->game, &now->seed, 1) == 1) show_plies(now, ply, turn);
    if (ag_game_ply(now->game) == ply) now->is_stopped = 1;
}

void turns_play_opponents(session *now)
{
    while (is_automatic(now)) {
        const int is_far = !session_has_person(now) && ag_game_ply(now->game) >= now->stop_ply;
        if (!is_far) play_opponents_turn(now);
        if (!is_far && (!interrupt_came() || !is_automatic(now))) continue;
        now->is_stopped = 1;
        fputs("Stopped after ", stdout);
        text_print_plies(ag_game_ply(now->game));
        puts("; go plays on.");
    }
}

/* ---- taking back and playing again ---- */

static void push_undone(session *now, undone taken)
{
    now->undone = memory_grow(now->undone, (size_t)now->undone_count, &now->undone_room, sizeof *now->undone);
    now->undone[now->undone_count++] = taken;
}

/* Takes back a ply, or the claim, agreement or resignation that ended the game. */
static int take_back(session *now)
{
    const int32_t ply = ag_game_ply(now->game);
    undone taken = {0, ag_game_result(now->game), ag_game_reason(now->game)};
    const ag_move move = ag_game_move_at(now->game, ply - 1);
    if (ag_game_undo(now->game) != AG_OK) return 0;
    if (ag_game_ply(now->game) < ply) taken.move = move;
    push_undone(now, taken);
    return 1;
}

static int play_again(session *now)
{
    if (now->undone_count == 0) return 0;
    const undone taken = now->undone[now->undone_count - 1];
    int32_t status;
    if (taken.move != 0) status = ag_game_play(now->game, taken.move);
    else if (ag_game_claimable_draw(now->game) == taken.reason) status = ag_game_claim_draw(now->game);
    else status = ag_game_end(now->game, taken.result, taken.reason);
    if (status == AG_OK) now->undone_count--;
    return status == AG_OK;
}

void turns_undo(session *now, const char *arguments)
{
    const int32_t kept = now->undone_count;
    (void)arguments;
    int has_more = take_back(now);
    while (has_more && is_automatic(now)) has_more = take_back(now);
    if (!has_more) {
        while (now->undone_count > kept && play_again(now)) continue;
        session_refuse(now, "There is no move of yours to take back.");
        return;
    }
    now->tap_count = 0;
    board_print(now);
}

void turns_redo(session *now, const char *arguments)
{
    (void)arguments;
    if (!play_again(now)) {
        session_refuse(now, "There is no move to play again.");
        return;
    }
    while (is_automatic(now) && play_again(now)) continue;
    now->tap_count = 0;
    board_print(now);
    ends_print_result(now);
}

/* ---- the other commands about turns ---- */

void turns_roll(session *now, const char *arguments)
{
    (void)arguments;
    const ag_move outcome = ag_game_roll(now->game, &now->seed);
    if (outcome == 0) session_refuse(now, "No roll is due.");
    else turns_play_move(now, outcome);
}

void turns_hint(session *now, const char *arguments)
{
    (void)arguments;
    if (ag_game_turn(now->game) > AG_BLACK) {
        session_refuse(now, "It is nobody's turn to move.");
        return;
    }
    uint64_t seed = now->seed; /* a hint changes nothing */
    char *text = text_of_move(now->game, searched_move(now, &seed), now->style);
    printf("The searching opponent would play %s\n", text);
    free(text);
}

void turns_go(session *now, const char *arguments)
{
    uint64_t plies = (uint64_t)now->plies_most;
    if (*arguments != '\0' && (!text_read_number(arguments, INT32_MAX, &plies) || plies == 0)) {
        session_refuse(now, "go takes a number of plies, as in go 20, or nothing.");
        return;
    }
    turns_go_on(now, (int32_t)plies);
    if (ends_is_over(now)) return;
    if (!is_automatic(now)) session_refuse(now, "No opponent is to move; player white search would make White one.");
}

void turns_player(session *now, const char *arguments)
{
    char colour[WORD_BYTES], name[WORD_BYTES];
    const char *rest = text_first_word(arguments, colour, sizeof colour);
    const int32_t player = session_player(colour);
    rest = text_first_word(rest, name, sizeof name);
    const int32_t who = session_who(name);
    if (player < 0 || who < 0 || *rest != '\0') {
        session_refuse(now, "player needs white or black, and person, random or search, as in player black search");
        return;
    }
    now->who[player] = who;
    printf("%s is played by: %s\n", session_turn_name(player), session_who_name(who));
    turns_go_on(now, now->plies_most);
}
