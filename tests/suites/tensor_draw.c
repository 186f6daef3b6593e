/* SPDX-License-Identifier: MIT */
#include "tensor_draw.h"

#include <ctype.h>
#include <string.h>

#include "draw.h"
#include "tensor_reference.h"

enum { FILES = 10, SQUARES = 80, PIECES = 20 };

/* Beasts and other pieces of a side at most, by habit. */
static const uint32_t BEASTS[TENSOR_HABITS] = {2, 4, 7, 12, 12};
static const uint32_t OTHERS[TENSOR_HABITS] = {17, 15, 12, 7, 2};

static bool may_stand(char piece, uint32_t square)
{
    return toupper((unsigned char)piece) != 'P' || (square >= FILES && square < SQUARES - FILES);
}

static void put_down(reference_position *position, char piece, uint64_t *seed)
{
    uint32_t square;

    do {
        square = draw_below(seed, SQUARES);
    } while (position->board[square] != '.' || !may_stand(piece, square));
    position->board[square] = piece;
}

static void put_down_side(reference_position *position, bool is_white, uint32_t habit, uint64_t *seed)
{
    static const char KINDS[] = "PPPPNBRQ";
    const uint32_t beasts = draw_below(seed, BEASTS[habit] + 1);
    const uint32_t others = draw_below(seed, OTHERS[habit] + 1);

    for (uint32_t i = 0; i < beasts; i++) put_down(position, is_white ? 'T' : 't', seed);
    for (uint32_t i = 0; i < others && beasts + i < PIECES - 3; i++) {
        const char kind = KINDS[draw_below(seed, sizeof KINDS - 1)];
        put_down(position, is_white ? kind : (char)tolower((unsigned char)kind), seed);
    }
}

/* Kings and rooks in their places, with all rights, or two kings anywhere. */
static void put_down_kings(reference_position *position, uint64_t *seed)
{
    if (draw_below(seed, 3) == 0) {
        memcpy(position->board, "R....K...R", FILES);
        memcpy(position->board + SQUARES - FILES, "r....k...r", FILES);
        strcpy(position->castling, "KQkq");
        return;
    }
    put_down(position, 'K', seed);
    put_down(position, 'k', seed);
}

/* A square that a pawn may just have passed over; -1 when there is none, or by chance. */
static int draw_en_passant(const reference_position *position, uint64_t *seed)
{
    const bool is_white = position->side == 'w';
    const int rank = is_white ? 5 : 2;
    const int behind = is_white ? -FILES : FILES;
    int found = -1;

    if (draw_below(seed, 2) == 0) return -1;
    for (int square = rank * FILES; square < rank * FILES + FILES; square++) {
        const bool fits = position->board[square] == '.' && position->board[square + behind] == (is_white ? 'p' : 'P');
        if (fits && (found < 0 || draw_below(seed, 2) == 0)) found = square;
    }
    return found;
}

static reference_position draw_position(uint64_t *seed, uint32_t habit)
{
    reference_position position = {.side = draw_below(seed, 2) == 0 ? 'w' : 'b', .number = 1};

    memset(position.board, '.', SQUARES);
    position.quiet = (int)draw_below(seed, 140);
    put_down_kings(&position, seed);
    put_down_side(&position, true, habit, seed);
    put_down_side(&position, false, habit, seed);
    position.en_passant = draw_en_passant(&position, seed);
    return position;
}

ag_game *draw_tensor_game(uint64_t *seed, uint32_t habit)
{
    char written[REFERENCE_POSITION_TEXT];
    ag_game *game = NULL;

    do {
        const reference_position drawn = draw_position(seed, habit);
        reference_write(&drawn, written);
    } while (ag_game_new(&game, ag_variant_find("tensor"), written, NULL, 0) != AG_OK);
    return game;
}
