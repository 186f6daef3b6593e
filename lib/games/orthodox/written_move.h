/* SPDX-License-Identifier: MIT
 * Moves as people write them in chess-like games, read leniently: standard text (Nbd7, exd6, O-O, e8=Q+), squares
 * (e2e4, e7e8q, Ng1-f3), and what lies between.
 *
 * Reading goes in three steps: the text is taken apart without a look at the rules (agi_written_move), it is held
 * against the legal moves, and where none fits, the board is asked why. */
#ifndef AGI_WRITTEN_MOVE_H
#define AGI_WRITTEN_MOVE_H

#include "orthodox.h"

enum { AGI_CASTLES_SHORT = 0, AGI_CASTLES_LONG = 1 };

enum { AGI_NAMED_MOVES = 4, AGI_TAKEN_MAX = 12, AGI_LISTED_MOVES = 256 };

/* What a text states about a move; -1 where it states nothing. */
typedef struct agi_written_move {
    int32_t kind;
    int32_t from_file;
    int32_t from_rank;
    int32_t to;
    int32_t promotion; /* the kind a pawn becomes */
    int32_t castling;  /* AGI_CASTLES_SHORT or AGI_CASTLES_LONG */
    bool captures;     /* x */
    bool colon;        /* the same, written : */
    bool en_passant;   /* e.p. */
    char text[20];     /* the text itself, cut to what a sentence can take */
    int32_t length;    /* its bytes without e.p. and marks */

    /* Left to a game's read_rest. */
    int32_t sent_to;              /* where another piece goes */
    uint8_t taken[AGI_TAKEN_MAX]; /* squares of pieces taken on the way */
    int32_t taken_count;

    bool may_leave_file_out; /* asked once no move fits: would a pawn capture so, were its file named? */
} agi_written_move;

/* Legal moves that a text fits: how many, and the first of them. */
typedef struct agi_fitting_moves {
    ag_move moves[AGI_NAMED_MOVES];
    int32_t count;
} agi_fitting_moves;

void agi_add_fitting(agi_fitting_moves *found, ag_move move);

/* The kind of the piece that is to move; -1: any. */
int32_t agi_meant_kind(const agi_written_move *written);

/* What a game adds to reading. */
typedef struct agi_move_reading {
    const agi_orthodox_game *game;
    /* The square of the rook that a move castles with; -1 when it is no castling. */
    int32_t (*castling_rook)(ag_move move);
    /* Reads what stands behind the squares, or behind O-O, in this game alone: AG_OK or AG_ERR_SYNTAX. NULL:
     * nothing. */
    int32_t (*read_rest)(const ag_variant *variant, agi_reader *reader, agi_written_move *written, agi_writer *why);
    /* Finds the legal moves that fit; NULL: all are listed and compared, by castling_rook. */
    void (*find)(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                 agi_fitting_moves *found);
    /* Lists legal moves, at most AGI_LISTED_MOVES, all that may fit among them; NULL: all there are. */
    void (*list)(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                 agi_moves *list);
    /* Says why no legal move fits, where the pieces that the text names are there. */
    void (*explain)(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                    agi_writer *why);
} agi_move_reading;

/* agi_rules.read_move, given what the game adds. */
int32_t agi_orthodox_read_move(const agi_move_reading *reading, const ag_variant *variant, const agi_orthodox *position,
                               agi_reader *reader, ag_move *move, agi_writer *why);

/* Takes a text apart; `letter_is_file` says what a letter means that is both a file and a kind (b). AG_OK with the
 * reader behind the move, or AG_ERR_SYNTAX with a sentence. */
int32_t agi_read_written_move(const agi_move_reading *reading, const ag_variant *variant, const agi_orthodox *position,
                              bool letter_is_file, agi_reader *reader, agi_written_move *written, agi_writer *why);

/* plain_move.c: takes a text in its usual form apart: kind, from_file, from_rank, to, promotion, castling and captures of
 * a piece or pawn, a check sign aside. With two squares, "g1f3", the kind is -1. False for every other text. */
bool agi_read_plain_form(const agi_orthodox_game *game, const ag_variant *variant, const char *text, int32_t length,
                         agi_written_move *plain);

/* What stands between two squares. */
typedef struct agi_separator {
    bool captures;
    bool colon;
    bool hyphen;
    bool blank;
} agi_separator;

agi_separator agi_read_separator(agi_reader *reader);
/* O-O, 0-0-0, with dashes between all letters or none; -1 and nothing read when it is no castling. */
int32_t agi_read_castling(agi_reader *reader);
/* Takes "e.p.", with blanks before it or not. */
bool agi_take_en_passant(agi_reader *reader);

/* Whether a piece of the side to move is one the text can mean, wherever it may go. */
bool agi_can_be_meant(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                      int32_t square);
/* Whether it would be a pawn that captures from the square, and does not name its file: "d5" is no capture. */
bool agi_leaves_file_out(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                         int32_t square);
/* Whether it has such a piece. */
bool agi_has_piece_meant(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written);

/* Says what is wrong with the pieces or the promotion that a text names, if something is. */
bool agi_explain_pieces(const agi_orthodox_game *game, const ag_variant *variant, const agi_orthodox *position,
                        const agi_written_move *written, agi_writer *why);
/* Says what is wrong with its target: an own piece there, or none to be taken. */
bool agi_explain_target(const ag_variant *variant, const agi_orthodox *position, const agi_written_move *written,
                        agi_writer *why);

/* "Knight on g1". */
typedef struct agi_piece_name {
    char text[20];
} agi_piece_name;

agi_piece_name agi_name_piece(const ag_variant *variant, const agi_orthodox *position, int32_t square);

/* Writes + behind a move that gives check, # behind one that mates. */
void agi_put_check_sign(const ag_variant *variant, const agi_position *position, ag_move move, agi_writer *writer);

/* A move as standard text tells it. */
typedef struct agi_told_move {
    int32_t kind;
    int32_t from;
    int32_t to;
    bool captures;
    uint8_t rivals[AGI_SQUARES_MAX]; /* where others of the kind stand that could make the same move */
    int32_t rival_count;
} agi_told_move;

/* "Nbxd7", "exd6", "e4": the piece, what tells it from its rivals (its file, else its rank, else both), x, the target. */
void agi_put_piece(const ag_variant *variant, const agi_told_move *move, agi_writer *writer);

#endif
