/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: what the legal turns (section 3) leave and enter, and where the character ends, for listing,
 * counting and checking them.
 *
 * An outcome is the squares left, the squares entered and the character's square k afterwards. Let c be its square
 * before the turn. Opposing stones do not move during the turn and the carrier does not move before it has passed, so
 * the squares to which it can pass ("visible") are the same at every moment before the pass.
 *
 *   k = c       There was no pass: at most two stone moves, none by the carrier.
 *   k stays     An own stone stands on k now, and k is neither left nor entered. After a winning pass nothing may
 *               follow, so the stone moves are those of "no pass". Else the pass can come first and any stones but
 *               the one on k move, the former carrier among them; all that is gained by passing later is that the
 *               stone on k can go away while another takes its place.
 *   k entered   The receiver went to k before the pass. If another stone moved, that can have been before the pass as
 *               well, unless it is the former carrier, which moves after the pass and not after a winning one.
 *
 * One square left, d entered: the stone moved once, or twice, or another stone went to d and it took that one's place.
 *
 * Two squares a, b left, x, y entered: a went to x and b to y, or a to y and b to x. If X is what a reaches while b is
 * lifted from the board, and Y what b reaches while a is, any two different squares of X and Y can be entered: where
 * one stone stands in the other's way it goes first, and where each would, the two exchange their targets. (Not so the
 * former carrier, which has to wait until the receiver stands on k.)
 */
#ifndef AGI_DIABALLIK_OPTIONS_H
#define AGI_DIABALLIK_OPTIONS_H

#include "turn.h"

enum { CARRIER = 0 /* index of its stone */ };

/* What the side to move could do with its first action. Stones are known by an index: first the carrier, then the
 * others in the order of their squares. */
typedef struct options {
    bool slides;
    square_set own;
    square_set occupied;
    square_set visible;       /* squares to which the character can be passed when an own stone is there */
    square_set receivers;     /* those where one is now */
    square_set goal;          /* squares where a pass wins */
    int32_t stones;           /* how many there are: STONES, unless a made-up turn was played */
    int32_t at[STONES];       /* the square of a stone */
    square_set reach[STONES]; /* free squares that it reaches in one move */
    square_set sight[STONES]; /* own stones that stop it */
    square_set alone[STONES]; /* free squares that it reaches in one or two moves */
} options;

static inline square_set reach_from(const options *side, int32_t square, square_set occupied)
{
    return stone_run(side->slides, square, occupied) & ~occupied;
}

static inline void add_stone(options *side, int32_t square)
{
    const int32_t stone = side->stones++;
    const square_set here = one_square(square);
    const square_set run = stone_run(side->slides, square, side->occupied);
    const square_set reach = run & ~side->occupied;
    const square_set twice = side->slides ? slid_straight(reach, ~side->occupied | here) : reach | touching(reach);

    side->at[stone] = square;
    side->reach[stone] = reach;
    side->sight[stone] = run & side->own;
    side->alone[stone] = twice & ~side->occupied;
}

static inline options options_of(const ag_variant *variant, const diaballik_position *position)
{
    const int32_t player = position->head.side;
    const int32_t carrier = position->carrier[player];
    options side = {
        .slides = stones_slide(variant),
        .own = position->stones[player],
        .occupied = occupied_squares(position),
        .visible = pass_run(carrier, position->stones[AG_BLACK - player]),
        .goal = goal_row(player),
    };
    square_set others = side.own & ~one_square(carrier);

    side.receivers = side.visible & others;
    add_stone(&side, carrier);
    while (others != 0 && side.stones < STONES) add_stone(&side, take_square(&others));
    return side;
}

static inline square_set square_of(const options *side, int32_t stone)
{
    return one_square(side->at[stone]);
}

/* The squares where the character can be when no square is left. It stays where it is if a stone can go out and back:
 * the returning turn. */
static inline square_set carriers_unmoved(const options *side)
{
    square_set reach = 0;

    for (int32_t stone = CARRIER + 1; stone < side->stones; stone++) reach |= side->reach[stone];
    return reach != 0 ? side->receivers | square_of(side, CARRIER) : side->receivers;
}

/* ---- one square left ---- */

/* The squares to which stones in sight of this one can go, so that it takes their place. */
static inline square_set through_others(const options *side, int32_t stone, square_set excluded)
{
    square_set entered = 0;

    for (int32_t other = 0; other < side->stones; other++) {
        if ((side->sight[stone] & square_of(side, other) & ~excluded) != 0) entered |= side->reach[other];
    }
    return entered;
}

/* What can be entered for this stone's square when no action follows the pass, or there is none. */
static inline square_set entered_before_pass(const options *side, int32_t stone)
{
    return stone == CARRIER ? 0 : side->alone[stone] | through_others(side, stone, square_of(side, CARRIER));
}

/* The same when the pass comes first and the stone with the character stays. */
static inline square_set entered_after_pass(const options *side, int32_t stone, square_set carrier)
{
    return side->alone[stone] | through_others(side, stone, stone == CARRIER ? carrier : 0);
}

/* What can be entered for a stone's square when the character ends on a square that is neither left nor entered. */
static inline square_set entered_for(const options *side, int32_t stone, square_set carrier)
{
    if (carrier == square_of(side, CARRIER) || (carrier & side->goal) != 0) return entered_before_pass(side, stone);
    return entered_after_pass(side, stone, carrier);
}

/* Where a stone can go and receive the character without winning. */
static inline square_set passable(const options *side, int32_t receiver)
{
    return side->reach[receiver] & side->visible & ~side->goal;
}

/* What the former carrier reaches once a stone has gone to a square and received the character there. */
static inline square_set reach_after_pass(const options *side, int32_t receiver, int32_t square)
{
    const square_set occupied = (side->occupied & ~square_of(side, receiver)) | one_square(square);
    return reach_from(side, side->at[CARRIER], occupied);
}

/* Where a receiver can have gone whose place the former carrier then takes. */
static inline square_set entered_by_replaced(const options *side)
{
    square_set entered = 0;

    for (int32_t receiver = CARRIER + 1; receiver < side->stones; receiver++) {
        if (!has_square(side->sight[CARRIER], side->at[receiver])) continue;
        for (square_set left = passable(side, receiver); left != 0;) {
            const int32_t square = take_square(&left);
            if (has_square(reach_after_pass(side, receiver, square), side->at[receiver])) entered |= one_square(square);
        }
    }
    return entered;
}

/* What can be entered by a stone that has the character then. */
static inline square_set entered_by_receiver(const options *side, int32_t stone)
{
    if (stone == CARRIER) return entered_by_replaced(side);
    return entered_before_pass(side, stone) & side->visible;
}

/* The squares, neither left nor entered, of the stones that can have the character afterwards. */
static inline square_set carriers_staying(const options *side, square_set left)
{
    const square_set carrier = square_of(side, CARRIER);

    if ((left & carrier) != 0) return side->receivers & ~side->goal & ~left;
    return (side->receivers | carrier) & ~left;
}

/* ---- two squares left ---- */

/* What a stone reaches while another is lifted from the board. */
static inline square_set reach_past(const options *side, int32_t stone, int32_t other)
{
    const square_set lifted = square_of(side, other);

    if ((side->sight[stone] & lifted) == 0) return side->reach[stone];
    return reach_from(side, side->at[stone], side->occupied & ~lifted) & ~lifted;
}

/* What the former carrier enters once a receiver has gone to a square, so that both squares are left. */
static inline square_set entered_after_receiver(const options *side, int32_t receiver, int32_t square)
{
    return reach_after_pass(side, receiver, square) & ~square_of(side, receiver);
}

#endif
