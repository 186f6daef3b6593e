/* SPDX-License-Identifier: MIT
 *
 * CECP, the protocol of XBoard, in its second version. */
#ifndef ENGINE_CECP_H
#define ENGINE_CECP_H

#include "session.h"

extern const protocol cecp_protocol;

#endif
