/* SPDX-License-Identifier: MIT
 *
 * The hash table: what has been found out about positions. Where an entry stands depends on its key and the number of
 * entries alone. */
#ifndef AGI_TABLE_H
#define AGI_TABLE_H

#include <stdint.h>

#include <abstractgames/abstractgames.h>

enum { AGI_EXACT = 1, AGI_AT_LEAST = 2, AGI_AT_MOST = 3 };

/* 16 bytes on every machine. */
typedef struct agi_entry {
    uint32_t check; /* the half of the key that does not say where the entry stands */
    ag_move move;
    int16_t value;
    uint16_t age; /* 0: nothing has ever been stored */
    uint8_t depth;
    uint8_t bound;
    uint8_t unused[2];
} agi_entry;

typedef struct agi_table {
    agi_entry *entries;
    uint32_t groups;
    uint16_t age;
} agi_table;

enum { AGI_GROUP = 4 }; /* entries that a key may stand in */

/* Forgets everything. */
void agi_table_renew(agi_table *table);
/* NULL when nothing is known. */
const agi_entry *agi_table_find(const agi_table *table, uint64_t key);
void agi_table_store(agi_table *table, uint64_t key, agi_entry found);

#endif
