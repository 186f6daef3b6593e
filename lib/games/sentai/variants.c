/* SPDX-License-Identifier: MIT
 * The variants `sentai`, `sentai-old` and `sentai-blocked`: their rules and their bounds. */
#include "sentai.h"

static const sentai_setup SENTAI = {.game = &agi_sentai_game};
static const sentai_setup SENTAI_OLD = {.joins_shared_powers = true, .splits_capture = true, .game = &agi_sentai_game};
static const sentai_setup SENTAI_BLOCKED = {.two_square_moves_are_blocked = true, .game = &agi_sentai_blocked_game};

static const agi_rules RULES = {
    .position_bytes = sizeof(sentai_position),
    .waivable = AG_PROBLEM_EN_PASSANT,
    .claim_repetitions = AGI_FIDE_CLAIM_REPETITIONS,
    .draw_repetitions = AGI_FIDE_DRAW_REPETITIONS,
    .claim_quiet = AGI_FIDE_CLAIM_QUIET,
    .draw_quiet = AGI_FIDE_DRAW_QUIET,
    .read = agi_sentai_read,
    .write = agi_sentai_write,
    .moves = agi_sentai_moves,
    .found_traits = AG_MOVE_CAPTURE | AG_MOVE_PROMOTION | AG_MOVE_COMBINES | AG_MOVE_SPLITS | AG_MOVE_CASTLING |
                    AG_MOVE_CHANCE | AG_MOVE_PROPELS,
    .moves_with = agi_sentai_moves_with,
    .count = {agi_sentai_count, agi_sentai_count_popcnt},
    .count_replies = {agi_sentai_count_replies, agi_sentai_count_replies_popcnt},
    .pick = {agi_sentai_pick, agi_sentai_pick_popcnt},
    .has_move = agi_sentai_has_move,
    .is_legal = agi_sentai_is_legal,
    .play = agi_sentai_play,
    .verdict = agi_orthodox_verdict,
    .is_dead = agi_sentai_is_dead,
    .can_win = agi_sentai_can_win,
    .same = agi_sentai_same,
    .hash = agi_sentai_hash,
    .piece_at = agi_sentai_piece_at,
    .board = agi_sentai_board,
    .square_traits = agi_sentai_square_traits,
    .in_check = agi_sentai_in_check,
    .attacked = agi_sentai_attacked,
    .move_from = agi_sentai_move_from,
    .move_to = agi_sentai_move_to,
    .move_traits = agi_sentai_move_traits,
    .move_steps = agi_sentai_move_steps,
    .standard_text_has_blanks = true,
    .write_move = agi_sentai_write_move,
    .read_move = agi_sentai_read_move,
    .read_plain_move = agi_sentai_read_plain_move,
    .tap_path = agi_sentai_tap_path,
};

/*
 * The most moves of a position that can be played without waivers; section 1 sets no limit to the pieces.
 *
 * Rangers. Of two squares that some power joins (none are joined by two powers), Rangers make at most two moves between
 * one and the other: with an own Ranger on one of them only, as a whole and by disengaging; with own ones on both, by
 * combining either way. A power joins as many pairs as it has steps on the board, over 2: 196 steps of R1, 144 of
 * R2, 336 of R4, 224 of R10, 192 of R20, together 546 pairs.
 *
 * Pawns. A rank has 8 pawns and 14 captures to the next rank: 22 moves on each of five ranks, 8 double steps, and on
 * the last but one 22 moves with five choices. En passant takes the place of a capture, for its square is empty.
 *
 * One king has 8 moves.
 */
enum { MAX_MOVES = 2 * 546 + (5 * 22 + 8 + 22 * POWERS) + 8 };

/* Move: "R20 a7xc7; a7=R17". Position: 62 Rangers of three letters and two kings, 7 strokes, " w - e3 99999 99999".
 * Steps: a capture and the two of disengaging. Taps: from, to, choice. */
enum { MOVE_TEXT_MAX = 17, POSITION_TEXT_MAX = 62 * 3 + 2 + 7 + 19, STEPS_MAX = 3, TAPS_MAX = 3 };

static const char START[] = "r30r04r03r11kr03r04r30/pppppppp/8/8/8/8/PPPPPPPP/R30R04R03R11KR03R04R30 w - - 0 1";

/* START as a position, with a variant's own hash. */
#define START_WITH(its_hash)                                                                                           \
    {                                                                                                                  \
        .shared = {.base = {.hash = its_hash}, .move_number = 1, .en_passant = AGI_NO_SQUARE},                         \
        .pieces = {UINT64_C(0x2C0000000000002C),          UINT64_C(0x2400000000000024),                                \
                   UINT64_C(0x4200000000000042),          UINT64_C(0x8900000000000089),                                \
                   UINT64_C(0x8100000000000081),          [PAWNS] = UINT64_C(0x00FF00000000FF00),                      \
                   [KINGS] = UINT64_C(0x1000000000000010)},                                                            \
        .side = {UINT64_C(0x000000000000FFFF), UINT64_C(0xFFFF000000000000)},                                          \
    }

static const sentai_position SENTAI_START = START_WITH(UINT64_C(0xAD57A73710111CB7));
static const sentai_position SENTAI_OLD_START = START_WITH(UINT64_C(0x5E0B55786F8B706A));
static const sentai_position SENTAI_BLOCKED_START = START_WITH(UINT64_C(0xC6CEF2F9CAC7EC4B));

/* What the variants have in common. */
#define IN_COMMON                                                                                                      \
    .rules_version = 1, .files = BOARD_FILES, .ranks = BOARD_RANKS, .moves_max = MAX_MOVES,                            \
    .move_text_max = MOVE_TEXT_MAX, .position_text_max = POSITION_TEXT_MAX, .steps_max = STEPS_MAX,                    \
    .taps_max = TAPS_MAX, .kind_count = KIND_COUNT, .kinds = agi_sentai_kinds, .drawings = agi_sentai_drawings,        \
    .repeat_first = AGI_FIDE_REPEAT_FIRST, .repeat_step = AGI_FIDE_REPEAT_STEP, .rules = &RULES

const ag_variant agi_variant_sentai = {
    IN_COMMON,
    .id = "sentai",
    .name = "Sentai Chess",
    .summary = "Chess with Rangers, sets of five powers that combine into stronger Rangers and disengage again.",
    .start_position = START,
    .start = &SENTAI_START.shared.base,
    .setup = &SENTAI,
};

const ag_variant agi_variant_sentai_old = {
    IN_COMMON,
    .id = "sentai-old",
    .name = "Sentai Chess (1999)",
    .summary = "The first Sentai Chess: any two Rangers combine, and a Ranger may capture as it disengages.",
    .start_position = START,
    .start = &SENTAI_OLD_START.shared.base,
    .setup = &SENTAI_OLD,
};

const ag_variant agi_variant_sentai_blocked = {
    IN_COMMON,
    .id = "sentai-blocked",
    .name = "Sentai Chess (blocked)",
    .summary = "Sentai Chess in the other reading: a Ranger that moves two squares does not leap, and can be blocked.",
    .start_position = START,
    .start = &SENTAI_BLOCKED_START.shared.base,
    .setup = &SENTAI_BLOCKED,
};
