/* SPDX-License-Identifier: MIT
 * What taps have done so far: the move they make, their steps, and the board after these. */
#include "taps.h"

int32_t ag_game_tapped_move(const ag_game *game, const int32_t *taps, int32_t n, ag_move *out, char *why,
                            int32_t why_cap)
{
    agi_writer sentence = agi_writer_make(why, why_cap);
    agi_tapped tapped;
    int32_t status;

    if (out) *out = 0;
    if (!game || !out || !agi_are_taps(taps, n) || !agi_is_buffer(why, why_cap)) return AG_ERR_ARGUMENT;
    status = agi_follow_taps(game, taps, n, &tapped);
    if (status == AG_OK) {
        *out = tapped.move;
    } else {
        agi_explain_taps(game, taps, n, status, &tapped, &sentence);
    }
    return status;
}

/* ---- steps ---- */

static void add_steps_of(const ag_game *game, const agi_tapped *tapped, agi_steps *steps)
{
    ag_step buf[AGI_PLAIN_STEPS_MAX];
    agi_steps shared = {.buf = buf, .cap = AGI_PLAIN_STEPS_MAX};

    agi_share_steps(game, tapped, &shared);
    for (int32_t i = 0; i < shared.count; i++) agi_add_step(steps, buf[i]);
}

/* While nothing but a choice is open, the piece has gone from its square to another. */
static void add_tapped_steps(const ag_game *game, const int32_t *taps, int32_t n, const agi_tapped *tapped,
                             agi_steps *steps)
{
    const agi_turn_taps *turn_taps = game->rules->turn_taps;

    if (turn_taps) {
        turn_taps->steps(game->variant, game->now, taps, n, steps);
    } else if (tapped->move != 0) {
        game->rules->move_steps(game->variant, game->now, tapped->move, steps);
    } else if (n > 0 && agi_are_choices(&tapped->offers)) {
        add_steps_of(game, tapped, steps);
    }
}

int32_t ag_game_tapped_steps(const ag_game *game, const int32_t *taps, int32_t n, ag_step *buf, int32_t cap)
{
    agi_steps steps = {.buf = buf, .cap = cap};
    agi_tapped tapped;
    int32_t status;

    if (!game || !agi_are_taps(taps, n) || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    status = agi_follow_taps(game, taps, n, &tapped);
    if (status != AG_OK && status != AG_ERR_AMBIGUOUS) return status;
    add_tapped_steps(game, taps, n, &tapped, &steps);
    return steps.count;
}

/* ---- the board ---- */

/* Carries out the steps of one group, which happen together. */
static void carry_out(const ag_step *steps, int32_t count, int32_t *board)
{
    for (int32_t i = 0; i < count; i++) {
        if (steps[i].action == AG_STEP_MOVE || steps[i].action == AG_STEP_REMOVE) board[steps[i].from] = 0;
    }
    for (int32_t i = 0; i < count; i++) {
        if (steps[i].action != AG_STEP_REMOVE) board[steps[i].to] = steps[i].after;
    }
}

void agi_tapped_board(const ag_game *game, const int32_t *taps, int32_t n, const agi_tapped *tapped, int32_t *board)
{
    ag_step buf[AGI_STEPS_MAX];
    agi_steps steps = {.buf = buf, .cap = AGI_STEPS_MAX};
    int32_t end;

    ag_game_board(game, board, AGI_SQUARES_MAX);
    if (n == 0) return;
    add_tapped_steps(game, taps, n, tapped, &steps);
    if (steps.count > steps.cap) steps.count = steps.cap;
    for (int32_t first = 0; first < steps.count; first = end) {
        for (end = first + 1; end < steps.count && buf[end].group == buf[first].group;) end++;
        carry_out(buf + first, end - first, board);
    }
}

int32_t ag_game_tapped_board(const ag_game *game, const int32_t *taps, int32_t n, int32_t *buf, int32_t cap)
{
    int32_t board[AGI_SQUARES_MAX];
    agi_tapped tapped = {.length = 0};
    int32_t status = AG_OK;

    if (!game || !agi_are_taps(taps, n) || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    if (n > 0) status = agi_follow_taps(game, taps, n, &tapped);
    if (status != AG_OK && status != AG_ERR_AMBIGUOUS) return status;
    agi_tapped_board(game, taps, n, &tapped, board);
    for (int32_t square = 0; square < agi_square_count(game->variant) && square < cap; square++) {
        buf[square] = board[square];
    }
    return agi_square_count(game->variant);
}

/* ---- for pictures ---- */

int32_t agi_look_at_taps(const ag_game *game, const int32_t *taps, int32_t n, bool shows_first, agi_view *view)
{
    agi_tapped tapped = {.length = 0};
    int32_t status = AG_ERR_FINISHED;

    *view = (agi_view){.is_half_made = n > 0};
    if (n > 0 || shows_first) status = agi_follow_taps(game, taps, n, &tapped);
    if (n > 0 && status != AG_OK && status != AG_ERR_AMBIGUOUS) return status;
    if (status == AG_ERR_AMBIGUOUS) view->targets = tapped.offers;
    for (int32_t i = 0; i < n; i++) {
        if (taps[i] < agi_square_count(game->variant)) view->chosen[taps[i]] = true;
    }
    agi_tapped_board(game, taps, n, &tapped, view->board);
    return AG_OK;
}
