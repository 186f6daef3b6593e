/* SPDX-License-Identifier: MIT */
#include "history_index.h"

#include <string.h>

/* What is known of a ply. */
typedef struct seen_ply {
    int32_t earlier; /* the last ply before it with the same position, -1 when there is none */
    int32_t times;   /* how often the position had occurred, this time included */
} seen_ply;

/* Slots hold a ply + 1, the last with its position, or 0; they are found by hash and then one after the other. There are
 * at least twice as many as plies, so that some are always empty, and their number is a power of two. */
static size_t count_slots(size_t room)
{
    return (size_t)1 << (64 - __builtin_clzll(2 * (unsigned long long)room - 1));
}

size_t agi_index_bytes(size_t room)
{
    return room < AGI_INDEX_ROOM ? 0 : room * sizeof(seen_ply) + count_slots(room) * sizeof(uint32_t);
}

static seen_ply *seen_of(const ag_game *game)
{
    return (seen_ply *)(void *)game->end;
}

static uint32_t *slots_of(const ag_game *game)
{
    return (uint32_t *)(void *)(seen_of(game) + game->room);
}

static size_t next_slot(const ag_game *game, size_t slot)
{
    return (slot + 1) & (count_slots(game->room) - 1);
}

static size_t first_slot(const ag_game *game, const agi_position *position)
{
    return (size_t)position->hash & (count_slots(game->room) - 1);
}

/* The slot of a position, an empty one when it is not in the index. */
static uint32_t *find_slot(const ag_game *game, const agi_position *position)
{
    uint32_t *slots = slots_of(game);
    size_t slot = first_slot(game, position);

    for (; slots[slot] != 0; slot = next_slot(game, slot)) {
        const agi_position *other = agi_position_at(game, (int32_t)slots[slot] - 1);
        if (other->hash == position->hash && game->rules->same(game->variant, position, other)) break;
    }
    return &slots[slot];
}

/* How often a position at a ply has occurred, when it stood at an earlier one; what lies before its quiet plies does not
 * count. */
static int32_t times_after(const ag_game *game, const agi_position *position, int32_t ply, int32_t earlier)
{
    const int32_t first = position->quiet < ply ? ply - position->quiet : 0;
    return earlier >= first ? seen_of(game)[earlier].times + 1 : 1;
}

/* A position in which a roll is due is none that could be repeated. */
static void take_in(ag_game *game, int32_t ply)
{
    const agi_position *position = agi_position_at(game, ply);
    uint32_t *slot;
    int32_t earlier;

    if (position->roll_due) return;
    slot = find_slot(game, position);
    earlier = (int32_t)*slot - 1;
    seen_of(game)[ply] = (seen_ply){.earlier = earlier, .times = times_after(game, position, ply, earlier)};
    *slot = (uint32_t)ply + 1;
}

/* The last ply that was taken in: its slot, and those that were passed to it, are as they were then. */
static void take_out(ag_game *game, int32_t ply)
{
    const agi_position *position = agi_position_at(game, ply);
    uint32_t *slots = slots_of(game);
    size_t slot = first_slot(game, position);

    if (position->roll_due) return;
    while (slots[slot] != (uint32_t)ply + 1) slot = next_slot(game, slot);
    slots[slot] = (uint32_t)(seen_of(game)[ply].earlier + 1);
}

void agi_index_rebuild(ag_game *game)
{
    if (game->room < AGI_INDEX_ROOM) return;
    memset(slots_of(game), 0, count_slots(game->room) * sizeof(uint32_t));
    for (int32_t ply = game->indexed_from; ply < game->indexed_to; ply++) take_in(game, ply);
}

void agi_index_copy(ag_game *to, const ag_game *from)
{
    const bool has_room = to->room >= AGI_INDEX_ROOM; /* not behind a game that has gone back to few plies */
    const size_t plies = (size_t)(from->indexed_to - from->indexed_from);
    const size_t slots = count_slots(to->room);

    to->indexed_from = has_room ? from->indexed_from : 0;
    to->indexed_to = has_room ? from->indexed_to : 0;
    if (!has_room) return;
    if (plies == 0 || slots != count_slots(from->room)) {
        agi_index_rebuild(to);
        return;
    }
    memcpy(seen_of(to) + to->indexed_from, seen_of(from) + from->indexed_from, plies * sizeof(seen_ply));
    memcpy(slots_of(to), slots_of(from), slots * sizeof(uint32_t));
}

void agi_index_take_in(ag_game *game)
{
    const int32_t ply = agi_ply(game);

    if (ply < AGI_INDEX_QUIET) return; /* the quiet plies are those of a position string */
    if (game->indexed_to == game->indexed_from) {
        game->indexed_from = game->now->quiet < ply ? ply - game->now->quiet : 0;
        game->indexed_to = game->indexed_from;
    }
    while (game->indexed_to <= ply) take_in(game, game->indexed_to++);
}

void agi_index_cut(ag_game *game, int32_t ply)
{
    while (game->indexed_to > game->indexed_from && game->indexed_to > ply + 1) take_out(game, --game->indexed_to);
}

bool agi_index_is_ready(const ag_game *game)
{
    const int32_t ply = agi_ply(game);
    return ply >= game->indexed_from && ply < game->indexed_to;
}

int32_t agi_index_occurrences(const ag_game *game, const agi_position *position)
{
    const int32_t ply = agi_ply(game);
    int32_t earlier;

    if (position == game->now) return seen_of(game)[ply].times;
    earlier = (int32_t)*find_slot(game, position) - 1;
    while (earlier > ply) earlier = seen_of(game)[earlier].earlier; /* a look back from the end of the game */
    return times_after(game, position, ply + 1, earlier);
}
