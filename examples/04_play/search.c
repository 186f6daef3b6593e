/* SPDX-License-Identifier: MIT
 *
 * A move that wins at once is played. Otherwise every move is tried by random games from where it leads, the better
 * half of the moves by twice as many, and so on until one is left; once few are left, those go that let the other
 * player win at once. A random game that is broken off counts by the pieces that are left. There are whole numbers
 * only, so that every machine finds the same move. */
#include "search.h"
#include "interrupt.h"
#include "legal.h"
#include <stdlib.h>
#include <string.h>

enum { CANDIDATES_MOST = 256, FEW = 12, PLAYOUT_PLIES = 60, PIECES_WEIGHT = 400 };

typedef struct candidate {
    ag_move move;
    int64_t score; /* sum over its playouts */
    int64_t playouts;
} candidate;

typedef struct search {
    ag_game *scratch; /* stands at the position searched, but for the while of a look ahead */
    int32_t ply;
    int32_t player;
    int32_t move_count;
    uint64_t effort;
    uint64_t *seed;
    candidate *list;
    int32_t count;
} search;

uint32_t search_draw(uint64_t *seed, uint32_t n)
{
    uint64_t mixed = *seed += UINT64_C(0x9E3779B97F4A7C15);
    mixed = (mixed ^ (mixed >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    mixed = (mixed ^ (mixed >> 27)) * UINT64_C(0x94D049BB133111EB);
    return (uint32_t)((((mixed ^ (mixed >> 31)) >> 32) * n) >> 32);
}

static int has_won(const ag_game *game, int32_t player)
{
    return ag_game_result(game) == (player == AG_WHITE ? AG_WHITE_WINS : AG_BLACK_WINS);
}

/* A move with which the player to move wins at once, or 0. */
static ag_move winning_move(ag_game *game, const ag_move *moves, int32_t count)
{
    const int32_t player = ag_game_turn(game);
    for (int32_t i = 0; i < count; i++) {
        if ((ag_move_traits(game, moves[i]) & AG_MOVE_ENDS_GAME) == 0) continue;
        ag_game_play_unchecked(game, moves[i]);
        const int is_win = has_won(game, player);
        ag_game_undo(game);
        if (is_win) return moves[i];
    }
    return 0;
}

/* True when the other player can win with the next move after this one. */
static int loses_at_once(search *now, ag_move move)
{
    int32_t count;
    int loses = 0;
    ag_game_play_unchecked(now->scratch, move);
    if (ag_game_turn(now->scratch) == 1 - now->player) {
        ag_move *replies = legal_moves(now->scratch, &count);
        loses = winning_move(now->scratch, replies, count) != 0;
        free(replies);
    }
    ag_game_rewind(now->scratch, now->ply);
    return loses;
}

/* What the position is worth to the player: a result, or else the share of the pieces on the board. */
static int32_t worth(const ag_game *game, int32_t player)
{
    const ag_variant *variant = ag_game_variant(game);
    const int32_t squares = ag_variant_files(variant) * ag_variant_ranks(variant);
    int32_t pieces[2] = {0, 0};
    if (has_won(game, player)) return SEARCH_WON;
    if (has_won(game, 1 - player)) return 0;
    if (ag_game_result(game) == AG_DRAW) return SEARCH_EVEN;
    for (int32_t square = 0; square < squares; square++) {
        const int32_t piece = ag_game_piece_at(game, square);
        if (piece > 0) pieces[ag_piece_player(piece)]++;
    }
    const int32_t all = pieces[0] + pieces[1];
    return all == 0 ? SEARCH_EVEN : SEARCH_EVEN + PIECES_WEIGHT * (pieces[player] - pieces[1 - player]) / all;
}

/* Plays one random game on from the candidate. */
static void try_candidate(search *now, candidate *tried)
{
    ag_game_play_unchecked(now->scratch, tried->move);
    ag_game_playout(now->scratch, now->seed, PLAYOUT_PLIES);
    tried->score += worth(now->scratch, now->player);
    tried->playouts++;
    ag_game_rewind(now->scratch, now->ply);
}

/* At least once: Ctrl-C keeps it from more. */
static void try_candidate_often(search *now, candidate *tried, uint64_t playouts)
{
    do try_candidate(now, tried);
    while (--playouts > 0 && !interrupt_is_kept());
}

/* The better first; of equals the smaller move, so that the order is always the same. */
static int compare_candidates(const void *left, const void *right)
{
    const candidate *a = left;
    const candidate *b = right;
    const int64_t a_mean = a->score * b->playouts;
    const int64_t b_mean = b->score * a->playouts;
    if (a_mean != b_mean) return a_mean > b_mean ? -1 : 1;
    return a->move < b->move ? -1 : a->move > b->move;
}

/* Takes out those that lose at once, unless all do. */
static void drop_losers(search *now)
{
    int32_t kept = 0;
    for (int32_t i = 0; i < now->count; i++) {
        const candidate held = now->list[i];
        if (loses_at_once(now, held.move)) continue;
        now->list[i] = now->list[kept];
        now->list[kept++] = held;
    }
    if (kept > 0) now->count = kept;
}

static int32_t halvings(int32_t count)
{
    int32_t rounds = 1;
    while (count > 2) {
        count = (count + 1) / 2;
        rounds++;
    }
    return rounds;
}

/* Each round has the same share of the effort. A playout looks at about as many moves a ply as there are now. */
static void halve_candidates(search *now)
{
    const uint64_t playout_cost = (uint64_t)now->move_count * PLAYOUT_PLIES;
    const uint64_t playouts = now->effort / playout_cost / (uint64_t)halvings(now->count);
    int are_safe = 0;
    while (now->count > 1 && !interrupt_is_kept()) {
        const uint64_t each = playouts / (uint64_t)now->count + 1;
        if (!are_safe && now->count <= FEW) {
            drop_losers(now);
            are_safe = 1;
        }
        for (int32_t i = 0; i < now->count; i++) {
            try_candidate_often(now, &now->list[i], each);
        }
        qsort(now->list, (size_t)now->count, sizeof *now->list, compare_candidates);
        now->count = (now->count + 1) / 2;
    }
    if (now->list[0].playouts == 0) try_candidate(now, &now->list[0]);
}

/* All moves, or as many of them as can be tried, drawn by lot. */
static void choose_candidates(search *now, ag_move *moves)
{
    now->count = now->move_count < CANDIDATES_MOST ? now->move_count : CANDIDATES_MOST;
    for (int32_t i = 0; i < now->count; i++) {
        const int32_t left = now->move_count - i;
        const int32_t drawn = now->count == now->move_count ? i : i + (int32_t)search_draw(now->seed, (uint32_t)left);
        now->list[i] = (candidate){moves[drawn], 0, 0};
        moves[drawn] = moves[i];
    }
}

ag_move search_move(const ag_game *game, uint64_t effort, uint64_t *seed, int32_t *estimate)
{
    candidate list[CANDIDATES_MOST];
    search now = {NULL, ag_game_ply(game), ag_game_turn(game), 0, effort, seed, list, 0};
    *estimate = SEARCH_EVEN;
    if (ag_game_clone(&now.scratch, game) != AG_OK) return 0;
    ag_move *moves = legal_moves(game, &now.move_count);
    ag_move found = winning_move(now.scratch, moves, now.move_count);
    if (found != 0) {
        *estimate = SEARCH_WON;
    } else {
        choose_candidates(&now, moves);
        halve_candidates(&now);
        found = list[0].move;
        *estimate = (int32_t)(list[0].score / list[0].playouts);
    }
    free(moves);
    ag_game_free(now.scratch);
    return found;
}
