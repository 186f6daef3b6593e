/* SPDX-License-Identifier: MIT
 * Rinne and Tensei: moving, capturing, changing kind (sections 3 to 5) and the end of the game (section 6). */
#include "bits.h"
#include "rinne.h"

static const agi_verdict ONGOING = {.result = AG_ONGOING, .reason = AG_REASON_NONE};

/* ---- sections 3 and 4: where men go ---- */

/* A move ends on an empty square, or on a goal with an enemy man on it. */
static uint32_t landing_squares(const rinne_setup *setup, const rinne_position *position, uint32_t player)
{
    const uint32_t enemies = position->men[player ^ 1];

    return (setup->board & ~(position->men[player] | enemies)) | (enemies & (setup->goals[AG_WHITE] | setup->goals[AG_BLACK]));
}

/* Every man stops a line, and so does the edge of the small board. */
static uint32_t occupied_squares(const rinne_setup *setup, const rinne_position *position)
{
    return position->men[AG_WHITE] | position->men[AG_BLACK] | ~setup->board;
}

uint32_t agi_rinne_destinations(const rinne_setup *setup, const rinne_position *position, uint32_t square)
{
    const uint32_t piece = position->pieces[square];
    const uint32_t player = (piece & 1) != 0 ? AG_WHITE : AG_BLACK;

    return rinne_targets(rinne_kind(piece), square, occupied_squares(setup, position)) & landing_squares(setup, position, player);
}

/* ---- section 6: the end ---- */

static bool has_moves(const rinne_setup *setup, const rinne_position *position, uint32_t player)
{
    for (uint32_t men = position->men[player]; men != 0; men &= men - 1) {
        if (agi_rinne_destinations(setup, position, agi_lowest_bit(men)) != 0) return true;
    }
    return false;
}

/* Test 1: a man of the player to move stands on that player's goal. */
static bool is_on_goal(const rinne_setup *setup, const rinne_position *position, uint32_t player)
{
    return (position->men[player] & setup->goals[player]) != 0;
}

static agi_verdict verdict(const ag_variant *variant, const agi_position *position)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);
    const uint32_t player = position->side;

    if (is_on_goal(setup, p, player)) {
        return (agi_verdict){.result = player == AG_WHITE ? AG_WHITE_WINS : AG_BLACK_WINS, .reason = AG_REASON_GOAL};
    }
    if (!has_moves(setup, p, player)) {
        return (agi_verdict){.result = player == AG_WHITE ? AG_BLACK_WINS : AG_WHITE_WINS, .reason = AG_REASON_BLOCKED};
    }
    return ONGOING;
}

/* ---- legal moves ---- */

/* A decided game needs no roll (ruling 5). */
static bool is_roll_open(const rinne_setup *setup, const rinne_position *position)
{
    const uint32_t player = position->head.side;
    return !is_on_goal(setup, position, player) && has_moves(setup, position, player);
}

static ag_move roll_move(uint32_t square, uint32_t kind)
{
    return square | square << RINNE_TO_SHIFT | RINNE_ROLL_BIT | kind << RINNE_KIND_SHIFT;
}

static void list_rolls(const rinne_setup *setup, const rinne_position *position, agi_moves *list)
{
    const int32_t square = agi_rinne_undecided(position);

    if (square < 0 || !is_roll_open(setup, position)) return;
    for (uint32_t kind = RINNE_KING; kind <= RINNE_QUEEN; kind++) agi_add_move(list, roll_move((uint32_t)square, kind));
}

static void moves(const ag_variant *variant, const agi_position *position, agi_moves *list)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);
    const uint32_t player = position->side;
    const uint32_t occupied = occupied_squares(setup, p);
    const uint32_t landing = landing_squares(setup, p, player);

    if (position->roll_due) {
        list_rolls(setup, p, list);
        return;
    }
    if (is_on_goal(setup, p, player)) return;
    for (uint32_t men = p->men[player]; men != 0; men &= men - 1) {
        const uint32_t from = agi_lowest_bit(men);
        uint32_t targets = rinne_targets(rinne_kind(p->pieces[from]), from, occupied) & landing;
        for (; targets != 0; targets &= targets - 1) agi_add_move(list, from | agi_lowest_bit(targets) << RINNE_TO_SHIFT);
    }
}

static uint64_t count(const ag_variant *variant, const agi_position *position)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);
    const uint32_t player = position->side;
    const uint32_t occupied = occupied_squares(setup, p);
    const uint32_t landing = landing_squares(setup, p, player);
    uint64_t total = 0;

    if (position->roll_due) return is_roll_open(setup, p) ? 5 : 0;
    if (is_on_goal(setup, p, player)) return 0;
    for (uint32_t men = p->men[player]; men != 0; men &= men - 1) {
        const uint32_t from = agi_lowest_bit(men);
        total += agi_count_bits(rinne_targets(rinne_kind(p->pieces[from]), from, occupied) & landing);
    }
    return total;
}

static bool is_legal_roll(const rinne_setup *setup, const rinne_position *position, ag_move move)
{
    const int32_t square = agi_rinne_undecided(position);
    const uint32_t kind = rinne_rolled_kind(move);

    return square >= 0 && kind >= RINNE_KING && kind <= RINNE_QUEEN && move == roll_move((uint32_t)square, kind) &&
           is_roll_open(setup, position);
}

static bool is_legal(const ag_variant *variant, const agi_position *position, ag_move move)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);
    const uint32_t player = position->side;

    if (position->roll_due) return is_legal_roll(setup, p, move);
    if (move >= RINNE_ROLL_BIT || is_on_goal(setup, p, player)) return false;
    return (p->men[player] >> rinne_from(move) & 1) != 0 &&
           (agi_rinne_destinations(setup, p, rinne_from(move)) >> rinne_to(move) & 1) != 0;
}

/* ---- playing ---- */

/* Section 5, Rinne. What is no man stays none, and what waits for a roll waits on. */
uint32_t agi_rinne_next_kind(uint32_t kind)
{
    static const uint8_t NEXT[RINNE_KINDS] = {RINNE_NONE, RINNE_KNIGHT, RINNE_BISHOP, RINNE_ROOK, RINNE_QUEEN, RINNE_KING, RINNE_X};
    return NEXT[kind];
}

static void play_roll(rinne_position *after, ag_move move)
{
    const uint32_t square = rinne_from(move);
    const uint32_t kind = rinne_rolled_kind(move) % RINNE_KINDS;
    const uint8_t piece = kind == RINNE_NONE ? 0 : rinne_piece(kind, after->head.side ^ 1u);

    after->head.hash ^= agi_rinne_key(after->pieces[square], square) ^ agi_rinne_key(piece, square);
    after->head.roll_due = 0;
    after->head.quiet++;
    after->pieces[square] = piece;
}

static void play(const ag_variant *variant, const agi_position *position, ag_move move, agi_position *result)
{
    const rinne_position *before = rinne_of(position);
    rinne_position *after = (rinne_position *)result;
    const bool has_die = rinne_setup_of(variant)->has_die;
    const uint32_t player = position->side;
    const uint32_t from = rinne_from(move);
    const uint32_t to = rinne_to(move);
    const uint32_t piece = before->pieces[from];
    const uint32_t taken = before->pieces[to];
    const uint32_t kind = has_die ? RINNE_X : agi_rinne_next_kind(rinne_kind(piece));
    const uint8_t changed = rinne_piece(kind, player);

    *after = *before;
    if (rinne_is_roll(move)) {
        play_roll(after, move);
        return;
    }
    after->head.hash ^= agi_rinne_key(piece, from) ^ agi_rinne_key(changed, to) ^ agi_rinne_side_key();
    after->head.side = (uint8_t)(player ^ 1);
    after->head.roll_due = has_die;
    after->head.quiet++;
    after->men[player] ^= UINT32_C(1) << from | UINT32_C(1) << to;
    after->pieces[from] = 0;
    after->pieces[to] = changed;
    if (taken != 0) {
        after->head.hash ^= agi_rinne_key(taken, to);
        after->head.quiet = 0;
        after->men[player ^ 1] &= ~(UINT32_C(1) << to);
    }
}

/* ---- what a host asks ---- */

static int32_t piece_at(const ag_variant *variant, const agi_position *position, int32_t square)
{
    (void)variant;
    return rinne_of(position)->pieces[square];
}

static int32_t square_traits(const ag_variant *variant, const agi_position *position, int32_t square)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    int32_t traits = 0;

    (void)position;
    if ((setup->goals[AG_WHITE] >> square & 1) != 0) traits |= AG_TRAIT_GOAL_WHITE;
    if ((setup->goals[AG_BLACK] >> square & 1) != 0) traits |= AG_TRAIT_GOAL_BLACK;
    return traits;
}

/* Captures are made on the two goals only (section 4). */
static bool attacked(const ag_variant *variant, const agi_position *position, int32_t square, int32_t by_player)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);
    const uint32_t occupied = occupied_squares(setup, p);

    if (square_traits(variant, position, square) == 0) return false;
    for (uint32_t men = p->men[by_player]; men != 0; men &= men - 1) {
        const uint32_t from = agi_lowest_bit(men);
        if ((rinne_targets(rinne_kind(p->pieces[from]), from, occupied) >> square & 1) != 0) return true;
    }
    return false;
}

static int32_t move_from(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    return (int32_t)rinne_from(move);
}

static int32_t move_to(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    return (int32_t)rinne_to(move);
}

static int32_t move_traits(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    if (rinne_is_roll(move)) return AG_MOVE_CHANCE;
    return rinne_of(position)->pieces[rinne_to(move)] != 0 ? AG_MOVE_CAPTURE | AG_MOVE_IRREVERSIBLE : 0;
}

static void move_steps(const ag_variant *variant, const agi_position *position, ag_move move, agi_steps *steps)
{
    const int32_t from = (int32_t)rinne_from(move);
    const int32_t to = (int32_t)rinne_to(move);
    const uint8_t *pieces = rinne_of(position)->pieces;
    rinne_position after;
    int32_t group = 0;

    play(variant, position, move, &after.head);
    if (rinne_is_roll(move)) {
        agi_add_step(steps, (ag_step){AG_STEP_CHANGE, from, from, pieces[from], after.pieces[from], group});
        return;
    }
    if (pieces[to] != 0) agi_add_step(steps, (ag_step){AG_STEP_REMOVE, to, to, pieces[to], 0, group++});
    agi_add_step(steps, (ag_step){AG_STEP_MOVE, from, to, pieces[from], after.pieces[to], group});
}

/* Five kinds, each as likely as any other (section 5). */
static int32_t chance_weight(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    (void)move;
    return 1;
}

/* A man and its target; of a roll what the die shows. */
static int32_t tap_path(const ag_variant *variant, const agi_position *position, ag_move move, int32_t which, int32_t *taps)
{
    (void)variant;
    if (which > 0) return 0;
    if (rinne_is_roll(move)) {
        taps[0] = AG_TAP_CHOICE + rinne_piece(rinne_rolled_kind(move), position->side ^ 1u);
        return 1;
    }
    taps[0] = (int32_t)rinne_from(move);
    taps[1] = (int32_t)rinne_to(move);
    return 2;
}

const agi_rules agi_rinne_rules = {
    .position_bytes = sizeof(rinne_position),
    .waivable = AG_PROBLEM_TOO_MANY_MEN,
    .draw_repetitions = 3,
    .read = agi_rinne_read,
    .write = agi_rinne_write,
    .moves = moves,
    .count = count,
    .is_legal = is_legal,
    .play = play,
    .verdict = verdict,
    .same = agi_rinne_same,
    .hash = agi_rinne_hash,
    .piece_at = piece_at,
    .square_traits = square_traits,
    .attacked = attacked,
    .move_from = move_from,
    .move_to = move_to,
    .move_traits = move_traits,
    .move_steps = move_steps,
    .chance_weight = chance_weight,
    .write_move = agi_rinne_write_move,
    .read_move = agi_rinne_read_move,
    .tap_path = tap_path,
};
