/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: the legal turns (section 3), each outcome once: all, how many, and one at random. */
#include "options.h"
#include "random.h"

enum {
    REACH_MAX = 12, /* squares a stone reaches in one move: six along its rank, six along its file */
    PAIRS_MAX = REACH_MAX * REACH_MAX,
    PARTS_MAX = STONES + STONES * (STONES - 1) / 2 + (STONES - 1) /* one stone, two, a receiver and the carrier */
};

/* ---- counting ---- */

static AGI_PART uint32_t count_one_left(agi_cpu cpu, const options *side, int32_t stone)
{
    square_set carriers = carriers_staying(side, square_of(side, stone));
    uint32_t count = agi_count_bits_on(cpu, entered_by_receiver(side, stone));

    if (stone != CARRIER) {
        /* What can be entered is the same for all that stop the turn, and for all others. */
        const square_set stopping = carriers & (square_of(side, CARRIER) | side->goal);
        count += agi_count_bits_on(cpu, stopping) * agi_count_bits_on(cpu, entered_before_pass(side, stone));
        carriers &= ~stopping;
        if (carriers == 0) return count;
        return count + agi_count_bits_on(cpu, carriers) * agi_count_bits_on(cpu, entered_after_pass(side, stone, 0));
    }
    while (carriers != 0) {
        const square_set carrier = one_square(take_square(&carriers));
        count += agi_count_bits_on(cpu, entered_after_pass(side, CARRIER, carrier));
    }
    return count;
}

/* How many sets of two squares there are, one of each set: those with both in both sets are found twice. */
static AGI_PART uint32_t count_pairs(agi_cpu cpu, square_set x_set, square_set y_set)
{
    const uint32_t shared = agi_count_bits_on(cpu, x_set & y_set);
    return agi_count_bits_on(cpu, x_set) * agi_count_bits_on(cpu, y_set) - shared * (shared + 1) / 2;
}

/* How many of these have a square that is in a third set, counting those with two such squares twice. */
static AGI_PART uint32_t count_pair_members(agi_cpu cpu, square_set x_set, square_set y_set, square_set third)
{
    const square_set shared = x_set & y_set;
    uint32_t count = agi_count_bits_on(cpu, x_set & ~shared & third) * agi_count_bits_on(cpu, y_set) +
                     agi_count_bits_on(cpu, y_set & ~shared & third) * agi_count_bits_on(cpu, x_set);

    if ((shared & third) != 0) {
        count += agi_count_bits_on(cpu, shared & third) * (agi_count_bits_on(cpu, x_set | y_set) - 1);
    }
    return count;
}

/* The sets are what each stone reaches past the other. */
static AGI_PART uint32_t count_two_left(agi_cpu cpu, const options *side, int32_t stone, int32_t other,
                                        square_set x_set, square_set y_set)
{
    const square_set carriers = carriers_staying(side, square_of(side, stone) | square_of(side, other));
    const uint32_t staying = count_pairs(cpu, x_set, y_set) * agi_count_bits_on(cpu, carriers);

    return stone == CARRIER ? staying : staying + count_pair_members(cpu, x_set, y_set, side->visible);
}

static AGI_PART uint32_t count_moved_after_pass(agi_cpu cpu, const options *side, int32_t receiver)
{
    uint32_t count = 0;

    for (square_set left = passable(side, receiver); left != 0;) {
        count += agi_count_bits_on(cpu, entered_after_receiver(side, receiver, take_square(&left)));
    }
    return count;
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

/* Whether the list stores its next move, or has it visited. */
static bool wants_next(const agi_moves *list)
{
    return list->visit || list->count - list->skip < list->cap;
}

/* Counts turns without listing them if the list wants none of them. They need be counted only where it does not want the
 * first. */
static bool pass_over(agi_moves *list, uint32_t turns)
{
    if (list->count < list->skip && turns > list->skip - list->count) return false;
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

    if (!wants_next(list) && pass_over(list, agi_count_bits(entered))) return;
    while (entered != 0) agi_add_move(list, one_square_left(side->at[stone], take_square(&entered), carrier));
}

static void list_one_left(const options *side, int32_t stone, agi_moves *list)
{
    square_set carriers = carriers_staying(side, square_of(side, stone));
    square_set entered = entered_by_receiver(side, stone);

    while (carriers != 0) list_entered(side, stone, take_square(&carriers), list);
    if (!wants_next(list) && pass_over(list, agi_count_bits(entered))) return;
    while (entered != 0) {
        const int32_t square = take_square(&entered);
        agi_add_move(list, one_square_left(side->at[stone], square, square));
    }
}

/* The squares that make a set of two with x which has been found already: x is in both sets, and they were the first. */
static square_set squares_twice(square_set shared, int32_t x)
{
    return has_square(shared, x) ? shared & (2 * one_square(x) - 1) : 0;
}

/* Writes the numbers of turns that enter a square of each set, on top of what they have in common. */
static uint32_t write_pairs(ag_move common, square_set x_set, square_set y_set, ag_move *turns)
{
    const square_set shared = x_set & y_set;
    uint32_t count = 0;

    while (x_set != 0) {
        const int32_t x = take_square(&x_set);
        for (square_set left = y_set & ~squares_twice(shared, x); left != 0;) {
            turns[count++] = common | two_squares_entered(x, take_square(&left));
        }
    }
    return count;
}

static void list_block(const ag_move *turns, uint32_t count, int32_t carrier, agi_moves *list)
{
    ag_move *restrict out = agi_room_for(list, count);

    if (out) {
        for (uint32_t i = 0; i < count; i++) out[i] = turns[i] | (ag_move)carrier;
        list->count += count;
    } else if (wants_next(list) || !pass_over(list, count)) {
        for (uint32_t i = 0; i < count; i++) agi_add_move(list, turns[i] | (ag_move)carrier);
    }
}

/* Writes those of the turns in which a stone that went to a visible square has the character; how many. Which turns these
 * are cannot be foreseen, so there is no branch for it. */
static uint32_t write_entered_carriers(const options *side, const ag_move *turns, uint32_t count, ag_move *out)
{
    uint32_t written = 0;

    for (uint32_t i = 0; i < count; i++) {
        const turn made = turn_of(turns[i]);
        for (int32_t k = 0; k < TURN_MOVES; k++) {
            out[written] = turns[i] | (ag_move)made.entered[k];
            written += has_square(side->visible, made.entered[k]);
        }
    }
    return written;
}

static void list_entered_carriers(const options *side, const ag_move *turns, uint32_t count, agi_moves *list)
{
    ag_move found[TURN_MOVES * PAIRS_MAX];
    ag_move *room = agi_room_for(list, TURN_MOVES * count);
    uint32_t written;

    if (room) {
        list->count += write_entered_carriers(side, turns, count, room);
    } else {
        written = write_entered_carriers(side, turns, count, found);
        for (uint32_t i = 0; i < written; i++) agi_add_move(list, found[i]);
    }
}

static void list_two_left(const options *side, int32_t stone, int32_t other, agi_moves *list)
{
    const square_set x_set = reach_past(side, stone, other);
    const square_set y_set = reach_past(side, other, stone);
    square_set carriers = carriers_staying(side, square_of(side, stone) | square_of(side, other));
    ag_move turns[PAIRS_MAX];
    uint32_t each;

    if (!wants_next(list) && pass_over(list, count_two_left(AGI_CPU_BASELINE, side, stone, other, x_set, y_set)))
        return;
    each = write_pairs(two_squares_left(side, stone, other), x_set, y_set, turns);
    while (carriers != 0) list_block(turns, each, take_square(&carriers), list);
    if (stone == CARRIER || ((x_set | y_set) & side->visible) == 0) return;
    list_entered_carriers(side, turns, each, list);
}

/* The receiver has moved, then the former carrier. */
static void list_moved_after_pass(const options *side, int32_t receiver, agi_moves *list)
{
    const ag_move common = two_squares_left(side, CARRIER, receiver);

    for (square_set left = passable(side, receiver); left != 0;) {
        const int32_t square = take_square(&left);
        square_set entered = entered_after_receiver(side, receiver, square);

        if (!wants_next(list) && pass_over(list, agi_count_bits(entered))) continue;
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

/* ---- how many, and the one in a place ---- */

/* Part by part in the order of the list: the turns by which the same stones leave their squares. */
typedef struct parts {
    int32_t count;
    uint32_t turns;          /* of all parts */
    uint32_t end[PARTS_MAX]; /* the place behind a part's last turn */
    /* The stone itself where it alone leaves its square; CARRIER where that moves after a receiver. */
    int32_t stone[PARTS_MAX];
    int32_t other[PARTS_MAX];
} parts;

static AGI_PART void add_part(parts *all, int32_t stone, int32_t other, uint32_t turns)
{
    all->turns += turns;
    all->stone[all->count] = stone;
    all->other[all->count] = other;
    all->end[all->count] = all->turns;
    all->count++;
}

static AGI_PART void find_parts(agi_cpu cpu, const options *side, parts *all)
{
    all->count = 0;
    all->turns = agi_count_bits_on(cpu, carriers_unmoved(side));
    for (int32_t stone = CARRIER; stone < side->stones; stone++) {
        add_part(all, stone, stone, count_one_left(cpu, side, stone));
        for (int32_t other = stone + 1; other < side->stones; other++) {
            const square_set x_set = reach_past(side, stone, other);
            const square_set y_set = reach_past(side, other, stone);
            add_part(all, stone, other, count_two_left(cpu, side, stone, other, x_set, y_set));
        }
    }
    for (int32_t stone = CARRIER + 1; stone < side->stones; stone++) {
        add_part(all, stone, CARRIER, count_moved_after_pass(cpu, side, stone));
    }
}

/* The set of two squares in a place of those that write_pairs writes. */
static ag_move pair_at(square_set x_set, square_set y_set, uint32_t place)
{
    const square_set shared = x_set & y_set;

    for (;;) {
        const int32_t x = take_square(&x_set);
        const square_set entered = y_set & ~squares_twice(shared, x);
        const uint32_t pairs = agi_count_bits(entered);
        if (place < pairs) return two_squares_entered(x, (int32_t)agi_nth_bit(entered, place));
        place -= pairs;
    }
}

/* The list stands before these turns, one of which it wants. */
static void find_two_left(const options *side, int32_t stone, int32_t other, agi_moves *list)
{
    const square_set x_set = reach_past(side, stone, other);
    const square_set y_set = reach_past(side, other, stone);
    const square_set carriers = carriers_staying(side, square_of(side, stone) | square_of(side, other));
    const uint32_t each = count_pairs(AGI_CPU_BASELINE, x_set, y_set);
    const uint32_t place = list->skip - list->count;

    if (place < each * agi_count_bits(carriers)) {
        list->buf[0] = two_squares_left(side, stone, other) | pair_at(x_set, y_set, place % each) |
                       (ag_move)agi_nth_bit(carriers, place / each);
    } else {
        list_two_left(side, stone, other, list);
    }
}

static void find_in_part(const options *side, int32_t stone, int32_t other, agi_moves *list)
{
    if (stone == other) {
        list_one_left(side, stone, list);
    } else if (other == CARRIER) {
        list_moved_after_pass(side, stone, list);
    } else {
        find_two_left(side, stone, other, list);
    }
}

/* The part is found without a branch for each, which could not be foreseen. The turns without a square left stand before
 * all parts. */
static ag_move turn_at(const options *side, const parts *all, uint32_t place)
{
    ag_move found = 0;
    agi_moves list = {.buf = &found, .cap = 1, .skip = place};
    int32_t part = 0;

    list_unmoved(side, &list);
    if (place < list.count) return found;
    for (int32_t i = 0; i < all->count; i++) part += all->end[i] <= place;
    if (part > 0) list.count = all->end[part - 1];
    find_in_part(side, all->stone[part], all->other[part], &list);
    return found;
}

/* ---- for each processor ---- */

/* All turns of a position, and what they depend on. */
typedef struct choice {
    options side;
    parts all;
} choice;

/* What counting and picking share. Returns how many turns there are; what is found is written if there are any. */
static AGI_PART uint32_t find_turns(agi_cpu cpu, const ag_variant *variant, const agi_position *position, choice *found)
{
    const diaballik_position *p = diaballik_of(position);
    options side; /* local until all is found, so that what is written cannot change it */

    if (agi_diaballik_is_decided(p)) return 0;
    side = options_of(variant, p);
    find_parts(cpu, &side, &found->all);
    found->side = side;
    return found->all.turns;
}

static ag_move pick_of(const choice *found, uint32_t turns, uint64_t *seed)
{
    return turns > 0 ? turn_at(&found->side, &found->all, agi_random_below(seed, turns)) : 0;
}

static uint32_t find_baseline(const ag_variant *variant, const agi_position *position, choice *found)
{
    return find_turns(AGI_CPU_BASELINE, variant, position, found);
}

uint64_t agi_diaballik_count(const ag_variant *variant, const agi_position *position)
{
    choice found;
    return find_baseline(variant, position, &found);
}

ag_move agi_diaballik_pick(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    choice found;
    const uint32_t turns = find_baseline(variant, position, &found);
    return pick_of(&found, turns, seed);
}

AGI_FOR_POPCNT static uint32_t find_popcnt(const ag_variant *variant, const agi_position *position, choice *found)
{
    return find_turns(AGI_CPU_POPCNT, variant, position, found);
}

uint64_t agi_diaballik_count_popcnt(const ag_variant *variant, const agi_position *position)
{
    choice found;
    return find_popcnt(variant, position, &found);
}

ag_move agi_diaballik_pick_popcnt(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    choice found;
    const uint32_t turns = find_popcnt(variant, position, &found);
    return pick_of(&found, turns, seed);
}
