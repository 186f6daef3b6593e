/* SPDX-License-Identifier: MIT
 * The four variants of the family, their pieces and their bounds. */
#include "actions.h"

static const diaballik_setup STEPPING = {.slides = false, .has_pits = false};
static const diaballik_setup SLIDING = {.slides = true, .has_pits = false};
static const diaballik_setup SLIDING_ROUND_PITS = {.slides = true, .has_pits = true};

/* In the order of KIND_STONE, KIND_CARRIER: circles, and circles with something inside. */
static const agi_kind KINDS[] = {
    {.name = "Stone", .code = {"S", "s"}, .symbol = {"\xE2\x97\x8B", "\xE2\x97\x8F"}},
    {.name = "Stone with the character", .code = {"C", "c"}, .symbol = {"\xE2\x97\x8E", "\xE2\x97\x89"}},
};

enum { KIND_COUNT = 2 };

/*
 * The most turns of a position. Let r be the most squares a stone reaches in one move, and d the most that can be
 * entered when one square is left. Where stones move one square r = 4 and d = 12, since what is entered is two steps
 * away at most; where they slide r = 12 and d = 35, the empty squares. By the squares left, as in options.h:
 *   none       the character ends on one of seven stones: 7.
 *   one        for each of seven stones and each d, the character ends on one of the other six or on d: 7 * 7 * d.
 *   two, not   15 pairs, at most r * r sets of entered squares, the character ends on one of the other five stones or
 *   by c       on one of the two squares entered: 15 * 7 * r * r.
 *   two, one   6 pairs, r * r again; the character ends on one of the other five stones or where the receiver
 *   of them c  has gone, which names the receiver's square in the set: 6 * 6 * r * r.
 * Together 7 + 49 d + 141 r * r.
 */
enum { STEPPING_MAX_MOVES = 7 + 49 * 12 + 141 * 4 * 4, SLIDING_MAX_MOVES = 7 + 49 * 35 + 141 * 12 * 12 };

/* Text of a turn: two moves, a pass and two commas. Position: 49 squares, 6 strokes, " w". Steps: two MOVEs and the two
 * CHANGEs of a pass. Taps: two for each of three actions, after which the turn is over; or for two, and "done". */
enum { MOVE_TEXT_MAX = 15, POSITION_TEXT_MAX = 57, STEPS_MAX = 4, TAPS_MAX = 6 };

/* A turn may leave the board as it was, so a position can come back as soon as both sides have had one. */
enum { REPEAT = 2, DRAW_REPETITIONS = 3 };

static int32_t first_from(const ag_variant *variant, const agi_position *position, ag_move move)
{
    return agi_diaballik_first_by_number(variant, diaballik_of(position), move).actions[0].from;
}

static int32_t first_to(const ag_variant *variant, const agi_position *position, ag_move move)
{
    return agi_diaballik_first_by_number(variant, diaballik_of(position), move).actions[0].to;
}

/* Nothing is captured, and every move can be taken back by others. */
static int32_t no_traits(const ag_variant *variant, const agi_position *position, ag_move move)
{
    (void)variant;
    (void)position;
    (void)move;
    return 0;
}

static void list_none(const ag_variant *variant, const agi_position *position, uint32_t traits, agi_moves *list)
{
    (void)variant;
    (void)position;
    (void)traits;
    (void)list;
}

static const agi_rules RULES = {
    .position_bytes = (int32_t)sizeof(diaballik_position),
    .draw_repetitions = DRAW_REPETITIONS,
    .read = agi_diaballik_read,
    .write = agi_diaballik_write,
    .moves = agi_diaballik_moves,
    .found_traits = AG_MOVE_CAPTURE | AG_MOVE_PROMOTION | AG_MOVE_CASTLING | AG_MOVE_CHECK | AG_MOVE_IRREVERSIBLE |
                    AG_MOVE_CHANCE | AG_MOVE_COMBINES | AG_MOVE_SPLITS | AG_MOVE_PROPELS,
    .moves_with = list_none,
    .count = {agi_diaballik_count, agi_diaballik_count_popcnt},
    .pick = {agi_diaballik_pick, agi_diaballik_pick_popcnt},
    .is_legal = agi_diaballik_is_legal,
    .play = agi_diaballik_play,
    .verdict = agi_diaballik_verdict,
    .same = agi_diaballik_same,
    .hash = agi_diaballik_hash,
    .piece_at = agi_diaballik_piece_at,
    .board = agi_diaballik_board,
    .square_traits = agi_diaballik_square_traits,
    .move_from = first_from,
    .move_to = first_to,
    .move_traits = no_traits,
    .move_steps = agi_diaballik_move_steps,
    .write_move = agi_diaballik_write_move,
    .moves_have_actions = true,
    .read_move = agi_diaballik_read_move,
    .turn_taps = &agi_diaballik_taps,
};

/* What the four variants have in common. */
#define IN_COMMON                                                                                                      \
    .rules_version = 1, .files = FILES, .ranks = RANKS, .move_text_max = MOVE_TEXT_MAX,                                \
    .position_text_max = POSITION_TEXT_MAX, .steps_max = STEPS_MAX, .taps_max = TAPS_MAX, .kind_count = KIND_COUNT,    \
    .kinds = KINDS, .drawings = agi_diaballik_drawings, .repeat_first = REPEAT, .repeat_step = REPEAT, .rules = &RULES

static const char HOME_START[] = "ssscsss/7/7/7/7/7/SSSCSSS w";

/* Each start as a position. */
enum { D1 = 3, D7 = 45 };

static const diaballik_position DIABALLIK_START = {
    .head = {.hash = UINT64_C(0x0FB8E608F327EFB2)},
    .stones = {UINT64_C(0x000000000000007F), UINT64_C(0x0001FC0000000000)},
    .carrier = {D1, D7},
};
static const diaballik_position ARASHI_START = {
    .head = {.hash = UINT64_C(0x95C4265E98A62E54)},
    .stones = {UINT64_C(0x000000000000007F), UINT64_C(0x0001FC0000000000)},
    .carrier = {D1, D7},
};
static const diaballik_position SHIZUKANA_START = {
    .head = {.hash = UINT64_C(0x8E94DF50C589E323)},
    .stones = {UINT64_C(0x000088000000005D), UINT64_C(0x0001740000000022)},
    .carrier = {D1, D7},
};
static const diaballik_position EXPERT_START = {
    .head = {.hash = UINT64_C(0x9DEF5FA2AED828A6)},
    .stones = {UINT64_C(0x000000000000007F), UINT64_C(0x0001FC0000000000)},
    .pits = UINT64_C(0x0000000140050000),
    .carrier = {D1, D7},
};

const ag_variant agi_variant_diaballik = {
    IN_COMMON,
    .id = "diaballik",
    .name = "Diaballik",
    .summary = "A turn is up to two one-square stone moves and one pass; the character wins on the other home row.",
    .start_position = HOME_START,
    .start = &DIABALLIK_START.head,
    .moves_max = STEPPING_MAX_MOVES,
    .setup = &STEPPING,
};

const ag_variant agi_variant_sensei_arashi = {
    IN_COMMON,
    .id = "sensei-arashi",
    .name = "Sensei: Arashi",
    .summary = "Diaballik with stones that slide along ranks and files.",
    .start_position = HOME_START,
    .start = &ARASHI_START.head,
    .moves_max = SLIDING_MAX_MOVES,
    .setup = &SLIDING,
};

const ag_variant agi_variant_sensei_shizukana = {
    IN_COMMON,
    .id = "sensei-shizukana",
    .name = "Sensei: Shizukana",
    .summary = "Diaballik with two stones of each side on the other home row from the start.",
    .start_position = "sSscsSs/7/7/7/7/7/SsSCSsS w",
    .start = &SHIZUKANA_START.head,
    .moves_max = STEPPING_MAX_MOVES,
    .setup = &STEPPING,
};

/* The layout of the pits is a placeholder (ruling 20); a position string may have any other. */
const ag_variant agi_variant_sensei_arashi_expert = {
    IN_COMMON,
    .id = "sensei-arashi-expert",
    .name = "Sensei: Arashi for experts",
    .summary = "Arashi on a board with pits, which stop stones but not the character.",
    .start_position = "ssscsss/7/2#1#2/7/2#1#2/7/SSSCSSS w",
    .start = &EXPERT_START.head,
    .moves_max = SLIDING_MAX_MOVES,
    .setup = &SLIDING_ROUND_PITS,
};
