/* SPDX-License-Identifier: MIT
 *
 * The command line. */
#ifndef PLAY_OPTIONS_H
#define PLAY_OPTIONS_H

#include "session.h"

typedef struct options {
    const char *variant;
    const char *position;
    const char *load;
    uint64_t number; /* of the game in the file */
    int wants_list;
    int wants_help;
} options;

extern const char options_help[];

/* Reads the options, of which some are about the session itself. 0 when one is wrong, which has been said then. */
int options_read(options *wanted, session *now, char **arguments);

#endif
