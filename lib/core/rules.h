/* SPDX-License-Identifier: MIT
 *
 * The one internal interface: what a game tells the core. A game is a folder that fills in one agi_rules
 * and describes its variants with ag_variant constants; variant.c lists them. Everything else (handles,
 * history, draws, perft, playouts, text calls, taps, steps) is generic and built on this.
 *
 * Conventions
 *   - A position is a struct of the game's own that begins with an agi_position. It is plain data: copied by
 *     assignment, no pointers, at most AGI_POSITION_BYTES.
 *   - Nothing here allocates, and every function but play and is_legal is called with legal moves only.
 *   - `variant` tells the members of a family apart through its `setup`.
 *   - The comment of each member of agi_rules and ag_variant begins with "Required" or with "Optional". An optional
 *     member may be left out, which is 0 or NULL; its comment says what the core does then. The unit suite "every
 *     variant's rules are complete" names what is missing or does not fit.
 */
#ifndef AGI_RULES_H
#define AGI_RULES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "abstractgames/abstractgames.h"
#include "bits.h"
#include "drawing.h"
#include "text.h"

enum {
    AGI_POSITION_BYTES = 320, /* no game's position is larger; a variant with a larger one is refused */
    AGI_SQUARES_MAX = 80,
    AGI_FILES_MAX = 26,       /* a square's name is one letter ... */
    AGI_RANKS_MAX = 9,        /* ... and one digit */
    AGI_PATH_MAX = 16,        /* taps of a path, see tap_path */
    AGI_STEPS_MAX = 272,      /* steps of a move of any game; the most are those of a chain in Tensor Chess, 271 */
    AGI_PLAIN_STEPS_MAX = 16, /* the same of games with plain moves, see tap_path */
    AGI_TAPS_MAX = 544        /* taps of a move of any game; the longest are chains of leaps in Tensor Chess, 520 */
};

/* What every position begins with. */
typedef struct agi_position {
    uint64_t hash;    /* Zobrist key */
    ag_move move;     /* the move that led here; 0 at the start */
    int32_t quiet;    /* ag_game_quiet_plies; a clock that strings carry stays at AGI_COUNTER_MAX */
    uint8_t side;     /* the side field of the position string */
    uint8_t roll_due; /* 1: a chance ply comes next, unless the board has decided the game */
} agi_position;

/* A list of moves being built: all moves are counted, those numbered skip to skip + cap - 1 are stored. */
typedef struct agi_moves {
    ag_move *buf;
    uint32_t cap;
    uint32_t skip;
    uint32_t count;
    void (*visit)(void *visitor, ag_move move); /* called with each move that is not stored; NULL: nothing is */
    void *visitor;
} agi_moves;

static inline void agi_add_move(agi_moves *list, ag_move move)
{
    const uint32_t slot = list->count++ - list->skip;
    if (slot < list->cap) {
        list->buf[slot] = move;
    } else if (list->visit) {
        list->visit(list->visitor, move);
    }
}

/* Where the next moves of a list stand, of which there may be so many, when all of these have room there: whoever writes
 * them need not ask for each, and adds their number to the count. NULL when they may not. */
static inline ag_move *agi_room_for(const agi_moves *list, uint32_t moves)
{
    const uint32_t slot = list->count - list->skip;
    return slot <= list->cap && moves <= list->cap - slot ? list->buf + slot : NULL;
}

/* A list of steps being built; `count` goes on past cap. */
typedef struct agi_steps {
    ag_step *buf;
    int32_t cap;
    int32_t count;
} agi_steps;

void agi_add_step(agi_steps *steps, ag_step step);

/* Problems found while a position string is read. Those in `allowed` are noted but not spoken of. */
typedef struct agi_problems {
    uint32_t allowed; /* bits the caller waives */
    uint32_t bits;    /* all found */
    int32_t offset;   /* byte of the first that is not allowed; -1 while there is none */
    agi_writer *why;  /* its sentence */
} agi_problems;

/* Notes a problem at a byte of the text, with a sentence as for agi_say. True when it is allowed: the reader then goes
 * on without what is wrong. The problem that stands first in the text is the one spoken of. */
bool agi_problem_at(agi_problems *problems, uint32_t bit, int32_t offset, const char *format, ...);
/* Adds to the sentence which call accepts the position, where all that is refused can be waived. */
void agi_name_waiver(agi_problems *problems, uint32_t waivable);

/* What may be tapped next: squares, choices, "done". */
typedef struct agi_tap_set {
    uint64_t squares[2];
    uint64_t choices[4]; /* AG_TAP_CHOICE + 0 to 255 */
    bool done;
} agi_tap_set;

/* host/taps.c: adds a square, a choice or AG_TAP_DONE to what may be tapped; whether a number is among it. */
void agi_offer_tap(agi_tap_set *set, int32_t tap);
bool agi_is_offered(const agi_tap_set *set, int32_t tap);

/* Taps of games whose move is a turn of several actions or a chain of leaps, where moves are too many to
 * compare with one another. Games with plain moves give tap_path instead. */
typedef struct agi_turn_taps {
    /* AG_OK: complete, *move is set. AG_ERR_AMBIGUOUS: *offers has what may come next. AG_ERR_ILLEGAL. */
    int32_t (*follow)(const ag_variant *variant, const agi_position *position, const int32_t *taps, int32_t n,
                      agi_tap_set *offers, ag_move *move);
    /* The changes made by a prefix that `follow` accepts. */
    void (*steps)(const ag_variant *variant, const agi_position *position, const int32_t *taps, int32_t n,
                  agi_steps *steps);
    /* Optional: writes taps as the text of a move, the last of them a square that is not offered: reading it says why.
     * False when there is no such text; so for any taps. */
    bool (*write)(const ag_variant *variant, const agi_position *position, const int32_t *taps, int32_t n,
                  agi_writer *text);
    /* The fewest, then smallest taps of a move; their number. At most the variant's taps_max. */
    int32_t (*shortest)(const ag_variant *variant, const agi_position *position, ag_move move, int32_t *taps);
    /* Lists the moves that have a tap sequence which begins with the square. The list is empty and skips none. */
    void (*moves_from)(const ag_variant *variant, const agi_position *position, int32_t square, agi_moves *list);
} agi_turn_taps;

/* A game decided by its board: AG_ONGOING or a result with its reason. */
typedef struct agi_verdict {
    int32_t result;
    int32_t reason;
} agi_verdict;

/* The types of the rules that are functions, by which a game declares its own: `agi_play_rule agi_chess_play;`. What each
 * has to do is said at its member below. */
typedef int32_t agi_read_rule(const ag_variant *variant, agi_reader *reader, agi_position *position,
                              agi_problems *problems);
typedef void agi_write_rule(const ag_variant *variant, const agi_position *position, agi_writer *writer);
typedef void agi_moves_rule(const ag_variant *variant, const agi_position *position, agi_moves *list);
typedef void agi_moves_with_rule(const ag_variant *variant, const agi_position *position, uint32_t traits,
                                 agi_moves *list);
typedef uint64_t agi_count_rule(const ag_variant *variant, const agi_position *position);
typedef ag_move agi_pick_rule(const ag_variant *variant, const agi_position *position, uint64_t *seed);
typedef bool agi_has_move_rule(const ag_variant *variant, const agi_position *position);
typedef bool agi_is_legal_rule(const ag_variant *variant, const agi_position *position, ag_move move);
typedef void agi_play_rule(const ag_variant *variant, const agi_position *position, ag_move move, agi_position *after);
typedef agi_verdict agi_verdict_rule(const ag_variant *variant, const agi_position *position);
typedef bool agi_is_dead_rule(const ag_variant *variant, const agi_position *position);
typedef bool agi_can_win_rule(const ag_variant *variant, const agi_position *position, int32_t player);
typedef bool agi_same_rule(const ag_variant *variant, const agi_position *position, const agi_position *other);
typedef uint64_t agi_hash_rule(const ag_variant *variant, const agi_position *position);
typedef int32_t agi_piece_at_rule(const ag_variant *variant, const agi_position *position, int32_t square);
typedef void agi_board_rule(const ag_variant *variant, const agi_position *position, uint8_t board[AGI_SQUARES_MAX]);
typedef int32_t agi_square_traits_rule(const ag_variant *variant, const agi_position *position, int32_t square);
typedef bool agi_in_check_rule(const ag_variant *variant, const agi_position *position);
typedef bool agi_attacked_rule(const ag_variant *variant, const agi_position *position, int32_t square,
                               int32_t by_player);
typedef int32_t agi_move_square_rule(const ag_variant *variant, const agi_position *position, ag_move move);
typedef int32_t agi_move_traits_rule(const ag_variant *variant, const agi_position *position, ag_move move);
typedef void agi_move_steps_rule(const ag_variant *variant, const agi_position *position, ag_move move,
                                 agi_steps *steps);
typedef int32_t agi_chance_weight_rule(const ag_variant *variant, const agi_position *position, ag_move move);
typedef void agi_write_move_rule(const ag_variant *variant, const agi_position *position, ag_move move, int32_t style,
                                 agi_writer *writer);
typedef int32_t agi_read_move_rule(const ag_variant *variant, const agi_position *position, agi_reader *reader,
                                   ag_move *move, agi_writer *why);
typedef bool agi_read_plain_move_rule(const ag_variant *variant, const agi_position *position, const char *text,
                                      int32_t length, ag_move *move);
typedef int32_t agi_tap_path_rule(const ag_variant *variant, const agi_position *position, ag_move move, int32_t which,
                                  int32_t *taps);

typedef struct agi_rules {
    /* Required: sizeof the game's position. */
    int32_t position_bytes;
    /* Optional: AG_PROBLEM_ bits a caller may accept; none. */
    uint32_t waivable;

    /* Optional: draws that need the history; never. */
    int32_t claim_repetitions; /* a draw may be claimed from this occurrence on */
    int32_t draw_repetitions;  /* the game is drawn at this occurrence */
    int32_t claim_quiet;       /* likewise for quiet plies */
    int32_t draw_quiet;

    /* Required: reads a position string into a cleared position, from the reader on to the end of the position; what
     * follows is the caller's affair. AG_OK, or AG_ERR_SYNTAX with a sentence in problems->why and reader->at where it
     * stands. Problems go to agi_problem_at. The hash is set. */
    agi_read_rule *read;
    /* Required. */
    agi_write_rule *write;

    /* Required: lists the legal moves: none where the game is won, lost, stalemated or drawn by its board, except that
     * dead material is ignored (perft counts on). */
    agi_moves_rule *moves;
    /* Optional: the AG_MOVE_ bits that moves_with knows, those that no move of the game ever has included; none. */
    uint32_t found_traits;
    /* Optional: lists, in the order of `moves`, those that have one of some bits of found_traits, without looking at all
     * others; all are listed and looked at. It is left out where there are no found_traits. */
    agi_moves_with_rule *moves_with;
    /* Optional: how many `moves` would list, without listing them, one for each agi_cpu: AGI_CPU_BASELINE and what gains by
     * a function of its own; they are listed. */
    agi_count_rule *count[AGI_CPUS];
    /* Optional: the sum of `count` over the positions after each legal move, where that is found faster than by playing
     * them; they are played. Not asked of variants with chance. */
    agi_count_rule *count_replies[AGI_CPUS];
    /* Optional: a move at random, without listing them, likewise for each agi_cpu: the one in the place, from 0, that
     * agi_random_below draws from the seed below the number of moves that `moves` would list. 0 where it would list none;
     * then nothing is drawn. While a roll is due, an outcome by its weight, as the header says at ag_game_roll. It is
     * picked from the list. */
    agi_pick_rule *pick[AGI_CPUS];
    /* Optional: whether `moves` would list any, without finding all of them; they are counted. */
    agi_has_move_rule *has_move;
    /* Optional: whether `moves` would list this number (any number at all); it is looked for in the list. */
    agi_is_legal_rule *is_legal;
    /* Required: writes the position after a move to `after` (never the same as `position`), the move itself and the
     * whole head included. Any number at all must stay inside `after`. */
    agi_play_rule *play;
    /* Required: what the board alone decides, dead material aside. */
    agi_verdict_rule *verdict;
    /* Optional: true when the game is drawn for want of material; it never is. */
    agi_is_dead_rule *is_dead;
    /* Optional: false where no sequence of moves wins for this player, seen from the pieces alone (not asked about dead
     * material); everybody may win. */
    agi_can_win_rule *can_win;
    /* Required: identity of positions for repetition. */
    agi_same_rule *same;
    /* Required: the hash from scratch for the same identity. */
    agi_hash_rule *hash;

    /* Required. */
    agi_piece_at_rule *piece_at;
    /* Optional: the pieces on all squares at once; each square is asked for. What is written behind the last square does
     * not matter. */
    agi_board_rule *board;
    /* Required: AG_SQUARE_ bits; position is NULL when the variant alone is asked. */
    agi_square_traits_rule *square_traits;
    /* Optional: there is no check in this game. With it the kings are kind 0. */
    agi_in_check_rule *in_check;
    /* Optional: ag_game_attacked; nothing is ever captured. */
    agi_attacked_rule *attacked;

    /* Required. */
    agi_move_square_rule *move_from;
    /* Required. */
    agi_move_square_rule *move_to;
    /* Required: AG_MOVE_ bits, CHECK and ENDS_GAME aside (the core adds them). */
    agi_move_traits_rule *move_traits;
    /* Required. */
    agi_move_steps_rule *move_steps;
    /* Optional: the game has no chance. Goes with has_chance of its variants. */
    agi_chance_weight_rule *chance_weight;

    /* Optional: whether moves in the standard style hold blanks: records then have one ply a line; they do not. */
    bool standard_text_has_blanks;
    /* Optional: whether a move may be several actions, told apart by a comma or a semicolon; it is one. */
    bool moves_have_actions;
    /* Optional: whether marks behind a move may be words of chess players (N, ch, mate); they may not. */
    bool has_mark_words;
    /* Required. */
    agi_write_move_rule *write_move;
    /* Required: reads one move leniently from the reader on: AG_OK with a legal move and the reader behind it, or
     * AG_ERR_SYNTAX, AG_ERR_ILLEGAL or AG_ERR_AMBIGUOUS with a sentence in why. */
    agi_read_move_rule *read_move;
    /* Optional: the same at one look, for so many bytes that are a whole text in its usual form; a NUL or a blank stands
     * behind them. True with the legal move that read_move would find and end behind; false says nothing. read_move is
     * asked then, or where it is left out. */
    agi_read_plain_move_rule *read_plain_move;

    /* Required, where there is no turn_taps: the which-th tap sequence of a move (0, 1 ...), at most AGI_PATH_MAX taps;
     * its length, 0 when there are no more. Choices always stand in it; those with one legal answer are left out by
     * host/taps.c. */
    agi_tap_path_rule *tap_path;
    /* Required, where there is no tap_path. */
    const agi_turn_taps *turn_taps;
} agi_rules;

/* A piece of a kind, for people and position strings. Required is all of it; no code is the beginning of another. */
typedef struct agi_kind {
    const char *name;
    const char *code[2];   /* White's, Black's */
    const char *symbol[2]; /* Unicode */
} agi_kind;

/* The repeat_first of a game in which no position ever comes back: nothing is searched then. */
enum { AGI_NEVER_REPEATS = AGI_COUNTER_MAX + 1 };

struct ag_variant {
    /* Required: of small letters, digits and hyphens, and no other variant's. */
    const char *id;
    /* Required: for people. */
    const char *name;
    /* Required: one sentence. */
    const char *summary;
    /* Required: a position string, as `write` of the rules writes it. */
    const char *start_position;
    /* Optional: what `read` of the rules makes of it, to the last byte, so that new games need not read it; it is read. */
    const agi_position *start;
    /* Required: from 1. */
    int32_t rules_version;
    /* Required: at most AGI_FILES_MAX, and at most AGI_SQUARES_MAX squares in all. */
    int32_t files;
    /* Required: at most AGI_RANKS_MAX. */
    int32_t ranks;
    /* Optional: 1 when there are chance plies; there are none. */
    int32_t has_chance;
    /* Required: bounds, see the header. */
    int32_t moves_max;
    int32_t move_text_max;
    int32_t position_text_max;
    int32_t steps_max;
    int32_t taps_max; /* at most AGI_TAPS_MAX */
    /* Required: at most 127. */
    int32_t kind_count;
    /* Required: as many. */
    const agi_kind *kinds;
    /* Optional: of the kinds; they are discs with their codes. */
    const agi_drawing *drawings;
    /* Optional: a position cannot come back before repeat_first plies, nor at other distances than repeat_first plus a
     * multiple of repeat_step; every position is looked at. (Only plies since the last irreversible one, `quiet`, are
     * searched.) */
    int32_t repeat_first;
    /* Optional: every position from repeat_first on is looked at. */
    int32_t repeat_step;
    /* Required. */
    const agi_rules *rules;
    /* Optional: the game's own: what sets this variant apart in its family. */
    const void *setup;
};

static inline int32_t agi_square_count(const ag_variant *variant)
{
    return variant->files * variant->ranks;
}

#endif
