/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei a second time, slowly and without the library: a board of letters, and every sequence of actions
 * tried. Rulings of doc/rules/diaballik.md are switches, so that a test can show what a ruling decides. */
#ifndef DIABALLIK_REFERENCE_H
#define DIABALLIK_REFERENCE_H

#include <stdbool.h>
#include <stddef.h>

enum { REFERENCE_SQUARES = 49, REFERENCE_TEXT = 64 };

/* All false: as ruled. Each is what somebody could have ruled instead; the number is the ruling's. */
typedef struct reference_switches {
    bool own_stones_stop_passes;           /* 2 */
    bool no_passes_along_files;            /* 3 */
    bool outer_stones_start_forward;       /* 4 */
    bool diaballik_starts_forward;         /* 5 */
    bool arashi_starts_forward;            /* 6 */
    bool empty_turns;                      /* 7 */
    bool passes_come_last;                 /* 7 */
    bool no_returning_turns;               /* 8 */
    bool turns_go_on_after_a_winning_pass; /* 9 */
    bool carriers_move;                    /* 10 */
    bool former_carriers_stay;             /* 10 */
    bool lines_hang_by_sides_only;         /* 11 */
    bool corners_are_contacts;             /* 12 */
    bool contacts_in_front_only;           /* 13 */
    bool judged_after_each_action;         /* 14 */
    bool only_the_mover_is_judged;         /* 14 */
    bool both_guilty_is_won_by_the_mover;  /* 15 */
    bool unfair_before_goal;               /* 16 */
    bool pits_are_no_barrier;              /* 17 */
    bool pits_give_no_contact;             /* 17 */
    bool lines_without_spare_squares;      /* 18 */
    bool pits_alone_make_guilty;           /* 19 */
    bool pits_stop_passes;                 /* 21 */
    bool stones_slide_over_pits;           /* 21 */
    bool stuck_is_a_draw;                  /* 22 */
    bool repetition_is_ignored;            /* 23 */
    bool both_on_goal_is_won_by_the_mover; /* 25 */
    bool home_rows_are_no_lines;           /* 26 */
    bool far_home_rows_are_no_contacts;    /* 27 */
} reference_switches;

/* The board as in position strings: S s C c, # for a pit, . for nothing; a1 first. */
typedef struct reference_position {
    char board[REFERENCE_SQUARES + 1];
    char side; /* w or b */
    bool slides;
} reference_position;

/* A turn: its board, and the text of the sequence with the fewest actions, then the smallest. */
typedef struct reference_turn {
    char board[REFERENCE_SQUARES + 1];
    int actions;
    char text[REFERENCE_TEXT];
} reference_turn;

typedef struct reference_turns {
    reference_turn *turns; /* in the order of their texts */
    int count;
} reference_turns;

/* How a position stands, in words: "ongoing none", "white goal" ... */
typedef const char *reference_status;

/* The start position's string. */
const char *reference_start(const char *variant, const reference_switches *switches);
/* Reads a position string that is in order. */
reference_position reference_read(const char *variant, const char *text);
/* Writes it, REFERENCE_TEXT bytes. */
void reference_write(const reference_position *position, char *text);
/* The position after a turn. */
reference_position reference_after(const reference_position *position, const reference_turn *turn);

reference_status reference_judge(const reference_position *position, const reference_switches *switches);
/* Status of the last of some positions that have stood on the board one after the other, as strings. */
reference_status reference_judge_game(const char *variant, const char *const *positions, size_t count,
                                      const reference_switches *switches);

/* The legal turns, to be freed. */
reference_turns reference_list(const reference_position *position, const reference_switches *switches);
void reference_free(reference_turns *turns);

#endif
