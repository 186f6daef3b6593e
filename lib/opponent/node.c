/* SPDX-License-Identifier: MIT */
#include "order.h"

#include <string.h>

enum {
    TEMPO = 10,         /* what it is worth to be the one to move */
    WHIM = 3,           /* by so much, at most, a seed finds a position better or worse */
    QUIET_MARGIN = 180, /* a capture that leaves more than this missing is not tried */
    SURPLUS = 90,       /* what a turn may lose: with more than that each, a position is good enough */
    SURPLUS_DEPTH = 3,
    REDUCED_DEPTH = 3, /* from this depth on late moves are looked at less deep */
    REDUCED_AFTER = 3,
    MANY_MOVES = 64 /* where there are more, only the most promising are tried */
};

static const uint64_t PROOF_KEY = UINT64_C(0x5D1E3A7C90B4F268);

static uint64_t key_of(const agi_search *now, const agi_frame *frame)
{
    return now->proof == 0 ? frame->hash : frame->hash ^ PROOF_KEY;
}

/* ---- entering ---- */

static void leave(agi_frame *frame, int32_t value)
{
    frame->best = value;
    frame->task = AGI_LEAVE;
}

static int32_t value_of_result(const agi_frame *frame, int32_t result)
{
    if (result == AG_DRAW) return 0;
    const int32_t winner = result == AG_WHITE_WINS ? AG_WHITE : AG_BLACK;
    return winner == frame->side ? AGI_WIN - frame->plies : frame->plies - AGI_WIN;
}

/* Whether this position has been there before in the line that is looked at. */
static bool has_come_back(const agi_search *now, const agi_frame *frame)
{
    for (const agi_frame *other = frame - 1; other >= now->frames; other--) {
        if (other->hash == frame->hash) return true;
    }
    return false;
}

/* Draws that end the game, or that a player would claim. A position that comes back would come back again. In a proof
 * only what the game itself says counts: whoever wins in the fewest moves repeats nothing. */
static bool is_drawn(const agi_search *now, const agi_frame *frame)
{
    enum { QUIET_LEAST = 4 };
    if (ag_game_quiet_plies(now->game) < QUIET_LEAST) return false;
    if (ag_game_claimable_draw(now->game) != 0) return true;
    return now->proof == 0 && ag_game_repetitions(now->game) > 1 && has_come_back(now, frame);
}

/* An enemy piece stands on its goal and wins unless something is done; or the king is in check. */
static bool is_pressed(const agi_search *now, const agi_frame *frame)
{
    if (!now->has_goals) return ag_game_in_check(now->game) == 1;
    if (!now->facts->is_goal_held) return false;
    for (int32_t square = 0; square < now->squares; square++) {
        const int32_t piece = frame->board[square];
        if (piece != 0 && now->is_goal[1 - frame->side][square] && ag_piece_player(piece) != frame->side) return true;
    }
    return false;
}

static int32_t estimate(const agi_search *now, const agi_frame *frame)
{
    const int32_t white = agi_value_of(&now->value, &frame->sums);
    const int32_t own = frame->side == AG_WHITE ? white : -white;
    const int32_t whim = (int32_t)(agi_mix(frame->hash ^ now->seed) % (2 * WHIM + 1)) - WHIM;
    const int32_t value = own + TEMPO + whim;
    if (value > AGI_CERTAIN) return AGI_CERTAIN;
    return value < -AGI_CERTAIN ? -AGI_CERTAIN : value;
}

/* A stored win counts from its own position on. */
static int32_t value_in_table(int32_t value, int32_t plies)
{
    if (value >= AGI_WIN_LEAST) return value + plies;
    return value <= -AGI_WIN_LEAST ? value - plies : value;
}

static int32_t value_from_table(int32_t value, int32_t plies)
{
    if (value >= AGI_WIN_LEAST) return value - plies;
    return value <= -AGI_WIN_LEAST ? value + plies : value;
}

/* Uses what is known of the position. True: that is enough. */
static bool is_known(const agi_search *now, agi_frame *frame)
{
    const agi_entry *entry = agi_table_find(&now->table, key_of(now, frame));
    const agi_entry *hinting = entry == NULL ? agi_table_find(&now->table, frame->hash) : entry;
    frame->hint = hinting == NULL ? 0 : hinting->move;
    if (entry == NULL || frame->is_wide) return false;
    const int32_t value = value_from_table(entry->value, frame->plies);
    const bool is_proved = (entry->bound != AGI_AT_MOST && value >= AGI_WIN_LEAST) ||
                           (entry->bound != AGI_AT_LEAST && value <= -AGI_WIN_LEAST);
    if (entry->depth < frame->depth && !is_proved) return false;
    const bool is_enough = (entry->bound != AGI_AT_MOST && value >= frame->beta) ||
                           (entry->bound != AGI_AT_LEAST && value <= frame->alpha) || entry->bound == AGI_EXACT;
    if (is_enough) leave(frame, value);
    return is_enough;
}

static void begin_trying(agi_search *now, agi_frame *frame)
{
    frame->alpha_at_entry = frame->alpha;
    frame->tried = 0;
    frame->is_again = false;
    frame->task = AGI_TRY;
    agi_order_score(now, frame);
}

/* In a proof nothing is estimated: what is not won in time is worth nothing. */
static void enter_proof(agi_search *now, agi_frame *frame)
{
    const bool is_own = frame->side == now->frames[0].side;
    frame->kind = AGI_FULL;
    if (frame->depth <= 0) {
        leave(frame, 0);
        return;
    }
    if (is_known(now, frame)) return;
    /* With the last move only what ends the game can win; an empty list, or one of draws, is no loss. */
    const bool is_last = is_own && frame->depth == 1;
    frame->best = is_last ? 0 : -AGI_INFINITE;
    frame->least = AGI_SCORE_ANY;
    if (!agi_order_list(now, frame, is_last ? AG_MOVE_ENDS_GAME : 0)) leave(frame, 0);
    else begin_trying(now, frame);
}

static void enter_quiet(agi_search *now, agi_frame *frame)
{
    frame->kind = AGI_QUIET;
    frame->hint = 0;
    frame->value = estimate(now, frame);
    frame->best = frame->is_pressed ? -AGI_INFINITE : frame->value;
    frame->least = frame->is_pressed ? AGI_SCORE_ANY : AGI_SCORE_KILLER;
    if (frame->best >= frame->beta) {
        frame->task = AGI_LEAVE;
        return;
    }
    if (!frame->is_pressed) agi_order_list_loud(now, frame);
    else if (!agi_order_list(now, frame, 0)) {
        leave(frame, frame->value);
        return;
    }
    const int32_t alpha = frame->alpha;
    begin_trying(now, frame);
    frame->alpha = frame->best > alpha ? frame->best : alpha;
}

static void enter_full(agi_search *now, agi_frame *frame)
{
    frame->kind = AGI_FULL;
    if (is_known(now, frame)) return;
    frame->value = estimate(now, frame);
    const bool is_plain = !frame->is_wide && !frame->is_pressed && !now->has_goals;
    if (is_plain && frame->depth <= SURPLUS_DEPTH && frame->beta < AGI_WIN_LEAST &&
        frame->value - SURPLUS * frame->depth >= frame->beta) {
        leave(frame, frame->value);
        return;
    }
    frame->best = -AGI_INFINITE;
    frame->least = AGI_SCORE_ANY;
    if (!agi_order_list(now, frame, 0)) leave(frame, frame->value);
    else begin_trying(now, frame);
}

static void enter_players(agi_search *now, agi_frame *frame)
{
    frame->is_pressed = is_pressed(now, frame);
    if (now->proof > 0) {
        enter_proof(now, frame);
        return;
    }
    if (frame->is_pressed && frame->depth >= 0 && frame->plies < 2 * now->depth) frame->depth++;
    if (frame->depth > 0) enter_full(now, frame);
    else enter_quiet(now, frame);
}

/* The best and the worst that can still come, a win or loss by the next move, may be no better or worse than what is
 * known from elsewhere. */
static bool is_settled(agi_frame *frame)
{
    const int32_t most = AGI_WIN - frame->plies - 1;
    if (frame->alpha < -most) frame->alpha = -most;
    if (frame->beta > most) frame->beta = most;
    if (frame->alpha < frame->beta) return false;
    leave(frame, frame->alpha);
    return true;
}

void agi_node_enter(agi_search *now, agi_frame *frame)
{
    const int32_t result = ag_game_result(now->game);
    if (result != AG_ONGOING) leave(frame, value_of_result(frame, result));
    else if (now->has_chance && ag_game_turn(now->game) == AG_CHANCE) agi_roll_enter(now, frame);
    else if (is_drawn(now, frame)) leave(frame, 0);
    else if (is_settled(frame)) return;
    else if (now->at == AGI_FRAMES - 1) leave(frame, now->proof > 0 ? 0 : estimate(now, frame));
    else enter_players(now, frame);
}

/* ---- trying ---- */

static int32_t carrier_square(const agi_frame *frame)
{
    const void *found = memchr(frame->board, ag_piece_make(1, frame->side), AGI_BOARD);
    return found == NULL ? 0 : (int32_t)((const uint8_t *)found - frame->board);
}

/* Behind the squares of the variant a frame's board stays empty. */
void agi_node_read(const agi_search *now, agi_frame *frame, const agi_frame *below)
{
    static const uint8_t EMPTY[AGI_BOARD] = {0};
    ag_game_board_bytes(now->game, frame->board, AGI_BOARD);
    frame->sums = below == NULL ? (agi_sums){0, 0, 0} : below->sums;
    agi_value_update(&now->value, &frame->sums, below == NULL ? EMPTY : below->board, frame->board);
    frame->side = (uint8_t)ag_game_side(now->game);
    frame->hash = ag_game_hash(now->game);
    if (now->facts->layout.form == AGI_TURN) frame->carrier = carrier_square(frame);
}

bool agi_node_descend(agi_search *now, agi_frame *frame, int32_t alpha, int32_t beta, int32_t depth)
{
    agi_frame *next = frame + 1;
    /* All that needs no node has been done by now: what has been found depends on the nodes, not on the slices. */
    if (now->allowance == 0) return false;
    if (ag_game_play_unchecked(now->game, frame->move) != AG_OK) {
        now->lacks_memory = true;
        return false;
    }
    now->allowance--;
    now->nodes++;
    if (now->proof > 0) now->proof_nodes++;
    now->at++;
    agi_node_read(now, next, frame);
    next->task = AGI_ENTER;
    next->alpha = alpha;
    next->beta = beta;
    next->depth = depth;
    next->plies = frame->plies + (frame->kind != AGI_ROLL);
    next->list = frame->list + frame->count;
    next->is_wide = frame->is_wide && (frame->kind == AGI_ROLL || frame->attempt == AGI_WIDE);
    next->line_length = 0;
    next->best_move = 0;
    return true;
}

/* How many of many moves are promising enough. */
static int32_t width_of(const agi_search *now, const agi_frame *frame)
{
    static const int32_t WIDTHS[] = {12, 16, 24, 32, 40};
    const int32_t last = (int32_t)(sizeof WIDTHS / sizeof *WIDTHS) - 1;
    const int32_t width = WIDTHS[frame->depth < last ? frame->depth : last];
    return now->at == 0 ? 12 * width : width;
}

/* Whether no move from here on is tried. As long as everything loses, everything is: a loss is never claimed from a
 * part of the moves. */
static bool is_enough(const agi_search *now, const agi_frame *frame)
{
    const int32_t score = now->scores[frame->list + frame->next];
    if (score < frame->least) return true;
    if (now->proof > 0 || frame->kind != AGI_FULL || frame->count <= MANY_MOVES) return false;
    return frame->best > -AGI_WIN_LEAST && score < AGI_SCORE_KILLER && frame->tried >= width_of(now, frame);
}

/* Captures that cannot bring back what is missing, or give much for little that is guarded. */
static bool is_pointless(const agi_search *now, const agi_frame *frame, ag_move move)
{
    if (frame->kind != AGI_QUIET || frame->is_pressed || now->has_goals) return false;
    const agi_stakes stakes = agi_stakes_of(now, frame, move);
    if (frame->value + stakes.taken + QUIET_MARGIN < frame->alpha) return true;
    return stakes.taker > stakes.taken + TEMPO && ag_game_attacked(now->game, stakes.square, 1 - frame->side) == 1;
}

static bool is_overlooked(const agi_search *now, const agi_frame *frame, ag_move move)
{
    enum { THOUSAND = 1000 };
    if (now->errors == 0 || now->at == 0) return false;
    return agi_mix(frame->hash ^ agi_mix(now->seed + move)) % THOUSAND < (uint64_t)now->errors;
}

static int32_t reduction_of(const agi_search *now, const agi_frame *frame)
{
    static const int32_t LATER[] = {8, 24};
    if (now->proof > 0 || frame->kind != AGI_FULL || frame->is_pressed || frame->score >= AGI_SCORE_KILLER) return 0;
    if (frame->depth < REDUCED_DEPTH || frame->tried < REDUCED_AFTER) return 0;
    int32_t reduction = 1;
    for (size_t i = 0; i < sizeof LATER / sizeof *LATER; i++) reduction += frame->tried >= LATER[i];
    if (frame->is_wide && reduction > 1) reduction--;
    return reduction < frame->depth - 1 ? reduction : frame->depth - 2;
}

/* The first attempt at a move: all but the first are expected to be no better. */
static void choose_attempt(const agi_search *now, agi_frame *frame)
{
    frame->reduction = 0;
    frame->attempt = AGI_WIDE;
    if (frame->tried == 0 || frame->kind == AGI_QUIET) return;
    frame->reduction = reduction_of(now, frame);
    if (frame->reduction > 0) frame->attempt = AGI_REDUCED;
    else if (frame->beta - frame->alpha > 1) frame->attempt = AGI_NARROW;
}

/* Picks the next move to try; false when there is none. */
static bool pick(agi_search *now, agi_frame *frame)
{
    while (frame->next < frame->count) {
        agi_order_pick(now, frame);
        if (is_enough(now, frame)) return false;
        const int32_t at = frame->list + frame->next++;
        const ag_move move = now->moves[at];
        if (is_overlooked(now, frame, move) || is_pointless(now, frame, move)) continue;
        frame->move = move;
        frame->score = now->scores[at];
        choose_attempt(now, frame);
        return true;
    }
    return false;
}

static void store(agi_search *now, const agi_frame *frame)
{
    agi_entry found = {.move = frame->best_move, .depth = (uint8_t)(frame->depth > 0 ? frame->depth : 0)};
    if (frame->kind != AGI_FULL) return;
    found.value = (int16_t)value_in_table(frame->best, frame->plies);
    found.bound = AGI_EXACT;
    if (frame->best >= frame->beta) found.bound = AGI_AT_LEAST;
    else if (frame->best <= frame->alpha_at_entry) found.bound = AGI_AT_MOST;
    agi_table_store(&now->table, key_of(now, frame), found);
}

/* All moves are tried, or as many as are worth it. Where every one was overlooked there is only the estimate. */
static void settle(agi_search *now, agi_frame *frame)
{
    if (frame->best == -AGI_INFINITE) frame->best = now->proof > 0 ? 0 : frame->value;
    store(now, frame);
    frame->task = AGI_LEAVE;
}

bool agi_node_try(agi_search *now, agi_frame *frame)
{
    if (frame->kind == AGI_ROLL) return agi_roll_try(now, frame);
    if (!frame->is_again && !pick(now, frame)) {
        settle(now, frame);
        return true;
    }
    frame->is_again = true;
    const int32_t depth = frame->depth - 1 - (frame->attempt == AGI_REDUCED ? frame->reduction : 0);
    const int32_t alpha = frame->attempt == AGI_WIDE ? -frame->beta : -frame->alpha - 1;
    return agi_node_descend(now, frame, alpha, -frame->alpha, depth);
}

/* ---- taking a value ---- */

void agi_node_follow(const agi_search *now, agi_frame *frame)
{
    const agi_frame *next = &now->frames[now->at + 1];
    const int32_t room = AG_OPPONENT_LINE_MAX - 1;
    const int32_t more = next->line_length < room ? next->line_length : room;
    frame->line[0] = frame->move;
    memcpy(frame->line + 1, next->line, (size_t)more * sizeof *frame->line);
    frame->line_length = 1 + more;
}

/* Whether a move that turned out better than expected is to be tried again. */
static bool needs_another(agi_frame *frame, int32_t value)
{
    if (value <= frame->alpha || frame->attempt == AGI_WIDE) return false;
    if (frame->attempt == AGI_REDUCED) {
        frame->attempt = frame->beta - frame->alpha > 1 ? AGI_NARROW : AGI_WIDE;
        return true;
    }
    if (value >= frame->beta) return false;
    frame->attempt = AGI_WIDE;
    return true;
}

static void find_better(agi_search *now, agi_frame *frame, int32_t value)
{
    agi_finding *found = &now->found;
    frame->best = value;
    frame->best_move = frame->move;
    agi_node_follow(now, frame);
    if (now->at > 0 || value <= frame->alpha) return;
    /* The root: what was best last is tried first next time. */
    now->scores[frame->next - 1] = AGI_SCORE_HINT + ++now->renown;
    found->best = frame->move;
    found->score = value;
    found->line_length = frame->line_length;
    memcpy(found->line, frame->line, sizeof found->line);
}

void agi_node_take(agi_search *now, agi_frame *frame, int32_t value)
{
    if (frame->kind == AGI_ROLL) {
        agi_roll_take(now, frame, value);
        return;
    }
    const int32_t own = -value;
    if (needs_another(frame, own)) return;
    frame->is_again = false;
    frame->tried++;
    if (own > frame->best) find_better(now, frame, own);
    if (own > frame->alpha) frame->alpha = own;
    if (frame->alpha < frame->beta) return;
    if (frame->kind == AGI_FULL) agi_order_credit(now, frame);
    settle(now, frame);
}
