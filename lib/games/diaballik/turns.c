/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: the legal turns (section 3), each outcome once.
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
#include "turn.h"

enum {
    CARRIER = 0,    /* index of its stone */
    REACH_MAX = 12, /* squares a stone reaches in one move: six along its rank, six along its file */
    PAIRS_MAX = REACH_MAX * REACH_MAX
};

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

static square_set reach_from(const options *side, int32_t square, square_set occupied)
{
    return stone_run(side->slides, square, occupied) & ~occupied;
}

static void add_stone(options *side, int32_t square)
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

static options options_of(const ag_variant *variant, const diaballik_position *position)
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

static square_set square_of(const options *side, int32_t stone)
{
    return one_square(side->at[stone]);
}

/* The squares where the character can be when no square is left. It stays where it is if a stone can go out and back:
 * the returning turn. */
static square_set carriers_unmoved(const options *side)
{
    square_set reach = 0;

    for (int32_t stone = CARRIER + 1; stone < side->stones; stone++) reach |= side->reach[stone];
    return reach != 0 ? side->receivers | square_of(side, CARRIER) : side->receivers;
}

/* ---- one square left ---- */

/* The squares to which stones in sight of this one can go, so that it takes their place. */
static square_set through_others(const options *side, int32_t stone, square_set excluded)
{
    square_set entered = 0;

    for (int32_t other = 0; other < side->stones; other++) {
        if ((side->sight[stone] & square_of(side, other) & ~excluded) != 0) entered |= side->reach[other];
    }
    return entered;
}

/* What can be entered for this stone's square when no action follows the pass, or there is none. */
static square_set entered_before_pass(const options *side, int32_t stone)
{
    return stone == CARRIER ? 0 : side->alone[stone] | through_others(side, stone, square_of(side, CARRIER));
}

/* What can be entered for a stone's square when the character ends on a square that is neither left nor entered. */
static square_set entered_for(const options *side, int32_t stone, square_set carrier)
{
    if (carrier == square_of(side, CARRIER) || (carrier & side->goal) != 0) return entered_before_pass(side, stone);
    return side->alone[stone] | through_others(side, stone, stone == CARRIER ? carrier : 0);
}

/* Where a stone can go and receive the character without winning. */
static square_set passable(const options *side, int32_t receiver)
{
    return side->reach[receiver] & side->visible & ~side->goal;
}

/* What the former carrier reaches once a stone has gone to a square and received the character there. */
static square_set reach_after_pass(const options *side, int32_t receiver, int32_t square)
{
    const square_set occupied = (side->occupied & ~square_of(side, receiver)) | one_square(square);
    return reach_from(side, side->at[CARRIER], occupied);
}

/* Where a receiver can have gone whose place the former carrier then takes. */
static square_set entered_by_replaced(const options *side)
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
static square_set entered_by_receiver(const options *side, int32_t stone)
{
    if (stone == CARRIER) return entered_by_replaced(side);
    return entered_before_pass(side, stone) & side->visible;
}

/* The squares, neither left nor entered, of the stones that can have the character afterwards. */
static square_set carriers_staying(const options *side, square_set left)
{
    const square_set carrier = square_of(side, CARRIER);

    if ((left & carrier) != 0) return side->receivers & ~side->goal & ~left;
    return (side->receivers | carrier) & ~left;
}

/* ---- two squares left ---- */

/* What a stone reaches while another is lifted from the board. */
static square_set reach_past(const options *side, int32_t stone, int32_t other)
{
    const square_set lifted = square_of(side, other);

    if ((side->sight[stone] & lifted) == 0) return side->reach[stone];
    return reach_from(side, side->at[stone], side->occupied & ~lifted) & ~lifted;
}

/* ---- listing ---- */

static ag_move no_square_left(int32_t carrier)
{
    return IS_TURN | (ag_move)carrier;
}

static ag_move one_square_left(int32_t left, int32_t entered, int32_t carrier)
{
    return IS_TURN | (ag_move)left << LEFT_1_SHIFT | (ag_move)entered << ENTERED_1_SHIFT | (ag_move)carrier;
}

/* Two squares left, without the entered squares and the carrier. */
static ag_move two_squares_left(const options *side, int32_t stone, int32_t other)
{
    const int32_t a = side->at[stone];
    const int32_t b = side->at[other];

    return IS_TURN | (ag_move)(a < b ? a : b) << LEFT_1_SHIFT | (ag_move)(a < b ? b : a) << LEFT_2_SHIFT;
}

static ag_move two_squares_entered(int32_t x, int32_t y)
{
    return (ag_move)(x < y ? x : y) << ENTERED_1_SHIFT | (ag_move)(x < y ? y : x) << ENTERED_2_SHIFT;
}

/* Counts turns without listing them if the list wants none of them. */
static bool pass_over(agi_moves *list, uint32_t turns)
{
    const uint64_t window_end = (uint64_t)list->skip + list->cap;

    if (list->visit || (list->count + turns > list->skip && list->count < window_end)) return false;
    list->count += turns;
    return true;
}

static void list_unmoved(const options *side, agi_moves *list)
{
    for (square_set left = carriers_unmoved(side); left != 0;) agi_add_move(list, no_square_left(take_square(&left)));
}

static void list_entered(const options *side, int32_t stone, int32_t carrier, agi_moves *list)
{
    square_set entered = entered_for(side, stone, one_square(carrier));

    if (pass_over(list, agi_count_bits(entered))) return;
    while (entered != 0) agi_add_move(list, one_square_left(side->at[stone], take_square(&entered), carrier));
}

static void list_one_left(const options *side, int32_t stone, agi_moves *list)
{
    square_set carriers = carriers_staying(side, square_of(side, stone));
    square_set entered = entered_by_receiver(side, stone);

    while (carriers != 0) list_entered(side, stone, take_square(&carriers), list);
    if (pass_over(list, agi_count_bits(entered))) return;
    while (entered != 0) {
        const int32_t square = take_square(&entered);
        agi_add_move(list, one_square_left(side->at[stone], square, square));
    }
}

/* How many sets of two squares there are, one of each set: those with both in both sets are found twice. */
static uint32_t count_pairs(square_set x_set, square_set y_set)
{
    const uint32_t shared = agi_count_bits(x_set & y_set);
    return agi_count_bits(x_set) * agi_count_bits(y_set) - shared * (shared + 1) / 2;
}

/* How many of these have a square that is in a third set, counting those with two such squares twice. */
static uint32_t count_pair_members(square_set x_set, square_set y_set, square_set third)
{
    const square_set shared = x_set & y_set;
    const uint32_t x_count = agi_count_bits(x_set);
    const uint32_t y_count = agi_count_bits(y_set);
    uint32_t count =
        agi_count_bits(x_set & ~shared & third) * y_count + agi_count_bits(y_set & ~shared & third) * x_count;

    if ((shared & third) != 0) {
        count += agi_count_bits(shared & third) * (agi_count_bits(x_set | y_set) - 1);
    }
    return count;
}

/* Writes the numbers of turns that enter a square of each set, on top of what they have in common. */
static uint32_t write_pairs(ag_move common, square_set x_set, square_set y_set, ag_move *turns)
{
    const square_set shared = x_set & y_set;
    uint32_t count = 0;

    while (x_set != 0) {
        const int32_t x = take_square(&x_set);
        const square_set twice = has_square(shared, x) ? shared & (2 * one_square(x) - 1) : 0;
        for (square_set left = y_set & ~twice; left != 0;) {
            turns[count++] = common | two_squares_entered(x, take_square(&left));
        }
    }
    return count;
}

static void list_block(const ag_move *turns, uint32_t count, int32_t carrier, agi_moves *list)
{
    const uint32_t slot = list->count - list->skip;

    if (pass_over(list, count)) return;
    if (slot < list->cap && count <= list->cap - slot) {
        ag_move *restrict out = list->buf + slot;
        for (uint32_t i = 0; i < count; i++) out[i] = turns[i] | (ag_move)carrier;
        list->count += count;
    } else {
        for (uint32_t i = 0; i < count; i++) agi_add_move(list, turns[i] | (ag_move)carrier);
    }
}

/* Those of the turns in which a stone that went to a visible square has the character. */
static void list_entered_carriers(const options *side, const ag_move *turns, uint32_t count, agi_moves *list)
{
    for (uint32_t i = 0; i < count; i++) {
        const turn made = turn_of(turns[i]);
        for (int32_t k = 0; k < TURN_MOVES; k++) {
            if (has_square(side->visible, made.entered[k])) agi_add_move(list, turns[i] | (ag_move)made.entered[k]);
        }
    }
}

static void list_two_left(const options *side, int32_t stone, int32_t other, agi_moves *list)
{
    const square_set x_set = reach_past(side, stone, other);
    const square_set y_set = reach_past(side, other, stone);
    square_set carriers = carriers_staying(side, square_of(side, stone) | square_of(side, other));
    const uint32_t each = count_pairs(x_set, y_set);
    const uint32_t entered = stone == CARRIER ? 0 : count_pair_members(x_set, y_set, side->visible);
    ag_move turns[PAIRS_MAX];

    if (pass_over(list, each * agi_count_bits(carriers) + entered)) return;
    write_pairs(two_squares_left(side, stone, other), x_set, y_set, turns);
    while (carriers != 0) list_block(turns, each, take_square(&carriers), list);
    if (stone != CARRIER && !pass_over(list, entered)) list_entered_carriers(side, turns, each, list);
}

/* The receiver has moved, then the former carrier. */
static void list_moved_after_pass(const options *side, int32_t receiver, agi_moves *list)
{
    const ag_move common = two_squares_left(side, CARRIER, receiver);

    for (square_set left = passable(side, receiver); left != 0;) {
        const int32_t square = take_square(&left);
        square_set entered = reach_after_pass(side, receiver, square) & ~square_of(side, receiver);

        if (pass_over(list, agi_count_bits(entered))) continue;
        while (entered != 0) {
            agi_add_move(list, common | two_squares_entered(take_square(&entered), square) | (ag_move)square);
        }
    }
}

void agi_diaballik_moves(const ag_variant *variant, const agi_position *position, agi_moves *list)
{
    const diaballik_position *p = diaballik_of(position);
    options side;

    if (agi_diaballik_is_decided(p)) return;
    side = options_of(variant, p);
    list_unmoved(&side, list);
    for (int32_t stone = CARRIER; stone < side.stones; stone++) {
        list_one_left(&side, stone, list);
        for (int32_t other = stone + 1; other < side.stones; other++) list_two_left(&side, stone, other, list);
    }
    for (int32_t stone = CARRIER + 1; stone < side.stones; stone++) list_moved_after_pass(&side, stone, list);
}

uint64_t agi_diaballik_count(const ag_variant *variant, const agi_position *position)
{
    agi_moves nothing_wanted = {.cap = 0};

    agi_diaballik_moves(variant, position, &nothing_wanted);
    return nothing_wanted.count;
}

/* ---- is a number one of these? ---- */

/* The stone on a square; -1 when no own stone is there. */
static int32_t stone_at(const options *side, int32_t square)
{
    for (int32_t stone = 0; stone < side->stones; stone++) {
        if (side->at[stone] == square) return stone;
    }
    return -1;
}

static bool is_legal_one_left(const options *side, const turn *made)
{
    const int32_t stone = stone_at(side, made->left[0]);

    if (stone < 0) return false;
    if (made->carrier == made->entered[0]) return has_square(entered_by_receiver(side, stone), made->carrier);
    return has_square(carriers_staying(side, square_of(side, stone)), made->carrier) &&
           has_square(entered_for(side, stone, one_square(made->carrier)), made->entered[0]);
}

/* The receiver went to `square`, then the former carrier to `other`. */
static bool is_legal_after_pass(const options *side, int32_t receiver, int32_t square, int32_t other)
{
    const square_set entered = reach_after_pass(side, receiver, square) & ~square_of(side, receiver);
    return has_square(passable(side, receiver), square) && has_square(entered, other);
}

static bool is_legal_two_left(const options *side, const turn *made)
{
    const int32_t a = stone_at(side, made->left[0]);
    const int32_t b = stone_at(side, made->left[1]);
    const int32_t x = made->entered[0];
    const int32_t y = made->entered[1];
    const int32_t k = made->carrier;
    const square_set left = one_square(made->left[0]) | one_square(made->left[1]);
    const bool is_entered = k == x || k == y;
    square_set x_set;
    square_set y_set;

    if (a < 0 || b < 0 || made->left[0] >= made->left[1] || x >= y) return false;
    if (is_entered && a == CARRIER) return is_legal_after_pass(side, b, k, k == x ? y : x);
    if (is_entered && b == CARRIER) return is_legal_after_pass(side, a, k, k == x ? y : x);
    if (!has_square(is_entered ? side->visible : carriers_staying(side, left), k)) return false;
    x_set = reach_past(side, a, b);
    y_set = reach_past(side, b, a);
    return (has_square(x_set, x) && has_square(y_set, y)) || (has_square(x_set, y) && has_square(y_set, x));
}

bool agi_diaballik_is_legal(const ag_variant *variant, const agi_position *position, ag_move move)
{
    const diaballik_position *p = diaballik_of(position);
    const turn made = turn_of(move);
    options side;

    if ((move & IS_TURN) == 0 || move >> 31 != 0 || agi_diaballik_is_decided(p)) return false;
    side = options_of(variant, p);
    if (made.left[1] != 0 || made.entered[1] != 0) return is_legal_two_left(&side, &made);
    if (made.left[0] != 0 || made.entered[0] != 0) return is_legal_one_left(&side, &made);
    return has_square(carriers_unmoved(&side), made.carrier);
}
