/* SPDX-License-Identifier: MIT
 * Reading records, for those who hold the text. */
#ifndef AGI_RECORD_READ_H
#define AGI_RECORD_READ_H

#include "record.h"

/* Makes ready for a record, with the text where the last one ended. */
void agi_record_begin(agi_record *record);
/* Reads on in a text of so many bytes. AG_ERR_MORE or AG_ERR_MEMORY: the same call, with more text or memory, goes on.
 * Else the record is over, and its text stands where the next may begin. */
int32_t agi_record_read_on(agi_record *record, int32_t length, bool last);
/* Gives the game away, and the sentence that goes with the status. */
void agi_record_finish(agi_record *record, int32_t status, ag_game **out, agi_writer *why);
/* Frees what has been made of the record. */
void agi_record_free(agi_record *record);

/* The first byte that reading on may look at. */
int32_t agi_record_needs_from(const agi_record *record);
/* After as many bytes have been dropped from the begin of the text. */
void agi_record_drop(agi_record *record, int32_t bytes);

#endif
