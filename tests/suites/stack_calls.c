/* SPDX-License-Identifier: MIT */
#include "stack_calls.h"

#include <stdlib.h>
#include <string.h>

stack_subject stack_about;

static char buffer[STACK_RECORD_ROOM];
static char why[400];
static int32_t numbers[1024];
static ag_step steps[STEPS_ROOM];
static ag_move moves[256];

void begin_stack_calls(ag_game *game, ag_move move)
{
    stack_about = (stack_subject){.game = game, .variant = ag_game_variant(game), .move = move, .depth = 1, .seed = 1};
    stack_about.copy = clone_of(game);
    stack_about.position = position_text(game);
    if (move == 0) return;
    stack_about.coordinate = move_text(game, move, AG_TEXT_COORDINATE);
    stack_about.standard = move_text(game, move, AG_TEXT_STANDARD);
    stack_about.tapped = ag_move_taps(game, move, stack_about.taps, TAPS_ROOM);
}

void end_stack_calls(void)
{
    ag_game_free(stack_about.copy);
    stack_about.copy = NULL;
}

/* ---- names, variants, pieces ---- */

static void call_names(void)
{
    ag_version();
    ag_version_string();
    ag_status_name(AG_ERR_SYNTAX);
    ag_reason_name(AG_REASON_GOAL);
    ag_result_text(AG_DRAW);
    ag_variant_count();
    ag_variant_at(0);
    ag_variant_find("tensor");
}

static void call_variant(void)
{
    const ag_variant *variant = stack_about.variant;

    ag_variant_id(variant);
    ag_variant_name(variant);
    ag_variant_summary(variant);
    ag_variant_start_position(variant);
    ag_variant_rules_version(variant);
    ag_variant_files(variant);
    ag_variant_ranks(variant);
    ag_variant_has_chance(variant);
    ag_variant_moves_max(variant);
    ag_variant_move_text_max(variant);
    ag_variant_position_text_max(variant);
    ag_variant_steps_max(variant);
    ag_variant_taps_max(variant);
    ag_variant_piece_kinds(variant);
}

static void call_pieces(void)
{
    ag_variant_piece_code(stack_about.variant, 1);
    ag_variant_piece_name(stack_about.variant, 1);
    ag_variant_piece_symbol(stack_about.variant, 1);
    ag_piece_kind(1);
    ag_piece_player(1);
    ag_piece_make(0, AG_WHITE);
}

static void call_piece_svg(void)
{
    for (int32_t piece = 1; piece <= 2 * ag_variant_piece_kinds(stack_about.variant); piece++)
        ag_variant_piece_svg(stack_about.variant, piece, 0, 0, buffer, (int32_t)sizeof buffer);
}

static void call_squares(void)
{
    ag_variant_square_name(stack_about.variant, 0, why, (int32_t)sizeof why);
    ag_variant_square_find(stack_about.variant, "a1");
    ag_variant_square_traits(stack_about.variant, 0);
}

/* ---- making games ---- */

static void call_new(void)
{
    ag_game *made;

    ag_game_new(&made, stack_about.variant, stack_about.position.bytes, why, (int32_t)sizeof why);
    ag_game_free(made);
    ag_game_new_allowing(&made, stack_about.variant, stack_about.position.bytes, UINT32_MAX, why, (int32_t)sizeof why);
    ag_game_free(made);
}

static void call_epd(void)
{
    ag_game *made;
    int32_t operations;

    ag_game_new_epd(&made, stack_about.variant, stack_about.position.bytes, &operations, why, (int32_t)sizeof why);
    ag_game_free(made);
    ag_game_new_epd(&made, stack_about.variant, "no position", &operations, why, (int32_t)sizeof why);
    ag_epd_operation("bm Re8; id \"x; y\";", 1, buffer, (int32_t)sizeof buffer);
}

static void call_problems(void)
{
    uint32_t problems;
    int32_t offset;

    ag_position_problems(stack_about.variant, stack_about.position.bytes, &problems, &offset, why, (int32_t)sizeof why);
    ag_position_problems(stack_about.variant, "no position", &problems, &offset, why, (int32_t)sizeof why);
}

static void call_copies(void)
{
    ag_game *made;

    ag_game_clone(&made, stack_about.game);
    ag_game_assign(stack_about.copy, stack_about.game);
    ag_game_free(made);
}

/* ---- playing ---- */

static void call_play(void)
{
    ag_game_play(stack_about.copy, stack_about.move);
    ag_game_undo(stack_about.copy);
    ag_game_play_unchecked(stack_about.copy, stack_about.move);
    ag_game_rewind(stack_about.copy, ag_game_ply(stack_about.game));
}

static void call_play_text(void)
{
    ag_game_play_text(stack_about.copy, stack_about.coordinate.bytes, why, (int32_t)sizeof why);
    ag_game_rewind(stack_about.copy, ag_game_ply(stack_about.game));
    ag_game_play_text(stack_about.copy, stack_about.standard.bytes, why, (int32_t)sizeof why);
    ag_game_rewind(stack_about.copy, ag_game_ply(stack_about.game));
}

static void call_history(void)
{
    const int32_t ply = ag_game_ply(stack_about.game);

    ag_game_move_at(stack_about.game, ply - 1);
    ag_game_move_text_at(stack_about.game, ply - 1, AG_TEXT_STANDARD, why, (int32_t)sizeof why);
    ag_game_move_text_at(stack_about.game, ply - 1, AG_TEXT_COORDINATE, why, (int32_t)sizeof why);
}

static void call_playout(void)
{
    ag_game_playout(stack_about.copy, &stack_about.seed, 3);
    ag_game_rewind(stack_about.copy, ag_game_ply(stack_about.game));
}

static void call_roll(void)
{
    ag_game_roll(stack_about.game, &stack_about.seed);
    ag_game_chance_total(stack_about.game);
    ag_game_chance_weight(stack_about.game, stack_about.move);
}

/* ---- ends ---- */

static void call_ends(void)
{
    ag_game_end(stack_about.copy, AG_DRAW, AG_REASON_AGREEMENT);
    ag_game_undo(stack_about.copy);
    ag_game_result(stack_about.game);
    ag_game_reason(stack_about.game);
    ag_game_turn(stack_about.game);
    ag_game_side(stack_about.game);
    ag_game_can_win(stack_about.game, AG_WHITE);
}

static void call_claims(void)
{
    ag_game_claimable_draw(stack_about.game);
    ag_game_claim_draw(stack_about.copy);
    ag_game_set_automatic_draws(stack_about.copy, 0);
    ag_game_automatic_draws(stack_about.copy);
    ag_move_claimable_draw(stack_about.copy, stack_about.move);
    ag_game_claim_draw_with(stack_about.copy, stack_about.move);
    ag_game_set_automatic_draws(stack_about.copy, 1);
    ag_game_rewind(stack_about.copy, ag_game_ply(stack_about.game));
}

/* ---- the position ---- */

static void call_position(void)
{
    ag_game_variant(stack_about.game);
    ag_game_repetitions(stack_about.game);
    ag_game_quiet_plies(stack_about.game);
    ag_game_hash(stack_about.game);
    ag_game_hash_text(stack_about.game, why, (int32_t)sizeof why);
    ag_game_same_position(stack_about.game, stack_about.copy);
    ag_game_position(stack_about.game, buffer, (int32_t)sizeof buffer);
}

static void call_board(void)
{
    const int32_t squares = ag_game_board(stack_about.game, numbers, 1024);

    ag_game_board_bytes(stack_about.game, (uint8_t *)buffer, (int32_t)sizeof buffer);
    ag_game_in_check(stack_about.game);
    for (int32_t square = 0; square < squares; square++) {
        ag_game_piece_at(stack_about.game, square);
        ag_game_square_traits(stack_about.game, square);
        ag_game_attacked(stack_about.game, square, AG_WHITE);
        ag_game_attacked(stack_about.game, square, AG_BLACK);
    }
}

/* ---- moves ---- */

static void call_moves(void)
{
    ag_game_moves(stack_about.game, moves, 256);
    ag_game_is_legal(stack_about.game, stack_about.move);
    ag_game_is_legal(stack_about.game, stack_about.move ^ 64);
}

static void call_moves_from(void)
{
    ag_game_moves_from(stack_about.game, ag_move_from(stack_about.game, stack_about.move), moves, 256);
}

static void call_moves_with(void)
{
    for (uint32_t trait = 1; trait <= AG_MOVE_PROPELS; trait *= 2) {
        ag_game_moves_with(stack_about.game, trait, moves, 256);
    }
}

static void call_move_text(void)
{
    ag_move_text(stack_about.game, stack_about.move, AG_TEXT_COORDINATE, buffer, (int32_t)sizeof buffer);
    ag_move_text(stack_about.game, stack_about.move, AG_TEXT_STANDARD, buffer, (int32_t)sizeof buffer);
}

static void call_parse(void)
{
    const char *texts[] = {stack_about.coordinate.bytes,
                           stack_about.standard.bytes,
                           "a1a8",
                           "Ta1c3xb2xd2",
                           "Qh5#",
                           "King a1 - a2 = Queen",
                           "O-O-O",
                           "nonsense"};
    ag_move read;

    for (int i = 0; i < 8; i++) {
        ag_move_parse(stack_about.game, texts[i], AG_PARSE_LENIENT, &read, why, (int32_t)sizeof why);
        ag_move_parse(stack_about.game, texts[i], AG_PARSE_STRICT, &read, why, (int32_t)sizeof why);
    }
}

static void call_move_facts(void)
{
    ag_move_from(stack_about.game, stack_about.move);
    ag_move_to(stack_about.game, stack_about.move);
    ag_move_traits(stack_about.game, stack_about.move);
}

static void call_move_steps(void)
{
    ag_move_steps(stack_about.game, stack_about.move, steps, STEPS_ROOM);
}

static void call_move_taps(void)
{
    ag_move_taps(stack_about.game, stack_about.move, numbers, 1024);
}

/* How many taps the calls below look at: the first and the last few. */
static int32_t next_tapped(int32_t n)
{
    return n == 4 && stack_about.tapped > 8 ? stack_about.tapped - 3 : n + 1;
}

static void call_next_taps(void)
{
    for (int32_t n = 0; n <= stack_about.tapped; n = next_tapped(n))
        ag_game_next_taps(stack_about.game, stack_about.taps, n, numbers, 1024);
}

static void call_tapped_steps(void)
{
    for (int32_t n = 0; n <= stack_about.tapped; n = next_tapped(n))
        ag_game_tapped_steps(stack_about.game, stack_about.taps, n, steps, STEPS_ROOM);
}

static void call_tapped_board(void)
{
    for (int32_t n = 0; n <= stack_about.tapped; n = next_tapped(n))
        ag_game_tapped_board(stack_about.game, stack_about.taps, n, numbers, 1024);
}

static void call_tapped_move(void)
{
    ag_move tapped;

    for (int32_t n = 0; n <= stack_about.tapped; n = next_tapped(n))
        ag_game_tapped_move(stack_about.game, stack_about.taps, n, &tapped, why, (int32_t)sizeof why);
}

/* ---- pictures and records ---- */

static void call_svg(void)
{
    const uint32_t all = AG_PICTURE_LAST_MOVE | AG_PICTURE_CHECK | AG_PICTURE_GOALS | AG_PICTURE_COORDINATES;
    const uint32_t targets = AG_PICTURE_COORDINATES | AG_PICTURE_TARGETS;

    ag_game_svg(stack_about.game, 0, all, NULL, 0, buffer, (int32_t)sizeof buffer);
    ag_game_svg(stack_about.game, 0, targets, NULL, 0, buffer, (int32_t)sizeof buffer);
    for (int32_t n = 1; n <= stack_about.tapped; n = next_tapped(n))
        ag_game_svg(stack_about.game, 0, targets, stack_about.taps, n, buffer, (int32_t)sizeof buffer);
}

static void call_board_text(void)
{
    for (int32_t n = 0; n <= stack_about.tapped; n = next_tapped(n))
        ag_game_board_text(stack_about.game, AG_BOARD_UNICODE | AG_BOARD_TARGETS, stack_about.taps, n, buffer,
                           (int32_t)sizeof buffer);
}

static void call_tags(void)
{
    ag_game_set_tag(stack_about.copy, "White", "Anna");
    ag_game_tag(stack_about.copy, "White");
    ag_game_tag_count(stack_about.copy);
    ag_game_tag_name(stack_about.copy, 0);
}

static void call_comments(void)
{
    ag_game_add_comment(stack_about.copy, 0, "what a position");
    ag_game_comment_count(stack_about.copy, 0);
    ag_game_comment(stack_about.copy, 0, 0);
    ag_game_set_comment(stack_about.copy, 0, 0, NULL);
    ag_game_add_mark(stack_about.copy, 0, 1);
    ag_game_mark_count(stack_about.copy, 0);
    ag_game_mark(stack_about.copy, 0, 0);
    ag_game_remove_mark(stack_about.copy, 0, 1);
}

/* The same text fed in two pieces. */
static void call_reader(const char *bytes, int32_t length)
{
    ag_reader *reader;
    ag_game *read;

    if (ag_reader_new(&reader) != AG_OK) return;
    for (int last = 0; last < 2; last++) {
        ag_reader_feed(reader, bytes + (last == 0 ? 0 : length / 2), last == 0 ? length / 2 : length - length / 2,
                       last);
        ag_reader_next(reader, &read, why, (int32_t)sizeof why);
        ag_game_free(read);
    }
    ag_reader_free(reader);
}

/* The record of the game with its move, in the style that is read in the hardest way. */
static void call_record(void)
{
    ag_game *read = NULL;

    ag_game_play(stack_about.copy, stack_about.move);
    const int32_t length = ag_record_write(stack_about.copy, AG_TEXT_STANDARD, buffer, (int32_t)sizeof buffer);
    ag_game_undo(stack_about.copy);
    if (length < 0) return;
    ag_record_read(buffer, length, 1, NULL, NULL, &read, why, (int32_t)sizeof why);
    ag_game_free(read);
    ag_record_read(buffer, length / 2, 1, NULL, NULL, &read, why, (int32_t)sizeof why);
    ag_game_free(read);
    call_reader(buffer, length);
}

void call_perft(void)
{
    ag_game_perft(stack_about.game, stack_about.depth);
}

const stack_call STACK_CALLS[] = {
    {"ag_version ag_version_string ag_status_name ag_reason_name ag_result_text ag_variant_count ag_variant_at "
     "ag_variant_find",
     call_names},
    {"ag_variant_id ag_variant_name ag_variant_summary ag_variant_start_position ag_variant_rules_version "
     "ag_variant_files ag_variant_ranks ag_variant_has_chance ag_variant_moves_max ag_variant_move_text_max "
     "ag_variant_position_text_max ag_variant_steps_max ag_variant_taps_max ag_variant_piece_kinds",
     call_variant},
    {"ag_variant_piece_code ag_variant_piece_name ag_variant_piece_symbol ag_piece_kind ag_piece_player ag_piece_make",
     call_pieces},
    {"ag_variant_piece_svg", call_piece_svg},
    {"ag_variant_square_name ag_variant_square_find ag_variant_square_traits", call_squares},
    {"ag_game_new ag_game_new_allowing ag_game_free", call_new},
    {"ag_game_new_epd ag_epd_operation", call_epd},
    {"ag_position_problems", call_problems},
    {"ag_game_clone ag_game_assign", call_copies},
    {"ag_game_play ag_game_play_unchecked ag_game_undo ag_game_rewind ag_game_ply", call_play},
    {"ag_game_play_text", call_play_text},
    {"ag_game_move_at ag_game_move_text_at", call_history},
    {"ag_game_playout", call_playout},
    {"ag_game_roll ag_game_chance_total ag_game_chance_weight", call_roll},
    {"ag_game_end ag_game_result ag_game_reason ag_game_turn ag_game_side ag_game_can_win", call_ends},
    {"ag_game_claimable_draw ag_game_claim_draw ag_game_set_automatic_draws ag_game_automatic_draws "
     "ag_move_claimable_draw ag_game_claim_draw_with",
     call_claims},
    {"ag_game_variant ag_game_repetitions ag_game_quiet_plies ag_game_hash ag_game_hash_text ag_game_same_position "
     "ag_game_position",
     call_position},
    {"ag_game_board ag_game_board_bytes ag_game_piece_at ag_game_square_traits ag_game_in_check ag_game_attacked",
     call_board},
    {"ag_game_moves ag_game_is_legal", call_moves},
    {"ag_game_moves_from", call_moves_from},
    {"ag_game_moves_with", call_moves_with},
    {"ag_move_text", call_move_text},
    {"ag_move_parse", call_parse},
    {"ag_move_from ag_move_to ag_move_traits", call_move_facts},
    {"ag_move_steps", call_move_steps},
    {"ag_move_taps", call_move_taps},
    {"ag_game_next_taps", call_next_taps},
    {"ag_game_tapped_steps", call_tapped_steps},
    {"ag_game_tapped_board", call_tapped_board},
    {"ag_game_tapped_move", call_tapped_move},
    {"ag_game_perft", call_perft},
    {"ag_game_svg", call_svg},
    {"ag_game_board_text", call_board_text},
    {"ag_game_set_tag ag_game_tag ag_game_tag_count ag_game_tag_name", call_tags},
    {"ag_game_add_comment ag_game_comment_count ag_game_comment ag_game_set_comment ag_game_add_mark "
     "ag_game_mark_count ag_game_mark ag_game_remove_mark",
     call_comments},
    {"ag_record_write ag_record_read ag_reader_new ag_reader_feed ag_reader_next ag_reader_free", call_record},
};

const int32_t STACK_CALL_COUNT = sizeof STACK_CALLS / sizeof STACK_CALLS[0];
