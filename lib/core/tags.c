/* SPDX-License-Identifier: MIT */
#include "tags.h"

#include <stdlib.h>
#include <string.h>

#include "game.h"

/* ---- names ---- */

static const char *const OWN_NAMES[AGI_OWN_TAGS] = {
    [AGI_TAG_VARIANT] = "Variant",   [AGI_TAG_RULES_VERSION] = "RulesVersion",
    [AGI_TAG_POSITION] = "Position", [AGI_TAG_SET_UP] = "SetUp",
    [AGI_TAG_FEN] = "FEN",           [AGI_TAG_AUTOMATIC_DRAWS] = "AutomaticDraws",
    [AGI_TAG_RESULT] = "Result",     [AGI_TAG_REASON] = "Reason",
};

static const char *const ROSTER[AGI_ROSTER] = {"Event", "Site", "Date", "Round", "White", "Black"};
static const char *const UNKNOWN[AGI_ROSTER] = {"?", "?", "????.??.??", "?", "?", "?"};

/* Where a name stands in a list of names, -1 when nowhere. */
static int32_t find_name(const char *const *names, int32_t count, const char *name)
{
    for (int32_t i = 0; i < count; i++) {
        if (strcmp(names[i], name) == 0) return i;
    }
    return -1;
}

const char *agi_own_tag_name(int32_t own)
{
    return OWN_NAMES[own];
}

int32_t agi_find_own_tag(const char *name)
{
    for (int32_t i = 0; i < AGI_OWN_TAGS; i++) {
        agi_reader reader = {.text = name};
        if (agi_to_upper(name[0]) != OWN_NAMES[i][0]) continue;
        if (agi_take_word(&reader, OWN_NAMES[i]) && agi_peek(&reader) == '\0') return i;
    }
    return -1;
}

const char *agi_roster_name(int32_t i)
{
    return ROSTER[i];
}

const char *agi_roster_unknown(int32_t i)
{
    return UNKNOWN[i];
}

bool agi_is_in_roster(const char *name)
{
    return find_name(ROSTER, AGI_ROSTER, name) >= 0;
}

static bool is_alphanumeric(char c)
{
    return agi_is_letter(c) || agi_is_digit(c);
}

/* A symbol of PGN: a letter or digit, then letters, digits and a few signs. */
bool agi_is_tag_name(const char *name)
{
    size_t length = 0;

    if (!is_alphanumeric(name[0])) return false;
    while (is_alphanumeric(name[length]) || (name[length] != '\0' && strchr("_+#=:-", name[length]))) length++;
    return name[length] == '\0' && length <= AG_TAG_NAME_MAX;
}

/* A value stands in quotes on one line. */
bool agi_is_tag_value(const char *value)
{
    size_t length = 0;

    while ((unsigned char)value[length] >= ' ' && value[length] != '\x7F') length++;
    return value[length] == '\0' && length <= AG_TAG_VALUE_MAX;
}

/* ---- the list ---- */

static int32_t find_tag(const agi_tags *tags, const char *name)
{
    for (int32_t i = 0; i < tags->count; i++) {
        if (strcmp(tags->list[i].name, name) == 0) return i;
    }
    return -1;
}

/* Where a new tag belongs: those of the roster stand first, in its order. */
static int32_t index_for(const agi_tags *tags, const char *name)
{
    const int32_t rank = find_name(ROSTER, AGI_ROSTER, name);
    int32_t index = 0;

    if (rank < 0) return tags->count;
    for (; index < tags->count; index++) {
        const int32_t other = find_name(ROSTER, AGI_ROSTER, tags->list[index].name);
        if (other < 0 || other > rank) break;
    }
    return index;
}

static agi_tag make_tag(const char *name, const char *value)
{
    const size_t name_bytes = strlen(name) + 1;
    const size_t value_bytes = strlen(value) + 1;
    agi_tag tag = {.name = malloc(name_bytes + value_bytes)};

    if (!tag.name) return tag;
    tag.value = tag.name + name_bytes;
    memcpy(tag.name, name, name_bytes);
    memcpy(tag.value, value, value_bytes);
    return tag;
}

enum { ROOM_AT_FIRST = 8 };

static bool make_room(agi_tags *tags)
{
    const int32_t room = tags->room > 0 ? 2 * tags->room : ROOM_AT_FIRST;
    agi_tag *list;

    if (tags->count < tags->room) return true;
    list = realloc(tags->list, (size_t)room * sizeof *list);
    if (!list) return false;
    tags->list = list;
    tags->room = room;
    return true;
}

static void insert_tag(agi_tags *tags, int32_t index, agi_tag tag)
{
    memmove(&tags->list[index + 1], &tags->list[index], (size_t)(tags->count - index) * sizeof tag);
    tags->list[index] = tag;
    tags->count++;
}

const char *agi_find_tag(const agi_tags *tags, const char *name)
{
    const int32_t i = find_tag(tags, name);
    return i >= 0 ? tags->list[i].value : NULL;
}

int32_t agi_set_tag(agi_tags *tags, const char *name, const char *value)
{
    const int32_t i = find_tag(tags, name);
    agi_tag tag;

    if (i < 0 && tags->count >= AG_TAGS_MAX) return AG_ERR_ARGUMENT;
    if (i < 0 && !make_room(tags)) return AG_ERR_MEMORY;
    tag = make_tag(name, value);
    if (!tag.name) return AG_ERR_MEMORY;
    if (i < 0) {
        insert_tag(tags, index_for(tags, name), tag);
    } else {
        free(tags->list[i].name);
        tags->list[i] = tag;
    }
    return AG_OK;
}

void agi_remove_tag(agi_tags *tags, const char *name)
{
    const int32_t i = find_tag(tags, name);

    if (i < 0) return;
    free(tags->list[i].name);
    tags->count--;
    memmove(&tags->list[i], &tags->list[i + 1], (size_t)(tags->count - i) * sizeof tags->list[i]);
}

bool agi_copy_tags(agi_tags *to, const agi_tags *from)
{
    *to = (agi_tags){0};
    for (int32_t i = 0; i < from->count; i++) {
        const agi_tag tag = make_room(to) ? make_tag(from->list[i].name, from->list[i].value) : (agi_tag){0};
        if (!tag.name) {
            agi_free_tags(to);
            return false;
        }
        to->list[to->count++] = tag;
    }
    return true;
}

void agi_free_tags(agi_tags *tags)
{
    for (int32_t i = 0; i < tags->count; i++) free(tags->list[i].name);
    free(tags->list);
    *tags = (agi_tags){0};
}

/* ---- the tags of a game ---- */

static bool has_tags_of_end(const agi_tags *tags)
{
    return find_tag(tags, OWN_NAMES[AGI_TAG_RESULT]) >= 0 || find_tag(tags, OWN_NAMES[AGI_TAG_REASON]) >= 0;
}

void agi_game_keep_tags(ag_game *game, agi_tags *tags)
{
    agi_free_tags(&game->tags);
    game->tags = *tags;
    game->has_tags_of_end = has_tags_of_end(tags);
    *tags = (agi_tags){0};
}

void agi_game_drop_tags_of_end(ag_game *game)
{
    agi_remove_tag(&game->tags, OWN_NAMES[AGI_TAG_RESULT]);
    if (agi_is_over(game)) agi_remove_tag(&game->tags, OWN_NAMES[AGI_TAG_REASON]);
    game->has_tags_of_end = has_tags_of_end(&game->tags);
}

int32_t ag_game_set_tag(ag_game *game, const char *name, const char *value)
{
    if (!game || !name) return AG_ERR_ARGUMENT;
    if (!agi_is_tag_name(name) || (value && !agi_is_tag_value(value))) return AG_ERR_SYNTAX;
    if (agi_find_own_tag(name) >= 0 && (value || find_tag(&game->tags, name) < 0)) return AG_ERR_ARGUMENT;
    if (value) return agi_set_tag(&game->tags, name, value);
    agi_remove_tag(&game->tags, name);
    return AG_OK;
}

const char *ag_game_tag(const ag_game *game, const char *name)
{
    return game && name ? agi_find_tag(&game->tags, name) : NULL;
}

int32_t ag_game_tag_count(const ag_game *game)
{
    return game ? game->tags.count : AG_ERR_ARGUMENT;
}

const char *ag_game_tag_name(const ag_game *game, int32_t i)
{
    return game && i >= 0 && i < game->tags.count ? game->tags.list[i].name : NULL;
}
