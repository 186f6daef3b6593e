/* SPDX-License-Identifier: MIT
 * The variant `chess`: its kinds of pieces, its bounds and its rules. */
#include "chess.h"
#include "games/orthodox/kinds.h"

static const agi_rules RULES = {
    .position_bytes = sizeof(chess_position),
    .waivable = AG_PROBLEM_TOO_MANY_PIECES | AG_PROBLEM_CASTLING | AG_PROBLEM_EN_PASSANT | AG_PROBLEM_CHECKERS,
    .claim_repetitions = AGI_FIDE_CLAIM_REPETITIONS,
    .draw_repetitions = AGI_FIDE_DRAW_REPETITIONS,
    .claim_quiet = AGI_FIDE_CLAIM_QUIET,
    .draw_quiet = AGI_FIDE_DRAW_QUIET,
    .read = agi_chess_read,
    .write = agi_chess_write,
    .moves = agi_chess_moves,
    .found_traits = AG_MOVE_CAPTURE | AG_MOVE_PROMOTION | AG_MOVE_CASTLING | AG_MOVE_CHANCE | AG_MOVE_COMBINES |
                    AG_MOVE_SPLITS | AG_MOVE_PROPELS,
    .moves_with = agi_chess_moves_with,
#if AGI_CHOOSES_CPU
    .count = {agi_chess_count, agi_chess_count_popcnt, agi_chess_count_pext},
    .count_replies = {agi_chess_count_replies, agi_chess_count_replies_popcnt, agi_chess_count_replies_pext},
#else
    .count = {agi_chess_count},
    .count_replies = {agi_chess_count_replies},
#endif
    .pick = {agi_chess_pick, agi_chess_pick_popcnt},
    .has_move = agi_chess_has_move,
    .is_legal = agi_chess_is_legal,
    .play = agi_chess_play,
    .verdict = agi_orthodox_verdict,
    .is_dead = agi_chess_is_dead,
    .can_win = agi_chess_can_win,
    .same = agi_chess_same,
    .hash = agi_chess_hash,
    .piece_at = agi_chess_piece_at,
    .board = agi_chess_board,
    .square_traits = agi_chess_square_traits,
    .in_check = agi_chess_in_check,
    .attacked = agi_chess_attacked,
    .move_from = agi_chess_move_from,
    .move_to = agi_chess_move_to,
    .move_traits = agi_chess_move_traits,
    .move_steps = agi_chess_move_steps,
    .has_mark_words = true,
    .write_move = agi_chess_write_move,
    .read_move = agi_chess_read_move,
    .read_plain_move = agi_chess_read_plain_move,
    .tap_path = agi_chess_tap_path,
};

/* In the order of KING ... QUEEN. */
static const agi_kind KINDS[KIND_COUNT] = {
    KING_KIND, PAWN_KIND, KNIGHT_KIND, BISHOP_KIND, ROOK_KIND, QUEEN_KIND,
};

static const chess_position START = {
    .shared = {.base = {.hash = UINT64_C(0x90DDE96EEFBD9A3A)},
               .move_number = 1,
               .castling = 0xF,
               .en_passant = AGI_NO_SQUARE},
    .kind = {[KING] = UINT64_C(0x1000000000000010),
             [PAWN] = UINT64_C(0x00FF00000000FF00),
             [KNIGHT] = UINT64_C(0x4200000000000042),
             [BISHOP] = UINT64_C(0x2400000000000024),
             [ROOK] = UINT64_C(0x8100000000000081),
             [QUEEN] = UINT64_C(0x0800000000000008)},
    .side = {UINT64_C(0x000000000000FFFF), UINT64_C(0xFFFF000000000000)},
};

/*
 * Bounds. Moves: no piece has more than a queen on an open board, 27. A side has at most nine queens (eight pawns have
 * become so, or have no more than twelve moves each), two rooks of 14, two bishops of 13, two knights of 8, and a
 * king of 8 with two castlings. Text of a move: "Qa1xb2+", "e7xd8=Q+" less the rank, "O-O-O+"; a piece on file and rank
 * "Qa1xb2#". Position: 64 squares, 7 strokes, " w KQkq e3 99999 99999". Steps: a capture and a move, or two of
 * castling. Taps: from, to, choice.
 */
enum {
    MAX_MOVES = 9 * 27 + 2 * 14 + 2 * 13 + 2 * 8 + 8 + 2,
    MOVE_TEXT_MAX = 7,
    POSITION_TEXT_MAX = 64 + 7 + 22,
    STEPS_MAX = 2,
    TAPS_MAX = 3
};

const ag_variant agi_variant_chess = {
    .id = "chess",
    .name = "Chess",
    .summary = "Orthodox chess by the Laws of FIDE.",
    .start_position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    .start = &START.shared.base,
    .rules_version = 1,
    .files = BOARD_FILES,
    .ranks = BOARD_RANKS,
    .moves_max = MAX_MOVES,
    .move_text_max = MOVE_TEXT_MAX,
    .position_text_max = POSITION_TEXT_MAX,
    .steps_max = STEPS_MAX,
    .taps_max = TAPS_MAX,
    .kind_count = KIND_COUNT,
    .kinds = KINDS,
    .drawings = agi_chess_drawings,
    .repeat_first = AGI_FIDE_REPEAT_FIRST,
    .repeat_step = AGI_FIDE_REPEAT_STEP,
    .rules = &RULES,
};
