/* SPDX-License-Identifier: MIT
 * Tensor Chess a second time, slowly and without the library: a board of letters, every way of moving walked square by
 * square, every move tried on a copy of the board. Rulings of the rule sheet (section 11) are switches, so that a test
 * can show what a ruling decides. */
#ifndef TENSOR_REFERENCE_H
#define TENSOR_REFERENCE_H

#include <stdbool.h>
#include <stddef.h>

enum {
    REFERENCE_SQUARES = 80,
    REFERENCE_BEASTS = 12 /* of a side */,
    REFERENCE_MOVE_TEXT = 48,
    REFERENCE_POSITION_TEXT = 140
};

/* All false: as ruled. Each is what somebody could have ruled instead; the number is the ruling's. */
typedef struct reference_switches {
    bool castling_counts_from_the_border;   /* 3 */
    bool beasts_block_castling;             /* 4 */
    bool enemy_beasts_let_castling_pass;    /* 4 */
    bool beasts_shield_crossed_squares;     /* 5 */
    bool castling_out_of_check;             /* 5 */
    bool castling_over_attacked_squares;    /* 5 */
    bool no_promotion_to_beasts;            /* 7 */
    bool promotion_is_optional;             /* 7 */
    bool steps_capture;                     /* 8 */
    bool leaps_land_on_beasts;              /* 8 */
    bool kings_are_not_leapt_over;          /* 9 */
    bool leaps_go_over_rows;                /* 10 */
    bool taken_beasts_stay_to_the_end;      /* 11 */
    bool beasts_are_leapt_over_once;        /* 11 */
    bool home_after_any_capture;            /* 12 */
    bool home_is_not_passed;                /* 12 */
    bool chains_mix_directions;             /* 13 */
    bool one_beast_is_passed_at_most;       /* 14 */
    bool no_capture_behind_beasts;          /* 14 */
    bool enemy_beasts_are_passed;           /* 14 */
    bool pawns_pass_no_beasts;              /* 15 */
    bool pawns_capture_behind_beasts;       /* 15 */
    bool en_passant_behind_beasts;          /* 16 */
    bool ricochets_at_half_turns;           /* 17 */
    bool no_pass_through_in_ricochets;      /* 18 */
    bool two_ricochets;                     /* 18 */
    bool ricochets_propel;                  /* 18 */
    bool ricochets_do_not_capture;          /* 19 */
    bool knights_come_back;                 /* 20 */
    bool propelled_beasts_capture;          /* 21 */
    bool propelled_beasts_pass_nothing;     /* 21 */
    bool propelled_beasts_pass_walls;       /* 21 */
    bool vacated_squares_are_barred;        /* 22 */
    bool no_pass_through_before_propelling; /* 23 */
    bool pawns_propel_by_double_steps;      /* 24 */
    bool pawns_propel_from_any_rank;        /* 25 */
    bool material_is_always_sufficient;     /* 26 */
    bool beasts_are_material;               /* 26 */
    bool beasts_taken_do_not_count;         /* 26: for the halfmove clock */
    bool repetition_is_ignored;             /* 26 */
    bool clock_is_ignored;                  /* 26 */
    bool draws_need_no_claim;               /* 26 */
} reference_switches;

/* The board in letters, '.' for nothing, a1 first; the rest as in position strings. */
typedef struct reference_position {
    char board[REFERENCE_SQUARES + 1];
    char side; /* w or b */
    char castling[5];
    int en_passant; /* -1: none */
    int quiet;
    int number;
} reference_position;

typedef struct reference_move {
    reference_position after;
    char text[REFERENCE_MOVE_TEXT];
} reference_move;

/* In the order of their texts. */
typedef struct reference_moves {
    reference_move *moves;
    int count;
    int room;
} reference_moves;

/* Reads a position string that is in order, and writes one, REFERENCE_POSITION_TEXT bytes. */
reference_position reference_read(const char *text);
void reference_write(const reference_position *position, char *text);

/* The legal moves, insufficient material ignored; to be freed. */
reference_moves reference_list(const reference_position *position, const reference_switches *switches);
void reference_free(reference_moves *list);

/* Whether a side could capture an enemy piece on the square with its next move (section 9). */
bool reference_attacks(const reference_position *position, char side, int square, const reference_switches *switches);

/* Marks the squares where a beast's second leap may land that has leapt from one square to another and taken the beast
 * between them, or left what stands there. */
void reference_second_leaps(const reference_position *position, int from, int to, bool takes,
                            const reference_switches *switches, bool *squares);

/* "ongoing none", "white checkmate", "draw stalemate", "draw dead material" ..., by the board alone. */
const char *reference_judge(const reference_position *position, const reference_switches *switches);
/* The same for the last of some positions that have stood on the board one after the other, as strings: repetition and
 * move count included. */
const char *reference_judge_game(const char *const *positions, size_t count, const reference_switches *switches);

#endif
