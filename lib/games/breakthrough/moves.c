/* SPDX-License-Identifier: MIT
 * Breakthrough: moves (section 3) and the end of the game (section 4). */
#include "breakthrough.h"
#include "random.h"

/* ---- section 4: the end ---- */

static agi_verdict won_by(uint32_t player, int32_t reason)
{
    return (agi_verdict){.result = player == AG_WHITE ? AG_WHITE_WINS : AG_BLACK_WINS, .reason = reason};
}

static bool has_moves(const breakthrough_position *position, uint32_t player)
{
    const squares own = position->side[player];

    return (breakthrough_straight(player, own, position->side[player ^ 1]) | breakthrough_to_a(player, own) |
            breakthrough_to_h(player, own)) != 0;
}

/* Of two who have arrived, which no game leads to, the one who has just moved wins (ruling 3). */
static agi_verdict verdict(const ag_variant *variant, const agi_position *position)
{
    const breakthrough_position *p = breakthrough_of(position);
    const uint32_t player = position->side;

    (void)variant;
    if (breakthrough_has_arrived(p, player ^ 1)) return won_by(player ^ 1, AG_REASON_GOAL);
    if (breakthrough_has_arrived(p, player)) return won_by(player, AG_REASON_GOAL);
    if (!has_moves(p, player)) return won_by(player ^ 1, AG_REASON_BLOCKED);
    return (agi_verdict){.result = AG_ONGOING, .reason = AG_REASON_NONE};
}

/* ---- section 3: moves ---- */

squares agi_breakthrough_targets(const breakthrough_position *position, uint32_t player, uint32_t square)
{
    const squares piece = one_square(square) & position->side[player];
    const squares own = position->side[player];
    const squares free = ~(own | position->side[player ^ 1]);

    return (breakthrough_ahead(player, piece) & free) |
           ((breakthrough_ahead_to_a(player, piece) | breakthrough_ahead_to_h(player, piece)) & ~own);
}

/* Lists the moves to these squares, which all go so many squares ahead. */
static void list_to(squares targets, int32_t ahead, agi_moves *list)
{
    for (; targets != 0; targets &= targets - 1) {
        const uint32_t to = agi_lowest_bit(targets);
        agi_add_move(list, breakthrough_move((to - (uint32_t)ahead) & BREAKTHROUGH_SQUARE_MASK, to));
    }
}

/* How many squares a piece goes ahead, negative for Black, straight on and to either side. */
static const int32_t WAYS[2][3] = {{8, 7, 9}, {-8, -9, -7}};

static void moves(const ag_variant *variant, const agi_position *position, agi_moves *list)
{
    const breakthrough_position *p = breakthrough_of(position);
    const uint32_t player = position->side;
    const squares own = p->side[player];

    (void)variant;
    if (breakthrough_is_decided(p)) return;
    list_to(breakthrough_straight(player, own, p->side[player ^ 1]), WAYS[player][0], list);
    list_to(breakthrough_to_a(player, own), WAYS[player][1], list);
    list_to(breakthrough_to_h(player, own), WAYS[player][2], list);
}

/* Every move is irreversible, and a capture one to a side where an enemy stands. */
static void moves_with(const ag_variant *variant, const agi_position *position, uint32_t traits, agi_moves *list)
{
    const breakthrough_position *p = breakthrough_of(position);
    const uint32_t player = position->side;
    const squares own = p->side[player];
    const squares enemies = p->side[player ^ 1];

    if ((traits & AG_MOVE_IRREVERSIBLE) != 0) {
        moves(variant, position, list);
    } else if ((traits & AG_MOVE_CAPTURE) != 0 && !breakthrough_is_decided(p)) {
        list_to(breakthrough_to_a(player, own) & enemies, WAYS[player][1], list);
        list_to(breakthrough_to_h(player, own) & enemies, WAYS[player][2], list);
    }
}

/* There are at most 96 moves, whatever stands where: none ends on one of the player's own pieces, and no more than three
 * begin with a piece or end on a square. */
static AGI_PART ag_move pick_on(agi_cpu cpu, const agi_position *position, uint64_t *seed)
{
    const breakthrough_position *p = breakthrough_of(position);
    const uint32_t player = position->side;
    const squares own = p->side[player];
    const squares targets[] = {breakthrough_straight(player, own, p->side[player ^ 1]), breakthrough_to_a(player, own),
                               breakthrough_to_h(player, own)};
    uint64_t sums = 0;
    uint32_t number;
    uint32_t way;
    uint32_t to;

    if (breakthrough_is_decided(p)) return 0;
    for (uint32_t i = 0; i < 3; i++) sums |= (uint64_t)agi_count_bits_on(cpu, targets[i]) << 8 * i;
    sums = agi_add_up(sums);
    if (sums == 0) return 0;
    number = agi_random_below(seed, (uint32_t)(sums >> 56));
    way = agi_find_set(sums, &number);
    to = agi_nth_bit(targets[way], number);
    return breakthrough_move((to - (uint32_t)WAYS[player][way]) & BREAKTHROUGH_SQUARE_MASK, to);
}

static ag_move pick(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    (void)variant;
    return pick_on(AGI_CPU_BASELINE, position, seed);
}

AGI_FOR_POPCNT static ag_move pick_popcnt(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    (void)variant;
    return pick_on(AGI_CPU_POPCNT, position, seed);
}

static bool is_legal(const ag_variant *variant, const agi_position *position, ag_move move)
{
    const breakthrough_position *p = breakthrough_of(position);
    const uint32_t from = breakthrough_from(move);
    const uint32_t to = breakthrough_to(move);

    (void)variant;
    if (move != breakthrough_move(from, to) || breakthrough_is_decided(p)) return false;
    return has_square(agi_breakthrough_targets(p, position->side, from), to);
}

static void play(const ag_variant *variant, const agi_position *position, ag_move move, agi_position *after)
{
    const breakthrough_position *before = breakthrough_of(position);
    breakthrough_position *p = (breakthrough_position *)after;
    const uint32_t player = position->side;
    const uint32_t from = breakthrough_from(move);
    const uint32_t to = breakthrough_to(move);
    const bool captures = has_square(before->side[player ^ 1], to);

    (void)variant;
    p->side[player] = (before->side[player] & ~one_square(from)) | one_square(to);
    p->side[player ^ 1] = before->side[player ^ 1] & ~one_square(to);
    after->hash = position->hash ^ agi_keys[BREAKTHROUGH_SIDE_KEY] ^ breakthrough_key(player, from) ^
                  breakthrough_key(player, to);
    if (captures) after->hash ^= breakthrough_key(player ^ 1, to);
    after->move = move;
    after->quiet = captures ? 0 : position->quiet + 1;
    after->side = (uint8_t)(player ^ 1);
    after->roll_due = 0;
}

/* ---- what a host asks ---- */

static int32_t piece_at(const ag_variant *variant, const agi_position *position, int32_t square)
{
    const breakthrough_position *p = breakthrough_of(position);

    (void)variant;
    for (int32_t player = AG_WHITE; player <= AG_BLACK; player++) {
        if (has_square(p->side[player], (uint32_t)square)) return ag_piece_make(0, player);
    }
    return 0;
}

static void board_bytes(const ag_variant *variant, const agi_position *position, uint8_t board[AGI_SQUARES_MAX])
{
    const breakthrough_position *p = breakthrough_of(position);
    const squares black = p->side[AG_BLACK] & ~p->side[AG_WHITE];

    (void)variant;
    for (int32_t rank = 0; rank < BREAKTHROUGH_RANKS; rank++) {
        agi_put_bytes(board + BREAKTHROUGH_FILES * rank,
                      agi_spread_bits(p->side[AG_WHITE], rank) + 2 * agi_spread_bits(black, rank));
    }
}

/* A player's home row is the other's goal. */
static int32_t square_traits(const ag_variant *variant, const agi_position *position, int32_t square)
{
    (void)variant;
    (void)position;
    if (has_square(FIRST_RANK, (uint32_t)square)) return AG_SQUARE_HOME_WHITE | AG_SQUARE_GOAL_BLACK;
    if (has_square(LAST_RANK, (uint32_t)square)) return AG_SQUARE_HOME_BLACK | AG_SQUARE_GOAL_WHITE;
    return 0;
}

static bool attacked(const ag_variant *variant, const agi_position *position, int32_t square, int32_t by_player)
{
    const uint32_t player = (uint32_t)by_player;
    const squares pieces = breakthrough_of(position)->side[player];

    (void)variant;
    return has_square(breakthrough_ahead_to_a(player, pieces) | breakthrough_ahead_to_h(player, pieces),
                      (uint32_t)square);
}

static int32_t move_from(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    return (int32_t)breakthrough_from(move);
}

static int32_t move_to(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    return (int32_t)breakthrough_to(move);
}

/* Pieces only go ahead, so that no position comes back. */
static int32_t move_traits(const ag_variant *variant, const agi_position *position, ag_move move)
{
    const int32_t capture = piece_at(variant, position, move_to(variant, position, move)) != 0 ? AG_MOVE_CAPTURE : 0;
    return AG_MOVE_IRREVERSIBLE | capture;
}

static void move_steps(const ag_variant *variant, const agi_position *position, ag_move move, agi_steps *steps)
{
    const int32_t from = move_from(variant, position, move);
    const int32_t to = move_to(variant, position, move);
    const int32_t piece = piece_at(variant, position, from);
    const int32_t captured = piece_at(variant, position, to);
    int32_t group = 0;

    if (captured != 0) agi_add_step(steps, (ag_step){AG_STEP_REMOVE, to, to, captured, 0, group++});
    agi_add_step(steps, (ag_step){AG_STEP_MOVE, from, to, piece, piece, group});
}

/* A piece and its target. */
static int32_t tap_path(const ag_variant *variant, const agi_position *position, ag_move move, int32_t which,
                        int32_t *taps)
{
    if (which > 0) return 0;
    taps[0] = move_from(variant, position, move);
    taps[1] = move_to(variant, position, move);
    return 2;
}

const agi_rules agi_breakthrough_rules = {
    .position_bytes = sizeof(breakthrough_position),
    .waivable = AG_PROBLEM_TOO_MANY_PIECES,
    .read = agi_breakthrough_read,
    .write = agi_breakthrough_write,
    .moves = moves,
    .found_traits = AG_MOVE_CAPTURE | AG_MOVE_PROMOTION | AG_MOVE_CASTLING | AG_MOVE_CHECK | AG_MOVE_IRREVERSIBLE |
                    AG_MOVE_CHANCE | AG_MOVE_COMBINES | AG_MOVE_SPLITS | AG_MOVE_PROPELS,
    .moves_with = moves_with,
    .count = {agi_breakthrough_count, agi_breakthrough_count_popcnt},
    .count_replies = {agi_breakthrough_count_replies, agi_breakthrough_count_replies_popcnt},
    .pick = {pick, pick_popcnt},
    .is_legal = is_legal,
    .play = play,
    .verdict = verdict,
    .same = agi_breakthrough_same,
    .hash = agi_breakthrough_hash,
    .piece_at = piece_at,
    .board = board_bytes,
    .square_traits = square_traits,
    .attacked = attacked,
    .move_from = move_from,
    .move_to = move_to,
    .move_traits = move_traits,
    .move_steps = move_steps,
    .write_move = agi_breakthrough_write_move,
    .read_move = agi_breakthrough_read_move,
    .tap_path = tap_path,
};
