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

/* ---- writing ---- */

static void write_rank(const rinne_position *position, int32_t rank, agi_writer *writer)
{
    int32_t empty = 0;

    for (int32_t file = 0; file < RINNE_FILES; file++) {
        const uint32_t piece = position->pieces[rank * RINNE_FILES + file];
        if (piece == 0) {
            empty++;
            continue;
        }
        if (empty > 0) agi_put_number(writer, empty);
        empty = 0;
        agi_put_char(writer, rinne_player(piece) == AG_WHITE ? agi_rinne_kind_letter(rinne_kind(piece))
                                                             : agi_to_lower(agi_rinne_kind_letter(rinne_kind(piece))));
    }
    if (empty > 0) agi_put_number(writer, empty);
}

void agi_rinne_write(const ag_variant *variant, const agi_position *position, agi_writer *writer)
{
    for (int32_t rank = variant->ranks - 1; rank >= 0; rank--) {
        write_rank(rinne_of(position), rank, writer);
        agi_put_char(writer, rank > 0 ? '/' : ' ');
    }
    agi_put_char(writer, position->side == AG_WHITE ? 'w' : 'b');
}

/* ---- reading ---- */

/* The piece of a letter; 0 when the variant has none. */
static uint32_t piece_of_letter(const ag_variant *variant, char letter)
{
    const uint32_t last = rinne_setup_of(variant)->has_die ? RINNE_X : RINNE_QUEEN;
    const uint32_t player = agi_to_upper(letter) == letter ? AG_WHITE : AG_BLACK;

    for (uint32_t kind = RINNE_KING; kind <= last; kind++) {
        if (agi_rinne_kind_letter(kind) == agi_to_upper(letter)) return rinne_piece(kind, player);
    }
    return 0;
}

static int32_t refuse_letter(const ag_variant *variant, const agi_reader *reader, int32_t rank, agi_writer *why)
{
    const bool has_die = rinne_setup_of(variant)->has_die;

    if (agi_peek(reader) == '\0') {
        agi_say(why, "the board ends in rank %d at byte %d; %d ranks of %d squares are needed", rank + 1, reader->at,
                variant->ranks, variant->files);
    } else {
        agi_say(
            why,
            "rank %d has %q at byte %d; a piece is one of K N B R Q%s, upper case for White, and empty squares are a "
            "digit from 1 to %d",
            rank + 1, reader->text + reader->at, reader->at, has_die ? " X" : "", variant->files);
    }
    return AG_ERR_SYNTAX;
}

static int32_t refuse_rank(const ag_variant *variant, int32_t rank, const agi_reader *reader, const char *what,
                           agi_writer *why)
{
    agi_say(why, "rank %d has %s at byte %d; a rank has %d squares", rank + 1, what, reader->at, variant->files);
    return AG_ERR_SYNTAX;
}

static void place(rinne_position *position, uint32_t square, uint32_t piece)
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
                       "the piece at byte %d waits for its roll and so does another; only one can", offset);
    }
}

/* Reads a rank; *undecided is the offset of the first piece that waits for its roll, -1 while there is none. */
static int32_t read_rank(const ag_variant *variant, agi_reader *reader, rinne_position *position, int32_t rank,
                         int32_t *undecided, agi_problems *problems)
{
    int32_t file = 0;
    bool after_digit = false;

    while (file < variant->files || agi_is_digit(agi_peek(reader)) || agi_is_letter(agi_peek(reader))) {
        const char c = agi_peek(reader);
        const uint32_t piece = piece_of_letter(variant, c);

        if (c == '/' || agi_is_blank(c)) return refuse_rank(variant, rank, reader, "too few squares", problems->why);
        if (piece == 0 && !(c >= '1' && c <= '0' + variant->files))
            return refuse_letter(variant, reader, rank, problems->why);
        if (piece == 0 && after_digit) return refuse_rank(variant, rank, reader, "two digits in a row", problems->why);
        if (file + (piece != 0 ? 1 : c - '0') > variant->files)
            return refuse_rank(variant, rank, reader, "too many squares", problems->why);
        if (piece != 0) {
            place(position, (uint32_t)(rank * RINNE_FILES + file), piece);
            check_piece(position, piece, reader->at, *undecided, problems);
            if (rinne_kind(piece) == RINNE_X && *undecided < 0) *undecided = reader->at;
        }
        file += piece != 0 ? 1 : c - '0';
        after_digit = piece == 0;
        agi_next(reader);
    }
    return AG_OK;
}

static int32_t read_board(const ag_variant *variant, agi_reader *reader, rinne_position *position, int32_t *undecided,
                          agi_problems *problems)
{
    for (int32_t rank = variant->ranks - 1; rank >= 0; rank--) {
        const int32_t status = read_rank(variant, reader, position, rank, undecided, problems);
        if (status != AG_OK) return status;
        if (rank > 0 && agi_read_stroke(reader, rank, problems->why) != AG_OK) return AG_ERR_SYNTAX;
    }
    return AG_OK;
}

int32_t agi_rinne_read(const ag_variant *variant, agi_reader *reader, agi_position *position, agi_problems *problems)
{
    rinne_position *p = (rinne_position *)position;
    int32_t undecided = -1;
    int32_t status = read_board(variant, reader, p, &undecided, problems);

    if (status == AG_OK) status = agi_read_side(variant, reader, position, problems->why);
    if (status != AG_OK) return status;
    position->roll_due = undecided >= 0;
    if (undecided >= 0 && position->side == (reader->text[undecided] == 'X' ? AG_WHITE : AG_BLACK)) {
        agi_problem_at(problems, AG_PROBLEM_ROLL, undecided,
                       "the piece at byte %d waits for its roll, but it belongs to the side to move; it is the other "
                       "side's piece that has just moved",
                       undecided);
    }
    position->hash = agi_rinne_hash(variant, position);
    return AG_OK;
}
