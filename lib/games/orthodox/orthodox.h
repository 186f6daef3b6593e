/* SPDX-License-Identifier: MIT
 *
 * What chess, Sentai Chess and Tensor Chess share, written once.
 *
 * Where the line runs. Nothing that is independent of the board's width touches a bitboard: position strings,
 * their problems, clocks, castling rights, en passant identity, move numbers and move text work on square
 * numbers and on the constant description of a game below (agi_orthodox_game). What must be fast, the pawns, works on
 * sets of squares: pawns.h is written in a dozen words about the type `squares` (one_square, both, without, moved_by
 * ...) that a header for each width of board gives a meaning: board8x8.h has one 64-bit word, a wider board has
 * as many as it needs. A source file includes one of these, then pawns.h. All of it is static inline, so two
 * widths live in one library side by side. How pieces other than pawns move, pins and check masks are each game's own:
 * in the three games they have nothing in common but the king.
 *
 * Rule numbers are those of the FIDE Laws of Chess.
 */
#ifndef AGI_ORTHODOX_H
#define AGI_ORTHODOX_H

#include "hash.h"
#include "position_text.h"
#include "rules.h"
#include "squares.h"

/* Kinds that every orthodox game numbers alike; its others follow. */
enum { AGI_KING = 0, AGI_PAWN = 1 };

enum { AGI_NO_SQUARE = 0xFF };

/* 9.2, 9.3: what a player may claim; 9.6: what happens by itself. */
enum {
    AGI_FIDE_CLAIM_REPETITIONS = 3,
    AGI_FIDE_DRAW_REPETITIONS = 5,
    AGI_FIDE_CLAIM_QUIET = 100,
    AGI_FIDE_DRAW_QUIET = 150
};

/* Each side makes two moves before a position can come back, and the side to move must be the same. */
enum { AGI_FIDE_REPEAT_FIRST = 4, AGI_FIDE_REPEAT_STEP = 2 };

/* What every orthodox position begins with; a game's own position begins with this. */
typedef struct agi_orthodox {
    agi_position base;
    int32_t move_number; /* from 1, raised after Black's move, at most AGI_COUNTER_MAX */
    uint8_t castling;    /* rights still held: bit i for rights[i] of the game */
    uint8_t en_passant;  /* the square passed over while a legal capture on it exists, else AGI_NO_SQUARE */
} agi_orthodox;

/* A castling right: lost when the king or the rook leaves its first square, or the rook is captured. */
typedef struct agi_castling_right {
    char letter; /* in position strings */
    uint8_t side;
    uint8_t king; /* their first squares */
    uint8_t rook;
} agi_castling_right;

/* What sets an orthodox game apart from another. */
typedef struct agi_orthodox_game {
    uint8_t promotions[5]; /* kinds a pawn may become */
    uint8_t promotion_count;
    uint8_t rook; /* the kind that castles; unused where there are no rights */
    uint8_t right_count;
    agi_castling_right rights[4];
    uint8_t named_kinds['Z' - 'A' + 1]; /* by the letter of standard text, 1 + the kind; 0: none */
    int32_t pieces_max;                 /* pieces of a side; 0: any number */
    int32_t pawns_max;                  /* pawns of a side; 0: any number */

    /* Puts the pieces of a board on an empty position; side, rights and clocks are set by then, en passant is not. */
    void (*set_up)(agi_orthodox *position, const uint8_t *pieces);
    /* Whether a legal capture exists on this en passant square, which is empty and has an enemy pawn before it. */
    bool (*can_take_en_passant)(const agi_orthodox *position, int32_t square);
    /* Notes problems of this game's own, after the shared ones; the position is set up, with one king a side. NULL:
     * none. */
    void (*judge)(const ag_variant *variant, const agi_orthodox *position, const agi_board_text *board,
                  agi_problems *problems);
} agi_orthodox_game;

/* ---- position strings: position_text.c, problems.c ---- */

/* agi_rules.read and agi_rules.write, given the game. Pieces are written by their codes in variant->kinds. */
int32_t agi_orthodox_read(const agi_orthodox_game *game, const ag_variant *variant, agi_reader *reader,
                          agi_orthodox *position, agi_problems *problems);
void agi_orthodox_write(const agi_orthodox_game *game, const ag_variant *variant, const agi_orthodox *position,
                        agi_writer *writer);

/* Notes the problems that pieces can have wherever they move: kings, pawns on end ranks, too many pieces. */
void agi_judge_pieces(const agi_orthodox_game *game, const ag_variant *variant, const agi_board_text *board,
                      agi_problems *problems);
/* Notes a castling right without its pieces; returns the rights that have them. */
uint8_t agi_judge_castling(const agi_orthodox_game *game, const ag_variant *variant, const agi_board_text *board,
                           uint8_t rights, int32_t offset, agi_problems *problems);
/* Notes an en passant square that no double step has passed over. */
bool agi_judge_en_passant(const ag_variant *variant, const agi_board_text *board, int32_t side, int32_t square,
                          int32_t offset, agi_problems *problems);
/* Notes a check to the side that is not to move. The position is set up. */
void agi_judge_opponent(const ag_variant *variant, const agi_orthodox *position, const agi_board_text *board,
                        agi_problems *problems);

/* The first square with a piece, -1 when there is none. */
int32_t agi_find_piece(const agi_board_text *board, int32_t piece);
/* Where the text goes past `max` pieces of a kind and side: the square of the first that is too many; -1 when none is.
 * Kind -1 stands for all kinds. */
int32_t agi_find_surplus(const ag_variant *variant, const agi_board_text *board, int32_t kind, int32_t side,
                         int32_t max);

/* ---- moves ---- */

/* Bits 0 to 6: from; 7 to 13: to; 14 to 19: the kind a pawn becomes, 0 for none (nothing becomes a king), where it has
 * one. Bits 14 to 30 of other moves are the game's own. */
enum { AGI_MOVE_TO_SHIFT = 7, AGI_MOVE_EXTRA_SHIFT = 14, AGI_MOVE_SQUARE_MASK = 0x7F, AGI_MOVE_KIND_MASK = 0x3F };

static inline ag_move agi_make_move(int32_t from, int32_t to)
{
    return (ag_move)from | (ag_move)to << AGI_MOVE_TO_SHIFT;
}

static inline int32_t agi_from(ag_move move)
{
    return (int32_t)(move & AGI_MOVE_SQUARE_MASK);
}

static inline int32_t agi_to(ag_move move)
{
    return (int32_t)(move >> AGI_MOVE_TO_SHIFT & AGI_MOVE_SQUARE_MASK);
}

static inline int32_t agi_promotion(ag_move move)
{
    return (int32_t)(move >> AGI_MOVE_EXTRA_SHIFT & AGI_MOVE_KIND_MASK);
}

/* 3.7.5: one move for each kind a pawn may become. */
static inline void agi_add_promotions(agi_moves *list, const agi_orthodox_game *game, ag_move move)
{
    for (int32_t i = 0; i < game->promotion_count; i++) {
        agi_add_move(list, move | (ag_move)game->promotions[i] << AGI_MOVE_EXTRA_SHIFT);
    }
}

/* ---- hash: piece keys first, then those of the rights ---- */

enum { AGI_KEY_CASTLING = 2016, AGI_KEY_EN_PASSANT = 2032, AGI_KEY_SIDE = 2047 };

/* The key of a piece on a square, in games with few kinds. */
static inline uint64_t agi_piece_key(int32_t piece, int32_t square)
{
    return agi_keys[(piece - 1) * AGI_SQUARES_MAX + square];
}

/* All bits where something holds, none where it does not: for what cannot be foreseen and must not branch. */
static inline uint64_t agi_mask(bool holds)
{
    return 0 - (uint64_t)holds;
}

/* The head, clocks and keys of the position after a move; `after` is a copy of `before` in these. Its en passant
 * square, which belongs to one move only, is gone. 9.3 counts moves without capture and pawn move. */
static inline void agi_pass_turn(const agi_orthodox *before, agi_orthodox *after, ag_move move, bool restarts_clock,
                                 int32_t files)
{
    const int32_t quiet = before->base.quiet + (before->base.quiet < AGI_COUNTER_MAX);
    const int32_t number = before->move_number + (before->base.side == AG_BLACK);

    after->base.move = move;
    after->base.quiet = quiet & (int32_t)agi_mask(!restarts_clock);
    after->move_number = number < AGI_COUNTER_MAX ? number : AGI_COUNTER_MAX;
    after->base.side = !before->base.side;
    after->base.hash ^= agi_keys[AGI_KEY_SIDE];
    after->en_passant = AGI_NO_SQUARE;
    if (before->en_passant != AGI_NO_SQUARE) {
        after->base.hash ^= agi_keys[AGI_KEY_EN_PASSANT + before->en_passant % files];
    }
}

/* FIDE 3.8.2.1: takes castling rights away, those that are still held. */
static inline void agi_lose_rights(agi_orthodox *position, uint32_t lost)
{
    const uint32_t kept = position->castling & ~lost;

    if (kept == position->castling) return;
    position->base.hash ^= agi_keys[AGI_KEY_CASTLING + position->castling] ^ agi_keys[AGI_KEY_CASTLING + kept];
    position->castling = (uint8_t)kept;
}

/* ---- identity, and the end: position.c ---- */

/* The key of side, castling rights and en passant file (9.2.3), without the pieces. */
uint64_t agi_orthodox_hash(const ag_variant *variant, const agi_orthodox *position);
/* Whether those are the same. */
bool agi_same_rights(const agi_orthodox *position, const agi_orthodox *other);

/* agi_rules.verdict of a game that fills in in_check. */
agi_verdict_rule agi_orthodox_verdict;

#endif
