/* SPDX-License-Identifier: MIT
 * Sentai Chess a second time, slowly and without the library: a board of pieces, every step of every power tried, every
 * move made on a copy of the board. Rulings of the rule sheet (section 8) are switches, so that a test can show what a
 * ruling decides. */
#ifndef SENTAI_REFERENCE_H
#define SENTAI_REFERENCE_H

#include <stdbool.h>
#include <stddef.h>

enum { REFERENCE_SQUARES = 64, REFERENCE_MOVE_TEXT = 24, REFERENCE_POSITION_TEXT = 240 };

/* All false: as ruled. Each is what somebody could have ruled instead; the number is the ruling's. */
typedef struct reference_switches {
    bool two_steps_are_blocked;         /* 2 */
    bool combined_rangers_stay_apart;   /* 3: they do not combine any further */
    bool combining_adds_a_power;        /* 5 */
    bool old_splits_do_not_capture;     /* 6 */
    bool splits_capture;                /* 7 */
    bool splits_combine;                /* 9 */
    bool special_moves_ignore_check;    /* 10: combining and disengaging */
    bool splits_land_safely;            /* 10 */
    bool no_en_passant;                 /* 11 */
    bool en_passant_is_always_written;  /* 11 */
    bool promotion_is_optional;         /* 12 */
    bool promotion_to_any_ranger;       /* 12 */
    bool captures_do_not_promote;       /* 12: such a pawn stays a pawn */
    bool pawns_promote_by_combining;    /* 12 */
    bool special_moves_reset_the_clock; /* 13 */
    bool repetition_is_ignored;         /* 14 */
    bool clock_is_ignored;              /* 14 */
    bool material_is_always_sufficient; /* 16 */
    bool stalemate_is_lost;             /* 17 */
} reference_switches;

/* K P R for White, k p r for Black, 0 for nothing; of a Ranger its powers as well. */
typedef struct reference_piece {
    char letter;
    int powers;
} reference_piece;

typedef struct reference_position {
    bool is_old;     /* sentai-old */
    bool is_blocked; /* sentai-blocked: ruling 2 the other way round */
    reference_piece board[REFERENCE_SQUARES];
    char side;      /* w or b */
    int en_passant; /* -1: none */
    int quiet;
    int number;
} reference_position;

/* A move in both styles, and the position after it. */
typedef struct reference_move {
    char text[REFERENCE_MOVE_TEXT];
    char in_full[REFERENCE_MOVE_TEXT];
    reference_position after;
} reference_move;

typedef struct reference_moves {
    reference_move *moves;
    int count;
    int room;
} reference_moves;

/* Reads a position string that is in order, and writes one, REFERENCE_POSITION_TEXT bytes. */
reference_position reference_read(const char *variant, const char *text);
void reference_write(const reference_position *position, char *text);

/* The legal moves, dead material ignored; to be freed. */
reference_moves reference_list(const reference_position *position, const reference_switches *switches);
void reference_free(reference_moves *list);

/* Whether a side could capture an enemy piece on the square with its next move. */
bool reference_attacks(const reference_position *position, char side, int square, const reference_switches *switches);

/* "ongoing none", "white checkmate", "draw stalemate", "draw dead material", by the board alone. */
const char *reference_judge(const reference_position *position, const reference_switches *switches);
/* The same for the last of some positions that have stood on the board one after the other, as strings: repetition and
 * move count included. */
const char *reference_judge_game(const char *variant, const char *const *positions, size_t count,
                                 const reference_switches *switches);

#endif
