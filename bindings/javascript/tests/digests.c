/* SPDX-License-Identifier: MIT
 * Walks through random games of every variant and prints a digest of each: positions, hashes, boards, moves and their
 * texts, steps and taps, pictures, records. The package prints the same (digests.js).
 *
 *   digests GAMES PLIES */
#include <abstractgames/abstractgames.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { TEXT_BYTES = 1 << 20, LIST = 4096 };

static char text[TEXT_BYTES];
static int32_t list[LIST];
static ag_step steps[LIST];

/* FNV-1a of 64 bits, over bytes. */
static void add_byte(uint64_t *digest, uint8_t byte)
{
    *digest = (*digest ^ byte) * UINT64_C(0x100000001b3);
}

static void add_text(uint64_t *digest, int32_t length)
{
    for (int32_t i = 0; i < length; i++) add_byte(digest, (uint8_t)text[i]);
    add_byte(digest, 0);
}

static void add_number(uint64_t *digest, uint64_t number)
{
    for (int32_t i = 0; i < 8; i++) add_byte(digest, (uint8_t)(number >> (8 * i)));
}

static void add_list(uint64_t *digest, int32_t count)
{
    for (int32_t i = 0; i < count; i++) add_number(digest, (uint64_t)list[i]);
}

static void add_move(uint64_t *digest, const ag_game *game, ag_move move)
{
    const int32_t count = ag_move_steps(game, move, steps, LIST);

    add_number(digest, move);
    add_text(digest, ag_move_text(game, move, AG_TEXT_COORDINATE, text, TEXT_BYTES));
    add_text(digest, ag_move_text(game, move, AG_TEXT_STANDARD, text, TEXT_BYTES));
    add_number(digest, ag_move_traits(game, move));
    add_list(digest, ag_move_taps(game, move, list, LIST));
    for (int32_t i = 0; i < count; i++) {
        add_number(digest, (uint64_t)steps[i].action);
        add_number(digest, (uint64_t)steps[i].from);
        add_number(digest, (uint64_t)steps[i].to);
        add_number(digest, (uint64_t)steps[i].before);
        add_number(digest, (uint64_t)steps[i].after);
        add_number(digest, (uint64_t)steps[i].group);
    }
}

static void add_position(uint64_t *digest, const ag_game *game)
{
    add_text(digest, ag_game_position(game, text, TEXT_BYTES));
    add_number(digest, ag_game_hash(game));
    add_list(digest, ag_game_board(game, list, LIST));
    add_number(digest, (uint64_t)ag_game_moves(game, NULL, 0));
    add_text(digest, ag_game_board_text(game, 0, NULL, 0, text, TEXT_BYTES));
    add_text(digest, ag_game_svg(game, 400, AG_PICTURE_COORDINATES | AG_PICTURE_LAST_MOVE | AG_PICTURE_CHECK, NULL, 0,
                                 text, TEXT_BYTES));
}

static uint64_t game_digest(ag_game *game, uint64_t *seed, int32_t plies)
{
    uint64_t digest = UINT64_C(0xcbf29ce484222325);
    ag_game *ahead;

    add_position(&digest, game);
    while (ag_game_ply(game) < plies && ag_game_result(game) == AG_ONGOING) {
        if (ag_game_clone(&ahead, game) != AG_OK) exit(1);
        ag_game_playout(ahead, seed, 1);
        add_move(&digest, game, ag_game_move_at(ahead, ag_game_ply(game)));
        ag_game_assign(game, ahead);
        ag_game_free(ahead);
        add_position(&digest, game);
    }
    add_text(&digest, ag_record_write(game, AG_TEXT_STANDARD, text, TEXT_BYTES));
    return digest;
}

int main(int argc, char **argv)
{
    const int32_t games = argc > 1 ? atoi(argv[1]) : 1;
    const int32_t plies = argc > 2 ? atoi(argv[2]) : 1;

    for (int32_t i = 0; i < ag_variant_count(); i++) {
        const ag_variant *variant = ag_variant_at(i);

        for (int32_t number = 0; number < games; number++) {
            uint64_t seed = (uint64_t)number;
            ag_game *game;

            if (ag_game_new(&game, variant, NULL, NULL, 0) != AG_OK) return 1;
            printf("%s %d %016" PRIx64 "\n", ag_variant_id(variant), (int)number, game_digest(game, &seed, plies));
            ag_game_free(game);
        }
    }
    return 0;
}
