/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: whether a number is a legal turn. */
#include "options.h"

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
    return has_square(passable(side, receiver), square) &&
           has_square(entered_after_receiver(side, receiver, square), other);
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
