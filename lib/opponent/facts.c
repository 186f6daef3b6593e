/* SPDX-License-Identifier: MIT */
#include "facts.h"

#include <string.h>

/* The square left in the lowest bits, the square entered above it. */
#define PLAIN(width)                                                                                                   \
    {                                                                                                                  \
        AGI_SQUARES, width, {0, 0}, {width, width}, 0                                                                  \
    }

#define WHOLE_TURN                                                                                                     \
    {                                                                                                                  \
        AGI_TURN, 6, {24, 12}, {18, 6}, 0                                                                              \
    }

static const agi_facts KNOWN[] = {
    {"rinne", PLAIN(5), true, true},
    {"rinne-5x5", PLAIN(5), true, true},
    {"tensei", PLAIN(5), true, true},
    {"tensei-5x5", PLAIN(5), true, true},
    {"chess", PLAIN(7), false, false},
    {"sentai", PLAIN(7), false, false},
    {"sentai-old", PLAIN(7), false, false},
    {"sentai-blocked", PLAIN(7), false, false},
    {"tensor", PLAIN(7), false, false},
    {"diaballik", WHOLE_TURN, false, false},
    {"sensei-arashi", WHOLE_TURN, false, false},
    {"sensei-shizukana", WHOLE_TURN, false, false},
    {"sensei-arashi-expert", WHOLE_TURN, false, false},
    {"breakthrough", PLAIN(6), false, false},
};

static const agi_facts UNKNOWN = {"", {AGI_ASKED, 0, {0, 0}, {0, 0}, 0}, false, true};

const agi_facts *agi_facts_of(const ag_variant *variant)
{
    const char *id = ag_variant_id(variant);
    for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++) {
        if (strcmp(KNOWN[i].id, id) == 0) return &KNOWN[i];
    }
    return &UNKNOWN;
}
