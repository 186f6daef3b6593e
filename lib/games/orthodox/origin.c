/* SPDX-License-Identifier: MIT
 * Telling a man from others of its kind that could make the same move. */
#include "written_move.h"

void agi_put_origin(const ag_variant *variant, int32_t from, const uint8_t *rivals, int32_t rival_count,
                    agi_writer *writer)
{
    bool shares_file = false;
    bool shares_rank = false;

    for (int32_t i = 0; i < rival_count; i++) {
        if (rivals[i] % variant->files == from % variant->files) shares_file = true;
        if (rivals[i] / variant->files == from / variant->files) shares_rank = true;
    }
    if (rival_count > 0 && (!shares_file || shares_rank)) agi_put_char(writer, (char)('a' + from % variant->files));
    if (shares_file) agi_put_number(writer, from / variant->files + 1);
}
