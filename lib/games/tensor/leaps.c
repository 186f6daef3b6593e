/* SPDX-License-Identifier: MIT */
#include "leaps.h"

/* Section 6.3: the beast's edge, if there is one in the field. */
static void add_prey(leap_field *field, int32_t square, uint32_t bit)
{
    const both_halves beast = halves_of(one_square(square));
    const leap_edges edges = edges_over(&beast, field->home & 1, field->orientation);
    half_board start = (edges.one | edges.other) & field->squares;
    half_board ends;

    start &= -start;
    ends = (start | leap_along(start, edges, field->orientation)) & field->squares;
    if (ends == start) return;
    field->prey[field->prey_count++] = (leap_prey){
        .edges = {edges.one & start, edges.other & start}, .ends = {start, ends ^ start}, .bit = bit, .square = square};
    field->takeable |= bit;
    if ((ends & one_of_half(field->home)) != 0) field->beside_home |= bit;
}

void agi_tensor_look_at_field(leap_field *field, const tensor_position *position, int32_t home, int32_t orientation)
{
    const int32_t parity = home & 1;
    const both_halves pieces = halves_of(all_pieces(position));
    const half_board open = (WHOLE_HALF & ~pieces.half[parity]) | one_of_half(home);
    squares beasts = pieces_of(position, BEAST, !position->shared.base.side);

    field->home = home;
    field->orientation = orientation;
    field->edges = edges_over(&pieces, parity, orientation);
    field->squares = leap_on(one_of_half(home), field->edges, orientation, open);
    field->prey_count = 0;
    field->takeable = 0;
    field->beside_home = 0;
    for (uint32_t bit = 1; bit <= TAKEN_MASK && has_any(beasts); bit <<= 1) add_prey(field, take_square(&beasts), bit);
}

leap_edges agi_tensor_edges_left(const leap_field *field, uint32_t taken)
{
    leap_edges edges = field->edges;

    for (int32_t i = 0; i < field->prey_count; i++) {
        if ((taken & field->prey[i].bit) != 0) edges = edges_without(edges, field->prey[i].edges);
    }
    return edges;
}

half_board agi_tensor_leap_ends(const leap_field *field, uint32_t taken)
{
    if ((taken & ~field->takeable) != 0) return 0;
    if ((taken & field->beside_home) != 0) return field->squares;
    return field->squares & ~one_of_half(field->home);
}
