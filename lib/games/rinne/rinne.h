/* SPDX-License-Identifier: MIT
 * Rinne and Tensei: the position, and what sets the four variants apart. Section numbers are those of doc/rules/rinne.md. */
#ifndef AGI_RINNE_H
#define AGI_RINNE_H

#include "reach.h"
#include "rules.h"

enum { RINNE_MEN = 5 /* of a side; more only where the caller waives it */ };

/* A variant's board (section 1) and whether a die decides what a man becomes (section 5). */
typedef struct rinne_setup {
    uint32_t board;    /* its squares */
    uint32_t goals[2]; /* White's, Black's */
    bool has_die;
} rinne_setup;

typedef struct rinne_position {
    agi_position head;
    uint32_t men[2];              /* squares of White's, of Black's men */
    uint8_t pieces[RINNE_SQUARES]; /* 0, or 1 + 2 * kind + player as at the border */
} rinne_position;

/*
 * A move, as ag_move: bits 0-4 from, bits 5-9 to, bit 10 set for a roll, bits 11-13 the kind rolled (RINNE_KING ... RINNE_QUEEN).
 * A roll has the man's square both as from and as to.
 */
enum { RINNE_TO_SHIFT = 5, RINNE_ROLL_BIT = 1 << 10, RINNE_KIND_SHIFT = 11 };

static inline const rinne_setup *rinne_setup_of(const ag_variant *variant)
{
    return variant->setup;
}

static inline const rinne_position *rinne_of(const agi_position *position)
{
    return (const rinne_position *)position;
}

static inline uint32_t rinne_from(ag_move move)
{
    return move & 31;
}

static inline uint32_t rinne_to(ag_move move)
{
    return move >> RINNE_TO_SHIFT & 31;
}

static inline bool rinne_is_roll(ag_move move)
{
    return (move & RINNE_ROLL_BIT) != 0;
}

/* The kind rolled; at most 7, whatever the number. */
static inline uint32_t rinne_rolled_kind(ag_move move)
{
    return move >> RINNE_KIND_SHIFT & 7;
}

/* Pieces count kinds from 0 and RINNE_NONE is no kind, hence the 1 between the two. */
static inline uint32_t rinne_kind(uint32_t piece)
{
    return (piece + 1) / 2;
}

static inline uint8_t rinne_piece(uint32_t kind, uint32_t player)
{
    return (uint8_t)(2 * kind - 1 + player);
}

/* The cycle of section 5, for the man that moved. */
uint32_t agi_rinne_next_kind(uint32_t kind);
/* Name of a kind in full; its code is the upper-case letter of White's piece. */
const char *agi_rinne_kind_name(uint32_t kind);
char agi_rinne_kind_letter(uint32_t kind);
/* The square of the man whose roll is still to come; -1 when there is none. */
int32_t agi_rinne_undecided(const rinne_position *position);
/* The squares the man on a square may move to (sections 3 and 4). */
uint32_t agi_rinne_destinations(const rinne_setup *setup, const rinne_position *position, uint32_t square);

/* position.c */
int32_t agi_rinne_read(const ag_variant *variant, agi_reader *reader, agi_position *position, agi_problems *problems);
void agi_rinne_write(const ag_variant *variant, const agi_position *position, agi_writer *writer);
uint64_t agi_rinne_hash(const ag_variant *variant, const agi_position *position);
bool agi_rinne_same(const ag_variant *variant, const agi_position *position, const agi_position *other);
uint64_t agi_rinne_key(uint32_t piece, uint32_t square);
uint64_t agi_rinne_side_key(void);

/* notation.c */
void agi_rinne_write_move(const ag_variant *variant, const agi_position *position, ag_move move, int32_t style, agi_writer *writer);
int32_t agi_rinne_read_move(const ag_variant *variant, const agi_position *position, agi_reader *reader, ag_move *move, agi_writer *why);

/* moves.c */
extern const agi_rules agi_rinne_rules;

#endif
