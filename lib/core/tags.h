/* SPDX-License-Identifier: MIT
 * Tags: what a record says about a game besides its moves, as names with values. */
#ifndef AGI_TAGS_H
#define AGI_TAGS_H

#include <stdbool.h>
#include <stdint.h>

/* One block of memory holds both texts; it begins with the name. */
typedef struct agi_tag {
    char *name;
    char *value;
} agi_tag;

/* In the order in which records write them: the roster first, then as they came. */
typedef struct agi_tags {
    agi_tag *list;
    int32_t count;
    int32_t room;
} agi_tags;

/* Tags that follow from the game itself: records write and read them, ag_game_set_tag refuses them. */
enum {
    AGI_TAG_VARIANT,
    AGI_TAG_RULES_VERSION,
    AGI_TAG_POSITION,
    AGI_TAG_SET_UP,
    AGI_TAG_FEN,
    AGI_TAG_AUTOMATIC_DRAWS,
    AGI_TAG_RESULT,
    AGI_TAG_REASON,
    AGI_OWN_TAGS
};
const char *agi_own_tag_name(int32_t own);
/* AGI_TAG_VARIANT ... AGI_TAG_REASON; -1 for the name of any other tag. */
int32_t agi_find_own_tag(const char *name);

/* The roster: the tags that every record of chess begins with, before its result, and what they hold when that is not
 * known. */
enum { AGI_ROSTER = 6 };
const char *agi_roster_name(int32_t i);
const char *agi_roster_unknown(int32_t i);
bool agi_is_in_roster(const char *name);

/* What a name and a value may hold. */
bool agi_is_tag_name(const char *name);
bool agi_is_tag_value(const char *value);

/* The tag's value; NULL when there is none. */
const char *agi_find_tag(const agi_tags *tags, const char *name);
/* AG_OK; AG_ERR_MEMORY, or AG_ERR_ARGUMENT when there are AG_TAGS_MAX already, and nothing has changed. */
int32_t agi_set_tag(agi_tags *tags, const char *name, const char *value);
void agi_remove_tag(agi_tags *tags, const char *name);

/* False when there is no memory; then `to` is empty. */
bool agi_copy_tags(agi_tags *to, const agi_tags *from);
/* Leaves the tags empty. */
void agi_free_tags(agi_tags *tags);

#endif
