/* SPDX-License-Identifier: MIT */
#include "arguments.h"

#include <string.h>

#include "expect.h"

/* A pointer that is no game, for seeing that it is made NULL. */
static ag_game *not_null(ag_game *game)
{
    return game;
}

void check_new(ag_game *game)
{
    const ag_variant *variant = ag_game_variant(game);
    char why[40] = "before";
    ag_game *made = not_null(game);

    expect_status(ag_game_new(NULL, variant, NULL, why, 40), AG_ERR_ARGUMENT, game, "nowhere to put a game");
    expect_status(ag_game_new(&made, NULL, NULL, why, 40), AG_ERR_ARGUMENT, game, "no variant");
    expect(made == NULL, game, "a game without a variant");
    made = not_null(game);
    expect_status(ag_game_new(&made, variant, NULL, why, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    expect(made == NULL, game, "a game without a capacity");
    made = not_null(game);
    expect_status(ag_game_new(&made, variant, NULL, NULL, 1), AG_ERR_ARGUMENT, game, "no buffer");
    expect(made == NULL, game, "a game without a buffer");
}

void check_new_allowing(ag_game *game)
{
    const ag_variant *variant = ag_game_variant(game);
    char why[40] = "before";
    ag_game *made = not_null(game);

    expect_status(ag_game_new_allowing(NULL, variant, NULL, 1, why, 40), AG_ERR_ARGUMENT, game, "nowhere to put it");
    expect_status(ag_game_new_allowing(&made, NULL, NULL, 1, why, 40), AG_ERR_ARGUMENT, game, "no variant");
    expect(made == NULL, game, "a game without a variant");
    made = not_null(game);
    expect_status(ag_game_new_allowing(&made, variant, NULL, 1, NULL, 5), AG_ERR_ARGUMENT, game, "no buffer");
    expect(made == NULL, game, "a game without a buffer");
    /* Bits that mean nothing allow nothing and do no harm. */
    expect_status(ag_game_new_allowing(&made, variant, NULL, UINT32_MAX, NULL, 0), AG_OK, game, "all bits");
    ag_game_free(made);
    expect_status(ag_game_new_allowing(&made, variant, "", UINT32_MAX, NULL, 0), AG_ERR_SYNTAX, game, "no position");
    expect(made == NULL, game, "a game without a position");
}

void check_new_epd(ag_game *game)
{
    const ag_variant *variant = ag_game_variant(game);
    const char *start = ag_variant_start_position(variant);
    ag_game *out = game;
    int32_t operations = 7;
    char why[40];

    expect_status(ag_game_new_epd(NULL, variant, start, &operations, why, 40), AG_ERR_ARGUMENT, game, "no out");
    expect_status(ag_game_new_epd(&out, NULL, start, &operations, why, 40), AG_ERR_ARGUMENT, game, "no variant");
    expect(out == NULL && operations == 0, game, "the out-parameters");
    out = game;
    expect_status(ag_game_new_epd(&out, variant, NULL, &operations, why, 40), AG_ERR_ARGUMENT, game, "no text");
    expect(out == NULL, game, "the out-parameter");
    expect_status(ag_game_new_epd(&out, variant, start, &operations, NULL, 40), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_new_epd(&out, variant, start, &operations, why, -1), AG_ERR_ARGUMENT, game, "capacity");
    expect_status(ag_game_new_epd(&out, variant, start, NULL, NULL, 0), AG_OK, game, "no operations wanted");
    ag_game_free(out);
}

void check_epd_operation(ag_game *game)
{
    static const char operations[] = "bm e4; id \"x\";";
    char buf[20];

    expect_status(ag_epd_operation(NULL, 0, buf, 20), AG_ERR_ARGUMENT, game, "no operations");
    expect_status(ag_epd_operation(operations, -1, buf, 20), AG_ERR_ARGUMENT, game, "a negative number");
    expect_status(ag_epd_operation(operations, INT32_MIN, buf, 20), AG_ERR_ARGUMENT, game, "a negative number");
    expect_status(ag_epd_operation(operations, 0, NULL, 20), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_epd_operation(operations, 0, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
    expect_status(ag_epd_operation(operations, 2, buf, 20), AG_ERR_EMPTY, game, "one behind the last");
    expect_text(buf, "", game, "the buffer");
    expect_status(ag_epd_operation(operations, INT32_MAX, buf, 20), AG_ERR_EMPTY, game, "the greatest number");
    expect_number(ag_epd_operation(operations, 1, NULL, 0), 6, game, "the size");
    expect_number(ag_epd_operation(operations, 1, buf, 4), 6, game, "the full length");
    expect_text(buf, "id ", game, "what fits");
}

void check_position_problems(ag_game *game)
{
    const ag_variant *variant = ag_game_variant(game);
    const char *start = ag_variant_start_position(variant);
    char why[40];
    uint32_t problems = 1;
    int32_t offset = 1;

    expect_status(ag_position_problems(NULL, start, &problems, &offset, why, 40), AG_ERR_ARGUMENT, game, "no variant");
    expect(problems == 0 && offset == 0, game, "problems without a variant");
    problems = 1;
    offset = 1;
    expect_status(ag_position_problems(variant, NULL, &problems, &offset, why, 40), AG_ERR_ARGUMENT, game, "no text");
    expect(problems == 0 && offset == 0, game, "problems without a text");
    problems = 1;
    offset = 1;
    expect_status(ag_position_problems(variant, start, &problems, &offset, NULL, 9), AG_ERR_ARGUMENT, game,
                  "no buffer");
    expect(problems == 0 && offset == 0, game, "problems without a buffer");
    expect_status(ag_position_problems(variant, start, NULL, NULL, NULL, 0), AG_OK, game, "no out-parameters");
    expect_status(ag_position_problems(variant, "", NULL, NULL, NULL, 0), AG_ERR_SYNTAX, game, "no out-parameters");
}

void check_clone(ag_game *game)
{
    ag_game *made = not_null(game);

    expect_status(ag_game_clone(NULL, game), AG_ERR_ARGUMENT, game, "nowhere to put a clone");
    expect_status(ag_game_clone(&made, NULL), AG_ERR_ARGUMENT, game, "no game");
    expect(made == NULL, game, "a clone of nothing");
}

void check_assign(ag_game *game)
{
    expect_status(ag_game_assign(game, NULL), AG_ERR_ARGUMENT, game, "assigning nothing");
    expect_status(ag_game_assign(NULL, game), AG_ERR_ARGUMENT, game, "assigning to nothing");
    expect_status(ag_game_assign(NULL, NULL), AG_ERR_ARGUMENT, game, "assigning nothing to nothing");
}

void check_free(ag_game *game)
{
    ag_game *copy = clone_of(game);
    ag_game_free(NULL);
    ag_game_free(copy);
}

void check_variant(ag_game *game)
{
    expect(ag_game_variant(NULL) == NULL, game, "the variant of nothing");
}

void check_play(ag_game *game)
{
    expect_status(ag_game_play(NULL, some_move(game)), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_play(game, 0), AG_ERR_ILLEGAL, game, "move 0");
    expect_status(ag_game_play(game, NO_MOVE), AG_ERR_ILLEGAL, game, "no legal move");
    expect_status(ag_game_play(game, UINT32_MAX), AG_ERR_ILLEGAL, game, "the largest number");
}

void check_play_unchecked(ag_game *game)
{
    expect_status(ag_game_play_unchecked(NULL, some_move(game)), AG_ERR_ARGUMENT, game, "no game");
}

void check_play_text(ag_game *game)
{
    char why[40];

    expect_status(ag_game_play_text(NULL, "a1a2", why, 40), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_play_text(game, NULL, why, 40), AG_ERR_ARGUMENT, game, "no text");
    expect_status(ag_game_play_text(game, "a1a2", NULL, 40), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_play_text(game, "a1a2", why, -40), AG_ERR_ARGUMENT, game, "a negative capacity");
}

void check_undo(ag_game *game)
{
    expect_status(ag_game_undo(NULL), AG_ERR_ARGUMENT, game, "no game");
}

void check_rewind(ag_game *game)
{
    expect_status(ag_game_rewind(NULL, 0), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_rewind(game, -1), AG_ERR_ARGUMENT, game, "a negative ply");
    expect_status(ag_game_rewind(game, ag_game_ply(game) + 1), AG_ERR_ARGUMENT, game, "a ply to come");
    expect_status(ag_game_rewind(game, INT32_MIN), AG_ERR_ARGUMENT, game, "the least number");
    expect_status(ag_game_rewind(game, INT32_MAX), AG_ERR_ARGUMENT, game, "the largest number");
}

void check_move_at(ag_game *game)
{
    expect_number(ag_game_move_at(NULL, 0), 0, game, "the move of no game");
    expect_number(ag_game_move_at(game, -1), 0, game, "the move at a negative ply");
    expect_number(ag_game_move_at(game, ag_game_ply(game)), 0, game, "a move to come");
    expect_number(ag_game_move_at(game, INT32_MIN), 0, game, "the move at the least number");
    expect_number(ag_game_move_at(game, INT32_MAX), 0, game, "the move at the largest number");
}

void check_move_text_at(ag_game *game)
{
    static const int32_t styles[] = {INT32_MIN, -1, 2, INT32_MAX};
    const int32_t plies[] = {INT32_MIN, -1, ag_game_ply(game), INT32_MAX};
    char buf[40];

    for (int i = 0; i < 4; i++) {
        expect_status(ag_game_move_text_at(game, 0, styles[i], buf, 40), AG_ERR_ARGUMENT, game, "a bad style");
        expect_status(ag_game_move_text_at(game, plies[i], 0, buf, 40), AG_ERR_ARGUMENT, game, "a bad ply");
    }
    expect_status(ag_game_move_text_at(NULL, 0, 0, buf, 40), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_move_text_at(game, 0, 0, NULL, 40), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_move_text_at(game, 0, 0, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
}

void check_claim_draw(ag_game *game)
{
    expect_status(ag_game_claim_draw(NULL), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_claim_draw(game), AG_ERR_ILLEGAL, game, "nothing to claim");
}

void check_move_claimable_draw(ag_game *game)
{
    expect_number(ag_move_claimable_draw(NULL, some_move(game)), 0, game, "a claim in no game");
    expect_number(ag_move_claimable_draw(game, some_move(game)), 0, game, "a claim with nothing to claim");
    expect_number(ag_move_claimable_draw(game, NO_MOVE), 0, game, "a claim with no move");
    expect_number(ag_move_claimable_draw(game, 0), 0, game, "a claim with move 0");
}

void check_claim_draw_with(ag_game *game)
{
    expect_status(ag_game_claim_draw_with(NULL, some_move(game)), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_claim_draw_with(game, some_move(game)), AG_ERR_ILLEGAL, game, "nothing to claim");
    expect_status(ag_game_claim_draw_with(game, NO_MOVE), AG_ERR_ILLEGAL, game, "no move");
    expect_status(ag_game_claim_draw_with(game, 0), AG_ERR_ILLEGAL, game, "move 0");
}

void check_set_automatic_draws(ag_game *game)
{
    expect_status(ag_game_set_automatic_draws(NULL, 1), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_set_automatic_draws(game, INT32_MIN), AG_OK, game, "any number but 0 is on");
    expect_number(ag_game_automatic_draws(game), 1, game, "automatic_draws");
}

void check_can_win(ag_game *game)
{
    static const int32_t players[] = {INT32_MIN, -1, AG_CHANCE, AG_NOBODY, INT32_MAX};

    expect_number(ag_game_can_win(NULL, AG_WHITE), 0, game, "a win in no game");
    for (int i = 0; i < 5; i++) expect_number(ag_game_can_win(game, players[i]), 0, game, "a win of nobody");
}

void check_end(ag_game *game)
{
    expect_status(ag_game_end(NULL, AG_DRAW, AG_REASON_AGREEMENT), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_end(game, AG_ONGOING, AG_REASON_NONE), AG_ERR_ARGUMENT, game, "no end");
    expect_status(ag_game_end(game, AG_DRAW, AG_REASON_REPETITION), AG_ERR_ARGUMENT, game, "an end by the rules");
    expect_status(ag_game_end(game, INT32_MAX, AG_REASON_TIME), AG_ERR_ARGUMENT, game, "no result");
    expect_status(ag_game_end(game, AG_DRAW, INT32_MIN), AG_ERR_ARGUMENT, game, "no reason");
}

void check_attacked(ag_game *game)
{
    static const int32_t players[] = {INT32_MIN, -1, AG_CHANCE, AG_NOBODY, INT32_MAX};
    const bad_squares bad = bad_squares_of(game);

    expect_number(ag_game_attacked(NULL, 0, AG_WHITE), 0, game, "no game");
    for (int i = 0; i < BAD_SQUARES; i++) {
        expect_number(ag_game_attacked(game, bad.squares[i], AG_WHITE), 0, game, "a bad square");
    }
    for (int i = 0; i < 5; i++) {
        expect_number(ag_game_attacked(game, 0, players[i]), 0, game, "a bad player");
    }
}

void check_hash(ag_game *game)
{
    expect(ag_game_hash(NULL) == 0, game, "nothing has a hash");
    expect(ag_game_hash(game) != 0, game, "the hash is 0");
}

void check_hash_text(ag_game *game)
{
    char buf[40];

    expect_status(ag_game_hash_text(NULL, buf, 40), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_hash_text(game, NULL, 40), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_hash_text(game, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
}

void check_same_position(ag_game *game)
{
    expect_number(ag_game_same_position(game, NULL), 0, game, "no other game");
    expect_number(ag_game_same_position(NULL, game), 0, game, "no game");
    expect_number(ag_game_same_position(NULL, NULL), 0, game, "no games");
    expect_number(ag_game_same_position(game, game), 1, game, "same_position with itself");
}

void check_position(ag_game *game)
{
    char buf[40];

    expect_status(ag_game_position(NULL, buf, 40), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_position(game, NULL, 40), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_position(game, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
}

void check_piece_at(ag_game *game)
{
    const bad_squares bad = bad_squares_of(game);

    expect_number(ag_game_piece_at(NULL, 0), 0, game, "no game");
    for (int i = 0; i < BAD_SQUARES; i++) {
        expect_number(ag_game_piece_at(game, bad.squares[i]), 0, game, "a bad square");
    }
}

void check_board(ag_game *game)
{
    int32_t buf[4];

    expect_status(ag_game_board(NULL, buf, 4), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_board(game, NULL, 4), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_board(game, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
}

void check_board_bytes(ag_game *game)
{
    uint8_t buf[4];

    expect_status(ag_game_board_bytes(NULL, buf, 4), AG_ERR_ARGUMENT, game, "no game");
    expect_status(ag_game_board_bytes(game, NULL, 4), AG_ERR_ARGUMENT, game, "no buffer");
    expect_status(ag_game_board_bytes(game, buf, -1), AG_ERR_ARGUMENT, game, "a negative capacity");
}

void check_square_traits(ag_game *game)
{
    const bad_squares bad = bad_squares_of(game);

    expect_number(ag_game_square_traits(NULL, 0), 0, game, "no game");
    for (int i = 0; i < BAD_SQUARES; i++) {
        expect_number(ag_game_square_traits(game, bad.squares[i]), 0, game, "a bad square");
    }
}

void check_perft(ag_game *game)
{
    static const int32_t depths[] = {INT32_MIN, -1, 41, 1000, INT32_MAX};

    expect(ag_game_perft(NULL, 1) == UINT64_MAX, game, "leaves of nothing");
    expect(ag_game_perft(NULL, 0) == UINT64_MAX, game, "leaves of nothing");
    for (int i = 0; i < 5; i++) expect(ag_game_perft(game, depths[i]) == UINT64_MAX, game, "a bad depth has leaves");
}
