/* SPDX-License-Identifier: MIT
 * Sentai Chess: positions and moves, for the files of this folder. Section numbers are those of doc/rules/sentai.md. */
#ifndef AGI_SENTAI_H
#define AGI_SENTAI_H

#include "rangers.h"

#include "games/orthodox/pawns.h"

/* What sets the variants apart. The first two rules were changed in 2001 (3.3, 3.4): true in `sentai-old`. The third is
 * how the two-square moves of section 2 are read: true in `sentai-blocked`. */
typedef struct sentai_setup {
    bool joins_shared_powers;          /* Rangers that share a power may combine */
    bool splits_capture;               /* a disengaging Ranger may capture */
    bool two_square_moves_are_blocked; /* by what stands on the square between */
    const agi_orthodox_game *game;
} sentai_setup;

/* A piece is a set of up to five powers, or a pawn, or a king: one bit each. 0 is no piece. */
enum { PAWNS = POWERS, KINGS = POWERS + 1, BOARDS = POWERS + 2 };
enum { PAWN = 1 << PAWNS, KING = 1 << KINGS };

typedef struct sentai_position {
    agi_orthodox shared;
    squares pieces[BOARDS]; /* by power, then pawns and kings; a combined Ranger stands on several boards */
    squares side[2];
} sentai_position;

/* Kinds at the border: king, pawn, and the 31 Rangers in the order of their numbers. */
enum { KIND_COUNT = 2 + R37 };

/*
 * A move, as ag_move: from, to and a kind as in orthodox.h, and these marks. The kind is what a pawn becomes or, of a
 * disengaging move, the basic Ranger that leaves; else 0. A combining move needs no mark: its target holds an own
 * Ranger.
 */
enum { EN_PASSANT = 1 << 20, SPLIT = 1 << 21, DOUBLE_STEP = 1 << 22 };

__attribute__((visibility("hidden"))) extern const agi_kind agi_sentai_kinds[KIND_COUNT];
__attribute__((visibility("hidden"))) extern const agi_drawing agi_sentai_drawings[KIND_COUNT];
/* Position strings of the variants that leap, and of the one that does not. */
__attribute__((visibility("hidden"))) extern const agi_orthodox_game agi_sentai_game;
__attribute__((visibility("hidden"))) extern const agi_orthodox_game agi_sentai_blocked_game;

static inline const sentai_position *sentai_of(const agi_position *position)
{
    return (const sentai_position *)(const void *)position;
}

static inline const sentai_setup *sentai_setup_of(const ag_variant *variant)
{
    return variant->setup;
}

static inline bool sentai_is_blocked(const ag_variant *variant)
{
    return sentai_setup_of(variant)->two_square_moves_are_blocked;
}

/* Squares of a move, whatever number it is. */
static inline int32_t sentai_from(ag_move move)
{
    return agi_from(move) & (BOARD_SQUARES - 1);
}

static inline int32_t sentai_to(ag_move move)
{
    return agi_to(move) & (BOARD_SQUARES - 1);
}

/* ---- pieces ---- */

static inline uint32_t piece_of_kind(int32_t kind)
{
    if (kind == AGI_KING) return KING;
    return kind == AGI_PAWN ? (uint32_t)PAWN : (uint32_t)(kind - AGI_PAWN) & R37;
}

/* The kind of a piece; only an unchecked move can make one that is of several. */
static inline int32_t kind_of_piece(uint32_t piece)
{
    if ((piece & KING) != 0) return AGI_KING;
    return (piece & PAWN) != 0 ? (int32_t)AGI_PAWN : AGI_PAWN + (int32_t)piece;
}

static inline bool is_ranger(uint32_t piece)
{
    return piece != 0 && piece <= R37;
}

/* The piece on a square, of either side. */
static inline uint32_t piece_on(const sentai_position *position, int32_t square)
{
    uint32_t piece = 0;

    for (int32_t i = 0; i < BOARDS; i++) piece |= (uint32_t)has_square(position->pieces[i], square) << i;
    return piece;
}

static inline squares all_rangers(const sentai_position *position)
{
    squares rangers = 0;

    for (int32_t power = 0; power < POWERS; power++) rangers |= position->pieces[power];
    return rangers;
}

/* ---- moves ---- */

/* What a move changes, as pieces; 0 where there is none. For a number that is no legal move it means nothing. */
typedef struct sentai_change {
    int32_t from;
    int32_t to;
    int32_t taken_on;
    uint32_t leaves;  /* what goes: the whole piece, or the basic Ranger that disengages (3.4) */
    uint32_t stays;   /* what a disengaging Ranger leaves behind */
    uint32_t joins;   /* the own Ranger on the target (3.3) */
    uint32_t arrives; /* what stands on the target in the end */
    uint32_t taken;   /* the enemy piece on taken_on */
} sentai_change;

/* What becomes of a piece on the way: a pawn may turn into a Ranger (3.6). */
static inline uint32_t arriving_piece(uint32_t leaving, ag_move move)
{
    return leaving == PAWN && agi_promotion(move) != 0 ? piece_of_kind(agi_promotion(move)) : leaving;
}

static inline sentai_change sentai_change_of(const sentai_position *position, ag_move move)
{
    const int32_t side = position->shared.base.side;
    const uint32_t piece = piece_on(position, sentai_from(move));
    sentai_change change = {.from = sentai_from(move), .to = sentai_to(move), .leaves = piece};

    if ((move & SPLIT) != 0) change.leaves &= piece_of_kind(agi_promotion(move));
    change.stays = piece & ~change.leaves;
    change.taken_on = (move & EN_PASSANT) != 0 ? en_passant_victim(side, change.to) & (BOARD_SQUARES - 1) : change.to;
    if (has_square(position->side[!side], change.taken_on)) change.taken = piece_on(position, change.taken_on);
    if (has_square(position->side[side], change.to)) change.joins = piece_on(position, change.to);
    change.arrives = change.joins | arriving_piece(change.leaves, move);
    return change;
}

static inline bool is_promotion(const sentai_change *change)
{
    return change->leaves == PAWN && change->arrives != PAWN;
}

/* Hash keys: one for each power of a Ranger, and one for a pawn and a king. */
static inline uint64_t sentai_key(int32_t part, int32_t side, int32_t square)
{
    return agi_keys[(2 * part + side) * BOARD_SQUARES + square];
}

/* ---- generation.c ---- */

/* No piece has more moves than a Ranger of all powers: 24 as a whole and 24 by disengaging. */
enum { MOVES_OF_A_PIECE = 48 };

/* The legal moves of the pieces on these squares. */
void agi_sentai_moves_of(const ag_variant *variant, const sentai_position *position, squares movers, agi_moves *list);
/* The rest is told whether two-square moves are blocked. Pieces of both sides that attack a square (section 4); those that
 * give check to the side to move. */
squares agi_sentai_attackers(bool blocked, const sentai_position *position, int32_t square);
squares agi_sentai_checkers(bool blocked, const sentai_position *position);
/* The pawns of the side to move that have a legal en passant capture on a square. */
squares agi_sentai_en_passant_capturers(bool blocked, const sentai_position *position, int32_t square);

/* ---- agi_rules, by the files that have them ---- */

/* generation.c */
agi_moves_rule agi_sentai_moves;
agi_moves_with_rule agi_sentai_moves_with;
agi_has_move_rule agi_sentai_has_move;
agi_is_legal_rule agi_sentai_is_legal;
/* count.c */
agi_count_rule agi_sentai_count;
agi_count_rule agi_sentai_count_popcnt;
agi_count_rule agi_sentai_count_replies;
agi_count_rule agi_sentai_count_replies_popcnt;
/* pick.c */
agi_pick_rule agi_sentai_pick;
agi_pick_rule agi_sentai_pick_popcnt;
/* play.c */
agi_play_rule agi_sentai_play;
/* position.c */
agi_read_rule agi_sentai_read;
agi_write_rule agi_sentai_write;
agi_same_rule agi_sentai_same;
agi_hash_rule agi_sentai_hash;
agi_piece_at_rule agi_sentai_piece_at;
agi_board_rule agi_sentai_board;
agi_square_traits_rule agi_sentai_square_traits;
agi_in_check_rule agi_sentai_in_check;
agi_attacked_rule agi_sentai_attacked;
agi_is_dead_rule agi_sentai_is_dead;
agi_can_win_rule agi_sentai_can_win;
/* facts.c */
agi_move_square_rule agi_sentai_move_from;
agi_move_square_rule agi_sentai_move_to;
agi_move_traits_rule agi_sentai_move_traits;
agi_move_steps_rule agi_sentai_move_steps;
agi_tap_path_rule agi_sentai_tap_path;
/* notation.c */
agi_write_move_rule agi_sentai_write_move;
agi_read_move_rule agi_sentai_read_move;
agi_read_plain_move_rule agi_sentai_read_plain_move;

#endif
