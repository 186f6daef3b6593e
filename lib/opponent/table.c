/* SPDX-License-Identifier: MIT */
#include "table.h"

#include <string.h>

void agi_table_renew(agi_table *table)
{
    if (table->age == UINT16_MAX) {
        memset(table->entries, 0, (size_t)table->groups * AGI_GROUP * sizeof *table->entries);
        table->age = 0;
    }
    table->age++;
}

static agi_entry *group_of(const agi_table *table, uint64_t key)
{
    return table->entries + ((key >> 32) * table->groups >> 32) * AGI_GROUP;
}

const agi_entry *agi_table_find(const agi_table *table, uint64_t key)
{
    const agi_entry *group = group_of(table, key);
    for (int i = 0; i < AGI_GROUP; i++) {
        if (group[i].check == (uint32_t)key && group[i].age == table->age) return &group[i];
    }
    return NULL;
}

/* The same position goes into its own entry; else what is old goes first, then what is least deep. */
static agi_entry *entry_to_replace(const agi_table *table, agi_entry *group, uint32_t check)
{
    agi_entry *found = group;
    for (int i = 0; i < AGI_GROUP; i++) {
        if (group[i].age != table->age) return &group[i];
        if (group[i].check == check) return &group[i];
        if (group[i].depth < found->depth) found = &group[i];
    }
    return found;
}

void agi_table_store(agi_table *table, uint64_t key, agi_entry found)
{
    agi_entry *entry = entry_to_replace(table, group_of(table, key), (uint32_t)key);
    if (found.move == 0 && entry->age == table->age && entry->check == (uint32_t)key) found.move = entry->move;
    found.check = (uint32_t)key;
    found.age = table->age;
    *entry = found;
}
