/* SPDX-License-Identifier: MIT
 * Sections 4, 5, 7 and 8: the moves of all pieces; those of beasts are in beasts.h. */
#include "beasts.h"

#include "games/orthodox/pawns.h"
#include "random.h"

static AGI_PART void look(outlook *o, const tensor_position *position)
{
    const int32_t side = position->shared.base.side;

    o->position = position;
    o->side = side;
    o->own = position->side[side];
    o->beasts = pieces_of(position, BEAST, side);
    o->enemy_beasts = pieces_of(position, BEAST, !side);
    o->prey = without(position->side[!side], o->enemy_beasts);
    o->empty = without(ALL_SQUARES, all_pieces(position));
    o->open = either(o->empty, o->prey);
    o->pawn_steps = o->empty;
    o->pawn_prey = o->prey;
    o->left_out = 0;
    o->walls = walls_for(position, side);
    agi_tensor_find_threats(position, &o->threats);
}

static AGI_PART bool leaves_out(const outlook *o, uint32_t trait)
{
    return (o->left_out & trait) != 0;
}

/* Looks for moves only that have a trait which is not left out. */
static void leave_out(outlook *o, uint32_t traits)
{
    const squares promoted_on = (traits & AG_MOVE_PROMOTION) != 0 ? NO_SQUARES : pawn_last_rank(o->side);
    const bool captures = (traits & AG_MOVE_CAPTURE) == 0;

    o->left_out = traits;
    o->open = captures ? o->prey : NO_SQUARES;
    o->pawn_steps = both(o->empty, promoted_on);
    o->pawn_prey = captures ? o->prey : both(o->prey, promoted_on);
}

/* ---- section 4, section 8: the king ---- */

static AGI_PART void add_king_moves(const outlook *o, int32_t king, move_sink *sink)
{
    squares targets = both(agi_tensor_attacks.king[king], o->open);
    squares safe = NO_SQUARES;

    while (has_any(targets)) {
        const int32_t to = take_square(&targets);
        if (agi_tensor_is_safe(o->position, to)) safe = either(safe, one_square(to));
    }
    add_targets(sink, king, safe);
    if ((o->position->shared.castling >> (2 * o->side) & 3) == 0 || leaves_out(o, AG_MOVE_CASTLING)) return;
    for (int32_t i = 0; i < CASTLINGS_OF_A_SIDE; i++) {
        const tensor_castling *castling = &agi_tensor_castlings[CASTLINGS_OF_A_SIDE * o->side + i];
        if (agi_tensor_may_castle(o, castling)) add_targets(sink, king, one_square(castling->king_to));
    }
}

/* ---- sections 4 and 5: knights, bishops, rooks, queens ---- */

/* Section 5.3. The square that the propelling piece came from counts as empty (ruling 22). */
static AGI_PART void add_propellings(const outlook *o, int32_t from, int32_t beast, squares reached, move_sink *sink)
{
    const squares free = either(o->empty, one_square(from));

    if (leaves_out(o, AG_MOVE_PROPELS)) return;
    add_moves(sink, both(both(reached, free), allowed_for(o, from)), make_propelling(from, beast, 0), OF_EXTRA);
}

static AGI_PART void add_knight_moves(const outlook *o, int32_t from, move_sink *sink)
{
    const squares reached = agi_tensor_attacks.knight[from];
    squares ends = reached;
    squares beasts = both(reached, o->beasts);

    while (has_any(beasts)) {
        const int32_t beast = take_square(&beasts);
        const squares further = agi_tensor_attacks.knight[beast];
        ends = either(ends, further);
        add_propellings(o, from, beast, further, sink);
    }
    add_targets(sink, from, both(both(ends, o->open), allowed_for(o, from)));
}

/* Section 5.2, 5.3: what a piece that came along a line to these beasts can do there. Where it may end is returned. */
static AGI_PART squares add_manoeuvres(const outlook *o, int32_t from, int32_t line, squares beasts, move_sink *sink)
{
    squares ends = NO_SQUARES;

    while (has_any(beasts)) {
        const int32_t beast = take_square(&beasts);
        const squares across = slide(crossing_line(line), beast, o->walls);
        const squares along = slide(line, beast, without(o->walls, one_square(from)));
        ends = either(ends, across);
        add_propellings(o, from, beast, either(across, along), sink);
    }
    return ends;
}

static AGI_PART void add_slides(const outlook *o, int32_t from, int32_t first_line, int32_t line_count, move_sink *sink)
{
    squares ends = NO_SQUARES;

    for (int32_t line = first_line; line < first_line + line_count; line++) {
        const squares seen = slide(line, from, o->walls);
        const squares beasts = both(seen, o->beasts);
        ends = either(ends, seen);
        if (has_any(beasts)) ends = either(ends, add_manoeuvres(o, from, line, beasts, sink));
    }
    add_targets(sink, from, both(both(ends, o->open), allowed_for(o, from)));
}

/* Bishops, rooks, and queens, which go along all lines, by one piece of code. */
static AGI_PART void add_pieces(const outlook *o, squares movers, move_sink *sink)
{
    squares knights = both(movers, o->position->sets[1 + KNIGHT]);

    while (has_any(knights)) add_knight_moves(o, take_square(&knights), sink);
    for (int32_t kind = BISHOP; kind <= QUEEN; kind++) {
        const int32_t first_line = kind == BISHOP ? RISING_LINE : RANK_LINE;
        const int32_t line_count = kind == QUEEN ? LINE_COUNT : 2;
        squares sliders = both(movers, o->position->sets[1 + kind]);
        while (has_any(sliders)) add_slides(o, take_square(&sliders), first_line, line_count, sink);
    }
}

/* ---- section 7: pawns ---- */

/* The kinds that a pawn may become. No position has more than twelve beasts of a side (section 1), so none becomes the
 * thirteenth. */
static AGI_PART const agi_orthodox_game *promotions_for(const outlook *o)
{
    static const agi_orthodox_game without_beast = {.promotions = {QUEEN, ROOK, BISHOP, KNIGHT}, .promotion_count = 4};
    return count_squares(o->beasts) < BEASTS_MAX ? &agi_tensor_game : &without_beast;
}

static AGI_PART void add_promotions(const outlook *o, int32_t side, squares targets, int32_t by, move_sink *sink)
{
    const agi_orthodox_game *game = promotions_for(o);
    const uint64_t moves = (uint64_t)(game->promotion_count * count_squares_on(sink->cpu, targets));

    if (sink->choice) {
        const move_set set = {targets, (ag_move)-by, OF_SOURCE + OF_TARGET, game};
        add_move_set(sink->choice, set, (uint32_t)moves);
    } else if (sink->list) {
        add_pawn_moves(sink->list, game, side, targets, by, 0);
    } else {
        sink->count += moves;
    }
}

static AGI_PART void add_pawns(const outlook *o, int32_t side, squares targets, int32_t by, move_sink *sink)
{
    const squares promotions = both(targets, pawn_last_rank(side));

    if (!has_any(targets)) return;
    add_moves(sink, without(targets, promotions), (ag_move)-by, OF_SOURCE + OF_TARGET);
    if (has_any(promotions)) add_promotions(o, side, promotions, by, sink);
}

/* A first move; the beast goes from the third rank to the fourth (ruling 24). */
static AGI_PART void add_pawn_propellings(const outlook *o, int32_t side, squares pawns, squares allowed,
                                          move_sink *sink)
{
    const int32_t by = pawn_forward(side);
    const squares propelled = pawn_single_steps(side, both(pawns, pawn_home_rank(side)), o->beasts);
    const squares targets = both(pawn_single_steps(side, propelled, o->empty), allowed);

    if (!has_any(propelled) || leaves_out(o, AG_MOVE_PROPELS)) return;
    add_moves(sink, targets, PROPELS - (ag_move)(2 * by + by * OF_TARGET), OF_SOURCE + OF_TARGET + OF_EXTRA);
}

/* The moves of pawns that may all come to the same squares. A double step passes over an own beast (ruling 15). */
static AGI_PART void add_pawn_set(const outlook *o, int32_t side, squares pawns, squares allowed, move_sink *sink)
{
    const int32_t forward = pawn_forward(side);
    const squares passable = either(o->empty, o->beasts);
    const squares free = both(o->pawn_steps, allowed);
    const squares prey = both(o->pawn_prey, allowed);

    add_pawns(o, side, pawn_single_steps(side, pawns, free), forward, sink);
    add_moves(sink, pawn_double_steps(side, pawns, passable, free), (ag_move)(-2 * forward), OF_SOURCE + OF_TARGET);
    add_pawns(o, side, both(pawn_left_attacks(side, pawns), prey), pawn_left(side), sink);
    add_pawns(o, side, both(pawn_right_attacks(side, pawns), prey), pawn_right(side), sink);
    if (has_any(o->beasts)) add_pawn_propellings(o, side, pawns, allowed, sink);
}

/* Two pieces leave the board's lines at once, so this capture is tried out. */
static bool is_en_passant_legal(const tensor_position *position, int32_t side, int32_t from, int32_t to)
{
    const squares gone = either(one_square(from), one_square(en_passant_victim(side, to)));
    const squares walls = either(without(walls_for(position, !side), gone), one_square(to));
    tensor_position after = *position;

    after.side[!side] = without(after.side[!side], gone);
    return !agi_tensor_is_attacked(&after, king_square(position, side), !side, walls);
}

static squares en_passant_capturers(const tensor_position *position, int32_t square)
{
    const int32_t side = position->shared.base.side;
    squares pawns = pawn_attackers(side, pieces_of(position, PAWN, side), square);
    squares legal = NO_SQUARES;

    while (has_any(pawns)) {
        const int32_t from = take_square(&pawns);
        if (is_en_passant_legal(position, side, from, square)) legal = either(legal, one_square(from));
    }
    return legal;
}

bool agi_tensor_can_take_en_passant(const tensor_position *position, int32_t square)
{
    return has_any(en_passant_capturers(position, square));
}

static AGI_PART void add_en_passant(const outlook *o, squares movers, move_sink *sink)
{
    const int32_t square = o->position->shared.en_passant;

    if (square == AGI_NO_SQUARE || leaves_out(o, AG_MOVE_CAPTURE)) return;
    add_moves(sink, both(en_passant_capturers(o->position, square), movers), agi_make_move(0, square), OF_SOURCE);
}

/* Those that are not pinned all at once, then each of the others. A pawn that an unchecked move has left on its last
 * rank has no moves. */
static AGI_PART void add_pawns_of(const outlook *o, int32_t side, squares movers, move_sink *sink)
{
    const squares pawns = without(both(movers, o->position->sets[1 + PAWN]), pawn_last_rank(side));
    squares pinned = both(pawns, o->threats.pinned);
    squares group = without(pawns, pinned);
    squares allowed = o->threats.answers;

    for (;;) {
        add_pawn_set(o, side, group, allowed, sink);
        if (!has_any(pinned)) return;
        group = one_square(take_square(&pinned));
        allowed = agi_tensor_pinned_to(&o->threats, first_square(group));
    }
}

/* Only what pawns do is compiled once for each side. */
static AGI_PART void add_all_pawns(const outlook *o, squares movers, move_sink *sink)
{
    if (o->side == AG_WHITE) {
        add_pawns_of(o, AG_WHITE, movers, sink);
    } else {
        add_pawns_of(o, AG_BLACK, movers, sink);
    }
}

/* ---- all of them ---- */

void agi_tensor_look(outlook *o, const tensor_position *position)
{
    look(o, position);
}

/* Which of the legal moves are wanted. */
typedef struct scope {
    squares movers;
    bool takes_beasts;    /* chains that take beasts included */
    uint32_t left_out;    /* as in an outlook */
    bool ignores_threats; /* as if kings could be taken */
} scope;

static const scope EVERYTHING = {.movers = {~UINT64_C(0), 0xFFFF}, .takes_beasts = true};

/* From a check that no single square ends only kings get out, beasts that take beasts, and perhaps en passant. */
static AGI_PART void generate(const tensor_position *position, const scope *wanted, move_sink *sink)
{
    outlook o;
    squares own;
    squares kings;

    look(&o, position);
    if (wanted->ignores_threats) o.threats = (threats){.answers = ALL_SQUARES};
    if (wanted->left_out != 0) leave_out(&o, wanted->left_out);
    own = both(o.own, wanted->movers);
    kings = both(own, position->sets[1 + KING]);
    while (has_any(kings)) add_king_moves(&o, take_square(&kings), sink);
    add_beasts(&o, own, wanted->takes_beasts, sink);
    add_en_passant(&o, own, sink);
    if (!has_any(o.threats.answers)) return;
    if (has_any(o.open) || !leaves_out(&o, AG_MOVE_PROPELS)) add_pieces(&o, own, sink);
    add_all_pawns(&o, own, sink);
}

static void list_moves(const tensor_position *position, const scope *wanted, agi_moves *list)
{
    move_sink sink = {.list = list};
    generate(position, wanted, &sink);
}

void agi_tensor_moves_of(const tensor_position *position, squares movers, agi_moves *list)
{
    const scope wanted = {.movers = movers, .takes_beasts = true};
    list_moves(position, &wanted, list);
}

void agi_tensor_plain_moves_of(const tensor_position *position, squares movers, agi_moves *list)
{
    const scope wanted = {.movers = movers};
    list_moves(position, &wanted, list);
}

void agi_tensor_unsafe_moves_of(const tensor_position *position, squares movers, agi_moves *list)
{
    const scope wanted = {.movers = movers, .ignores_threats = true};
    list_moves(position, &wanted, list);
}

void agi_tensor_moves(const ag_variant *variant, const agi_position *position, agi_moves *list)
{
    (void)variant;
    list_moves(tensor_of(position), &EVERYTHING, list);
}

void agi_tensor_moves_with(const ag_variant *variant, const agi_position *position, uint32_t traits, agi_moves *list)
{
    const scope wanted = {.movers = ALL_SQUARES, .takes_beasts = (traits & AG_MOVE_CAPTURE) != 0, .left_out = ~traits};

    (void)variant;
    list_moves(tensor_of(position), &wanted, list);
}

/* ---- counted, and picked ---- */

static AGI_PART uint64_t count_on(agi_cpu cpu, const tensor_position *position)
{
    move_sink sink = {.cpu = cpu};

    generate(position, &EVERYTHING, &sink);
    return sink.count;
}

uint64_t agi_tensor_count(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    return count_on(AGI_CPU_BASELINE, tensor_of(position));
}

AGI_FOR_POPCNT uint64_t agi_tensor_count_popcnt(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    return count_on(AGI_CPU_POPCNT, tensor_of(position));
}

static ag_move listed_move(const tensor_position *position, uint32_t place)
{
    ag_move move = 0;
    agi_moves list = {.buf = &move, .cap = 1, .skip = place};

    list_moves(position, &EVERYTHING, &list);
    return move;
}

static AGI_PART ag_move pick_on(agi_cpu cpu, const tensor_position *position, uint64_t *seed)
{
    move_choice choice;
    move_sink sink = {.choice = &choice, .cpu = cpu};
    uint32_t place;
    ag_move move;

    begin_choice(&choice, cpu);
    generate(position, &EVERYTHING, &sink);
    if (choice.moves == 0) return 0;
    place = agi_random_below(seed, choice.moves);
    move = chosen_move(&choice, place);
    return move != 0 ? move : listed_move(position, place);
}

ag_move agi_tensor_pick(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    (void)variant;
    return pick_on(AGI_CPU_BASELINE, tensor_of(position), seed);
}

AGI_FOR_POPCNT ag_move agi_tensor_pick_popcnt(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    (void)variant;
    return pick_on(AGI_CPU_POPCNT, tensor_of(position), seed);
}

/* ---- whether there is any ---- */

/* Pawns first, which are quickly looked at, and chains that take beasts last. */
bool agi_tensor_has_move(const ag_variant *variant, const agi_position *position)
{
    move_sink sink = {.asks = true};
    outlook o;
    squares kings;

    (void)variant;
    agi_tensor_look(&o, tensor_of(position));
    if (has_any(o.threats.answers)) {
        add_all_pawns(&o, o.own, &sink);
        if (sink.count == 0) add_pieces(&o, o.own, &sink);
    }
    kings = both(o.own, o.position->sets[1 + KING]);
    while (sink.count == 0 && has_any(kings)) add_king_moves(&o, take_square(&kings), &sink);
    if (sink.count == 0) add_en_passant(&o, o.own, &sink);
    if (sink.count == 0) add_beasts(&o, o.own, true, &sink);
    return sink.count > 0;
}
