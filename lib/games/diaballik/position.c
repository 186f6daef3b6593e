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

int32_t agi_diaballik_square_traits(const ag_variant *variant, const agi_position *position, int32_t square)
{
    int32_t traits = 0;

    (void)variant;
    if (has_square(RANK_1, square)) traits |= AG_SQUARE_HOME_WHITE | AG_SQUARE_GOAL_BLACK;
    if (has_square(RANK_7, square)) traits |= AG_SQUARE_HOME_BLACK | AG_SQUARE_GOAL_WHITE;
    if (position && has_square(diaballik_of(position)->pits, square)) traits |= AG_SQUARE_PIT;
    return traits;
}

/* ---- writing ---- */

/* What stands on a square in a position string; 0 for nothing. */
static char letter_at(const ag_variant *variant, const agi_position *position, int32_t square)
{
    const int32_t piece = agi_diaballik_piece_at(variant, position, square);

    if (piece != 0) return variant->kinds[ag_piece_kind(piece)].code[ag_piece_player(piece)][0];
    return has_square(diaballik_of(position)->pits, square) ? '#' : '\0';
}

static void write_rank(const ag_variant *variant, const agi_position *position, int32_t rank, agi_writer *writer)
{
    int32_t empty = 0;

    for (int32_t file = 0; file < FILES; file++) {
        const char letter = letter_at(variant, position, rank * FILES + file);
        if (letter == '\0') {
            empty++;
            continue;
        }
        if (empty > 0) agi_put_number(writer, empty);
        empty = 0;
        agi_put_char(writer, letter);
    }
    if (empty > 0) agi_put_number(writer, empty);
}

void agi_diaballik_write(const ag_variant *variant, const agi_position *position, agi_writer *writer)
{
    for (int32_t rank = RANKS - 1; rank >= 0; rank--) {
        write_rank(variant, position, rank, writer);
        agi_put_char(writer, rank > 0 ? '/' : ' ');
    }
    agi_put_char(writer, position->side == AG_WHITE ? 'w' : 'b');
}

/* ---- reading ---- */

/* A board being read: which squares are filled so far, and how many carriers each side has. */
typedef struct board_text {
    const ag_variant *variant;
    agi_reader *reader;
    diaballik_position *position;
    agi_problems *problems;
    int32_t carriers[2];
} board_text;

/* Six stones and one carrier a side: what goes beyond is noted where it stands. */
static void check_stone(const board_text *text, int32_t kind, int32_t player)
{
    const int32_t at = text->reader->at;
    const int32_t stones = (int32_t)agi_count_bits(text->position->stones[player]) - text->carriers[player];

    if (kind == KIND_CARRIER && text->carriers[player] > 1) {
        agi_problem_at(text->problems, AG_PROBLEM_STONES, at, "%s has a second character at byte %d; a side has one",
                       agi_name_side(player), at);
    } else if (kind == KIND_STONE && stones > STONES - 1) {
        agi_problem_at(text->problems, AG_PROBLEM_STONES, at,
                       "%s has more than six stones without the character: the one at byte %d is one too many",
                       agi_name_side(player), at);
    }
}

static void place_stone(board_text *text, int32_t square, int32_t kind, int32_t player)
{
    text->position->stones[player] |= one_square(square);
    if (kind == KIND_CARRIER) {
        text->position->carrier[player] = (uint8_t)square;
        text->carriers[player]++;
    }
    check_stone(text, kind, player);
}

/* Puts down what a letter stands for; false when it stands for nothing in this variant. */
static bool place_letter(board_text *text, int32_t square, char letter)
{
    const ag_variant *variant = text->variant;

    if (letter == '#' && ((const diaballik_setup *)variant->setup)->has_pits) {
        text->position->pits |= one_square(square);
        return true;
    }
    for (int32_t piece = 1; piece <= 2 * variant->kind_count; piece++) {
        const int32_t kind = ag_piece_kind(piece);
        const int32_t player = ag_piece_player(piece);
        if (variant->kinds[kind].code[player][0] != letter) continue;
        place_stone(text, square, kind, player);
        return true;
    }
    return false;
}

static int32_t refuse_square(const board_text *text, int32_t rank)
{
    const agi_reader *reader = text->reader;
    agi_writer *why = text->problems->why;

    if (agi_peek(reader) == '\0') {
        agi_say(why, "the board ends in rank %d at byte %d; seven ranks of seven squares are needed", rank + 1,
                reader->at);
    } else if (agi_peek(reader) == '#') {
        agi_say(why, "rank %d has a pit at byte %d; %s is played without pits", rank + 1, reader->at,
                text->variant->name);
    } else {
        agi_say(why,
                "rank %d has %q at byte %d; a stone is S, one with the character C, lower case for Black, and empty "
                "squares are a digit from 1 to 7",
                rank + 1, reader->text + reader->at, reader->at);
    }
    return AG_ERR_SYNTAX;
}

static int32_t refuse_rank(const board_text *text, int32_t rank, const char *what)
{
    agi_say(text->problems->why, "rank %d has %s at byte %d; a rank has seven squares", rank + 1, what,
            text->reader->at);
    return AG_ERR_SYNTAX;
}

/* Whether a rank goes on: with squares that are still missing, or with what is one square too many. */
static bool is_in_rank(char c, int32_t file)
{
    return file < FILES || agi_is_digit(c) || agi_is_letter(c) || c == '#';
}

static int32_t read_rank(board_text *text, int32_t rank)
{
    agi_reader *reader = text->reader;
    int32_t file = 0;
    bool after_digit = false;

    while (is_in_rank(agi_peek(reader), file)) {
        const char c = agi_peek(reader);
        const bool is_gap = c >= '1' && c <= '0' + FILES;

        if (c == '/' || agi_is_blank(c)) return refuse_rank(text, rank, "too few squares");
        if (is_gap && after_digit) return refuse_rank(text, rank, "two digits in a row");
        if (file + (is_gap ? c - '0' : 1) > FILES) return refuse_rank(text, rank, "too many squares");
        if (!is_gap && !place_letter(text, rank * FILES + file, c)) return refuse_square(text, rank);
        file += is_gap ? c - '0' : 1;
        after_digit = is_gap;
        agi_next(reader);
    }
    return AG_OK;
}

static int32_t read_board(board_text *text)
{
    for (int32_t rank = RANKS - 1; rank >= 0; rank--) {
        const int32_t status = read_rank(text, rank);
        if (status != AG_OK) return status;
        if (rank > 0 && agi_read_stroke(text->reader, rank, text->problems->why) != AG_OK) return AG_ERR_SYNTAX;
    }
    return AG_OK;
}

/* What is missing is noted at the end of the board. */
static void check_complete(const board_text *text)
{
    const int32_t at = text->reader->at;

    for (int32_t player = AG_WHITE; player <= AG_BLACK; player++) {
        const int32_t stones = (int32_t)agi_count_bits(text->position->stones[player]) - text->carriers[player];
        if (stones >= STONES - 1 && text->carriers[player] >= 1) continue;
        agi_problem_at(text->problems, AG_PROBLEM_STONES, at,
                       "%s has %d stones and %d with the character; six and one are needed", agi_name_side(player),
                       stones, text->carriers[player]);
    }
}

int32_t agi_diaballik_read(const ag_variant *variant, agi_reader *reader, agi_position *position,
                           agi_problems *problems)
{
    board_text text = {
        .variant = variant, .reader = reader, .position = (diaballik_position *)(void *)position, .problems = problems};
    int32_t status = read_board(&text);

    if (status != AG_OK) return status;
    check_complete(&text);
    status = agi_read_side(variant, reader, position, problems->why);
    if (status == AG_OK) position->hash = agi_diaballik_hash(variant, position);
    return status;
}
