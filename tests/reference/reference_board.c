/* SPDX-License-Identifier: MIT */
#include "reference_board.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void reference_read_board(const char *text, int files, int ranks, char *board)
{
    int rank = ranks - 1;
    int file = 0;

    memset(board, '.', (size_t)(files * ranks));
    while (*text != ' ' && *text != '\0') {
        if (*text == '/') {
            rank--;
            file = 0;
            text++;
        } else if (isdigit((unsigned char)*text)) {
            file += (int)strtol(text, (char **)&text, 10);
        } else {
            board[rank * files + file++] = *text++;
        }
    }
}

char *reference_write_board(const char *board, int files, int ranks, char *text)
{
    for (int rank = ranks - 1; rank >= 0; rank--) {
        int empty = 0;
        for (int file = 0; file <= files; file++) {
            const char piece = file < files ? board[rank * files + file] : '/';
            if (piece == '.') {
                empty++;
                continue;
            }
            if (empty > 0) text += sprintf(text, "%d", empty);
            empty = 0;
            *text++ = file == files && rank == 0 ? ' ' : piece;
        }
    }
    return text;
}
