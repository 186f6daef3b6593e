/* SPDX-License-Identifier: MIT
 * What the program calls itself: it can be installed under another name. */
#ifndef PROGRAM_H
#define PROGRAM_H

#ifndef PROGRAM
#define PROGRAM "04_play"
#endif

#endif
