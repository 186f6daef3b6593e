/* SPDX-License-Identifier: MIT
 * Rules whose answers do not fit together: what is wrong is named. Each is Rinne's but for one member, if it says no other
 * game. */
#include <string.h>

#include "defaults.h"
#include "random.h"
#include "spoiled.h"
#include "suite.h"

static const agi_rules *rinne(void)
{
    return ag_variant_find("rinne")->rules;
}

static uint64_t count_one(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    (void)position;
    return 1;
}

static void wrong_count(copy *made)
{
    made->rules.count[AGI_CPU_BASELINE] = count_one;
    made->rules.count[AGI_CPU_POPCNT] = NULL;
}

static bool never_a_move(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    (void)position;
    return false;
}

static void wrong_has_move(copy *made)
{
    made->rules.has_move = never_a_move;
}

static void strange_start(copy *made)
{
    made->variant.start = ag_variant_find("rinne")->start;
}

static bool never_legal(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    (void)move;
    return false;
}

static void wrong_is_legal(copy *made)
{
    made->rules.is_legal = never_legal;
}

static uint64_t hash_one(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    (void)position;
    return 1;
}

static void wrong_hash(copy *made)
{
    made->rules.hash = hash_one;
}

static bool never_same(const ag_variant *variant, const agi_position *position, const agi_position *other)
{
    (void)variant;
    (void)position;
    (void)other;
    return false;
}

static void wrong_same(copy *made)
{
    made->rules.same = never_same;
}

/* In chess positions come back after four plies. */
static void wrong_distances(copy *made)
{
    copy_constants(made, "chess");
    made->variant.repeat_first = 51;
}

static bool always_legal(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    (void)move;
    return true;
}

static void generous_is_legal(copy *made)
{
    made->rules.is_legal = always_legal;
}

static void wrong_replies(copy *made)
{
    made->rules.count_replies[AGI_CPU_BASELINE] = count_one;
}

static ag_move pick_one(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    agi_pick_listed(variant, position, seed);
    return 1;
}

static void wrong_pick(copy *made)
{
    made->rules.pick[AGI_CPU_BASELINE] = pick_one;
}

static ag_move pick_and_draw(const ag_variant *variant, const agi_position *position, uint64_t *seed)
{
    const ag_move move = agi_pick_listed(variant, position, seed);
    agi_draw(seed);
    return move;
}

static void wrong_seed(copy *made)
{
    made->rules.pick[AGI_CPU_BASELINE] = pick_and_draw;
}

static void list_more(const ag_variant *variant, const agi_position *position, agi_moves *list, ag_move more)
{
    rinne()->moves(variant, position, list);
    agi_add_move(list, more);
}

static void list_nothing_too(const ag_variant *variant, const agi_position *position, agi_moves *list)
{
    list_more(variant, position, list, 0);
}

static void list_high_bit_too(const ag_variant *variant, const agi_position *position, agi_moves *list)
{
    list_more(variant, position, list, UINT32_C(1) << 31);
}

static void list_twice(const ag_variant *variant, const agi_position *position, agi_moves *list)
{
    rinne()->moves(variant, position, list);
    rinne()->moves(variant, position, list);
}

static void lists_nothing_too(copy *made)
{
    made->rules.moves = list_nothing_too;
}

static void lists_high_bit_too(copy *made)
{
    made->rules.moves = list_high_bit_too;
}

static void lists_twice(copy *made)
{
    made->variant.moves_max *= 2;
    made->rules.moves = list_twice;
}

static agi_verdict decide_always(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    (void)position;
    return (agi_verdict){.result = AG_WHITE_WINS, .reason = AG_REASON_GOAL};
}

static agi_verdict decide_never(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    (void)position;
    return (agi_verdict){.result = AG_ONGOING};
}

static agi_verdict decide_without_reason(const ag_variant *variant, const agi_position *position)
{
    return (agi_verdict){.result = rinne()->verdict(variant, position).result};
}

static void decided_with_moves(copy *made)
{
    made->rules.verdict = decide_always;
}

static void never_decided(copy *made)
{
    made->rules.verdict = decide_never;
}

static void no_reason(copy *made)
{
    made->rules.verdict = decide_without_reason;
}

static int32_t read_nothing(const ag_variant *variant, const agi_position *position, agi_reader *reader, ag_move *move,
                            agi_writer *why)
{
    (void)variant;
    (void)position;
    (void)reader;
    (void)move;
    (void)why;
    return AG_ERR_SYNTAX;
}

static void unread_moves(copy *made)
{
    made->rules.read_move = read_nothing;
    made->rules.read_plain_move = NULL;
}

static void write_start(const ag_variant *variant, const agi_position *position, agi_writer *writer)
{
    (void)position;
    agi_say(writer, "%s", variant->start_position);
}

static void wrong_writer(copy *made)
{
    made->rules.write = write_start;
}

static void add_no_steps(const ag_variant *variant, const agi_position *position, ag_move move, agi_steps *steps)
{
    (void)variant;
    (void)position;
    (void)move;
    (void)steps;
}

static void no_steps(copy *made)
{
    made->rules.move_steps = add_no_steps;
}

static int32_t stranger_on(const ag_variant *variant, const agi_position *position, int32_t square)
{
    return rinne()->piece_at(variant, position, square) + 2 * variant->kind_count;
}

static void stranger_piece(copy *made)
{
    made->rules.piece_at = stranger_on;
    made->rules.board = NULL;
}

static int32_t minus_one(const ag_variant *variant, const agi_position *position, int32_t square)
{
    (void)variant;
    (void)position;
    (void)square;
    return -1;
}

static void stranger_square_traits(copy *made)
{
    made->rules.square_traits = minus_one;
}

static int32_t minus_one_of_move(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    (void)move;
    return -1;
}

static void stranger_move_traits(copy *made)
{
    made->rules.move_traits = minus_one_of_move;
    made->rules.found_traits = 0;
    made->rules.moves_with = NULL;
}

static void nowhere_from(copy *made)
{
    made->rules.move_from = minus_one_of_move;
}

static void nowhere_to(copy *made)
{
    made->rules.move_to = minus_one_of_move;
}

static int32_t same_path_again(const ag_variant *variant, const agi_position *position, ag_move move, int32_t which,
                               int32_t *taps)
{
    (void)which;
    return rinne()->tap_path(variant, position, move, 0, taps);
}

static void endless_paths(copy *made)
{
    made->rules.tap_path = same_path_again;
}

static int32_t first_tap(const ag_variant *variant, const agi_position *position, ag_move move, int32_t which,
                         int32_t *taps)
{
    return rinne()->tap_path(variant, position, move, which, taps) > 0;
}

static void shared_path(copy *made)
{
    made->rules.tap_path = first_tap;
}

static int32_t no_tap(const ag_variant *variant, const agi_position *position, ag_move move, int32_t which,
                      int32_t *taps)
{
    (void)variant;
    (void)position;
    (void)move;
    (void)which;
    (void)taps;
    return 0;
}

static void no_path(copy *made)
{
    made->rules.tap_path = no_tap;
}

static void weightless(copy *made)
{
    copy_constants(made, "tensei");
    made->rules.chance_weight = minus_one_of_move;
}

static void undeclared_chance(copy *made)
{
    copy_constants(made, "tensei");
    made->variant.has_chance = 0;
    made->rules.count_replies[AGI_CPU_BASELINE] = NULL;
    made->rules.count_replies[AGI_CPU_POPCNT] = NULL;
}

static bool always_same(const ag_variant *variant, const agi_position *position, const agi_position *other)
{
    (void)variant;
    (void)position;
    (void)other;
    return true;
}

static void generous_same(copy *made)
{
    made->rules.same = always_same;
}

static bool always_in_check(const ag_variant *variant, const agi_position *position)
{
    (void)variant;
    (void)position;
    return true;
}

static void needless_check(copy *made)
{
    made->rules.in_check = always_in_check;
    made->rules.found_traits &= ~(uint32_t)AG_MOVE_CHECK;
}

static void too_few_steps(copy *made)
{
    made->variant.steps_max = 1;
}

static void forget_move(const ag_variant *variant, const agi_position *position, ag_move move, agi_position *after)
{
    rinne()->play(variant, position, move, after);
    after->move = 0;
}

static void no_move(copy *made)
{
    made->rules.play = forget_move;
}

static void empty_board(const ag_variant *variant, const agi_position *position, uint8_t board[AGI_SQUARES_MAX])
{
    (void)variant;
    (void)position;
    memset(board, 0, AGI_SQUARES_MAX);
}

static void wrong_board(copy *made)
{
    made->rules.board = empty_board;
}

static void list_none(const ag_variant *variant, const agi_position *position, uint32_t traits, agi_moves *list)
{
    (void)variant;
    (void)position;
    (void)traits;
    (void)list;
}

static void wrong_moves_with(copy *made)
{
    made->rules.moves_with = list_none;
}

static const other_fault FAULTS[] = {
    {wrong_moves_with, "moves_with differs from the moves in the list that have a trait"},
    {wrong_board, "board differs from piece_at"},
    {wrong_count, "count differs from the list of moves"},
    {wrong_has_move, "has_move differs from the list of moves"},
    {strange_start, "start is not what start_position says"},
    {wrong_is_legal, "is_legal denies a move that is listed"},
    {wrong_hash, "the hash differs from `hash`"},
    {wrong_distances, "repeat_first and repeat_step pass over a position that has come back"},
    {no_move, "play does not set the move"},
    {wrong_same, "a position is not the same as itself"},
    {generous_same, "two positions are the same, and their hashes differ"},
    {needless_check, "in_check differs from what attacked says of the king's square"},
    {too_few_steps, "steps_max is 1, and there are 2"},
    {generous_is_legal, "is_legal allows a number that is not listed"},
    {wrong_replies, "count_replies differs from the lists of moves"},
    {wrong_pick, "pick gives another move than the list has in the place drawn"},
    {wrong_seed, "pick draws from the seed otherwise than a pick from the list"},
    {lists_nothing_too, "moves has 0, which is no move"},
    {lists_high_bit_too, "moves has a number with bit 31"},
    {lists_twice, "moves has the same number twice"},
    {decided_with_moves, "there are moves, and verdict says that the game is over"},
    {never_decided, "there is no move, and verdict says that the game goes on"},
    {no_reason, "of result and reason verdict gives only one"},
    {unread_moves, "read_move does not find the move that write_move wrote: a2a1"},
    {wrong_writer, "read makes another position of what write gives: 2k2/k3k/1k1k1/1K1K1/K3K/2K2 w"},
    {no_steps, "the steps of a move do not lead to the board behind it"},
    {stranger_piece, "piece_at gives 11, no piece"},
    {stranger_square_traits, "square_traits has a bit that is none"},
    {stranger_move_traits, "move_traits has a bit that is none, or that the core adds"},
    {nowhere_from, "move_from is no square"},
    {nowhere_to, "move_to is no square"},
    {endless_paths, "tap_path does not come to an end"},
    {shared_path, "the taps of a move do not make it"},
    {no_path, "tap_path gives a move no taps"},
    {weightless, "chance_weight gives an outcome no weight"},
    {undeclared_chance, "a roll is due, and has_chance is not set"},
};

START_TEST(an_answer_that_does_not_fit_is_named)
{
    expect_other_fault(&FAULTS[_i]);
}
END_TEST

void add_tests(Suite *suite)
{
    add_looped(suite, sizeof FAULTS / sizeof FAULTS[0], TESTS(an_answer_that_does_not_fit_is_named));
}
