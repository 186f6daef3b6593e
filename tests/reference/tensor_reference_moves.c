/* SPDX-License-Identifier: MIT
 * Sections 4, 5, 7 and 8 of the rule sheet: what each piece but the beast can do. */
#include "tensor_reference_parts.h"

#include <stdlib.h>
#include <string.h>

enum { LEGS_MAX = 40 };

static void note_propelling(const attempt *all, int from, int beast, int to)
{
    char board[REFERENCE_SQUARES + 1];
    char text[REFERENCE_MOVE_TEXT] = "";

    memcpy(board, all->position->board, sizeof board);
    board[beast] = board[from];
    board[from] = '.';
    board[to] = piece_of('t', all->position->side);
    append_square(text, "", from);
    append_square(text, "", beast);
    append_square(text, ":", to);
    note(all, board, text);
}

/* ---- sections 2 and 4: slides and jumps ---- */

/* A square that a slide or a jump gets to, whatever stands there. */
typedef struct leg {
    int to;
    int direction; /* 0 for jumps */
    int passed;    /* beasts passed through on the way */
} leg;

static int knight_legs(int from, leg *found)
{
    int count = 0;

    for (int to = 0; to < REFERENCE_SQUARES; to++) {
        const int files = abs(to % FILES - from % FILES);
        const int ranks = abs(to / FILES - from / FILES);
        if (files * ranks == 2) found[count++] = (leg){to, 0, 0};
    }
    return count;
}

/* The slide of section 2; the last square may hold anything but an own piece that is no beast. */
static int slide(const char *board, char side, int from, int direction, const reference_switches *switches, leg *found)
{
    int count = 0;
    int passed = 0;

    for (int to = step(from, direction); to >= 0; to = step(to, direction)) {
        const char piece = board[to];
        const bool is_passed =
            is_own_beast(piece, side) || (is_enemy_beast(piece, side) && switches->enemy_beasts_are_passed);
        if (is_of(piece, side) && kind_of(piece) != 't') break;
        found[count++] = (leg){to, direction, passed};
        if (piece != '.' && !is_passed) break;
        if (piece != '.' && ++passed > 1 && switches->one_beast_is_passed_at_most) break;
    }
    return count;
}

/* The legs of a knight, bishop, rook or queen from a square. */
static int legs_of(const char *board, char side, char kind, int from, const reference_switches *switches, leg *found)
{
    int count = 0;

    if (kind == 'n') return knight_legs(from, found);
    for (int d = 0; d < DIRECTIONS; d++) {
        if (kind == (d % 2 == 0 ? 'b' : 'r')) continue;
        count += slide(board, side, from, d, switches, found + count);
    }
    return count;
}

static bool may_end(const char *board, char side, const leg *way, const reference_switches *switches)
{
    if (board[way->to] == '.') return true;
    return is_prey(board[way->to], side) && !(way->passed > 0 && switches->no_capture_behind_beasts);
}

/* ---- section 5.2: ricochet ---- */

static bool is_turn(char kind, const leg *first, const leg *second, const reference_switches *switches)
{
    const int turn = (second->direction - first->direction) & 7;

    if (kind == 'n') return true;
    if (switches->ricochets_at_half_turns) return turn != 0 && turn != 4;
    return turn == 2 || turn == 6;
}

/* Marks where a piece ends that has come to an own beast. It stands no longer on its starting square. */
static void mark_ricochets(const char *board, char side, char kind, int start, const leg *first, int more,
                           const reference_switches *switches, bool *squares)
{
    leg seconds[LEGS_MAX];
    const int count = legs_of(board, side, kind, first->to, switches, seconds);

    for (int i = 0; i < count; i++) {
        const leg *second = &seconds[i];
        if (!is_turn(kind, first, second, switches)) continue;
        if (first->passed + second->passed > 0 && switches->no_pass_through_in_ricochets) continue;
        if (more > 0 && is_own_beast(board[second->to], side)) {
            mark_ricochets(board, side, kind, start, second, more - 1, switches, squares);
        }
        if (second->to == start && !switches->knights_come_back) continue;
        if (board[second->to] != '.' && switches->ricochets_do_not_capture) continue;
        if (may_end(board, side, second, switches)) squares[second->to] = true;
    }
}

/* Marks where an ordinary move (section 4) or a ricochet of a knight, bishop, rook or queen may end. */
static void mark_ends(const char *board, int from, const reference_switches *switches, bool *squares)
{
    const char side = is_of(board[from], 'w') ? 'w' : 'b';
    const char kind = kind_of(board[from]);
    char lifted[REFERENCE_SQUARES + 1];
    leg firsts[LEGS_MAX];
    int count;

    memcpy(lifted, board, sizeof lifted);
    lifted[from] = '.';
    count = legs_of(lifted, side, kind, from, switches, firsts);
    for (int i = 0; i < count; i++) {
        if (may_end(lifted, side, &firsts[i], switches)) squares[firsts[i].to] = true;
        if (!is_own_beast(lifted[firsts[i].to], side)) continue;
        mark_ricochets(lifted, side, kind, from, &firsts[i], switches->two_ricochets ? 1 : 0, switches, squares);
    }
}

/* ---- section 5.3: propelling ---- */

/* The beast goes off its square in the manner of the piece that has come to it. */
static void propel(const attempt *all, int from, const leg *first)
{
    const char side = all->position->side;
    const char kind = kind_of(all->position->board[from]);
    const reference_switches *switches = all->switches;
    reference_switches beasts_way = *switches;
    char board[REFERENCE_SQUARES + 1];
    leg seconds[LEGS_MAX];
    int count;

    memcpy(board, all->position->board, sizeof board);
    if (!switches->vacated_squares_are_barred) board[from] = '.';
    beasts_way.enemy_beasts_are_passed = switches->propelled_beasts_pass_walls;
    count = legs_of(board, side, kind, first->to, &beasts_way, seconds);
    for (int i = 0; i < count; i++) {
        const leg *second = &seconds[i];
        const bool captures = is_enemy_beast(board[second->to], side) && switches->propelled_beasts_capture;
        if ((second->direction - first->direction) % 2 != 0) continue;
        if (second->passed > 0 && switches->propelled_beasts_pass_nothing) continue;
        if (board[second->to] == '.' || captures) note_propelling(all, from, first->to, second->to);
    }
}

/* Comes to beasts from a square, and then perhaps off those to others. */
static void propel_from(const attempt *all, int from, int at, const leg *came, int more)
{
    const char *board = all->position->board;
    const char side = all->position->side;
    const char kind = kind_of(board[from]);
    leg legs[LEGS_MAX];
    const int count = legs_of(board, side, kind, at, all->switches, legs);

    for (int i = 0; i < count; i++) {
        if (!is_own_beast(board[legs[i].to], side) || legs[i].to == from) continue;
        if (came != NULL && !is_turn(kind, came, &legs[i], all->switches)) continue;
        if (legs[i].passed > 0 && all->switches->no_pass_through_before_propelling) continue;
        propel(all, from, &legs[i]);
        if (more > 0) propel_from(all, from, legs[i].to, &legs[i], more - 1);
    }
}

static void list_piece(const attempt *all, int from)
{
    bool squares[REFERENCE_SQUARES] = {false};

    mark_ends(all->position->board, from, all->switches, squares);
    for (int to = 0; to < REFERENCE_SQUARES; to++) {
        if (squares[to]) note_move(all, from, to, "");
    }
    propel_from(all, from, from, NULL, all->switches->ricochets_propel ? 1 : 0);
}

/* ---- section 4, section 8: the king ---- */

/* Section 8: squares from the king's start to its landing square, on a board without the king. */
static bool is_castling_safe(const attempt *all, int king, int landing)
{
    const char side = all->position->side;
    const int by = landing > king ? 1 : -1;
    reference_position lifted = *all->position;

    lifted.board[king] = '.';
    for (int square = king; square != landing + by; square += by) {
        if (square == king && all->switches->castling_out_of_check) continue;
        if (square != king && all->switches->castling_over_attacked_squares) continue;
        if (is_own_beast(lifted.board[square], side) && all->switches->beasts_shield_crossed_squares) continue;
        if (reference_attacks(&lifted, other_side(side), square, all->switches)) return false;
    }
    return true;
}

static void castle(const attempt *all, int king, int rook, int landing)
{
    const char side = all->position->side;
    const int rook_landing = landing + (rook > king ? -1 : 1);
    char board[REFERENCE_SQUARES + 1];
    char text[REFERENCE_MOVE_TEXT] = "";

    memcpy(board, all->position->board, sizeof board);
    board[king] = '.';
    board[rook] = '.';
    if (board[landing] != '.' || board[rook_landing] != '.' || !is_castling_safe(all, king, landing)) return;
    board[landing] = piece_of('k', side);
    board[rook_landing] = piece_of('r', side);
    append_square(text, "", king);
    append_square(text, "", landing);
    note(all, board, text);
}

static void list_castlings(const attempt *all, int king)
{
    const char side = all->position->side;
    const int from_edge = all->switches->castling_counts_from_the_border ? 0 : 1;

    for (const char *right = all->position->castling; *right != '\0'; right++) {
        const bool to_last_file = kind_of(*right) == 'k';
        const int by = to_last_file ? 1 : -1;
        const int rook = to_last_file ? king + FILES - 1 - KING_FILE : king - KING_FILE;
        bool is_open = true;
        if (!is_of(*right, side)) continue;
        for (int square = king + by; square != rook; square += by) {
            const char piece = all->position->board[square];
            const bool passable = (is_own_beast(piece, side) && !all->switches->beasts_block_castling) ||
                                  (is_enemy_beast(piece, side) && all->switches->enemy_beasts_let_castling_pass);
            if (piece != '.' && !passable) is_open = false;
        }
        for (int i = from_edge; is_open && i < from_edge + 2; i++) castle(all, king, rook, rook - by * i);
    }
}

static void list_king(const attempt *all, int from)
{
    for (int d = 0; d < DIRECTIONS; d++) {
        const int to = step(from, d);
        if (to < 0) continue;
        if (all->position->board[to] != '.' && !is_prey(all->position->board[to], all->position->side)) continue;
        note_move(all, from, to, "");
    }
    list_castlings(all, from);
}

/* ---- section 7: pawns ---- */

/* Section 1: no position has more than twelve beasts of a side, so no pawn becomes the thirteenth. */
static bool may_become_beast(const attempt *all)
{
    int beasts = 0;

    for (int square = 0; square < REFERENCE_SQUARES; square++) {
        beasts += is_own_beast(all->position->board[square], all->position->side);
    }
    return beasts < REFERENCE_BEASTS && !all->switches->no_promotion_to_beasts;
}

static void note_pawn_move(const attempt *all, int from, int to)
{
    static const char *const promotions[] = {"=Q", "=R", "=B", "=N", "=T"};
    const int kinds = may_become_beast(all) ? 5 : 4;

    if (rank_seen_by(all->position->side, to) < RANKS - 1) {
        note_move(all, from, to, "");
        return;
    }
    for (int i = 0; i < kinds; i++) note_move(all, from, to, promotions[i]);
    if (all->switches->promotion_is_optional) note_move(all, from, to, "");
}

static void list_first_moves(const attempt *all, int from, int one, int two)
{
    const char *board = all->position->board;
    const char side = all->position->side;
    const reference_switches *switches = all->switches;
    const int three = step(two, forward_of(side));
    const bool behind_beast = is_own_beast(board[one], side);

    if (board[two] == '.' && (board[one] == '.' || (behind_beast && !switches->pawns_pass_no_beasts))) {
        reference_move *made = note_move(all, from, two, "");
        if (!behind_beast || switches->en_passant_behind_beasts) made->after.en_passant = one;
    }
    if (behind_beast && switches->pawns_capture_behind_beasts && is_prey(board[two], side)) {
        note_move(all, from, two, "");
    }
    if (switches->pawns_propel_by_double_steps && board[one] == '.' && is_own_beast(board[two], side) &&
        board[three] == '.') {
        note_propelling(all, from, two, three);
    }
}

static void list_pawn_captures(const attempt *all, int from)
{
    const char side = all->position->side;

    for (int turn = -1; turn <= 1; turn += 2) {
        const int to = step(from, (forward_of(side) + turn) & 7);
        const int victim = step(to, forward_of(other_side(side)));
        if (to < 0) continue;
        if (is_prey(all->position->board[to], side)) note_pawn_move(all, from, to);
        if (to != all->position->en_passant) continue;
        reference_move *made = note_move(all, from, to, "");
        made->after.board[victim] = '.';
        made->after.quiet = 0;
    }
}

static void list_pawn(const attempt *all, int from)
{
    const char *board = all->position->board;
    const char side = all->position->side;
    const int one = step(from, forward_of(side));
    const int two = step(one, forward_of(side));
    const bool is_first = rank_seen_by(side, from) == 1;

    if (one >= 0 && board[one] == '.') note_pawn_move(all, from, one);
    if (is_first) list_first_moves(all, from, one, two);
    if ((is_first || all->switches->pawns_propel_from_any_rank) && two >= 0 && is_own_beast(board[one], side) &&
        board[two] == '.') {
        note_propelling(all, from, one, two);
    }
    list_pawn_captures(all, from);
}

/* ---- all pieces ---- */

void list_all(const attempt *all)
{
    const char *board = all->position->board;

    for (int from = 0; from < REFERENCE_SQUARES; from++) {
        if (!is_of(board[from], all->position->side)) continue;
        switch (kind_of(board[from])) {
        case 'k': list_king(all, from); break;
        case 'p': list_pawn(all, from); break;
        case 't': list_beast(all, from); break;
        default: list_piece(all, from); break;
        }
    }
}

void mark_captures(const char *board, int from, const reference_switches *switches, bool *squares)
{
    const char side = is_of(board[from], 'w') ? 'w' : 'b';
    const char kind = kind_of(board[from]);

    if (kind == 't') return;
    if (kind != 'k' && kind != 'p') {
        mark_ends(board, from, switches, squares);
        return;
    }
    for (int d = 0; d < DIRECTIONS; d++) {
        const int turn = (d - forward_of(side)) & 7;
        const int to = step(from, d);
        if (to >= 0 && (kind == 'k' || turn == 1 || turn == 7)) squares[to] = true;
    }
}
