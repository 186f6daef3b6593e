/* SPDX-License-Identifier: MIT
 * Diaballik and Sensei: why an action is not legal, in a sentence. */
#include "actions.h"

/* For agi_say: a square is "%c%d". */
static int file_letter(int32_t square)
{
    return 'a' + square % FILES;
}

static int32_t rank_number(int32_t square)
{
    return square / FILES + 1;
}

/* The square nearest to `from` on the way to `to` that is in the set; -1 when there is none. Both on one line. */
static int32_t first_between(int32_t from, int32_t to, square_set blockers)
{
    const int32_t files = to % FILES - from % FILES;
    const int32_t ranks = to / FILES - from / FILES;
    const int32_t step = ((ranks > 0) - (ranks < 0)) * FILES + (files > 0) - (files < 0);

    for (int32_t square = from + step; square != to; square += step) {
        if (has_square(blockers, square)) return square;
    }
    return -1;
}

static bool is_straight(int32_t from, int32_t to)
{
    return from % FILES == to % FILES || from / FILES == to / FILES;
}

static bool is_on_line(int32_t from, int32_t to)
{
    return has_square(run_straight(from, 0) | run_diagonally(from, 0), to);
}

/* ---- either action ---- */

/* True, and it has been said, when no action of any kind can begin like this. */
static bool refuse_start(const turn_so_far *now, action wanted, agi_writer *why)
{
    const int file = file_letter(wanted.from);
    const int32_t rank = rank_number(wanted.from);

    if (now->has_won) {
        agi_say(why, "the pass to %c%d has won; no action may follow it", file_letter(now->carrier),
                rank_number(now->carrier));
    } else if (has_square(now->opposing, wanted.from)) {
        agi_say(why, "the stone on %c%d is not %s's", file, rank, agi_name_side(now->player));
    } else if (!has_square(now->own, wanted.from)) {
        agi_say(why, "there is no stone on %c%d", file, rank);
    } else if (wanted.from == wanted.to) {
        agi_say(why, "it begins and ends on %c%d", file, rank);
    } else {
        return false;
    }
    return true;
}

/* ---- passes ---- */

static void refuse_pass(const turn_so_far *now, action wanted, agi_writer *why)
{
    const int to_file = file_letter(wanted.to);
    const int32_t to_rank = rank_number(wanted.to);
    int32_t between;

    if (now->passes_left == 0) {
        agi_say(why, "the character has been passed already; a turn has one pass");
    } else if (wanted.from != now->carrier) {
        agi_say(why, "the character stands on %c%d, not on %c%d", file_letter(now->carrier), rank_number(now->carrier),
                file_letter(wanted.from), rank_number(wanted.from));
    } else if (!has_square(now->own, wanted.to)) {
        agi_say(why, "%s has no stone on %c%d to receive the character", agi_name_side(now->player), to_file, to_rank);
    } else if (!is_on_line(wanted.from, wanted.to)) {
        agi_say(why, "%c%d is not on a rank, file or diagonal with %c%d", to_file, to_rank, file_letter(wanted.from),
                rank_number(wanted.from));
    } else {
        between = first_between(wanted.from, wanted.to, now->opposing);
        agi_say(why, "the opposing stone on %c%d is in the way", file_letter(between), rank_number(between));
    }
}

/* ---- stone moves ---- */

static const char *name_occupant(const turn_so_far *now, int32_t square)
{
    if (has_square(now->pits, square)) return "is a pit";
    return has_square(now->own, square) ? "has a stone of the same side" : "has an opposing stone";
}

static void refuse_way(const turn_so_far *now, action wanted, agi_writer *why)
{
    const square_set occupied = now->own | now->opposing | now->pits;
    int32_t blocked = -1;

    if (is_straight(wanted.from, wanted.to)) blocked = first_between(wanted.from, wanted.to, occupied);
    if (blocked < 0 && has_square(occupied, wanted.to)) blocked = wanted.to;
    if (!is_straight(wanted.from, wanted.to)) {
        agi_say(why, "a stone moves along its rank or file, and %c%d is on neither", file_letter(wanted.to),
                rank_number(wanted.to));
    } else if (blocked == wanted.to) {
        agi_say(why, "%c%d %s", file_letter(blocked), rank_number(blocked), name_occupant(now, blocked));
    } else if (blocked >= 0) {
        agi_say(why, "a stone does not jump, and %c%d %s", file_letter(blocked), rank_number(blocked),
                name_occupant(now, blocked));
    } else {
        agi_say(why, "a stone moves exactly one square here; %c%d is farther away", file_letter(wanted.to),
                rank_number(wanted.to));
    }
}

static void refuse_stone_move(const turn_so_far *now, action wanted, agi_writer *why)
{
    if (wanted.from == now->carrier) {
        agi_say(why, "the stone on %c%d carries the character and may not move", file_letter(wanted.from),
                rank_number(wanted.from));
    } else if (now->moves_left == 0) {
        agi_say(why, "two stone moves have been made already, which is all a turn has");
    } else {
        refuse_way(now, wanted, why);
    }
}

void agi_diaballik_refuse_action(const turn_so_far *now, action wanted, agi_writer *why)
{
    if (refuse_start(now, wanted, why)) return;
    if (wanted.is_pass) {
        refuse_pass(now, wanted, why);
    } else {
        refuse_stone_move(now, wanted, why);
    }
}
