/* SPDX-License-Identifier: MIT
 *
 * The search: alpha-beta by iterations, as a machine that can stop after every node. What recursion would keep on the
 * stack stands in frames, one a ply; the uppermost is at work. A frame is entered, then it tries its moves one after
 * the other, each in a frame above it, and when it is left its value goes to the frame below.
 *
 * Values are those of the player to move in their frame, in hundredths. A win is AGI_WIN less the plies of players until
 * the game is over. Iterations alternate with proofs: there a win within so many moves is looked for without any
 * pruning or estimate, so what it finds or rules out is certain. */
#ifndef AGI_SEARCH_H
#define AGI_SEARCH_H

#include <stdbool.h>
#include <stdint.h>

#include <abstractgames/opponent.h>

#include "facts.h"
#include "table.h"
#include "value.h"

enum {
    AGI_INFINITE = 32000,
    AGI_WIN = 30000,
    AGI_WIN_LEAST = 29000, /* from here on a value is that of a proved win */
    AGI_CERTAIN = 12000    /* estimates stay within this */
};

enum { AGI_FRAMES = 96, AGI_HISTORY = 4096, AGI_KILLERS = 2 };

enum { AGI_ENTER, AGI_TRY, AGI_LEAVE };     /* what is to be done with a frame */
enum { AGI_FULL, AGI_QUIET, AGI_ROLL };     /* all moves; only what changes much; the outcomes of a die */
enum { AGI_REDUCED, AGI_NARROW, AGI_WIDE }; /* attempts: less deep, whether it is better at all, how good it is */

typedef struct agi_frame {
    uint64_t hash;
    agi_sums sums;
    int32_t alpha;
    int32_t beta;
    int32_t alpha_at_entry;
    int32_t best;
    int32_t value; /* the estimate */
    int32_t depth; /* turns still to look ahead */
    int32_t plies; /* of players, from the root */
    int32_t list;  /* where its moves begin */
    int32_t count;
    int32_t next; /* the first that has not been picked */
    int32_t tried;
    int32_t least; /* moves that score less are not tried */
    int32_t score; /* of the move being tried */
    int32_t reduction;
    int32_t carrier; /* where the character of the player to move is, if moves are turns */
    int32_t weight;  /* rolls: of the outcome being tried, of all tried, of all */
    int32_t weighed;
    int32_t weights;
    int32_t worst; /* rolls: of the outcomes so far */
    int64_t sum;
    ag_move move; /* being tried */
    ag_move best_move;
    ag_move hint; /* what was best here before */
    ag_move killers[AGI_KILLERS];
    uint8_t task;
    uint8_t kind;
    uint8_t attempt;
    uint8_t side;
    bool is_again;   /* the move is to be tried again, by the attempt that stands there */
    bool is_wide;    /* its exact value is wanted */
    bool is_pressed; /* in check, or about to lose by the goal */
    int32_t line_length;
    ag_move line[AG_OPPONENT_LINE_MAX];
    uint8_t board[AGI_BOARD];
} agi_frame;

/* What has been found out about the position. */
typedef struct agi_finding {
    ag_move best;
    int32_t score;
    int32_t depth;
    int32_t line_length;
    ag_move line[AG_OPPONENT_LINE_MAX];
} agi_finding;

typedef struct agi_search {
    const ag_variant *variant;
    const agi_facts *facts;
    ag_game *game; /* a copy of the caller's, with the moves of all frames played in it */
    uint64_t seed;
    int32_t errors; /* moves of a thousand that are overlooked */
    int32_t squares;
    bool has_goals;
    bool has_chance;
    bool is_goal[2][AGI_BOARD]; /* by player */
    agi_value value;
    agi_table table;
    ag_move *moves; /* of all frames, and what they score */
    int32_t *scores;
    int32_t room;

    agi_frame frames[AGI_FRAMES];
    int32_t at; /* the frame at work */
    int32_t root_ply;
    int32_t allowance; /* nodes left in this slice */
    uint64_t nodes;
    uint64_t proof_nodes;
    uint64_t proof_end; /* proof_nodes at which this proof is given up */
    int32_t depth;
    int32_t low; /* the window of the iteration */
    int32_t high;
    int32_t margin;
    int32_t proof;     /* moves within which this proof looks for a win; 0: it is an iteration */
    int32_t ruled_out; /* there is no win within so many moves */
    int32_t renown;    /* counts the best moves of the root */
    bool is_done;
    bool lacks_memory;
    agi_finding found;
    int16_t history[2][AGI_HISTORY];
} agi_search;

/* search.c: begins with the position of a game, of which the search's own is a copy. */
void agi_search_begin(agi_search *now);
/* Works for so many nodes, and returns how many it were. */
int32_t agi_search_run(agi_search *now, int32_t nodes);

/* node.c: what is done with a frame. A try is false when there are no nodes left for it. */
void agi_node_enter(agi_search *now, agi_frame *frame);
bool agi_node_try(agi_search *now, agi_frame *frame);
void agi_node_take(agi_search *now, agi_frame *frame, int32_t value);
/* Plays a move into the next frame. False: there are no nodes left, or no memory. */
bool agi_node_descend(agi_search *now, agi_frame *frame, int32_t alpha, int32_t beta, int32_t depth);
/* Reads the board, the side and the hash of the game into a frame; `below` is NULL for the first. */
void agi_node_read(const agi_search *now, agi_frame *frame, const agi_frame *below);
void agi_node_follow(const agi_search *now, agi_frame *frame);

/* roll.c: the same for the outcomes of a die. */
void agi_roll_enter(agi_search *now, agi_frame *frame);
bool agi_roll_try(agi_search *now, agi_frame *frame);
void agi_roll_take(agi_search *now, agi_frame *frame, int32_t value);

/* A number that looks like any other and follows from this one. */
static inline uint64_t agi_mix(uint64_t number)
{
    number = (number ^ number >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    number = (number ^ number >> 27) * UINT64_C(0x94D049BB133111EB);
    return number ^ number >> 31;
}

#endif
