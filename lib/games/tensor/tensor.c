/* SPDX-License-Identifier: MIT
 * The variant `tensor`: its kinds of pieces, its bounds and its rules. */
#include "chain_taps.h"
#include "games/orthodox/kinds.h"

static const agi_rules RULES = {
    .position_bytes = sizeof(tensor_position),
    .waivable = AG_PROBLEM_TOO_MANY_PIECES | AG_PROBLEM_CASTLING | AG_PROBLEM_EN_PASSANT,
    .claim_repetitions = AGI_FIDE_CLAIM_REPETITIONS,
    .draw_repetitions = AGI_FIDE_DRAW_REPETITIONS,
    .claim_quiet = AGI_FIDE_CLAIM_QUIET,
    .draw_quiet = AGI_FIDE_DRAW_QUIET,
    .read = agi_tensor_read,
    .write = agi_tensor_write,
    .moves = agi_tensor_moves,
    .found_traits = AG_MOVE_CAPTURE | AG_MOVE_PROMOTION | AG_MOVE_CASTLING | AG_MOVE_PROPELS | AG_MOVE_CHANCE |
                    AG_MOVE_COMBINES | AG_MOVE_SPLITS,
    .moves_with = agi_tensor_moves_with,
    .count = {agi_tensor_count, agi_tensor_count_popcnt},
    .pick = {agi_tensor_pick, agi_tensor_pick_popcnt},
    .has_move = agi_tensor_has_move,
    .is_legal = agi_tensor_is_legal,
    .play = agi_tensor_play,
    .verdict = agi_orthodox_verdict,
    .is_dead = agi_tensor_is_dead,
    .can_win = agi_tensor_can_win,
    .same = agi_tensor_same,
    .hash = agi_tensor_hash,
    .piece_at = agi_tensor_piece_at,
    .board = agi_tensor_board,
    .square_traits = agi_tensor_square_traits,
    .in_check = agi_tensor_in_check,
    .attacked = agi_tensor_attacked,
    .move_from = agi_tensor_move_from,
    .move_to = agi_tensor_move_to,
    .move_traits = agi_tensor_move_traits,
    .move_steps = agi_tensor_move_steps,
    .has_mark_words = true,
    .write_move = agi_tensor_write_move,
    .read_move = agi_tensor_read_move,
    .read_plain_move = agi_tensor_read_plain_move,
    .turn_taps = &agi_tensor_taps,
};

/* In the order of KING ... BEAST. There is no sign for the beast: its letter in a circle stands for it. */
static const agi_kind KINDS[KIND_COUNT] = {
    KING_KIND,
    PAWN_KIND,
    KNIGHT_KIND,
    BISHOP_KIND,
    ROOK_KIND,
    QUEEN_KIND,
    {.name = "Beast", .code = {"T", "t"}, .symbol = {"\xE2\x93\x89", "\xF0\x9F\x85\xA3"}},
};

/*
 * Bounds.
 * Moves. A beast takes eight steps; its chains end on one of 20 squares, with one of 2^12 sets of beasts taken: those
 * of one orientation of leaps have no beast in common with those of the other, so the sets of both are not more than
 * 2^12 + 1.
 * Any other piece has MOVES_OF_A_PIECE at most (a king has 12, a pawn promotes on three squares). A side has 20 pieces, of
 * which twelve may be beasts; with fewer beasts it has fewer moves.
 * Text. A beast that has taken twelve: "Ta1c3" and twelve times "xb2", and a sign; squares and those are shorter.
 * Position. 80 squares, 7 strokes, " w KQkq e3 99999 99999".
 * Steps. Each leap of the longest chain, and the beasts taken.
 */
enum {
    BEAST_MOVES = 8 + 20 * ((1 << BEASTS_MAX) + 1),
    PIECES_MAX = 20,
    MAX_MOVES = BEASTS_MAX * BEAST_MOVES + (PIECES_MAX - BEASTS_MAX) * MOVES_OF_A_PIECE,
    MOVE_TEXT_MAX = 5 + 3 * BEASTS_MAX + 1,
    POSITION_TEXT_MAX = BOARD_SQUARES + 7 + 22,
    STEPS_MAX = LEAPS_MAX + BEASTS_MAX
};

static const tensor_position START = {
    .shared = {.base = {.hash = UINT64_C(0x0DBA5E391ACDE991)},
               .move_number = 1,
               .castling = 0xF,
               .en_passant = AGI_NO_SQUARE},
    .sets = {[0] = {UINT64_C(0x0FFFFFFFFFF00000), 0x0000},
             [1 + KING] = {UINT64_C(0x0000000000000020), 0x0800},
             [1 + PAWN] = {UINT64_C(0xF0000000000FFC00), 0x003F},
             [1 + KNIGHT] = {UINT64_C(0x0000000000000084), 0x2100},
             [1 + BISHOP] = {UINT64_C(0x0000000000000048), 0x1200},
             [1 + ROOK] = {UINT64_C(0x0000000000000201), 0x8040},
             [1 + QUEEN] = {UINT64_C(0x0000000000000010), 0x0400},
             [1 + BEAST] = {UINT64_C(0x0000000000000102), 0x4080}},
    .side = {{UINT64_C(0x00000000000FFFFF), 0x0000}, {UINT64_C(0xF000000000000000), 0xFFFF}},
    .piece = {9,        13, 5, 7, 11, 1, 7, 5, 13, 9, 3,  3,  3, 3, 3,  3, 3, 3, 3,  3,
              [60] = 4, 4,  4, 4, 4,  4, 4, 4, 4,  4, 10, 14, 6, 8, 12, 2, 8, 6, 14, 10},
};

const ag_variant agi_variant_tensor = {
    .id = "tensor",
    .name = "Tensor Chess",
    .summary =
        "Chess on ten files with beasts: they leap, and their own side's pieces pass, turn at them and push them on.",
    .start_position = "rtnbqkbntr/pppppppppp/10/10/10/10/PPPPPPPPPP/RTNBQKBNTR w KQkq - 0 1",
    .start = &START.shared.base,
    .rules_version = 1,
    .files = BOARD_FILES,
    .ranks = BOARD_RANKS,
    .moves_max = MAX_MOVES,
    .move_text_max = MOVE_TEXT_MAX,
    .position_text_max = POSITION_TEXT_MAX,
    .steps_max = STEPS_MAX,
    .taps_max = CHAIN_TAPS_MAX,
    .kind_count = KIND_COUNT,
    .kinds = KINDS,
    .drawings = agi_tensor_drawings,
    .repeat_first = AGI_FIDE_REPEAT_FIRST,
    .repeat_step = AGI_FIDE_REPEAT_STEP,
    .rules = &RULES,
};
