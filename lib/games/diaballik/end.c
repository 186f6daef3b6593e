/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: the end of the game (sections 4 and 5). */
#include "turn.h"

enum { CONTACTS_NEEDED = 3 };

/* ---- section 5: the unfair game ---- */

/* The squares of a set that hang together with a part of it. */
static square_set hanging_on(square_set part, square_set whole)
{
    square_set grown = with_hanging(part) & whole;

    while (grown != part) {
        part = grown;
        grown = with_hanging(part) & whole;
    }
    return part;
}

static bool has_every_file(square_set set)
{
    set |= set >> 4 * FILES;
    set |= set >> 2 * FILES;
    set |= set >> FILES;
    return (set & RANK_1) == RANK_1;
}

/* The union of the groups that have a square on file a and a square on file g. */
static square_set line_through(square_set set)
{
    if (!has_every_file(set)) return 0;
    return hanging_on(set & FILE_A, set) & hanging_on(set & FILE_G, set);
}

/* Pits are squares of the line like stones. */
static bool is_guilty(const diaballik_position *position, int32_t player)
{
    const square_set line = line_through(position->stones[player] | position->pits);
    const square_set contacts = touching(line) & position->stones[AG_BLACK - player];

    return agi_count_bits(contacts) >= CONTACTS_NEEDED;
}

static agi_verdict judge_lines(const diaballik_position *position)
{
    const bool white = is_guilty(position, AG_WHITE);
    const bool black = is_guilty(position, AG_BLACK);
    int32_t result = white ? AG_BLACK_WINS : AG_WHITE_WINS;

    if ((!white && !black) || line_through(position->pits) != 0) return (agi_verdict){AG_ONGOING, AG_REASON_NONE};
    if (white && black) result = AG_DRAW;
    return (agi_verdict){result, AG_REASON_UNFAIR_LINE};
}

/* ---- section 4: the order of the ends ---- */

static bool is_on_goal(const diaballik_position *position, int32_t player)
{
    return has_square(goal_row(player), position->carrier[player]);
}

/* Goal; a position string may have both, then the side that is not to move has won. */
static agi_verdict judge_goals(const diaballik_position *position)
{
    const int32_t mover = position->head.side;
    int32_t winner = AG_BLACK - mover;

    if (!is_on_goal(position, winner)) winner = mover;
    if (!is_on_goal(position, winner)) return (agi_verdict){AG_ONGOING, AG_REASON_NONE};
    return (agi_verdict){winner == AG_WHITE ? AG_WHITE_WINS : AG_BLACK_WINS, AG_REASON_GOAL};
}

static agi_verdict judge_board(const diaballik_position *position)
{
    const agi_verdict goal = judge_goals(position);
    return goal.result != AG_ONGOING ? goal : judge_lines(position);
}

bool agi_diaballik_is_decided(const diaballik_position *position)
{
    return judge_board(position).result != AG_ONGOING;
}

/* Whether the side to move has no action. A stone that can move at all can move to a square beside it. */
static bool is_stuck(const diaballik_position *position)
{
    const int32_t player = position->head.side;
    const int32_t carrier = position->carrier[player];
    const square_set movable = position->stones[player] & ~one_square(carrier);

    if ((touching(movable) & ~occupied_squares(position)) != 0) return false;
    return (pass_run(carrier, position->stones[AG_BLACK - player]) & movable) == 0;
}

agi_verdict agi_diaballik_verdict(const ag_variant *variant, const agi_position *position)
{
    const diaballik_position *p = diaballik_of(position);
    const agi_verdict board = judge_board(p);

    (void)variant;
    if (board.result != AG_ONGOING || !is_stuck(p)) return board;
    return (agi_verdict){position->side == AG_WHITE ? AG_BLACK_WINS : AG_WHITE_WINS, AG_REASON_STUCK};
}
