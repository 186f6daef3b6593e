/* SPDX-License-Identifier: MIT
 *
 * What an opponent is made of. */
#ifndef AGI_HANDLE_H
#define AGI_HANDLE_H

#include "search.h"

struct ag_opponent {
    const ag_variant *variant;
    int32_t level;
    bool has_begun;       /* something has been thought since it was made, or its level was set */
    bool automatic_draws; /* of the game thought about */
    agi_search search;
};

#endif
