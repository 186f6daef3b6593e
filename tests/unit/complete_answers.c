/* SPDX-License-Identifier: MIT */
#include "complete_answers.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "defaults.h"
#include "game.h"
#include "random.h"

enum {
    TEXT_BYTES = 1024,
    PLIES = 200,
    PATHS_MAX = 64,  /* more tap paths than any move has */
    LOOK_PLIES = 16, /* each move is looked at as often as this ... */
    LOOK_MOVES = 200 /* ... where there are no more than this */
};

/* The AG_SQUARE_ bits, and the AG_MOVE_ bits that are a game's own affair. */
enum {
    SQUARE_BITS = 2 * AG_SQUARE_PIT - 1,
    MOVE_BITS = (2 * AG_MOVE_PROPELS - 1) & ~(AG_MOVE_CHECK | AG_MOVE_ENDS_GAME)
};

static bool is_without_fault(const fault_list *found)
{
    return found->lines[0] == '\0';
}

static void check_bound(int32_t is, int32_t bound, const char *name, fault_list *found)
{
    if (is < 0) complain(found, "what %s bounds cannot be asked: %s", name, ag_status_name(is));
    if (is > bound) complain(found, "%s is %" PRId32 ", and there are %" PRId32, name, bound, is);
}

/* ---- the squares ---- */

static void check_squares(const ag_game *game, fault_list *found)
{
    const ag_variant *variant = game->variant;
    uint8_t board[AGI_SQUARES_MAX];

    agi_write_board_bytes(variant, game->now, board);
    for (int32_t square = 0; square < agi_square_count(variant); square++) {
        const int32_t piece = variant->rules->piece_at(variant, game->now, square);
        const int32_t always = variant->rules->square_traits(variant, NULL, square);
        const int32_t now = variant->rules->square_traits(variant, game->now, square);

        if (piece < 0 || piece > 2 * variant->kind_count)
            complain(found, "piece_at gives %" PRId32 ", no piece", piece);
        if (piece != board[square]) complain(found, "board differs from piece_at");
        if (((always | now) & ~SQUARE_BITS) != 0) complain(found, "square_traits has a bit that is none");
        if (!is_without_fault(found)) return;
    }
}

/* ---- a move ---- */

static bool check_paths(const ag_game *game, ag_move move, fault_list *found)
{
    int32_t path[AGI_PATH_MAX];
    int32_t length = 1;

    if (!game->rules->tap_path) return true;
    for (int32_t which = 0; which < PATHS_MAX && length > 0; which++) {
        length = game->rules->tap_path(game->variant, game->now, move, which, path);
        if (length < 0 || length > AGI_PATH_MAX) return complain(found, "tap_path gives %" PRId32 " taps", length);
        if (which == 0 && length == 0) return complain(found, "tap_path gives a move no taps");
    }
    return length == 0 || complain(found, "tap_path does not come to an end");
}

static void check_taps_of_move(const ag_game *game, ag_move move, fault_list *found)
{
    int32_t taps[AGI_TAPS_MAX];
    int32_t board[AGI_SQUARES_MAX];
    ag_move made = 0;
    ag_game *after = NULL;
    const int32_t count = ag_move_taps(game, move, taps, AGI_TAPS_MAX);

    check_bound(count, game->variant->taps_max, "taps_max", found);
    if (!is_without_fault(found)) return;
    ag_game_tapped_move(game, taps, count, &made, NULL, 0);
    if (made != move) {
        complain(found, "the taps of a move do not make it");
        return;
    }
    ag_game_tapped_board(game, taps, count, board, AGI_SQUARES_MAX);
    if (ag_game_clone(&after, game) != AG_OK) abort();
    ag_game_play_unchecked(after, move);
    for (int32_t square = 0; square < agi_square_count(game->variant) && is_without_fault(found); square++) {
        if (ag_game_piece_at(after, square) != board[square])
            complain(found, "the steps of a move do not lead to the board behind it");
    }
    ag_game_free(after);
}

static void check_texts(const ag_game *game, ag_move move, fault_list *found)
{
    char text[TEXT_BYTES];
    ag_move read;

    for (int32_t style = AG_TEXT_COORDINATE; style <= AG_TEXT_STANDARD && is_without_fault(found); style++) {
        check_bound(ag_move_text(game, move, style, text, sizeof text), game->variant->move_text_max, "move_text_max",
                    found);
        if (!is_without_fault(found)) return;
        if (ag_move_parse(game, text, AG_PARSE_STRICT, &read, NULL, 0) != AG_OK || read != move)
            complain(found, "read_move does not find the move that write_move wrote: %s", text);
    }
}

static bool is_square(const ag_game *game, int32_t square)
{
    return square >= 0 && square < agi_square_count(game->variant);
}

static void check_move(const ag_game *game, ag_move move, fault_list *found)
{
    const agi_rules *rules = game->rules;

    if (!is_square(game, rules->move_from(game->variant, game->now, move))) complain(found, "move_from is no square");
    if (!is_square(game, rules->move_to(game->variant, game->now, move))) complain(found, "move_to is no square");
    if ((rules->move_traits(game->variant, game->now, move) & ~MOVE_BITS) != 0)
        complain(found, "move_traits has a bit that is none, or that the core adds");
    check_bound(ag_move_steps(game, move, NULL, 0), game->variant->steps_max, "steps_max", found);
    if (is_without_fault(found)) check_texts(game, move, found);
    if (is_without_fault(found) && check_paths(game, move, found)) check_taps_of_move(game, move, found);
}

/* ---- the list of moves, and what agrees with it ---- */

typedef struct listed_moves {
    ag_move *moves;
    int32_t count;
} listed_moves;

static int compare_moves(const void *one, const void *other)
{
    const ag_move a = *(const ag_move *)one;
    const ag_move b = *(const ag_move *)other;
    return (a > b) - (a < b);
}

/* The moves in ascending order, without regard to draws. */
static listed_moves list_all(const ag_game *game)
{
    listed_moves listed = {.count = (int32_t)agi_count_listed(game->variant, game->now)};
    agi_moves list = {.cap = (uint32_t)listed.count};

    listed.moves = malloc(((size_t)listed.count + 1) * sizeof *listed.moves);
    if (!listed.moves) abort();
    list.buf = listed.moves;
    game->rules->moves(game->variant, game->now, &list);
    qsort(listed.moves, (size_t)listed.count, sizeof *listed.moves, compare_moves);
    return listed;
}

static void check_numbers_of_moves(const listed_moves *listed, fault_list *found)
{
    for (int32_t i = 0; i < listed->count && is_without_fault(found); i++) {
        if (listed->moves[i] == 0) complain(found, "moves has 0, which is no move");
        if (listed->moves[i] > INT32_MAX) complain(found, "moves has a number with bit 31");
        if (i > 0 && listed->moves[i] == listed->moves[i - 1]) complain(found, "moves has the same number twice");
    }
}

/* Is_legal is asked about all moves, and about numbers that differ from one of them in a bit. */
static void check_is_legal(const ag_game *game, const listed_moves *listed, fault_list *found)
{
    for (int32_t i = 0; i < listed->count; i++) {
        if (agi_is_legal(game->variant, game->now, listed->moves[i])) continue;
        complain(found, "is_legal denies a move that is listed");
        return;
    }
    for (int bit = 0; bit < 32 && listed->count > 0; bit++) {
        const ag_move move = listed->moves[bit % listed->count] ^ UINT32_C(1) << bit;
        const bool is_listed = bsearch(&move, listed->moves, (size_t)listed->count, sizeof move, compare_moves) != NULL;
        if (is_listed || !agi_is_legal(game->variant, game->now, move)) continue;
        complain(found, "is_legal allows a number that is not listed");
        return;
    }
}

/* Whether each of the moves is to be looked at, since that takes long. */
static bool is_looked_at(const ag_game *game, const listed_moves *listed)
{
    return agi_ply(game) % LOOK_PLIES == 0 && listed->count <= LOOK_MOVES;
}

static uint64_t count_listed_replies(const ag_game *game, const listed_moves *listed)
{
    uint64_t count = 0;
    agi_room room;

    for (int32_t i = 0; i < listed->count; i++) {
        game->rules->play(game->variant, game->now, listed->moves[i], &room.position);
        count += agi_count_listed(game->variant, &room.position);
    }
    return count;
}

/* Each counter for itself, whichever this processor would choose. */
static void check_counters(const ag_game *game, const listed_moves *listed, fault_list *found)
{
    const agi_rules *rules = game->rules;
    const bool counts_replies = is_looked_at(game, listed) && !game->variant->has_chance;

    for (int cpu = AGI_CPU_BASELINE; cpu <= (int)agi_best_cpu() && is_without_fault(found); cpu++) {
        if (rules->count[cpu] && rules->count[cpu](game->variant, game->now) != (uint64_t)listed->count)
            complain(found, "count differs from the list of moves");
        if (counts_replies && rules->count_replies[cpu] &&
            rules->count_replies[cpu](game->variant, game->now) != count_listed_replies(game, listed))
            complain(found, "count_replies differs from the lists of moves");
    }
}

typedef struct with_traits {
    const ag_game *game;
    uint32_t traits;
    uint64_t sum; /* of the numbers, each times its place */
    uint32_t count;
} with_traits;

static void add_move_with(void *visitor, ag_move move)
{
    with_traits *found = visitor;
    found->sum += (uint64_t)move * ++found->count;
}

static void add_move_if_with(void *visitor, ag_move move)
{
    const with_traits *sought = visitor;
    const ag_game *game = sought->game;

    if ((sought->traits & (uint32_t)game->rules->move_traits(game->variant, game->now, move)) != 0)
        add_move_with(visitor, move);
}

/* Each trait that is found for itself; CHECK among them is one that no move has. */
static void check_moves_with(const ag_game *game, fault_list *found)
{
    const agi_rules *rules = game->rules;

    for (uint32_t trait = 1; trait <= AG_MOVE_PROPELS && is_without_fault(found); trait *= 2) {
        with_traits by_rule = {.game = game, .traits = trait};
        with_traits listed = by_rule;
        agi_moves with = {.visit = add_move_with, .visitor = &by_rule};
        agi_moves all = {.visit = add_move_if_with, .visitor = &listed};
        if ((rules->found_traits & trait) == 0) continue;
        rules->moves_with(game->variant, game->now, trait, &with);
        rules->moves(game->variant, game->now, &all);
        if (by_rule.count != listed.count || by_rule.sum != listed.sum)
            complain(found, "moves_with differs from the moves in the list that have a trait");
    }
}

/* What it picks is the default's; so is the seed then. */
static void check_pickers(const ag_game *game, fault_list *found)
{
    const agi_rules *rules = game->rules;

    for (int cpu = AGI_CPU_BASELINE; cpu <= (int)agi_best_cpu() && is_without_fault(found); cpu++) {
        uint64_t seed = game->now->hash;
        uint64_t listed_seed = seed;
        const ag_move listed = agi_pick_listed(game->variant, game->now, &listed_seed);
        if (!rules->pick[cpu]) continue;
        if (rules->pick[cpu](game->variant, game->now, &seed) != listed)
            complain(found, "pick gives another move than the list has in the place drawn");
        if (seed != listed_seed) complain(found, "pick draws from the seed otherwise than a pick from the list");
    }
}

static void check_verdict(const ag_game *game, const listed_moves *listed, fault_list *found)
{
    const agi_verdict verdict = game->rules->verdict(game->variant, game->now);
    const bool goes_on = verdict.result == AG_ONGOING;

    if (verdict.result < AG_ONGOING || verdict.result > AG_DRAW) complain(found, "verdict gives no result");
    if (goes_on != (verdict.reason == AG_REASON_NONE)) complain(found, "of result and reason verdict gives only one");
    if (goes_on && listed->count == 0) complain(found, "there is no move, and verdict says that the game goes on");
    if (!goes_on && listed->count > 0) complain(found, "there are moves, and verdict says that the game is over");
}

static void check_has_move(const ag_game *game, const listed_moves *listed, fault_list *found)
{
    if (agi_has_move(game->variant, game->now) != (listed->count > 0))
        complain(found, "has_move differs from the list of moves");
}

static void check_weights(const ag_game *game, const listed_moves *listed, fault_list *found)
{
    if (!game->now->roll_due) return;
    if (!game->variant->has_chance) complain(found, "a roll is due, and has_chance is not set");
    for (int32_t i = 0; i < listed->count && is_without_fault(found); i++) {
        if (game->rules->chance_weight(game->variant, game->now, listed->moves[i]) <= 0)
            complain(found, "chance_weight gives an outcome no weight");
    }
}

static void check_list(const ag_game *game, fault_list *found)
{
    const listed_moves listed = list_all(game);

    check_bound(listed.count, game->variant->moves_max, "moves_max", found);
    check_numbers_of_moves(&listed, found);
    if (is_without_fault(found)) check_is_legal(game, &listed, found);
    if (is_without_fault(found)) check_counters(game, &listed, found);
    if (is_without_fault(found)) check_moves_with(game, found);
    if (is_without_fault(found)) check_verdict(game, &listed, found);
    if (is_without_fault(found)) check_has_move(game, &listed, found);
    if (is_without_fault(found)) check_weights(game, &listed, found);
    if (is_without_fault(found)) check_pickers(game, found);
    for (int32_t i = 0; i < listed.count && is_without_fault(found) && is_looked_at(game, &listed); i++)
        check_move(game, listed.moves[i], found);
    free(listed.moves);
}

/* ---- the position ---- */

/* How often the position on the board has stood there, by looking at them all. */
static int32_t count_same(const ag_game *game)
{
    ag_game *other = NULL;
    int32_t count = 0;

    if (ag_game_clone(&other, game) != AG_OK) abort();
    do count += ag_game_same_position(other, game);
    while (ag_game_undo(other) == AG_OK);
    ag_game_free(other);
    return count;
}

static void check_repetitions(const ag_game *game, fault_list *found)
{
    if (game->now->roll_due) return;
    if (ag_game_repetitions(game) != count_same(game))
        complain(found, "repeat_first and repeat_step pass over a position that has come back");
}

/* Positions that are the same have the same hash. */
static void check_same(const ag_game *game, fault_list *found)
{
    const agi_position *const now = game->now;

    if (!game->rules->same(game->variant, now, now)) complain(found, "a position is not the same as itself");
    if (agi_ply(game) == 0) return;
    const agi_position *const before = agi_position_at(game, agi_ply(game) - 1);
    if (now->hash != before->hash && game->rules->same(game->variant, now, before))
        complain(found, "two positions are the same, and their hashes differ");
}

/* A side is in check when its king could be captured. */
static void check_check(const ag_game *game, fault_list *found)
{
    const ag_variant *variant = game->variant;
    const int32_t side = game->now->side;
    bool is_attacked = false;

    if (!variant->rules->in_check) return;
    for (int32_t square = 0; square < agi_square_count(variant); square++) {
        is_attacked |= variant->rules->piece_at(variant, game->now, square) == ag_piece_make(0, side) &&
                       agi_is_attacked(variant, game->now, square, !side);
    }
    if (variant->rules->in_check(variant, game->now) != is_attacked)
        complain(found, "in_check differs from what attacked says of the king's square");
}

static void check_text_of_position(const ag_game *game, fault_list *found)
{
    char text[TEXT_BYTES];
    ag_game *other = NULL;
    const int32_t length = ag_game_position(game, text, sizeof text);

    check_bound(length, game->variant->position_text_max, "position_text_max", found);
    if (!is_without_fault(found)) return;
    if (ag_game_new(&other, game->variant, text, NULL, 0) != AG_OK) {
        complain(found, "read refuses what write gives: %s", text);
    } else if (!ag_game_same_position(game, other) || ag_game_hash(game) != ag_game_hash(other)) {
        complain(found, "read makes another position of what write gives: %s", text);
    }
    ag_game_free(other);
}

static void check_standing(const ag_game *game, fault_list *found)
{
    const ag_variant *variant = game->variant;

    check_squares(game, found);
    if (game->now->hash != variant->rules->hash(variant, game->now)) complain(found, "the hash differs from `hash`");
    check_same(game, found);
    check_check(game, found);
    if (is_without_fault(found)) check_list(game, found);
    if (is_without_fault(found)) check_repetitions(game, found);
    if (is_without_fault(found)) check_text_of_position(game, found);
}

/* ---- random games ---- */

static bool start(const ag_variant *variant, ag_game **game, fault_list *found)
{
    char text[TEXT_BYTES];
    const int32_t status = ag_game_new(game, variant, variant->start_position, text, sizeof text);

    if (status != AG_OK) return complain(found, "start_position is refused: %s %s", ag_status_name(status), text);
    check_squares(*game, found); /* before the board is written */
    if (!is_without_fault(found)) return true;
    ag_game_position(*game, text, sizeof text);
    if (strcmp(text, variant->start_position) != 0) complain(found, "start_position is written as %s", text);
    if (variant->start && memcmp(variant->start, (*game)->now, (size_t)variant->rules->position_bytes) != 0)
        complain(found, "start is not what start_position says");
    if (ag_game_moves(*game, NULL, 0) == 0) complain(found, "there is no move at the start");
    return true;
}

/* The move that takes back the last of the player to move, so that positions come back; else any. */
static ag_move choose_move(const ag_game *game, uint64_t *seed, int32_t from, int32_t to)
{
    const listed_moves listed = list_all(game);
    ag_move chosen = 0;

    if (listed.count > 0) chosen = listed.moves[agi_random_below(seed, (uint32_t)listed.count)];
    for (int32_t i = 0; i < listed.count && agi_random_below(seed, 16) != 0; i++) {
        if (game->rules->move_from(game->variant, game->now, listed.moves[i]) != to) continue;
        if (game->rules->move_to(game->variant, game->now, listed.moves[i]) == from) chosen = listed.moves[i];
    }
    free(listed.moves);
    return chosen;
}

/* Plays a move, after a look at it. False when there is none, or it has a fault. */
static bool play_on(ag_game *game, uint64_t *seed, int32_t last[2][2], fault_list *found)
{
    int32_t *const mine = last[agi_ply(game) % 2];
    const ag_move move = choose_move(game, seed, mine[0], mine[1]);

    if (move == 0) return false;
    check_move(game, move, found);
    if (!is_without_fault(found)) return false;
    mine[0] = ag_move_from(game, move);
    mine[1] = ag_move_to(game, move);
    ag_game_play_unchecked(game, move);
    if (game->now->move != move) return complain(found, "play does not set the move");
    return true;
}

void check_answers(const ag_variant *variant, fault_list *found)
{
    int32_t last[2][2] = {{-1, -1}, {-1, -1}};
    uint64_t seed = 7;
    ag_game *game;

    if (!start(variant, &game, found)) return;
    ag_game_set_automatic_draws(game, 0);
    do {
        if (is_without_fault(found)) check_standing(game, found);
    } while (is_without_fault(found) && agi_ply(game) < PLIES && play_on(game, &seed, last, found));
    ag_game_free(game);
}
