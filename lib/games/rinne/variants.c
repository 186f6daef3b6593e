/* SPDX-License-Identifier: MIT
 * The four variants of the family (sections 1 and 2), their kinds of pieces and their bounds. */
#include "rinne.h"

enum { SMALL_BOARD = (1 << 25) - 1, LARGE_BOARD = (1 << 30) - 1 };
enum { C1 = 1 << 2, C5 = 1 << 22, C6 = 1 << 27 };

static const uint8_t CYCLE[RINNE_KINDS] = {
    [RINNE_KING] = RINNE_KNIGHT, [RINNE_KNIGHT] = RINNE_BISHOP, [RINNE_BISHOP] = RINNE_ROOK,
    [RINNE_ROOK] = RINNE_QUEEN,  [RINNE_QUEEN] = RINNE_KING,
};
static const uint8_t UNDECIDED[RINNE_KINDS] = {
    [RINNE_KING] = RINNE_X, [RINNE_KNIGHT] = RINNE_X, [RINNE_BISHOP] = RINNE_X,
    [RINNE_ROOK] = RINNE_X, [RINNE_QUEEN] = RINNE_X,
};

static const rinne_setup RINNE = {.board = LARGE_BOARD, .goals = {C6, C1}, .next_kind = CYCLE};
static const rinne_setup RINNE_5X5 = {.board = SMALL_BOARD, .goals = {C5, C1}, .next_kind = CYCLE};
static const rinne_setup TENSEI = {.board = LARGE_BOARD, .goals = {C6, C1}, .has_die = true, .next_kind = UNDECIDED};
static const rinne_setup TENSEI_5X5 = {
    .board = SMALL_BOARD, .goals = {C5, C1}, .has_die = true, .next_kind = UNDECIDED};

/* In the order of RINNE_KING ... RINNE_X. */
static const agi_kind KINDS[] = {
    {.name = "King", .code = {"K", "k"}, .symbol = {"\xE2\x99\x94", "\xE2\x99\x9A"}},
    {.name = "Knight", .code = {"N", "n"}, .symbol = {"\xE2\x99\x98", "\xE2\x99\x9E"}},
    {.name = "Bishop", .code = {"B", "b"}, .symbol = {"\xE2\x99\x97", "\xE2\x99\x9D"}},
    {.name = "Rook", .code = {"R", "r"}, .symbol = {"\xE2\x99\x96", "\xE2\x99\x9C"}},
    {.name = "Queen", .code = {"Q", "q"}, .symbol = {"\xE2\x99\x95", "\xE2\x99\x9B"}},
    {.name = "Undecided", .code = {"X", "x"}, .symbol = {"\xE2\x9A\x80", "\xE2\x9A\x85"}},
};

enum { RINNE_KIND_COUNT = 5, TENSEI_KIND_COUNT = 6 };

const char *agi_rinne_kind_name(uint32_t kind)
{
    return kind >= RINNE_KING && kind <= RINNE_X ? KINDS[kind - 1].name : "?";
}

char agi_rinne_kind_letter(uint32_t kind)
{
    return kind >= RINNE_KING && kind <= RINNE_X ? KINDS[kind - 1].code[AG_WHITE][0] : '?';
}

/*
 * Bounds. Moves: five Queens of at most 17 moves each (section 9). Text of a move: "Knight e5 x c6 = Bishop" with the
 * two longest names that can meet, 24 bytes and less. Position: 30 squares, 5 strokes, " w". Steps: a capture and a
 * move.
 */
enum {
    MAX_MOVES = RINNE_PIECES * RINNE_MOVES_OF_A_PIECE,
    MOVE_TEXT_MAX = 24,
    POSITION_TEXT_MAX = 37,
    STEPS_MAX = 2,
    TAPS_MAX = 2
};

/* Rinne: every move adds one to the sum of the mover's kinds round the cycle of five, so that without captures a
 * position comes back after a multiple of ten plies only (section 6). */
enum { RINNE_REPEAT = 10 };

/* Tensei: after two moves and two rolls of each side at the soonest, and after whole rounds of four plies only. */
enum { TENSEI_REPEAT_FIRST = 8, TENSEI_REPEAT_STEP = 4 };

/* What the four variants have in common, and what sets the two games apart. */
#define IN_COMMON                                                                                                      \
    .rules_version = 1, .files = RINNE_FILES, .moves_max = MAX_MOVES, .move_text_max = MOVE_TEXT_MAX,                  \
    .position_text_max = POSITION_TEXT_MAX, .steps_max = STEPS_MAX, .taps_max = TAPS_MAX, .kinds = KINDS,              \
    .drawings = agi_rinne_drawings, .rules = &agi_rinne_rules
#define OF_RINNE .kind_count = RINNE_KIND_COUNT, .repeat_first = RINNE_REPEAT, .repeat_step = RINNE_REPEAT
#define OF_TENSEI                                                                                                      \
    .has_chance = 1, .kind_count = TENSEI_KIND_COUNT, .repeat_first = TENSEI_REPEAT_FIRST,                             \
    .repeat_step = TENSEI_REPEAT_STEP

static const char LARGE_START[] = "2k2/k3k/1k1k1/1K1K1/K3K/2K2 w";
static const char SMALL_START[] = "kkkkk/5/5/5/KKKKK w";

/* The same as positions, with a variant's own hash. */
enum { W = 2 * RINNE_KING + AG_WHITE, B = 2 * RINNE_KING + AG_BLACK };

/* clang-format off */
#define LARGE_START_WITH(its_hash)                                                                                     \
    {                                                                                                                  \
        .head = {.hash = its_hash},                                                                                    \
        .side = {0x00002A24, 0x09150000},                                                                              \
        .pieces = {0, 0, W, 0, 0,                                                                                      \
                   W, 0, 0, 0, W,                                                                                      \
                   0, W, 0, W, 0,                                                                                      \
                   0, B, 0, B, 0,                                                                                      \
                   B, 0, 0, 0, B,                                                                                      \
                   0, 0, B, 0, 0},                                                                                     \
    }
#define SMALL_START_WITH(its_hash)                                                                                     \
    {                                                                                                                  \
        .head = {.hash = its_hash},                                                                                    \
        .side = {0x0000001F, 0x01F00000},                                                                              \
        .pieces = {W, W, W, W, W, [20] = B, B, B, B, B},                                                               \
    }
/* clang-format on */

static const rinne_position RINNE_START = LARGE_START_WITH(UINT64_C(0x4C3EE5A930A18461));
static const rinne_position RINNE_5X5_START = SMALL_START_WITH(UINT64_C(0xF243A0EB84478A87));
static const rinne_position TENSEI_START = LARGE_START_WITH(UINT64_C(0x5E71F512C7D4A412));
static const rinne_position TENSEI_5X5_START = SMALL_START_WITH(UINT64_C(0xAC88BEF2F06F79DC));

const ag_variant agi_variant_rinne = {
    IN_COMMON,
    OF_RINNE,
    .id = "rinne",
    .name = "Rinne",
    .summary = "Pieces change kind in a fixed cycle as they move; a piece that survives one reply on the goal wins.",
    .start_position = LARGE_START,
    .start = &RINNE_START.head,
    .ranks = 6,
    .setup = &RINNE,
};

const ag_variant agi_variant_rinne_5x5 = {
    IN_COMMON,
    OF_RINNE,
    .id = "rinne-5x5",
    .name = "Rinne (5x5)",
    .summary = "Rinne on the small board, with all pieces on the end ranks.",
    .start_position = SMALL_START,
    .start = &RINNE_5X5_START.head,
    .ranks = 5,
    .setup = &RINNE_5X5,
};

const ag_variant agi_variant_tensei = {
    IN_COMMON,
    OF_TENSEI,
    .id = "tensei",
    .name = "Tensei",
    .summary = "Rinne with a die, which decides what a piece becomes after its move.",
    .start_position = LARGE_START,
    .start = &TENSEI_START.head,
    .ranks = 6,
    .setup = &TENSEI,
};

const ag_variant agi_variant_tensei_5x5 = {
    IN_COMMON,
    OF_TENSEI,
    .id = "tensei-5x5",
    .name = "Tensei (5x5)",
    .summary = "Tensei on the small board, with all pieces on the end ranks.",
    .start_position = SMALL_START,
    .start = &TENSEI_5X5_START.head,
    .ranks = 5,
    .setup = &TENSEI_5X5,
};
