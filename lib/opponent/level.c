/* SPDX-License-Identifier: MIT */
#include "level.h"

#include <stddef.h>

#include <abstractgames/opponent.h>

/* A beginner looks at little and overlooks much; who is better looks farther and overlooks less. doc/opponent.md shows
 * how the levels fare against each other. */
static const agi_level LEVELS[AG_OPPONENT_LEVEL_MAX] = {
    {40, 300}, {80, 220}, {160, 160}, {320, 110}, {640, 75}, {1250, 50}, {2500, 30}, {5000, 15}, {10000, 5}, {20000, 0},
};

const agi_level *agi_level_of(int32_t level)
{
    return level < 1 || level > AG_OPPONENT_LEVEL_MAX ? NULL : &LEVELS[level - 1];
}

int32_t ag_opponent_level_nodes(int32_t level)
{
    const agi_level *found = agi_level_of(level);
    return found == NULL ? AG_ERR_ARGUMENT : found->nodes;
}

int32_t ag_opponent_level_errors(int32_t level)
{
    const agi_level *found = agi_level_of(level);
    return found == NULL ? AG_ERR_ARGUMENT : found->errors;
}
