/* SPDX-License-Identifier: MIT
 * Taps: a piece and its square; for a ricochet likewise; for propelling the piece, the beast and the beast's new square;
 * for castling the king and its square, or king, rook and, where there are two, the square; for a beast its leaps
 * one by one. */
#include "chain_taps.h"
#include "squares.h"

/* ---- pieces other than leaping beasts: all moves of a piece are compared ---- */

enum { PATH_MAX = 3, PATHS_MAX = 2 };

/* One way to tap a move. */
typedef struct tap_sequence {
    int32_t taps[PATH_MAX];
    int32_t length;
} tap_sequence;

/* The other castling with the same rook. */
static bool has_other_castling(const outlook *o, const tensor_castling *castling)
{
    for (int32_t i = 0; i < CASTLING_COUNT; i++) {
        const tensor_castling *other = &agi_tensor_castlings[i];
        if (other != castling && other->right == castling->right) return agi_tensor_may_castle(o, other);
    }
    return false;
}

static int32_t castling_paths(const outlook *o, const tensor_castling *castling, tap_sequence paths[PATHS_MAX])
{
    const int32_t length = has_other_castling(o, castling) ? 3 : 2;

    paths[0] = (tap_sequence){{castling->king_from, castling->king_to}, 2};
    paths[1] = (tap_sequence){{castling->king_from, castling->rook_from, castling->king_to}, length};
    return 2;
}

/* The ways to tap a plain or propelling move; their number. */
static int32_t list_paths(const outlook *o, ag_move move, tap_sequence paths[PATHS_MAX])
{
    const int32_t from = tensor_from(move);
    const int32_t to = tensor_to(move);
    const int32_t kind = agi_promotion(move);
    const tensor_castling *castling = agi_tensor_castling_of(o->position, move);

    if (castling) return castling_paths(o, castling, paths);
    paths[0] = (tap_sequence){{from, to}, 2};
    if ((move & SORT_MASK) == PROPELS) {
        paths[0] = (tap_sequence){{from, to, tensor_propelled_to(move)}, 3};
    } else if (kind != 0) {
        paths[0] = (tap_sequence){{from, to, AG_TAP_CHOICE + ag_piece_make(kind, o->side)}, 3};
    }
    return 1;
}

static bool begins_with(const tap_sequence *path, const int32_t *taps, int32_t n)
{
    if (n > path->length) return false;
    for (int32_t i = 0; i < n; i++) {
        if (path->taps[i] != taps[i]) return false;
    }
    return true;
}

/* Sees what the taps can become among a piece's moves: *move is what they make, offers what may come next. */
static void compare_moves(const outlook *o, const int32_t *taps, int32_t n, agi_tap_set *offers, ag_move *move)
{
    ag_move moves[MOVES_OF_A_PIECE];
    agi_moves list = {.buf = moves, .cap = MOVES_OF_A_PIECE};
    tap_sequence paths[PATHS_MAX];

    agi_tensor_plain_moves_of(o->position, one_square(taps[0]), &list);
    for (uint32_t i = 0; i < list.count && i < list.cap; i++) {
        const int32_t count = list_paths(o, moves[i], paths);
        for (int32_t j = 0; j < count; j++) {
            if (!begins_with(&paths[j], taps, n)) continue;
            if (paths[j].length == n) {
                *move = moves[i];
            } else {
                agi_offer_tap(offers, paths[j].taps[n]);
            }
        }
    }
}

/* ---- beasts: leap by leap ---- */

/* Where taps on a beast have led. */
typedef struct tap_walk {
    chain now;
    int32_t leap_to; /* a leap whose beast may be taken or left, and it has not been said which; AGI_NO_SQUARE */
    squares steps;   /* before the first leap: where a step leads (section 6.1) */
    ag_move stepped; /* the step taken; 0: none */
    bool is_done;
} tap_walk;

static squares legal_steps(const outlook *o, int32_t from)
{
    return both(both(agi_tensor_attacks.king[from], o->empty), allowed_for(o, from));
}

static tap_walk begin_walk(const chain_ground *ground)
{
    const chain start = agi_tensor_begin_chain(ground);

    return (tap_walk){.now = start, .leap_to = AGI_NO_SQUARE, .steps = legal_steps(ground->outlook, start.home)};
}

static bool has_begun(const tap_walk *walk)
{
    return walk->now.orientation != NO_ORIENTATION;
}

static agi_tap_set offers_of_walk(const tap_walk *walk)
{
    agi_tap_set offers = {.done = false};
    half_board next;

    if (walk->is_done || walk->stepped != 0) return offers;
    if (walk->leap_to != AGI_NO_SQUARE) {
        agi_offer_tap(&offers, AG_TAP_CHOICE);
        agi_offer_tap(&offers, AG_TAP_CHOICE + ag_piece_make(BEAST, !walk->now.ground->outlook->side));
        return offers;
    }
    next = agi_tensor_next_leaps(&walk->now);
    offers.done = has_begun(walk) && next != 0 && agi_tensor_may_stop(&walk->now);
    if (!has_begun(walk)) offers = (agi_tap_set){.squares = {walk->steps.low, walk->steps.high}};
    while (next != 0) agi_offer_tap(&offers, take_from_half(&next, walk->now.home & 1));
    return offers;
}

static void take_square_tap(tap_walk *walk, int32_t to)
{
    leap_choice choice;

    if (!has_begun(walk) && has_square(walk->steps, to)) {
        walk->stepped = agi_make_move(walk->now.home, to);
        return;
    }
    choice = agi_tensor_leap_choice(&walk->now, to);
    if (choice.may_leave && choice.may_take) {
        walk->leap_to = to;
    } else {
        walk->now = agi_tensor_leap(&walk->now, to, choice.may_take);
    }
}

/* Takes a tap that is offered. */
static void take_tap(tap_walk *walk, int32_t tap)
{
    if (tap == AG_TAP_DONE) {
        walk->is_done = true;
    } else if (walk->leap_to != AGI_NO_SQUARE) {
        walk->now = agi_tensor_leap(&walk->now, walk->leap_to, tap != AG_TAP_CHOICE);
        walk->leap_to = AGI_NO_SQUARE;
    } else {
        take_square_tap(walk, tap);
    }
}

static bool has_choices(const agi_tap_set *offers)
{
    return offers->choices[0] != 0;
}

static bool has_offers(const agi_tap_set *offers)
{
    return (offers->squares[0] | offers->squares[1]) != 0 || has_choices(offers);
}

static int32_t follow_beast(const outlook *o, const int32_t *taps, int32_t n, agi_tap_set *offers, ag_move *move)
{
    chain_ground ground;
    tap_walk walk;

    agi_tensor_survey(&ground, o, taps[0]);
    walk = begin_walk(&ground);
    *offers = offers_of_walk(&walk);
    for (int32_t i = 1; i < n; i++) {
        if (!agi_is_offered(offers, taps[i])) return AG_ERR_ILLEGAL;
        take_tap(&walk, taps[i]);
        *offers = offers_of_walk(&walk);
    }
    if (has_offers(offers)) return AG_ERR_AMBIGUOUS;
    if (n == 1) return AG_ERR_ILLEGAL;
    *move = walk.stepped != 0 ? walk.stepped : agi_tensor_move_of_chain(&walk.now);
    return AG_OK;
}

static void keep_better(const tap_list *found, tap_list *best)
{
    if (best->count == 0 || agi_tensor_is_better(found, best)) *best = *found;
}

/* The taps of a beast's step or chain, if they are better; nothing when it cannot make the move. */
static void find_beast_taps(const outlook *o, int32_t from, ag_move move, tap_list *best)
{
    const bool takes = (move & SORT_MASK) == TAKES_BEASTS;
    const chain_goal goal = {.to = from == tensor_from(move) ? tensor_to(move) : from,
                             .taken = takes ? tensor_beasts_taken(move) : 0};

    if (takes || !has_square(agi_tensor_attacks.king[from], goal.to)) {
        agi_tensor_find_chain(o, from, &goal, best);
    } else {
        *best = (tap_list){.taps = {from, goal.to}, .count = 2};
    }
}

/* Section 10: a move that leaves a beast where it was may be made with any that can come home like that. */
static void find_home_taps(const outlook *o, ag_move move, tap_list *best)
{
    squares beasts = o->beasts;

    while (has_any(beasts)) {
        const int32_t home = take_square(&beasts);
        if (!agi_tensor_can_chain(o->position, home, home, tensor_beasts_taken(move))) continue;
        find_beast_taps(o, home, move, best);
    }
}

static void find_taps(const outlook *o, ag_move move, tap_list *best)
{
    tap_sequence paths[PATHS_MAX];
    int32_t count;

    best->count = 0;
    if (has_square(o->beasts, tensor_from(move)) && tensor_from(move) == tensor_to(move)) {
        find_home_taps(o, move, best);
    } else if (has_square(o->beasts, tensor_from(move))) {
        find_beast_taps(o, tensor_from(move), move, best);
    } else {
        count = list_paths(o, move, paths);
        for (int32_t i = 0; i < count; i++) {
            tap_list found = {.count = 0};
            for (int32_t j = 0; j < paths[i].length; j++) add_tap(&found, paths[i].taps[j]);
            keep_better(&found, best);
        }
    }
}

/* ---- steps ---- */

/* The leap of a chain is a group, the beast taken with it. */
static void add_leap_steps(const tap_walk *before, const tap_walk *walk, int32_t group, agi_steps *steps)
{
    const chain *was = &before->now;
    const outlook *o = was->ground->outlook;
    const int32_t beast = o->position->piece[was->home];
    const int32_t to = walk->leap_to != AGI_NO_SQUARE ? walk->leap_to : walk->now.at;
    const int32_t over = agi_tensor_leapt_over(was, to);

    if (before->leap_to == AGI_NO_SQUARE) {
        agi_add_step(steps, (ag_step){AG_STEP_MOVE, was->at, to, beast, beast, group});
    }
    if (walk->now.taken != was->taken) {
        agi_add_step(steps, (ag_step){AG_STEP_REMOVE, over, over, o->position->piece[over], 0, group});
    }
}

static void add_walk_steps(const outlook *o, const int32_t *taps, int32_t n, agi_steps *steps)
{
    chain_ground ground;
    tap_walk walk;
    int32_t group = -1;

    agi_tensor_survey(&ground, o, taps[0]);
    walk = begin_walk(&ground);
    for (int32_t i = 1; i < n && taps[i] != AG_TAP_DONE; i++) {
        const tap_walk before = walk;
        take_tap(&walk, taps[i]);
        if (walk.stepped != 0) {
            agi_tensor_add_plain_steps(o->position, walk.stepped, steps);
            return;
        }
        if (before.leap_to == AGI_NO_SQUARE) group++;
        add_leap_steps(&before, &walk, group, steps);
    }
}

/* ---- agi_turn_taps ---- */

static bool is_own(const outlook *o, int32_t tap)
{
    return tap >= 0 && tap < BOARD_SQUARES && has_square(o->own, tap);
}

static int32_t follow_from(const outlook *o, const int32_t *taps, int32_t n, agi_tap_set *offers, ag_move *move)
{
    *move = 0;
    *offers = (agi_tap_set){.done = false};
    if (!is_own(o, taps[0])) return AG_ERR_ILLEGAL;
    if (has_square(o->beasts, taps[0])) return follow_beast(o, taps, n, offers, move);
    compare_moves(o, taps, n, offers, move);
    if (*move != 0) return AG_OK;
    return has_offers(offers) ? AG_ERR_AMBIGUOUS : AG_ERR_ILLEGAL;
}

static int32_t follow(const ag_variant *variant, const agi_position *position, const int32_t *taps, int32_t n,
                      agi_tap_set *offers, ag_move *move)
{
    outlook o;

    (void)variant;
    agi_tensor_look(&o, tensor_of(position));
    if (n > 0) return follow_from(&o, taps, n, offers, move);
    *offers = (agi_tap_set){.done = false};
    for (int32_t square = 0; square < BOARD_SQUARES; square++) {
        agi_tap_set next;
        if (follow_from(&o, &square, 1, &next, move) == AG_ERR_AMBIGUOUS) agi_offer_tap(offers, square);
    }
    return AG_ERR_AMBIGUOUS;
}

static void steps_tapped(const ag_variant *variant, const agi_position *position, const int32_t *taps, int32_t n,
                         agi_steps *steps)
{
    outlook o;
    agi_tap_set offers;
    ag_move move;

    (void)variant;
    if (n == 0) return;
    agi_tensor_look(&o, tensor_of(position));
    if (has_square(o.beasts, taps[0])) {
        add_walk_steps(&o, taps, n, steps);
        return;
    }
    /* What a pawn becomes is asked behind its target: there it is a pawn still. */
    if (follow_from(&o, taps, n, &offers, &move) != AG_OK && n == 2 && has_choices(&offers))
        move = agi_make_move(taps[0], taps[1]);
    if (move != 0) agi_tensor_add_plain_steps(o.position, move, steps);
}

/* A piece and its target, "a1b2"; what propels an own beast, "a1b1:c1". */
static bool write_tapped(const ag_variant *variant, const agi_position *position, const int32_t *taps, int32_t n,
                         agi_writer *text)
{
    const squares beasts = pieces_of(tensor_of(position), BEAST, position->side);
    const bool is_beast = n > 1 && has_square(beasts, taps[0]);

    if (n < 2 || n > 3 || (n == 3 && (is_beast || !has_square(beasts, taps[1])))) return false;
    agi_put_square(text, variant, taps[0]);
    agi_put_square(text, variant, taps[1]);
    if (is_beast || !has_square(beasts, taps[1])) return true;
    agi_put_char(text, ':');
    agi_put_square(text, variant, taps[n == 3 ? 2 : 0]);
    return true;
}

static int32_t shortest(const ag_variant *variant, const agi_position *position, ag_move move, int32_t *taps)
{
    outlook o;
    tap_list best;

    (void)variant;
    agi_tensor_look(&o, tensor_of(position));
    find_taps(&o, move, &best);
    for (int32_t i = 0; i < best.count; i++) taps[i] = best.taps[i];
    return best.count;
}

void agi_tensor_move_steps(const ag_variant *variant, const agi_position *position, ag_move move, agi_steps *steps)
{
    outlook o;
    tap_list best;

    (void)variant;
    agi_tensor_look(&o, tensor_of(position));
    if (!has_square(o.beasts, tensor_from(move))) {
        agi_tensor_add_plain_steps(o.position, move, steps);
        return;
    }
    find_taps(&o, move, &best);
    if (best.count > 0) add_walk_steps(&o, best.taps, best.count, steps);
}

/* The square of the beast that is named for coming home with a mask of beasts taken. */
typedef struct named_homes {
    uint8_t of_mask[TAKEN_MASK + 1];
} named_homes;

static void note_home(void *visitor, ag_move move)
{
    named_homes *homes = visitor;

    if (tensor_from(move) == tensor_to(move)) homes->of_mask[tensor_beasts_taken(move)] = (uint8_t)tensor_from(move);
}

/* The move of a beast that comes home is another's when that one's name comes first (section 10). */
static void rename_home_moves(const tensor_position *position, int32_t from, agi_moves *list)
{
    named_homes homes;
    agi_moves all = {.visit = note_home, .visitor = &homes};

    for (uint32_t i = 0; i < list->count && i < list->cap; i++) {
        const uint32_t taken = tensor_beasts_taken(list->buf[i]);

        if (tensor_to(list->buf[i]) != from) continue;
        if (all.count == 0) agi_tensor_moves_of(position, ALL_SQUARES, &all);
        list->buf[i] = make_leaps(homes.of_mask[taken], homes.of_mask[taken], taken);
    }
}

static void moves_from(const ag_variant *variant, const agi_position *position, int32_t square, agi_moves *list)
{
    const tensor_position *here = tensor_of(position);

    (void)variant;
    agi_tensor_moves_of(here, one_square(square), list);
    if (has_square(pieces_of(here, BEAST, position->side), square)) rename_home_moves(here, square, list);
}

const agi_turn_taps agi_tensor_taps = {
    .follow = follow,
    .steps = steps_tapped,
    .write = write_tapped,
    .shortest = shortest,
    .moves_from = moves_from,
};
