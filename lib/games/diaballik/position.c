/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: position strings (section 2) and the identity of positions. */
#include "position.h"

#include "hash.h"

/* ---- identity: the board, pits included, and the side to move ---- */

/* The keys of a kind of thing follow one another, those of each board in a block of 64. */
enum { BLOCK = 64, STONE_KEYS = 0, CARRIER_KEYS = 2 * BLOCK, PIT_KEYS = 4 * BLOCK, SIDE_KEY = 5 * BLOCK };

uint64_t agi_diaballik_stone_key(int32_t player, int32_t square)
{
    return agi_keys[STONE_KEYS + player * BLOCK + square];
}

uint64_t agi_diaballik_carrier_key(int32_t player, int32_t square)
{
    return agi_keys[CARRIER_KEYS + player * BLOCK + square];
}

uint64_t agi_diaballik_side_key(void)
{
    return agi_keys[SIDE_KEY];
}

uint64_t agi_diaballik_hash(const ag_variant *variant, const agi_position *position)
{
    const diaballik_position *p = diaballik_of(position);
    uint64_t hash = agi_hash_variant(variant->id);

    if (p->head.side == AG_BLACK) hash ^= agi_diaballik_side_key();
    for (int32_t player = AG_WHITE; player <= AG_BLACK; player++) {
        for (square_set left = p->stones[player]; left != 0;)
            hash ^= agi_diaballik_stone_key(player, take_square(&left));
        hash ^= agi_diaballik_carrier_key(player, p->carrier[player]);
    }
    for (square_set left = p->pits; left != 0;) hash ^= agi_keys[PIT_KEYS + take_square(&left)];
    return hash;
}

bool agi_diaballik_same(const ag_variant *variant, const agi_position *position, const agi_position *other)
{
    const diaballik_position *p = diaballik_of(position);
    const diaballik_position *q = diaballik_of(other);

    (void)variant;
    return p->head.side == q->head.side && p->pits == q->pits && p->stones[AG_WHITE] == q->stones[AG_WHITE] &&
           p->stones[AG_BLACK] == q->stones[AG_BLACK] && p->carrier[AG_WHITE] == q->carrier[AG_WHITE] &&
           p->carrier[AG_BLACK] == q->carrier[AG_BLACK];
}

/* ---- what stands where ---- */

int32_t agi_diaballik_piece_at(const ag_variant *variant, const agi_position *position, int32_t square)
{
    const diaballik_position *p = diaballik_of(position);

    (void)variant;
    for (int32_t player = AG_WHITE; player <= AG_BLACK; player++) {
        if (!has_square(p->stones[player], square)) continue;
        return ag_piece_make(p->carrier[player] == square ? KIND_CARRIER : KIND_STONE, player);
    }
    return 0;
}

void agi_diaballik_board(const ag_variant *variant, const agi_position *position, uint8_t board[AGI_SQUARES_MAX])
{
    const diaballik_position *p = diaballik_of(position);
    const square_set black = p->stones[AG_BLACK] & ~p->stones[AG_WHITE];
    const square_set carriers =
        (one_square(p->carrier[AG_WHITE]) & p->stones[AG_WHITE]) | (one_square(p->carrier[AG_BLACK]) & black);

    (void)variant;
    for (int32_t i = 0; 8 * i < SQUARES; i++) {
        agi_put_bytes(board + 8 * i, agi_spread_bits(p->stones[AG_WHITE], i) +
                                         2 * (agi_spread_bits(black, i) + agi_spread_bits(carriers, i)));
    }
}

int32_t agi_diaballik_square_traits(const ag_variant *variant, const agi_position *position, int32_t square)
{
    int32_t traits = 0;

    (void)variant;
    if (has_square(RANK_1, square)) traits |= AG_SQUARE_HOME_WHITE | AG_SQUARE_GOAL_BLACK;
    if (has_square(RANK_7, square)) traits |= AG_SQUARE_HOME_BLACK | AG_SQUARE_GOAL_WHITE;
    if (position && has_square(diaballik_of(position)->pits, square)) traits |= AG_SQUARE_PIT;
    return traits;
}

/* ---- position strings ---- */

static agi_board_style style_of(const ag_variant *variant)
{
    return (agi_board_style){.one_digit = true, .has_pits = ((const diaballik_setup *)variant->setup)->has_pits};
}

void agi_diaballik_write(const ag_variant *variant, const agi_position *position, agi_writer *writer)
{
    const agi_board_style style = style_of(variant);

    agi_write_board(variant, &style, position, writer);
    agi_write_side(position, writer);
}

static int32_t refuse_board(const ag_variant *variant, const agi_board_text *board, const agi_reader *reader,
                            agi_writer *why)
{
    static const agi_board_words WORDS = {
        .board = "seven ranks of seven squares",
        .rank = "seven squares",
        .content = "S is a stone, C the one with the character, s and c are Black's, and a digit from 1 to 7 is a run "
                   "of empty squares",
    };

    if (board->fault != AGI_NO_PIECE || agi_peek(reader) != '#') {
        return agi_refuse_board(variant, board, &WORDS, reader, why);
    }
    agi_say(why, "rank %d has a pit at byte %d; %s is played without pits", board->rank + 1, reader->at, variant->name);
    return AG_ERR_SYNTAX;
}

/* A board being set up, and how many carriers each side has so far. */
typedef struct setting_up {
    diaballik_position *position;
    agi_problems *problems;
    int32_t carriers[2];
} setting_up;

/* Six stones and one carrier a side: what goes beyond is noted where it stands. */
static void check_stone(const setting_up *board, int32_t kind, int32_t player, int32_t at)
{
    const int32_t stones = (int32_t)agi_count_bits(board->position->stones[player]) - board->carriers[player];

    if (kind == KIND_CARRIER && board->carriers[player] > 1) {
        agi_problem_at(board->problems, AG_PROBLEM_STONES, at, "%s has a second character at byte %d; a side has one",
                       agi_name_side(player), at);
    } else if (kind == KIND_STONE && stones > STONES - 1) {
        agi_problem_at(board->problems, AG_PROBLEM_STONES, at,
                       "%s has more than six stones without the character: the one at byte %d is one too many",
                       agi_name_side(player), at);
    }
}

static void put_stone(setting_up *board, int32_t square, int32_t kind, int32_t player)
{
    board->position->stones[player] |= one_square(square);
    if (kind == KIND_CARRIER) {
        board->position->carrier[player] = (uint8_t)square;
        board->carriers[player]++;
    }
}

static void set_up(const ag_variant *variant, const agi_board_text *text, setting_up *board)
{
    for (int32_t i = 0; i < SQUARES; i++) {
        const int32_t square = agi_text_square(variant, i);
        const int32_t piece = text->piece[square];

        if (piece == AGI_PIT) {
            board->position->pits |= one_square(square);
        } else if (piece != 0) {
            put_stone(board, square, ag_piece_kind(piece), ag_piece_player(piece));
            check_stone(board, ag_piece_kind(piece), ag_piece_player(piece), text->offset[square]);
        }
    }
}

/* What is missing is noted at the end of the board. */
static void check_complete(const setting_up *board, int32_t at)
{
    for (int32_t player = AG_WHITE; player <= AG_BLACK; player++) {
        const int32_t stones = (int32_t)agi_count_bits(board->position->stones[player]) - board->carriers[player];
        if (stones >= STONES - 1 && board->carriers[player] >= 1) continue;
        agi_problem_at(board->problems, AG_PROBLEM_STONES, at,
                       "%s has %d stones without the character and %d with it; it must have six and one",
                       agi_name_side(player), stones, board->carriers[player]);
    }
}

int32_t agi_diaballik_read(const ag_variant *variant, agi_reader *reader, agi_position *position,
                           agi_problems *problems)
{
    const agi_board_style style = style_of(variant);
    setting_up board = {.position = (diaballik_position *)(void *)position, .problems = problems};
    agi_board_text text;

    if (agi_read_board(variant, &style, reader, &text) != AG_OK) {
        return refuse_board(variant, &text, reader, problems->why);
    }
    set_up(variant, &text, &board);
    check_complete(&board, reader->at);
    if (agi_read_side(variant, reader, position, problems->why) != AG_OK) return AG_ERR_SYNTAX;
    position->hash = agi_diaballik_hash(variant, position);
    return AG_OK;
}
