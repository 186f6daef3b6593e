/* SPDX-License-Identifier: MIT
 * Breakthrough: its piece and its bounds. */
#include "breakthrough.h"

static const agi_kind KINDS[] = {
    {.name = "Piece", .code = {"P", "p"}, .symbol = {"\xE2\x99\x99", "\xE2\x99\x9F"}},
};

static const breakthrough_position START = {
    .head = {.hash = UINT64_C(0xA7C25164A755F098)},
    .side = {UINT64_C(0x000000000000FFFF), UINT64_C(0xFFFF000000000000)},
};

/*
 * Bounds. Moves: sixteen pieces of three moves each. Text of a move: "a2xb3". Position: 64 squares, 7 strokes, " w".
 * Steps: a capture and a move.
 */
enum { MOVES_MAX = 48, MOVE_TEXT_MAX = 5, POSITION_TEXT_MAX = 73, STEPS_MAX = 2, TAPS_MAX = 2 };

const ag_variant agi_variant_breakthrough = {
    .id = "breakthrough",
    .name = "Breakthrough",
    .summary = "Pieces go one square ahead and capture diagonally; the first to reach the far rank wins.",
    .start_position = "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w",
    .start = &START.head,
    .rules_version = 1,
    .files = BREAKTHROUGH_FILES,
    .ranks = BREAKTHROUGH_RANKS,
    .moves_max = MOVES_MAX,
    .move_text_max = MOVE_TEXT_MAX,
    .position_text_max = POSITION_TEXT_MAX,
    .steps_max = STEPS_MAX,
    .taps_max = TAPS_MAX,
    .kind_count = 1,
    .kinds = KINDS,
    .drawings = agi_breakthrough_drawings,
    .repeat_first = AGI_NEVER_REPEATS,
    .rules = &agi_breakthrough_rules,
};
