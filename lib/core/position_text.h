/* SPDX-License-Identifier: MIT
 * What the position strings of all games have in common: the board, its ranks from the last to the first joined by
 * strokes, pieces by their codes and runs of empty squares as numbers; then the side to move. */
#ifndef AGI_POSITION_TEXT_H
#define AGI_POSITION_TEXT_H

#include "rules.h"

/* How a game writes its board. */
typedef struct agi_board_style {
    bool one_digit; /* a run is a single digit and no run follows another; else it is a number, as in FEN */
    bool has_pits;  /* # is an empty square with a pit */
} agi_board_style;

/* What can be wrong with the text of a board. */
typedef enum agi_board_fault {
    AGI_BOARD_FINE,
    AGI_RANK_SHORT,  /* the rank ends before it is full */
    AGI_RANK_LONG,   /* it goes on when it is full, or a run goes beyond it */
    AGI_RUN_EMPTY,   /* a run of 0 squares */
    AGI_RUN_REPEATS, /* a run follows another */
    AGI_NO_PIECE,    /* neither a piece nor a run */
    AGI_RANK_UNENDED /* a full rank is not followed by a stroke, or the last one not by the end of the board */
} agi_board_fault;

enum { AGI_PIT = 0xFF /* in place of a piece */ };

/* A board as it was read. */
typedef struct agi_board_text {
    uint8_t piece[AGI_SQUARES_MAX];  /* 0: none */
    int32_t offset[AGI_SQUARES_MAX]; /* byte of the text where a piece or a pit stands */
    agi_board_fault fault;
    int32_t rank; /* where the fault is, both from 0; file is the number of squares read of the rank */
    int32_t file;
} agi_board_text;

/* The i-th square of a board in the order of the text. */
static inline int32_t agi_text_square(const ag_variant *variant, int32_t i)
{
    return (variant->ranks - 1 - i / variant->files) * variant->files + i % variant->files;
}

/* Reads a board. AG_OK, or AG_ERR_SYNTAX with the fault in `board` and the reader where it stands. */
int32_t agi_read_board(const ag_variant *variant, const agi_board_style *style, agi_reader *reader,
                       agi_board_text *board);
void agi_write_board(const ag_variant *variant, const agi_board_style *style, const agi_position *position,
                     agi_writer *writer);

/* What a game says of its board when a text does not hold one. */
typedef struct agi_board_words {
    const char *board;   /* "6 ranks of 5 squares" */
    const char *rank;    /* "5 squares" */
    const char *content; /* a clause: how pieces and empty squares are written */
} agi_board_words;

/* The sentence for the fault of a board whose runs have one digit. Returns AG_ERR_SYNTAX. */
int32_t agi_refuse_board(const ag_variant *variant, const agi_board_text *board, const agi_board_words *words,
                         const agi_reader *reader, agi_writer *why);

/* "White" or "Black". */
const char *agi_name_side(int32_t side);
/* Reads a blank and the side to move behind the last rank of a board. AG_OK or AG_ERR_SYNTAX. */
int32_t agi_read_side(const ag_variant *variant, agi_reader *reader, agi_position *position, agi_writer *why);
/* Writes " w" or " b". */
void agi_write_side(const agi_position *position, agi_writer *writer);

#endif
