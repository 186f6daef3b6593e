/* SPDX-License-Identifier: MIT
 * Rinne and Tensei: the position, and what sets the four variants apart. Section numbers are those of
 * doc/rules/rinne.md. */
#ifndef AGI_RINNE_H
#define AGI_RINNE_H

#include "hash.h"
#include "reach.h"
#include "rules.h"

enum { RINNE_PIECES = 5 /* of a side; more only where the caller waives it */ };

/* A Queen's on an empty board: five along its file, four along its rank and eight along its diagonals (section 9). */
enum { RINNE_MOVES_OF_A_PIECE = 17 };

/* A variant's board (section 1) and what a piece becomes as it moves (section 5). */
typedef struct rinne_setup {
    uint32_t board;           /* its squares */
    uint32_t goals[2];        /* White's, Black's */
    bool has_die;             /* which decides what a piece becomes */
    const uint8_t *next_kind; /* of each kind, RINNE_NONE of one that does not move */
} rinne_setup;

typedef struct rinne_position {
    agi_position head;
    uint32_t side[2];              /* squares of White's, of Black's pieces */
    uint8_t pieces[RINNE_SQUARES]; /* rinne_piece; 0 where nobody stands */
} rinne_position;

/*
 * A move, as ag_move: bits 0-4 from, bits 5-9 to, bits 10-12 the kind the piece shows before it moves, bits 13-15 the
 * kind it turns into (RINNE_X in Tensei), bit 16 set for a roll. A roll has the piece's square as from and to, and
 * RINNE_X before.
 */
enum { RINNE_TO_SHIFT = 5, RINNE_KIND_SHIFT = 10, RINNE_KIND_AFTER_SHIFT = 13, RINNE_ROLL_BIT = 1 << 16 };

static inline ag_move rinne_move(uint32_t kind, uint32_t kind_after, uint32_t from, uint32_t to)
{
    return from | to << RINNE_TO_SHIFT | kind << RINNE_KIND_SHIFT | kind_after << RINNE_KIND_AFTER_SHIFT;
}

static inline ag_move rinne_roll(uint32_t square, uint32_t kind)
{
    return rinne_move(RINNE_X, kind, square, square) | RINNE_ROLL_BIT;
}

static inline const rinne_setup *rinne_setup_of(const ag_variant *variant)
{
    return variant->setup;
}

static inline const rinne_position *rinne_of(const agi_position *position)
{
    return (const rinne_position *)position;
}

static inline uint32_t rinne_from(ag_move move)
{
    return move & 31;
}

static inline uint32_t rinne_to(ag_move move)
{
    return move >> RINNE_TO_SHIFT & 31;
}

static inline bool rinne_is_roll(ag_move move)
{
    return (move & RINNE_ROLL_BIT) != 0;
}

static inline uint32_t rinne_kind_before(ag_move move)
{
    return move >> RINNE_KIND_SHIFT & 7;
}

static inline uint32_t rinne_kind_after(ag_move move)
{
    return move >> RINNE_KIND_AFTER_SHIFT & 7;
}

/* A piece of a kind. RINNE_NONE makes what is no piece, of either player, so that no number is harmful. */
static inline uint32_t rinne_piece(uint32_t kind, uint32_t player)
{
    return 2 * kind + player;
}

static inline uint32_t rinne_kind(uint32_t piece)
{
    return piece / 2;
}

static inline uint32_t rinne_player(uint32_t piece)
{
    return piece % 2;
}

/* The piece as the border numbers it. */
static inline int32_t rinne_border_piece(uint32_t piece)
{
    return rinne_kind(piece) == RINNE_NONE ? 0 : (int32_t)piece - 1;
}

static inline uint32_t rinne_from_border(int32_t piece)
{
    return piece == 0 ? 0 : (uint32_t)piece + 1;
}

/* Zobrist keys: one a piece and square; then one for Black to move. */
enum { RINNE_SIDE_KEY = 2 * RINNE_KINDS * RINNE_SQUARES };

static inline uint64_t rinne_key(uint32_t piece, uint32_t square)
{
    return agi_keys[piece * RINNE_SQUARES + square];
}

/* Section 5: the next kind of the cycle in Rinne, undecided in Tensei. Which kind a piece shows cannot be foreseen, so
 * there is no branch for it. */
static inline uint32_t rinne_next_kind(const rinne_setup *setup, uint32_t kind)
{
    return setup->next_kind[kind];
}

/* Section 4: a move ends on an empty square, or on a goal with an enemy piece on it. */
static inline uint32_t rinne_landing(const rinne_setup *setup, uint32_t own_pieces, uint32_t enemy_pieces)
{
    return (setup->board & ~(own_pieces | enemy_pieces)) |
           (enemy_pieces & (setup->goals[AG_WHITE] | setup->goals[AG_BLACK]));
}

/* Section 3: every piece stops a line, and so does the edge of the small board. */
static inline uint32_t rinne_occupied(const rinne_setup *setup, uint32_t all_pieces)
{
    return all_pieces | ~setup->board;
}

/* Section 6, test 1: a piece of the player to move stands on that player's goal. */
static inline bool rinne_is_on_goal(const rinne_setup *setup, uint32_t pieces, uint32_t player)
{
    return (pieces & setup->goals[player]) != 0;
}

/* Section 5: a decided game needs no roll (ruling 5). */
bool agi_rinne_is_roll_open(const rinne_setup *setup, const rinne_position *position);
/* Name of a kind in full, "?" for a number that is none; its code is the upper-case letter of White's piece. */
const char *agi_rinne_kind_name(uint32_t kind);
char agi_rinne_kind_letter(uint32_t kind);
/* The square of the piece whose roll is still to come; -1 when there is none. */
int32_t agi_rinne_undecided(const rinne_position *position);
/* The squares the piece on a square may move to (sections 3 and 4). */
uint32_t agi_rinne_destinations(const rinne_setup *setup, const rinne_position *position, uint32_t square);

/* position.c */
agi_read_rule agi_rinne_read;
agi_write_rule agi_rinne_write;
agi_hash_rule agi_rinne_hash;
agi_same_rule agi_rinne_same;

/* count.c */
agi_count_rule agi_rinne_count;
agi_count_rule agi_rinne_count_popcnt;
agi_count_rule agi_rinne_count_replies;
agi_count_rule agi_rinne_count_replies_popcnt;

/* notation.c */
agi_write_move_rule agi_rinne_write_move;
agi_read_move_rule agi_rinne_read_move;

/* plain_move.c */
agi_read_plain_move_rule agi_rinne_read_plain_move;

/* moves.c */
extern const agi_rules agi_rinne_rules;

/* drawings.c, in the order of the kinds */
extern const agi_drawing agi_rinne_drawings[];

#endif
