/* SPDX-License-Identifier: MIT */
#include "order.h"

#include <string.h>

enum {
    DEPTH_MOST = AGI_FRAMES / 2,
    NARROW_FROM = 4, /* from this depth on the value is expected to be near that of the depth before */
    MARGIN = 40,
    MARGIN_MOST = 1000,
    PROOF_MOVES_MOST = 12,
    PROOF_BEGINS = 16, /* a proof begins while proofs have had less than this part of all nodes, ... */
    PROOF_ENDS = 8     /* ... and is given up when they have had this part */
};

/* ---- iterations and proofs ---- */

static void begin_root(agi_search *now)
{
    agi_frame *root = now->frames;
    now->at = 0;
    root->task = AGI_TRY;
    root->kind = AGI_FULL;
    root->alpha = now->low;
    root->beta = now->high;
    root->alpha_at_entry = now->low;
    root->best = -AGI_INFINITE;
    root->best_move = 0;
    root->next = 0;
    root->tried = 0;
    root->is_again = false;
    root->is_wide = now->proof == 0;
    root->line_length = 0;
}

static void begin_proof(agi_search *now, int32_t moves)
{
    now->proof = moves;
    now->low = AGI_WIN - 2 * moves - 1;
    now->high = now->low + 1;
    now->frames[0].depth = 2 * moves - !now->facts->may_end_by_reply;
    begin_root(now);
}

static void set_window(agi_search *now, int32_t around)
{
    now->low = around - now->margin;
    now->high = around + now->margin;
    if (now->margin > MARGIN_MOST || now->low < -AGI_CERTAIN) now->low = -AGI_INFINITE;
    if (now->margin > MARGIN_MOST || now->high > AGI_CERTAIN) now->high = AGI_INFINITE;
}

static void begin_iteration(agi_search *now)
{
    now->proof = 0;
    if (now->depth == DEPTH_MOST) {
        now->is_done = true;
        return;
    }
    now->depth++;
    now->margin = now->depth < NARROW_FROM ? MARGIN_MOST + 1 : MARGIN;
    set_window(now, now->found.score);
    now->frames[0].depth = now->depth;
    begin_root(now);
}

/* With which move from now the score says that the game is won; 0 when it does not. */
static int32_t moves_to_win(const agi_search *now)
{
    return now->found.score >= AGI_WIN_LEAST ? (AGI_WIN - now->found.score + 1) / 2 : 0;
}

/* A loss that has been looked at to its end, whatever is played. */
static bool is_lost(const agi_search *now)
{
    return now->found.score <= -AGI_WIN_LEAST && now->depth > AGI_WIN + now->found.score;
}

/* What comes next: a proof that a win found is the fastest; a search for wins while that has taken little; or the next
 * iteration. Whoever overlooks moves proves nothing. */
static void go_on(agi_search *now)
{
    const int32_t moves = moves_to_win(now);
    if (is_lost(now) || (moves > 0 && (now->errors > 0 || now->ruled_out >= moves - 1))) {
        now->is_done = true;
    } else if (moves > 0) {
        now->proof_end = UINT64_MAX;
        begin_proof(now, moves - 1);
    } else if (now->errors == 0 && now->depth > 0 && now->ruled_out < PROOF_MOVES_MOST &&
               now->proof_nodes < now->nodes / PROOF_BEGINS) {
        now->proof_end = now->nodes / PROOF_ENDS;
        begin_proof(now, now->ruled_out + 1);
    } else {
        begin_iteration(now);
    }
}

static void end_proof(agi_search *now)
{
    const bool is_won = now->frames[0].best > now->low;
    if (!is_won) now->ruled_out = now->proof;
    go_on(now);
}

static void end_iteration(agi_search *now)
{
    const int32_t value = now->frames[0].best;
    if (value <= now->low || (value >= now->high && value < AGI_WIN_LEAST)) {
        now->margin *= 4;
        set_window(now, value);
        begin_root(now);
        return;
    }
    now->found.score = value;
    now->found.depth = now->depth;
    go_on(now);
}

static void give_up_proof(agi_search *now)
{
    ag_game_rewind(now->game, now->root_ply);
    begin_iteration(now);
}

/* ---- the machine ---- */

static void leave(agi_search *now)
{
    const int32_t value = now->frames[now->at].best;
    if (now->at == 0) {
        if (now->proof > 0) end_proof(now);
        else end_iteration(now);
        return;
    }
    ag_game_undo(now->game);
    now->at--;
    agi_node_take(now, &now->frames[now->at], value);
}

/* One piece of work; false when it has to wait. */
static bool work(agi_search *now)
{
    agi_frame *frame = &now->frames[now->at];
    switch (frame->task) {
    case AGI_ENTER: agi_node_enter(now, frame); return true;
    case AGI_TRY: return agi_node_try(now, frame);
    default: leave(now); return true;
    }
}

int32_t agi_search_run(agi_search *now, int32_t nodes)
{
    now->allowance = nodes;
    now->lacks_memory = false;
    while (!now->is_done && work(now)) {
        if (now->proof > 0 && now->proof_nodes >= now->proof_end) give_up_proof(now);
    }
    return nodes - now->allowance;
}

/* ---- the beginning ---- */

/* Another seed looks at the moves in another order, so it plays another one of those that are equally good. Those it
 * overlooks are gone, but for the last. */
static void shuffle_root(agi_search *now)
{
    enum { THOUSAND = 1000, SPREAD = 64 };
    agi_frame *root = now->frames;
    int32_t kept = 0;
    for (int32_t i = 0; i < root->count; i++) {
        const uint64_t lot = agi_mix(root->hash ^ agi_mix(now->seed + now->moves[i]));
        const bool is_last = kept == 0 && i == root->count - 1;
        if (lot % THOUSAND < (uint64_t)now->errors && !is_last) continue;
        now->moves[kept] = now->moves[i];
        now->scores[kept++] = now->scores[i] + (int32_t)(lot / THOUSAND % SPREAD);
    }
    root->count = kept;
}

void agi_search_begin(agi_search *now)
{
    agi_frame *root = now->frames;
    memset(root, 0, sizeof now->frames);
    memset(now->history, 0, sizeof now->history);
    memset(&now->found, 0, sizeof now->found);
    agi_table_renew(&now->table);
    now->root_ply = ag_game_ply(now->game);
    now->at = now->depth = now->proof = now->ruled_out = now->renown = 0;
    now->nodes = now->proof_nodes = 0;
    now->is_done = false;
    agi_node_read(now, root, NULL);
    root->least = AGI_SCORE_ANY;
    root->kind = AGI_FULL;
    agi_order_list(now, root, 0);
    if (root->count > now->room / 2) root->count = now->room / 2;
    agi_order_score(now, root);
    shuffle_root(now);
    agi_order_pick(now, root);
    now->found.best = now->found.line[0] = now->moves[0];
    now->found.line_length = 1;
    begin_iteration(now);
}
