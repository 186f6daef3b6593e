/* SPDX-License-Identifier: MIT
 * Every function of the header, in its order, with NULL and numbers out of range. A function of the header that is
 * missing here fails the suite. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arguments.h"
#include "expect.h"
#include "suite.h"

/* How a function is checked: by what it returns for NULL, or by a check of its own. */
typedef struct argument_check {
    const char *function;
    int32_t (*of_game)(const ag_game *);
    int32_t (*question)(const ag_game *); /* whose answer to nonsense is 0 */
    int32_t (*of_variant)(const ag_variant *);
    const char *(*text_of_variant)(const ag_variant *);
    const char *(*text_of_piece)(const ag_variant *, int32_t);
    void (*check)(ag_game *);
} argument_check;

static const argument_check CHECKS[] = {
    {"ag_version", .check = check_version},
    {"ag_version_string", .check = check_version},
    {"ag_status_name", .check = check_status_name},
    {"ag_reason_name", .check = check_reason_name},
    {"ag_result_text", .check = check_result_text},
    {"ag_variant_count", .check = check_variant_count},
    {"ag_variant_at", .check = check_variant_at},
    {"ag_variant_find", .check = check_variant_find},
    {"ag_variant_id", .text_of_variant = ag_variant_id},
    {"ag_variant_name", .text_of_variant = ag_variant_name},
    {"ag_variant_summary", .text_of_variant = ag_variant_summary},
    {"ag_variant_start_position", .text_of_variant = ag_variant_start_position},
    {"ag_variant_rules_version", .of_variant = ag_variant_rules_version},
    {"ag_variant_files", .of_variant = ag_variant_files},
    {"ag_variant_ranks", .of_variant = ag_variant_ranks},
    {"ag_variant_has_chance", .check = check_has_chance},
    {"ag_variant_moves_max", .of_variant = ag_variant_moves_max},
    {"ag_variant_move_text_max", .of_variant = ag_variant_move_text_max},
    {"ag_variant_position_text_max", .of_variant = ag_variant_position_text_max},
    {"ag_variant_steps_max", .of_variant = ag_variant_steps_max},
    {"ag_variant_taps_max", .of_variant = ag_variant_taps_max},
    {"ag_variant_piece_kinds", .of_variant = ag_variant_piece_kinds},
    {"ag_variant_piece_code", .text_of_piece = ag_variant_piece_code},
    {"ag_variant_piece_name", .text_of_piece = ag_variant_piece_name},
    {"ag_variant_piece_symbol", .text_of_piece = ag_variant_piece_symbol},
    {"ag_variant_square_name", .check = check_square_name},
    {"ag_variant_square_find", .check = check_square_find},
    {"ag_variant_square_traits", .check = check_variant_square_traits},
    {"ag_piece_kind", .check = check_piece_numbers},
    {"ag_piece_player", .check = check_piece_numbers},
    {"ag_piece_make", .check = check_piece_numbers},
    {"ag_game_new", .check = check_new},
    {"ag_game_new_allowing", .check = check_new_allowing},
    {"ag_game_new_epd", .check = check_new_epd},
    {"ag_epd_operation", .check = check_epd_operation},
    {"ag_position_problems", .check = check_position_problems},
    {"ag_game_clone", .check = check_clone},
    {"ag_game_assign", .check = check_assign},
    {"ag_game_free", .check = check_free},
    {"ag_game_variant", .check = check_variant},
    {"ag_game_turn", .of_game = ag_game_turn},
    {"ag_game_side", .of_game = ag_game_side},
    {"ag_game_moves", .check = check_moves},
    {"ag_game_moves_from", .check = check_moves_from},
    {"ag_game_moves_with", .check = check_moves_with},
    {"ag_game_is_legal", .check = check_is_legal},
    {"ag_game_play", .check = check_play},
    {"ag_game_play_unchecked", .check = check_play_unchecked},
    {"ag_game_play_text", .check = check_play_text},
    {"ag_game_undo", .check = check_undo},
    {"ag_game_rewind", .check = check_rewind},
    {"ag_game_ply", .of_game = ag_game_ply},
    {"ag_game_move_at", .check = check_move_at},
    {"ag_game_move_text_at", .check = check_move_text_at},
    {"ag_game_result", .of_game = ag_game_result},
    {"ag_game_reason", .question = ag_game_reason},
    {"ag_game_claimable_draw", .question = ag_game_claimable_draw},
    {"ag_game_claim_draw", .check = check_claim_draw},
    {"ag_move_claimable_draw", .check = check_move_claimable_draw},
    {"ag_game_claim_draw_with", .check = check_claim_draw_with},
    {"ag_game_set_automatic_draws", .check = check_set_automatic_draws},
    {"ag_game_automatic_draws", .question = ag_game_automatic_draws},
    {"ag_game_can_win", .check = check_can_win},
    {"ag_game_end", .check = check_end},
    {"ag_game_in_check", .question = ag_game_in_check},
    {"ag_game_attacked", .check = check_attacked},
    {"ag_game_repetitions", .of_game = ag_game_repetitions},
    {"ag_game_quiet_plies", .of_game = ag_game_quiet_plies},
    {"ag_game_hash", .check = check_hash},
    {"ag_game_hash_text", .check = check_hash_text},
    {"ag_game_same_position", .check = check_same_position},
    {"ag_game_position", .check = check_position},
    {"ag_game_piece_at", .check = check_piece_at},
    {"ag_game_board", .check = check_board},
    {"ag_game_board_bytes", .check = check_board_bytes},
    {"ag_game_square_traits", .check = check_square_traits},
    {"ag_game_perft", .check = check_perft},
    {"ag_move_text", .check = check_move_text},
    {"ag_move_parse", .check = check_move_parse},
    {"ag_move_from", .check = check_move_squares},
    {"ag_move_to", .check = check_move_squares},
    {"ag_move_traits", .check = check_move_traits},
    {"ag_move_steps", .check = check_move_steps},
    {"ag_game_next_taps", .check = check_next_taps},
    {"ag_game_tapped_move", .check = check_tapped_move},
    {"ag_game_tapped_steps", .check = check_tapped_steps},
    {"ag_game_tapped_board", .check = check_tapped_board},
    {"ag_move_taps", .check = check_move_taps},
    {"ag_game_chance_weight", .check = check_chance_weight},
    {"ag_game_chance_total", .question = ag_game_chance_total},
    {"ag_game_roll", .check = check_roll},
    {"ag_game_playout", .check = check_playout},
    {"ag_game_svg", .check = check_svg},
    {"ag_variant_piece_svg", .check = check_piece_svg},
    {"ag_game_board_text", .check = check_board_text},
    {"ag_game_set_tag", .check = check_set_tag},
    {"ag_game_tag", .check = check_tag},
    {"ag_game_tag_count", .of_game = ag_game_tag_count},
    {"ag_game_tag_name", .check = check_tag_name},
    {"ag_game_comment_count", .check = check_comments},
    {"ag_game_comment", .check = check_comments},
    {"ag_game_add_comment", .check = check_add_comment},
    {"ag_game_set_comment", .check = check_set_comment},
    {"ag_game_mark_count", .check = check_marks},
    {"ag_game_mark", .check = check_marks},
    {"ag_game_add_mark", .check = check_change_marks},
    {"ag_game_remove_mark", .check = check_change_marks},
    {"ag_record_write", .check = check_record_write},
    {"ag_reader_new", .check = check_reader_new},
    {"ag_reader_feed", .check = check_reader_feed},
    {"ag_reader_next", .check = check_reader_next},
    {"ag_reader_free", .check = check_reader_free},
    {"ag_record_read", .check = check_record_read},
};

enum { CHECK_COUNT = sizeof CHECKS / sizeof CHECKS[0] };

bad_squares bad_squares_of(const ag_game *game)
{
    const int32_t squares = board_of(game).count;
    return (bad_squares){{INT32_MIN, -1, squares, squares + 1, 1000, INT32_MAX}};
}

ag_move some_move(const ag_game *game)
{
    ag_move move = 0;
    expect(ag_game_moves(game, &move, 1) > 0, game, "there is no move");
    return move;
}

static void run_check(const argument_check *one, ag_game *game)
{
    const int32_t beyond = 2 * ag_variant_piece_kinds(ag_game_variant(game)) + 1;

    if (one->of_game != NULL) expect_status(one->of_game(NULL), AG_ERR_ARGUMENT, game, "no game");
    if (one->question != NULL) expect_number(one->question(NULL), 0, game, "no game");
    if (one->of_variant != NULL) expect_status(one->of_variant(NULL), AG_ERR_ARGUMENT, game, "no variant");
    if (one->text_of_variant != NULL) expect(one->text_of_variant(NULL) == NULL, game, "no variant has a text");
    if (one->text_of_piece != NULL) {
        expect(one->text_of_piece(NULL, 1) == NULL, game, "no variant has a piece");
        expect(one->text_of_piece(ag_game_variant(game), 0) == NULL, game, "no piece has a text");
        expect(one->text_of_piece(ag_game_variant(game), beyond) == NULL, game, "too large a piece has a text");
    }
    if (one->check != NULL) one->check(game);
}

START_TEST(bad_arguments_are_refused)
{
    ag_game *game = new_game(ag_variant_at(_i), NULL);
    uint64_t seed = 21;

    ag_game_playout(game, &seed, 4);
    snapshot before = take_snapshot(game);
    for (size_t i = 0; i < CHECK_COUNT; i++) {
        expect_about("%s", CHECKS[i].function);
        run_check(&CHECKS[i], game);
        expect_unchanged(game, &before, "bad arguments");
    }
    free_snapshot(&before);
    ag_game_free(game);
}
END_TEST

/* The name of the function that the text declares before its first bracket; its length is returned. */
static size_t declared_name(const char *declaration, const char **name)
{
    const char *end = declaration + strcspn(declaration, "(");
    *name = end;
    while (isalnum((unsigned char)(*name)[-1]) || (*name)[-1] == '_') (*name)--;
    return (size_t)(end - *name);
}

START_TEST(every_function_of_the_header_is_checked)
{
    FILE *header = fopen(TEST_HEADER, "r");
    char *line = NULL;
    size_t room = 0;
    size_t next = 0;

    ck_assert_ptr_nonnull(header);
    while (getline(&line, &room, header) >= 0) {
        const char *name;
        if (strncmp(line, "AG_API ", 7) != 0) continue;
        const size_t length = declared_name(line, &name);
        ck_assert_msg(next < CHECK_COUNT, "%.*s is not checked", (int)length, name);
        const bool same = strlen(CHECKS[next].function) == length && strncmp(CHECKS[next].function, name, length) == 0;
        ck_assert_msg(same, "%.*s is not checked, or not in its place", (int)length, name);
        next++;
    }
    ck_assert_msg(next == CHECK_COUNT, "%s is not in the header", CHECKS[next % CHECK_COUNT].function);
    free(line);
    fclose(header);
}
END_TEST

void add_tests(Suite *suite)
{
    add_single(suite, TESTS(every_function_of_the_header_is_checked));
    add_for_variants(suite, TESTS(bad_arguments_are_refused));
}
