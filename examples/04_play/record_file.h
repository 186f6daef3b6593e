/* SPDX-License-Identifier: MIT
 *
 * Files of records. */
#ifndef PLAY_RECORD_FILE_H
#define PLAY_RECORD_FILE_H

#include "session.h"

/* The number-th game of a file, counted from 1, with what its record says against it in why, or NULL and a sentence
 * there. */
ag_game *record_file_read(const char *name, uint64_t number, char *why, size_t cap);

/* The commands `save FILE` and `load FILE [NUMBER]`. */
void record_file_save(session *now, const char *arguments);
void record_file_load(session *now, const char *arguments);

#endif
