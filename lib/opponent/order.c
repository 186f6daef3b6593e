/* SPDX-License-Identifier: MIT */
#include "order.h"

enum { HISTORY_MOST = 16384, CREDIT_MOST = 1200, DELTA_WEIGHT = 24, PROMOTES = 250, STEPS = 300 };

/* ---- what a move does, by its number ---- */

typedef struct change {
    int32_t from;  /* the first square left */
    int32_t to;    /* where the piece, or the character, goes */
    int32_t value; /* what the mover gains, estimated */
} change;

static int32_t weight_of(const agi_search *now, int32_t piece, int32_t square)
{
    return agi_weight_at(&now->value, piece, square)->opening;
}

/* A turn: stones that leave squares and enter others, and who carries the character. */
static change change_of_turn(const agi_search *now, const agi_frame *frame, ag_move move)
{
    const agi_layout *layout = &now->facts->layout;
    const int32_t stone = ag_piece_make(0, frame->side);
    const int32_t carrier = ag_piece_make(1, frame->side);
    const int32_t before = frame->carrier;
    change made = {before, agi_square_in(layout, move, layout->carrier), 0};
    for (int i = 0; i < 2; i++) {
        const int32_t from = agi_square_in(layout, move, layout->from[i]);
        const int32_t to = agi_square_in(layout, move, layout->to[i]);
        if (from != to) made.value += weight_of(now, stone, to) - weight_of(now, stone, from);
        if (from != to) made.from = from;
    }
    made.value += weight_of(now, carrier, made.to) - weight_of(now, stone, made.to);
    made.value -= weight_of(now, carrier, before) - weight_of(now, stone, before);
    if (frame->side == AG_BLACK) made.value = -made.value;
    return made;
}

static change change_of(const agi_search *now, const agi_frame *frame, ag_move move)
{
    const agi_layout *layout = &now->facts->layout;
    change made;
    if (layout->form == AGI_TURN) return change_of_turn(now, frame, move);
    if (layout->form == AGI_SQUARES) {
        made.from = agi_square_in(layout, move, layout->from[0]);
        made.to = agi_square_in(layout, move, layout->to[0]);
    } else {
        made.from = ag_move_from(now->game, move);
        made.to = ag_move_to(now->game, move);
    }
    const int32_t piece = frame->board[made.from];
    made.value = weight_of(now, piece, made.to) - weight_of(now, piece, made.from);
    if (frame->side == AG_BLACK) made.value = -made.value;
    return made;
}

/* What an enemy piece on the square is worth; 0 when there is none. */
static int32_t worth_there(const agi_search *now, const agi_frame *frame, int32_t square)
{
    const int32_t piece = frame->board[square];
    return piece == 0 || ag_piece_player(piece) == frame->side ? 0 : now->value.worth[piece] + 1;
}

/* Captures that do not end where the captured piece stands: the changes say what is gone. */
static int32_t worth_removed(const agi_search *now, const agi_frame *frame, ag_move move)
{
    ag_step steps[STEPS];
    const int32_t all = ag_move_steps(now->game, move, steps, STEPS);
    const int32_t count = all < STEPS ? all : STEPS;
    int32_t sum = 0;
    for (int32_t i = 0; i < count; i++) {
        if (steps[i].action != AG_STEP_REMOVE || ag_piece_player(steps[i].before) == frame->side) continue;
        sum += now->value.worth[steps[i].before] + 1;
    }
    return sum;
}

agi_stakes agi_stakes_of(const agi_search *now, const agi_frame *frame, ag_move move)
{
    const change made = change_of(now, frame, move);
    agi_stakes found = {worth_there(now, frame, made.to), now->value.worth[frame->board[made.from]], made.to};
    if (found.taken == 0) found.taken = worth_removed(now, frame, move);
    if (made.value >= PROMOTES) found.taken += made.value;
    return found;
}

/* ---- listing ---- */

bool agi_order_list(agi_search *now, agi_frame *frame, uint32_t traits)
{
    const int32_t cap = now->room - frame->list;
    ag_move *moves = now->moves + frame->list;
    const int32_t all =
        traits == 0 ? ag_game_moves(now->game, moves, cap) : ag_game_moves_with(now->game, traits, moves, cap);
    frame->count = all < cap ? all : cap;
    frame->next = 0;
    return all <= cap;
}

static bool is_loud(const agi_search *now, const agi_frame *frame, ag_move move)
{
    const agi_layout *layout = &now->facts->layout;
    int32_t to;
    if (layout->form == AGI_TURN) to = agi_square_in(layout, move, layout->carrier);
    else if (layout->form == AGI_SQUARES) to = agi_square_in(layout, move, layout->to[0]);
    else to = ag_move_to(now->game, move);
    return now->is_goal[frame->side][to] || worth_there(now, frame, to) > 0;
}

void agi_order_list_loud(agi_search *now, agi_frame *frame)
{
    int32_t kept = 0;
    agi_order_list(now, frame, now->has_goals ? 0 : AG_MOVE_CAPTURE | AG_MOVE_PROMOTION);
    if (!now->has_goals) return;
    ag_move *moves = now->moves + frame->list;
    for (int32_t i = 0; i < frame->count; i++) {
        if (is_loud(now, frame, moves[i])) moves[kept++] = moves[i];
    }
    frame->count = kept;
}

/* ---- scores ---- */

static uint32_t place_in_history(ag_move move)
{
    return (uint32_t)(move * UINT32_C(0x9E3779B9)) >> 20;
}

static int32_t score_of(const agi_search *now, const agi_frame *frame, ag_move move)
{
    int32_t taken;
    if (move == frame->hint) return AGI_SCORE_HINT;
    const change made = change_of(now, frame, move);
    if (now->is_goal[frame->side][made.to]) return AGI_SCORE_GOAL + made.value;
    taken = worth_there(now, frame, made.to);
    if (taken == 0 && frame->kind == AGI_QUIET && !frame->is_pressed) taken = worth_removed(now, frame, move);
    if (made.value >= PROMOTES) taken += made.value;
    if (taken > 0) return AGI_SCORE_CAPTURE + 64 * taken - now->value.worth[frame->board[made.from]];
    for (int32_t i = 0; i < AGI_KILLERS; i++) {
        if (move == frame->killers[i]) return AGI_SCORE_KILLER + AGI_KILLERS - i;
    }
    return now->history[frame->side][place_in_history(move)] + DELTA_WEIGHT * made.value;
}

void agi_order_score(agi_search *now, const agi_frame *frame)
{
    const ag_move *moves = now->moves + frame->list;
    int32_t *scores = now->scores + frame->list;
    for (int32_t i = 0; i < frame->count; i++) scores[i] = score_of(now, frame, moves[i]);
}

void agi_order_pick(const agi_search *now, const agi_frame *frame)
{
    ag_move *moves = now->moves + frame->list;
    int32_t *scores = now->scores + frame->list;
    int32_t best = frame->next;
    for (int32_t i = frame->next + 1; i < frame->count; i++) {
        if (scores[i] > scores[best]) best = i;
    }
    const ag_move move = moves[best];
    const int32_t score = scores[best];
    moves[best] = moves[frame->next];
    scores[best] = scores[frame->next];
    moves[frame->next] = move;
    scores[frame->next] = score;
}

/* ---- what is remembered ---- */

/* The farther from nothing, the less it is changed: it never leaves its bounds. */
static void change_history(agi_search *now, int32_t side, ag_move move, int32_t credit)
{
    int16_t *history = &now->history[side][place_in_history(move)];
    const int32_t size = credit < 0 ? -credit : credit;
    *history = (int16_t)(*history + credit - *history * size / HISTORY_MOST);
}

void agi_order_credit(agi_search *now, agi_frame *frame)
{
    const int32_t square = 16 * frame->depth * frame->depth;
    const int32_t credit = square < CREDIT_MOST ? square : CREDIT_MOST;
    const ag_move *moves = now->moves + frame->list;
    const int32_t *scores = now->scores + frame->list;
    if (worth_there(now, frame, change_of(now, frame, frame->move).to) > 0) return;
    if (frame->killers[0] != frame->move) {
        frame->killers[1] = frame->killers[0];
        frame->killers[0] = frame->move;
    }
    change_history(now, frame->side, frame->move, credit);
    for (int32_t i = 0; i < frame->next - 1; i++) {
        if (scores[i] < AGI_SCORE_CAPTURE) change_history(now, frame->side, moves[i], -credit);
    }
}
