/* SPDX-License-Identifier: MIT */
#include "ends.h"
#include "search.h"
#include "text.h"
#include <stdio.h>

void ends_print_result(const session *now)
{
    static const char *const sentences[] = {"", "White has won", "Black has won", "The game is drawn"};
    const int32_t result = ag_game_result(now->game);
    const char *text = ag_result_text(result), *reason = ag_reason_name(ag_game_reason(now->game));
    if (result == AG_ONGOING) return;
    /* A later library may have results and reasons that are not known here. */
    printf("%s (%s): ", result <= AG_DRAW ? sentences[result] : "The game is over", reason ? reason : "another reason");
    printf("%s after ", text ? text : "?");
    text_print_plies(ag_game_ply(now->game));
    puts(".");
}

void ends_offer_claim(const session *now)
{
    const int32_t reason = ag_game_claimable_draw(now->game);
    if (reason > 0) printf("A draw can be claimed (%s): claim.\n", ag_reason_name(reason));
}

int ends_is_over(session *now)
{
    if (ag_game_turn(now->game) != AG_NOBODY) return 0;
    session_refuse(now, "The game is over already; undo takes its end back.");
    return 1;
}

static void show_end(session *now)
{
    now->undone_count = 0;
    now->tap_count = 0;
    ends_print_result(now);
}

void ends_claim(session *now, const char *arguments)
{
    (void)arguments;
    if (ends_is_over(now)) return;
    if (ag_game_claim_draw(now->game) == AG_OK) show_end(now);
    else session_refuse(now, "No draw can be claimed in this position.");
}

/* The player who resigns: the one named, the only person, or the one whose turn it is. -1 when the name is none. */
static int32_t resigning_player(const session *now, const char *name)
{
    if (*name != '\0') return session_player(name);
    const int is_white = now->who[AG_WHITE] == WHO_PERSON;
    const int is_black = now->who[AG_BLACK] == WHO_PERSON;
    if (is_white != is_black) return is_white ? AG_WHITE : AG_BLACK;
    return ag_game_side(now->game);
}

void ends_resign(session *now, const char *arguments)
{
    const int32_t player = resigning_player(now, arguments);
    if (ends_is_over(now)) return;
    if (player < 0) {
        session_refuse(now, "resign takes white, black or nothing.");
        return;
    }
    ag_game_end(now->game, player == AG_WHITE ? AG_BLACK_WINS : AG_WHITE_WINS, AG_REASON_RESIGNATION);
    show_end(now);
}

/* A random opponent tosses a coin, a searching one agrees unless it likes its game better than the other player's. */
static int agrees(session *now, int32_t player)
{
    const int32_t turn = ag_game_turn(now->game);
    int32_t estimate = SEARCH_EVEN;
    if (now->who[player] == WHO_PERSON) return 1;
    if (now->who[player] == WHO_RANDOM) return search_draw(&now->seed, 2) == 1;
    if (turn == AG_CHANCE) return 0;
    search_move(now->game, now->effort, &now->seed, &estimate);
    return turn == player ? estimate <= SEARCH_EVEN : estimate >= SEARCH_EVEN;
}

void ends_agree(session *now, const char *arguments)
{
    (void)arguments;
    if (ends_is_over(now)) return;
    if (!agrees(now, AG_WHITE) || !agrees(now, AG_BLACK)) {
        puts("The opponent plays on.");
        return;
    }
    ag_game_end(now->game, AG_DRAW, AG_REASON_AGREEMENT);
    show_end(now);
}
