/* SPDX-License-Identifier: MIT
 * Squares, pieces, and outcomes of moves. */
#include "tensor_reference_parts.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- squares and pieces ---- */

int step(int square, int direction)
{
    static const int file_step[DIRECTIONS] = {0, 1, 1, 1, 0, -1, -1, -1};
    static const int rank_step[DIRECTIONS] = {1, 1, 0, -1, -1, -1, 0, 1};
    const int file = square % FILES + file_step[direction];
    const int rank = square / FILES + rank_step[direction];

    if (square < 0 || file < 0 || file >= FILES || rank < 0 || rank >= RANKS) return -1;
    return rank * FILES + file;
}

char other_side(char side)
{
    return side == 'w' ? 'b' : 'w';
}

bool is_of(char piece, char side)
{
    return side == 'w' ? isupper((unsigned char)piece) != 0 : islower((unsigned char)piece) != 0;
}

char piece_of(char kind, char side)
{
    return (char)(side == 'w' ? toupper((unsigned char)kind) : kind);
}

char kind_of(char piece)
{
    return (char)tolower((unsigned char)piece);
}

bool is_own_beast(char piece, char side)
{
    return piece == piece_of('t', side);
}

bool is_enemy_beast(char piece, char side)
{
    return is_own_beast(piece, other_side(side));
}

bool is_prey(char piece, char side)
{
    return is_of(piece, other_side(side)) && kind_of(piece) != 't';
}

int find_king(const char *board, char side)
{
    const char *king = strchr(board, piece_of('k', side));
    return king != NULL ? (int)(king - board) : -1;
}

int forward_of(char side)
{
    return side == 'w' ? 0 : 4;
}

int rank_seen_by(char side, int square)
{
    return side == 'w' ? square / FILES : RANKS - 1 - square / FILES;
}

/* ---- what has been done ---- */

static int count_enemies(const char *board, char side, bool with_beasts)
{
    int count = 0;
    for (; *board != '\0'; board++) count += is_prey(*board, side) || (with_beasts && is_enemy_beast(*board, side));
    return count;
}

static bool has_pawn_moved(const char *before, const char *after, char side)
{
    for (; *before != '\0'; before++, after++) {
        if (*before == piece_of('p', side) && *after != *before) return true;
    }
    return false;
}

/* Section 1: a right is lost when the king or the rook is no longer in its place. */
static void keep_rights(reference_position *after)
{
    char kept[5] = "";
    int count = 0;

    for (const char *right = after->castling; *right != '\0'; right++) {
        const char side = isupper((unsigned char)*right) ? 'w' : 'b';
        const int first = side == 'w' ? 0 : (RANKS - 1) * FILES;
        const int corner = toupper((unsigned char)*right) == 'K' ? first + FILES - 1 : first;
        if (after->board[first + KING_FILE] != piece_of('k', side) || after->board[corner] != piece_of('r', side))
            continue;
        kept[count++] = *right;
    }
    kept[count] = '\0';
    memcpy(after->castling, kept, sizeof kept);
}

reference_move *note(const attempt *all, const char *board, const char *text)
{
    const reference_position *before = all->position;
    const bool with_beasts = !all->switches->beasts_taken_do_not_count;
    const int enemies = count_enemies(board, before->side, with_beasts);
    const bool captured = enemies < count_enemies(before->board, before->side, with_beasts);
    reference_moves *list = all->list;
    reference_move *made;

    if (list->count == list->room) {
        list->room = 2 * list->room + 64;
        list->moves = realloc(list->moves, (size_t)list->room * sizeof *list->moves);
    }
    made = &list->moves[list->count++];
    memset(made, 0, sizeof *made);
    made->after = *before;
    memcpy(made->after.board, board, sizeof made->after.board);
    made->after.side = other_side(before->side);
    made->after.en_passant = -1;
    made->after.quiet = captured || has_pawn_moved(before->board, board, before->side) ? 0 : before->quiet + 1;
    made->after.number = before->number + (before->side == 'b');
    keep_rights(&made->after);
    snprintf(made->text, sizeof made->text, "%s", text);
    return made;
}

void append_square(char *text, const char *before, int square)
{
    const size_t length = strlen(text);
    snprintf(text + length, REFERENCE_MOVE_TEXT - length, "%s%c%d", before, 'a' + square % FILES, square / FILES + 1);
}

reference_move *note_move(const attempt *all, int from, int to, const char *ending)
{
    char board[REFERENCE_SQUARES + 1];
    char text[REFERENCE_MOVE_TEXT] = "";

    memcpy(board, all->position->board, sizeof board);
    board[to] = board[from];
    if (to != from) board[from] = '.';
    append_square(text, "", from);
    append_square(text, "", to);
    strcat(text, ending);
    if (ending[0] == '=') board[to] = piece_of(kind_of(ending[1]), all->position->side);
    return note(all, board, text);
}
