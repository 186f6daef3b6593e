/* SPDX-License-Identifier: MIT
 * Breakthrough: the position, moves, and where pieces go, as sets of squares. Section numbers are those of
 * doc/rules/breakthrough.md. */
#ifndef AGI_BREAKTHROUGH_H
#define AGI_BREAKTHROUGH_H

#include "bits.h"
#include "hash.h"
#include "rules.h"

enum { BREAKTHROUGH_FILES = 8, BREAKTHROUGH_RANKS = 8, BREAKTHROUGH_SQUARES = 64 };
enum { BREAKTHROUGH_PIECES = 16 /* of a side; more only where the caller waives it */ };

/* A set of squares: bit i for square i, a1 = 0. */
typedef uint64_t squares;

typedef struct breakthrough_position {
    agi_position head;
    squares side[2]; /* White's, Black's pieces */
} breakthrough_position;

/* A move, as ag_move: bits 0-5 from, bits 6-11 to. */
enum { BREAKTHROUGH_TO_SHIFT = 6, BREAKTHROUGH_SQUARE_MASK = 63 };

static inline ag_move breakthrough_move(uint32_t from, uint32_t to)
{
    return from | to << BREAKTHROUGH_TO_SHIFT;
}

static inline uint32_t breakthrough_from(ag_move move)
{
    return move & BREAKTHROUGH_SQUARE_MASK;
}

static inline uint32_t breakthrough_to(ag_move move)
{
    return move >> BREAKTHROUGH_TO_SHIFT & BREAKTHROUGH_SQUARE_MASK;
}

static inline const breakthrough_position *breakthrough_of(const agi_position *position)
{
    return (const breakthrough_position *)position;
}

static inline squares one_square(uint32_t square)
{
    return UINT64_C(1) << square;
}

static inline bool has_square(squares set, uint32_t square)
{
    return (set >> square & 1) != 0;
}

/* Zobrist keys: one a side and square, then one for Black to move. */
enum { BREAKTHROUGH_SIDE_KEY = 2 * BREAKTHROUGH_SQUARES };

static inline uint64_t breakthrough_key(uint32_t player, uint32_t square)
{
    return agi_keys[player * BREAKTHROUGH_SQUARES + square];
}

/* ---- section 1: the far rank ---- */

static const squares FIRST_RANK = UINT64_C(0xFF);
static const squares LAST_RANK = UINT64_C(0xFF) << 56;
static const squares FILE_A = UINT64_C(0x0101010101010101);
static const squares FILE_H = UINT64_C(0x8080808080808080);

static inline squares breakthrough_goal(uint32_t player)
{
    return player == AG_WHITE ? LAST_RANK : FIRST_RANK;
}

/* Section 4: a piece that stands on its far rank has decided the game. */
static inline bool breakthrough_has_arrived(const breakthrough_position *position, uint32_t player)
{
    return (position->side[player] & breakthrough_goal(player)) != 0;
}

static inline bool breakthrough_is_decided(const breakthrough_position *position)
{
    return breakthrough_has_arrived(position, AG_WHITE) || breakthrough_has_arrived(position, AG_BLACK);
}

/* ---- section 3: one square ahead ---- */

/* The three ways ahead. What leaves the board is dropped. */
static inline squares breakthrough_ahead(uint32_t player, squares set)
{
    return player == AG_WHITE ? set << 8 : set >> 8;
}

static inline squares breakthrough_ahead_to_a(uint32_t player, squares set)
{
    return player == AG_WHITE ? (set & ~FILE_A) << 7 : (set & ~FILE_A) >> 9;
}

static inline squares breakthrough_ahead_to_h(uint32_t player, squares set)
{
    return player == AG_WHITE ? (set & ~FILE_H) << 9 : (set & ~FILE_H) >> 7;
}

/* Where a player's pieces may go straight on, and where to either side. */
static inline squares breakthrough_straight(uint32_t player, squares own, squares enemies)
{
    return breakthrough_ahead(player, own) & ~(own | enemies);
}

static inline squares breakthrough_to_a(uint32_t player, squares own)
{
    return breakthrough_ahead_to_a(player, own) & ~own;
}

static inline squares breakthrough_to_h(uint32_t player, squares own)
{
    return breakthrough_ahead_to_h(player, own) & ~own;
}

/* The squares the player's piece on a square may move to. */
squares agi_breakthrough_targets(const breakthrough_position *position, uint32_t player, uint32_t square);

/* position.c */
int32_t agi_breakthrough_read(const ag_variant *variant, agi_reader *reader, agi_position *position,
                              agi_problems *problems);
void agi_breakthrough_write(const ag_variant *variant, const agi_position *position, agi_writer *writer);
uint64_t agi_breakthrough_hash(const ag_variant *variant, const agi_position *position);
bool agi_breakthrough_same(const ag_variant *variant, const agi_position *position, const agi_position *other);

/* count.c */
uint64_t agi_breakthrough_count(const ag_variant *variant, const agi_position *position);
uint64_t agi_breakthrough_count_popcnt(const ag_variant *variant, const agi_position *position);
uint64_t agi_breakthrough_count_replies(const ag_variant *variant, const agi_position *position);
uint64_t agi_breakthrough_count_replies_popcnt(const ag_variant *variant, const agi_position *position);

/* notation.c */
void agi_breakthrough_write_move(const ag_variant *variant, const agi_position *position, ag_move move, int32_t style,
                                 agi_writer *writer);
int32_t agi_breakthrough_read_move(const ag_variant *variant, const agi_position *position, agi_reader *reader,
                                   ag_move *move, agi_writer *why);

/* refusals.c: says why there is no move from one square to the other. Returns AG_ERR_ILLEGAL. */
int32_t agi_breakthrough_refuse(const ag_variant *variant, const breakthrough_position *position, uint32_t from,
                                uint32_t to, agi_writer *why);

/* moves.c */
extern const agi_rules agi_breakthrough_rules;

/* drawings.c */
extern const agi_drawing agi_breakthrough_drawings[];

#endif
