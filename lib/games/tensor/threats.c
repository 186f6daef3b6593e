/* SPDX-License-Identifier: MIT */
#include "threats.h"

#include "games/orthodox/pawns.h"

/* What all the tracing of lines needs. */
typedef struct tracing {
    const tensor_position *position;
    int32_t enemy;
    int32_t king;
    squares own;
    squares walls;  /* for the enemy */
    squares beasts; /* the enemy's */
    threats *found;
} tracing;

/* The part of a way from the king to the place where it is followed up. */
typedef struct beginning {
    squares way;
    squares blocker; /* the piece in the way, if there is one */
    int32_t beast;   /* the beast it turns off at; AGI_NO_SQUARE for the king's own lines */
} beginning;

static void add_threat(threats *found, squares ends, squares blocker, int32_t beast)
{
    const bool is_pin = has_any(blocker);

    if (found->count == THREATS_MAX) return;
    found->list[found->count++] =
        (threat){.ends = ends, .pinned = is_pin ? first_square(blocker) : AGI_NO_SQUARE, .beast = beast};
    if (is_pin) {
        found->pinned = either(found->pinned, blocker);
    } else {
        found->is_check = true;
        found->answers = both(found->answers, ends);
    }
}

static void add_sliders(const tracing *t, int32_t origin, const beginning *begin, squares sliders)
{
    while (has_any(sliders)) {
        const int32_t slider = take_square(&sliders);
        const squares way = either(begin->way, between(origin, slider));
        add_threat(t->found, either(way, one_square(slider)), both(way, t->own), begin->beast);
    }
}

/* Follows a line from the king, or from a beast, to enemy pieces that slide along it: to those in sight and, when
 * nothing was in the way so far, to those behind one piece of the king's side. */
static AGI_PART void trace_line(const tracing *t, int32_t origin, int32_t line, const beginning *begin)
{
    const squares sliders = both(sliders_of(t->position, t->enemy, line), agi_tensor_attacks.line[line][origin]);
    squares seen;
    squares hidden;
    squares blockers;

    if (!has_any(sliders)) return;
    seen = slide(line, origin, t->walls);
    hidden = without(sliders, seen);
    blockers = both(seen, t->own);
    add_sliders(t, origin, begin, both(sliders, seen));
    if (has_any(begin->blocker) || !has_any(hidden) || !has_any(blockers)) return;
    add_sliders(t, origin, begin, both(hidden, slide(line, origin, without(t->walls, blockers))));
}

/* Section 5.2: slides that turn off at a beast on a line of the king. */
static void trace_ricochets(const tracing *t, int32_t line)
{
    squares beasts = both(agi_tensor_attacks.line[line][t->king], t->beasts);

    while (has_any(beasts)) {
        const int32_t beast = take_square(&beasts);
        const squares way = between(t->king, beast);
        const squares stops = both(way, t->walls);
        const beginning begin = {.way = way, .blocker = stops, .beast = beast};
        if (has_several(stops) || has_any(without(stops, t->own))) continue;
        trace_line(t, beast, crossing_line(line), &begin);
    }
}

/* Two knights cannot both be taken. */
static squares lone(squares pieces)
{
    return has_several(pieces) ? NO_SQUARES : pieces;
}

static void trace_knight_ricochets(const tracing *t)
{
    squares beasts = both(agi_tensor_attacks.knight[t->king], t->beasts);

    while (has_any(beasts)) {
        const int32_t beast = take_square(&beasts);
        const squares knights = both(agi_tensor_attacks.knight[beast], pieces_of(t->position, KNIGHT, t->enemy));
        if (has_any(knights)) add_threat(t->found, lone(knights), NO_SQUARES, beast);
    }
}

static void find_leapers(const tracing *t)
{
    const squares knights = both(agi_tensor_attacks.knight[t->king], pieces_of(t->position, KNIGHT, t->enemy));
    const squares pawns = pawn_attackers(t->enemy, pieces_of(t->position, PAWN, t->enemy), t->king);
    const squares leapers = either(knights, pawns);

    if (has_any(leapers)) add_threat(t->found, lone(leapers), NO_SQUARES, AGI_NO_SQUARE);
}

void agi_tensor_find_threats(const tensor_position *position, threats *found)
{
    const int32_t side = position->shared.base.side;
    const beginning at_king = {.beast = AGI_NO_SQUARE};
    const tracing t = {.position = position,
                       .enemy = !side,
                       .king = king_square(position, side),
                       .own = position->side[side],
                       .walls = walls_for(position, !side),
                       .beasts = pieces_of(position, BEAST, !side),
                       .found = found};

    found->answers = ALL_SQUARES;
    found->pinned = NO_SQUARES;
    found->is_check = false;
    found->count = 0;
    find_leapers(&t);
    for (int32_t line = 0; line < LINE_COUNT; line++) trace_line(&t, t.king, line, &at_king);
    if (!has_any(t.beasts)) return;
    for (int32_t line = 0; line < LINE_COUNT; line++) trace_ricochets(&t, line);
    trace_knight_ricochets(&t);
}

squares agi_tensor_pinned_to(const threats *found, int32_t from)
{
    squares allowed = found->answers;

    for (int32_t i = 0; i < found->count; i++) {
        if (found->list[i].pinned == from) allowed = both(allowed, found->list[i].ends);
    }
    return allowed;
}
