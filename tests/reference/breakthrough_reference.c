/* SPDX-License-Identifier: MIT */
#include "breakthrough_reference.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "reference_board.h"

enum { LAST_RANK = REFERENCE_SIDE - 1 };

reference_position reference_read(const char *text)
{
    reference_position position;

    reference_read_board(text, REFERENCE_SIDE, REFERENCE_SIDE, (char *)position.board);
    position.side = strchr(text, ' ')[1];
    return position;
}

void reference_write(const reference_position *position, char *text)
{
    text = reference_write_board((const char *)position->board, REFERENCE_SIDE, REFERENCE_SIDE, text);
    *text++ = position->side;
    *text = '\0';
}

static bool has_piece_on(const reference_position *position, char piece, int rank)
{
    return memchr(position->board[rank], piece, REFERENCE_SIDE) != NULL;
}

/* Who has a piece on the far rank; of both, the one who is not to move. '\0': nobody. */
static char arrived(const reference_position *position)
{
    const bool white = has_piece_on(position, 'P', LAST_RANK);
    const bool black = has_piece_on(position, 'p', 0);

    if (white && black) return position->side == 'w' ? 'b' : 'w';
    if (white) return 'w';
    return black ? 'b' : '\0';
}

/* Moves a piece by hand, if it may: one rank ahead and `aside` files. */
static bool try_move(const reference_position *position, int rank, int file, int aside, reference_move *move)
{
    const char own = position->side == 'w' ? 'P' : 'p';
    const int to_rank = position->side == 'w' ? rank + 1 : rank - 1;
    const int to_file = file + aside;

    if (position->board[rank][file] != own) return false;
    if (to_rank < 0 || to_rank >= REFERENCE_SIDE || to_file < 0 || to_file >= REFERENCE_SIDE) return false;
    const char there = position->board[to_rank][to_file];
    if (there == own || (aside == 0 && there != '.')) return false;

    snprintf(move->coordinate, sizeof move->coordinate, "%c%d%c%d", 'a' + file, rank + 1, 'a' + to_file, to_rank + 1);
    snprintf(move->standard, sizeof move->standard, "%c%d%c%c%d", 'a' + file, rank + 1, there == '.' ? '-' : 'x',
             'a' + to_file, to_rank + 1);
    move->after = *position;
    move->after.board[rank][file] = '.';
    move->after.board[to_rank][to_file] = own;
    move->after.side = position->side == 'w' ? 'b' : 'w';
    return true;
}

int reference_list(const reference_position *position, reference_move *moves)
{
    int count = 0;

    if (arrived(position) != '\0') return 0;
    for (int rank = 0; rank < REFERENCE_SIDE; rank++) {
        for (int file = 0; file < REFERENCE_SIDE; file++) {
            for (int aside = -1; aside <= 1; aside++) count += try_move(position, rank, file, aside, &moves[count]);
        }
    }
    return count;
}

const char *reference_status(const reference_position *position)
{
    reference_move moves[REFERENCE_MOVES];
    const char winner = arrived(position);

    if (winner != '\0') return winner == 'w' ? "white goal" : "black goal";
    if (reference_list(position, moves) > 0) return "ongoing none";
    return position->side == 'w' ? "black blocked" : "white blocked";
}

uint64_t reference_perft(const reference_position *position, int depth)
{
    reference_move moves[REFERENCE_MOVES];
    uint64_t leaves = 0;

    if (depth == 0) return 1;
    const int count = reference_list(position, moves);
    if (depth == 1) return (uint64_t)count;
    for (int i = 0; i < count; i++) leaves += reference_perft(&moves[i].after, depth - 1);
    return leaves;
}
