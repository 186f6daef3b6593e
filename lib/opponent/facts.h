/* SPDX-License-Identifier: MIT
 *
 * What the search makes use of besides the public header: where a variant's moves have their squares in them, which
 * doc/rules states for good, and what decides its games. A variant that is not listed is asked move by move. */
#ifndef AGI_FACTS_H
#define AGI_FACTS_H

#include <stdbool.h>
#include <stdint.h>

#include <abstractgames/abstractgames.h>

enum {
    AGI_ASKED,   /* ag_move_from and ag_move_to say it */
    AGI_SQUARES, /* one square is left, one is entered */
    AGI_TURN     /* two are left, two are entered, and one says who carries the character afterwards */
};

/* The lowest bits of the squares, and how many bits a square has. */
typedef struct agi_layout {
    uint8_t form; /* AGI_ASKED, AGI_SQUARES or AGI_TURN */
    uint8_t bits;
    uint8_t from[2];
    uint8_t to[2];
    uint8_t carrier;
} agi_layout;

typedef struct agi_facts {
    const char *id;
    agi_layout layout;
    bool is_goal_held;     /* a piece on its goal wins only if it still stands there after a reply */
    bool may_end_by_reply; /* a win may be one of an even number of plies: the reply, whatever it is, ends the game */
} agi_facts;

/* Never NULL. */
const agi_facts *agi_facts_of(const ag_variant *variant);

/* The i-th square that a move leaves or enters. */
static inline int32_t agi_square_in(const agi_layout *layout, ag_move move, uint8_t lowest)
{
    return (int32_t)(move >> lowest & ((1U << layout->bits) - 1));
}

#endif
