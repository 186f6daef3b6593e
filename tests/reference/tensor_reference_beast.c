/* SPDX-License-Identifier: MIT
 * The beast: section 6 of the rule sheet. */
#include "tensor_reference_parts.h"

#include <stdlib.h>
#include <string.h>

/* On the board of a chain: a beast that must not be leapt over again. */
enum { NO_LONGER = '#' };

/* A chain of leaps on its way; the beast is not on the board. */
typedef struct chain {
    const attempt *all;
    int start;
    int enemies[REFERENCE_BEASTS]; /* squares of the beasts that may be taken */
    int enemy_count;
    bool *passed; /* [direction family][square][beasts taken] */
    bool *noted;  /* [square][beasts taken] */
} chain;

static size_t place_of(int family, int square, unsigned taken)
{
    return ((size_t)family * REFERENCE_SQUARES + (size_t)square) << REFERENCE_BEASTS | taken;
}

static void note_chain(const chain *now, const char *board, int to, unsigned taken)
{
    char after[REFERENCE_SQUARES + 1];
    char text[REFERENCE_MOVE_TEXT] = "";

    memcpy(after, board, sizeof after);
    append_square(text, "", now->start);
    append_square(text, "", to);
    for (int i = 0; i < now->enemy_count; i++) {
        const bool is_taken = (taken >> i & 1) != 0;
        after[now->enemies[i]] = is_taken ? '.' : now->all->position->board[now->enemies[i]];
        if (is_taken) append_square(text, "x", now->enemies[i]);
    }
    after[to] = piece_of('t', now->all->position->side);
    note(now->all, after, text);
}

static void leap_on(const chain *now, const char *board, int at, int family, unsigned taken);

static void land(const chain *now, const char *board, int to, int family, unsigned taken, bool by_capture)
{
    const reference_switches *switches = now->all->switches;
    const bool is_home = to == now->start;
    const bool may_stop = !is_home || by_capture || (taken != 0 && switches->home_after_any_capture);

    if (may_stop && !now->noted[place_of(0, to, taken)]) {
        now->noted[place_of(0, to, taken)] = true;
        note_chain(now, board, to, taken);
    }
    if (now->passed[place_of(family, to, taken)] || (is_home && switches->home_is_not_passed)) return;
    now->passed[place_of(family, to, taken)] = true;
    leap_on(now, board, to, family, taken);
}

/* The bit of a beast that may be taken and has not been; 0 for everything else. */
static unsigned bit_of(const chain *now, int square, unsigned taken)
{
    for (int i = 0; i < now->enemy_count; i++) {
        if (now->enemies[i] == square) return 1u << i & ~taken;
    }
    return 0;
}

static void leap(const chain *now, const char *board, int over, int to, int family, unsigned taken)
{
    const unsigned taken_over = bit_of(now, over, taken);
    const unsigned taken_on = bit_of(now, to, taken);
    char after[REFERENCE_SQUARES + 1];

    if (board[to] != '.' && taken_on == 0) return;
    memcpy(after, board, sizeof after);
    if (taken_on != 0) after[to] = '.';
    if (taken_over != 0 && now->all->switches->beasts_are_leapt_over_once) after[over] = NO_LONGER;
    land(now, after, to, family, taken | taken_on, taken_on != 0);
    if (taken_over == 0) return;
    if (!now->all->switches->taken_beasts_stay_to_the_end) after[over] = '.';
    land(now, after, to, family, taken | taken_on | taken_over, true);
}

/* Where a leap in a direction leads; -1 when it leads nowhere. */
static int landing(const char *board, int at, int direction, const reference_switches *switches)
{
    const int over = step(at, direction);
    int to = step(over, direction);

    if (over < 0 || board[over] == '.' || board[over] == NO_LONGER) return -1;
    if (kind_of(board[over]) == 'k' && switches->kings_are_not_leapt_over) return -1;
    while (switches->leaps_go_over_rows && to >= 0 && board[to] != '.') to = step(to, direction);
    if (to >= 0 && board[to] != '.' && !switches->leaps_land_on_beasts) return -1;
    return to;
}

/* `family` is -1 before the first leap. */
static void leap_on(const chain *now, const char *board, int at, int family, unsigned taken)
{
    const reference_switches *switches = now->all->switches;

    for (int d = 0; d < DIRECTIONS; d++) {
        const int to = landing(board, at, d, switches);
        if (to < 0 || (family >= 0 && d % 2 != family && !switches->chains_mix_directions)) continue;
        leap(now, board, step(at, d), to, switches->chains_mix_directions ? 0 : d % 2, taken);
    }
}

void reference_second_leaps(const reference_position *position, int from, int to, bool takes,
                            const reference_switches *switches, bool *squares)
{
    char board[REFERENCE_SQUARES + 1];

    memcpy(board, position->board, sizeof board);
    board[from] = '.';
    if (takes && !switches->taken_beasts_stay_to_the_end) board[(from + to) / 2] = '.';
    for (int d = 0; d < DIRECTIONS; d++) {
        const bool is_straight = from % FILES == to % FILES || from / FILES == to / FILES;
        const int next = landing(board, to, d, switches);
        if (next >= 0 && (d % 2 == 0) == is_straight) squares[next] = true;
    }
}

static void list_chains(const attempt *all, int from)
{
    const size_t places = place_of(2, 0, 0);
    chain now = {.all = all, .start = from, .passed = calloc(places, 1), .noted = calloc(places, 1)};
    char board[REFERENCE_SQUARES + 1];

    memcpy(board, all->position->board, sizeof board);
    board[from] = '.';
    for (int square = 0; square < REFERENCE_SQUARES; square++) {
        if (is_enemy_beast(board[square], all->position->side)) now.enemies[now.enemy_count++] = square;
    }
    leap_on(&now, board, from, -1, 0);
    free(now.passed);
    free(now.noted);
}

void list_beast(const attempt *all, int from)
{
    for (int d = 0; d < DIRECTIONS; d++) {
        const int to = step(from, d);
        if (to < 0) continue;
        if (all->position->board[to] == '.' ||
            (is_enemy_beast(all->position->board[to], all->position->side) && all->switches->steps_capture)) {
            note_move(all, from, to, "");
        }
    }
    list_chains(all, from);
}
