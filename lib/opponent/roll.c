/* SPDX-License-Identifier: MIT
 *
 * A die is to be rolled: the value is the mean over its outcomes. They are looked at one after the other, and no more
 * of them once the rest, however it turns out, cannot bring the mean into the window. A win is proved only if every
 * outcome wins, and then it takes as long as the slowest. */
#include "order.h"

void agi_roll_enter(agi_search *now, agi_frame *frame)
{
    frame->kind = AGI_ROLL;
    frame->weights = ag_game_chance_total(now->game);
    frame->weighed = 0;
    frame->sum = 0;
    frame->worst = AGI_INFINITE;
    frame->best = -AGI_INFINITE; /* of the outcomes so far, until the frame is left */
    frame->is_again = false;
    frame->task = AGI_TRY;
    if (agi_order_list(now, frame, 0)) return;
    frame->best = 0;
    frame->task = AGI_LEAVE;
}

/* Whether this frame is asked for a proved win or loss: then one outcome can refute it. */
static bool asks_for_win(const agi_frame *frame)
{
    return frame->alpha >= AGI_WIN_LEAST - 1;
}

static bool asks_for_loss(const agi_frame *frame)
{
    return frame->beta <= 1 - AGI_WIN_LEAST;
}

static int32_t within(int64_t value, int64_t most)
{
    if (value > most) return (int32_t)most;
    return (int32_t)(value < -most ? -most : value);
}

/* The window in which the outcome's value matters. Rounded outwards. */
static bool try_outcome(agi_search *now, agi_frame *frame)
{
    const int64_t rest = (int64_t)(frame->weights - frame->weighed - frame->weight) * AGI_CERTAIN;
    const int64_t least = ((int64_t)frame->alpha * frame->weights - frame->sum - rest) / frame->weight - 1;
    const int64_t most = ((int64_t)frame->beta * frame->weights - frame->sum + rest) / frame->weight + 1;
    int32_t alpha = least <= -AGI_CERTAIN ? -AGI_INFINITE : within(least, AGI_INFINITE);
    int32_t beta = most >= AGI_CERTAIN ? AGI_INFINITE : within(most, AGI_INFINITE);
    if (asks_for_win(frame) || asks_for_loss(frame)) {
        alpha = frame->alpha;
        beta = frame->beta;
    }
    return agi_node_descend(now, frame, alpha, beta, frame->depth);
}

/* All outcomes are known. */
static void settle(agi_frame *frame)
{
    frame->task = AGI_LEAVE;
    if (frame->worst >= AGI_WIN_LEAST) frame->best = frame->worst;
    else if (frame->best > -AGI_WIN_LEAST) frame->best = (int32_t)(frame->sum / frame->weights);
}

bool agi_roll_try(agi_search *now, agi_frame *frame)
{
    if (frame->next == frame->count) {
        settle(frame);
        return true;
    }
    frame->move = now->moves[frame->list + frame->next];
    frame->weight = ag_game_chance_weight(now->game, frame->move);
    return try_outcome(now, frame);
}

/* Whether it is certain by now that the value is outside of the window; it is not better, or not worse, than *bound. */
static bool is_outside(const agi_frame *frame, int32_t value, int32_t *bound)
{
    const int64_t rest = (int64_t)(frame->weights - frame->weighed) * AGI_CERTAIN;
    if (asks_for_win(frame)) {
        *bound = value >= AGI_WIN_LEAST ? value : AGI_CERTAIN;
        return value <= frame->alpha;
    }
    if (asks_for_loss(frame)) {
        *bound = value <= -AGI_WIN_LEAST ? value : -AGI_CERTAIN;
        return value >= frame->beta;
    }
    const bool is_low = frame->sum + rest <= (int64_t)frame->alpha * frame->weights;
    *bound = is_low ? frame->alpha : frame->beta;
    return is_low || frame->sum - rest >= (int64_t)frame->beta * frame->weights;
}

void agi_roll_take(agi_search *now, agi_frame *frame, int32_t value)
{
    frame->next++;
    frame->weighed += frame->weight;
    frame->sum += (int64_t)frame->weight * within(value, AGI_CERTAIN);
    if (value < frame->worst) frame->worst = value;
    if (value > frame->best) frame->best = value;
    if (frame->next == 1) agi_node_follow(now, frame);
    int32_t bound;
    if (!is_outside(frame, value, &bound)) return;
    frame->task = AGI_LEAVE;
    frame->best = bound;
}
