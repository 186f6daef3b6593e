/* SPDX-License-Identifier: MIT */
#include "properties.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "expect.h"
#include "steps.h"

enum {
    MOVES_LOOKED_AT = 300,     /* of positions with more moves, that many are looked at */
    MOVES_WITH_TRAITS = 20000, /* of positions with more moves, none is asked for its traits one by one */
    SMALL_NUMBERS = 256,
    RANDOM_NUMBERS = 100,
    MOVES_SPOILED = 8
};

void turn_and_result_agree(const ag_game *game)
{
    const int32_t turn = ag_game_turn(game);
    const int32_t side = ag_game_side(game);
    const bool ongoing = ag_game_result(game) == AG_ONGOING;

    expect(ongoing == (turn != AG_NOBODY), game, "turn and result disagree");
    expect(ongoing == (ag_game_reason(game) == AG_REASON_NONE), game, "result and reason disagree");
    expect(ongoing == (ag_game_moves(game, NULL, 0) > 0), game, "moves and result disagree");
    expect(side == AG_WHITE || side == AG_BLACK, game, "the side is %" PRId32, side);
    if (turn == AG_CHANCE) {
        expect(ag_variant_has_chance(ag_game_variant(game)) == 1, game, "a roll is due in a game without chance");
        expect_number(ag_game_repetitions(game), 0, game, "repetitions while a roll is due");
    } else if (ongoing) {
        expect_number(turn, side, game, "the turn");
        expect(ag_game_repetitions(game) >= 1, game, "the position has not occurred");
    }
}

void board_agrees_with_its_squares(const ag_game *game)
{
    const ag_variant *variant = ag_game_variant(game);
    const board squares = board_of(game);
    uint8_t bytes[SQUARES_ROOM];

    expect_number(ag_game_board_bytes(game, bytes, SQUARES_ROOM), squares.count, game, "the number of bytes");
    expect_number(squares.count, ag_variant_files(variant) * ag_variant_ranks(variant), game, "the number of squares");
    for (int32_t square = 0; square < squares.count; square++) {
        const int32_t piece = squares.pieces[square];
        const uint32_t own = ag_variant_square_traits(variant, square);
        expect_number(ag_game_piece_at(game, square), piece, game, "the piece on a square");
        expect_number(bytes[square], piece, game, "the byte of a square");
        expect(piece == 0 || ag_variant_piece_code(variant, piece) != NULL, game, "piece %" PRId32 " has no code",
               piece);
        expect((ag_game_square_traits(game, square) & ~(uint32_t)AG_SQUARE_PIT) == own, game, "square traits differ");
    }
}

void position_text_reads_back(const ag_game *game)
{
    const ag_variant *variant = ag_game_variant(game);
    const text written = position_text(game);
    ag_game *read = new_game(variant, written.bytes);
    uint32_t problems = 1;

    expect((int32_t)strlen(written.bytes) <= ag_variant_position_text_max(variant), game, "the text is too long");
    expect_status(ag_position_problems(variant, written.bytes, &problems, NULL, NULL, 0), AG_OK, game,
                  "judging the text");
    expect_number(problems, 0, game, "the problems of the text");
    expect_text(position_text(read).bytes, written.bytes, game, "the text read and written");
    expect(ag_game_hash(read) == ag_game_hash(game), game, "the hash from scratch is %016" PRIx64 ", not %016" PRIx64,
           ag_game_hash(read), ag_game_hash(game));
    expect_number(ag_game_same_position(game, read), 1, game, "same_position");
    expect_number(ag_game_side(read), ag_game_side(game), game, "the side");
    const board is = board_of(read);
    const board should_be = board_of(game);
    expect_same_board(game, &is, &should_be, "the board read");
    ag_game_free(read);
}

static int compare_moves(const void *a, const void *b)
{
    const ag_move left = *(const ag_move *)a;
    const ag_move right = *(const ag_move *)b;
    return (left > right) - (left < right);
}

static move_list sorted_moves(const ag_game *game)
{
    move_list list = list_moves(game);
    qsort(list.moves, (size_t)list.count, sizeof *list.moves, compare_moves);
    return list;
}

/* The legal moves, or MOVES_LOOKED_AT of them spread over the list. */
static move_list some_moves(const ag_game *game)
{
    move_list list = list_moves(game);

    if (list.count > MOVES_LOOKED_AT) {
        for (int32_t i = 0; i < MOVES_LOOKED_AT; i++) {
            list.moves[i] = list.moves[(int64_t)i * list.count / MOVES_LOOKED_AT];
        }
        list.count = MOVES_LOOKED_AT;
    }
    return list;
}

void moves_are_well_formed(const ag_game *game)
{
    move_list list = sorted_moves(game);

    expect(list.count <= ag_variant_moves_max(ag_game_variant(game)), game, "more moves than the variant's bound");
    for (int32_t i = 0; i < list.count; i++) {
        const ag_move move = list.moves[i];
        expect(move != 0 && move <= INT32_MAX, game, "move %" PRIu32 " is outside the range of moves", move);
        expect(i == 0 || move != list.moves[i - 1], game, "move %" PRIu32 " is listed twice", move);
        expect_number(ag_game_is_legal(game, move), 1, game, "is_legal of a listed move");
    }
    free_moves(&list);
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp((const char *)a, (const char *)b);
}

/* `sentai-old`: two combinings may lead to the same board (its rule sheet, 3.3). */
static bool outcomes_may_be_equal(const ag_variant *variant)
{
    return strcmp(ag_variant_id(variant), "sentai-old") == 0;
}

void outcomes_differ(const ag_game *game)
{
    if (outcomes_may_be_equal(ag_game_variant(game))) return;

    move_list list = list_moves(game);
    const size_t width = (size_t)ag_variant_position_text_max(ag_game_variant(game)) + 1;
    char *outcomes = malloc(((size_t)list.count + 1) * width);
    ag_game *copy = clone_of(game);
    for (int32_t i = 0; i < list.count; i++) {
        expect_status(ag_game_play(copy, list.moves[i]), AG_OK, game, "playing a legal move");
        ag_game_position(copy, outcomes + (size_t)i * width, (int32_t)width);
        ag_game_undo(copy);
    }
    qsort(outcomes, (size_t)list.count, width, compare_texts);
    for (int32_t i = 1; i < list.count; i++) {
        const char *outcome = outcomes + (size_t)i * width;
        expect(strcmp(outcome, outcome - width) != 0, game, "two moves lead to %s", outcome);
    }
    ag_game_free(copy);
    free(outcomes);
    free_moves(&list);
}

static void expect_read(const ag_game *game, const char *written, int32_t strictness, ag_move should_be)
{
    ag_move read = 0;
    char why[200] = "untouched";
    const int32_t status = ag_move_parse(game, written, strictness, &read, why, (int32_t)sizeof why);

    expect(status == AG_OK, game, "'%s' is not read: %s", written, why);
    expect(read == should_be, game, "'%s' is read as another move", written);
    expect_text(why, "", game, "why after success");
}

/* With blanks before and after it. */
static text spaced(const text *plain)
{
    text made = {"  "};
    const size_t length = strlen(plain->bytes);

    memcpy(made.bytes + 2, plain->bytes, length);
    memcpy(made.bytes + 2 + length, " \t ", sizeof " \t ");
    return made;
}

void move_texts_read_back(const ag_game *game)
{
    const int32_t longest = ag_variant_move_text_max(ag_game_variant(game));
    move_list list = some_moves(game);
    ag_game *copy = clone_of(game);

    for (int32_t i = 0; i < list.count; i++) {
        for (int32_t style = AG_TEXT_COORDINATE; style <= AG_TEXT_STANDARD; style++) {
            const text written = move_text(game, list.moves[i], style);
            expect((int32_t)strlen(written.bytes) <= longest, game, "'%s' is longer than the bound", written.bytes);
            expect_read(game, written.bytes, AG_PARSE_STRICT, list.moves[i]);
            expect_read(game, written.bytes, AG_PARSE_LENIENT, list.moves[i]);
            expect_read(game, spaced(&written).bytes, AG_PARSE_LENIENT, list.moves[i]);
        }
        const text written = move_text(game, list.moves[i], AG_TEXT_COORDINATE);
        expect_status(ag_game_play_text(copy, written.bytes, NULL, 0), AG_OK, game, "play_text");
        expect_number(ag_game_move_at(copy, ag_game_ply(game)), list.moves[i], game, "the move played from a text");
        expect_number(ag_game_rewind(copy, ag_game_ply(game)), AG_OK, game, "rewind");
    }
    ag_game_free(copy);
    free_moves(&list);
}

static int32_t count_pieces(const board *squares, int32_t player)
{
    int32_t pieces = 0;
    for (int32_t square = 0; square < squares->count; square++) {
        const int32_t piece = squares->pieces[square];
        if (piece != 0 && ag_piece_player(piece) == player) pieces++;
    }
    return pieces;
}

static void expect_traits(const ag_game *game, ag_move move, const ag_game *after)
{
    const uint32_t traits = ag_move_traits(game, move);
    const board was = board_of(game);
    const board is = board_of(after);
    const int32_t enemy = 1 - ag_game_side(game);
    const bool captures = ag_game_turn(game) != AG_CHANCE && count_pieces(&is, enemy) < count_pieces(&was, enemy);

    expect(traits < 2 * AG_MOVE_PROPELS, game, "traits are %" PRIu32, traits);
    expect(captures == ((traits & AG_MOVE_CAPTURE) != 0), game, "the capture trait is wrong");
    expect((ag_game_turn(game) == AG_CHANCE) == ((traits & AG_MOVE_CHANCE) != 0), game, "the chance trait is wrong");
    expect((ag_game_in_check(after) == 1) == ((traits & AG_MOVE_CHECK) != 0), game, "the check trait is wrong");
    expect((ag_game_result(after) != AG_ONGOING) == ((traits & AG_MOVE_ENDS_GAME) != 0), game, "ENDS_GAME is wrong");
    expect(!captures || (traits & AG_MOVE_IRREVERSIBLE) != 0, game, "a capture is not called irreversible");
}

static void expect_capture_is_attack(const ag_game *game, ag_move move)
{
    const step_list steps = steps_of(game, move);
    const int32_t player = ag_game_side(game);

    for (int32_t i = 0; i < steps.count; i++) {
        const ag_step *step = &steps.steps[i];
        if (step->action != AG_STEP_REMOVE || ag_piece_player(step->before) == player) continue;
        if (step->to != ag_move_to(game, move)) continue;
        expect_number(ag_game_attacked(game, step->from, player), 1, game, "attacked, of a piece that can be captured");
    }
}

void traits_agree_with_play(const ag_game *game)
{
    const int32_t squares = board_of(game).count;
    move_list list = some_moves(game);
    ag_game *after = clone_of(game);

    for (int32_t i = 0; i < list.count; i++) {
        const ag_move move = list.moves[i];
        const int32_t from = ag_move_from(game, move);
        const int32_t to = ag_move_to(game, move);
        expect(from >= 0 && from < squares && to >= 0 && to < squares, game, "a move leaves the board");
        ag_game_play(after, move);
        expect_traits(game, move, after);
        ag_game_undo(after);
        if ((ag_move_traits(game, move) & AG_MOVE_CAPTURE) != 0) expect_capture_is_attack(game, move);
    }
    ag_game_free(after);
    free_moves(&list);
}

static uint32_t *traits_of_moves(const ag_game *game, const move_list *list)
{
    uint32_t *traits = malloc(((size_t)list->count + 1) * sizeof *traits);

    for (int32_t i = 0; i < list->count; i++) traits[i] = ag_move_traits(game, list->moves[i]);
    return traits;
}

static void expect_moves_with(const ag_game *game, uint32_t set, const move_list *list, const uint32_t *traits)
{
    ag_move *found = malloc(((size_t)list->count + 1) * sizeof *found);
    const int32_t count = ag_game_moves_with(game, set, found, list->count);
    int32_t at = 0;

    expect(count >= 0 && count <= list->count, game, "%" PRId32 " moves with traits %" PRIu32, count, set);
    for (int32_t i = 0; i < list->count; i++) {
        if ((traits[i] & set) == 0) continue;
        expect(at < count && found[at] == list->moves[i], game, "moves with traits %" PRIu32 " lack %" PRIu32, set,
               list->moves[i]);
        at++;
    }
    expect_number(count, at, game, "the moves with traits");
    free(found);
}

/* Each trait by itself, none, all, and what searches ask for. */
void moves_with_traits_are_those_that_have_them(const ag_game *game)
{
    static const uint32_t sets[] = {0,
                                    2 * AG_MOVE_PROPELS - 1,
                                    AG_MOVE_CAPTURE | AG_MOVE_PROMOTION,
                                    AG_MOVE_CAPTURE | AG_MOVE_CHECK,
                                    AG_MOVE_PROMOTION | AG_MOVE_CASTLING | AG_MOVE_COMBINES,
                                    AG_MOVE_CAPTURE | AG_MOVE_SPLITS,
                                    AG_MOVE_CAPTURE | AG_MOVE_PROMOTION | AG_MOVE_COMBINES | AG_MOVE_PROPELS |
                                        AG_MOVE_CASTLING,
                                    AG_MOVE_SPLITS | AG_MOVE_COMBINES,
                                    AG_MOVE_PROMOTION | AG_MOVE_PROPELS};
    move_list list = list_moves(game);

    if (list.count <= MOVES_WITH_TRAITS) {
        uint32_t *traits = traits_of_moves(game, &list);
        for (uint32_t trait = 1; trait <= AG_MOVE_PROPELS; trait *= 2) expect_moves_with(game, trait, &list, traits);
        for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) expect_moves_with(game, sets[i], &list, traits);
        free(traits);
    }
    free_moves(&list);
}

void steps_lead_to_the_board_after(const ag_game *game)
{
    const board before = board_of(game);
    move_list list = some_moves(game);
    ag_game *copy = clone_of(game);

    for (int32_t i = 0; i < list.count; i++) {
        const step_list steps = steps_of(game, list.moves[i]);
        expect(steps.count <= ag_variant_steps_max(ag_game_variant(game)), game, "more steps than the bound");
        expect_well_formed(game, &steps);
        ag_game_play(copy, list.moves[i]);
        const board after = board_of(copy);
        ag_game_undo(copy);

        board squares = before;
        carry_out(game, &steps, &squares);
        expect_same_board(game, &squares, &after, "the board after the steps");
        const step_list back = taken_back(&steps);
        carry_out(game, &back, &squares);
        expect_same_board(game, &squares, &before, "the board after the steps backwards");
    }
    ag_game_free(copy);
    free_moves(&list);
}

static void expect_played(const ag_game *before, ag_move move, const ag_game *after)
{
    const int32_t ply = ag_game_ply(before);
    text written;

    expect_number(ag_game_ply(after), ply + 1, before, "the ply after a move");
    expect_number(ag_game_move_at(after, ply), move, before, "the move in the history");
    for (int32_t style = AG_TEXT_COORDINATE; style <= AG_TEXT_STANDARD; style++) {
        ag_game_move_text_at(after, ply, style, written.bytes, TEXT_ROOM);
        expect_text(written.bytes, move_text(before, move, style).bytes, before, "its text in the history");
    }
}

void undo_restores_everything(const ag_game *game)
{
    const int32_t ply = ag_game_ply(game);
    move_list list = some_moves(game);
    snapshot before = take_snapshot(game);
    ag_game *copy = clone_of(game);
    ag_game *unchecked = clone_of(game);

    for (int32_t i = 0; i < list.count; i++) {
        expect_status(ag_game_play(copy, list.moves[i]), AG_OK, game, "play");
        expect_status(ag_game_play_unchecked(unchecked, list.moves[i]), AG_OK, game, "play_unchecked");
        expect_played(game, list.moves[i], copy);
        snapshot after = take_snapshot(copy);
        expect_unchanged(unchecked, &after, "play_unchecked");
        free_snapshot(&after);
        expect_status(ag_game_undo(copy), AG_OK, game, "undo");
        expect_unchanged(copy, &before, "undo");
        expect_status(ag_game_rewind(unchecked, ply), AG_OK, game, "rewind");
        expect_unchanged(unchecked, &before, "rewind");
    }
    ag_game_free(unchecked);
    ag_game_free(copy);
    free_snapshot(&before);
    free_moves(&list);
}

static void expect_refused(ag_game *game, ag_move move)
{
    const int32_t refusal = ag_game_result(game) == AG_ONGOING ? AG_ERR_ILLEGAL : AG_ERR_FINISHED;

    expect(ag_game_is_legal(game, move) == 0, game, "%" PRIu32 " is legal and not listed", move);
    expect(ag_game_play(game, move) == refusal, game, "%" PRIu32 " is not refused by play", move);
    expect(ag_move_from(game, move) == refusal, game, "%" PRIu32 " is not refused by move_from", move);
    expect(ag_move_to(game, move) == refusal, game, "%" PRIu32 " is not refused by move_to", move);
    expect(ag_move_traits(game, move) == 0, game, "%" PRIu32 " is no move and has traits", move);
    expect(ag_move_text(game, move, 0, NULL, 0) == refusal, game, "%" PRIu32 " is not refused by move_text", move);
    expect(ag_move_steps(game, move, NULL, 0) == refusal, game, "%" PRIu32 " is not refused by move_steps", move);
    expect(ag_move_taps(game, move, NULL, 0) == refusal, game, "%" PRIu32 " is not refused by move_taps", move);
}

static void expect_refused_unless_listed(ag_game *game, const move_list *sorted, ag_move move)
{
    if (bsearch(&move, sorted->moves, (size_t)sorted->count, sizeof move, compare_moves) != NULL) return;
    expect_refused(game, move);
}

void other_numbers_are_refused(const ag_game *game)
{
    move_list list = sorted_moves(game);
    snapshot before = take_snapshot(game);
    ag_game *copy = clone_of(game);
    uint64_t seed = ag_game_hash(game);

    for (ag_move move = 0; move < SMALL_NUMBERS; move++) expect_refused_unless_listed(copy, &list, move);
    for (int32_t i = 0; i < RANDOM_NUMBERS; i++) {
        const ag_move move = draw(&seed);
        expect_refused_unless_listed(copy, &list, move);
        expect_refused_unless_listed(copy, &list, move >> draw_below(&seed, 32));
    }
    for (int32_t i = 0; i < MOVES_SPOILED && list.count > 0; i++) {
        const ag_move move = list.moves[draw_below(&seed, (uint32_t)list.count)];
        for (int bit = 0; bit < 32; bit++) expect_refused_unless_listed(copy, &list, move ^ (UINT32_C(1) << bit));
    }
    expect_unchanged(copy, &before, "refusing moves");
    ag_game_free(copy);
    free_snapshot(&before);
    free_moves(&list);
}

void chance_weights_add_up(const ag_game *game)
{
    move_list list = some_moves(game);
    const bool due = ag_game_turn(game) == AG_CHANCE;
    uint64_t seed = 1;
    int64_t sum = 0;

    for (int32_t i = 0; i < list.count; i++) {
        const int32_t weight = ag_game_chance_weight(game, list.moves[i]);
        expect(due ? weight > 0 : weight == 0, game, "a move has weight %" PRId32, weight);
        sum += weight;
    }
    expect_number(ag_game_chance_total(game), sum, game, "the total of the weights");
    expect(due == (ag_game_roll(game, &seed) != 0), game, "a roll is refused, or made when none is due");
    expect(due || seed == 1, game, "the seed goes forward without a roll");
    free_moves(&list);
}

/* The moves of a position as perft sees them: it goes on where only the want of material has ended the game. */
static uint64_t count_leaves(const ag_variant *variant, const char *position)
{
    ag_game *game = new_game(variant, position);
    const bool dead = ag_game_reason(game) == AG_REASON_DEAD_MATERIAL;
    const uint64_t leaves = dead ? ag_game_perft(game, 1) : (uint64_t)ag_game_moves(game, NULL, 0);

    ag_game_free(game);
    return leaves;
}

/* The leaves at depth 2: the moves after each move. */
static void expect_grandchildren(const ag_game *game, ag_game *fresh, const move_list *list)
{
    uint64_t grandchildren = 0;

    for (int32_t i = 0; i < list->count; i++) {
        ag_game_play(fresh, list->moves[i]);
        grandchildren += count_leaves(ag_game_variant(game), position_text(fresh).bytes);
        ag_game_undo(fresh);
    }
    expect_number((int64_t)ag_game_perft(game, 2), (int64_t)grandchildren, game, "perft 2");
}

void perft_counts_moves(const ag_game *game)
{
    ag_game *fresh = new_game(ag_game_variant(game), position_text(game).bytes);
    move_list list = list_moves(fresh);

    expect_number((int64_t)ag_game_perft(game, 0), 1, game, "perft 0");
    if (ag_game_reason(fresh) != AG_REASON_DEAD_MATERIAL) {
        expect_number((int64_t)ag_game_perft(game, 1), list.count, game, "perft 1");
        if (list.count <= MOVES_LOOKED_AT) expect_grandchildren(game, fresh, &list);
    }
    free_moves(&list);
    ag_game_free(fresh);
}

void finished_games_refuse_moves(const ag_game *game)
{
    if (ag_game_result(game) == AG_ONGOING) return;

    ag_game *copy = clone_of(game);
    snapshot before = take_snapshot(game);
    uint64_t seed = 7;
    int32_t tap = 0;
    ag_move move = 1;
    expect_status(ag_game_play(copy, 1), AG_ERR_FINISHED, game, "play");
    expect_status(ag_game_play_text(copy, "a1a2", NULL, 0), AG_ERR_FINISHED, game, "play_text");
    expect_status(ag_move_parse(copy, "a1a2", AG_PARSE_LENIENT, &move, NULL, 0), AG_ERR_FINISHED, game, "parse");
    expect_number(move, 0, game, "the move parsed");
    expect_status(ag_game_next_taps(copy, &tap, 0, NULL, 0), AG_ERR_FINISHED, game, "next_taps");
    expect_status(ag_game_tapped_move(copy, &tap, 1, &move, NULL, 0), AG_ERR_FINISHED, game, "tapped_move");
    expect_status(ag_game_tapped_steps(copy, &tap, 1, NULL, 0), AG_ERR_FINISHED, game, "tapped_steps");
    expect_status(ag_game_tapped_board(copy, &tap, 1, NULL, 0), AG_ERR_FINISHED, game, "tapped_board");
    expect_status(ag_game_svg(copy, 0, 0, &tap, 1, NULL, 0), AG_ERR_FINISHED, game, "svg");
    expect_status(ag_game_board_text(copy, 0, &tap, 1, NULL, 0), AG_ERR_FINISHED, game, "board_text");
    expect_status(ag_game_end(copy, AG_DRAW, AG_REASON_AGREEMENT), AG_ERR_FINISHED, game, "end");
    expect_status(ag_game_claim_draw(copy), AG_ERR_FINISHED, game, "claim_draw");
    expect_number(ag_game_moves_from(copy, 0, NULL, 0), 0, game, "moves_from");
    expect_number(ag_game_moves_with(copy, 2 * AG_MOVE_PROPELS - 1, NULL, 0), 0, game, "moves_with");
    expect_number(ag_game_playout(copy, &seed, 10), 0, game, "playout");
    expect_number(ag_game_claimable_draw(copy), 0, game, "claimable_draw");
    expect_unchanged(copy, &before, "refusing to go on");
    free_snapshot(&before);
    ag_game_free(copy);
}

void all_properties_hold(const ag_game *game)
{
    turn_and_result_agree(game);
    board_agrees_with_its_squares(game);
    position_text_reads_back(game);
    moves_are_well_formed(game);
    outcomes_differ(game);
    move_texts_read_back(game);
    traits_agree_with_play(game);
    moves_with_traits_are_those_that_have_them(game);
    steps_lead_to_the_board_after(game);
    undo_restores_everything(game);
    other_numbers_are_refused(game);
    chance_weights_add_up(game);
    perft_counts_moves(game);
    finished_games_refuse_moves(game);
    taps_make_their_move(game);
    taps_not_offered_are_refused(game);
}
