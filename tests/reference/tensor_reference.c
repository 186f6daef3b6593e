/* SPDX-License-Identifier: MIT
 * Position strings, legality and the end of the game: sections 1 and 9 of the rule sheet. */
#include "tensor_reference_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "reference_board.h"

enum { CLAIM_REPETITIONS = 3, DRAW_REPETITIONS = 5, CLAIM_QUIET = 100, DRAW_QUIET = 150 };

/* ---- section 1: position strings ---- */

reference_position reference_read(const char *text)
{
    reference_position position = {.quiet = 0};
    char board[REFERENCE_POSITION_TEXT];
    char castling[8];
    char en_passant[8];

    if (sscanf(text, "%139s %c %7s %7s %d %d", board, &position.side, castling, en_passant, &position.quiet,
               &position.number) != 6) {
        fprintf(stderr, "the reference cannot read %s\n", text);
        exit(2);
    }
    reference_read_board(board, FILES, RANKS, position.board);
    if (castling[0] != '-') snprintf(position.castling, sizeof position.castling, "%.4s", castling);
    position.en_passant = en_passant[0] == '-' ? -1 : (en_passant[1] - '1') * FILES + en_passant[0] - 'a';
    return position;
}

void reference_write(const reference_position *position, char *text)
{
    text = reference_write_board(position->board, FILES, RANKS, text);
    text += sprintf(text, "%c %s ", position->side, position->castling[0] != '\0' ? position->castling : "-");
    if (position->en_passant < 0) {
        text += sprintf(text, "-");
    } else {
        text += sprintf(text, "%c%d", 'a' + position->en_passant % FILES, position->en_passant / FILES + 1);
    }
    sprintf(text, " %d %d", position->quiet, position->number);
}

/* ---- section 9: attack and legal moves ---- */

bool reference_attacks(const reference_position *position, char side, int square, const reference_switches *switches)
{
    char board[REFERENCE_SQUARES + 1];

    memcpy(board, position->board, sizeof board);
    board[square] = side == 'w' ? 'p' : 'P';
    for (int from = 0; from < REFERENCE_SQUARES; from++) {
        bool squares[REFERENCE_SQUARES] = {false};
        if (!is_of(board[from], side)) continue;
        mark_captures(board, from, switches, squares);
        if (squares[square]) return true;
    }
    return false;
}

static bool is_in_check(const reference_position *position, char side, const reference_switches *switches)
{
    const int king = find_king(position->board, side);
    return king >= 0 && reference_attacks(position, other_side(side), king, switches);
}

/* Section 1: the en passant square counts only when a capture on it is legal. */
static bool has_en_passant_capture(const reference_position *position, const reference_switches *switches)
{
    const int back = position->side == 'w' ? -FILES : FILES;
    const char pawn = position->side == 'w' ? 'P' : 'p';

    for (int by = -1; by <= 1; by += 2) {
        const int file = position->en_passant % FILES + by;
        const int from = position->en_passant + back + by;
        reference_position after = *position;
        if (file < 0 || file >= FILES || position->board[from] != pawn) continue;
        after.board[from] = '.';
        after.board[position->en_passant + back] = '.';
        after.board[position->en_passant] = pawn;
        if (!is_in_check(&after, position->side, switches)) return true;
    }
    return false;
}

static int compare_outcomes(const void *a, const void *b)
{
    const reference_move *left = a;
    const reference_move *right = b;
    const int boards = strcmp(left->after.board, right->after.board);

    if (boards != 0) return boards;
    if (left->after.en_passant != right->after.en_passant) return left->after.en_passant - right->after.en_passant;
    if (left->after.quiet != right->after.quiet) return left->after.quiet - right->after.quiet;
    return strcmp(left->text, right->text);
}

static bool are_same_outcome(const reference_move *one, const reference_move *other)
{
    return strcmp(one->after.board, other->after.board) == 0 && one->after.en_passant == other->after.en_passant &&
           one->after.quiet == other->after.quiet;
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(((const reference_move *)a)->text, ((const reference_move *)b)->text);
}

static void keep_legal(reference_moves *list, char side, const reference_switches *switches)
{
    int kept = 0;

    for (int i = 0; i < list->count; i++) {
        reference_move *move = &list->moves[i];
        if (is_in_check(&move->after, side, switches)) continue;
        if (move->after.en_passant >= 0 && !has_en_passant_capture(&move->after, switches)) move->after.en_passant = -1;
        list->moves[kept++] = *move;
    }
    list->count = kept;
}

/* Section 10: one move for each resulting position, by its smaller text. */
static void keep_outcomes(reference_moves *list)
{
    int kept = 0;

    qsort(list->moves, (size_t)list->count, sizeof *list->moves, compare_outcomes);
    for (int i = 0; i < list->count; i++) {
        if (kept > 0 && are_same_outcome(&list->moves[kept - 1], &list->moves[i])) continue;
        list->moves[kept++] = list->moves[i];
    }
    list->count = kept;
}

reference_moves reference_list(const reference_position *position, const reference_switches *switches)
{
    reference_moves list = {.moves = NULL};
    const attempt all = {.position = position, .switches = switches, .list = &list};

    list_all(&all);
    if (list.count == 0) return list;
    keep_legal(&list, position->side, switches);
    keep_outcomes(&list);
    qsort(list.moves, (size_t)list.count, sizeof *list.moves, compare_texts);
    return list;
}

void reference_free(reference_moves *list)
{
    free(list->moves);
    *list = (reference_moves){.moves = NULL};
}

/* ---- section 9: the end ---- */

/* Pieces of this kind, of both sides. */
static int count_kind(const char *board, char kind)
{
    int count = 0;
    for (; *board != '\0'; board++) count += kind_of(*board) == kind;
    return count;
}

static bool are_bishops_on_one_colour(const char *board)
{
    int counts[2] = {0, 0};

    for (int square = 0; square < REFERENCE_SQUARES; square++) {
        if (kind_of(board[square]) == 'b') counts[(square % FILES + square / FILES) % 2]++;
    }
    return counts[0] == 0 || counts[1] == 0;
}

static bool is_material_insufficient(const char *board, const reference_switches *switches)
{
    const int knights = count_kind(board, 'n');
    const int bishops = count_kind(board, 'b');
    const int beasts = count_kind(board, 't');

    if (switches->material_is_always_sufficient) return false;
    if (count_kind(board, 'p') + count_kind(board, 'r') + count_kind(board, 'q') > 0) return false;
    if (knights + bishops == 0) return beasts == 0 || !switches->beasts_are_material;
    if (beasts > 0) return false;
    return knights + bishops == 1 || (knights == 0 && are_bishops_on_one_colour(board));
}

const char *reference_judge(const reference_position *position, const reference_switches *switches)
{
    reference_moves list;
    bool can_move;

    if (is_material_insufficient(position->board, switches)) return "draw dead material";
    list = reference_list(position, switches);
    can_move = list.count > 0;
    reference_free(&list);
    if (can_move) return "ongoing none";
    if (!is_in_check(position, position->side, switches)) return "draw stalemate";
    return position->side == 'w' ? "black checkmate" : "white checkmate";
}

/* Positions are the same when the first four fields of their strings are. */
static bool are_same(const char *one, const char *other)
{
    size_t length = 0;

    for (int blanks = 0; blanks < 4; length++) blanks += one[length] == ' ';
    return strncmp(one, other, length) == 0;
}

const char *reference_judge_game(const char *const *positions, size_t count, const reference_switches *switches)
{
    const reference_position last = reference_read(positions[count - 1]);
    const char *status = reference_judge(&last, switches);
    const int repetitions = switches->draws_need_no_claim ? CLAIM_REPETITIONS : DRAW_REPETITIONS;
    const int quiet = switches->draws_need_no_claim ? CLAIM_QUIET : DRAW_QUIET;
    int occurrences = 0;

    for (size_t i = 0; i < count; i++) occurrences += are_same(positions[count - 1], positions[i]);
    if (strcmp(status, "ongoing none") != 0) return status;
    if (occurrences >= repetitions && !switches->repetition_is_ignored) return "draw repetition";
    if (count > 1 && last.quiet >= quiet && !switches->clock_is_ignored) return "draw move count";
    return status;
}
