/* SPDX-License-Identifier: MIT
 * Rinne and Tensei: position strings (section 2) and the identity of positions (section 6). */
#include "bits.h"
#include "position_text.h"
#include "rinne.h"

#include <string.h>

uint64_t agi_rinne_hash(const ag_variant *variant, const agi_position *position)
{
    const rinne_position *p = rinne_of(position);
    uint64_t hash = agi_hash_variant(variant->id);

    if (p->head.side == AG_BLACK) hash ^= agi_keys[RINNE_SIDE_KEY];
    for (uint32_t square = 0; square < RINNE_SQUARES; square++) {
        if (p->pieces[square] != 0) hash ^= rinne_key(p->pieces[square], square);
    }
    return hash;
}

/* Same pieces on the same squares and the same player to move. */
bool agi_rinne_same(const ag_variant *variant, const agi_position *position, const agi_position *other)
{
    const rinne_position *p = rinne_of(position);
    const rinne_position *q = rinne_of(other);

    (void)variant;
    return p->head.side == q->head.side && memcmp(p->pieces, q->pieces, sizeof p->pieces) == 0;
}

int32_t agi_rinne_undecided(const rinne_position *position)
{
    for (int32_t square = 0; square < RINNE_SQUARES; square++) {
        if (rinne_kind(position->pieces[square]) == RINNE_X) return square;
    }
    return -1;
}

/* ---- position strings ---- */

static const agi_board_style STYLE = {.one_digit = true, .has_pits = false};

void agi_rinne_write(const ag_variant *variant, const agi_position *position, agi_writer *writer)
{
    agi_write_board(variant, &STYLE, position, writer);
    agi_write_side(position, writer);
}

static int32_t refuse_board(const ag_variant *variant, const agi_board_text *board, const agi_reader *reader,
                            agi_writer *why)
{
    const agi_board_words words = {
        .board = variant->ranks == 6 ? "6 ranks of 5 squares" : "5 ranks of 5 squares",
        .rank = "5 squares",
        .content = rinne_setup_of(variant)->has_die ? "a piece is one of K N B R Q X (lower case for Black), and a "
                                                      "digit from 1 to 5 is a run of empty squares"
                                                    : "a piece is one of K N B R Q (lower case for Black), and a digit "
                                                      "from 1 to 5 is a run of empty squares",
    };

    return agi_refuse_board(variant, board, &words, reader, why);
}

static void put_piece(rinne_position *position, uint32_t square, uint32_t piece)
{
    position->pieces[square] = (uint8_t)piece;
    position->side[rinne_player(piece)] |= UINT32_C(1) << square;
}

/* More than one piece waiting for its roll, and pieces beyond the fifth of a side, are noted where they stand. */
static void check_piece(const rinne_position *position, uint32_t piece, int32_t offset, int32_t first_undecided,
                        agi_problems *problems)
{
    const uint32_t player = rinne_player(piece);

    if (agi_count_bits(position->side[player]) == RINNE_PIECES + 1) {
        agi_problem_at(problems, AG_PROBLEM_TOO_MANY_PIECES, offset,
                       "%s has more than %d pieces: the one at byte %d is the sixth", agi_name_side((int32_t)player),
                       (int32_t)RINNE_PIECES, offset);
    }
    if (rinne_kind(piece) == RINNE_X && first_undecided >= 0) {
        agi_problem_at(problems, AG_PROBLEM_ROLL, offset,
                       "the piece at byte %d is the second that waits for a roll; only one can", offset);
    }
}

/* Puts the pieces down; the byte of the first that waits for its roll, -1 when none does. */
static int32_t set_up(const ag_variant *variant, const agi_board_text *board, rinne_position *position,
                      agi_problems *problems)
{
    int32_t undecided = -1;

    for (int32_t i = 0; i < agi_square_count(variant); i++) {
        const int32_t square = agi_text_square(variant, i);
        const uint32_t piece = rinne_from_border(board->piece[square]);
        const int32_t offset = board->offset[square];

        if (piece == 0) continue;
        put_piece(position, (uint32_t)square, piece);
        check_piece(position, piece, offset, undecided, problems);
        if (rinne_kind(piece) == RINNE_X && undecided < 0) undecided = offset;
    }
    return undecided;
}

int32_t agi_rinne_read(const ag_variant *variant, agi_reader *reader, agi_position *position, agi_problems *problems)
{
    agi_board_text board;
    int32_t undecided;

    if (agi_read_board(variant, &STYLE, reader, &board) != AG_OK) {
        return refuse_board(variant, &board, reader, problems->why);
    }
    undecided = set_up(variant, &board, (rinne_position *)position, problems);
    if (agi_read_side(variant, reader, position, problems->why) != AG_OK) return AG_ERR_SYNTAX;
    position->roll_due = undecided >= 0;
    if (undecided >= 0 && position->side == (reader->text[undecided] == 'X' ? AG_WHITE : AG_BLACK)) {
        agi_problem_at(problems, AG_PROBLEM_ROLL, undecided,
                       "the piece at byte %d waits for its roll, but belongs to the side to move; only a piece of the "
                       "side that has just moved can wait",
                       undecided);
    }
    position->hash = agi_rinne_hash(variant, position);
    return AG_OK;
}
