/* SPDX-License-Identifier: MIT */
#include "diaballik_answers.h"

/* A turn has one text in every style. */
answer answer_of_reference(const char *variant, const char *position, const reference_switches *switches)
{
    const reference_position read = reference_read(variant, position);
    reference_turns list = reference_list(&read, switches);
    answer given = begin_answer(reference_judge(&read, switches));

    for (int i = 0; i < list.count; i++) {
        const reference_position after = reference_after(&read, &list.turns[i]);
        char written[REFERENCE_TEXT];
        reference_write(&after, written);
        add_line(&given, list.turns[i].text, list.turns[i].text, written);
    }
    end_answer(&given);
    reference_free(&list);
    return given;
}
