/* SPDX-License-Identifier: MIT
 * What a text states about a move of Sentai Chess (section 6). */
#ifndef AGI_SENTAI_NOTATION_H
#define AGI_SENTAI_NOTATION_H

#include "sentai.h"

/* 0 where the text says nothing of a piece. */
typedef struct written_move {
    int32_t from;
    int32_t to;
    uint32_t piece;   /* "R4 " before the squares */
    uint32_t leaves;  /* "/R4" behind them */
    uint32_t result;  /* "= R30" */
    uint32_t stays;   /* "; a4=R33" ... */
    int32_t stays_on; /* ... and its square */
    bool captures;    /* x */
    bool en_passant;  /* e.p. */
} written_move;

/* Whether the text speaks of a Ranger that disengages; `piece` is the one on its first square. */
static inline bool is_written_split(const written_move *written, uint32_t piece)
{
    const bool names_part =
        is_ranger(piece) && is_basic(written->piece) && written->piece != piece && (written->piece & ~piece) == 0;
    return written->leaves != 0 || written->stays != 0 || names_part;
}

/* refusals.c: says why no legal move fits; AG_ERR_ILLEGAL. */
int32_t agi_sentai_refuse_move(const ag_variant *variant, const sentai_position *position, const written_move *written,
                               agi_writer *why);

#endif
