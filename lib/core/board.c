/* SPDX-License-Identifier: MIT
 * What stands on the board, and the position as a whole: string, hash, identity. */
#include <string.h>

#include "defaults.h"
#include "game.h"

static bool is_square(const ag_game *game, int32_t square)
{
    return square >= 0 && square < agi_square_count(game->variant);
}

int32_t ag_game_piece_at(const ag_game *game, int32_t square)
{
    if (!game || !is_square(game, square)) return 0;
    return game->rules->piece_at(game->variant, game->now, square);
}

int32_t ag_game_board(const ag_game *game, int32_t *buf, int32_t cap)
{
    int32_t count;

    if (!game || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    count = agi_square_count(game->variant);
    for (int32_t square = 0; square < count && square < cap; square++) {
        buf[square] = game->rules->piece_at(game->variant, game->now, square);
    }
    return count;
}

int32_t ag_game_board_bytes(const ag_game *game, uint8_t *buf, int32_t cap)
{
    uint8_t board[AGI_SQUARES_MAX];
    int32_t count;

    if (!game || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    count = agi_square_count(game->variant);
    agi_write_board_bytes(game->variant, game->now, board);
    if (cap > 0) memcpy(buf, board, (size_t)(cap < count ? cap : count));
    return count;
}

uint32_t ag_game_square_traits(const ag_game *game, int32_t square)
{
    if (!game || !is_square(game, square)) return 0;
    return (uint32_t)game->rules->square_traits(game->variant, game->now, square);
}

int32_t ag_game_in_check(const ag_game *game)
{
    return game && game->rules->in_check && game->rules->in_check(game->variant, game->now);
}

int32_t ag_game_attacked(const ag_game *game, int32_t square, int32_t by_player)
{
    if (!game || !is_square(game, square) || (by_player != AG_WHITE && by_player != AG_BLACK)) return 0;
    return agi_is_attacked(game->variant, game->now, square, by_player);
}

int32_t ag_game_position(const ag_game *game, char *buf, int32_t cap)
{
    agi_writer writer = agi_writer_make(buf, cap);

    if (!game || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    game->rules->write(game->variant, game->now, &writer);
    return agi_writer_end(&writer);
}

uint64_t ag_game_hash(const ag_game *game)
{
    return game ? game->now->hash : 0;
}

int32_t ag_game_hash_text(const ag_game *game, char *buf, int32_t cap)
{
    agi_writer writer = agi_writer_make(buf, cap);

    if (!game || !agi_is_buffer(buf, cap)) return AG_ERR_ARGUMENT;
    for (int32_t shift = 60; shift >= 0; shift -= 4) {
        agi_put_char(&writer, "0123456789abcdef"[game->now->hash >> shift & 15]);
    }
    return agi_writer_end(&writer);
}

int32_t ag_game_same_position(const ag_game *game, const ag_game *other)
{
    return game && other && game->variant == other->variant && game->now->hash == other->now->hash &&
           game->rules->same(game->variant, game->now, other->now);
}
