/* SPDX-License-Identifier: MIT */
#include "diaballik_reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "reference_board.h"

enum { SIDE = 7, DIRECTIONS = 8, MOVES = 2, PASSES = 1, CONTACTS = 3 };

/* Directions: the four along ranks and files, then the diagonals. */
static const int FILE_STEP[DIRECTIONS] = {1, -1, 0, 0, 1, 1, -1, -1};
static const int RANK_STEP[DIRECTIONS] = {0, 0, 1, -1, 1, -1, 1, -1};

enum { STRAIGHT = 4 };

/* The square one step away, -1 when there is none. */
static int step(int square, int direction)
{
    const int file = square % SIDE + FILE_STEP[direction];
    const int rank = square / SIDE + RANK_STEP[direction];
    return file < 0 || file >= SIDE || rank < 0 || rank >= SIDE ? -1 : rank * SIDE + file;
}

static char other_side(char side)
{
    return side == 'w' ? 'b' : 'w';
}

static char stone_of(char side)
{
    return side == 'w' ? 'S' : 's';
}

static char carrier_of(char side)
{
    return side == 'w' ? 'C' : 'c';
}

static bool is_stone_of(char letter, char side)
{
    return letter == stone_of(side) || letter == carrier_of(side);
}

static int goal_rank(char side)
{
    return side == 'w' ? SIDE - 1 : 0;
}

static int find_carrier(const char *board, char side)
{
    return (int)(strchr(board, carrier_of(side)) - board);
}

/* ---- position strings ---- */

static const char HOME_START[] = "ssscsss/7/7/7/7/7/SSSCSSS w";
static const char FORWARD_START[] = "sSscsSs/7/7/7/7/7/SsSCSsS w";
static const char OUTER_START[] = "SsscssS/7/7/7/7/7/sSSCSSs w";
static const char PITS_START[] = "ssscsss/7/2#1#2/7/2#1#2/7/SSSCSSS w";

const char *reference_start(const char *variant, const reference_switches *switches)
{
    if (strcmp(variant, "diaballik") == 0) return switches->diaballik_starts_forward ? FORWARD_START : HOME_START;
    if (strcmp(variant, "sensei-arashi") == 0) return switches->arashi_starts_forward ? FORWARD_START : HOME_START;
    if (strcmp(variant, "sensei-arashi-expert") == 0) return PITS_START;
    return switches->outer_stones_start_forward ? OUTER_START : FORWARD_START;
}

reference_position reference_read(const char *variant, const char *text)
{
    reference_position position = {.slides = strstr(variant, "arashi") != NULL};

    reference_read_board(text, SIDE, SIDE, position.board);
    position.side = strchr(text, ' ')[1];
    return position;
}

void reference_write(const reference_position *position, char *text)
{
    text = reference_write_board(position->board, SIDE, SIDE, text);
    *text++ = position->side;
    *text = '\0';
}

reference_position reference_after(const reference_position *position, const reference_turn *turn)
{
    reference_position after = *position;

    memcpy(after.board, turn->board, sizeof after.board);
    after.side = other_side(position->side);
    return after;
}

/* ---- lines ---- */

/* Marks what hangs together with a square. */
static void mark_group(const bool *members, int square, int directions, bool *group)
{
    if (square < 0 || !members[square] || group[square]) return;
    group[square] = true;
    for (int d = 0; d < directions; d++) mark_group(members, step(square, d), directions, group);
}

static bool has_file(const bool *group, int file)
{
    for (int rank = 0; rank < SIDE; rank++) {
        if (group[rank * SIDE + file]) return true;
    }
    return false;
}

/* Follows ways through members from file a to file g that take no detour: no square of a way hangs together with an
 * earlier one but the one before it. Marks the squares of all these ways. */
static void mark_ways(const bool *members, int *way, int length, bool *needed)
{
    const int last = way[length - 1];

    if (last % SIDE == SIDE - 1) {
        for (int i = 0; i < length; i++) needed[way[i]] = true;
        return;
    }
    for (int d = 0; d < DIRECTIONS; d++) {
        const int next = step(last, d);
        bool is_near = next < 0 || !members[next] || next % SIDE == 0;
        for (int i = 0; !is_near && i < length - 1; i++) {
            is_near = abs(next % SIDE - way[i] % SIDE) <= 1 && abs(next / SIDE - way[i] / SIDE) <= 1;
        }
        if (is_near) continue;
        way[length] = next;
        mark_ways(members, way, length + 1, needed);
    }
}

/* Ruling 18 turned: only squares of some way without detours. */
static void drop_spare_squares(bool *line)
{
    bool needed[REFERENCE_SQUARES] = {false};
    int way[REFERENCE_SQUARES];

    for (int square = 0; square < REFERENCE_SQUARES; square += SIDE) {
        way[0] = square;
        if (line[square]) mark_ways(line, way, 1, needed);
    }
    memcpy(line, needed, sizeof needed);
}

/* The union of the groups that reach from file a to file g. */
static bool find_line(const bool *members, const reference_switches *switches, bool *line)
{
    const int directions = switches->lines_hang_by_sides_only ? STRAIGHT : DIRECTIONS;
    bool found = false;

    memset(line, 0, REFERENCE_SQUARES * sizeof *line);
    for (int square = 0; square < REFERENCE_SQUARES; square += SIDE) {
        bool group[REFERENCE_SQUARES] = {false};
        mark_group(members, square, directions, group);
        if (!has_file(group, SIDE - 1)) continue;
        for (int i = 0; i < REFERENCE_SQUARES; i++) line[i] = line[i] || group[i];
        found = true;
    }
    if (switches->lines_without_spare_squares) drop_spare_squares(line);
    return found;
}

static bool is_home_row(const bool *line, char side)
{
    for (int square = 0; square < REFERENCE_SQUARES; square++) {
        if (line[square] && square / SIDE != goal_rank(other_side(side))) return false;
    }
    return true;
}

/* Whether a stone of the other side is a contact of this side's line. */
static bool is_contact(const char *board, const bool *line, int square, char side, const reference_switches *switches)
{
    const int directions = switches->corners_are_contacts ? DIRECTIONS : STRAIGHT;
    const int behind_line = side == 'w' ? -1 : 1; /* a contact in front has the line on this side of it */

    if (switches->far_home_rows_are_no_contacts && square / SIDE == goal_rank(other_side(side))) return false;
    for (int d = 0; d < directions; d++) {
        const int next = step(square, d);
        if (next < 0 || !line[next]) continue;
        if (switches->pits_give_no_contact && board[next] == '#') continue;
        if (switches->contacts_in_front_only && RANK_STEP[d] != behind_line) continue;
        return true;
    }
    return false;
}

static bool is_guilty(const char *board, char side, const reference_switches *switches)
{
    bool members[REFERENCE_SQUARES];
    bool line[REFERENCE_SQUARES];
    int contacts = 0;

    for (int i = 0; i < REFERENCE_SQUARES; i++) {
        members[i] = is_stone_of(board[i], side) || (board[i] == '#' && !switches->pits_are_no_barrier);
    }
    if (!find_line(members, switches, line)) return false;
    if (switches->home_rows_are_no_lines && is_home_row(line, side)) return false;
    for (int i = 0; i < REFERENCE_SQUARES; i++) {
        if (is_stone_of(board[i], other_side(side)) && is_contact(board, line, i, side, switches)) contacts++;
    }
    return contacts >= CONTACTS;
}

static bool is_cut_by_pits(const char *board, const reference_switches *switches)
{
    bool members[REFERENCE_SQUARES];
    bool line[REFERENCE_SQUARES];

    for (int i = 0; i < REFERENCE_SQUARES; i++) members[i] = board[i] == '#';
    return !switches->pits_alone_make_guilty && find_line(members, switches, line);
}

/* `mover` has just moved. NULL when nobody is guilty. */
static reference_status judge_lines(const char *board, char mover, const reference_switches *switches)
{
    const bool only_mover = switches->only_the_mover_is_judged;
    const bool white = !(only_mover && mover == 'b') && is_guilty(board, 'w', switches);
    const bool black = !(only_mover && mover == 'w') && is_guilty(board, 'b', switches);

    if ((!white && !black) || is_cut_by_pits(board, switches)) return NULL;
    if (white && black && !switches->both_guilty_is_won_by_the_mover) return "draw unfair line";
    if (white && black) return mover == 'w' ? "white unfair line" : "black unfair line";
    return white ? "black unfair line" : "white unfair line";
}

/* ---- status ---- */

static reference_status judge_goals(const reference_position *position, const reference_switches *switches)
{
    const bool white = find_carrier(position->board, 'w') / SIDE == goal_rank('w');
    const bool black = find_carrier(position->board, 'b') / SIDE == goal_rank('b');
    const char mover = position->side;
    const char winner_of_both = switches->both_on_goal_is_won_by_the_mover ? mover : other_side(mover);

    if (white && black) return winner_of_both == 'w' ? "white goal" : "black goal";
    if (white) return "white goal";
    return black ? "black goal" : NULL;
}

static bool has_action(const reference_position *position, const reference_switches *switches);

reference_status reference_judge(const reference_position *position, const reference_switches *switches)
{
    const reference_status goal = judge_goals(position, switches);
    const reference_status lines = judge_lines(position->board, other_side(position->side), switches);

    if (switches->unfair_before_goal && lines != NULL) return lines;
    if (goal != NULL) return goal;
    if (lines != NULL) return lines;
    if (has_action(position, switches)) return "ongoing none";
    if (switches->stuck_is_a_draw) return "draw stuck";
    return position->side == 'w' ? "black stuck" : "white stuck";
}

reference_status reference_judge_game(const char *variant, const char *const *positions, size_t count,
                                      const reference_switches *switches)
{
    const reference_position last = reference_read(variant, positions[count - 1]);
    const reference_status status = reference_judge(&last, switches);
    int occurrences = 0;

    for (size_t i = 0; i < count; i++) occurrences += strcmp(positions[i], positions[count - 1]) == 0;
    if (strcmp(status, "ongoing none") != 0 || switches->repetition_is_ignored || occurrences < 3) return status;
    return "draw repetition";
}

/* ---- turns ---- */

/* A turn being made, action by action. */
typedef struct turn_on_its_way {
    char board[REFERENCE_SQUARES + 1];
    char text[REFERENCE_TEXT];
    int actions;
    int moves;
    int passes;
    int former_carrier; /* where it stands, -1 before the pass */
    bool is_over;
} turn_on_its_way;

/* The outcomes found so far, by a hash of their boards. */
enum { SLOTS = 1 << 15 };

typedef struct search {
    const reference_position *position;
    const reference_switches *switches;
    reference_turn *slots; /* one without a board is free */
    int count;
    bool any_will_do; /* the search ends with the first outcome */
} search;

static unsigned hash_of(const char *board)
{
    unsigned hash = 2166136261u;
    for (; *board != '\0'; board++) hash = (hash ^ (unsigned char)*board) * 16777619u;
    return hash ^ hash >> 15;
}

/* The slot of a board: where it is, or where it belongs. */
static reference_turn *slot_of(const search *all, const char *board)
{
    unsigned i = hash_of(board) % SLOTS;

    while (all->slots[i].board[0] != '\0' && strcmp(all->slots[i].board, board) != 0) i = (i + 1) % SLOTS;
    return &all->slots[i];
}

/* Fewer actions first, then the smaller text. */
static bool is_before(const turn_on_its_way *made, const reference_turn *other)
{
    if (made->actions != other->actions) return made->actions < other->actions;
    return strcmp(made->text, other->text) < 0;
}

static void note_outcome(search *all, const turn_on_its_way *made)
{
    reference_turn *slot = slot_of(all, made->board);
    const bool is_new = slot->board[0] == '\0';

    if (is_new) all->count++;
    if (!is_new && !is_before(made, slot)) return;
    memcpy(slot->board, made->board, sizeof slot->board);
    memcpy(slot->text, made->text, sizeof slot->text);
    slot->actions = made->actions;
}

static void append_action(turn_on_its_way *made, int from, const char *between, int to)
{
    const size_t length = strlen(made->text);

    snprintf(made->text + length, sizeof made->text - length, "%s%c%d%s%c%d", length > 0 ? "," : "", 'a' + from % SIDE,
             from / SIDE + 1, between, 'a' + to % SIDE, to / SIDE + 1);
    made->actions++;
}

static void go_on(search *all, const turn_on_its_way *made);

/* What follows an action: the turn may end here or go on. */
static void after_action(search *all, turn_on_its_way *made)
{
    const char side = all->position->side;

    if (all->switches->judged_after_each_action && judge_lines(made->board, side, all->switches)) made->is_over = true;
    note_outcome(all, made);
    if (!made->is_over) go_on(all, made);
}

static void try_move(search *all, const turn_on_its_way *before, int from, int to)
{
    turn_on_its_way made = *before;

    made.board[to] = made.board[from];
    made.board[from] = '.';
    made.moves++;
    append_action(&made, from, "", to);
    after_action(all, &made);
}

static void try_pass(search *all, const turn_on_its_way *before, int from, int to)
{
    const char side = all->position->side;
    turn_on_its_way made = *before;

    made.board[from] = stone_of(side);
    made.board[to] = carrier_of(side);
    made.passes++;
    made.former_carrier = from;
    made.is_over = to / SIDE == goal_rank(side) && !all->switches->turns_go_on_after_a_winning_pass;
    append_action(&made, from, ">", to);
    after_action(all, &made);
}

/* Tries every square a stone can move to. */
static void moves_of(search *all, const turn_on_its_way *before, int from)
{
    for (int d = 0; d < STRAIGHT; d++) {
        for (int to = step(from, d); to >= 0; to = step(to, d)) {
            const bool is_pit = before->board[to] == '#';
            if (before->board[to] != '.' && !(is_pit && all->switches->stones_slide_over_pits)) break;
            if (!is_pit) try_move(all, before, from, to);
            if (!all->position->slides) break;
        }
    }
}

static bool stops_pass(char letter, char side, const reference_switches *switches)
{
    if (is_stone_of(letter, other_side(side))) return true;
    if (letter == '#') return switches->pits_stop_passes;
    return letter != '.' && switches->own_stones_stop_passes;
}

static void passes_of(search *all, const turn_on_its_way *before, int from)
{
    const char side = all->position->side;

    for (int d = 0; d < DIRECTIONS; d++) {
        if (all->switches->no_passes_along_files && FILE_STEP[d] == 0) continue;
        for (int to = step(from, d); to >= 0; to = step(to, d)) {
            if (before->board[to] == stone_of(side)) try_pass(all, before, from, to);
            if (stops_pass(before->board[to], side, all->switches)) break;
        }
    }
}

static bool may_move(const search *all, const turn_on_its_way *before, int from)
{
    if (before->moves == MOVES || (all->switches->passes_come_last && before->passes > 0)) return false;
    if (all->switches->former_carriers_stay && from == before->former_carrier) return false;
    return before->board[from] == stone_of(all->position->side) || all->switches->carriers_move;
}

static bool may_pass(const search *all, const turn_on_its_way *before, int from)
{
    return before->passes < PASSES && before->board[from] == carrier_of(all->position->side);
}

static void go_on(search *all, const turn_on_its_way *before)
{
    for (int from = 0; from < REFERENCE_SQUARES && !(all->any_will_do && all->count > 0); from++) {
        if (!is_stone_of(before->board[from], all->position->side)) continue;
        if (may_move(all, before, from)) moves_of(all, before, from);
        if (may_pass(all, before, from)) passes_of(all, before, from);
    }
}

static int compare_turns(const void *a, const void *b)
{
    return strcmp(((const reference_turn *)a)->text, ((const reference_turn *)b)->text);
}

static turn_on_its_way begin_turn(const reference_position *position)
{
    turn_on_its_way start = {.former_carrier = -1};
    memcpy(start.board, position->board, sizeof start.board);
    return start;
}

/* Everything that can be done, whether or not the game is over. */
static reference_turns list_all(const reference_position *position, const reference_switches *switches)
{
    search all = {.position = position, .switches = switches, .slots = calloc(SLOTS, sizeof(reference_turn))};
    const turn_on_its_way start = begin_turn(position);
    reference_turns list = {.turns = NULL};

    if (switches->empty_turns) note_outcome(&all, &start);
    go_on(&all, &start);
    list.turns = malloc(((size_t)all.count + 1) * sizeof *list.turns);
    for (int i = 0; i < SLOTS; i++) {
        if (all.slots[i].board[0] == '\0') continue;
        if (switches->no_returning_turns && strcmp(all.slots[i].board, position->board) == 0) continue;
        list.turns[list.count++] = all.slots[i];
    }
    free(all.slots);
    qsort(list.turns, (size_t)list.count, sizeof *list.turns, compare_turns);
    return list;
}

static bool has_action(const reference_position *position, const reference_switches *switches)
{
    search any = {.position = position,
                  .switches = switches,
                  .slots = calloc(SLOTS, sizeof(reference_turn)),
                  .any_will_do = true};
    const turn_on_its_way start = begin_turn(position);

    if (switches->empty_turns) note_outcome(&any, &start);
    go_on(&any, &start);
    free(any.slots);
    return any.count > 0;
}

reference_turns reference_list(const reference_position *position, const reference_switches *switches)
{
    if (strcmp(reference_judge(position, switches), "ongoing none") == 0) return list_all(position, switches);
    return (reference_turns){.turns = NULL};
}

void reference_free(reference_turns *turns)
{
    free(turns->turns);
    *turns = (reference_turns){.turns = NULL};
}
