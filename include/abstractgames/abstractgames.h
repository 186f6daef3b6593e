/* SPDX-License-Identifier: MIT
 *
 * libabstractgames: the rules of abstract board games behind one C interface.
 *
 * This header is the manual. It is clean in C99 and later and in C++98 and later.
 *
 * HOW A HOST USES IT
 *   variant   a game's rules: a constant description, found by its id, never freed
 *   game      a handle: start position, moves played so far, and how it ended
 *   move      a number (ag_move) that means something in one position of one variant
 *   tap       what a player touches to make a move: squares and choices, one after the other
 *   step      one change of the board, in the order a host animates it
 *
 *     ag_game *game;
 *     char why[200];
 *     if (ag_game_new(&game, ag_variant_find("rinne"), NULL, why, sizeof why) != AG_OK)
 *         ... why says what is wrong ...
 *     ag_game_play_text(game, "e2e3", why, sizeof why);
 *     ag_game_free(game);
 *
 * FAILURES
 *   Functions return a negative AG_ERR_ number when they fail. The handle is then exactly as it was
 *   before, and every out-parameter is NULL or 0. Functions with `why` also write a sentence there: what
 *   is wrong, where, and what would be right. `why` may be NULL with why_cap 0; the sentence is cut to
 *   why_cap bytes, always terminated, and empty after success and AG_ERR_ARGUMENT. `why` with a bad
 *   capacity (negative, or NULL with a positive one) is AG_ERR_ARGUMENT.
 *
 * ANSWERS
 *   An answer that may be tested as true or false cannot lie: 0 is no, none or nothing, and it is also the answer
 *   to nonsense (NULL, a square off the board, a move that is not legal). This holds for questions answered by 1 or
 *   0, for sets of bits, which are uint32_t, and for what a position may or may not have: a piece on a square, a
 *   reason, a draw to claim, the weight of an outcome. Where 0 means something else (a1, White, an ongoing game,
 *   ply 0), and where something is counted, nonsense gives AG_ERR_ARGUMENT or AG_ERR_ILLEGAL.
 *
 * RESULTS OF VARYING LENGTH (text, moves, steps, taps, squares)
 *   The full count is returned, for text without the terminating NUL. At most `cap` elements are written,
 *   and text is always terminated when cap > 0, and empty after a failure. NULL with cap 0 asks for the
 *   size. cap < 0, or NULL with cap > 0, is AG_ERR_ARGUMENT. The bounds a variant states
 *   (ag_variant_moves_max and its neighbours) always suffice, plus one byte for the NUL of a text.
 *
 * BAD INPUT
 *   NULL handles and numbers out of range give AG_ERR_ARGUMENT (0 for the answers described under ANSWERS; NULL or 0
 *   where the result is not an int32_t). Text may hold any bytes. A number that is not a legal move gives
 *   AG_ERR_ILLEGAL.
 *
 * THREADS
 *   There is no global state. Different handles may be used on different threads without a lock, and
 *   functions that take a `const ag_game *` may run at the same time on one handle.
 *
 * MEMORY
 *   Making, reading, cloning and assigning a game allocates, and so does setting a tag, a comment or a mark, and
 *   playing when the history has to grow, to twice its room; nothing else does. A game takes about 100 bytes, and a
 *   position's for each ply (96 in chess, 320 at most) that it has room for, with 16 to 24 more where that is more than
 *   64: an index, to tell the repetitions of long games. A new game has room for 3 plies (less than 600 bytes in chess),
 *   a clone for 3 more than were played. Pointers belong to the library, except games: ag_game_free frees them.
 */
#ifndef ABSTRACTGAMES_H
#define ABSTRACTGAMES_H

#include <stdint.h>

/* The version of this header; ag_version gives that of the library a program runs with. */
#define AG_VERSION_MAJOR 0 /* raised when programs have to be changed */
#define AG_VERSION_MINOR 1 /* raised when something is added */
#define AG_VERSION_PATCH 0 /* raised when something is fixed */

/* Marks every function as callable from outside the library. */
#if defined(_WIN32)
#define AG_API
#elif defined(__GNUC__)
#define AG_API __attribute__((visibility("default")))
#else
#define AG_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ------------------------------------------------------------------------------------------------
 * Numbers
 */

/* What a call returns. The numbers never change. */
enum {
    AG_REMARK = 1, /* a game, and `why` says what in its record contradicts it: only readers of records return it */
    AG_OK = 0,
    AG_ERR_ARGUMENT = -1,  /* a NULL handle, a number out of range, a bad capacity */
    AG_ERR_MEMORY = -2,    /* no memory; the handle is as before */
    AG_ERR_SYNTAX = -3,    /* the text cannot be read */
    AG_ERR_ILLEGAL = -4,   /* readable, but no legal move of this position */
    AG_ERR_AMBIGUOUS = -5, /* the text or the taps fit several moves */
    AG_ERR_POSITION = -6,  /* the position can be read but not played */
    AG_ERR_FINISHED = -7,  /* the game is over */
    AG_ERR_EMPTY = -8,     /* nothing to take back, nothing left to read */
    AG_ERR_MORE = -9       /* the text may go on */
};

/* Players, and whose turn it is. White always moves first. */
enum {
    AG_WHITE = 0,
    AG_BLACK = 1,
    AG_CHANCE = 2, /* a die is to be rolled: the legal moves are its outcomes */
    AG_NOBODY = 3  /* the game is over */
};

/* Results of a game. */
enum { AG_ONGOING = 0, AG_WHITE_WINS = 1, AG_BLACK_WINS = 2, AG_DRAW = 3 };

/* Why a game ended. */
enum {
    AG_REASON_NONE = 0,
    AG_REASON_CHECKMATE = 1,
    AG_REASON_STALEMATE = 2,
    AG_REASON_GOAL = 3,
    AG_REASON_BLOCKED = 4,       /* Rinne, Tensei, Breakthrough: the player to move has no move */
    AG_REASON_UNFAIR_LINE = 5,   /* Diaballik, Sensei: an impassable line with three contacts */
    AG_REASON_STUCK = 6,         /* Diaballik, Sensei: the player to move has no action */
    AG_REASON_REPETITION = 7,    /* automatic */
    AG_REASON_MOVE_COUNT = 8,    /* automatic */
    AG_REASON_DEAD_MATERIAL = 9, /* automatic */
    AG_REASON_CLAIMED_REPETITION = 10,
    AG_REASON_CLAIMED_MOVE_COUNT = 11,
    AG_REASON_RESIGNATION = 12,
    AG_REASON_AGREEMENT = 13,
    AG_REASON_TIME = 14,
    AG_REASON_ADJUDICATION = 15,
    AG_REASON_UNKNOWN = 16
};

/* Bits of ag_position_problems. Those marked (w) can be waived with ag_game_new_allowing. */
enum {
    AG_PROBLEM_TOO_MANY_PIECES = 1,   /* (w) more pieces than a side can have */
    AG_PROBLEM_KINGS = 2,             /* not exactly one king a side */
    AG_PROBLEM_PAWN_ON_END_RANK = 4,  /* a pawn on the first or the last rank */
    AG_PROBLEM_OPPONENT_IN_CHECK = 8, /* the side that is not to move is in check */
    AG_PROBLEM_CASTLING = 16,         /* (w) a castling right without its king and rook: dropped */
    AG_PROBLEM_EN_PASSANT = 32,       /* (w) an impossible en passant square: dropped */
    AG_PROBLEM_CHECKERS = 64,         /* (w) checks that cannot arise together */
    AG_PROBLEM_TOO_MANY_BEASTS = 128, /* Tensor Chess: more than twelve beasts a side */
    AG_PROBLEM_ROLL = 256,            /* Tensei: two pieces wait for a roll, or one of the side to move */
    AG_PROBLEM_STONES = 512           /* Diaballik, Sensei: not six stones and one carrier a side */
};

/* Bits of ag_variant_square_traits and ag_game_square_traits. */
enum {
    AG_SQUARE_GOAL_WHITE = 1,
    AG_SQUARE_GOAL_BLACK = 2,
    AG_SQUARE_HOME_WHITE = 4,
    AG_SQUARE_HOME_BLACK = 8,
    AG_SQUARE_PROMOTION_WHITE = 16,
    AG_SQUARE_PROMOTION_BLACK = 32,
    AG_SQUARE_PIT = 64 /* belongs to a position, not to a variant: a hole that holds no piece */
};

/* Bits of ag_move_traits. */
enum {
    AG_MOVE_CAPTURE = 1,
    AG_MOVE_PROMOTION = 2,
    AG_MOVE_CASTLING = 4,
    AG_MOVE_CHECK = 8,         /* gives check */
    AG_MOVE_ENDS_GAME = 16,    /* the game is over after it, by a draw that is automatic too */
    AG_MOVE_IRREVERSIBLE = 32, /* no position before it can come back */
    AG_MOVE_CHANCE = 64,       /* the outcome of a roll, nobody's choice */
    AG_MOVE_COMBINES = 128,
    AG_MOVE_SPLITS = 256,
    AG_MOVE_PROPELS = 512
};

/* Styles of move text. */
enum {
    AG_TEXT_COORDINATE = 0, /* squares: e2e3 */
    AG_TEXT_STANDARD = 1    /* the game's own notation: King e2 - e3 = Knight */
};

/* How ag_move_parse reads. */
enum {
    AG_PARSE_LENIENT = 0, /* either style, as people write it: doc/records.md lists what may be left out or added */
    AG_PARSE_STRICT = 1   /* exactly what ag_move_text writes in one of its styles */
};

/* Kinds of ag_step. */
enum {
    AG_STEP_MOVE = 1,   /* `before` leaves `from`, `after` stands on `to` */
    AG_STEP_REMOVE = 2, /* `before` vanishes from `from`; after is 0 */
    AG_STEP_PLACE = 3,  /* `after` appears on `to`; before is 0 */
    AG_STEP_CHANGE = 4  /* `before` on its square becomes `after` */
};

/* Taps that are not squares. */
enum {
    AG_TAP_DONE = 999,   /* the turn ends here */
    AG_TAP_CHOICE = 1000 /* plus a piece: that piece is chosen; plus 0: none of them */
};

/* Bits of ag_game_svg and ag_variant_piece_svg. */
enum {
    AG_PICTURE_FLIPPED = 1, /* seen from Black's side */
    AG_PICTURE_DARK = 2,    /* colours for a dark page */
    AG_PICTURE_COORDINATES = 4,
    AG_PICTURE_LAST_MOVE = 8, /* the squares that the last turn changed */
    AG_PICTURE_CHECK = 16,    /* the king in check */
    AG_PICTURE_GOALS = 32,    /* whose goal a square is */
    AG_PICTURE_TARGETS = 64   /* before the first tap: what may be tapped */
};

/* Bits of ag_game_board_text. */
enum {
    AG_BOARD_UNICODE = 1, /* symbols for codes, in UTF-8 */
    AG_BOARD_FLIPPED = 2, /* seen from Black's side */
    AG_BOARD_TARGETS = 4  /* before the first tap: what may be tapped */
};

/* Limits of tags, comments and records, in bytes without the NUL of a text. */
enum {
    AG_TAGS_MAX = 256, /* tags of a game */
    AG_TAG_NAME_MAX = 255,
    AG_TAG_VALUE_MAX = 4095,
    AG_COMMENT_MAX = 65535,
    AG_RECORD_BYTES_MAX = 1048576 /* a record, from its first byte that is not a blank to its last */
};

/* ------------------------------------------------------------------------------------------------
 * Types
 */

/* A move of one position. 0 is no move, and bit 31 is never set. Within one position equal moves have
 * equal outcomes and different moves have different ones (`sentai-old` excepted: two combinings may
 * lead to the same board). The layout is fixed for each variant and stated in doc/rules. */
typedef uint32_t ag_move;

typedef struct ag_variant ag_variant; /* the rules of a game and what is known about it without playing: constant */
typedef struct ag_reader ag_reader;   /* reads records from a text that comes in pieces */
typedef struct ag_game ag_game;       /* start position, moves played so far, tags, and how it ended */

/* One change of the board. Frozen: no member will be added. Squares and pieces are numbered as below;
 * `from` equals `to` in REMOVE, PLACE and CHANGE. Steps of equal `group` (0, 1, 2 ...) happen together:
 * first every `from` of a MOVE or REMOVE is emptied, then every `to` is filled. A capture is a REMOVE in
 * an earlier group than the MOVE. Groups backwards, with before and after and from and to swapped, take
 * the move back. */
typedef struct ag_step {
    int32_t action; /* AG_STEP_ */
    int32_t from;   /* square */
    int32_t to;     /* square */
    int32_t before; /* piece, 0 when none */
    int32_t after;  /* piece, 0 when none */
    int32_t group;  /* what happens together, counted from 0 */
} ag_step;

/* ------------------------------------------------------------------------------------------------
 * Versions and names
 */

/* The library's version: major * 10000 + minor * 100 + patch. */
AG_API uint32_t ag_version(void);
/* The same as text, "0.1.0". */
AG_API const char *ag_version_string(void);
/* The name of a status number, "AG_ERR_SYNTAX"; NULL for any other number. */
AG_API const char *ag_status_name(int32_t status);
/* A reason in words, "dead material"; NULL for any other number. */
AG_API const char *ag_reason_name(int32_t reason);
/* A result as records write it: "1-0" "0-1" "1/2-1/2", "*" while the game goes on; NULL for any other number. */
AG_API const char *ag_result_text(int32_t result);

/* ------------------------------------------------------------------------------------------------
 * Variants: what a host needs to draw a board and to size its buffers without knowing the game.
 *
 * Squares are numbered rank * files + file, a1 = 0. A piece is 0 for none, else 1 + 2 * kind + player.
 */

/* How many variants there are, and the i-th of them (NULL when i is out of range). */
AG_API int32_t ag_variant_count(void);
AG_API const ag_variant *ag_variant_at(int32_t i);
/* The variant with this id ("rinne"; the case of ASCII letters does not matter), NULL when there is none. */
AG_API const ag_variant *ag_variant_find(const char *id);

/* Id, name for people, one sentence, and start position. NULL for NULL. */
AG_API const char *ag_variant_id(const ag_variant *variant);
AG_API const char *ag_variant_name(const ag_variant *variant);
AG_API const char *ag_variant_summary(const ag_variant *variant);
AG_API const char *ag_variant_start_position(const ag_variant *variant);

/* The version of the rules (raised when a ruling changes), the size of the board, and 1 when the game has chance
 * plies, else 0. */
AG_API int32_t ag_variant_rules_version(const ag_variant *variant);
AG_API int32_t ag_variant_files(const ag_variant *variant);
AG_API int32_t ag_variant_ranks(const ag_variant *variant);
AG_API int32_t ag_variant_has_chance(const ag_variant *variant);

/* Bounds for every position that is playable without waivers: legal moves, bytes of a move text in either
 * style and of a position string (without the NUL), steps of a move, taps of a move. moves_max may be
 * large (Tensor Chess: about a million) and is no size for an array on the stack. */
AG_API int32_t ag_variant_moves_max(const ag_variant *variant);
AG_API int32_t ag_variant_move_text_max(const ag_variant *variant);
AG_API int32_t ag_variant_position_text_max(const ag_variant *variant);
AG_API int32_t ag_variant_steps_max(const ag_variant *variant);
AG_API int32_t ag_variant_taps_max(const ag_variant *variant);

/* How many kinds of piece there are, and a piece's code in position strings ("K", "k", "R04"), its name
 * ("King") and a Unicode symbol. NULL when the piece is out of range. */
AG_API int32_t ag_variant_piece_kinds(const ag_variant *variant);
AG_API const char *ag_variant_piece_code(const ag_variant *variant, int32_t piece);
AG_API const char *ag_variant_piece_name(const ag_variant *variant, int32_t piece);
AG_API const char *ag_variant_piece_symbol(const ag_variant *variant, int32_t piece);

/* A square's name ("a1"), the square of a name (AG_ERR_SYNTAX when no square of this board has it), and
 * its AG_SQUARE_ bits (0 when there is no such square). */
AG_API int32_t ag_variant_square_name(const ag_variant *variant, int32_t square, char *buf, int32_t cap);
AG_API int32_t ag_variant_square_find(const ag_variant *variant, const char *name);
AG_API uint32_t ag_variant_square_traits(const ag_variant *variant, int32_t square);

/* Kind (from 0) and player of a piece, and the piece of a kind and a player. AG_ERR_ARGUMENT when out of
 * range: pieces are 1 to 254, kinds 0 to 126. */
AG_API int32_t ag_piece_kind(int32_t piece);
AG_API int32_t ag_piece_player(int32_t piece);
AG_API int32_t ag_piece_make(int32_t kind, int32_t player);

/* ------------------------------------------------------------------------------------------------
 * Games
 */

/* A new game in *out, from a position string or, with NULL, from the start position. AG_ERR_SYNTAX when the
 * string cannot be read, AG_ERR_POSITION when it can but has a problem. A finished position is accepted. */
AG_API int32_t ag_game_new(ag_game **out, const ag_variant *variant, const char *position, char *why, int32_t why_cap);
/* The same, accepting the AG_PROBLEM_ bits given as far as they can be waived. The bounds of the variant
 * do not hold for such a game. */
AG_API int32_t ag_game_new_allowing(ag_game **out, const ag_variant *variant, const char *position, uint32_t problems,
                                    char *why, int32_t why_cap);
/* A new game from a position with operations behind it, as public test suites have them (EPD). *operations, which may be
 * NULL, is the byte of the text where they begin; they end with the line. For chess the two counters may be missing:
 *   r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - bm Qxh7+; id "WAC.004; mate";
 *   rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400
 * In any variant its position string is followed by operations in the same way. Problems of the position that can be
 * waived are accepted, as after ag_game_new_allowing. */
AG_API int32_t ag_game_new_epd(ag_game **out, const ag_variant *variant, const char *epd, int32_t *operations,
                               char *why, int32_t why_cap);
/* The text of the i-th of these operations, counted from 0, without the semicolon behind it: 'id "WAC.004; mate"', for a
 * semicolon between quotes belongs to the operation. AG_ERR_EMPTY: there are not so many. */
AG_API int32_t ag_epd_operation(const char *operations, int32_t i, char *buf, int32_t cap);
/* Judges a position string without making a game. AG_OK: playable, *problems is 0. AG_ERR_POSITION:
 * *problems has the AG_PROBLEM_ bits. AG_ERR_SYNTAX: unreadable, *problems is 0. In both failures *offset is
 * the byte where the first problem stands and why describes it (this call's out-parameters are its answer,
 * so they are set then). problems and offset may be NULL. */
AG_API int32_t ag_position_problems(const ag_variant *variant, const char *position, uint32_t *problems,
                                    int32_t *offset, char *why, int32_t why_cap);

/* A copy in *out; history, end, tags, comments and marks included. */
AG_API int32_t ag_game_clone(ag_game **out, const ag_game *game);
/* Makes `to` a copy of `from`, of whatever variant. */
AG_API int32_t ag_game_assign(ag_game *to, const ag_game *from);
/* Frees a game; NULL is allowed. */
AG_API void ag_game_free(ag_game *game);
/* The variant of a game. */
AG_API const ag_variant *ag_game_variant(const ag_game *game);

/* Whose turn it is: AG_WHITE, AG_BLACK, AG_CHANCE or AG_NOBODY. */
AG_API int32_t ag_game_turn(const ag_game *game);
/* The side field of the position string, always AG_WHITE or AG_BLACK: after a roll that is due, or when
 * the game is over, the player who would move next. */
AG_API int32_t ag_game_side(const ag_game *game);

/* The legal moves, in an order fixed for a position; none when the game is over. */
AG_API int32_t ag_game_moves(const ag_game *game, ag_move *buf, int32_t cap);
/* Those with a tap sequence that begins with this square. */
AG_API int32_t ag_game_moves_from(const ag_game *game, int32_t square, ag_move *buf, int32_t cap);
/* Those that have one of these traits, AG_MOVE_ bits, in the same order: the captures, or whatever else a search goes into
 * deeper. They are found without a look at most of the others, but for AG_MOVE_CHECK, AG_MOVE_ENDS_GAME and
 * AG_MOVE_IRREVERSIBLE, for which some games try all moves. A bit that is no trait is AG_ERR_ARGUMENT. */
AG_API int32_t ag_game_moves_with(const ag_game *game, uint32_t traits, ag_move *buf, int32_t cap);
/* 1 when this number is a legal move now, else 0. */
AG_API int32_t ag_game_is_legal(const ag_game *game, ag_move move);

/* Plays a legal move. AG_ERR_FINISHED, AG_ERR_ILLEGAL, AG_ERR_MEMORY. */
AG_API int32_t ag_game_play(ag_game *game, ag_move move);
/* The same, unchecked, for a move from this position's own list: any other number gives a meaningless position, though
 * memory outside the handle is never touched. AG_ERR_FINISHED only after a claim or ag_game_end; AG_ERR_MEMORY. */
AG_API int32_t ag_game_play_unchecked(ag_game *game, ag_move move);
/* Reads a move leniently and plays it. A Tensei move written with its roll plays both plies or none. The number of the
 * die is a roll ("=3" or "3"); a six is AG_ERR_ILLEGAL, since it is thrown again. */
AG_API int32_t ag_game_play_text(ag_game *game, const char *text, char *why, int32_t why_cap);

/* Takes back one ply; after a claim or ag_game_end only that (ply unchanged). AG_ERR_EMPTY at the start. */
AG_API int32_t ag_game_undo(ag_game *game);
/* Goes back to a ply (0 is the start), lifting a claim or ag_game_end in any case. A ply that is
 * negative or beyond the current one is AG_ERR_ARGUMENT. */
AG_API int32_t ag_game_rewind(ag_game *game, int32_t ply);
/* Plies played so far. */
AG_API int32_t ag_game_ply(const ag_game *game);
/* The move that led from ply to ply + 1; 0 when out of range. */
AG_API ag_move ag_game_move_at(const ag_game *game, int32_t ply);
/* Its text, in an AG_TEXT_ style. AG_ERR_ILLEGAL when ag_game_play_unchecked was given a number that was not a legal
 * move there. */
AG_API int32_t ag_game_move_text_at(const ag_game *game, int32_t ply, int32_t style, char *buf, int32_t cap);

/* The result and its reason (AG_REASON_NONE, which is 0, while there is none). A result that follows from the rules is
 * there by itself. */
AG_API int32_t ag_game_result(const ag_game *game);
AG_API int32_t ag_game_reason(const ag_game *game);
/* 0, or the reason a draw claimed now would have: AG_REASON_CLAIMED_REPETITION before AG_REASON_CLAIMED_MOVE_COUNT.
 * While automatic draws are off, they can be claimed instead: those by repetition and move count with these reasons,
 * that by dead material (at the start position, too) with AG_REASON_DEAD_MATERIAL. */
AG_API int32_t ag_game_claimable_draw(const ag_game *game);
/* Claims that draw. AG_ERR_FINISHED; AG_ERR_ILLEGAL when there is nothing to claim. */
AG_API int32_t ag_game_claim_draw(ag_game *game);
/* Claims with an announced move (FIDE 9.2.1, 9.3.1): 0, or the reason of a draw claimed in the position after a legal
 * move. 0 for a move that ends the game on the board, and for a number that is not a legal move. */
AG_API int32_t ag_move_claimable_draw(const ag_game *game, ag_move move);
/* Plays the move and claims that draw, both or neither: AG_ERR_ILLEGAL when the move is not legal or gives no claim.
 * AG_ERR_FINISHED, AG_ERR_MEMORY. Undo lifts the claim, and then takes back the move. */
AG_API int32_t ag_game_claim_draw_with(ag_game *game, ag_move move);

/* Whether the automatic draws (AG_REASON_REPETITION, AG_REASON_MOVE_COUNT and AG_REASON_DEAD_MATERIAL) end this game:
 * `on` is 0 for no, anything else for yes, as in a new game. The result is always that of the position on the board:
 * switching them off lifts such a draw, and the game goes on; switching them on restores it. Undo and rewind leave the
 * switch alone, clones copy it, and records say so when it is off. Legal moves, turn, playout and AG_MOVE_ENDS_GAME
 * follow it; perft, AG_MOVE_IRREVERSIBLE and hashes ignore it. */
AG_API int32_t ag_game_set_automatic_draws(ag_game *game, int32_t on);
/* 1 while they are on, else 0. */
AG_API int32_t ag_game_automatic_draws(const ag_game *game);
/* For a flag that falls (FIDE 6.9): 0 proves that no sequence of legal moves wins for this player; 1 proves nothing.
 * Only the pieces matter, whether the game is over or not. In the chess-like games a bare king cannot win, and nobody
 * can in dead material; in chess also a lone knight against king and queens, and bishops alone when all bishops of both
 * sides are on one colour and there is no pawn or knight on the board; in Tensor Chess also king and beasts. Otherwise
 * always 1. 0 for nonsense. */
AG_API int32_t ag_game_can_win(const ag_game *game, int32_t player);
/* Ends the game from outside the rules: a win by resignation, time, adjudication or unknown; a draw by
 * agreement, time, adjudication or unknown. Any other pair is AG_ERR_ARGUMENT. AG_ERR_FINISHED. */
AG_API int32_t ag_game_end(ag_game *game, int32_t result, int32_t reason);

/* 1 when the side to move is in check, 0 when not or when the game knows no check. */
AG_API int32_t ag_game_in_check(const ag_game *game);
/* 1 when a piece of by_player could capture an enemy piece standing on the square with its next move, else 0. */
AG_API int32_t ag_game_attacked(const ag_game *game, int32_t square, int32_t by_player);
/* How often the position has occurred in this game, itself included; 0 while a roll is due. */
AG_API int32_t ag_game_repetitions(const ag_game *game);
/* The halfmove clock of chess-like games; elsewhere the plies since the last capture in this game. */
AG_API int32_t ag_game_quiet_plies(const ag_game *game);

/* The position's Zobrist key: a pure function of variant and position (identity as the game defines it
 * for repetition), the same on every machine and in every later version. 0 for NULL. */
AG_API uint64_t ag_game_hash(const ag_game *game);
/* The same as 16 lower-case hexadecimal digits. */
AG_API int32_t ag_game_hash_text(const ag_game *game, char *buf, int32_t cap);
/* 1 when both games have the same variant and stand in the same position (not merely the same hash), else 0. */
AG_API int32_t ag_game_same_position(const ag_game *game, const ag_game *other);

/* The position string. */
AG_API int32_t ag_game_position(const ag_game *game, char *buf, int32_t cap);
/* The piece on a square (0: none, or no such square), all squares' pieces, the same as a byte each, which is faster, and
 * a square's AG_SQUARE_ bits in this position (0 when there is no such square). */
AG_API int32_t ag_game_piece_at(const ag_game *game, int32_t square);
AG_API int32_t ag_game_board(const ag_game *game, int32_t *buf, int32_t cap);
AG_API int32_t ag_game_board_bytes(const ag_game *game, uint8_t *buf, int32_t cap);
AG_API uint32_t ag_game_square_traits(const ag_game *game, int32_t square);

/* Leaves of the tree of legal moves of this depth (0: 1). Repetition, move count, dead material, and an end
 * by claim or ag_game_end are ignored. Every interior node is visited. UINT64_MAX for NULL, a
 * negative depth or one above 40. */
AG_API uint64_t ag_game_perft(const ag_game *game, int32_t depth);

/* ------------------------------------------------------------------------------------------------
 * Moves: text, facts, changes, taps, chance. `move` must be legal in the game's position, else
 * AG_ERR_ILLEGAL (AG_ERR_FINISHED when the game is over), or 0 as described under ANSWERS.
 */

/* The move's text in an AG_TEXT_ style. */
AG_API int32_t ag_move_text(const ag_game *game, ag_move move, int32_t style, char *buf, int32_t cap);
/* The move of a text. AG_ERR_SYNTAX: not readable. AG_ERR_ILLEGAL: readable, but not legal here.
 * AG_ERR_AMBIGUOUS: fits several legal moves. AG_ERR_FINISHED. A Tensei move written with its roll is two plies, so it
 * is AG_ERR_SYNTAX here: ag_game_play_text takes it. */
AG_API int32_t ag_move_parse(const ag_game *game, const char *text, int32_t strictness, ag_move *out, char *why,
                             int32_t why_cap);
/* The square a move starts from and the one it ends on (in a turn of several actions, those of the first). A piece that
 * is placed, or changes where it stands, starts from the square it ends on. */
AG_API int32_t ag_move_from(const ag_game *game, ag_move move);
AG_API int32_t ag_move_to(const ag_game *game, ag_move move);
/* AG_MOVE_ bits; 0 for a number that is no legal move. */
AG_API uint32_t ag_move_traits(const ag_game *game, ag_move move);
/* The changes a move makes to the board. */
AG_API int32_t ag_move_steps(const ag_game *game, ag_move move, ag_step *buf, int32_t cap);

/* What may be touched after these n taps: squares, AG_TAP_DONE, AG_TAP_CHOICE + piece, in ascending order. 0: the move
 * is complete. AG_ERR_ILLEGAL: the taps begin no legal move. AG_ERR_FINISHED. Only taps that can still lead to a legal
 * move are offered; AG_TAP_DONE is never the only offer, and a choice with only one legal answer is not asked for. */
AG_API int32_t ag_game_next_taps(const ag_game *game, const int32_t *taps, int32_t n, int32_t *next, int32_t cap);
/* The move these taps make. AG_ERR_AMBIGUOUS: more taps are needed. AG_ERR_ILLEGAL, AG_ERR_FINISHED as above. `why` says
 * which tap is refused and why, as ag_move_parse does of a text. */
AG_API int32_t ag_game_tapped_move(const ag_game *game, const int32_t *taps, int32_t n, ag_move *out, char *why,
                                   int32_t why_cap);
/* The changes these taps have made so far, in the order tapped; those of the move once it is complete. An action of a
 * turn and a leap of a chain are made by the tap that says where to. So is any other move of which only a choice is
 * still open, if all its answers make the same changes: a pawn on the last rank has arrived, and is still a pawn until it
 * is said what it becomes. Where they do not (the whole Ranger moves, or a part of it) nothing has changed yet. */
AG_API int32_t ag_game_tapped_steps(const ag_game *game, const int32_t *taps, int32_t n, ag_step *buf, int32_t cap);
/* All squares' pieces after these changes, for a host that draws the board itself. Without taps (n is 0) the same as
 * ag_game_board, of a finished game too; else the errors of ag_game_next_taps. */
AG_API int32_t ag_game_tapped_board(const ag_game *game, const int32_t *taps, int32_t n, int32_t *buf, int32_t cap);
/* A tap sequence that makes the move: the fewest taps, then the smallest. ag_move_steps shows the same way. */
AG_API int32_t ag_move_taps(const ag_game *game, ag_move move, int32_t *taps, int32_t cap);

/* How likely an outcome of a roll is: its weight, out of the total. Both are 0 when no roll is due, the weight also for
 * a number that is no outcome. */
AG_API int32_t ag_game_chance_weight(const ag_game *game, ag_move move);
AG_API int32_t ag_game_chance_total(const ag_game *game);
/* Rolls: a legal outcome, drawn by its weight; 0 when no roll is due or an argument is NULL. *seed is the caller's
 * generator, SplitMix64 (Steele, Lea, Flood 2014): it advances by 0x9E3779B97F4A7C15, and the upper 32 bits of the
 * mixed value are one draw x. A number below n is drawn as the upper half of the 64-bit product x * n, drawing again
 * while the lower half is below 2^32 mod n (Lemire 2019). The outcome is the first, in the order of ag_game_moves, at
 * which the sum of the weights exceeds the number drawn below the total. */
AG_API ag_move ag_game_roll(const ag_game *game, uint64_t *seed);
/* Plays random legal moves, each equally likely (a roll by its weights), by the same generator, until the
 * game is over or max_plies have been played. Nothing is claimed. Returns the plies played; AG_ERR_MEMORY leaves
 * the game as it was. */
AG_API int32_t ag_game_playout(ag_game *game, uint64_t *seed, int32_t max_plies);

/* ------------------------------------------------------------------------------------------------
 * Pictures
 */

/* The position as a picture: one self-contained SVG document in ASCII, for a web page, a file or any program that draws
 * SVG. `size` is its width in pixels, at most 16384, and 0 lets it fill its container; the height follows, as squares
 * are square. It is legible from 200 pixels up. `flags` are AG_PICTURE_ bits. Pits are always drawn.
 *   n is 0, or a turn is being made: the board is that of ag_game_tapped_board, the squares tapped so far are framed,
 * and the squares of ag_game_next_taps are marked as targets. Last move and check are shown for n = 0 only, and targets
 * then only with AG_PICTURE_TARGETS. Open choices are in a row beneath the board, which makes the picture taller; that
 * a turn may end here (AG_TAP_DONE) is not shown. A finished game has no targets. The errors are those of
 * ag_game_next_taps: AG_ERR_ILLEGAL for taps that begin no move, AG_ERR_FINISHED for taps in a finished game.
 *   For hosts that look into the picture there is data-variant on the document and, with a data-square such as "e4",
 * one element of the class "piece" for each piece (with its data-piece, the code, and data-player, "white" or "black"),
 * "pit", "goal" (with data-player), "last-move", "check", "chosen" (a square tapped) and "target". Off the board, an
 * element of the class "choice" has no data-square but the data-piece and data-player of the piece to choose, or an
 * empty data-piece and no data-player for AG_TAP_CHOICE + 0, none of them.
 *   Colours and shapes may change from release to release; these names will not. */
AG_API int32_t ag_game_svg(const ag_game *game, int32_t size, uint32_t flags, const int32_t *taps, int32_t n, char *buf,
                           int32_t cap);
/* One piece by itself, in the same way, without a background: for hosts that move pieces on a board of their own, and
 * for choices. Of the flags only AG_PICTURE_DARK has a meaning here. */
AG_API int32_t ag_variant_piece_svg(const ag_variant *variant, int32_t piece, int32_t size, uint32_t flags, char *buf,
                                    int32_t cap);
/* The board as text: a line for each rank, then one with the files and one that says whose turn it is or how the game
 * ended; each ends with a newline. Pieces are shown by their codes (or symbols), empty squares by dots, pits by #, and
 * goals by brackets. `flags` are AG_BOARD_ bits. Taps are shown as in a picture: a target has * before it (instead of a
 * bracket, if need be), any other square tapped has >, and the last line lists choices by their codes or symbols:
 * "White to move: N, B, R or Q". */
AG_API int32_t ag_game_board_text(const ag_game *game, uint32_t flags, const int32_t *taps, int32_t n, char *buf,
                                  int32_t cap);

/* ------------------------------------------------------------------------------------------------
 * Records: a game as text, by the conventions of PGN. doc/records.md describes the text.
 *
 * A record has tags in brackets, each a name and a value, and below them the moves and the result. The library itself
 * writes and reads what follows from the game: the tags Variant (a record without it is chess), RulesVersion, Position
 * (a start position other than the usual one; in records of chess SetUp and FEN), AutomaticDraws, Result and Reason.
 * All other tags are the caller's. They belong to the handle: they are cloned, assigned and freed with it, and no move
 * or undo changes them.
 *   Comments and marks belong to the handle, too, each to a ply: those of ply 0 stand before the first move, those of ply
 * k after the k-th. They disappear with plies that are taken back.
 */

/* Sets a tag; NULL removes it. AG_ERR_SYNTAX when the name is not a letter or digit followed by letters, digits and
 * _+#=:-, when the value contains control characters, or when either is too long. AG_ERR_ARGUMENT for one of the
 * library's tags, in either case, and for more than AG_TAGS_MAX tags. AG_ERR_MEMORY. */
AG_API int32_t ag_game_set_tag(ag_game *game, const char *name, const char *value);
/* The value of a tag, NULL when there is none. Valid until the tag is set or removed, or the game assigned to or
 * freed. */
AG_API const char *ag_game_tag(const ag_game *game, const char *name);
/* How many tags there are, and the i-th name (NULL when i is out of range): those of PGN's roster first (Event, Site,
 * Date, Round, White, Black), then the others in the order in which they were first set. */
AG_API int32_t ag_game_tag_count(const ag_game *game);
AG_API const char *ag_game_tag_name(const ag_game *game, int32_t i);

/* The comments of a ply from 0 to ag_game_ply: how many there are, and the i-th, counted from 0 (NULL when the ply or i
 * is out of range). A comment is any text, kept byte for byte: "[%clk 0:03:00]" is for those who understand it. Valid
 * until a comment of the game is added, set or removed, a ply taken back, or the game assigned to or freed. */
AG_API int32_t ag_game_comment_count(const ag_game *game, int32_t ply);
AG_API const char *ag_game_comment(const ag_game *game, int32_t ply, int32_t i);
/* Adds a comment after the others of the ply, and replaces the i-th; NULL removes it. AG_ERR_SYNTAX when the text
 * contains a "}", or a "[" after an empty line, which could not be read back from a record, or is longer than
 * AG_COMMENT_MAX. AG_ERR_MEMORY. */
AG_API int32_t ag_game_add_comment(ag_game *game, int32_t ply, const char *text);
AG_API int32_t ag_game_set_comment(ag_game *game, int32_t ply, int32_t i, const char *text);
/* The marks of a ply: how many there are, and the i-th, counted from 0. A mark is a number from 1 to 255 with the meaning
 * that PGN gives it (a "numeric annotation glyph"): 1 to 6 are ! ? !! ?? !? ?!, 10 is an equal position. */
AG_API int32_t ag_game_mark_count(const ag_game *game, int32_t ply);
AG_API int32_t ag_game_mark(const ag_game *game, int32_t ply, int32_t i);
/* Adds a mark after the others of the ply, unless it is there already, and removes one, if it is there.
 * AG_ERR_MEMORY. */
AG_API int32_t ag_game_add_mark(ag_game *game, int32_t ply, int32_t mark);
AG_API int32_t ag_game_remove_mark(ag_game *game, int32_t ply, int32_t mark);

/* The game as a record, with its moves in an AG_TEXT_ style. Read again, it is the same game: start, moves, tags,
 * comments, marks, result and reason. It ends with an empty line, so that records can be written one after the other
 * into a file. AG_ERR_ILLEGAL or AG_ERR_FINISHED when a move that the rules do not have was played unchecked.
 * AG_ERR_ARGUMENT also when the record would be longer than AG_RECORD_BYTES_MAX; buf then holds an empty text. */
AG_API int32_t ag_record_write(const ag_game *game, int32_t style, char *buf, int32_t cap);

/* What the readers of records return:
 *   AG_OK           a game
 *   AG_REMARK       a game, and `why` says what in the record contradicts it: another result or reason than its board
 *                   decides, results behind the moves and in the tag that differ (the first counts), a tag Result that
 *                   is no result, a reason that no such game can end by
 *   AG_ERR_FINISHED, AG_ERR_SYNTAX, AG_ERR_ILLEGAL, AG_ERR_AMBIGUOUS, AG_ERR_POSITION
 *                   the record is broken: it has moves behind the end of its game, or its text, a move, a move that
 *                   could be several, its start position is at fault. Unlike after other failures *out is a game
 *                   then, the one up to there: its moves, its tags, and no result but one that the moves give. A tag
 *                   at fault is left out, and the moves are read on. Only where the start position or the variant
 *                   cannot be used, or the tag that says it is at fault, *out is NULL. A record that is too long is
 *                   AG_ERR_SYNTAX
 *   AG_ERR_EMPTY    nothing but blanks and comments is left
 *   AG_ERR_MORE     more text is needed (never when there is none)
 *   AG_ERR_ARGUMENT, AG_ERR_MEMORY
 * So test for `< 0`, and free *out whatever is returned. `why` begins with the line of what is wrong, "line 7: ", counted
 * from 1; for AG_ERR_EMPTY and AG_ERR_MORE it names no line. However a text is cut, the result is the same.
 *   All styles are read leniently. Comments and marks like $1 and !? are kept, variations are skipped. A result without
 * the tag Reason, on moves that end nothing, has the reason AG_REASON_UNKNOWN. A draw that the rules would make by
 * themselves does not end a record that goes on behind it, or states another result or reason: such draws are switched
 * off in its game, as by ag_game_set_automatic_draws. Start positions with problems that can be waived are read, so a
 * stranger's record may exceed the bounds of its variant as after ag_game_new_allowing. */

/* A reader of records from a text that comes in pieces, in *out. It keeps its place: the time it takes is proportional
 * to the text, however it is cut. AG_ERR_MEMORY. */
AG_API int32_t ag_reader_new(ag_reader **out);
/* Gives it the next `length` bytes, which are copied and need no NUL after them. `last` is 0 when more will follow,
 * else 1; zero bytes may also end a text. AG_ERR_MEMORY: nothing has changed. AG_ERR_ARGUMENT also for bytes after the
 * last. */
AG_API int32_t ag_reader_feed(ag_reader *reader, const char *text, int32_t length, int32_t last);
/* Reads the next record of what it has been given, as above, and makes a game of it in *out. Lines are counted over the
 * whole text. After AG_ERR_MORE feed it, and after AG_ERR_MEMORY call again; AG_ERR_EMPTY only comes after the last
 * bytes. It keeps what it was fed until that has been read, at most AG_RECORD_BYTES_MAX + 1 bytes of a record. */
AG_API int32_t ag_reader_next(ag_reader *reader, ag_game **out, char *why, int32_t why_cap);
/* Frees a reader, with what it has not read; NULL is allowed. Games that came from it remain. */
AG_API void ag_reader_free(ag_reader *reader);

/* Reads the next record of a text in memory, `length` bytes that need no NUL after them, and makes a game of it in
 * *out. `last` is 0 when more text will follow these bytes, else 1.
 *   Whatever is returned, *consumed bytes with *lines ends of lines in them have been dealt with, and the next call
 * should begin after them: after the game or the broken record, before a record that may go on or for which there was
 * no memory. Both may be NULL. Lines are counted in this text.
 *   Nothing is remembered between calls. After AG_ERR_MORE call again with what has not been consumed and more after it
 * (AG_RECORD_BYTES_MAX + 1 bytes are always enough): the record is then read again from its first byte, so for a text
 * in small pieces use ag_reader_new. And the rest of a record that is too long, and was not given to its end, may be
 * reported as another broken record. */
AG_API int32_t ag_record_read(const char *text, int32_t length, int32_t last, int32_t *consumed, int32_t *lines,
                              ag_game **out, char *why, int32_t why_cap);

#ifdef __cplusplus
}
#endif

#endif
