/* SPDX-License-Identifier: MIT
 * A turn on its way, action by action (section 3): what taps, texts and steps are made of. */
#ifndef AGI_DIABALLIK_ACTIONS_H
#define AGI_DIABALLIK_ACTIONS_H

#include "turn.h"

enum { ACTIONS_MAX = 3 };

/* A stone move, or a pass when the stone on `from` carries the character. */
typedef struct action {
    int32_t from;
    int32_t to;
    bool is_pass;
} action;

/* The board between two actions, and what is left of the turn. */
typedef struct turn_so_far {
    bool slides;
    int32_t player;
    square_set own;
    square_set opposing;
    square_set pits;
    int32_t carrier; /* the square of the character */
    int32_t actions; /* made so far */
    int32_t moves_left;
    int32_t passes_left;
    bool has_won; /* a winning pass ends the turn */
} turn_so_far;

/* A sequence of actions. */
typedef struct sequence {
    action actions[ACTIONS_MAX];
    int32_t count;
} sequence;

turn_so_far agi_diaballik_begin_turn(const ag_variant *variant, const diaballik_position *position);
/* Where the stone on a square may go now or, when it carries the character, pass it to; nothing for other squares. */
square_set agi_diaballik_targets(const turn_so_far *now, int32_t from);
/* The squares whose stones have a target. */
square_set agi_diaballik_starts(const turn_so_far *now);
/* Makes a legal action. */
action agi_diaballik_act(turn_so_far *now, int32_t from, int32_t to);
/* The number of the turn if it ends here. */
ag_move agi_diaballik_turn_made(const diaballik_position *position, const turn_so_far *now);

/* sequences.c: of the sequences that make a legal turn those with the fewest actions, and of these the first, squares
 * being compared by number or as text. */
sequence agi_diaballik_first_by_number(const ag_variant *variant, const diaballik_position *position, ag_move move);
sequence agi_diaballik_first_by_text(const ag_variant *variant, const diaballik_position *position, ag_move move);
/* Whether one of the sequences that make a legal turn begins on this square. */
bool agi_diaballik_begins_on(const ag_variant *variant, const diaballik_position *position, ag_move move,
                             int32_t square);

/* refusals.c: says why an action that is none of the targets is not legal. */
void agi_diaballik_refuse_action(const turn_so_far *now, action wanted, agi_writer *why);

/* notation.c: an action as text, "a1a2" or "d1>f3"; agi_rules */
void agi_diaballik_write_action(const ag_variant *variant, action made, agi_writer *writer);
agi_write_move_rule agi_diaballik_write_move;
agi_read_move_rule agi_diaballik_read_move;

/* taps.c: agi_rules */
extern const agi_turn_taps agi_diaballik_taps;
agi_move_steps_rule agi_diaballik_move_steps;

/* drawings.c, in the order of the kinds */
extern const agi_drawing agi_diaballik_drawings[];

#endif
