/* SPDX-License-Identifier: MIT
 * Rinne and Tensei: moving, capturing, changing kind (sections 3 to 5) and the end of the game (section 6). */
#include "bits.h"
#include "defaults.h"
#include "random.h"
#include "rinne.h"

#include <string.h>

static const agi_verdict ONGOING = {.result = AG_ONGOING, .reason = AG_REASON_NONE};

/* ---- sections 3 and 4: where pieces go ---- */

uint32_t agi_rinne_destinations(const rinne_setup *setup, const rinne_position *position, uint32_t square)
{
    const uint32_t piece = position->pieces[square];
    const uint32_t own = position->side[rinne_player(piece)];
    const uint32_t enemies = position->side[rinne_player(piece) ^ 1];

    return rinne_targets(rinne_kind(piece), square, rinne_occupied(setup, own | enemies)) &
           rinne_landing(setup, own, enemies);
}

/* ---- section 6: the end ---- */

static bool has_moves(const rinne_setup *setup, const rinne_position *position, uint32_t player)
{
    for (uint32_t pieces = position->side[player]; pieces != 0; pieces &= pieces - 1) {
        if (agi_rinne_destinations(setup, position, agi_lowest_bit(pieces)) != 0) return true;
    }
    return false;
}

static agi_verdict verdict(const ag_variant *variant, const agi_position *position)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);
    const uint32_t player = position->side;

    if (rinne_is_on_goal(setup, p->side[player], player)) {
        return (agi_verdict){.result = player == AG_WHITE ? AG_WHITE_WINS : AG_BLACK_WINS, .reason = AG_REASON_GOAL};
    }
    if (!has_moves(setup, p, player)) {
        return (agi_verdict){.result = player == AG_WHITE ? AG_BLACK_WINS : AG_WHITE_WINS, .reason = AG_REASON_BLOCKED};
    }
    return ONGOING;
}

/* ---- legal moves ---- */

/* A decided game needs no roll (ruling 5). */
bool agi_rinne_is_roll_open(const rinne_setup *setup, const rinne_position *position)
{
    const uint32_t player = position->head.side;
    return !rinne_is_on_goal(setup, position->side[player], player) && has_moves(setup, position, player);
}

static void list_rolls(const rinne_setup *setup, const rinne_position *position, agi_moves *list)
{
    const int32_t square = agi_rinne_undecided(position);

    if (square < 0 || !agi_rinne_is_roll_open(setup, position)) return;
    for (uint32_t kind = RINNE_KING; kind <= RINNE_QUEEN; kind++)
        agi_add_move(list, rinne_roll((uint32_t)square, kind));
}

/* Where the player's pieces may go at all. */
static uint32_t landing_of(const rinne_setup *setup, const rinne_position *position)
{
    const uint32_t player = position->head.side;
    return rinne_landing(setup, position->side[player], position->side[player ^ 1]);
}

/* The squares that each piece of the player may go to, of those to land on, and the moves' begins; the number of
 * pieces. */
static AGI_PART uint32_t gather(const rinne_setup *setup, const rinne_position *position, uint32_t landing,
                                uint32_t *targets, ag_move *starts)
{
    const uint32_t player = position->head.side;
    const uint32_t own = position->side[player];
    const uint32_t occupied = rinne_occupied(setup, own | position->side[player ^ 1]);
    uint32_t count = 0;

    for (uint32_t pieces = own; pieces != 0; pieces &= pieces - 1) {
        const uint32_t from = agi_lowest_bit(pieces);
        const uint32_t kind = rinne_kind(position->pieces[from]);
        targets[count] = rinne_targets(kind, from, occupied) & landing;
        starts[count++] = rinne_move(kind, rinne_next_kind(setup, kind), from, 0);
    }
    return count;
}

/* Writes the moves of pieces; where the next one would stand is returned. Two pieces at a time, so that the loop that
 * every move goes through ends seldom. Behind the last piece there is one without targets. */
static ag_move *write_moves(const uint32_t *targets, const ag_move *starts, uint32_t pieces, ag_move *out)
{
    for (uint32_t i = 0; i < pieces; i += 2) {
        for (uint64_t both = targets[i] | (uint64_t)targets[i + 1] << 32; both != 0; both &= both - 1) {
            const uint32_t bit = agi_lowest_bit(both);
            *out++ = starts[i + bit / 32] | bit % 32 << RINNE_TO_SHIFT;
        }
    }
    return out;
}

/* The same for a list that may not take them all. */
static void add_moves(const uint32_t *targets, const ag_move *starts, uint32_t pieces, agi_moves *list)
{
    for (uint32_t i = 0; i < pieces; i++) {
        for (uint32_t to = targets[i]; to != 0; to &= to - 1)
            agi_add_move(list, starts[i] | agi_lowest_bit(to) << RINNE_TO_SHIFT);
    }
}

static void list_piece_moves(const rinne_setup *setup, const rinne_position *position, uint32_t landing,
                             agi_moves *list)
{
    uint32_t targets[RINNE_SQUARES + 1];
    ag_move starts[RINNE_SQUARES + 1];
    const uint32_t pieces = gather(setup, position, landing, targets, starts);
    ag_move *const room = agi_room_for(list, pieces * RINNE_MOVES_OF_A_PIECE);

    targets[pieces] = 0;
    if (room) {
        list->count += (uint32_t)(write_moves(targets, starts, pieces, room) - room);
    } else {
        add_moves(targets, starts, pieces, list);
    }
}

static void moves(const ag_variant *variant, const agi_position *position, agi_moves *list)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);

    if (position->roll_due) {
        list_rolls(setup, p, list);
    } else if (!rinne_is_on_goal(setup, p->side[position->side], position->side)) {
        list_piece_moves(setup, p, landing_of(setup, p), list);
    }
}

/* Captures, which alone are irreversible, are made on the goals only (section 4). */
static void moves_with(const ag_variant *variant, const agi_position *position, uint32_t traits, agi_moves *list)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);
    const uint32_t taken = landing_of(setup, p) & p->side[position->side ^ 1];

    if (position->roll_due) {
        if ((traits & AG_MOVE_CHANCE) != 0) list_rolls(setup, p, list);
    } else if ((traits & (AG_MOVE_CAPTURE | AG_MOVE_IRREVERSIBLE)) != 0 && taken != 0 &&
               !rinne_is_on_goal(setup, p->side[position->side], position->side)) {
        list_piece_moves(setup, p, taken, list);
    }
}

/* ---- a move at random ---- */

static ag_move pick_roll(const rinne_setup *setup, const rinne_position *position, uint64_t *seed)
{
    const int32_t square = agi_rinne_undecided(position);

    if (square < 0 || !agi_rinne_is_roll_open(setup, position)) return 0;
    return rinne_roll((uint32_t)square, RINNE_KING + agi_random_below(seed, RINNE_QUEEN));
}

/* A piece to a byte: the numbers of moves up to each, 85 at most, tell whose move it is. Where the caller has waived that
 * there are more pieces, they are listed. */
static AGI_PART ag_move pick_on(agi_cpu cpu, const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);
    uint32_t targets[RINNE_SQUARES];
    ag_move starts[RINNE_SQUARES];
    uint64_t counts = 0;
    uint64_t sums;
    uint32_t pieces;
    uint32_t number;
    uint32_t piece;

    if (position->roll_due) return pick_roll(setup, p, seed);
    if (rinne_is_on_goal(setup, p->side[position->side], position->side)) return 0;
    pieces = gather(setup, p, landing_of(setup, p), targets, starts);
    if (pieces > RINNE_PIECES) return agi_pick_listed(variant, position, seed);
    for (uint32_t i = 0; i < pieces; i++) counts |= (uint64_t)agi_count_bits_on(cpu, targets[i]) << 8 * i;
    sums = agi_add_up(counts);
    if (sums == 0) return 0;
    number = agi_random_below(seed, (uint32_t)(sums >> 56));
    piece = agi_find_set(sums, &number);
    return starts[piece] | agi_nth_bit(targets[piece], number) << RINNE_TO_SHIFT;
}

static ag_move pick(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    return pick_on(AGI_CPU_BASELINE, variant, position, seed);
}

AGI_FOR_POPCNT static ag_move pick_popcnt(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    return pick_on(AGI_CPU_POPCNT, variant, position, seed);
}

static bool is_legal_roll(const rinne_setup *setup, const rinne_position *position, ag_move move)
{
    const int32_t square = agi_rinne_undecided(position);
    const uint32_t kind = rinne_kind_after(move);

    return square >= 0 && kind >= RINNE_KING && kind <= RINNE_QUEEN && move == rinne_roll((uint32_t)square, kind) &&
           agi_rinne_is_roll_open(setup, position);
}

static bool is_legal(const ag_variant *variant, const agi_position *position, ag_move move)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);
    const uint32_t player = position->side;
    const uint32_t from = rinne_from(move);
    const uint32_t kind = rinne_kind(p->pieces[from]);

    if (position->roll_due) return is_legal_roll(setup, p, move);
    if (move != rinne_move(kind, rinne_next_kind(setup, kind), from, rinne_to(move))) return false;
    if (rinne_is_on_goal(setup, p->side[player], player)) return false;
    return (p->side[player] >> from & 1) != 0 && (agi_rinne_destinations(setup, p, from) >> rinne_to(move) & 1) != 0;
}

/* ---- playing ---- */

__attribute__((noinline)) static void play_roll(const rinne_position *before, ag_move move, rinne_position *after)
{
    const uint32_t square = rinne_from(move);
    const uint32_t piece = rinne_piece(rinne_kind_after(move), before->head.side ^ 1u);

    *after = *before;
    after->head.hash ^= rinne_key(before->pieces[square], square) ^ rinne_key(piece, square);
    after->head.move = move;
    after->head.roll_due = 0;
    after->head.quiet++;
    after->pieces[square] = (uint8_t)piece;
}

/* Captures are few, and kept out of the way of the moves that are none. */
__attribute__((noinline)) static void remove_taken(const rinne_position *before, uint32_t square, rinne_position *after)
{
    const uint32_t taken = before->pieces[square];

    after->head.hash ^= rinne_key(taken, square);
    after->head.quiet = 0;
    after->side[rinne_player(taken)] &= ~(UINT32_C(1) << square);
}

/* In an order in which few numbers are needed at a time, so that there is a register for each. */
static void play_piece(const rinne_position *before, ag_move move, rinne_position *after)
{
    const uint32_t player = before->head.side;
    const uint32_t from = rinne_from(move);
    const uint32_t to = rinne_to(move);
    const uint32_t piece = rinne_piece(rinne_kind_before(move), player);
    const uint32_t changed = rinne_piece(rinne_kind_after(move), player);

    after->head.side = (uint8_t)(player ^ 1);
    after->head.roll_due = rinne_kind_after(move) == RINNE_X;
    after->head.quiet = before->head.quiet + 1;
    after->head.move = move;
    after->head.hash = before->head.hash ^ agi_keys[RINNE_SIDE_KEY] ^ rinne_key(piece, from) ^ rinne_key(changed, to);
    memcpy(after->side, before->side, sizeof after->side);
    after->side[player] ^= UINT32_C(1) << from | UINT32_C(1) << to;
    memcpy(after->pieces, before->pieces, sizeof after->pieces);
    after->pieces[from] = 0;
    after->pieces[to] = (uint8_t)changed;
    if (before->pieces[to] != 0) remove_taken(before, to, after);
}

static void play(const ag_variant *variant, const agi_position *position, ag_move move, agi_position *after)
{
    (void)variant;
    if (rinne_is_roll(move)) {
        play_roll(rinne_of(position), move, (rinne_position *)after);
    } else {
        play_piece(rinne_of(position), move, (rinne_position *)after);
    }
}

/* ---- what a host asks ---- */

/* Nobody stands where a move played unchecked has put a kind that the variant does not have. */
static int32_t piece_at(const ag_variant *variant, const agi_position *position, int32_t square)
{
    const int32_t piece = rinne_border_piece(rinne_of(position)->pieces[square]);

    return piece <= 2 * variant->kind_count ? piece : 0;
}

/* Eight squares at a time, and none of their numbers is above 15. A piece's number here is one more than at the border,
 * and 0 or 1 is nobody. */
static void board_bytes(const ag_variant *variant, const agi_position *position, uint8_t board[AGI_SQUARES_MAX])
{
    const uint64_t ones = UINT64_C(0x0101010101010101);
    const uint64_t below_top = 127 * ones;
    const uint64_t least_too_large = (uint64_t)(127 - 2 * variant->kind_count) * ones;

    for (uint32_t i = 0; i < RINNE_SQUARES; i += 8) {
        uint64_t pieces;
        memcpy(&pieces, rinne_of(position)->pieces + i, sizeof pieces);
        pieces -= (pieces + below_top) >> 7 & ones;
        pieces &= ~(((pieces + least_too_large) >> 7 & ones) * 255);
        memcpy(board + i, &pieces, sizeof pieces);
    }
}

static int32_t square_traits(const ag_variant *variant, const agi_position *position, int32_t square)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    int32_t traits = 0;

    (void)position;
    if ((setup->goals[AG_WHITE] >> square & 1) != 0) traits |= AG_SQUARE_GOAL_WHITE;
    if ((setup->goals[AG_BLACK] >> square & 1) != 0) traits |= AG_SQUARE_GOAL_BLACK;
    return traits;
}

/* Captures are made on the two goals only (section 4). */
static bool attacked(const ag_variant *variant, const agi_position *position, int32_t square, int32_t by_player)
{
    const rinne_setup *setup = rinne_setup_of(variant);
    const rinne_position *p = rinne_of(position);
    const uint32_t occupied = rinne_occupied(setup, p->side[AG_WHITE] | p->side[AG_BLACK]);

    if (square_traits(variant, position, square) == 0) return false;
    for (uint32_t pieces = p->side[by_player]; pieces != 0; pieces &= pieces - 1) {
        const uint32_t from = agi_lowest_bit(pieces);
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
    const int32_t before = piece_at(variant, position, from);
    const int32_t taken = piece_at(variant, position, to);
    const uint32_t player = rinne_player(rinne_of(position)->pieces[from]);
    const int32_t after = rinne_border_piece(rinne_piece(rinne_kind_after(move), player));
    int32_t group = 0;

    if (rinne_is_roll(move)) {
        agi_add_step(steps, (ag_step){AG_STEP_CHANGE, from, from, before, after, group});
        return;
    }
    if (taken != 0) agi_add_step(steps, (ag_step){AG_STEP_REMOVE, to, to, taken, 0, group++});
    agi_add_step(steps, (ag_step){AG_STEP_MOVE, from, to, before, after, group});
}

/* Five kinds, each as likely as any other (section 5). */
static int32_t chance_weight(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    (void)move;
    return 1;
}

/* A piece and its target; of a roll what the die shows. */
static int32_t tap_path(const ag_variant *variant, const agi_position *position, ag_move move, int32_t which,
                        int32_t *taps)
{
    (void)variant;
    if (which > 0) return 0;
    if (rinne_is_roll(move)) {
        taps[0] = AG_TAP_CHOICE + rinne_border_piece(rinne_piece(rinne_kind_after(move), position->side ^ 1u));
        return 1;
    }
    taps[0] = (int32_t)rinne_from(move);
    taps[1] = (int32_t)rinne_to(move);
    return 2;
}

const agi_rules agi_rinne_rules = {
    .position_bytes = sizeof(rinne_position),
    .waivable = AG_PROBLEM_TOO_MANY_PIECES,
    .draw_repetitions = 3,
    .read = agi_rinne_read,
    .write = agi_rinne_write,
    .moves = moves,
    .found_traits = AG_MOVE_CAPTURE | AG_MOVE_PROMOTION | AG_MOVE_CASTLING | AG_MOVE_CHECK | AG_MOVE_IRREVERSIBLE |
                    AG_MOVE_CHANCE | AG_MOVE_COMBINES | AG_MOVE_SPLITS | AG_MOVE_PROPELS,
    .moves_with = moves_with,
    .count = {agi_rinne_count, agi_rinne_count_popcnt},
    .count_replies = {agi_rinne_count_replies, agi_rinne_count_replies_popcnt},
    .pick = {pick, pick_popcnt},
    .is_legal = is_legal,
    .play = play,
    .verdict = verdict,
    .same = agi_rinne_same,
    .hash = agi_rinne_hash,
    .piece_at = piece_at,
    .board = board_bytes,
    .square_traits = square_traits,
    .attacked = attacked,
    .move_from = move_from,
    .move_to = move_to,
    .move_traits = move_traits,
    .move_steps = move_steps,
    .chance_weight = chance_weight,
    .standard_text_has_blanks = true,
    .write_move = agi_rinne_write_move,
    .read_move = agi_rinne_read_move,
    .read_plain_move = agi_rinne_read_plain_move,
    .tap_path = tap_path,
};
