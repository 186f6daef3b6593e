/* SPDX-License-Identifier: MIT
 *
 * UCI, for the variant that its hosts know: chess. */
#ifndef ENGINE_UCI_H
#define ENGINE_UCI_H

#include "session.h"

extern const protocol uci_protocol;

#endif
