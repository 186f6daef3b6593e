/* SPDX-License-Identifier: MIT */
#include "sentai_answers.h"

#include <string.h>

answer answer_of_reference(const char *variant, const char *position, const reference_switches *switches)
{
    const reference_position read = reference_read(variant, position);
    answer given = begin_answer(reference_judge(&read, switches));
    reference_moves list = reference_list(&read, switches);

    for (int i = 0; i < list.count && strcmp(given.status, "draw dead material") != 0; i++) {
        char after[REFERENCE_POSITION_TEXT];
        reference_write(&list.moves[i].after, after);
        add_line(&given, list.moves[i].text, list.moves[i].in_full, after);
    }
    end_answer(&given);
    reference_free(&list);
    return given;
}
